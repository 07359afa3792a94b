import { formatDocumentError, readScenarioText, type Scenario } from '../../../src/scenario/document/index.ts';

/** The scenario in a text that is known to be right. */
export function scenarioOf(text: string): Scenario {
  const read = readScenarioText(text);
  if (!read.ok) throw new Error(read.errors.map((error) => formatDocumentError(error)).join('\n'));
  return read.scenario;
}

/** The errors of a text, one line each; none where it is right. */
export function errorsOf(text: string): string[] {
  const read = readScenarioText(text);
  return read.ok ? [] : read.errors.map((error) => formatDocumentError(error));
}

/** The shortest scenario with these lines in it. */
export const minimal = (...lines: readonly string[]): string =>
  ['players: [{ name: Ann }, { name: Bob }]', ...lines, ''].join('\n');
