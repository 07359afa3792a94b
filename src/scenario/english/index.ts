import type { Answer } from '../answer.ts';
import { outcomeText } from './outcome.ts';
import { effectBlocks, stateBlocks } from './state.ts';
import { stepsBlocks } from './steps.ts';
import { type Block, type DetailLevel, layOut, rulesInBrackets, type TextFormat } from './text.ts';

export { DETAIL_LEVELS, type DetailLevel, TEXT_FORMATS, type TextFormat } from './text.ts';

export interface ExplainOptions {
  readonly title?: string | undefined;
  readonly level?: DetailLevel;
  readonly format?: TextFormat;
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const item = (text: string): Block => ({ kind: 'item', depth: 0, text });

function section(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [heading(title), ...blocks];
}

function answersBlocks({ answers }: Answer): Block[] {
  return answers.map(({ actionIndex, legal, reason, citations }) =>
    item(
      `Action ${actionIndex}: ${legal ? 'legal' : 'not legal'}${reason === null ? '' : `: ${reason}`}${rulesInBrackets(citations)}`,
    ),
  );
}

function decisionsBlocks({ decisions }: Answer): Block[] {
  return decisions.map(({ player, kind, prompt, chosen, by, citations }) =>
    item(`${player} (${kind}): ${prompt} — ${chosen} (${by})${rulesInBrackets(citations)}`),
  );
}

function notesBlocks({ assumptions, warnings, caveats }: Answer): Block[] {
  return [
    ...assumptions.map(({ text, citations }) => item(`Assumed: ${text}${rulesInBrackets(citations)}`)),
    ...warnings.map(({ message }) => item(`Warning: ${message}`)),
    ...caveatTexts(caveats).map(item),
  ];
}

/** Words that nobody looked at, one by one; what is said of whole cards, once for all of them. */
function caveatTexts(caveats: Answer['caveats']): string[] {
  const cards = new Map<string, string[]>();
  for (const { card, words, reason } of caveats) if (words === '') cards.set(reason, [...(cards.get(reason) ?? []), card]);
  const ofCards = [...cards].map(([reason, names]) => `Note on ${names.join(', ')}: ${reason}`);
  const ofWords = caveats
    .filter(({ words }) => words !== '')
    .map(({ card, words, reason }) => `Not looked at: ${card}: “${words}” (${reason})`);
  return [...ofWords, ...ofCards];
}

/** The answer in English, from its data alone. */
export function explain(answer: Answer, { title, level = 'JUDGE', format = 'PLAIN' }: ExplainOptions = {}): string {
  const brief = level === 'SUMMARY';
  const blocks: Block[] = [
    ...(title === undefined ? [] : [{ kind: 'heading', level: 1, text: title } as const]),
    ...outcomeText(answer).map((text): Block => ({ kind: 'line', text })),
    ...(brief ? [] : section('What happens', stepsBlocks(answer, level))),
    ...section('Questions', answersBlocks(answer)),
    ...section(answer.status === 'RESOLVED' ? 'In the end' : 'Where it stands', stateBlocks(answer.finalState)),
    ...(brief ? [] : section('Changed values', effectBlocks(answer.finalState))),
    ...(level === 'FULL' ? section('Decisions', decisionsBlocks(answer)) : []),
    ...section('Notes', notesBlocks(answer)),
    { kind: 'line', text: '' },
    {
      kind: 'line',
      text: `Comprehensive Rules of ${answer.receipt.edition}; engine ${answer.receipt.engineVersion}; scenario ${answer.receipt.scenarioSha256.slice(0, 12)}.`,
    },
  ];
  return layOut(blocks, format);
}
