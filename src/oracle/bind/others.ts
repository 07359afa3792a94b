import type { FaceWords } from '../normalise/names.ts';
import type { Adjective, Clause, Each, Filter, ObjectPhrase, Referent, TypeTerm } from '../tree/index.ts';
import { changed } from './changed.ts';
import { fits, isMany, isOnStack, type Mention, newest } from './mentions.ts';
import { isSource, subjectAgain } from './pointing.ts';
import { nounFilter } from './tables.ts';

/** What had been said when "other" is read. */
export interface SaidBefore {
  readonly mentions: readonly Mention[];
  /** The thing that does what the sentence says, as far as that has been said: it deals damage to others than itself. */
  readonly doer: Clause['subject'] | null;
  /** The words stand in the text of an instant or sorcery. */
  readonly inSpell: boolean;
  /** In a static ability nothing is found again by a mark. */
  readonly inStatic: boolean;
  /** The face whose words they are; null for an ability that is granted, whose bearer may be anything. */
  readonly face: FaceWords | null;
  /** "If that opponent controls no other creatures": what others control isn't the source. */
  readonly ofAnother: boolean;
}

const isOther = (adjective: Adjective): boolean => adjective.kind === 'other' && adjective.than === undefined;

export const speaksOfOthers = ({ adjectives }: Filter): boolean => adjectives.some(isOther);

/** One thing that does something, other than the source, and could be meant; each of several has others of its own. */
function oneDoer(doer: Clause['subject'] | null, filter: Filter): Referent | undefined {
  if (doer === null || isSource(doer) || !couldMean(filter, doer)) return undefined;
  if (doer.kind === 'each') return ATTACHED;
  if (doer.kind === 'attached') return subjectAgain(doer);
  if (doer.kind === 'that') return doer.many ? undefined : doer.referent;
  return (doer.kind === 'target' || doer.kind === 'some') && !isMany(doer.quantity) ? subjectAgain(doer) : undefined;
}

function couldMean(filter: Filter, doer: Clause['subject']): boolean {
  const described = doer.kind === 'attached' ? nounFilter(doer.noun) : 'filter' in doer ? doer.filter : undefined;
  return described === undefined || fits(filter, { what: 'object', many: false, referent: ATTACHED, described });
}
const ATTACHED: Referent = { kind: 'attachedReferent' };

const isDoer = ({ referent }: Mention, doer: Clause['subject'] | null): boolean =>
  referent.kind === 'markedReferent' && doer !== null && 'mark' in doer && doer.mark === referent.mark;

/** By what is printed on it, the source could be one of these: an Aura is no creature, and a sorcery is no permanent. */
function couldBeSource({ noun, types }: Filter, { face, inSpell }: SaidBefore): boolean {
  if (inSpell) return noun !== undefined && isOnStack(noun);
  if (face?.types === undefined || types === undefined) return true;
  const own = [...face.types, ...(face.subtypes ?? [])].map((type) => type.toLowerCase());
  const isCreature = own.includes('creature') || own.includes('vehicle') || own.includes('spacecraft');
  const has = (word: TypeTerm['words'][number]): boolean => {
    if (word.kind === 'cardType') return word.type === 'creature' ? isCreature : own.includes(word.type);
    return isCreature || (word.kind === 'subtype' && own.includes(word.subtype.toLowerCase()));
  };
  return types.some(({ words }) => words.every(has));
}

/** Than what others are others: what does it to them, what was spoken of before; undefined where it is the source. */
export function otherThan(filter: Filter, said: SaidBefore): Referent | undefined {
  const { mentions, doer, ofAnother } = said;
  const byDoer = oneDoer(doer, filter);
  if (byDoer !== undefined) return byDoer;
  if (!ofAnother && couldBeSource(filter, said)) return undefined;
  // Each of several that do it has others of its own.
  const isMeant = (mention: Mention): boolean =>
    mention.what === 'object' &&
    mention.isSource !== true &&
    mention.referent.kind !== 'attachedReferent' &&
    (mention.referent.kind !== 'markedReferent' || !said.inStatic) &&
    mention.asked === undefined &&
    mention.over !== true &&
    !isDoer(mention, doer) &&
    fits(filter, mention);
  return newest(mentions, isMeant)?.referent ?? (isAttachment(said) ? { kind: 'bearerReferent' } : undefined);
}

const isAttachment = ({ face }: SaidBefore): boolean =>
  face?.subtypes?.some((subtype) => subtype === 'Aura' || subtype === 'Equipment') === true;

/** A description of others than that. */
export function othersThan(filter: Filter, than: Referent | undefined): Filter {
  if (than === undefined) return filter;
  return { ...filter, adjectives: filter.adjectives.map((one) => (isOther(one) ? ({ ...one, than } as Adjective) : one)) };
}

const areOthers = (phrase: ObjectPhrase): phrase is Each & { readonly filter: Filter } =>
  phrase.kind === 'each' && phrase.filter.kind === 'filter' && speaksOfOthers(phrase.filter);

/** "Target creature and each other creature": the others are others than what stands before them in the list. */
export function othersInList<T extends ObjectPhrase>(list: readonly T[]): readonly T[] {
  let before: ObjectPhrase | null = null;
  return changed(list, (phrase) => {
    const than = before === null ? undefined : subjectAgain(before as Clause['subject']);
    before = phrase;
    if (than === undefined || than.kind === 'sourceReferent' || !areOthers(phrase)) return phrase;
    return { ...phrase, filter: othersThan(phrase.filter, than) };
  });
}

/** "Each other creature becomes a copy of target creature": what the act names is said after its others. */
export function othersOfAct(subject: Clause['subject'], said: SaidBefore): Clause['subject'] {
  if (!areOthers(subject as ObjectPhrase)) return subject;
  const { filter } = subject as Each & { readonly filter: Filter };
  const mentions = said.mentions.filter((mention) => !isDoer(mention, subject));
  return { ...subject, filter: othersThan(filter, otherThan(filter, { ...said, mentions, doer: null })) } as Each;
}
