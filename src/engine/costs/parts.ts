import type { ActCost, LoyaltyCost } from '../../oracle/tree/index.ts';
import { cameUnderControl, summoningSick } from '../combat/sickness.ts';
import type { Context } from '../context.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { Cause, GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { amount } from '../filters/index.ts';
import { findObject, type Game } from '../game.ts';
import { severalOfFlag } from '../layers/several.ts';
import { refuse, unreachable } from '../refuse.ts';
import { objectRef, type PlayerId } from '../state/ids.ts';
import { costsInWords } from '../trace/inWords.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { citeToo, under } from '../trace/record.ts';
import { actAsCost } from '../verbs/index.ts';
import { isManaAbility } from './manaAbility.ts';
import { RULES_OF_PAYING } from './rulesOfPaying.ts';
import type { CostPart, TotalCost } from './types.ts';

/** Pays one part of a cost that isn't mana (CR 601.2h, 118.3). */
export function* payPart(
  g: Game,
  payer: PlayerId,
  total: TotalCost,
  part: CostPart,
  payment: PaymentAnswer | null,
  ctx: Context,
): Run<void> {
  switch (part.kind) {
    case 'tapCost':
      return yield* turn(g, payer, total, ctx, 'tap');
    case 'untapCost':
      return yield* turn(g, payer, total, ctx, 'untap');
    case 'loyaltyCost':
      return yield* loyalty(g, payer, part, ctx);
    case 'actCost':
      return yield* act(g, payer, total, part, payment, ctx);
    default:
      return unreachable(part);
  }
}

/** {T} and {Q} (CR 107.5, 107.6, 302.6). */
function* turn(g: Game, payer: PlayerId, total: TotalCost, ctx: Context, kind: 'tap' | 'untap'): Run<void> {
  const name = nameOf(g, ctx.source);
  const found = findObject(g, ctx.source);
  if (found?.zone !== 'battlefield') refuse(`${name} isn't on the battlefield, so it can't become ${kind}ped.`, ['118.3']);
  if (found.tapped === (kind === 'tap'))
    refuse(`${name} is ${found.tapped ? 'tapped already' : 'not tapped'}.`, ['118.3', kind === 'tap' ? '107.5' : '107.6']);
  if (summoningSick(g, found.id)) {
    refuse(`${name} hasn't been under its controller's control continuously since their most recent turn began.`, [
      '302.6',
      '602.5a',
    ]);
  }
  if (cameUnderControl(g, found.id)) citeToo(g, ['302.6', '702.10c', ...severalOfFlag(g, found.id, 'ignoresSummoningSickness')]);
  const forMana = kind === 'tap' && total.ability !== null && isManaAbility(total.ability);
  const event = kind === 'tap' ? ({ kind, object: found.id, forMana } as const) : ({ kind, object: found.id } as const);
  yield* happen(g, [event], causeOf(payer, ctx));
}

/** CR 606.4, 606.6. */
function* loyalty(g: Game, payer: PlayerId, { sign, amount: much }: LoyaltyCost, ctx: Context): Run<void> {
  const count = sign === '0' ? 0 : amount(g, much, ctx);
  const on = objectRef(ctx.source);
  const has = findObject(g, ctx.source)?.counters.loyalty ?? 0;
  if (sign === '-' && has < count) refuse(`${nameOf(g, ctx.source)} has only ${has} loyalty counters.`, ['606.6', '118.3']);
  const told = {
    kind: 'cost',
    says: `${playerName(g, payer)} pays the loyalty cost ${sign === '0' ? '0' : `${sign}${count}`} of ${nameOf(g, ctx.source)}.`,
    cite: ['606.4'],
    subjects: [ctx.source],
  } as const;
  if (count === 0) return;
  const change = { on, counter: 'loyalty', amount: count, player: payer } as const;
  const event: GameEvent =
    sign === '+' ? { kind: 'putCounters', ...change, asCost: true } : { kind: 'removeCounters', ...change };
  yield* under(g, told, () => happen(g, [event], causeOf(payer, ctx)));
}

/** Anything else that is done to pay: what it uses is the payer's choice. */
function* act(
  g: Game,
  payer: PlayerId,
  total: TotalCost,
  { act: deed }: ActCost,
  payment: PaymentAnswer | null,
  ctx: Context,
): Run<void> {
  const { impossible, pay } = actAsCost(g, deed, ctx, payment, total.for);
  if (impossible !== null) refuse(impossible, ['118.3', ...RULES_OF_PAYING[total.for].pays]);
  const told = {
    kind: 'cost',
    says: `${playerName(g, payer)} pays a part of the cost: ${costsInWords([{ kind: 'actCost', act: deed }], ctx)}.`,
    cite: [...RULES_OF_PAYING[total.for].pays, '118.1'],
    subjects: [ctx.source],
  } as const;
  yield* under(g, told, pay);
}

const causeOf = (player: PlayerId, ctx: Context): Cause => ({ source: ctx.source, player, words: ctx.words.text });
