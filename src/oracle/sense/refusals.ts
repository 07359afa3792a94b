import type {
  Ability,
  Act,
  Amount,
  Clause,
  ObjectPhrase,
  PhraseNode,
  PlayerPhrase,
  Quantity,
  Recipients,
  Sentence,
} from '../tree/index.ts';
import { suitsSubject } from './doers.ts';
import { doneBy, doneTo, type Needs } from './doneTo.ts';
import { laterFrom, type Marked, type May, type Meant, meantBy, type Sort } from './sorts.ts';

type Node = Readonly<Record<string, unknown>> & { readonly kind: string };

const MANY: Readonly<Record<Sort, string>> = {
  permanent: 'permanents',
  spell: 'spells',
  ability: 'abilities on the stack',
  card: 'cards',
  unplacedCard: 'target cards for which no zone is named',
  handCard: 'cards in a hand',
  libraryCard: 'cards in a library',
  graveyardCard: 'cards in a graveyard',
  exiledCard: 'exiled cards',
  player: 'players',
  impossible: 'what is described as permanents alone are and called a spell or a card',
  nothing: 'instants and sorceries that are called neither spells nor cards',
};
/** Cards of all zones are told as cards. */
const CARDS_OF_ZONES: ReadonlySet<Sort> = new Set<Sort>(['handCard', 'libraryCard', 'graveyardCard', 'exiledCard']);

const listed = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

function wordsFor(sorts: readonly Sort[]): string {
  const told = sorts.includes('card') ? sorts.filter((sort) => !CARDS_OF_ZONES.has(sort)) : sorts;
  return listed(told.map((sort) => MANY[sort]));
}

type Phrase = ObjectPhrase | PlayerPhrase | Recipients;

/** A type is said without the word behind it that says where its object is (CR 109.2). */
function hint(sort: Sort, { sorts }: Needs, phrase: Phrase): string {
  if (sort === 'unplacedCard') return ' Say where it is: “target card in a graveyard” (CR 109.2a, 115.2).';
  const described = 'filter' in phrase && phrase.filter?.kind === 'filter' && phrase.filter.noun === undefined;
  if (!described || (sort !== 'permanent' && sort !== 'nothing')) return '';
  const words = [...(sorts.includes('card') ? ['“card”'] : []), ...(sorts.includes('spell') ? ['“spell”'] : [])];
  return words.length === 0 ? '' : ` Without ${words.join(' or ')} behind it a type means a permanent (CR 109.2).`;
}

/** Why a phrase can't be meant; null where it can. */
function against(needs: Needs, phrase: Phrase, marks: Marks): string | null {
  const wrong = meantBy(phrase, marks.meant).find((may: May) => !may.some((sort) => needs.sorts.includes(sort)));
  if (wrong === undefined) return null;
  const [sort] = wrong as readonly [Sort];
  return `Only ${wordsFor(needs.sorts)} can ${needs.done} (CR ${needs.rule}), not ${MANY[sort]}.${hint(sort, needs, phrase)}`;
}

/** What targets are, and what acts came to, by their marks; looked for once a word points back at one. */
class Marks {
  private readonly tree: unknown;
  private readonly found = new Map<number, Meant>();
  private enters: boolean | null = null;

  constructor(tree: unknown) {
    this.tree = tree;
  }

  readonly meant: Marked = (mark) => {
    if (this.enters === null) {
      this.enters = false;
      this.look(this.tree);
    }
    const before = this.found.get(mark) ?? [];
    return before.map((may) => may.flatMap((sort) => laterFrom(sort, this.enters === true)));
  };

  private look(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { kind, mark } = node as { readonly kind?: string; readonly mark?: number };
    if (kind !== undefined && ENTERING.has(kind)) this.enters = true;
    if (mark !== undefined && kind !== undefined) this.found.set(mark, markedBy(kind, node as Phrase));
    // What abilities in quotation marks speak of has marks of its own.
    for (const key in node) if (key !== 'abilities' && key !== 'referent') this.look((node as Record<string, unknown>)[key]);
  }
}

const DESCRIBING: ReadonlySet<string> = new Set(['target', 'anyTarget', 'targetPlayerOr', 'targetPlayer']);
function markedBy(kind: string, node: Phrase): Meant {
  if (kind === 'draw') return [['handCard']];
  if (kind === 'createToken' || kind === 'createTokens') return [['permanent']];
  return DESCRIBING.has(kind) ? meantBy(node, () => []) : [];
}

/** By these cards and spells come to be permanents, or are spoken of once they are. */
const ENTERING: ReadonlySet<string> = new Set<Act['kind'] | Sentence['kind']>([
  'airbend',
  'castOrPlay',
  'delayedTrigger',
  'exchangeCards',
  'exileUntil',
  'keywordActionOn',
  'lastingReplacement',
  'move',
  'whenDone',
]);

function againstClause(clause: Clause, marks: Marks): string | null {
  if (!suitsSubject(clause))
    return clause.subject.kind === 'thatPlayer'
      ? 'Only objects do what is said here, and the words speak of a player.'
      : 'What is said here isn’t done by such a thing.';
  for (const act of clause.acts) {
    for (const needs of doneBy(act)) {
      const problem = against(needs, clause.subject, marks);
      if (problem !== null) return problem;
    }
  }
  return null;
}

/** Nobody does anything in a description or a number; over all cards that is most of the nodes. */
const WITHOUT_ACTS: ReadonlySet<string> = new Set<PhraseNode['kind'] | PlayerPhrase['kind'] | Quantity['kind'] | Amount['kind']>([
  'eitherFilter',
  'exactly',
  'filter',
  'number',
  'this',
  'upTo',
  'you',
]);

function againstNode(node: unknown, marks: Marks): string | null {
  if (typeof node !== 'object' || node === null) return null;
  const { kind } = node as Node;
  if (WITHOUT_ACTS.has(kind)) return null;
  if (kind === 'clause') {
    const problem = againstClause(node as unknown as Clause, marks);
    if (problem !== null) return problem;
  }
  const fields = kind === undefined ? undefined : doneTo(node as Node);
  for (const key in node) {
    if (key === 'wording' || key === 'referent') continue;
    const value = (node as Node)[key];
    if (typeof value !== 'object') continue;
    if (key === 'abilities') {
      const problem = quoted(value);
      if (problem !== null) return problem;
      continue;
    }
    const needs = key === 'objects' && 'from' in node ? undefined : fields?.[key];
    const problem = (needs === undefined ? null : against(needs, value as Phrase, marks)) ?? againstNode(value, marks);
    if (problem !== null) return problem;
  }
  return null;
}

function quoted(abilities: unknown): string | null {
  for (const ability of abilities as readonly unknown[]) {
    const problem = againstNode(ability, new Marks(ability));
    if (problem !== null) return problem;
  }
  return null;
}

/** Why a line that is read and bound means nothing; null where it means something. */
export const refusalOf = (abilities: readonly Ability[]): string | null => againstNode(abilities, new Marks(abilities));
