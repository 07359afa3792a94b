import { RULE_NUMBERS } from '../../../src/rules/citations.ts';
import { OUTLINE_EFFECTIVE } from '../../../src/rules/outline/index.ts';
import type { Answer } from '../../../src/scenario/answer.ts';
import { type CardSource, type ResolveContext, readScenarioText, resolveScenario } from '../../../src/scenario/index.ts';

const NO_CARDS: CardSource = { find: () => undefined, near: () => [] };
const NUMBERS: ReadonlySet<string> = new Set(RULE_NUMBERS);
const CONTEXT: ResolveContext = {
  cards: NO_CARDS,
  rules: () => ({ edition: OUTLINE_EFFECTIVE, exists: (number) => NUMBERS.has(number) }),
  editions: [OUTLINE_EFFECTIVE],
};

/** Carries out a scenario in YAML with invented cards; each card is one line of YAML. */
export function play(cards: readonly string[], scenario: string): Answer {
  const text = `title: test\ncards:\n${cards.map((card) => `  - ${card}`).join('\n')}\n${scenario}`;
  const read = readScenarioText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const result = resolveScenario(read.scenario, CONTEXT);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.answer;
}

/** What is left: each player's life and permanents, such as `Ann 20: Bear, Forest | Bob 17:`. */
export function standing({ finalState: state }: Answer): string {
  return state.players
    .map(({ name, life }) => {
      const own = state.objects.filter(({ zone, controller }) => zone === 'battlefield' && controller === name);
      return `${name} ${life}: ${own.map((object) => object.name + (object.tapped ? '*' : '')).join(', ')}`.trim();
    })
    .join(' | ');
}

/** Every rule that some step cites. */
export const cited = ({ steps }: Answer): ReadonlySet<string> => new Set(steps.flatMap(({ citations }) => citations));

/** The status; with why an action is illegal, what is asked, or which words aren't carried out. */
export function verdict({ status, refusal, decision, unsupported, exhausted }: Answer): string {
  const more =
    refusal?.reason ?? decision?.kind ?? exhausted ?? unsupported.map(({ words, reason }) => `${words}: ${reason}`).join();
  return more ? `${status}: ${more}` : status;
}
