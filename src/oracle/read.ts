import { bindFace } from './bind/index.ts';
import { permanentLine, spellLine } from './grammar/contents.ts';
import { sameTree } from './kit/equal.ts';
import { Expectations } from './kit/expectations.ts';
import { join } from './kit/join.ts';
import type { Names, Phrase, Result } from './kit/phrase.ts';
import { printedBy, textBy } from './kit/printing.ts';
import { BudgetSpent, MOST_TOKENS, Session, type SessionFrom, STEP_BUDGET } from './kit/session.ts';
import { markNames, type NameWords, nameWords, split } from './kit/tokens.ts';
import { tellForms } from './kit/used.ts';
import { type FaceWords, isSpell, namesOf, shortNames } from './normalise/names.ts';
import { type SetAside, type Unit, units } from './normalise/normalise.ts';
import { refusalOf } from './sense/refusals.ts';
import type { Ability } from './tree/index.ts';

export type Verdict = 'EXACT' | 'VARIANT' | 'DECLINED' | 'MISMATCH' | 'AMBIGUOUS';

/** What became of one line (a modal header and its bullets are one line). */
export interface LineReading {
  /** The words as they were read, reminder text and ability words set aside. */
  readonly text: string;
  readonly span: readonly [number, number];
  readonly setAside: readonly SetAside[];
  readonly verdict: Verdict;
  readonly printed: string | null;
  readonly abilities: readonly Ability[];
  /** How far the words could be read, as a place in `text`; null where all of it was. */
  readonly stoppedAt: number | null;
  /** Why words that are built rightly mean nothing and so aren't read; null where they mean something, or reading stopped. */
  readonly refused: string | null;
  readonly variants: readonly string[];
  readonly preferences: readonly string[];
}

interface Read {
  readonly results: readonly Result<readonly Ability[]>[];
  readonly session: Session;
  readonly stoppedAt: number;
  readonly steps: number;
  readonly tokens: number;
}

/** Reads one text by a phrase, all readings of all of it. Never throws on any text. What ends like a text read `before` takes less time; what is expected is heard only anew. */
function readAll(text: string, { phrase, names, words }: Grammar, from: SessionFrom = null): Read {
  const tokens = markNames(split(text), words);
  const session = new Session(tokens, names, from);
  if (tokens.length > MOST_TOKENS) return { session, results: [], stoppedAt: 0, steps: 0, tokens: tokens.length };
  try {
    const results = phrase.read(session, 0, 'one').filter((result) => result.end === tokens.length);
    const stoppedAt = tokens[session.furthest]?.start ?? text.length;
    return { session, results, stoppedAt, steps: session.steps, tokens: tokens.length };
  } catch (problem) {
    if (!(problem instanceof BudgetSpent)) throw problem;
    return { session, results: [], stoppedAt: 0, steps: session.steps, tokens: tokens.length };
  }
}

/** The same where no text that ends alike is read after it. */
function readAlone(text: string, grammar: Grammar, from: SessionFrom = null): Read {
  const read = readAll(text, grammar, from);
  read.session.end();
  return read;
}

/** The grammar of one face: by which phrase its lines are read and what it is called. */
interface Grammar {
  readonly phrase: Phrase<readonly Ability[]>;
  readonly names: Names;
  readonly shorts: readonly string[];
  readonly words: NameWords;
}

export function grammarOf(face: FaceWords): Grammar {
  const names = namesOf(face);
  const shorts = shortNames(face);
  return { phrase: isSpell(face) ? spellLine : permanentLine, names, shorts, words: nameWords(names.name, shorts) };
}

/** Prints abilities of one line in the grammar's words; null where it has no words for them. */
export const printLine = (abilities: readonly Ability[], grammar: Grammar): string | null =>
  textBy(grammar.phrase, abilities, 'one', grammar.names);

/** The forms by which it does so. */
export const printersOf = (abilities: readonly Ability[], grammar: Grammar): ReadonlySet<object> =>
  new Set(printedBy(grammar.phrase, abilities, 'one', grammar.names)?.forms);

