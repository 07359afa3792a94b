import type { Context } from '../context.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { matches } from '../filters/index.ts';
import { type Game, player as playerOf } from '../game.ts';
import { forbids } from '../replacement/prohibitions.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { tell } from '../trace/record.ts';
import { inTurnOrder } from './choosing.ts';
import { type ActOf, type Doing, type Executor, outcome } from './executor.ts';
import { perform, playersIn } from './perform.ts';
import { controlledBy } from './sacrifice.ts';

type Act = ActOf<'keepFewest'>;

/**
 * Each player in turn order chooses as many as the player with the fewest has, knowing the choices before (CR 101.4, 101.4b), then all the rest go
 * at the same time (608.2e). Cards in hand stay hidden while they are chosen (101.4a).
 */
export const keepFewest: Executor<'keepFewest'> = {
  *run(g, act, doing) {
    const players = inTurnOrder(g, playersIn(doing.subjects));
    const has = (player: PlayerId, filter: Act['filter']) =>
      held(g, act, player).filter((id) => matches(g, filter, id, doing.ctx));
    const least = Math.min(...players.map((player) => has(player, act.counted ?? act.filter).length));
    if (!Number.isFinite(least)) return outcome([]);
    tellLeast(g, act, least, doing.ctx);
    const rest: GameEvent[] = [];
    for (const player of players) {
      const kept = yield* keep(g, act, has(player, act.filter), least, player, doing);
      for (const object of has(player, act.filter)) {
        if (kept.has(object) || !canGo(g, act, object)) continue;
        rest.push(
          act.verb === 'sacrifice' ? { kind: 'sacrifice', object, player } : { kind: 'discard', object, player, asCost: false },
        );
      }
    }
    const happened = yield* perform(g, doing, rest);
    return outcome(happened.flatMap((event) => (event.kind === act.verb ? [objectRef(event.object)] : [])));
  },
};

const held = (g: Game, { verb }: Act, player: PlayerId): readonly ObjectId[] =>
  verb === 'sacrifice' ? controlledBy(g, player) : playerOf(g, player).hand;

const canGo = (g: Game, { verb }: Act, object: ObjectId): boolean =>
  verb === 'discard' || !forbids(g, 'beSacrificed', { kind: 'object', object });

function* keep(
  g: Game,
  act: Act,
  ids: readonly ObjectId[],
  least: number,
  player: PlayerId,
  { ctx }: Doing,
): Run<ReadonlySet<ObjectId>> {
  const chosen = yield* chooseRefs(g, {
    player,
    kind: 'choose',
    prompt: `which ${least} to keep?`,
    refs: ids.map(objectRef),
    min: least,
    max: least,
    cite: act.verb === 'discard' ? ['608.2e', '101.4', '101.4a'] : ['608.2e', '101.4', '101.4b'],
    source: ctx.source,
  });
  return new Set(chosen.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : [])));
}

function tellLeast(g: Game, { verb }: Act, least: number, { words }: Context): void {
  const choice = `In turn order each player chooses ${least}, as many as the player with the fewest has.`;
  const then =
    verb === 'sacrifice' ? 'Then the rest are sacrificed at the same time.' : 'Then the rest are discarded at the same time.';
  tell(g, { kind: 'instruction', says: `${choice} ${then}`, cite: ['608.2e', '101.4'], words });
}
