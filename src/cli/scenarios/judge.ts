import {
  type Answer,
  cited,
  compare,
  type Failure,
  type FileEntry,
  formatDocumentError,
  type ResolveScenario,
  type Scenario,
} from '../../scenario/index.ts';
import { StoreProblem } from '../../store/problem.ts';
import { BadInput } from './badInput.ts';
import type { Library } from './library.ts';

/** What became of one scenario. */
export type Verdict = {
  readonly file: string;
  readonly title: string;
} & (
  | { readonly kind: 'unreadable'; readonly problems: readonly string[] }
  /** The program broke on it: our mistake, told without keeping the other scenarios from being judged. */
  | { readonly kind: 'defect'; readonly problems: readonly string[] }
  | {
      readonly kind: 'judged';
      readonly status: Answer['status'];
      readonly failures: readonly Failure[];
      /** The rules that the scenario shows, and those of them that its trace cites. */
      readonly rules: readonly string[];
      readonly cited: readonly string[];
      /** The cards that acted in it: those that were cast and those whose words caused a step; not those that the scenario defines itself. */
      readonly acted: readonly string[];
    }
);

export interface JudgeOptions {
  readonly strict: boolean;
}

const TRACE_LINES = 6;

function defect(error: unknown): string[] {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const trace = text
    .split('\n')
    .slice(0, TRACE_LINES)
    .map((line) => line.trim());
  return [`This is a defect of the program; please report it: ${trace[0]}`, ...trace.slice(1)];
}

/** Carries a scenario out and compares the answer with what it expects. */
export async function judge(
  entry: FileEntry,
  library: Library,
  resolve: ResolveScenario,
  options: JudgeOptions,
): Promise<Verdict> {
  const { file, title } = entry;
  try {
    return await judged(entry, library, resolve, options);
  } catch (error) {
    if (error instanceof BadInput) return { kind: 'unreadable', file, title, problems: [error.message] };
    if (error instanceof StoreProblem) throw error;
    return { kind: 'defect', file, title, problems: defect(error) };
  }
}

async function judged(entry: FileEntry, library: Library, resolve: ResolveScenario, { strict }: JudgeOptions): Promise<Verdict> {
  const { file, title, result } = entry;
  const unreadable = (errors: readonly Parameters<typeof formatDocumentError>[0][]): Verdict => ({
    kind: 'unreadable',
    file,
    title,
    problems: errors.map((error) => formatDocumentError(error, file)),
  });
  if (!result.ok) return unreadable(result.errors);
  const { scenario, locator } = result;
  const context = await library.contextFor(scenario);
  const resolved = resolve(scenario, { ...context, locator });
  if (!resolved.ok) return unreadable(resolved.errors);
  const { answer } = resolved;
  const given = cited(answer);
  return {
    kind: 'judged',
    file,
    title,
    status: answer.status,
    failures: compare(answer, scenario, { strict }),
    rules: scenario.rules,
    cited: scenario.rules.filter((number) => given.has(number)),
    acted: actedIn(answer, scenario).filter((name) => context.cards.find(name) !== undefined),
  };
}

function actedIn({ steps }: Answer, { cards }: Scenario): readonly string[] {
  const own = new Set(cards.map(({ name }) => name));
  const names = steps.flatMap(({ kind, subjects, words }) => [
    ...(words === null ? [] : [words.card]),
    ...(kind === 'cast' ? subjects.flatMap((one) => (one.kind === 'object' ? [one.name] : [])) : []),
  ]);
  return [...new Set(names)].filter((name) => !own.has(name));
}

export const passed = (verdict: Verdict): boolean => verdict.kind === 'judged' && verdict.failures.length === 0;
