import type { Event } from '../../../oracle/tree/index.ts';
import { boundContext, type Context } from '../../context.ts';
import type { GameEvent } from '../../events/event.ts';
import { holds } from '../../filters/index.ts';
import { findObject, type Game, spend } from '../../game.ts';
import { unreachable } from '../../refuse.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { looksBack, occurrences, parts } from '../../triggers/events/index.ts';
import { setState } from '../../writer.ts';
import type { ContinuousEffect, EndMoment, LayerPart } from '../effect.ts';
import { characteristics } from '../index.ts';

/** Ends the effects whose time is over at this moment (CR 500.5, 514.2, 611.2a), and the delayed triggers that wait no longer (603.7b). */
export function endEffects(g: Game, moment: EndMoment): readonly ContinuousEffect[] {
  const { delayed } = g.state;
  const waits = delayed.filter(({ until }) => !until || !endsAt(g, { duration: until, affected: NOBODY }, moment));
  if (waits.length < delayed.length) setState(g, 'delayed', waits);
  beginAt(g, moment);
  return drop(g, (effect) => endsAt(g, effect, moment));
}

/** The effects that give a player control of objects end as that player leaves the game (CR 800.4a); what else they do goes on. */
export function endControlBy(g: Game, player: PlayerId): void {
  const { effects } = g.state;
  const gives = (part: LayerPart): boolean => part.kind === 'control' && part.player === player;
  if (!effects.some(({ parts: all }) => all.some(gives))) return;
  const left = effects.map((effect) =>
    effect.parts.some(gives) ? { ...effect, parts: effect.parts.filter((part) => !gives(part)) } : effect,
  );
  setState(
    g,
    'effects',
    left.filter(({ parts: all }, at) => all.length > 0 || effects[at]!.parts.length === 0),
  );
}

/** The turn has come during which an effect is to last. */
function beginAt(g: Game, moment: EndMoment): void {
  if (moment.kind !== 'turnBegins') return;
  const begins = ({ duration }: ContinuousEffect): boolean =>
    duration.kind === 'duringNext' && duration.player === moment.player && moment.turn > duration.madeInTurn;
  const { effects } = g.state;
  if (!effects.some(begins)) return;
  setState(g, 'effects', effects.map((effect): ContinuousEffect => (begins(effect) ? { ...effect, duration: { kind: 'endOfTurn' } } : effect))); // biome-ignore format: one line
}

/**
 * Ends the effects that last as long as something is so, once it no longer is (CR 611.2b): they don't begin again. Called whenever something
 * has happened. Ending one may end another.
 */
export function dropEnded(g: Game, events: readonly GameEvent[] = NOTHING): readonly ContinuousEffect[] {
  const ended: ContinuousEffect[] = [];
  for (;;) {
    if (!g.state.effects.some(lastsWhile)) return ended;
    const now = drop(g, (effect) => lastsWhile(effect) && !durationHolds(g, effect, events));
    if (now.length === 0) return ended;
    ended.push(...now);
    spend(g, 'effects that end');
  }
}

function drop(g: Game, ends: (effect: ContinuousEffect) => boolean): readonly ContinuousEffect[] {
  const ended = g.state.effects.filter(ends);
  if (ended.length > 0) {
    setState(
      g,
      'effects',
      g.state.effects.filter((effect) => !ended.includes(effect)),
    );
  }
  return ended;
}

const NOBODY: ContinuousEffect['affected'] = { kind: 'players', players: [] };

/** Until that player's next turn, or a point in it, or for that turn: until it would have begun (CR 800.4m). */
function waitsForTurn(duration: ContinuousEffect['duration'], player: PlayerId, turn: number): boolean {
  if (duration.kind === 'nextUntapStep') return duration.of === player;
  return (
    (duration.kind === 'untilNext' || duration.kind === 'duringNext') && duration.player === player && turn > duration.madeInTurn
  );
}

