import { KEYWORD_ABILITIES } from '../../rules/vocabulary/keywords.ts';
import type { Candidate } from '../filters/index.ts';
import { foldWords } from '../foldWords.ts';
import { type Game, object } from '../game.ts';
import { abilitiesTaken, characteristics } from '../layers/index.ts';
import { InputError, refuse, Unsupported } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { asSpell } from './begin.ts';
import { refuseUndesignated } from './designated.ts';
import { offersGivenBy } from './givenBy.ts';
import type { Offer } from './offer.ts';
import { offersFor } from './offers.ts';
import { unreadOf } from './optionalCosts.ts';
import { couldPay, type Proposed } from './payable.ts';
import { mayPlayFromHere } from './permissions.ts';
import { type Announcement, type CastUsing, NOTHING_ANNOUNCED, PLAIN_SHAPE, shapeOf, usingName } from './request.ts';

/** A way of casting a card: for which cost, and whether a rule or effect permits it from where the card is. */
export interface Way {
  readonly using: CastUsing;
  readonly permitted: boolean;
}

/**
 * The way that a player asks for: nothing said is the mana cost from the hand or the command zone, and from elsewhere the only permission there
 * is (CR 601.3, 118.9a). Keywords and cards that offer an alternative cost are asked for by name.
 */
export function alternatives(
  g: Game,
  player: PlayerId,
  id: ObjectId,
  face: number,
  asked: string | null,
  announced: Pick<Announcement, 'x' | 'payment'> = NOTHING_ANNOUNCED,
): Way {
  const offers = offersFor(g, player, id, face);
  const plain = forManaCost(g, player, id, face);
  const { permitted } = plain;
  const isPayable = (one: Offer): boolean => isPayableFor(g, { player, object: id, face }, one, announced);
  if (asked === null) return permitted ? plain : onlyPermission(g, id, offers, plain, isPayable);
  const wanted = foldWords(asked);
  const called = offers.filter(({ names }) => names.some((name) => foldWords(name) === wanted));
  const named = called.length > 0 ? called : offersGivenBy(g, wanted, offers);
  const permitting = permitted ? [] : named.filter(({ permits }) => permits);
  const found = payableOf(permitting.length > 0 ? permitting : named, isPayable);
  if (found) {
    const way = wayOffered(g, player, id, face, found, permitted);
    if (!way.permitted) onlyOneAlternative(g, id, asked, way, offers);
    return way;
  }
  if (wanted === 'mana cost') return plain;
  if (wanted === 'without paying') {
    refuse(`Nothing allows ${playerName(g, player)} to cast ${nameOf(g, id)} without paying its mana cost.`, ['601.3', '118.9']);
  }
  const names = offers.flatMap((offer) => offer.names);
  notAllowed(g, id, asked, asSpell(g, { player, object: id, face }));
  notFromHere(g, id, wanted);
  refuseUndesignated(g, object(g, id), wanted);
  notCarriedOut(g, id, asked);
  throw new InputError(`${nameOf(g, id)} can't be cast using "${asked}": nothing of that name allows it.`, names);
}

/** What allows the card to be cast from where it is is an alternative cost itself: no other can be applied to that spell (CR 118.9a). */
function onlyOneAlternative(g: Game, id: ObjectId, asked: string, { using }: Way, offers: readonly Offer[]): void {
  const allowing = offers.find((offer) => offer.permits && offer.using.kind === 'alternative');
  if (!allowing || (using.kind !== 'alternative' && using.kind !== 'withoutPaying')) return;
  const name = allowing.names[0]!;
  refuse(
    `${nameOf(g, id)} may be cast from there for its ${name} cost, which is an alternative cost; "${asked}" would be a second one, and only one can be applied.`,
    ['118.9a', ...allowing.cite],
  );
}

/** Of several offers of one name the first that can be paid for; where none can, the first. */
function payableOf(offers: readonly Offer[], isPayable: (one: Offer) => boolean): Offer | undefined {
  return offers.length < 2 ? offers[0] : (offers.find(isPayable) ?? offers[0]);
}

/** Whether the total cost by that way could be paid, with what is said of the payment and of X. */
function isPayableFor(
  g: Game,
  card: Pick<Proposed, 'player' | 'object' | 'face'>,
  { using }: Offer,
  { x, payment }: Pick<Announcement, 'x' | 'payment'>,
): boolean {
  const alternative = using.kind === 'withoutPaying' ? [] : using.kind === 'alternative' ? using.costs : null;
  const additional = using.kind === 'permission' ? using.additional : [];
  try {
    return couldPay(g, { ...card, shape: shapeOf(using), alternative, additional, x: x ?? 0, payment });
  } catch (problem) {
    // What is said of the payment doesn't fit this cost.
    if (problem instanceof InputError) return false;
    throw problem;
  }
}

/** For its mana cost, and whether it may be cast for it from where it is. */
function forManaCost(g: Game, player: PlayerId, id: ObjectId, face: number): Way {
  const permitted = object(g, id).zone === 'hand' || mayPlayFromHere(g, player, id, face);
  return { using: { kind: 'manaCost' }, permitted };
}

function wayOffered(g: Game, player: PlayerId, id: ObjectId, face: number, { using, permits }: Offer, permitted: boolean): Way {
  const shape = shapeOf(using);
  const here = shape !== PLAIN_SHAPE && !permitted ? mayPlayFromHere(g, player, id, face, shape) : permitted;
  return { using, permitted: here || permits };
}

