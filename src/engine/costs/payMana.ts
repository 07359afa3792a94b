import { formatManaCost, type ManaCost, parseManaCost, symbolRules } from '../../rules/mana/index.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import { happen } from '../events/happen.ts';
import { type Game, player, spend } from '../game.ts';
import { statementsOf } from '../layers/index.ts';
import { InputError, refuse } from '../refuse.ts';
import { forbids } from '../replacement/prohibitions.ts';
import { type ObjectId, type PlayerId, playerRef } from '../state/ids.ts';
import type { Mana } from '../state/player.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';
import { activateManaAbility } from './activate.ts';
import { asThoughAnyColor } from './asThough.ts';
import { forbidsPayingLife } from './forbiddenPayments.ts';
import { asSources, type OfferGroup, offersFor, unitOf, type Wanted } from './plan.ts';
import { followRiders } from './riders.ts';
import { RULES_OF_PAYING } from './rulesOfPaying.ts';
import { narrow } from './said.ts';
import { LIFE_FOR_SYMBOL, type ManaType, typesOf, type Variant, variantsOf } from './slots.ts';
import { type ManaSolution, solveMana } from './solve.ts';
import { sum } from './total.ts';
import type { TotalCost } from './types.ts';
import { restrictedRules, unpaidReason } from './unpaid.ts';
import { checkNamedSources } from './unused.ts';

export interface ManaPayment {
  readonly payer: PlayerId;
  readonly total: TotalCost;
  readonly payment: PaymentAnswer | null;
  /** Only mana that is in the pool already: the cost of a mana ability that a plan has provided for. */
  readonly fromPool: boolean;
  /** Objects that other parts of the cost use. */
  readonly excluded: readonly ObjectId[];
  /** Life said for Phyrexian symbols, in symbols. */
  readonly byLife: number;
}

/** The types of the mana spent, in the order of what they paid, and what produced it, as far as that is known. */
export interface SpentMana {
  readonly types: readonly ManaType[];
  readonly from: readonly ObjectId[];
}

/** Activates mana abilities as needed (CR 601.2g) and pays the mana (118.3a). */
export function* payMana(g: Game, cost: ManaCost, how: ManaPayment): Run<SpentMana> {
  const variants = said(how, asThoughAnyColor(g, how.payer, how.total, variantsOf(cost, how.byLife)));
  if (how.byLife > 0) yield* payWithLife(g, how);
  if (variants.some(({ slots }) => slots.length === 0)) return payNothing(g, cost, how);
  if (noManaMayPay(g, how.total))
    refuse(`Mana can't be spent to cast ${nameOf(g, how.total.object)}.`, ['101.2', '118.3', '601.2h']);
  const [first] = variants;
  if (first && player(g, how.payer).unlimitedMana) return payUnlimited(g, cost, first, how);
  const before = player(g, how.payer).mana.length;
  const tapped: ObjectId[] = [];
  for (;;) {
    spend(g, 'payments');
    const { groups, solution } = plan(g, how, variants);
    if (!solution)
      refuse(unpaidReason(g, cost, how, variants), [
        '118.3',
        ...RULES_OF_PAYING[how.total.for].pays,
        ...symbolRules(cost),
        ...restrictedRules(g, how),
        ...how.total.adjustments.flatMap(({ cite }) => cite),
      ]);
    if (solution.activations.length === 0) {
      const spent = yield* spendMana(g, cost, how, solution, before);
      checkNamedSources(g, how, [...tapped, ...spent.from]);
      return spent;
    }
    for (const step of solution.activations) tapped.push(yield* activateAsPlanned(g, how, groups, solution, step));
  }
}

/** "You can't spend mana to cast this spell." */
function noManaMayPay(g: Game, total: TotalCost): boolean {
  const spell = total.for === 'casting' ? g.state.objects[total.object] : undefined;
  return spell !== undefined && statementsOf(g, spell, 'noManaSpent').length > 0;
}

