import type { InZone, ObjectPhrase, Pile, PlayerPhrase, Quantity, SeveralObjects, Some, That } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Context } from '../context.ts';
import { chooseRefs, chooseWord } from '../decisions/decide.ts';
import type { DecisionRequest, Run } from '../decisions/types.ts';
import { partOf } from '../filters/amounts.ts';
import { candidateOf } from '../filters/candidate.ts';
import { candidates, isOneOwners, matches, objectsOf, playersOf } from '../filters/index.ts';
import { inZone, matchesKind } from '../filters/match.ts';
import { pileOf } from '../filters/piles.ts';
import { apnap, type Game, opponents } from '../game.ts';
import { boundsOf } from '../quantity.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { refName } from '../trace/names.ts';
import { citeToo } from '../trace/record.ts';
import { type Doing, unsupported } from './executor.ts';
import { refsNow } from './moves.ts';
import { checkNames, checkTotal, couldTotal } from './total.ts';

/** Who chooses among what, where an act's words leave something to choose (CR 608.2d). */
export interface Choosing {
  readonly player: PlayerId;
  readonly ctx: Context;
  /** "which card to discard?" */
  readonly prompt: string;
  readonly cite: readonly RuleNumber[];
  /** Only these may be taken (a player's hand, the permanents a player controls); absent: whatever the words describe. */
  readonly pool?: readonly ObjectId[];
  /** The description says nothing of the zone in which they are (CR 702.167b). */
  readonly anywhere?: true;
  /** Verb by which a payment may name what is used, where the act is a cost. */
  readonly verb?: string;
  /** Fewer than the words ask for may be taken, such as in a search for a stated quality (CR 701.23b). */
  readonly mayFail?: boolean;
}

/** The objects and players that a phrase of an act means, chosen where something is to be chosen; the mark remembers them. */
export function* resolveObjects(g: Game, phrase: ObjectPhrase, doing: Doing, how: Choosing): Run<readonly Ref[]> {
  const refs = yield* resolved(g, phrase, doing, how);
  if ('mark' in phrase && phrase.mark !== undefined) addToMark(how.ctx, phrase.mark, refs);
  return refs;
}

/** A mark of a phrase that several subjects come to one after the other gathers what all of them chose. */
function addToMark({ bindings }: Context, mark: number, refs: readonly Ref[]): void {
  const before = bindings.refs.get(mark) ?? [];
  bindings.refs.set(mark, [...before, ...refs.filter((ref) => !before.some((other) => same(other, ref)))]);
}

const same = (a: Ref, b: Ref): boolean => JSON.stringify(a) === JSON.stringify(b);

function* resolved(g: Game, phrase: ObjectPhrase, doing: Doing, how: Choosing): Run<readonly Ref[]> {
  switch (phrase.kind) {
    case 'some': {
      const refs = yield* chosen(g, phrase, doing, how, yield* ofOnePlayer(g, phrase, doing, how, eligible(g, phrase, how)));
      checkTotal(g, phrase, refs, how.ctx);
      checkNames(g, phrase, refs);
      return refs;
    }
    case 'oneOf': {
      const among = yield* resolveObjects(g, phrase.of, doing, how);
      return yield* chosen(g, phrase, doing, how, refsNow(g, how.ctx, among));
    }
    case 'severalObjects': {
      if (phrase.join === 'or' && phrase.objects.every(({ kind }) => kind === 'each'))
        return yield* resolveObjects(g, yield* whichOf(g, phrase, how), doing, how);
      if (phrase.join === 'or') {
        const { quantity, refs } = eitherOf(g, phrase, how);
        const taken = yield* chosen(g, { quantity }, doing, how, refs);
        // "It" is what was chosen, by whichever description.
        for (const part of phrase.objects) if ('mark' in part && part.mark !== undefined) addToMark(how.ctx, part.mark, taken);
        return taken;
      }
      const all: Ref[] = [];
      for (const part of phrase.objects) all.push(...(yield* resolveObjects(g, part, doing, how)));
      return all;
    }
    case 'pile':
      return yield* choosePile(g, phrase, how);
    default: {
      const said = phrase.kind === 'that' ? spokenOf(g, phrase, how.ctx) : objectsOf(g, phrase, how.ctx);
      const refs = refsNow(g, how.ctx, said);
      return how.pool ? refs.filter((ref) => ref.kind === 'object' && how.pool!.includes(ref.object)) : refs;
    }
  }
}

