import { abilityOf } from '../abilities.ts';
import { forbidsSacrificing } from '../costs/forbiddenPayments.ts';
import type { GameEvent } from '../events/event.ts';
import { objectsOf } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { forbids, isUncaused } from '../replacement/prohibitions.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { type Choosing, enough, resolveObjects } from './choosing.ts';
import { takesPart } from './consent.ts';
import { type ActOf, contextFor, type Doing, type Executor, sharedOutcome } from './executor.ts';
import { refsNow } from './moves.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';

/** CR 701.21a: only a permanent, and only one's own. All players choose in APNAP order, then all are sacrificed at the same time (101.4). */
export const sacrifice: Executor<'sacrifice'> = {
  *run(g, act, doing) {
    const events: GameEvent[] = [];
    for (const player of playersIn(doing.subjects)) {
      if (isUncaused(g, 'sacrifice', player, doing.cause.player)) continue;
      if (!(yield* takesPart(doing, player))) continue;
      const refs = yield* resolveObjects(g, act.objects, doing, choosing(g, doing, player));
      for (const object of objectsIn(refs)) events.push({ kind: 'sacrifice', object, player, ...byKeyword(g, doing) });
    }
    tellOthers(g, act, doing);
    const happened = happenedOf(yield* perform(g, doing, events), 'sacrifice');
    return sharedOutcome(
      happened.map(({ object }) => ({ kind: 'object', object })),
      happened.map(({ player }) => player),
    );
  },
  possible: (g, act, doing) =>
    playersIn(doing.subjects).some(
      (player) => !isUncaused(g, 'sacrifice', player, doing.cause.player) && enough(g, act.objects, choosing(g, doing, player)),
    ),
};

/** Of one named thing ("it", "target creature") that none of the players controls nothing becomes; which others control isn't told of "all creatures". */
function tellOthers(g: Game, { objects }: ActOf<'sacrifice'>, { subjects, ctx }: Doing): void {
  if (objects.kind !== 'target' && objects.kind !== 'that') return;
  const players = playersIn(subjects);
  for (const id of objectsIn(refsNow(g, ctx, objectsOf(g, objects, ctx)))) {
    const value = g.state.objects[id];
    if (value?.zone !== 'battlefield' || players.length === 0 || players.includes(characteristics(g, id).controller)) continue;
    tell(g, {
      kind: 'instruction',
      says: `${players.map((player) => playerName(g, player)).join(' and ')} can't sacrifice ${nameOf(g, id)}, which someone else controls.`,
      cite: ['701.21a'],
      subjects: [id],
      words: ctx.words,
    });
  }
}

/** The keyword whose ability is resolving. */
function byKeyword(g: Game, { ctx }: Doing) {
  const ability = ctx.onStack === null ? null : (g.state.objects[ctx.onStack]?.stack?.ability ?? null);
  const keyword = ability && abilityOf(g, ability.definition).keyword?.name;
  return keyword ? { by: { source: ctx.source, keyword } } : {};
}

function choosing(g: Game, doing: Doing, player: PlayerId): Choosing {
  return {
    player,
    ctx: contextFor(doing, { kind: 'player', player }),
    prompt: 'which permanent to sacrifice?',
    cite: ['701.21a', '608.2d'],
    pool: controlledBy(g, player).filter(
      (object) =>
        !doing.collect?.some((event) => event.kind === 'sacrifice' && event.object === object) &&
        !forbids(g, 'beSacrificed', { kind: 'object', object }) &&
        !(doing.cost && forbidsSacrificing(g, player, doing.cost.paidFor, object)),
    ),
    verb: 'sacrifice',
  };
}

/** The permanents that a player controls; what is phased out doesn't exist (CR 702.26b). */
export function controlledBy(g: Game, player: PlayerId): ObjectId[] {
  return g.state.battlefield.filter((id) => !g.state.objects[id]?.phasedOut && characteristics(g, id).controller === player);
}
