import type { Each, EitherFilter, Filter, ObjectPhrase, PlayerPhrase, Some } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { candidateOf, objectAsKnown } from '../filters/candidate.ts';
import { objectsOf } from '../filters/index.ts';
import { inZone, matchesKind } from '../filters/match.ts';
import { type Game, player as playerOf, spend } from '../game.ts';
import { boundsOf } from '../quantity.ts';
import { forbids } from '../replacement/prohibitions.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref, sameRef } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { zoneChange } from '../zones/move.ts';
import { type Choosing, resolveObjects, resolvePlayers } from './choosing.ts';
import { takesPart } from './consent.ts';
import { type ActOf, contextFor, type Doing, type Executor, type Outcome, outcome, unsupported } from './executor.ts';
import { refsNow } from './moves.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';

/** CR 701.23: what is found is remembered; what happens to it the following acts say. */
export const search: Executor<'search'> = {
  *run(g, act, doing) {
    const found: Ref[] = [];
    const players = playersIn(doing.subjects).filter((player) => maySearch(g, player));
    const searching = (who: readonly PlayerId[]) => who.map((player): GameEvent => ({ kind: 'search', player, amount: 1 }));
    if (!doing.consent) yield* perform(g, doing, searching(players));
    let searched = 0;
    for (const player of players) {
      if (!(yield* takesPart(doing, player))) continue;
      // Who may search does so as that player's choices come.
      if (doing.consent) yield* perform(g, doing, searching([player]));
      searched += 1;
      found.push(...(yield* findCards(g, act, doing, player)));
    }
    return { done: searched > 0, amount: found.length, refs: found };
  },
};

/** CR 101.2, 701.23: an effect may forbid searching. */
function maySearch(g: Game, player: PlayerId): boolean {
  const statement = forbids(g, 'searchLibraries', playerRef(player));
  if (statement) {
    const { card, text } = statement.words;
    tell(g, {
      kind: 'event',
      says: `${playerName(g, player)} can't search: ${card} says "${text}"`,
      cite: ['614.17', ...statement.cite],
    });
  }
  return statement === null;
}

function* findCards(g: Game, act: ActOf<'search'>, doing: Doing, player: PlayerId): Run<readonly Ref[]> {
  const ctx = contextFor(doing, playerRef(player));
  const searched = yield* resolvePlayers(g, act.whose, ctx);
  const libraries = (act.zones ?? ['library']).flatMap((zone) =>
    inZone(g, zone).filter((id) => searched.includes(g.state.objects[id]!.owner)),
  );
  const known = libraries.filter((id) => g.state.objects[id]?.card !== null);
  const found: Ref[] = [];
  for (const what of soughtIn(act.for)) {
    const left = (ids: readonly ObjectId[]) => ids.filter((id) => !found.some((ref) => sameRef(ref, objectRef(id))));
    found.push(...(yield* findThese(g, what, doing, player, left(libraries), left(known))));
  }
  return found;
}

/** "A Forest card and a Plains card": one card isn't found as both. */
const soughtIn = (phrase: ObjectPhrase): readonly ObjectPhrase[] =>
  phrase.kind === 'severalObjects' && phrase.join === 'and' ? phrase.objects : [phrase];

function* findThese(
  g: Game,
  what: ObjectPhrase,
  doing: Doing,
  player: PlayerId,
  libraries: readonly ObjectId[],
  known: readonly ObjectId[],
): Run<readonly Ref[]> {
  const ctx = contextFor(doing, playerRef(player));
  const stated = isStated(what, ctx);
  // CR 701.23b: cards of a stated quality needn't be found; 701.23d: a mere number of cards must be, and unknown cards will do.
  const how: Choosing = {
    player,
    ctx,
    prompt: 'which card to find?',
    cite: [stated ? '701.23b' : '701.23d'],
    pool: stated ? known : libraries,
    mayFail: stated,
  };
  if (stated && known.length < libraries.length) assume(g, player);
  return what.kind === 'each' ? yield* allOfThem(g, what, known, how) : yield* resolveObjects(g, what, doing, how);
}

/** "All cards with that name": those in hidden zones may be left (CR 701.23b), the others must be found. */
function* allOfThem(g: Game, { filter, mark }: Each, pool: readonly ObjectId[], how: Choosing): Run<readonly Ref[]> {
  const all = pool.filter((id) => matchesKind(g, filter, candidateOf(g, id), how.ctx));
  const seen = all.filter((id) => g.state.objects[id]?.zone === 'graveyard');
  const hidden = all.filter((id) => !seen.includes(id));
  const found = yield* chooseRefs(g, {
    player: how.player,
    kind: 'choose',
    prompt: 'which of the hidden cards to find?',
    refs: hidden.map(objectRef),
    min: 0,
    max: hidden.length,
    cite: how.cite,
    source: how.ctx.source,
  });
  const refs = [...seen.map(objectRef), ...found];
  if (mark !== undefined) how.ctx.bindings.refs.set(mark, refs);
  return refs;
}

/** Whether cards of some quality are searched for, and not any cards. */
function isStated(phrase: ObjectPhrase, ctx: Context): boolean {
  if (phrase.kind === 'some' || phrase.kind === 'each') return hasStatedQuality(phrase.filter);
  if (phrase.kind === 'severalObjects' && phrase.join === 'or') return phrase.objects.every((part) => isStated(part, ctx));
  return unsupported(ctx, 'searching for other than cards of a description');
}

function assume(g: Game, player: PlayerId): void {
  const text = `${playerName(g, player)} finds nothing among the unknown cards of the library.`;
  if (!g.assumptions.includes(text)) g.assumptions.push(text);
}