/** One of the two piles: whose choice it is chooses it, unless it has been chosen before (CR 608.2d). */
function* choosePile(g: Game, phrase: Pile, { ctx, player }: Choosing): Run<readonly Ref[]> {
  const { piles } = ctx.bindings;
  if (piles === null) return unsupported(ctx, 'a pile where none has been made');
  if (!phrase.chosen) {
    const [by] = phrase.chosenBy ? yield* resolvePlayers(g, phrase.chosenBy, ctx) : [player];
    const labels = piles.piles.map((pile, at) => `${WHICH[at]}: ${pile.map((ref) => refName(g, ref)).join(', ') || 'nothing'}`);
    const asking = {
      player: by ?? player,
      kind: 'choose',
      prompt: 'which pile?',
      cite: ['608.2d', '700.3'],
      source: ctx.source,
    } as const;
    const word = yield* chooseWord(g, { ...asking, words: WHICH, labels });
    ctx.bindings.piles = { ...piles, chosen: word === WHICH[0] ? 0 : 1 };
  }
  return refsNow(g, ctx, pileOf(g, phrase, ctx) ?? []);
}

const WHICH = ['first pile', 'second pile'] as const;

/** What "it" or "the exiled card" is; the latter by an ability linked to this one (CR 607.2a). */
function spokenOf(g: Game, phrase: That, ctx: Context): readonly Ref[] {
  if (phrase.referent?.kind === 'linkedReferent') citeToo(g, [phrase.referent.chosen ? '607.2d' : '607.2a']);
  return objectsOf(g, phrase, ctx);
}

/** "From your graveyard", "from your hand": the only objects that an act can take. */
export function cardsIn(g: Game, { zone, whose }: InZone, ctx: Context): readonly ObjectId[] {
  const owners = whose ? playersOf(g, whose, ctx) : null;
  return inZone(g, zone).filter((id) => owners === null || owners.includes(g.state.objects[id]!.owner));
}

/** What fits a "some": of the pool, or of the zones that the words mean. */
export function eligible(g: Game, { filter }: Some, { ctx, pool, anywhere }: Choosing): readonly Ref[] {
  const fits = (id: ObjectId): boolean =>
    anywhere ? matchesKind(g, filter, candidateOf(g, id), ctx) : matches(g, filter, id, ctx);
  const ids = pool ? pool.filter(fits) : candidates(g, filter, ctx);
  const refs = ids.map(objectRef);
  // "Discarded this way" is told of the cards as they were then; what is taken is what they have become (CR 400.7j).
  return pool ? refs : refsNow(g, ctx, refs);
}

/** "Destroy all lands or all creatures": one of the descriptions is chosen (CR 608.2d). */
function* whichOf(g: Game, { objects }: SeveralObjects, { player, ctx, cite }: Choosing): Run<ObjectPhrase> {
  const words = ORDINALS.slice(0, objects.length);
  const labels = objects.map((part, at) => {
    const names = objectsOf(g, part, ctx).map((ref) => refName(g, ref));
    return `${words[at]}: ${names.join(', ') || 'nothing'}`;
  });
  const asking = { player, kind: 'choose', prompt: 'which of the descriptions?', cite: [...cite], source: ctx.source } as const;
  const word = yield* chooseWord(g, { ...asking, words, labels });
  return objects[ORDINALS.indexOf(word)]!;
}

const ORDINALS: readonly string[] = ['first', 'second', 'third'];

/** What is named beside a description, such as "equipped creature or a creature you control", is one more that may be chosen. */
function namedBeside(g: Game, part: ObjectPhrase, { ctx }: Choosing): readonly Ref[] {
  if (part.kind !== 'attached' && part.kind !== 'this') return unsupported(ctx, 'a choice between several descriptions');
  return objectsOf(g, part, ctx);
}

