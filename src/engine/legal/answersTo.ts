import type { DecisionAnswer, DecisionRequest } from '../decisions/types.ts';

/** How many answers to one question are tried. */
const MOST_ANSWERS = 80;

/** Ways to answer a question, the simplest first; where any word would do, one that does. */
export function answersTo(request: DecisionRequest): readonly DecisionAnswer[] {
  const { options, open, groups, total, kind } = request;
  if (open) return WORDS[open].map((word) => ({ kind: 'word', word }));
  if (groups) return [{ kind: 'grouped', groups: { [groups[0] ?? '']: [...options.keys()] } }];
  if (total !== undefined) return divisions(options.length, total);
  if (kind === 'order cards' || kind === 'order triggers') return [{ kind: 'chosen', indexes: [...options.keys()] }];
  return choices(request, null);
}

/** The answers that choose a certain option, alone or with others. */
export const answersWith = (request: DecisionRequest, index: number): readonly DecisionAnswer[] =>
  request.total !== undefined ? answersTo(request) : choices(request, index);

const WORDS: Readonly<Record<NonNullable<DecisionRequest['open']>, readonly string[]>> = {
  // X may have to be the mana value of a target, and no spell has a greater one than that.
  number: Array.from({ length: 21 }, (_, value) => String(value)),
  'card name': ['Forest'],
  'creature type': ['Human'],
  payment: ['yes', 'no'],
};

/** Something for each, the rest for one; or all for one. */
function divisions(count: number, total: number): readonly DecisionAnswer[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const withAll = all.map((at): DecisionAnswer => ({ kind: 'divided', amounts: all.map((index) => (index === at ? total : 0)) }));
  if (total < count) return withAll;
  const spread = all.map(
    (at): DecisionAnswer => ({ kind: 'divided', amounts: all.map((index) => (index === at ? total - count + 1 : 1)) }),
  );
  return [...spread, ...withAll];
}

function choices({ options, min, max }: DecisionRequest, including: number | null): readonly DecisionAnswer[] {
  const rest = [...options.keys()].filter((index) => index !== including);
  const fixed = including === null ? [] : [including];
  const least = Math.max(min - fixed.length, 0);
  const most = Math.min(max - fixed.length, rest.length);
  const sizes = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  // Where a few aren't enough, all often are.
  const [fewest, ...others] = sizes;
  const order = fewest === undefined ? [] : [fewest, ...others.slice(-1), ...others.slice(0, -1)];
  const answers: DecisionAnswer[] = [];
  for (const size of order) {
    for (const indexes of subsets(rest, size)) {
      answers.push({ kind: 'chosen', indexes: [...fixed, ...indexes] });
      if (answers.length === MOST_ANSWERS) return answers;
    }
  }
  return answers;
}

function* subsets(of: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) yield [];
  else for (const [at, first] of of.entries()) for (const rest of subsets(of.slice(at + 1), size - 1)) yield [first, ...rest];
}
