import type { Modifier, ObjectPhrase, Some } from '../tree/index.ts';
import type { Node } from './tables.ts';

/** "A card at random from your graveyard": where it is found describes it like anything else. */
export function foundIn(node: Node): Node {
  const { from, filter, ...rest } = node as unknown as Some;
  if (from === undefined || filter.kind !== 'filter') return node;
  return { ...rest, filter: { ...filter, modifiers: [...filter.modifiers, from] } } as unknown as Node;
}

/** The inverse, for words that say it last. */
export function foundApart(phrase: ObjectPhrase): ObjectPhrase {
  if (phrase.kind !== 'some' || phrase.wording?.random !== 'first' || phrase.filter.kind !== 'filter') return phrase;
  const modifiers: readonly Modifier[] = phrase.filter.modifiers;
  const last = modifiers.at(-1);
  if (last?.kind !== 'inZone') return phrase;
  return { ...phrase, filter: { ...phrase.filter, modifiers: modifiers.slice(0, -1) }, from: last };
}