/** "A creature or an enchantment", "another creature or an artifact": one of what fits any of the descriptions. */
function eitherOf(
  g: Game,
  phrase: SeveralObjects,
  how: Choosing,
): { readonly quantity: Quantity; readonly refs: readonly Ref[] } {
  const parts = phrase.objects.filter((part) => part.kind === 'some');
  const [first, ...others] = parts;
  if (!first || others.some(({ quantity }) => JSON.stringify(quantity) !== JSON.stringify(first.quantity)))
    return unsupported(how.ctx, 'a choice between different numbers of things');
  const { min, max } = boundsOf(g, first.quantity, how.ctx);
  if (parts.length < phrase.objects.length && (min !== 1 || max !== 1))
    return unsupported(how.ctx, 'a choice between something named and several of a description');
  const all = phrase.objects.flatMap((part) => (part.kind === 'some' ? eligible(g, part, how) : namedBeside(g, part, how)));
  return { quantity: first.quantity, refs: all.filter((ref, at) => all.findIndex((other) => same(other, ref)) === at) };
}

/** "Two cards from a single graveyard": whose it is is chosen first. */
function* ofOnePlayer(g: Game, phrase: Some, doing: Doing, how: Choosing, refs: readonly Ref[]): Run<readonly Ref[]> {
  const { min, max } = boundsOf(g, phrase.quantity, how.ctx);
  if (max < 2 || !isOneOwners(phrase.filter)) return refs;
  const [named] = namedByPayment(doing, how, refs, max);
  const of = (player: PlayerId) => refs.filter((ref) => ref.kind === 'object' && g.state.objects[ref.object]?.owner === player);
  const owners = apnap(g).filter((player) => of(player).length >= Math.max(min, 1));
  if (named?.kind === 'object') return of(g.state.objects[named.object]!.owner);
  if (owners.length < 2) return owners.flatMap(of);
  const [owner] = yield* chooseRefs(g, {
    player: how.player,
    kind: 'choose',
    prompt: 'whose cards?',
    refs: owners.map(playerRef),
    min: 1,
    max: 1,
    cite: citeOf(doing, how),
    source: how.ctx.source,
  });
  return owner?.kind === 'player' ? of(owner.player) : [];
}

function* chosen(
  g: Game,
  phrase: Pick<Some, 'quantity' | 'atRandom' | 'half' | 'parts'>,
  doing: Doing,
  how: Choosing,
  refs: readonly Ref[],
): Run<readonly Ref[]> {
  if (refs.length === 0) return refs;
  const { min, max } = phrase.half ? halfOf(g, refs.length, phrase, how.ctx) : boundsOf(g, phrase.quantity, how.ctx);
  const named = namedByPayment(doing, how, refs, max);
  if (named.length >= min && (named.length > 0 || saysNone(doing, how))) return named;
  return yield* chooseRefs(g, {
    player: how.player,
    kind: phrase.atRandom ? 'random' : 'choose',
    prompt: how.prompt,
    refs,
    min: how.mayFail ? 0 : min,
    max,
    cite: citeOf(doing, how),
    source: how.ctx.source,
  });
}

/** Half of them, rounded as the words say (CR 107.1a). */
function halfOf(g: Game, all: number, { half: rounded, parts }: Pick<Some, 'half' | 'parts'>, ctx: Context) {
  const half = partOf(g, all, rounded === 'eachTime' ? undefined : rounded, parts ?? 2, ctx);
  return { min: half, max: half };
}

/** What is chosen to pay for a spell or ability is chosen as its cost is paid, not as anything resolves (CR 601.2h, 602.2b). */
function citeOf({ cost }: Doing, { cite }: Choosing): readonly RuleNumber[] {
  if (!cost || (cost.paidFor !== 'casting' && cost.paidFor !== 'activating')) return cite;
  const whenPaying: RuleNumber[] = cost.paidFor === 'casting' ? ['601.2h'] : ['602.2b', '601.2h'];
  return [...cite.filter((rule) => rule !== '608.2d'), ...whenPaying];
}

