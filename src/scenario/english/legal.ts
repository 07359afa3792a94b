import type { LegalAction, LegalActions } from '../legal/types.ts';
import type { ExplainOptions } from './index.ts';
import { type Block, layOut, rulesInBrackets } from './text.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const item = (text: string, depth = 0): Block => ({ kind: 'item', depth, text });

/** What each player may do, in English, from the data alone. */
export function explainLegal(legal: LegalActions, { title, format = 'PLAIN' }: ExplainOptions = {}): string {
  const { status, player, actions, refusals, unsupported } = legal;
  const blocks: Block[] = [
    ...(title === undefined ? [] : [{ kind: 'heading', level: 1, text: title } as const]),
    { kind: 'line', text: `${status}: ${player === null ? 'nobody acts.' : `it is up to ${player}.`}` },
    ...(actions.length > 0 ? [heading('Legal'), ...actions.flatMap(actionBlocks)] : []),
    ...(refusals.length > 0 ? [heading('Not legal')] : []),
    ...refusals.map(({ summary, actionIndex, reason, citations }) =>
      item(`${summary ?? `Action ${actionIndex}:`} ${reason}${rulesInBrackets(citations)}`),
    ),
    ...(unsupported.length > 0 ? [heading('Not known')] : []),
    ...unsupported.map(({ card, words, reason }) => item(`${card}: “${words}” (${reason})`)),
  ];
  return layOut(blocks, format);
}

function actionBlocks({ summary, objects, x, optionalCosts, firstChoice, citations }: LegalAction): Block[] {
  const several = objects.length > 1 ? ` (${objects.length} of them)` : '';
  return [
    item(`${summary}${several}${rulesInBrackets(citations)}`),
    ...(x === null ? [] : [item(`X: from ${x.min}${x.max === null ? ' on' : ` to ${x.max}`}`, 1)]),
    ...(optionalCosts.length > 0 ? [item(`could be paid too: ${optionalCosts.join(', ')}`, 1)] : []),
    ...(firstChoice === null ? [] : [item(choiceText(firstChoice), 1)]),
  ];
}

function choiceText({ prompt, options, open }: NonNullable<LegalAction['firstChoice']>): string {
  const labels = options.map(({ label, count }) => (count > 1 ? `${label} (${count} of them)` : label));
  return `first choice: ${prompt} ${[...labels, ...(open === null ? [] : [`(any ${open})`])].join('; ')}`;
}
