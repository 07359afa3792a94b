import type {
  Amount,
  EitherFilter,
  Filter,
  NumericCharacteristic,
  ObjectPhrase,
  PlayerPhrase,
  ThatMuch,
  VariableAmount,
} from '../../oracle/tree/index.ts';
import { symbolColors } from '../../rules/mana/index.ts';
import { COLORS, type Color } from '../../rules/vocabulary/colors.ts';
import type { Context } from '../context.ts';
import { type Game, player } from '../game.ts';
import { unreachable } from '../refuse.ts';
import { type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { asTheyWere } from './asTheyWere.ts';
import { candidateOf, objectAsKnown, unsupported } from './candidate.ts';
import { castingAmount } from './castingCounts.ts';
import { damageThisTurn } from './damageThisTurn.ts';
import { difference } from './difference.ts';
import { unlockedDoors } from './doors.ts';
import { candidates } from './match.ts';
import { countersOf } from './modifiers/numbers.ts';
import { isPlayerPhrase } from './phraseKinds.ts';
import { playersOf } from './players.ts';
import { stationsByToughness } from './station.ts';
import { characteristicOf } from './values.ts';
import { partySize, varietyAmong } from './variety.ts';
import { votersFor } from './votes.ts';

/** How much it is. May be negative; what uses it as a number of things to do treats that as none (CR 107.1b). */
export function amount(g: Game, node: Amount, ctx: Context): number {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'variable':
      return variable(node.letter, ctx);
    case 'thatMuch':
      return thatMuch(g, node, ctx);
    case 'dieResult':
      return (
        (node.mark === undefined ? undefined : ctx.bindings.amounts.get(node.mark)) ??
        unsupported(ctx, 'no die was rolled that is meant')
      );
    case 'flipsWon':
      return (
        (node.mark === undefined ? undefined : ctx.bindings.amounts.get(node.mark)) ??
        unsupported(ctx, 'no coin was flipped that is meant')
      );
    case 'damagePrevented':
      return ctx.memory ? ctx.memory.amount : unsupported(ctx, 'nothing says how much damage was prevented');
    case 'countOf':
      return candidates(g, node.objects, ctx).length;
    case 'countOfPlayers':
      return playersOf(g, { ...node, kind: 'eachPlayer' }, ctx).length;
    case 'characteristicOf':
      return sum(objectValues(g, node, ctx));
    case 'countersOn':
      return sum(countersOn(g, node, ctx));
    case 'lifeTotalOf':
      return sum(playersOf(g, node.player, ctx).map((id) => player(g, id).life));
    case 'startingLifeTotal':
      return startingLife(g, ctx);
    case 'speedOf':
      return sum(playersOf(g, node.player, ctx).map((id) => speedIn(g, id, ctx)));
    case 'dungeonsCompleted':
      return sum(playersOf(g, node.player, ctx).map((id) => new Set(player(g, id).dungeonsCompleted).size));
    case 'unlockedDoors':
      return unlockedDoors(g, node, ctx);
    case 'ringTemptations':
      return sum(playersOf(g, node.player, ctx).map((id) => player(g, id).ringTempted ?? 0));
    case 'lifeChangedThisTurn':
      return lifeChangedThisTurn(g, node, ctx);
    case 'damageThisTurn':
      return damageThisTurn(g, node, ctx);
    case 'greatestAmong':
      return Math.max(0, ...among(g, node.characteristic, node.among, ctx));
    case 'totalOf':
      return sum(among(g, node.characteristic, node.among, ctx));
    case 'devotion':
      return devotion(g, node.chosen ? chosenColors(g, ctx) : node.colors, ctx);
    case 'chosenNumber':
      return objectAsKnown(g, ctx.source)?.chosen.number ?? unsupported(ctx, 'no number has been chosen');
    case 'cardTypesAmong':
      return new Set(candidates(g, node.among, ctx).flatMap((id) => candidateOf(g, id).characteristics.types)).size;
    case 'varietyAmong':
      return varietyAmong(g, node, ctx);
    case 'colorsOf':
      return colorsOf(g, node.of, ctx);
    case 'difference':
      return difference(g, node, ctx);
    case 'votesFor':
      return votersFor(node.word, ctx).length;
    case 'greatestShare':
      if (node.mark === undefined) return unsupported(ctx, 'it is open what was done this way');
      return Math.max(0, ...(ctx.bindings.shares?.get(node.mark)?.values() ?? []));
    case 'partySize':
      return partySize(g, ctx);
    case 'times':
      return amount(g, node.factor, ctx) * amount(g, node.amount, ctx);
    case 'plus':
      return amount(g, node.left, ctx) + (node.minus ? -1 : 1) * amount(g, node.right, ctx);
    case 'half':
      return partOf(g, amount(g, node.amount, ctx), node.rounded, node.parts ?? 2, ctx);
    case 'manaSpent':
    case 'timesPaid':
    case 'spellsCastBefore':
    case 'targetsBeyondFirst':
    case 'timesHappened':
    case 'colorsSpent':
    case 'combatCount':
    case 'commanderCasts':
      return castingAmount(g, node, ctx);
    default:
      return unreachable(node);
  }
}

/** Everyone's is the same: 20, in Commander 40 (CR 103.4, 903.7). */
function startingLife(g: Game, { onStack }: Context): number {
  const inCommander = g.state.format === 'commander';
  if (onStack !== null) citeToo(g, inCommander ? ['103.4', '903.7'] : ['103.4']);
  return inCommander ? 40 : 20;
}

