import type { RuleWords } from './entry.ts';

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.”)])\s+(?=[A-Z“(])/).map((sentence) => sentence.trim());

/** What only classifies, refers elsewhere, or speaks of other matters than what the keyword does. */
const ASIDE =
  /\bwritten\b.*“|^\(?See\b|\bMultiple instances\b|^This “keyword|(?:is|are) (?:an? )?(?:\w+ )*(?:ability|abilities|keyword)\b[^.]*\.$|^“.*” in this sense\b/i;

/**
 * The sentences that say what a keyword does where no other words stand in its place: the first subrules that speak of what has it, or else the
 * first that says more than what kind of thing it is.
 */
export function descriptionOf(name: string, subrules: readonly RuleWords[]): readonly string[] {
  const words = name.replace(/[^\w ]/g, '.');
  const has = new RegExp(`\\b(?:with|has)(?: an?| the)? ${words}(?!\\w)|^To ${words}\\b`, 'i');
  const parts = subrules.map(({ text }) =>
    sentencesOf(text ?? '').filter((sentence) => sentence !== '' && !ASIDE.test(sentence)),
  );
  const start = parts.findIndex((sentences) => sentences.some((sentence) => has.test(sentence)) && sentences.length > 0);
  if (start === -1) return parts.find((sentences) => sentences.length > 0) ?? [];
  const end = parts.findIndex((sentences, place) => place > start && !(sentences[0] !== undefined && has.test(sentences[0])));
  return parts.slice(start, end === -1 ? parts.length : end).flat();
}