function endsAt(g: Game, { duration, affected }: Pick<ContinuousEffect, 'duration' | 'affected'>, moment: EndMoment): boolean {
  if (moment.kind === 'turnPassedBy') return waitsForTurn(duration, moment.player, moment.turn);
  switch (duration.kind) {
    case 'nextUntapStep':
      if (duration.of !== undefined) return moment.kind === 'untapped' && moment.player === duration.of;
      return (
        moment.kind === 'untapped' && affected.kind === 'objects' && affected.objects.every((id) => isOf(g, id, moment.player))
      );
    case 'endOfTurn':
      return moment.kind === 'cleanup';
    case 'endOfCombat':
      return moment.kind === 'combatEnds';
    case 'untilNext':
      return reached(duration, moment);
    default:
      return false;
  }
}

/** Whoever controls it now; what has gone needs no untap step. */
const isOf = (g: Game, id: ObjectId, player: PlayerId): boolean =>
  findObject(g, id)?.zone !== 'battlefield' || characteristics(g, id).controller === player;

const STEP_OF = { upkeep: 'upkeep', endStep: 'end', untapStep: 'untap' } as const;

function reached(duration: Extract<ContinuousEffect['duration'], { kind: 'untilNext' }>, moment: EndMoment): boolean {
  const { what, player, madeInTurn } = duration;
  switch (what) {
    case 'turn':
      return moment.kind === 'turnBegins' && moment.player === player && moment.turn > madeInTurn;
    case 'endOfTurn':
      return moment.kind === 'cleanup' && moment.player === player && moment.turn > madeInTurn;
    default:
      return moment.kind === 'stepBegins' && moment.player === player && moment.step === STEP_OF[what];
  }
}

function lastsWhile({ duration: { kind } }: ContinuousEffect): boolean {
  return kind === 'asLongAs' || kind === 'whileRemains' || kind === 'untilLosesControl' || kind === 'untilEvent';
}

const NOTHING: readonly GameEvent[] = [];

/** Whether the state that an effect lasts for is there, and what it lasts until isn't among what has just happened; true of effects that end at a moment. */
export function durationHolds(g: Game, effect: ContinuousEffect, events: readonly GameEvent[] = NOTHING): boolean {
  const { duration } = effect;
  switch (duration.kind) {
    case 'asLongAs':
      return holds(g, duration.condition, boundContext(g, effect));
    case 'untilLosesControl':
      return controls(g, duration.player, heir(g, duration.object));
    case 'untilEvent':
      return !hasOccurred(g, duration.event, events, boundContext(g, effect));
    case 'whileRemains':
      return remains(g, duration.object, duration.state);
    case 'endOfTurn':
    case 'endOfCombat':
    case 'nextUntapStep':
    case 'untilNext':
    case 'duringNext':
    case 'game':
      return true;
    default:
      return unreachable(duration);
  }
}

/** Whether one of these events is what the words wait for (CR 610.3, 611.2a). */
export function hasOccurred(g: Game, event: Event, events: readonly GameEvent[], ctx: Context): boolean {
  return parts(event).some((part) => occurrences(g, part, events, ctx, looksBack(part) ? 'back' : 'now').length > 0);
}

function controls(g: Game, player: PlayerId, id: ObjectId): boolean {
  const found = findObject(g, id);
  if (!found || (found.zone !== 'battlefield' && found.zone !== 'stack')) return false;
  // Phasing out doesn't change who controls it (CR 702.26d).
  if (found.phasedOut) return true;
  return characteristics(g, id).controller === player;
}

/** What is phased out can't be seen, so "for as long as it remains" ends (CR 702.26f); but it hasn't left, so "until it leaves" doesn't (702.26d). */
function remains(g: Game, id: ObjectId, state: 'onBattlefield' | 'tapped' | 'exiled' | 'notLeft'): boolean {
  const found = findObject(g, id);
  if (!found) return false;
  if (state === 'notLeft') return found.zone === 'battlefield';
  if (state === 'exiled') return found.zone === 'exile';
  return found.zone === 'battlefield' && !found.phasedOut && (state === 'onBattlefield' || found.tapped);
}

/** The permanent that a permanent spell has become (CR 400.7a), the spell that a card has become as it was cast (400.7g), or the object itself. */
export function heir(g: Game, id: ObjectId): ObjectId {
  const left = g.state.lastKnown[id];
  if (!left || left.became === null || left.object.zone === 'battlefield') return id;
  const to = left.object.zone === 'stack' ? 'battlefield' : 'stack';
  return findObject(g, left.became)?.zone === to ? left.became : id;
}