/** What the player said about which mana to spend. */
function said({ payment }: ManaPayment, variants: readonly Variant[]): readonly Variant[] {
  if (payment?.mana == null) return variants;
  const parsed = parseManaCost(payment.mana);
  if (!parsed.ok) throw new InputError(`mana to pay with: ${parsed.problem.message}`);
  // A number leaves open which mana pays that much.
  const named = parsed.value.symbols.filter((symbol) => symbol.kind !== 'generic');
  const types = named.map((symbol): ManaType => {
    const [slot, more] = variantsOf({ symbols: [symbol] }, 0)[0]?.slots ?? [];
    const [type, other] = slot && !more ? typesOf(slot.mask) : [];
    if (type && !other) return type;
    throw new InputError(`mana to pay with is said by color, such as {U}{U}, not as ${formatManaCost({ symbols: [symbol] })}`);
  });
  return narrow(variants, types);
}

function wantedFor({ payer, total, payment, fromPool, excluded }: ManaPayment): Wanted {
  return { player: payer, total, named: payment?.manaFrom ?? [], onlyNamed: fromPool, excluded };
}

interface Plan {
  readonly groups: readonly OfferGroup[];
  readonly solution: ManaSolution | null;
}

function plan(g: Game, how: ManaPayment, variants: readonly Variant[]): Plan {
  const wanted = wantedFor(how);
  const pool = player(g, how.payer).mana;
  const fromPool = solveWith(g, wanted, pool, [], variants);
  // Sources that were named are used though the pool would do.
  if (fromPool && wanted.named.length === 0) return { groups: [], solution: fromPool };
  const groups = how.fromPool ? [] : offersFor(g, wanted);
  if (groups.length === 0) return { groups, solution: fromPool };
  return { groups, solution: solveWith(g, wanted, pool, groups, variants) };
}

function solveWith(
  g: Game,
  wanted: Wanted,
  pool: readonly Mana[],
  groups: readonly OfferGroup[],
  variants: readonly Variant[],
): ManaSolution | null {
  const order = poolOrder(pool);
  const units = order.map((at) => unitOf(g, wanted, pool[at]!, groups));
  const firstOf = (id: ObjectId): number => groups.findIndex(([offer]) => offer?.mana.source === id);
  const named = wanted.named.map(firstOf);
  const solution = solveMana({ variants, pool: units, sources: asSources(groups), named });
  if (!solution) return null;
  const spends = solution.spends.map((each) => (each.from === 'pool' ? { ...each, unit: order[each.unit]! } : each));
  return { ...solution, spends };
}

const LASTS = { none: 0, 'end of combat': 1, 'end of turn': 2 } as const;

/** Restricted mana that fits first, then what empties soonest. */
function poolOrder(pool: readonly Mana[]): number[] {
  const rank = ({ restriction, lasts }: Mana): number => (restriction ? 0 : 3) + LASTS[lasts ?? 'none'];
  return [...pool.keys()].sort((a, b) => rank(pool[a]!) - rank(pool[b]!) || a - b);
}

function* activateAsPlanned(
  g: Game,
  { payer, total, payment }: ManaPayment,
  groups: readonly OfferGroup[],
  { spends }: ManaSolution,
  { source, option }: ManaSolution['activations'][number],
): Run<ObjectId> {
  const { mana, ways } = groups[source]![option]!;
  const types = spends.filter(({ slot }) => slot.purpose === source).map(({ type }) => type);
  yield* activateManaAbility(g, {
    player: payer,
    object: mana.source,
    ability: mana.ability,
    moment: 'payment',
    paying: total.for,
    x: null,
    payment: {
      objects: payment?.objects ?? {},
      amounts: payment?.amounts ?? {},
      mana: types.length > 0 ? types.map((type) => `{${type}}`).join('') : null,
      manaFrom: null,
    },
    mana: ways,
    fromPool: true,
  });
  if (!payment?.manaFrom?.includes(mana.source)) {
    g.assumptions.push(`${playerName(g, payer)} pays automatically with mana of ${nameOf(g, mana.source)}.`);
  }
  return mana.source;
}

