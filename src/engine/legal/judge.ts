import type { RuleNumber } from '../../rules/citations.ts';
import { optionalCostNames } from '../casting/optionalCosts.ts';
import { kindsOfOptions } from '../decisions/alike.ts';
import type { DecisionRequest, PaymentAnswer } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { Refusal } from '../refuse.ts';
import { answersWith } from './answersTo.ts';
import { carryOut, type Trying } from './carryOut.ts';
import { payments } from './payments.ts';
import type { Possibility } from './possibilities.ts';
import { type Completion, type Searched, type SearchOptions, search } from './search.ts';

/** Values that X may have, each of those in between too but what an effect prohibits; `max` null: as much as anyone asks for. */
export interface ValuesOfX {
  readonly min: number;
  readonly max: number | null;
}

/** The first choice on the way, with the places of the options that lead to a legal end. */
export interface FirstChoice {
  readonly request: DecisionRequest;
  readonly legal: readonly number[];
}

/** What is found out about a possibility. */
export type Judged =
  | {
      readonly legal: true;
      readonly completion: Completion;
      readonly payment: PaymentAnswer | null;
      readonly x: ValuesOfX | null;
      readonly first: FirstChoice | null;
      /** Optional additional costs without which it can't be paid. */
      readonly costs: readonly string[];
      /** Optional additional costs that could be paid too. */
      readonly optionalCosts: readonly string[];
    }
  | { readonly legal: false; readonly reason: string; readonly cite: readonly RuleNumber[] };

type Way = { readonly completion: Completion; readonly payment: PaymentAnswer | null; readonly costs: readonly string[] };
type Tried = { readonly way: Way } | { readonly way: null; readonly refusal: Refusal | null };

/** Whether a possibility can be carried through now, costs paid, and what is to be chosen for it. Nothing happens. */
export function judge(g: Game, one: Possibility, say: NonNullable<SearchOptions['say']>): Judged {
  const tried = anyCosts(g, one, { say });
  if (tried.way === null) {
    const { refusal } = tried;
    return { legal: false, reason: refusal?.reason ?? 'No way was found to do it.', cite: refusal?.cite ?? [] };
  }
  const { costs } = tried.way;
  const x = tried.way.completion.asksNumber ? valuesOfX(g, one, costs) : null;
  const trying = { costs, x: x?.min ?? null };
  const way = (x === null ? tried : anyPayment(g, one, trying, { say })).way ?? tried.way;
  return {
    legal: true,
    ...way,
    x,
    first: firstChoice(g, one, trying, way),
    optionalCosts: one.kind === 'cast' ? costsToo(g, one, trying).filter((name) => !costs.includes(name)) : [],
  };
}

/** Without an optional cost, or else with one: what is used to pay it may make the spell cost less (CR 601.2f). */
function anyCosts(g: Game, one: Possibility, options: SearchOptions): Tried {
  const plain = anyPayment(g, one, { x: null, costs: [] }, options);
  if (plain.way !== null || !plain.refusal?.cite.some((rule) => OF_COSTS.has(rule))) return plain;
  for (const name of one.kind === 'cast' && costsLessForWhatPays(g, one) ? optionalNames(g, one) : []) {
    const tried = anyPayment(g, one, { x: null, costs: [name] }, options);
    if (tried.way !== null) return tried;
  }
  return plain;
}

const costsLessForWhatPays = (g: Game, { object }: Casting): boolean =>
  characteristics(g, object).abilities.some(({ tree }) => /"paidReferent"|"paid":true/.test(JSON.stringify(tree)));

type Casting = Extract<Possibility, { kind: 'cast' }>;
const optionalNames = (g: Game, { player, object, face, way }: Casting): readonly string[] =>
  optionalCostNames(g, player, object, face, way.using);

/** Tries payments one after the other; only where the costs are in the way are others tried than the first. */
function anyPayment(g: Game, one: Possibility, trying: Omit<Trying, 'payment'>, options: SearchOptions): Tried {
  let refusal: Refusal | null = null;
  for (const payment of payments(g, one)) {
    const searched: Searched = search(g, () => carryOut(g, one, { ...trying, payment }), options);
    if (searched.found) return { way: { completion: searched.found, payment, costs: trying.costs } };
    refusal ??= searched.refusal;
    if (!refusal?.cite.some((rule) => OF_COSTS.has(rule))) break;
  }
  return { way: null, refusal };
}

const OF_COSTS: ReadonlySet<RuleNumber> = new Set(['118.3', '601.2h', '119.4', '107.4f']);

/** Beyond this nobody looks. */
const GREATEST_X = 200;
/** The least value is looked for up to here. */
const LEAST_X = 20;

/**
 * The least value that can be carried through, and the greatest: the values in between are taken to be like them. Where one isn't possible the
 * next is looked at too: an effect may prohibit every other one (CR 601.3a).
 */
function valuesOfX(g: Game, one: Possibility, costs: readonly string[]): ValuesOfX | null {
  const isPossible = (x: number): boolean => anyPayment(g, one, { x, costs }, {}).way !== null;
  const works = (x: number): boolean => isPossible(x) || isPossible(x + 1);
  const min = Array.from({ length: LEAST_X + 1 }, (_, x) => x).find(isPossible);
  if (min === undefined) return null;
  if (works(GREATEST_X)) return { min, max: null };
  let [known, beyond] = [min, GREATEST_X];
  // The next values first: mostly there are few.
  for (let step = 1; known + step < beyond; step *= 2) {
    if (works(known + step)) known += step;
    else beyond = known + step;
  }
  while (beyond - known > 1) {
    const middle = Math.floor((known + beyond) / 2);
    if (works(middle)) known = middle;
    else beyond = middle;
  }
  return { min, max: known };
}

function firstChoice(
  g: Game,
  one: Possibility,
  trying: Omit<Trying, 'payment'>,
  { completion, payment }: Way,
): FirstChoice | null {
  const { first } = completion;
  if (!first) return null;
  const { request, by } = first;
  const all = [...request.options.keys()];
  if (by === 'only legal' || by === 'alike' || request.open || request.groups) return { request, legal: all };
  const kindOf = kindsOfOptions(g);
  const known = new Map<string, boolean>();
  const leadsOn = (index: number): boolean => {
    const firstly = answersWith(request, index);
    return search(g, () => carryOut(g, one, { ...trying, payment }), { firstly }).found !== null;
  };
  const legal = all.filter((index) => {
    const kind = kindOf(request.options[index]!);
    const found = known.get(kind) ?? leadsOn(index);
    known.set(kind, found);
    return found;
  });
  return { request, legal };
}

/** Which of the optional costs could be paid, each by itself. */
const costsToo = (g: Game, one: Casting, trying: Omit<Trying, 'payment'>): readonly string[] =>
  optionalNames(g, one).filter((name) => anyPayment(g, one, { ...trying, costs: [name] }, {}).way !== null);
