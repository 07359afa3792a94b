/** Whole sentences: they begin with a capital, a number or a symbol and come to an end. */
const SENTENCES = /^["“]?(?:\p{Lu}|\d|\{|[+−-]|•|~)[\s\S]*[.!?]["”]?$/u;
/** After a sentence, a keyword or its cost, or other reminder text; or on a line of its own. */
const AFTER = /(?:^|[.!?)]["”]?|[\p{L}\d}"”*—:|])$/u;
/** Nothing follows, or a new sentence, bullet, keyword or the end of a quotation. */
const BEFORE = /^(?:$|["”.,;]|\s+(?:\p{Lu}|\d|\{|[+−-]|•|["“(]))/u;

/** Reminder text that is no sentence, or stands inside one. */
const PHRASES: readonly RegExp[] = [
  /^(?:(?:an|one|two|three|four|five|six|seven|eight|nine|ten) )?energy counters?$/,
  /^front face up$/,
  /^a twenty-sided die$/,
  /^even if this card isn't on the battlefield$/,
  /^as long as this creature is on the battlefield$/,
  /^Melds with [^.]+$/,
  /^Leads to: [^.]+$/,
];

/**
 * Reminder text says again, in parentheses, what a rule says (CR 207.2a). It is made of whole sentences and stands between others, or is one of few
 * phrases; any other parenthesis is no reminder text and is left to be read.
 */
export function isReminder(inner: string, before: string, after: string): boolean {
  const text = inner.trim();
  return PHRASES.some((phrase) => phrase.test(text)) || (SENTENCES.test(text) && AFTER.test(before.trim()) && BEFORE.test(after));
}
