// What words that point back speak of, given what has been said before them.
import type {
  Amount,
  CharacteristicOf,
  Clause,
  Event,
  Modifier,
  NumericCharacteristic,
  ObjectPhrase,
  PlayerPhrase,
  Referent,
  That,
  ThatMuch,
} from '../tree/index.ts';
import { fits, type Mention, newest } from './mentions.ts';
import type { Node } from './tables.ts';

/** What has been said before a word. */
export interface Said {
  readonly mentions: readonly Mention[];
  /** How many things had been mentioned before the act that is being bound: a bare "it" means none that the same act names. */
  readonly beforeAct: number;
  /** The word stands in "its owner", "its controller": then what the same act names may be meant. */
  readonly possessive: boolean;
  /** How many things had been mentioned before the recipient of damage, where its amount is said after it. */
  readonly beforeRecipient: number;
  /** The word stands in the description of something, in the text of a spell. */
  readonly describing: boolean;
  readonly inSpell: boolean;
  /** The source itself does it, to something else: else the word would be "itself". */
  readonly bySource: boolean;
  /** What does it to another thing, which is therefore not meant. */
  readonly doneBy: Referent | undefined;
}

const isTheExiled = ({ filter }: That): boolean =>
  filter?.adjectives.some((is) => is.kind === 'status' && is.status === 'exiled') === true;

const isThePermanent = ({ many: several, wording, filter }: That): boolean =>
  !several && wording?.as === 'the' && filter?.noun === 'permanent' && filter.adjectives.length + filter.modifiers.length === 0;

/** One thing for each of several players, or several things. */
const many = (mention: Mention): boolean => mention.many || mention.forEach === true;

const isMarked = (one: Referent, other: Referent | undefined): boolean =>
  one.kind === 'markedReferent' && other?.kind === 'markedReferent' && one.mark === other.mark;

/** The newest thing said that a word such as "it" or "that creature" can mean. */
function antecedent(node: That, said: Said): Mention | undefined {
  const possessive = said.possessive || node.wording?.case !== undefined;
  const test = (mention: Mention): boolean => {
    if (mention.what !== 'object' || mention.over === true) return false;
    if (mention.copy === true && node.wording?.as !== 'copy') return false;
    if (node.wording?.as === 'chosen' && mention.by !== 'chooseObjects' && mention.by !== 'search') return false;
    if (said.bySource && mention.referent.kind === 'sourceReferent') return false;
    if (!possessive && isMarked(mention.referent, said.doneBy)) return false;
    if (node.many ? !many(mention) : mention.many) return false;
    if (node.filter !== undefined) return fits(node.filter, mention);
    return (mention.byNoun === undefined || node.wording?.as === 'copy') && (possessive || mention.gone === undefined);
  };
  const reach = Math.min(
    possessive ? said.mentions.length : said.beforeAct,
    node.filter === undefined && !node.many ? said.beforeRecipient : said.mentions.length,
  );
  const heard = said.mentions.slice(0, reach);
  const told = (mention: Mention): boolean => mention.asked === undefined && test(mention);
  if (node.filter === undefined) return newest(heard, told) ?? newest(heard, test);
  // "Each creature you control deals damage to that creature": what was spoken of before, not each of them itself.
  return (
    newest(heard, (mention) => mention.referent.kind !== 'attachedReferent' && told(mention)) ??
    newest(heard, told) ??
    newest(heard, test)
  );
}

/** Words that mean the same players wherever they stand. */
const SAME_PLAYERS: ReadonlySet<Clause['subject']['kind']> = new Set<PlayerPhrase['kind']>([
  'you',
  'controllerOf',
  'ownerOf',
  'defendingPlayer',
  'activePlayer',
  'enchantedPlayer',
  'chosenPlayer',
  'designatedPlayer',
]);

/** By what the subject of a clause is found again where it isn't said again. */
export function subjectAgain(subject: Clause['subject']): Referent | undefined {
  if (subject.kind === 'this') return { kind: 'sourceReferent' };
  if (subject.kind === 'attached') return { kind: 'bearerReferent' };
  if ('mark' in subject && subject.mark !== undefined) return { kind: 'markedReferent', mark: subject.mark };
  if ('referent' in subject) return subject.referent as Referent | undefined;
  return SAME_PLAYERS.has(subject.kind) ? { kind: 'phraseReferent', phrase: subject as PlayerPhrase } : undefined;
}