function* spendMana(g: Game, cost: ManaCost, how: ManaPayment, { spends }: ManaSolution, before: number): Run<SpentMana> {
  const { mana } = player(g, how.payer);
  const used = spends.flatMap((each) => (each.from === 'pool' ? [each.unit] : []));
  setPlayer(g, how.payer, { mana: mana.filter((_, index) => !used.includes(index)) });
  const parts = new Map<string, ManaType[]>();
  for (const at of used) {
    const { source, type } = mana[at]!;
    const from = source === null ? 'the mana pool' : nameOf(g, source);
    parts.set(from, [...(parts.get(from) ?? []), type]);
  }
  const how_ = [...parts].map(([from, types]) => `${types.map((type) => `{${type}}`).join('')} from ${from}`).join(', ');
  tell(g, {
    kind: 'cost',
    says: `${playerName(g, how.payer)} pays ${sum(cost.symbols)} with ${how_}.`,
    cite: [
      ...RULES_OF_PAYING[how.total.for].pays,
      '118.3a',
      ...(before > 0 ? (['106.4'] as const) : []),
      ...(used.some((at) => mana[at]!.restriction) ? (['106.6'] as const) : []),
      ...symbolRules(cost),
    ],
    subjects: [how.total.object],
  });
  yield* followRiders(
    g,
    how.payer,
    used.map((at) => mana[at]!),
    how.total,
  );
  const from = used.flatMap((at) => mana[at]!.source ?? []);
  return { types: spends.map(({ type }) => type), from };
}

/** Even {0} is paid (CR 118.5); what life pays for asks no mana. */
function payNothing(g: Game, cost: ManaCost, how: ManaPayment): SpentMana {
  if (how.byLife === 0) {
    tell(g, {
      kind: 'cost',
      says: `${playerName(g, how.payer)} pays ${sum(cost.symbols)}.`,
      cite: ['118.5', ...RULES_OF_PAYING[how.total.for].pays],
      subjects: [how.total.object],
    });
  }
  return { types: [], from: [] };
}

/** A player who was given mana without end has whatever the cost asks for. */
function payUnlimited(g: Game, cost: ManaCost, { slots }: Variant, { payer, total }: ManaPayment): SpentMana {
  tell(g, {
    kind: 'cost',
    says: `${playerName(g, payer)} pays ${sum(cost.symbols)}; the scenario gives ${playerName(g, payer)} unlimited mana.`,
    cite: [...RULES_OF_PAYING[total.for].pays, '118.3a', ...symbolRules(cost)],
    subjects: [total.object],
  });
  return { types: slots.map(({ mask }) => typesOf(mask).at(typesOf(mask).length > 2 ? -1 : 0)!), from: [] };
}

/** CR 107.4f, 118.3b, 119.4. */
function* payWithLife(g: Game, { payer, byLife, total }: ManaPayment): Run<void> {
  const amount = byLife * LIFE_FOR_SYMBOL;
  if (player(g, payer).life < amount) {
    refuse(`${playerName(g, payer)} can't pay ${amount} life: there are only ${player(g, payer).life}.`, ['118.3', '119.4']);
  }
  const never = amount > 0 ? (forbids(g, 'loseLife', playerRef(payer)) ?? forbidsPayingLife(g, payer, total.for)) : null;
  if (never)
    refuse(`${playerName(g, payer)} can't pay life: ${never.words.card} says "${never.words.text}"`, ['119.8', '118.3', '101.2']);
  const cause = { source: total.object, player: payer, words: null };
  tell(g, {
    kind: 'cost',
    says: `${playerName(g, payer)} pays ${amount} life for ${byLife === 1 ? 'a Phyrexian mana symbol' : `${byLife} Phyrexian mana symbols`}.`,
    cite: ['107.4f', '118.3b'],
    subjects: [total.object],
  });
  yield* happen(g, [{ kind: 'loseLife', player: payer, amount, source: total.object, asCost: true }], cause);
}