/** A payment may say what is used: what fits of it is taken, each object once. */
function namedByPayment({ cost }: Doing, { verb }: Choosing, refs: readonly Ref[], max: number): Ref[] {
  const named = verb === undefined ? undefined : cost?.payment?.objects[verb];
  if (!named) return [];
  return refs.filter((ref) => ref.kind === 'object' && named.includes(ref.object)).slice(0, max);
}

/** A payment may say that nothing is used, where that is allowed. */
const saysNone = ({ cost }: Doing, { verb }: Choosing): boolean =>
  verb !== undefined && cost?.payment?.objects[verb]?.length === 0;

/** How many can be taken together. */
function mostOfOne(g: Game, { filter }: Some, refs: readonly Ref[]): number {
  if (!isOneOwners(filter)) return refs.length;
  const owners = refs.map((ref) => (ref.kind === 'object' ? g.state.objects[ref.object]?.owner : ref.player));
  return Math.max(0, ...apnap(g).map((player) => owners.filter((owner) => owner === player).length));
}

/** Whether enough is there to choose from. */
export function enough(g: Game, phrase: ObjectPhrase, how: Choosing): boolean {
  switch (phrase.kind) {
    case 'some':
      return (
        mostOfOne(g, phrase, eligible(g, phrase, how)) >= Math.max(1, boundsOf(g, phrase.quantity, how.ctx).min) &&
        couldTotal(g, phrase, eligible(g, phrase, how), how.ctx)
      );
    case 'pile':
      return true;
    case 'severalObjects':
      return phrase.join === 'or'
        ? phrase.objects.some((part) => enough(g, part, how))
        : phrase.objects.every((part) => enough(g, part, how));
    case 'zoneContents':
    case 'each':
      // All of nothing is nothing, and that can be done.
      return true;
    default: {
      const refs = refsNow(g, how.ctx, objectsOf(g, phrase.kind === 'oneOf' ? phrase.of : phrase, how.ctx));
      const usable = how.pool ? refs.filter((ref) => ref.kind === 'object' && how.pool!.includes(ref.object)) : refs;
      return usable.length > 0;
    }
  }
}

/** The players that a phrase means, in APNAP order; of "an opponent" the controller chooses one as it is carried out (CR 608.2d). */
export function* resolvePlayers(g: Game, phrase: PlayerPhrase, ctx: Context): Run<readonly PlayerId[]> {
  if (phrase.kind === 'voters' || (phrase.kind === 'eachPlayer' && phrase.startingWith)) return playersOf(g, phrase, ctx);
  if (phrase.kind !== 'somePlayer') return inTurnOrder(g, playersOf(g, phrase, ctx));
  const options = playersOf(g, phrase, ctx);
  const refs = yield* chooseRefs(g, {
    player: ctx.controller,
    kind: 'choose',
    prompt: `which ${phrase.who}?`,
    refs: options.map((player): Ref => ({ kind: 'player', player })),
    min: 1,
    max: 1,
    cite: ['608.2d'],
    source: ctx.source,
  });
  if (phrase.mark !== undefined) ctx.bindings.refs.set(phrase.mark, refs);
  return refs.flatMap((ref) => (ref.kind === 'player' ? [ref.player] : []));
}

/** CR 101.4. */
export function inTurnOrder(g: Game, players: readonly PlayerId[]): PlayerId[] {
  return apnap(g).filter((id) => players.includes(id));
}

/** An opponent of the player's choice, as the instruction is followed; the only one where there is one. */
export function* chooseOpponent(
  g: Game,
  player: PlayerId,
  { ctx }: Doing,
  asking: Pick<DecisionRequest, 'prompt' | 'cite'>,
): Run<PlayerId> {
  const refs = opponents(g, player).map(playerRef);
  const [ref] = yield* chooseRefs(g, { player, kind: 'choose', ...asking, refs, min: 1, max: 1, source: ctx.source });
  return ref?.kind === 'player' ? ref.player : unsupported(ctx, 'no opponent is left to be chosen');
}