/** What a line is, apart from where it stands. */
type Judgement = Omit<LineReading, 'text' | 'span' | 'setAside' | 'refused'>;

/** Lines that many cards share are read once; only words that don't speak of the face by its name, and no more than so many. */
const MOST_KNOWN = 20_000;
const KNOWN: ReadonlyMap<Phrase<readonly Ability[]>, Map<string, Judgement>> = new Map([
  [spellLine, new Map()],
  [permanentLine, new Map()],
]);

/** Reads and judges one unit. */
export function readUnit(unit: Unit, grammar: Grammar): LineReading {
  const known = KNOWN.get(grammar.phrase)!;
  const shared = ![grammar.names.name, ...grammar.shorts].some((name) => unit.text.includes(name));
  const before = shared ? known.get(unit.text) : undefined;
  if (before !== undefined) return judgedAt(unit, before);
  const judged = judgeText(unit.text, grammar);
  if (shared && known.size < MOST_KNOWN) known.set(unit.text, judged);
  return judgedAt(unit, judged);
}

/** Every field by name: this is made for every line. */
const judgedAt = ({ text, span, setAside }: Unit, judged: Judgement): LineReading => ({
  text,
  span,
  setAside,
  verdict: judged.verdict,
  printed: judged.printed,
  abilities: judged.abilities,
  stoppedAt: judged.stoppedAt,
  refused: null,
  variants: judged.variants,
  preferences: judged.preferences,
});

const NOTHING_READ = { printed: null, abilities: [], stoppedAt: null, variants: [], preferences: [] } as const;

function judgeText(text: string, grammar: Grammar): Judgement {
  if (text === '') return { ...NOTHING_READ, verdict: 'EXACT', printed: '' };
  const read = readAll(text, grammar);
  const judged = judgeRead(text, read, grammar);
  read.session.end();
  return judged;
}

function judgeRead(text: string, { results, stoppedAt, session }: Read, grammar: Grammar): Judgement {
  if (results.length === 0) return { ...NOTHING_READ, verdict: 'DECLINED', stoppedAt };
  const { chosen, preferences } = decide(results);
  if (chosen.length > 1) return { ...NOTHING_READ, verdict: 'AMBIGUOUS', preferences };
  return judge(text, chosen[0]!, preferences, grammar, session);
}

/** Of several trees the one that no preference speaks against, or that the fewest do. */
function decide(results: readonly Result<readonly Ability[]>[]): {
  readonly chosen: readonly Result<readonly Ability[]>[];
  readonly preferences: readonly string[];
} {
  if (results.length === 1) return { chosen: results, preferences: [] };
  const least = Math.min(...results.map((result) => result.against.length));
  const best = results.filter((result) => result.against.length === least);
  const preferences = [...new Set(results.filter((result) => result.against.length > least).flatMap((result) => result.against))];
  const distinct = best.filter((result, i) => best.findIndex((other) => sameTree(other.value, result.value)) === i);
  return { chosen: distinct, preferences };
}

function judge(
  text: string,
  result: Result<readonly Ability[]>,
  preferences: readonly string[],
  grammar: Grammar,
  session: Session,
): Judgement {
  const printing = printedBy(grammar.phrase, result.value, 'one', grammar.names);
  const printed = printing === null ? null : join(printing.pieces);
  if (printing !== null) tellForms(text, printing.forms);
  const variants = [...new Set(result.variants)];
  const read = { ...NOTHING_READ, printed, abilities: result.value, variants, preferences };
  if (printed === text && variants.length === 0) return { ...read, verdict: 'EXACT' };
  if (printed === null) return { ...read, verdict: 'MISMATCH' };
  if (variants.length === 0 && !sameSpelling(printed, text)) return { ...read, verdict: 'MISMATCH' };
  const again = decide(readAlone(printed, grammar, session).results).chosen;
  if (again.length !== 1 || !sameTree(again[0]!.value, result.value)) return { ...read, verdict: 'MISMATCH' };
  return { ...read, verdict: 'VARIANT', variants: variants.length > 0 ? variants : ['spelling: capitals, spaces, “a” or “an”'] };
}

