import { foldName } from '../../../cards/names/index.ts';
import { companion } from '../../../engine/actions/companion.ts';
import { specialAction, specialActionsOf } from '../../../engine/actions/special.ts';
import { turnFaceUp } from '../../../engine/actions/turnFaceUp.ts';
import { unlock } from '../../../engine/actions/unlock.ts';
import type { Run } from '../../../engine/decisions/types.ts';
import { doorsOf } from '../../../engine/designations/halves.ts';
import { foldWords } from '../../../engine/foldWords.ts';
import type { Game } from '../../../engine/game.ts';
import { characteristics } from '../../../engine/layers/index.ts';
import { keepPriority } from '../../../engine/priority/index.ts';
import { InputError, placed, refuse, Unsupported } from '../../../engine/refuse.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../../../engine/state/ids.ts';
import { nameOf } from '../../../engine/trace/names.ts';
import type { RuleNumber } from '../../../rules/citations.ts';
import { suggest } from '../../document/suggest.ts';
import type { SpecialAction } from '../../document/types.ts';
import { announcementOf } from '../announcement.ts';
import { meant, theOne } from '../references.ts';
import type { Runner } from '../runner.ts';
import { actorOf, readyToAct } from '../timing.ts';
import { cardToUse } from './cardToUse.ts';

/** Takes a special action (CR 116). */
export function* specialActionOf(r: Runner, action: SpecialAction): Run<void> {
  const { g } = r;
  if (foldWords(action.what) === 'turn face up') return yield* turnUp(r, action);
  if (foldWords(action.what) === 'companion') return yield* takeCompanion(r, action);
  if (foldWords(action.what) === 'unlock') return yield* unlockHalf(r, action);
  const named = action.player === undefined ? null : r.seat(action.player);
  const { player, object } = placed(['card'], () => cardToUse(g, action.card, named, undefined, undefined));
  const offered = specialActionsOf(g, object);
  const ability = offered.find(({ keyword }) => keyword && foldWords(keyword.name) === foldWords(action.what));
  if (!ability) {
    noSuchKeyword(r, object, action.what);
    if (SPECIAL_ACTIONS.includes(foldWords(action.what))) {
      throw new Unsupported(
        nameOf(g, object),
        action.what,
        `${nameOf(g, object)} offers no special action "${action.what}" that the engine carries out`,
      );
    }
    throw new InputError(
      `${nameOf(g, object)} has no special action "${action.what}".`,
      suggest(action.what, [...offered.flatMap(({ keyword }) => (keyword ? [keyword.name] : [])), 'turn face up']),
      ['special'],
    );
  }
  yield* readyToAct(g, player);
  yield* specialAction(g, { ...announcementOf(g, player, action, [object]), player, object, ability });
  yield* keepPriority(g, player);
}

/** A card all of whose words are read and that hasn't the keyword offers no such action. */
function noSuchKeyword({ g }: Runner, object: ObjectId, what: string): void {
  const rules = OF_KEYWORDS[foldWords(what)];
  const { card, face } = g.state.objects[object]!;
  const unread = card === null ? [] : (g.definitions.get(card)?.faces[face]?.unread ?? []);
  if (rules && unread.length === 0) refuse(`${nameOf(g, object)} doesn't have ${foldWords(what)}.`, rules);
}

/** A card outside the game is put into the hand (CR 116.2g). */
function* takeCompanion(r: Runner, action: SpecialAction): Run<void> {
  const { g } = r;
  const player = actorOf(g, action.player === undefined ? null : r.seat(action.player));
  const outside = g.state.players[player]?.outside ?? [];
  const called = (key: string): boolean => foldName(g.definitions.get(key)?.name ?? key) === foldName(action.card);
  const card = outside.find(called);
  if (card === undefined) throw new InputError(`${action.card} isn't among the cards that ${r.g.state.players[player]?.name} owns outside the game.`, outside.map((key) => g.definitions.get(key)?.name ?? key), ['card']); // biome-ignore format: one line
  yield* readyToAct(g, player);
  yield* companion(g, { ...announcementOf(g, player, action, []), player, card });
  yield* keepPriority(g, player);
}

/** A half of a permanent is unlocked (CR 116.2m): that which is named, or one that is chosen. */
function* unlockHalf(r: Runner, action: SpecialAction): Run<void> {
  const { g } = r;
  const player = actorOf(g, action.player === undefined ? null : r.seat(action.player));
  const withDoors = g.state.battlefield.filter((id) => doorsOf(g, id).length > 0);
  const pool = onBattlefield(g, player, action.card, withDoors);
  const object = placed(['card'], () => permanentCalled(g, action.card, pool));
  const half = doorsOf(g, object).find(({ name }) => foldName(name) === foldName(action.card))?.half ?? null;
  yield* readyToAct(g, player);
  yield* unlock(g, { ...announcementOf(g, player, action, [object]), player, object, half });
  yield* keepPriority(g, player);
}

/** What a name means among these, the player's own first. */
function onBattlefield(g: Game, player: PlayerId, name: string, ids: readonly ObjectId[]): readonly Ref[] {
  const own = ids.filter((id) => characteristics(g, id).controller === player);
  return [own, ids].map((some) => some.map(objectRef)).find((refs) => meant(g, name, refs).length > 0) ?? [];
}

function permanentCalled(g: Game, name: string, among: readonly Ref[]): ObjectId {
  const ref = theOne(g, name, among);
  if (ref.kind !== 'object') throw new InputError(`"${name}" is a player, not a card.`);
  return ref.object;
}

/** A face-down permanent, or conspiracy, is turned face up (CR 116.2b, 116.2j); it is named by an alias or by its card's name. */
function* turnUp(r: Runner, action: SpecialAction): Run<void> {
  const { g } = r;
  const player = actorOf(g, action.player === undefined ? null : r.seat(action.player));
  const faceDown = [...g.state.battlefield, ...g.state.command].filter((id) => g.state.objects[id]?.faceDown);
  const pool = onBattlefield(g, player, action.card, faceDown);
  const object = placed(['card'], () => permanentCalled(g, action.card, pool));
  yield* readyToAct(g, player);
  yield* turnFaceUp(g, { ...announcementOf(g, player, action, [object]), player, object });
  yield* keepPriority(g, player);
}

/** Those that a keyword of the card allows. */
const OF_KEYWORDS: Readonly<Record<string, readonly RuleNumber[]>> = {
  suspend: ['116.2f', '702.62a'],
  foretell: ['116.2h', '702.143a'],
  plot: ['116.2k', '702.170a'],
};

/** Special actions of CR 116.2 by the words that scenarios use. */
const SPECIAL_ACTIONS = ['suspend', 'foretell', 'plot', 'companion'];
