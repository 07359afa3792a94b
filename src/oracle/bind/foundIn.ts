import type { EitherFilter, Filter, Modifier, ObjectPhrase, Some } from '../tree/index.ts';
import type { Node } from './tables.ts';

/** "A card at random from your graveyard": where it is found describes it like anything else. */
export function foundIn(node: Node): Node {
  const { from, filter, ...rest } = node as unknown as Some;
  if (filter.kind === 'eitherFilter') return { ...node, filter: foundThere(filter) };
  if (from === undefined) return node;
  return { ...rest, filter: { ...filter, modifiers: [...filter.modifiers, from] } } as unknown as Node;
}

/** "A creature card or Vehicle card from among them": where it is found is said of either. */
function foundThere(either: EitherFilter): EitherFilter {
  const place = either.filters.at(-1)!.modifiers.filter(isPlace);
  const before = either.filters.slice(0, -1);
  if (place.length === 0 || !before.every(({ noun, modifiers }) => CARDS.has(noun) && !modifiers.some(isPlace))) return either;
  const there = before.map((filter): Filter => ({ ...filter, modifiers: [...filter.modifiers, ...place] }));
  return { ...either, filters: [...there, either.filters.at(-1)!] };
}
const CARDS: ReadonlySet<Filter['noun']> = new Set<Filter['noun']>(['card', 'permanentCard']);
const isPlace = ({ kind }: Modifier): boolean => kind === 'fromAmong' || kind === 'inZone';

/** The inverse, for words that say it last. */
export function foundApart(phrase: ObjectPhrase): ObjectPhrase {
  if (phrase.kind !== 'some' || phrase.wording?.random !== 'first' || phrase.filter.kind !== 'filter') return phrase;
  const modifiers: readonly Modifier[] = phrase.filter.modifiers;
  const last = modifiers.at(-1);
  if (last?.kind !== 'inZone') return phrase;
  return { ...phrase, filter: { ...phrase.filter, modifiers: modifiers.slice(0, -1) }, from: last };
}
