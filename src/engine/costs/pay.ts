import type { ManaCost } from '../../rules/mana/index.ts';
import type { Context } from '../context.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import { amount as amountOf } from '../filters/index.ts';
import { type Game, player } from '../game.ts';
import { gathered } from '../lists.ts';
import { refuse } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { isPhyrexian } from './announced.ts';
import { assist, tellUnassisted } from './assist.ts';
import { possible } from './explore.ts';
import { paidBy } from './paid.ts';
import { payPart } from './parts.ts';
import { payMana, type SpentMana } from './payMana.ts';
import { RULES_OF_PAYING } from './rulesOfPaying.ts';
import { LIFE_FOR_SYMBOL } from './slots.ts';
import { afterManaAbilities, byKeyword, paySubstitutes, substitutesFor, tellUnused, withoutSubstituted } from './substitutes.ts';
import { sum } from './total.ts';
import type { CostAdjustment, CostPart, Paid, TotalCost } from './types.ts';
import { checkNamed } from './unused.ts';
import { waterbent } from './waterbend.ts';

const NO_MANA: SpentMana = { types: [], from: [] };
const NO_COST: ManaCost = { symbols: [] };

const together = (one: SpentMana, other: SpentMana): SpentMana =>
  one.types.length === 0 ? other : { types: [...one.types, ...other.types], from: [...one.from, ...other.from] };

/** Pays a total cost: mana abilities first (CR 601.2g), then all of it, what moves cards of the library last (601.2h). Throws a refusal where it can't be. */
export function* payCost(
  g: Game,
  payer: PlayerId,
  total: TotalCost,
  payment: PaymentAnswer | null,
  ctx: Context,
  fromPool = false,
): Run<Paid> {
  if (!total.payable) {
    refuse(`${nameOf(g, total.object)} has no mana cost, and such a cost can't be paid.`, [
      '118.6',
      ...RULES_OF_PAYING[total.for].pays,
    ]);
  }
  return yield* payAnnounced(g, payer, announced(g, payer, total, payment, ctx, fromPool), payment, ctx, fromPool);
}

/** The total cost with its symbols announced (CR 601.2b): the first way that can be paid, and that suits the life that was said. */
function announced(
  g: Game,
  payer: PlayerId,
  total: TotalCost,
  payment: PaymentAnswer | null,
  ctx: Context,
  fromPool: boolean,
): TotalCost {
  if (total.ways.length < 2) return total;
  const byLife = symbolsByLife(g, total, payment, ctx);
  const open = total.ways
    .filter((way) => way.byLife === null || way.byLife === byLife)
    .map(({ mana, adjustments }) => ({ ...total, mana, adjustments }));
  if (open.length < 2) return open[0] ?? total;
  const told = open.map((one) => ({ ...one, adjustments: [...one.adjustments, ...toldOf(total, one.mana)] }));
  return told.find((one) => possible(g, () => payAnnounced(g, payer, one, payment, ctx, fromPool))) ?? told[0]!;
}

/** Hybrid symbols are announced as what is to be paid for them. */
function toldOf({ object }: TotalCost, mana: ManaCost | null): readonly CostAdjustment[] {
  if (mana === null) return [];
  return [
    { says: `With its hybrid symbols announced, it costs ${sum(mana.symbols)}.`, source: object, cite: ['601.2b', '107.4e'] },
  ];
}

