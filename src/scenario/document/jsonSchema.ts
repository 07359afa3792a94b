import { z } from 'zod';
import { scenario } from './schema/scenario.ts';

/** The published JSON Schema (draft 2020-12) of a file: one scenario, or a list of them. */
export function scenarioJsonSchema(): object {
  const file = z.union([scenario, z.array(scenario)]).meta({
    title: 'Scenario',
    description: 'A scenario, or a list of scenarios: a position, what happens in it and, in test files, what must come out',
  });
  return z.toJSONSchema(file, { io: 'input', target: 'draft-2020-12' });
}

/** As it stands in scenario.schema.json. */
export function scenarioJsonSchemaText(): string {
  return `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`;
}
