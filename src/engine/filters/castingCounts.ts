import type { CastingAmount } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { unreachable } from '../refuse.ts';
import type { CastRecord } from '../state/object.ts';
import { eventKindsOf, looksBack, occurrences, parts } from '../triggers/events/index.ts';
import { declaredAttacks } from './attacked.ts';
import { type Candidate, candidateOf, objectAsKnown } from './candidate.ts';
import { objectsOf } from './objects.ts';

const COLOR_LETTERS = ['W', 'U', 'B', 'R', 'G'] as const;

/** Amounts that casting and paying are counted by. */
export function castingAmount(g: Game, node: CastingAmount, ctx: Context): number {
  switch (node.kind) {
    case 'manaSpent':
      return manaSpent(g, node, ctx);
    case 'timesPaid':
      return timesPaid(g, node, ctx);
    case 'spellsCastBefore':
      return spellsCastBefore(g, ctx);
    case 'targetsBeyondFirst':
      return Math.max(0, targetsOf(g, ctx) - 1);
    case 'timesHappened':
      return timesHappened(g, node, ctx);
    case 'colorsSpent':
      return colorsSpent(g, node, ctx);
    case 'commanderCasts':
      return commanderCasts(g, ctx);
    case 'combatCount':
      return COMBAT_COUNTS[node.what](g, ctx);
    default:
      return unreachable(node);
  }
}

function colorsSpent(g: Game, { object: phrase }: Extract<CastingAmount, { kind: 'colorsSpent' }>, ctx: Context): number {
  const spent = objectsOf(g, phrase, ctx).flatMap((ref) => {
    const object = ref.kind === 'object' ? objectAsKnown(g, ref.object) : undefined;
    return (object?.stack?.cast ?? object?.cast)?.manaSpent ?? [];
  });
  return COLOR_LETTERS.filter((color) => spent.includes(color)).length;
}

/** Of all commanders that this player owns (CR 903.8). */
function commanderCasts(g: Game, { controller }: Context): number {
  const casts = Object.entries(g.state.players[controller]?.commanderCasts ?? {});
  return casts.reduce((sum, [key, times]) => (key.startsWith(`${controller}:`) ? sum + times : sum), 0);
}

/** Of the creatures with which the player attacked in this combat, as they were declared (CR 508.1, 508.6). */
function powerAttackedWith(g: Game, { controller }: Context): number {
  const declared = g.state.turn.active === controller ? declaredAttacks(g) : [];
  return declared.reduce((sum, { power }) => sum + Math.max(0, power), 0);
}

const COMBAT_COUNTS = { blockersBeyondFirst, opponentsAttacked, powerAttackedWith } as const;

/** CR 702.23a. */
function blockersBeyondFirst(g: Game, { source }: Context): number {
  const blocking = (g.state.combat?.blockers ?? []).filter(({ attackers }) => attackers.includes(source)).length;
  return Math.max(0, blocking - 1);
}

/** CR 702.121a, 508.6. */
function opponentsAttacked(g: Game, { controller }: Context): number {
  const declared = g.state.turn.active === controller ? declaredAttacks(g) : [];
  const players = declared.flatMap(({ on }) => (on.kind === 'player' ? [on.player] : []));
  return new Set(players).size;
}

function manaSpent(g: Game, node: Extract<CastingAmount, { kind: 'manaSpent' }>, ctx: Context): number {
  // Nothing is known of a token that is only being created: nothing was spent to cast it.
  const spent = objectsOf(g, node.object, ctx).map((ref) =>
    ref.kind === 'object' && objectAsKnown(g, ref.object) ? spentOn(g, candidateOf(g, ref.object), node) : 0,
  );
  return spent.reduce((total, one) => total + one, 0);
}

function spentOn(g: Game, { object }: Candidate, node: Extract<CastingAmount, { kind: 'manaSpent' }>): number {
  const { of, sameColor, colored, from } = node;
  if (from) {
    const sources = (object.cast?.paid ?? object.stack?.paid)?.manaFrom ?? [];
    return sources.filter((id) => candidateOf(g, id).characteristics.subtypes.includes(from)).length;
  }
  const mana = (object.stack?.cast ?? object.cast)?.manaSpent ?? [];
  if (sameColor) return Math.max(...COLOR_LETTERS.map((color) => mana.filter((one) => one === color).length));
  if (colored) return mana.filter((one) => (COLOR_LETTERS as readonly string[]).includes(one)).length;
  return of === undefined ? mana.length : mana.filter((one) => `{${one}}` === of).length;
}

/** "{W}{W} was spent": at least as much of each. */
export function manaOfEach({ object }: Candidate, symbols: readonly string[]): boolean {
  const mana = ((object.stack?.cast ?? object.cast)?.manaSpent ?? []).map((one) => `{${one}}`);
  const count = (list: readonly string[], symbol: string): number => list.filter((one) => one === symbol).length;
  return symbols.every((symbol) => count(mana, symbol) >= count(symbols, symbol));
}

/** How many targets have been chosen for this spell. */
function targetsOf(g: Game, { source }: Context): number {
  return (g.state.objects[source]?.stack?.targets ?? []).reduce((total, { refs }) => total + refs.length, 0);
}

function timesPaid(g: Game, { object: phrase, keyword }: Extract<CastingAmount, { kind: 'timesPaid' }>, ctx: Context): number {
  const paid = objectsOf(g, phrase, ctx).flatMap((ref) => {
    const object = ref.kind === 'object' ? objectAsKnown(g, ref.object) : undefined;
    if (!object) return [];
    return object.cast ?? object.stack?.cast ?? [];
  });
  return paid.reduce((sum, cast) => sum + timesPaidBy(cast, keyword, ctx), 0);
}

/** How often an optional cost was paid; of several instances of the keyword only the one that asks counts (CR 702.78b). */
export function timesPaidBy({ costsPaid, instancesPaid }: CastRecord, keyword: string, { instance }: Context): number {
  const counts = (name: string, index: number): boolean => {
    const of = instancesPaid?.[index] || undefined;
    return name === keyword && (of === undefined || instance === undefined || of === instance);
  };
  return costsPaid.filter(counts).length;
}

/** Spells that any player cast this turn before this one, those given at setup included (CR 702.40a). */
function spellsCastBefore(g: Game, ctx: Context): number {
  const { turn, history, given } = g.state;
  const casts = history.flatMap(({ turn: when, event }) => (when === turn.number && event.kind === 'cast' ? [event.object] : []));
  const at = casts.indexOf(ctx.source);
  const earlier = Object.values(given.spellsCast).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return earlier + (at === -1 ? casts.length : at);
}

function timesHappened(g: Game, { event, ever }: Extract<CastingAmount, { kind: 'timesHappened' }>, ctx: Context): number {
  let count = 0;
  for (const part of parts(event)) {
    const kinds = new Set<string>(eventKindsOf(part));
    const look = looksBack(part) ? 'back' : 'now';
    for (const entry of g.state.history) {
      if ((!ever && entry.turn !== g.state.turn.number) || !kinds.has(entry.event.kind)) continue;
      count += occurrences(g, part, [entry.event], ctx, look).length;
    }
  }
  return count;
}
