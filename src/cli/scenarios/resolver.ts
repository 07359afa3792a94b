import { invariant } from '../../rules/assert.ts';
import type { ResolveScenario } from '../../scenario/index.ts';
import * as scenario from '../../scenario/index.ts';

/** The engine's door for scenarios. */
export function resolver(): ResolveScenario {
  const { resolveScenario } = scenario as { resolveScenario?: ResolveScenario };
  invariant(resolveScenario, 'scenario/index.ts exports resolveScenario');
  return resolveScenario;
}
