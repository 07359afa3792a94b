import { CARD_TYPES } from '../../../rules/vocabulary/types.ts';
import { plural, subtypeNames } from '../../grammar/words.ts';

const MOST_EDITS = 2;
const MOST_SUGGESTED = 3;

/** What cards call what there is in the game, beside its types. */
const NOUNS = [
  'card', 'permanent', 'spell', 'token', 'player', 'opponent', 'ability', 'source', 'counter', 'library', 'graveyard', 'hand', 'battlefield',
  'nonland', 'noncreature', 'nonartifact', 'nontoken', 'legendary', 'multicolored', 'colorless', 'attacking', 'blocking', 'tapped', 'untapped',
] as const; // biome-ignore format: a table

/** Words by which objects are described. */
const DESCRIBING: readonly string[] = [...NOUNS, ...CARD_TYPES, ...subtypeNames].flatMap((word) => [word, plural(word)]);
/** Where something is described, the grammar expects one of these. */
const DESCRIPTION: ReadonlySet<string> = new Set(['a description of objects', 'a noun', 'a type', 'an ability', '“card”']);

/**
 * How many letters must be changed, left out, put in or made to change places with the next to make one word another; more than `MOST_EDITS` counts
 * as one more than that.
 */
function edits(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > MOST_EDITS) return MOST_EDITS + 1;
  let beforeLast: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const fewest = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1));
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next.push(swapped ? Math.min(fewest, beforeLast[j - 2]! + 1) : fewest);
    }
    beforeLast = row;
    row = next;
  }
  return row[to.length]!;
}

/** Forms of one word that are commonly mistaken for each other. */
const SAME_WORD = [['has', 'have'], ['gets', 'get'], ['is', 'are'], ['was', 'were'], ['does', 'do'], ['it', 'its']] as const; // biome-ignore format: a table

/** The other form of a word, where that is what could have stood there. */
const otherForm = (word: string, wanted: readonly string[]): readonly string[] =>
  SAME_WORD.flatMap(([one, other]) => (word === one ? [other] : word === other ? [one] : [])).filter((form) =>
    wanted.includes(form),
  );

/** The right plural of a word that was given a wrong one: "Elfs". */
const rightPlural = (word: string): readonly string[] =>
  DESCRIBING.flatMap((one) => (`${one.toLowerCase()}s` === word && plural(one).toLowerCase() !== word ? [plural(one)] : []));

/** Of short words another letter makes another word. */
const mostEdits = (word: string): number => (word.length > 5 ? MOST_EDITS : 1);

/** Words that could have stood where reading stopped and look like those that do, those with the fewest other letters. */
export function nearWords(rest: string, expected: readonly string[], wanted: readonly string[]): readonly string[] {
  // A sign is wrong there, whatever word comes behind it.
  if (/^\s*[,.:;]/.test(rest)) return [];
  const words = rest.toLowerCase().split(/[\s,.:;]+/);
  const described = expected.some((label) => DESCRIPTION.has(label));
  if (described && DESCRIBING.some((word) => word.toLowerCase() === words[0])) return [];
  const [first = ''] = words;
  const form = otherForm(first, wanted);
  if (form.length > 0) return form;
  const right = described ? rightPlural(first) : [];
  if (right.length > 0) return right;
  const scored = [...wanted, ...(described ? DESCRIBING : [])].flatMap((word) => {
    const many = word.split(' ').length;
    const said = [words.slice(0, many).join(' '), words.slice(0, many + 1).join('')];
    const count = Math.min(...said.map((text) => edits(text, word.toLowerCase())));
    return said[0] !== word.toLowerCase() && count <= mostEdits(word) && count < word.length / 2 ? [{ word, count }] : [];
  });
  const fewest = Math.min(...scored.map(({ count }) => count));
  return [...new Set(scored.filter(({ count }) => count === fewest).map(({ word }) => word))].slice(0, MOST_SUGGESTED);
}