function sameSpelling(left: string, right: string): boolean {
  const fold = (text: string) =>
    text
      .toLowerCase()
      .replace(/\ban\b/g, 'a')
      .replace(/\s+/g, '');
  return fold(left) === fold(right);
}

/** Prints one ability in the words by which the face would say it; null where the grammar has no words for it. */
export function printAbility(ability: Ability, face: FaceWords): string | null {
  return printLine([ability], grammarOf(face));
}

/** All trees that a line of the face can be read to: more than one where preferences decide, or nothing does. */
export function readingsOf(text: string, face: FaceWords): readonly (readonly Ability[])[] {
  const grammar = grammarOf(face);
  return readAlone(text, grammar).results.map((result) => result.value);
}

/** What could have stood where reading stops in a line that is declined, and the words for it: for "did you mean". It is read once more for that. */
export function wantedIn(
  text: string,
  face: FaceWords,
): { readonly expected: readonly string[]; readonly words: readonly string[] } {
  const expectations = new Expectations();
  const { steps, tokens } = readAlone(text, grammarOf(face), expectations);
  if (tokens > MOST_TOKENS) return { expected: ['a shorter text'], words: [] };
  if (steps > STEP_BUDGET) return { expected: ['a text that can be read in fewer steps'], words: [] };
  const { expected, words } = expectations;
  const shown = expected.slice(0, MOST_EXPECTED);
  return { expected: shown, words: [...shown.flatMap((label) => /^“(.+)”$/.exec(label)?.[1] ?? []), ...words] };
}
const MOST_EXPECTED = 12;

/** How many steps it takes to read a line of the face, and in how many words and signs; no more than `STEP_BUDGET`. */
export function stepsToRead(text: string, face: FaceWords): { readonly steps: number; readonly tokens: number } {
  const { steps, tokens } = readAlone(text, grammarOf(face));
  return { steps, tokens };
}

export interface UnreadText {
  readonly text: string;
  readonly span: readonly [number, number];
  readonly looksLike: 'static' | 'triggered' | 'activated' | 'replacement' | 'spell' | 'keyword';
}

/** A face as read: its lines, the abilities of the lines that were read, and the words that weren't. */
export interface FaceReading {
  readonly lines: readonly LineReading[];
  readonly abilities: readonly Ability[];
  readonly unread: readonly UnreadText[];
}

export const isRead = (line: LineReading) => line.verdict === 'EXACT' || line.verdict === 'VARIANT';

export function readFace(face: FaceWords): FaceReading {
  const grammar = grammarOf(face);
  const lines = bound(
    units(face.oracleText).map((unit) => readUnit(unit, grammar)),
    face,
  );
  const read = lines.filter(isRead);
  return {
    lines,
    abilities: read.flatMap((line) => line.abilities),
    unread: lines
      .filter((line) => !isRead(line))
      .map(({ text, span }) => ({ text, span, looksLike: looksLike(text, isSpell(face)) })),
  };
}

/** Binds what the lines speak of, across the lines of a spell; what then turns out to mean nothing isn't read. */
function bound(lines: readonly LineReading[], face: FaceWords): readonly LineReading[] {
  const abilities = [
    ...bindFace(
      lines.flatMap((line) => line.abilities),
      face,
    ),
  ];
  return lines.map((line) => {
    const own = abilities.splice(0, line.abilities.length);
    const refused = refusalOf(own);
    return refused === null ? { ...line, abilities: own } : { ...line, ...NOTHING_READ, verdict: 'DECLINED', refused };
  });
}

/** What sort of ability unread words most likely are, by their outer shape. */
export function looksLike(text: string, spell: boolean): UnreadText['looksLike'] {
  if (/^(?:when|whenever|at the beginning|at end)\b/i.test(text)) return 'triggered';
  if (/^[^."]*:\s/.test(text)) return 'activated';
  if (/\bwould\b|\binstead\b|^as .* enters\b|\benters (?:the battlefield )?(?:tapped|with|as)\b/i.test(text))
    return 'replacement';
  if (spell) return 'spell';
  return /[.!]"?$/.test(text) ? 'static' : 'keyword';
}
