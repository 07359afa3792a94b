import { cited, readScenarioFile, resolveScenario } from '../../scenario/index.ts';
import { type LibraryOptions, withLibrary } from '../scenarios/options.ts';

/** What the trace of each scenario of some files cites; those that can't be read are left out. */
export async function tracesOf(names: readonly string[], options: LibraryOptions): Promise<readonly (readonly string[])[]> {
  const traces: (readonly string[])[] = [];
  const files = await Promise.all(names.map(readScenarioFile));
  await withLibrary(options, async (library) => {
    for (const { result } of files.flatMap(({ entries }) => entries)) {
      if (!result.ok) continue;
      const context = await library.contextFor(result.scenario);
      const resolved = resolveScenario(result.scenario, { ...context, locator: result.locator });
      if (resolved.ok) traces.push([...cited(resolved.answer)]);
    }
  });
  return traces;
}
