import type { Amount, EitherFilter, Filter, ObjectPhrase, Quantity, Referent } from '../tree/index.ts';

/** Something spoken of, to which later words such as "it" and "that player" can point. */
export interface Mention {
  readonly what: 'object' | 'player';
  readonly many: boolean;
  readonly referent: Referent;
  /** How it was described; absent where nothing was said of its kind. */
  readonly described?: Filter | EitherFilter;
  /** What this object is: "that creature" never means "this creature". */
  readonly isSource?: true;
  /** It went away by the act that spoke of it (sacrificed, discarded), or isn't what the sentence is about: a bare "it" doesn't mean it. */
  readonly gone?: true;
  /** Cards looked at or revealed, of which there can be a rest. */
  readonly heap?: true;
  /** The deed by which the effect itself, and no cost, dealt with it: "the discarded card". */
  readonly by?: string;
  /** In a static ability, where nothing is found again by a mark: the words that say what is meant, which are said anew. */
  readonly phrase?: ObjectPhrase;
  /** It was exiled by the act that spoke of it. */
  readonly exiled?: true;
  /** Some of several things spoken of before: there is a rest of those, not of these. */
  readonly part?: true;
  /** One for each of several players. */
  readonly forEach?: true;
  /** Only words with a noun mean it: "that spell", not "it". */
  readonly byNoun?: true;
  /** A copy: only "the copy" means it, and "that spell" goes on meaning what was copied. */
  readonly copy?: true;
  /** A condition asks whether there is such a thing: it is spoken of only where nothing else can be meant. */
  readonly asked?: true;
  /** It can be spoken of no more: each of several, after the sentence about each of them. */
  readonly over?: true;
}

export const isOne = (amount: Amount): boolean => amount.kind === 'number' && amount.value === 1;

export function isMany(quantity: Quantity): boolean {
  const amount = quantity.kind === 'exactly' || quantity.kind === 'upTo' ? quantity.amount : null;
  return amount === null || amount.kind !== 'number' || amount.value !== 1;
}

/** The filters of a description. */
export function filtersOf(described: Filter | EitherFilter): readonly Filter[] {
  return described.kind === 'filter' ? [described] : described.filters;
}

/** Whether a noun such as "that creature" can mean something described so. */
export function fits(noun: Filter, mention: Mention): boolean {
  if (mention.isSource) return false;
  if (mention.described === undefined) return true;
  return filtersOf(mention.described).some((described) => fitsOne(noun, described));
}

const STACK_NOUNS = new Set([
  'spell',
  'ability',
  'activatedAbility',
  'triggeredAbility',
  'activatedOrTriggeredAbility',
  'spellOrAbility',
]);

export const isOnStack = (noun: string): boolean => STACK_NOUNS.has(noun);

function fitsOne(noun: Filter, described: Filter): boolean {
  const onStack = described.noun !== undefined && STACK_NOUNS.has(described.noun);
  if (noun.noun === 'card') return true;
  if (noun.noun !== undefined && STACK_NOUNS.has(noun.noun)) return onStack;
  if (noun.noun === 'token') return described.noun === 'token' || described.noun === undefined;
  if (noun.types === undefined || described.types === undefined) return !onStack;
  const words = described.types.flatMap((term) => term.words);
  return (
    noun.types.some((term) =>
      term.words.every((word) => words.some((other) => JSON.stringify(word) === JSON.stringify(other))),
    ) || onlySubtypes(words, noun)
  );
}

/** "a Goblin … that creature": a subtype was said where the type is meant. */
function onlySubtypes(words: readonly { readonly kind: string }[], noun: Filter): boolean {
  const cardTypes = (noun.types ?? []).flatMap((term) => term.words).every((word) => word.kind === 'cardType');
  return cardTypes && words.length > 0 && words.every((word) => word.kind === 'subtype');
}

/** The newest mention for which a test holds. */
export function newest(mentions: readonly Mention[], test: (mention: Mention) => boolean): Mention | undefined {
  return mentions.findLast(test);
}
