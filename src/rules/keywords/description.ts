import type { RuleWords } from './entry.ts';

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.”)])\s+(?=[A-Z“(])/).map((sentence) => sentence.trim());

/** What only classifies, refers elsewhere, tells how the rules came about or speaks of other matters than what the keyword does. */
const ASIDE: readonly RegExp[] = [
  /\bwritten\b.*“|^\(?See\b|\bMultiple instances\b|^This “keyword|^“.*” in this sense\b/i,
  /\b(?:is|are) (?:an? (?:[\w-]+ ){0,4}|(?:[\w-]+ ){0,2})(?:ability|abilities|keyword)\b[^.]*\.$/i,
  /\b(?:is an? (?:variant|special form) of|is a (?:special|state-based) action|is a (?:change from|replacement effect)|it’s customary)\b/,
  /\bfollows? (?:the )?rules\b|^Those rules apply\b|\brules function no matter\b|^This is an exception to\b|^If an effect refers to\b/,
];
const VARIANT = /\bis an? (?:variant|special form) of\b/;
/** “(See rule 702.17.)” within or after a sentence; where it is the whole sentence nothing is left. */
const withoutReferences = (sentence: string): string => sentence.replace(/\([^()]*\brules? \d[^()]*\)/gi, '').trim();
const saysSomething = (sentence: string): boolean => {
  const bare = withoutReferences(sentence);
  return bare !== '' && !ASIDE.some((aside) => aside.test(bare));
};

/**
 * The sentences that say what a keyword does where no other words stand in its place: the subrules that speak of what has it or of doing it, or
 * else the first that says more than what kind of thing it is; and what is said of things that it made something of (a goaded creature).
 */
export function descriptionOf(name: string, subrules: readonly RuleWords[]): readonly string[] {
  const words = name.replace(/[^\w ]/g, '.');
  const apart = words.split(' ').join('\\b[^.,]*?\\b');
  // “trample over planeswalkers” is another keyword
  const has = new RegExp(`\\b(?:with|has)(?: an?| the)? ${words}(?!\\w| (?:over|from)\\b)|^To ${apart}\\b`, 'i');
  const made = new RegExp(`^An? ${words}(?:e?d) (?:creature|permanent)\\b(?!.*\\bagain\\b)`, 'i');
  const parts = subrules.map(({ text }) => sentencesOf(text ?? '').filter(saysSomething));
  const start = parts.findIndex((sentences) => sentences.some((sentence) => has.test(sentence)));
  const from = start === -1 ? parts.findIndex((sentences) => sentences.length > 0) : start;
  if (from === -1) return [];
  const goesOn = (sentences: readonly string[], place: number) =>
    sentences[0] !== undefined && has.test(sentences[0]) && !VARIANT.test(subrules[place]!.text ?? '');
  const told = parts.filter((sentences, place) => place === from || (start !== -1 && place > from && goesOn(sentences, place)));
  const later = parts.slice(from + 1).filter((sentences) => !told.includes(sentences));
  return [...told.flat(), ...later.flat().filter((sentence) => made.test(sentence))];
}

/** What other subrules say of things with a keyword that has only a subrule of its own: “creatures with ‘bands with other [quality]’ …”. */
export function saidElsewhere(name: string, subrules: readonly RuleWords[]): readonly string[] {
  const having = new RegExp(`\\bwith “?${name.replace(/[^\w ]/g, '.')}(?!\\w)`, 'i');
  return subrules.flatMap(({ text }) =>
    sentencesOf(text ?? '').filter((sentence) => having.test(sentence) && saysSomething(sentence)),
  );
}
