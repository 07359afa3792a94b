import type { FaceWords, Language, ReadLine } from '../../engine/define/index.ts';
import {
  type Ability,
  isRead,
  type KeywordAbility,
  type LineReading,
  printAbility,
  printQuality,
  readFace,
  wantedIn,
} from '../../oracle/index.ts';

/** The language as the engine asks for it. */
export const LANGUAGE: Language = { readFace: lines, readSentence, parameters };

function lines(face: FaceWords): readonly ReadLine[] {
  const reading = readFace(face);
  const unread = new Map(reading.unread.map((line) => [line.text, line.looksLike]));
  return reading.lines.map((line) => (isRead(line) ? read(line, face) : notRead(line, unread.get(line.text) ?? 'static', face)));
}

function read(line: LineReading, face: FaceWords): ReadLine {
  const [only, ...others] = line.abilities;
  if (only === undefined) return { abilities: [], unread: null };
  if (others.length === 0) return { abilities: [{ ability: only, words: line.text }], unread: null };
  return {
    abilities: line.abilities.map((ability) => ({ ability, words: printAbility(ability, face) ?? line.text })),
    unread: null,
  };
}

function notRead(
  { text, stoppedAt, refused }: LineReading,
  looksLike: NonNullable<ReadLine['unread']>['looksLike'],
  face: FaceWords,
): ReadLine {
  const expected = stoppedAt === null ? [] : wantedIn(text, face).expected;
  return {
    abilities: [],
    unread: { text, looksLike, stoppedAt: stoppedAt ?? 0, ...(refused === null ? {} : { reason: refused }), expected },
  };
}

const SENTENCE: FaceWords = { name: '', supertypes: [], types: ['creature'], subtypes: [], oracleText: '' };

/** A keyword's sentences speak of "this creature", "this permanent" or "this card"; each is read as the words of a thing so called. */
function readSentence(words: string, _keyword: KeywordAbility | null, ofSpell = false) {
  const types = ofSpell
    ? ['instant']
    : words.includes('this creature') || words.includes('This creature')
      ? ['creature']
      : words.includes('this spell')
        ? ['instant']
        : [];
  const line = readFace({ ...SENTENCE, types, oracleText: words }).lines[0];
  return line && isRead(line) && line.abilities.length === 1 ? line.abilities[0]! : null;
}

/** A keyword as it is said where a sentence around it has told what X is, "echo {X}", or behind another kicker's "and/or" (CR 702.33b). */
export function bareOfWhere<Node extends Ability>(ability: Node): Node {
  return ability.kind === 'keyword' ? { ...ability, where: undefined, whereGiven: undefined, wording: undefined } : ability;
}

/** The parameters of a keyword as they stand on the card: `suspend 4—{U}` has the amount 4 and the cost {U}. */
function parameters(keyword: KeywordAbility) {
  const words = printAbility(keyword, SENTENCE) ?? printAbility(bareOfWhere(keyword), SENTENCE) ?? '';
  const named = words.toLowerCase().startsWith(keyword.keyword);
  const rest = named
    ? words
        .slice(keyword.keyword.length)
        .replace(/(\. X can't be 0)?\.$/, '')
        .trim()
    : keyword.costs
      ? words.replace(/^[^{—]*/, '').replace(/\.$/, '')
      : '';
  const quality = keyword.quality ? printQuality(keyword.quality) : null;
  return { ...numbers(keyword, rest), quality: quality ?? (keyword.quality ? rest : null), printed: rest || quality };
}

function numbers(keyword: KeywordAbility, rest: string) {
  const [, amount, cost] = /^(\S+?)\s*—\s*(.+)$/.exec(rest) ?? [];
  if (keyword.amount && keyword.costs) return { amount: amount ?? null, cost: cost ?? null };
  // A quality stands before the number: "devour land 3".
  const amountOf = keyword.quality ? rest.replace(/^.*\s/, '') : rest;
  if (keyword.amount) return { amount: keyword.where ? 'X' : amountOf, cost: null };
  // A quality stands before the cost: "equip legendary creature {3}".
  const paid = keyword.quality ? rest.replace(/^[^{—]*/, '') : rest;
  return { amount: null, cost: keyword.costs ? paid.replace(/^—\s*/, '') : null };
}
