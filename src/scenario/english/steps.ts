import type { Answer, Step } from '../answer.ts';
import { type Block, type DetailLevel, rulesInBrackets } from './text.ts';

function stepBlocks(step: Step, level: DetailLevel): Block[] {
  const words = step.words === null ? '' : ` — ${step.words.card}: “${step.words.text}”`;
  const blocks: Block[] = [
    { kind: 'item', depth: step.depth, text: `${step.summary}${words}${rulesInBrackets(step.citations)}` },
  ];
  for (const { what, why, citations } of step.considered) {
    blocks.push({ kind: 'item', depth: step.depth + 1, text: `not ${what}: ${why}${rulesInBrackets(citations)}` });
  }
  if (level !== 'FULL') return blocks;
  for (const { summary } of step.changes) blocks.push({ kind: 'item', depth: step.depth + 1, text: `→ ${summary}` });
  return blocks;
}

/** The steps in order, under a heading for each step of each turn. */
export function stepsBlocks({ steps }: Answer, level: DetailLevel): Block[] {
  let heading = '';
  return steps.flatMap((step) => {
    const here = `Turn ${step.turn}, ${step.turnStep}`;
    const blocks = stepBlocks(step, level);
    if (here === heading) return blocks;
    heading = here;
    return [{ kind: 'heading', level: 3, text: here }, ...blocks];
  });
}
