import type { Clause, Filter, Modifier, ObjectPhrase, Prohibited, Some } from '../tree/index.ts';
import type { Node } from './tables.ts';

/** What is said once at the end of two deeds belongs to both: "can't attack or block alone", "can't block or be blocked by Goblins". */
export function sharedEnd(node: Node): Node {
  const { what } = node as unknown as { readonly what: readonly Prohibited[] };
  const last = what.at(-1);
  if (last?.kind === 'deed' && last.deed === 'blockAlone')
    return {
      ...node,
      what: what.map((one) => (one.kind === 'deed' && one.deed === 'attack' ? { ...one, deed: 'attackAlone' } : one)),
    };
  const [first] = what;
  if (what.length !== 2 || first?.kind !== 'deed' || first.deed !== 'block') return node;
  if (last?.kind !== 'blocking' || last.relation !== 'beBlockedBy') return node;
  return { ...node, what: [{ ...last, relation: 'blockWhat', wording: { as: 'shared' } }, last] };
}

/** "A land card or a card with {X} in its mana cost from among them": one thing of either kind, and where it is found is said of both. */
export function sharedPlace(node: Node): Node {
  const { join, objects, ...rest } = node as unknown as { readonly join: string; readonly objects: readonly ObjectPhrase[] };
  if (join === 'and') return eachSoFound(node, objects);
  const filters = objects.map(oneOfKind);
  const last = filters.at(-1);
  if (join !== 'or' || !last || !filters.every((filter): filter is Filter => filter !== null)) return node;
  const place = last.modifiers.filter(isPlace);
  const before = filters.slice(0, -1);
  if (place.length === 0 || before.some(({ noun, modifiers }) => noun !== 'card' || modifiers.some(isPlace))) return node;
  const either = [...before.map((filter) => ({ ...filter, modifiers: [...filter.modifiers, ...place] })), last];
  const { quantity } = objects[0] as Some;
  return { ...rest, kind: 'some', quantity, filter: { kind: 'eitherFilter', filters: either } };
}

/** "Artifact cards and red creature cards in your hand", "target creature card and target land card from your graveyard": both are cards there. */
function eachSoFound(node: Node, objects: readonly ObjectPhrase[]): Node {
  const place = zonesOf(objects.at(-1));
  const before = objects.slice(0, -1);
  if (place.length === 0 || !before.every((one) => isOfCards(one) && zonesOf(one).length === 0)) return node;
  const there = (one: ObjectPhrase): ObjectPhrase =>
    isOfCards(one) ? { ...one, filter: { ...one.filter, modifiers: [...one.filter.modifiers, ...place] } } : one;
  return { ...node, objects: [...before.map(there), objects.at(-1)] } as Node;
}

/** "Play lands and cast spells from your graveyard": where they are is said of both. */
export function playedFrom(clause: Clause): Clause {
  const [play, cast] = clause.acts;
  if (clause.acts.length !== 2 || play?.kind !== 'castOrPlay' || cast?.kind !== 'castOrPlay') return clause;
  const place = placesOf(cast.objects);
  if (play.objects.kind !== 'each' || play.objects.filter.kind !== 'filter' || place.length === 0) return clause;
  const { filter } = play.objects;
  if (filter.modifiers.some(isPlace)) return clause;
  const there = { ...play.objects, filter: { ...filter, modifiers: [...filter.modifiers, ...place] } };
  return { ...clause, acts: [{ ...play, objects: there }, cast] };
}
const placesOf = (phrase: ObjectPhrase): readonly Modifier[] =>
  phrase.kind === 'each' && phrase.filter.kind === 'filter' ? phrase.filter.modifiers.filter(isPlace) : [];

type OfCards = Extract<ObjectPhrase, { kind: 'each' | 'some' | 'target' }> & { readonly filter: Filter };
const isOfCards = (phrase: ObjectPhrase | undefined): phrase is OfCards =>
  (phrase?.kind === 'each' || phrase?.kind === 'some' || phrase?.kind === 'target') &&
  phrase.filter.kind === 'filter' &&
  (phrase.filter.noun === 'card' || phrase.filter.noun === 'permanentCard');
const zonesOf = (phrase: ObjectPhrase | undefined): readonly Modifier[] =>
  isOfCards(phrase) ? phrase.filter.modifiers.filter(({ kind }) => kind === 'inZone') : [];

/** "A card": the description of one thing that is chosen. */
function oneOfKind(phrase: ObjectPhrase): Filter | null {
  if (phrase.kind !== 'some' || phrase.atRandom || phrase.total || phrase.filter.kind !== 'filter') return null;
  const { quantity } = phrase;
  return quantity.kind === 'exactly' && quantity.amount.kind === 'number' && quantity.amount.value === 1 ? phrase.filter : null;
}

const isPlace = ({ kind }: Modifier): boolean => kind === 'fromAmong' || kind === 'inZone';