/** What "it", "that creature", "the exiled card" speaks of; undefined where nothing fits. */
export function spokenOf(node: That, said: Said): Mention | undefined {
  const spoken = (referent: Referent): Mention => ({ what: 'object', many: node.many, referent });
  if (isTheExiled(node)) return newest(said.mentions, (mention) => mention.exiled === true) ?? spoken({ kind: 'linkedReferent' });
  const found = antecedent(node, said);
  if (found !== undefined) return found;
  // "The permanent", said of this permanent by the rules' own sentences.
  if (isThePermanent(node) && said.mentions.some(({ isSource }) => isSource === true)) return spoken({ kind: 'sourceReferent' });
  // Chosen as it entered: by another of its abilities.
  if (node.wording?.as === 'chosen' && !said.inSpell) return spoken({ kind: 'linkedReferent', chosen: true });
  if (node.many || node.filter !== undefined) return undefined;
  // A spell that hasn't been named isn't what was spoken of, but what was sacrificed or discarded: "If it was legendary, …".
  const gone = said.inSpell && !said.describing ? newest(said.mentions, isGone) : undefined;
  if (gone !== undefined) return gone;
  // In the description of what a spell is to do something to, "its" is that thing's.
  return spoken({ kind: said.describing ? 'candidateReferent' : 'sourceReferent' });
}

const isGone = ({ what, many: several, gone }: Mention): boolean => what === 'object' && !several && gone === true;

const BODY = new Set<NumericCharacteristic>(['power', 'toughness']);

/** "with toughness greater than its power" or "their power": what is compared is one thing's own. */
function ownsBoth(node: { readonly characteristic: string; readonly amount: Amount }): boolean {
  const { characteristic, amount } = node;
  return (
    amount.kind === 'characteristicOf' &&
    amount.of.kind === 'that' &&
    amount.of.filter === undefined &&
    amount.characteristic !== characteristic &&
    BODY.has(amount.characteristic) &&
    BODY.has(characteristic as NumericCharacteristic)
  );
}

/** The same with the thing itself as the owner of both; undefined where something else is compared with. */
export function comparedWithItself(node: Node): Node | undefined {
  if (!ownsBoth(node as unknown as Parameters<typeof ownsBoth>[0])) return undefined;
  const { amount } = node as unknown as { readonly amount: CharacteristicOf };
  return { ...node, amount: { ...amount, of: { ...amount.of, referent: { kind: 'candidateReferent' } } } };
}

/** Events that say nothing of how much. */
const WITHOUT_AMOUNT = new Set<Event['kind']>([
  'phaseBegins',
  'castsSpell',
  'castsOrCopies',
  'becomesTarget',
  'becomesState',
  'stateHolds',
]);

/** "If it had one or more charge counters on it": the number of them, of which "that many" speaks. */
export function countersAsked({ object, quality }: Node): Amount | null {
  const asked = quality as unknown as Modifier;
  if (asked.kind !== 'withCounters' || asked.amount.kind !== 'orMore') return null;
  return {
    kind: 'countersOn',
    on: object as unknown as ObjectPhrase,
    ...(asked.counter === undefined ? {} : { counter: asked.counter }),
  };
}

/** "That much": what an act before came to, else what a condition asked for, else what the event says. */
export function howMuch(lastAmount: number | null, asked: Amount | null, event: Event | null): ThatMuch['referent'] {
  if (lastAmount !== null) return { kind: 'actAmount', mark: lastAmount };
  if (asked !== null) return { kind: 'askedAmount', amount: asked };
  return event !== null && WITHOUT_AMOUNT.has(event.kind) ? undefined : { kind: 'eventAmount' };
}

/** Whether the subject of a sentence is the source itself. */
export const isSource = (subject: Clause['subject'] | null): boolean =>
  subject?.kind === 'this' || (subject?.kind === 'that' && subject.referent?.kind === 'sourceReferent');
