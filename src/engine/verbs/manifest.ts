import type { ObjectPhrase } from '../../oracle/tree/index.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { type Game, player as playerOf } from '../game.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { ordinaryEntry, zoneChange } from '../zones/move.ts';
import { type Choosing, resolveObjects } from './choosing.ts';
import { contextFor, type Doing, type Outcome, outcome } from './executor.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';

type How = 'manifest' | 'cloak';

/** Puts cards onto the battlefield face down, one at a time (CR 701.40a, e, 701.58a, e). */
export function* manifest(g: Game, phrase: ObjectPhrase, how: How, doing: Doing): Run<Outcome> {
  const put: Ref[] = [];
  for (const player of whoDoes(doing)) {
    const ctx = contextFor(doing, playerRef(player));
    const asking: Choosing = { player, ctx, prompt: `which card to ${how}?`, cite: [how === 'manifest' ? '701.40a' : '701.58a'] };
    const cards = objectsIn(yield* resolveObjects(g, phrase, doing, asking));
    for (const card of cards) put.push(...(yield* manifestOne(g, card, how, player, doing)));
  }
  return outcome(put);
}

/** CR 701.62a: of the top two cards one is manifested, the other goes to the graveyard. */
export function* manifestDread(g: Game, doing: Doing): Run<Outcome> {
  const put: Ref[] = [];
  for (const player of whoDoes(doing)) {
    const cards = playerOf(g, player).library.slice(0, 2);
    const says = `${playerName(g, player)} looks at the top ${cards.length === 1 ? 'card' : `${cards.length} cards`} of the library.`;
    tell(g, { kind: 'instruction', says, cite: ['701.62a', '701.20e'] });
    const [chosen] = yield* chooseRefs(g, {
      player,
      kind: 'choose',
      prompt: 'which card to manifest?',
      refs: cards.map(objectRef),
      min: 1,
      max: 1,
      cite: ['701.62a'],
      source: doing.ctx.source,
    });
    const [card] = chosen ? objectsIn([chosen]) : [];
    if (card === undefined) continue;
    put.push(...(yield* manifestOne(g, card, 'manifest', player, doing)));
    const rest = cards.filter((id) => id !== card && g.state.objects[id]?.zone === 'library');
    yield* perform(
      g,
      doing,
      rest.map((id): GameEvent => zoneChange(g, id, 'graveyard', 'put', { player })),
    );
  }
  return outcome(put);
}

function whoDoes({ subjects, ctx }: Doing): readonly PlayerId[] {
  const players = playersIn(subjects);
  return players.length > 0 ? players : [ctx.controller];
}

/** Under the control of who manifests it; one that can't enter stays where it is (CR 701.40f, 701.58f). */
function* manifestOne(g: Game, card: ObjectId, how: How, player: PlayerId, doing: Doing): Run<readonly Ref[]> {
  if (!g.state.objects[card] || g.state.objects[card].zone === 'battlefield') return [];
  const enters = { ...ordinaryEntry(player), faceDown: how };
  const event = zoneChange(g, card, 'battlefield', how, { player, enters });
  return happenedOf(yield* perform(g, doing, [event]), 'zoneChange').map(({ object }) => objectRef(object));
}
