import type { DecisionAnswer, DecisionRequest, Option } from '../../../engine/decisions/types.ts';
import type { Ref } from '../../../engine/state/ids.ts';
import { SUBTYPES } from '../../../rules/vocabulary/subtypes.ts';
import type { Dice } from './dice.ts';
import { NAMES } from './onlookers.ts';

/**
 * Any legal answer, by the dice. Yes rather than no, and something rather than nothing, so that more happens; of targets rather those that are
 * liked; of what is to be given up rather nothing that is spared, and of any number rather a few.
 */
export function randomAnswer(
  request: DecisionRequest,
  dice: Dice,
  likes: (ref: Ref) => boolean = () => false,
  spares: (ref: Ref) => boolean = () => false,
): DecisionAnswer {
  const { options, groups, total, open } = request;
  if (open && open !== 'payment') return { kind: 'word', word: randomWord(open, dice) };
  if (groups) return grouped(options.length, groups, dice);
  if (total !== undefined) return { kind: 'divided', amounts: division(options.length, total, dice) };
  const ordered = request.kind === 'order triggers' || request.kind === 'order cards';
  if (ordered) return { kind: 'chosen', indexes: dice.shuffled([...options.keys()]) };
  if (request.kind === 'target' && request.max === 1 && dice.often(50)) {
    const liked = [...options.keys()].filter((index) => isLiked(options[index], likes));
    if (liked.length > 0) return { kind: 'chosen', indexes: [dice.pick(liked)] };
  }
  return { kind: 'chosen', indexes: chosen(request, dice, spares) };
}

const isLiked = (option: Option | undefined, likes: (ref: Ref) => boolean): boolean =>
  option?.kind === 'ref' && likes(option.ref);

function randomWord(open: 'card name' | 'number' | 'creature type', dice: Dice): string {
  switch (open) {
    case 'number':
      return dice.pick(['1', '2', '2', '3', '0']);
    case 'creature type':
      return dice.pick(['Ox', 'Construct', 'Human', 'Citizen', 'Citizen', dice.pick(SUBTYPES.creature)]);
    case 'card name':
      return dice.pick(NAMES);
  }
}

function grouped(count: number, groups: readonly string[], dice: Dice): DecisionAnswer {
  const piles: Record<string, number[]> = Object.fromEntries(groups.map((group) => [group, []]));
  for (let index = 0; index < count; index += 1) piles[dice.pick(groups)]!.push(index);
  return { kind: 'grouped', groups: piles };
}

/** At least 1 each as far as there is enough. */
function division(parts: number, total: number, dice: Dice): readonly number[] {
  const amounts = Array.from({ length: parts }, (_, index) => (index < total ? 1 : 0));
  for (let rest = Math.max(0, total - parts); rest > 0; rest -= 1) amounts[dice.below(parts)]! += 1;
  return amounts;
}

function chosen({ kind, options, min, max }: DecisionRequest, dice: Dice, spares: (ref: Ref) => boolean): readonly number[] {
  const isYesNo = options.length === 2 && options[0]?.kind === 'word' && options[0].word === 'yes';
  if (isYesNo) return [dice.often(kind === 'pay' ? 50 : 75) ? 0 : 1];
  // Where the same mode may be chosen more than once, there may be more choices than options.
  if (min > options.length) return Array.from({ length: min }, () => dice.below(options.length));
  const most = Math.min(max, options.length);
  const least = Math.min(most, Math.max(min, kind === 'target' || dice.often(80) ? 1 : 0));
  const all = dice.shuffled([...options.keys()]);
  const spared = kind === 'choose' ? all.filter((index) => isLiked(options[index], spares)) : [];
  const inOrder = [...all.filter((index) => !spared.includes(index)), ...spared];
  const more = kind === 'choose' && dice.often(60) ? 0 : dice.below(most - least + 1);
  return inOrder.slice(0, least + more);
}

/** Whether an answer declines, or chooses nothing. */
export const isNo = ({ options }: DecisionRequest, answer: DecisionAnswer): boolean =>
  answer.kind === 'chosen' &&
  (answer.indexes.length === 0 ||
    answer.indexes.some((index) => {
      const option = options[index];
      return option?.kind === 'word' && option.word === 'no';
    }));
