import { abilityOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import { type Game, object } from '../game.ts';
import { durationHolds } from '../layers/effects/end.ts';
import { addEffect, durationOf, type LayerPart, type NewEffect } from '../layers/index.ts';
import { type EffectId, type ObjectId, type PlayerId, playerRef } from '../state/ids.ts';
import { tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { rememberExiled } from '../zones/linked.ts';
import { zoneChange } from '../zones/move.ts';
import { type Choosing, cardsIn, enough, resolveObjects } from './choosing.ts';
import { takesPart } from './consent.ts';
import { countersWith } from './counters.ts';
import { type ActOf, contextFor, type Doing, type Executor, outcome } from './executor.ts';
import { boundForEffect } from './moves.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';
import { controlledBy } from './sacrifice.ts';

/** CR 701.13a: from wherever they are, all at the same time. */
export const exile: Executor<'exile'> = {
  *run(g, act, doing) {
    if (doing.duration && !lastsYet(g, doing)) return outcome([]);
    const faceDown = act.faceDown ? 'plain' : null;
    const events: GameEvent[] = [];
    for (const player of exilers(doing)) {
      if (!(yield* takesPart(doing, player))) continue;
      const ctx = contextOf(doing, player);
      const refs = yield* resolveObjects(g, act.objects, { ...doing, ctx }, choosing(g, act, ctx, player));
      const counters = countersWith(g, act.with, ctx);
      events.push(...objectsIn(refs).map((id): GameEvent => zoneChange(g, id, 'exile', 'exile', { player, counters, faceDown })));
    }
    const moved = happenedOf(yield* perform(g, doing, events), 'zoneChange').filter(({ to }) => to === 'exile');
    if (doing.duration) returnLater(g, moved, doing);
    if (isWarp(g, doing)) for (const { became } of moved) if (became !== null) markWarped(g, became);
    link(
      g,
      doing,
      moved.flatMap(({ became, also = [] }) => (became === null ? [] : [became, ...also])),
    );
    return outcome(moved.map(({ object: id }) => ({ kind: 'object', object: id })));
  },
  possible: (g, act, doing) =>
    exilers(doing).some((player) => enough(g, act.objects, choosing(g, act, contextOf(doing, player), player))),
};

/** The ability that exiles is the one that warp has made (CR 702.185a). */
function isWarp(g: Game, { ctx }: Doing): boolean {
  const ability = ctx.onStack === null ? null : g.state.objects[ctx.onStack]?.stack?.ability;
  return !!ability && abilityOf(g, ability.definition).keyword?.rule === '702.185';
}

function markWarped(g: Game, card: ObjectId): void {
  setObject(g, card, { designations: [...object(g, card).designations, 'warped'] });
}

/** In what is said of several players, "their" is each one's own. */
const contextOf = (doing: Doing, player: PlayerId): Context =>
  playersIn(doing.subjects).length > 0 ? contextFor(doing, playerRef(player)) : doing.ctx;

/** Each player who exiles something of their own, or the controller on behalf of an effect. */
function exilers({ subjects, ctx }: Doing): readonly PlayerId[] {
  const players = playersIn(subjects);
  return players.length > 0 ? players : [ctx.controller];
}

const choosing = (g: Game, { from, amongYours }: ActOf<'exile'>, ctx: Context, player: PlayerId): Choosing => ({
  player,
  ctx,
  prompt: 'which card or permanent to exile?',
  cite: ['701.13a', '608.2d'],
  verb: 'exile',
  ...(from ? { pool: cardsIn(g, from, ctx) } : {}),
  ...(amongYours ? { pool: permanentsAndGraveyard(g, player), anywhere: true } : {}),
});

/** CR 702.167a, b. */
const permanentsAndGraveyard = (g: Game, player: PlayerId): readonly ObjectId[] => [
  ...controlledBy(g, player),
  ...g.state.players[player]!.graveyard,
];

/** CR 610.3a, b: what it would last until has happened already, so nothing moves. */
function lastsYet(g: Game, doing: Doing): boolean {
  const effect = { ...effectOf(g, [], doing), id: 0 as EffectId, timestamp: 0 };
  const holds = durationHolds(g, effect, happenedSince(g, doing.ctx));
  if (!holds)
    tell(g, {
      kind: 'instruction',
      says: 'What it would last until has happened already, so nothing is exiled.',
      cite: [doing.ctx.onStack !== null && g.state.objects[doing.ctx.onStack]?.stack?.kind === 'triggered' ? '610.3b' : '610.3a'],
    });
  return holds;
}

/** What has happened since the spell or ability that is resolving was put on the stack, or triggered (CR 610.3a, b). */
function happenedSince({ state: { history } }: Game, { onStack }: Context): readonly GameEvent[] {
  const isThat = (event: GameEvent): boolean => BEGINS.has(event.kind) && 'object' in event && event.object === onStack;
  const at = history.findLastIndex(({ event }) => isThat(event));
  return at < 0 ? [] : history.slice(at).map(({ event }) => event);
}

const BEGINS: ReadonlySet<GameEvent['kind']> = new Set(['triggered', 'cast', 'activate']);

/** CR 610.3: immediately after the event each returns to the zone where it was. */
function returnLater(g: Game, moved: readonly EventOf<'zoneChange'>[], doing: Doing): void {
  const objects = moved.flatMap(({ became, also = [], from }) =>
    became === null ? [] : [became, ...also].map((object) => ({ object, to: from })),
  );
  if (objects.length > 0) addEffect(g, effectOf(g, objects, doing));
}

function effectOf(g: Game, objects: Extract<LayerPart, { kind: 'returns' }>['objects'], { ctx, duration }: Doing): NewEffect {
  return {
    source: ctx.source,
    controller: ctx.controller,
    duration: durationOf(g, duration, ctx),
    affected: { kind: 'objects', objects: [] },
    parts: [{ kind: 'returns', objects }],
    words: ctx.words,
    cite: ['610.3'],
    bound: boundForEffect(g, ctx),
  };
}

/** CR 607.2a. */
function link(g: Game, { ctx }: Doing, exiled: readonly ObjectId[]): void {
  const origin = ctx.onStack === null ? null : (g.state.objects[ctx.onStack]?.stack?.ability ?? null);
  if (origin) rememberExiled(g, ctx.source, abilityOf(g, origin.definition).key, exiled);
}