function hasStatedQuality(filter: Filter | EitherFilter): boolean {
  if (filter.kind === 'eitherFilter') return true;
  return filter.adjectives.length > 0 || filter.types !== undefined || filter.modifiers.length > 0;
}

/** CR 701.24: libraries are shuffled, with objects in them where the words say so, though none of those is there any more (701.24c). */
export const shuffle: Executor<'shuffle'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const players = new Set<PlayerId>();
    const cards: Ref[] = [];
    const doers = doing.subjects.length > 0 ? doing.subjects.map((ref) => contextFor(doing, ref)) : [ctx];
    for (const own of act.objects ? doers : []) {
      const how = { player: ctx.controller, ctx: own, prompt: 'what to shuffle in?', cite: ['608.2d'] } as const;
      const refs = yield* resolveObjects(g, act.objects!, { ...doing, ctx: own }, how);
      cards.push(...refs.filter((ref) => !cards.some((other) => sameRef(other, ref))));
    }
    // "Their owner's library": each goes to its own owner's; one that is gone has it shuffled all the same (CR 701.24c).
    for (const id of objectsIn(refsNow(g, ctx, cards))) {
      const owner = objectAsKnown(g, id)?.owner;
      if (owner !== undefined) players.add(owner);
    }
    const moved = yield* perform(
      g,
      doing,
      objectsIn(cards).map((id): GameEvent => zoneChange(g, id, 'library', 'put')),
    );
    if (act.library && !isTheirOwners(act.library, act.objects?.kind === 'each'))
      for (const own of doers) for (const player of yield* resolvePlayers(g, act.library, own)) players.add(player);
    if (!act.library && !act.objects) for (const player of playersIn(doing.subjects)) players.add(player);
    yield* perform(
      g,
      doing,
      [...players].map((player): GameEvent => ({ kind: 'shuffle', player })),
    );
    return { done: true, amount: happenedOf(moved, 'zoneChange').filter(({ to }) => to === 'library').length, refs: [] };
  },
};

/** "Their owners' libraries"; of each of several, "its owner's library". */
const isTheirOwners = ({ kind, ...phrase }: PlayerPhrase, ofEach: boolean): boolean => {
  if (kind !== 'ownerOf' || !('of' in phrase) || phrase.of.kind !== 'that') return false;
  return phrase.of.referent === undefined || (ofEach && phrase.of.referent.kind === 'attachedReferent');
};

/** CR 701.20a. */
export const reveal: Executor<'reveal'> = {
  *run(g, act, doing) {
    if (act.until) return yield* revealUntil(g, act.until, doing);
    const shown: Ref[] = [];
    const events: GameEvent[] = [];
    for (const player of playersIn(doing.subjects)) {
      if (!(yield* takesPart(doing, player))) continue;
      const ctx = contextFor(doing, playerRef(player));
      const refs = yield* resolveObjects(g, act.objects, doing, {
        player,
        ctx,
        prompt: 'what to reveal?',
        cite: ['701.20a', '608.2d'],
        verb: 'reveal',
      });
      mustBeKnown(g, objectsIn(refs), doing);
      shown.push(...refs);
      if (refs.length > 0) events.push({ kind: 'reveal', player, objects: objectsIn(refs) });
    }
    yield* perform(g, doing, events);
    return outcome(shown);
  },
};

/** "Reveals cards from the top of the library until …": what was found is bound apart from all that were shown (CR 701.20a). */
function* revealUntil(g: Game, until: ObjectPhrase, doing: Doing): Run<Outcome> {
  if (until.kind !== 'some') return unsupported(doing.ctx, 'revealing cards until such a thing is found');
  const least = amountOf(g, until, doing.ctx);
  const all: ObjectId[] = [];
  const found: ObjectId[] = [];
  for (const player of playersIn(doing.subjects)) {
    const shown: ObjectId[] = [];
    const before = found.length;
    for (const id of playerOf(g, player).library) {
      if (found.length - before >= least) break;
      spend(g, 'cards revealed');
      mustBeKnown(g, [id], doing);
      shown.push(id);
      if (matchesKind(g, until.filter, candidateOf(g, id), doing.ctx)) found.push(id);
    }
    if (shown.length > 0) yield* perform(g, doing, [{ kind: 'reveal', player, objects: shown }]);
    all.push(...shown);
  }
  if (until.mark !== undefined) doing.ctx.bindings.refs.set(until.mark, found.map(objectRef));
  return outcome(all.map(objectRef));
}

const amountOf = (g: Game, { quantity }: Some, ctx: Context): number => boundsOf(g, quantity, ctx).min;

/** Nobody can reveal a card that the scenario doesn't know. */
function mustBeKnown(g: Game, ids: readonly ObjectId[], { ctx }: Doing): void {
  if (ids.some((id) => g.state.objects[id]?.card === null)) unsupported(ctx, "revealing a card that the scenario doesn't name");
}

/** CR 701.20e: like revealing, but only the player sees them. */
export const lookAt: Executor<'lookAt'> = {
  *run(g, act, doing) {
    const refs = objectsOf(g, act.objects, doing.ctx);
    if ('mark' in act.objects && act.objects.mark !== undefined) doing.ctx.bindings.refs.set(act.objects.mark, refs);
    const [player] = playersIn(doing.subjects);
    if (player !== undefined && refs.length > 0) {
      const cards = refs.length === 1 ? 'a card' : `${refs.length} cards`;
      tell(g, { kind: 'instruction', says: `${playerName(g, player)} looks at ${cards}.`, cite: ['701.20e'] });
    }
    yield* perform(g, doing, []);
    return outcome(refs.map((ref) => (ref.kind === 'object' ? objectRef(ref.object) : ref)));
  },
};