function* payAnnounced(
  g: Game,
  payer: PlayerId,
  total: TotalCost,
  payment: PaymentAnswer | null,
  ctx: Context,
  fromPool: boolean,
): Run<Paid> {
  for (const { says, source, cite } of total.adjustments) {
    tell(g, { kind: 'cost', says, cite, subjects: source === null ? [] : [source] });
  }
  const start = g.state.history.length;
  const byLife = symbolsByLife(g, total, payment, ctx);
  const named = substitutesFor(g, total, payment, ctx);
  tellUnused(g, total, named);
  // What is exiled from another zone can have been a source of mana before.
  const toUse = gathered(named, ({ statement, objects }) => (statement.node.act.kind === 'exile' ? [] : objects));
  const excluded = [...usedByParts(total, ctx), ...(payment?.objects.tap ?? []), ...toUse];
  const mana = total.mana && withoutSubstituted(g, total.mana, named);
  tellUnassisted(g, mana, total, payment);
  const helped = yield* assist(g, mana ?? NO_COST, total, payment, excluded);
  const how = { payer, total, payment, fromPool, excluded, byLife };
  const own = mana ? yield* payMana(g, helped.left, how) : NO_MANA;
  const spent = together(helped.spent, own);
  const substitutes = afterManaAbilities(g, named, ctx);
  const used = gathered(substitutes, ({ objects }) => objects);
  const since = g.state.history.length;
  if (substitutes.length > 0) yield* paySubstitutes(g, total, substitutes, ctx);
  for (const part of inOrder(total.parts)) yield* payPart(g, payer, total, part, payment, ctx);
  if (total.waterbend !== null) yield* waterbent(g, total);
  // What pays for a mana ability on the way is looked at as the whole is.
  if (!fromPool) checkNamed(g, total, payment, start, used);
  const paid = paidBy(g, since, spent.types);
  const sources = spent.from.length > 0 ? { manaFrom: spent.from } : {};
  const lives = byLife > 0 ? { symbolsByLife: byLife } : {};
  return { ...paid, ...lives, objects: { ...paid.objects, ...byKeyword(substitutes), ...sources } };
}

/** Whether a player could pay a total cost now. Nothing happens. */
export function canPay(g: Game, payer: PlayerId, total: TotalCost, payment: PaymentAnswer | null, ctx: Context): boolean {
  if (!total.payable || player(g, payer).lost !== null) return false;
  return possible(g, () => payCost(g, payer, total, payment, ctx));
}

/** How many Phyrexian symbols the life that was said pays for, other payments of life apart. */
function symbolsByLife(g: Game, { parts, mana, player: payer }: TotalCost, payment: PaymentAnswer | null, ctx: Context): number {
  const given = payment?.amounts.life ?? 0;
  const symbols = mana?.symbols.filter(isPhyrexian).length ?? 0;
  if (given === 0 || symbols === 0) return 0;
  const other = parts.reduce(
    (all, part) => all + (part.kind === 'actCost' && part.act.kind === 'payLife' ? amountOf(g, part.act.amount, ctx) : 0),
    0,
  );
  const rest = Math.max(0, given - other);
  if (rest % LIFE_FOR_SYMBOL !== 0 || rest / LIFE_FOR_SYMBOL > symbols) {
    refuse(`${playerName(g, payer)} can't pay ${rest} life for ${symbols} Phyrexian mana symbols: each costs 2 life.`, [
      '107.4f',
    ]);
  }
  return rest / LIFE_FOR_SYMBOL;
}

/** A permanent that is tapped or untapped as part of the cost can't be tapped for mana too. */
function usedByParts({ parts }: TotalCost, ctx: Context): readonly ObjectId[] {
  return parts.some(({ kind }) => kind === 'tapCost' || kind === 'untapCost') ? [ctx.source] : [];
}

/** 601.2h: random elements and cards that go from a library to a public zone come last. */
function inOrder(parts: readonly CostPart[]): readonly CostPart[] {
  return parts.length < 2 ? parts : [...parts.filter((part) => !isLast(part)), ...parts.filter(isLast)];
}

function isLast(part: CostPart): boolean {
  if (part.kind !== 'actCost') return false;
  const { act } = part;
  if (act.kind === 'keywordActionN') return act.action === 'mill';
  const objects = act.kind === 'exile' || act.kind === 'move' ? act.objects : null;
  return objects?.kind === 'libraryCards' || (act.kind === 'discard' && act.cards.kind === 'some' && act.cards.atRandom === true);
}