/** Half of it, or a third, rounded as the words say, or as a sentence behind says of each time (CR 107.1a). */
export function partOf(g: Game, whole: number, rounded: 'up' | 'down' | undefined, parts: number, ctx: Context): number {
  // What divides evenly isn't rounded.
  if (whole % parts === 0) return whole / parts;
  const how = rounded ?? ctx.rounding ?? unsupported(ctx, 'a part of something without a word about rounding');
  if (ctx.onStack !== null) citeToo(g, ['107.1a']);
  return how === 'up' ? Math.ceil(whole / parts) : Math.floor(whole / parts);
}

/** No speed counts as 0 (CR 702.179f). */
function speedIn(g: Game, id: PlayerId, { onStack }: Context): number {
  const { speed } = player(g, id);
  if (speed === undefined && onStack !== null) citeToo(g, ['702.179f']);
  return speed ?? 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** All that was gained, or all that was lost, however the total has moved otherwise (CR 119.3). */
function lifeChangedThisTurn(g: Game, node: Extract<Amount, { kind: 'lifeChangedThisTurn' }>, ctx: Context): number {
  const players = playersOf(g, node.player, ctx);
  const kind = node.direction === 'gain' ? 'gainLife' : 'loseLife';
  return sum(
    g.state.history.map(({ turn, event }) =>
      turn === g.state.turn.number && event.kind === kind && players.includes(event.player) ? event.amount : 0,
    ),
  );
}

function variable(letter: VariableAmount['letter'], ctx: Context): number {
  if (letter !== 'X' || ctx.x === null) return unsupported(ctx, `${letter} has no value here`);
  return ctx.x;
}

function thatMuch(g: Game, { referent }: ThatMuch, ctx: Context): number {
  if (!referent) return unsupported(ctx, 'it is open how much "that much" is');
  if (referent.kind === 'askedAmount') return amount(g, referent.amount, ctx);
  if (referent.kind === 'eventAmount')
    return ctx.memory ? ctx.memory.amount : unsupported(ctx, 'there is no event that says how much');
  const shares = ctx.each?.kind === 'player' ? ctx.bindings.shares.get(referent.mark) : undefined;
  if (shares && ctx.each?.kind === 'player') return shares.get(ctx.each.player) ?? 0;
  return ctx.bindings.amounts.get(referent.mark) ?? 0;
}

/** An object without the characteristic counts 0 (CR 107.2). */
function among(g: Game, which: NumericCharacteristic, filter: Filter | EitherFilter, ctx: Context): number[] {
  return candidates(g, filter, ctx).map((id) => characteristicOf(g, which, candidateOf(g, id)) ?? 0);
}

/** "That color": the one that was chosen for the source (CR 607.2d); where none was, no mana symbol is of it. */
const chosenColors = (g: Game, { source }: Context): readonly Color[] =>
  COLORS.filter((color) => color === objectAsKnown(g, source)?.chosen.color);

/** Each mana symbol in the mana costs of permanents that player controls that is of one of the colors, once (CR 700.5). */
function devotion(g: Game, colors: readonly Color[], { controller }: Context): number {
  return g.state.battlefield.reduce((total, id) => {
    const { object, characteristics } = candidateOf(g, id);
    if (object.phasedOut || characteristics.controller !== controller) return total;
    const symbols = characteristics.manaCost?.symbols ?? [];
    return total + symbols.filter((symbol) => symbolColors(symbol).some((one) => colors.includes(one))).length;
  }, 0);
}

/** What an effect needs to know of an object it takes as it is, or as it last was (CR 608.2h); the source too (113.7a). */
function citeKnown(g: Game, ctx: Context, refs: readonly Ref[]): void {
  if (ctx.onStack === null) return;
  const gone = refs.some((ref) => ref.kind === 'object' && ref.object === ctx.source && !g.state.objects[ref.object]);
  citeToo(g, gone ? ['608.2h', '113.7a'] : ['608.2h']);
}

/** How many colors they have, each by itself (CR 105.1). */
function colorsOf(g: Game, of: ObjectPhrase, ctx: Context): number {
  const refs = asTheyWere(g, of, ctx);
  citeKnown(g, ctx, refs);
  return sum(refs.map((ref) => (ref.kind === 'object' ? candidateOf(g, ref.object).characteristics.colors.length : 0)));
}

function objectValues(g: Game, node: Extract<Amount, { kind: 'characteristicOf' }>, ctx: Context): number[] {
  const refs = asTheyWere(g, node.of, ctx);
  citeKnown(g, ctx, refs);
  return refs.map((ref) => {
    if (ref.kind === 'player') return unsupported(ctx, 'a player has no such characteristic');
    const which = stationsByToughness(g, node, ref.object, ctx) ? 'toughness' : node.characteristic;
    return characteristicOf(g, which, candidateOf(g, ref.object)) ?? 0;
  });
}

const bearers = (g: Game, on: ObjectPhrase | PlayerPhrase, ctx: Context): readonly Ref[] =>
  isPlayerPhrase(on) ? playersOf(g, on, ctx).map(playerRef) : asTheyWere(g, on, ctx);

function countersOn(g: Game, { on, counter, kinds }: Extract<Amount, { kind: 'countersOn' }>, ctx: Context): number[] {
  citeKnown(g, ctx, bearers(g, on, ctx));
  if (kinds) {
    const all = bearers(g, on, ctx).flatMap((ref) =>
      Object.entries(ref.kind === 'player' ? player(g, ref.player).counters : candidateOf(g, ref.object).object.counters),
    );
    return [new Set(all.filter(([, count]) => count > 0).map(([kind]) => kind)).size];
  }
  return bearers(g, on, ctx).map((ref) =>
    countersOf(ref.kind === 'player' ? player(g, ref.player).counters : candidateOf(g, ref.object).object.counters, counter),
  );
}
