import type { Some } from '../../oracle/tree/index.ts';
import { decide } from '../decisions/decide.ts';
import type { DecisionRequest, Option, Run } from '../decisions/types.ts';
import { candidates } from '../filters/index.ts';
import { matchesKind } from '../filters/match.ts';
import { type Game, player as playerOf } from '../game.ts';
import { characteristicsAs } from '../layers/index.ts';
import { boundsOf } from '../quantity.ts';
import { invariant } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { plainObject } from '../state/object.ts';
import { playerName, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';
import { newObject, zoneChange } from '../zones/move.ts';
import { type ActOf, contextFor, type Doing, type Executor, type Outcome, outcome, unsupported } from './executor.ts';
import { perform, playersIn } from './perform.ts';

type Act = ActOf<'bringIn'>;

/** CR 400.11b: cards that a player owns outside the game come into it. Which ones there are, the scenario says. */
export const bringIn: Executor<'bringIn'> = {
  *run(g, act, doing) {
    const refs: Ref[] = [];
    for (const player of playersIn(doing.subjects)) refs.push(...(yield* bring(g, act, doing, player)).refs);
    return outcome(refs);
  },
  possible: (g, act, doing) =>
    playersIn(doing.subjects).some(
      (player) => outsideFor(g, act, doing, player).length + exiledFor(g, act, doing, player).length > 0,
    ),
};

function* bring(g: Game, act: Act, doing: Doing, player: PlayerId): Run<Outcome> {
  const keys = outsideFor(g, act, doing, player);
  const exiled = exiledFor(g, act, doing, player);
  const chosen = yield* choose(g, act, doing, player, keys, exiled);
  const fromExile = exiled.filter((_, index) => chosen.includes(keys.length + index));
  const came = keys.filter((_, index) => chosen.includes(index)).map((key) => enter(g, act, player, key));
  if (came.length > 0) {
    const names = came.map((id) => refName(g, objectRef(id))).join(', ');
    tell(g, {
      kind: 'instruction',
      says: `${playerName(g, player)} brings ${names} into the game from outside it.`,
      cite: ['400.11', '400.11b'],
      words: doing.ctx.words,
    });
    if (act.revealed) yield* perform(g, doing, [{ kind: 'reveal', player, objects: came }]);
    if (act.to === 'library') yield* perform(g, doing, [{ kind: 'shuffle', player }]);
  }
  if (fromExile.length > 0)
    yield* perform(
      g,
      doing,
      fromExile.map((id) => zoneChange(g, id, 'hand', 'put', { player })),
    );
  return outcome([...came, ...fromExile].map(objectRef));
}

function* choose(
  g: Game,
  act: Act,
  { ctx }: Doing,
  player: PlayerId,
  keys: readonly string[],
  exiled: readonly ObjectId[],
): Run<readonly number[]> {
  const { quantity } = described(act, ctx);
  const { min, max } = boundsOf(g, quantity, ctx);
  const options: Option[] = [
    ...keys.map((key): Option => ({ kind: 'word', word: nameOf(g, key), label: nameOf(g, key) })),
    ...exiled.map((id): Option => ({ kind: 'ref', ref: objectRef(id), label: refName(g, objectRef(id)) })),
  ];
  const most = Math.min(max, options.length);
  const request: DecisionRequest = {
    player,
    kind: 'choose',
    prompt: 'which card from outside the game?',
    options,
    min: Math.min(min, most),
    max: most,
    cite: ['400.11b', '608.2d'],
    source: ctx.source,
  };
  const answer = yield* decide(g, request);
  invariant(answer.kind === 'chosen', 'cards are chosen by index');
  return answer.indexes;
}

const nameOf = (g: Game, key: string): string => g.definitions.get(key)?.name ?? key;

function described({ cards }: Act, ctx: Doing['ctx']): Some {
  return cards.kind === 'some' ? cards : unsupported(ctx, 'such cards from outside the game');
}

/** The cards outside the game that the words describe, by their keys; what they are like they are in a hand (CR 400.11c). */
function outsideFor(g: Game, act: Act, doing: Doing, player: PlayerId): readonly string[] {
  const ctx = contextFor(doing, playerRef(player));
  const { filter } = described(act, ctx);
  return (playerOf(g, player).outside ?? []).filter((key) => {
    const id = 0 as ObjectId;
    const object = plainObject({
      id,
      substance: 'card',
      card: key,
      owner: player,
      controller: player,
      zone: 'hand',
      timestamp: 0,
    });
    return matchesKind(g, filter, { object, characteristics: characteristicsAs(g, object) }, ctx);
  });
}

/** Face-up cards in exile, where the words allow one of these. */
function exiledFor(g: Game, { orExiled }: Act, doing: Doing, player: PlayerId): readonly ObjectId[] {
  if (!orExiled) return [];
  const ctx = contextFor(doing, playerRef(player));
  const inExile = { ...orExiled, modifiers: [...orExiled.modifiers, { kind: 'inZone', zone: 'exile' } as const] };
  return candidates(g, inExile, ctx).filter((id) => g.state.objects[id]?.faceDown === null);
}

function enter(g: Game, { to }: Act, player: PlayerId, key: string): ObjectId {
  const left = [...(playerOf(g, player).outside ?? [])];
  left.splice(left.indexOf(key), 1);
  setPlayer(g, player, { outside: left });
  const zone = to === 'hand' ? 'hand' : 'library';
  return newObject(g, { substance: 'card', card: key, owner: player, controller: player, zone }).id;
}