/** Every way in which the card might be cast from where it is, with the name by which one asks for it: null for its mana cost. */
export function waysToCast(
  g: Game,
  player: PlayerId,
  id: ObjectId,
  face: number,
): readonly { readonly asked: string | null; readonly way: Way }[] {
  const plain = forManaCost(g, player, id, face);
  const offered = offersFor(g, player, id, face).map((offer) => ({
    asked: offer.names[0]!,
    way: wayOffered(g, player, id, face, offer, plain.permitted),
  }));
  const ways = [{ asked: null, way: plain }, ...offered].filter(({ way }) => way.permitted);
  return ways.filter(({ asked }, at) => ways.findIndex((other) => other.asked === asked) === at);
}

/** Without a word about it: the one ability that allows casting the card from where it is; of several of one name the one that can be paid for. */
function onlyPermission(g: Game, id: ObjectId, offers: readonly Offer[], plain: Way, isPayable: (one: Offer) => boolean): Way {
  const permitting = offers.filter(({ permits }) => permits);
  const [first] = permitting;
  if (!first) return plain;
  const names = [...new Set(permitting.flatMap((offer) => offer.names))];
  const isOfOneName = permitting.every(({ using }) => usingName(using) === usingName(first.using));
  const payable = isOfOneName && permitting.length > 1 ? permitting.filter(isPayable) : permitting;
  const asked = new Set((payable.length > 0 ? payable : permitting).map((offer) => offer.names[0]));
  if (asked.size > 1) throw new InputError(`${nameOf(g, id)} can be cast in several ways: say which one with "using".`, names);
  return { using: (payable[0] ?? first).using, permitted: true };
}

/** The card has such an ability, but it doesn't allow casting it now: not from where it is, a condition isn't met, or the card has lost it there. */
function notAllowed(g: Game, id: ObjectId, asked: string, spell: Candidate): void {
  const wanted = foldWords(asked);
  const isCalled = (name: string): boolean => foldWords(name) === wanted;
  const ability = [...characteristics(g, id).abilities, ...spell.characteristics.abilities].find(
    ({ tree, keyword }) =>
      tree.kind === 'static' &&
      WAYS.has(tree.statement.kind) &&
      (keyword ? [keyword.name] : [nameOf(g, id), 'alternative cost']).some(isCalled),
  );
  if (ability) {
    // What another object gives it only where it is would have to be remembered on the stack.
    const { tree } = ability;
    const here = tree.kind === 'static' && tree.statement.kind === 'castBy' && tree.statement.from === object(g, id).zone;
    if (here && !spell.characteristics.abilities.some(({ key }) => key === ability.key))
      throw new Unsupported(nameOf(g, id), ability.words, `casting by "${asked}" that is given only where the card is`);
    const lost = characteristics(g, id).abilities.some(({ key }) => key === ability.key) ? null : abilitiesTaken(g, id);
    if (lost) refuse(`${nameOf(g, id)} can't be cast using ${asked} now: ${lost.says}`, ['601.3', ...ability.cite, ...lost.cite]);
    refuse(`${nameOf(g, id)} can't be cast using ${asked} now: "${ability.words}"`, ['601.3', ...ability.cite]);
  }
}

/** The card has that keyword, but it means nothing where the card is (CR 113.6). */
function notFromHere(g: Game, id: ObjectId, wanted: string): void {
  const { zone } = object(g, id);
  const ability = characteristics(g, id).abilities.find(
    ({ tree, keyword, functionsIn }) =>
      tree.kind === 'keyword' && keyword !== null && foldWords(keyword.name) === wanted && !functionsIn.includes(zone),
  );
  if (ability) refuse(`${ability.words} of ${nameOf(g, id)} doesn't function where it is.`, ['601.3', '113.6', ...ability.cite]);
}

const WAYS: ReadonlySet<string> = new Set(['castBy', 'alternativeCost']);

/** A keyword, or the ability of another card, that may well allow it but that the engine doesn't carry out. */
function notCarriedOut(g: Game, id: ObjectId, asked: string): void {
  const wanted = foldWords(asked);
  if (wanted === 'face down') refuse(`Nothing allows ${nameOf(g, id)} to be cast face down.`, ['702.37d', '702.168c', '601.3']);
  const named = g.state.battlefield.filter((other) => foldWords(nameOf(g, other)) === wanted);
  for (const other of named) {
    const { abilities, unread } = characteristics(g, other);
    const allowing = abilities.find(({ tree }) => tree.kind === 'static' && ALLOWING.has(tree.statement.kind));
    if (allowing)
      refuse(`${nameOf(g, other)} doesn't allow ${nameOf(g, id)} to be cast that way now: "${allowing.words}"`, [
        '601.3',
        '118.9',
        ...allowing.cite,
      ]);
    if (unread.length === 0) refuse(`Nothing on ${nameOf(g, other)} allows ${nameOf(g, id)} to be cast.`, ['601.3', '118.9']);
  }
  const keyword = KEYWORD_ABILITIES.find(({ name }) => foldWords(name) === wanted);
  if (keyword && named.length === 0 && !unreadOf(g, id))
    refuse(`${nameOf(g, id)} doesn't have ${wanted}.`, ['601.3', '601.2b', keyword.rule]);
  if (keyword || named.length > 0)
    throw new Unsupported(nameOf(g, id), asked, `the engine doesn't carry out casting by "${asked}" here`);
}

/** What an object says that lets others be cast: for another cost, or from another place. */
const ALLOWING: ReadonlySet<string> = new Set(['alternativeCostFor', 'mayPlayFrom']);
