import { withoutReferences } from '../changes/index.ts';
import { foldQuote, holdsQuote, type Quote, readQuote, trimQuote } from './quote.ts';

/** What a rule says, as far as quotations go. */
export interface QuotedRule {
  readonly number: string;
  readonly heading: string | null;
  readonly text: string | null;
  readonly examples: readonly string[];
}

/** A quotation of fewer words stands in too many rules to say where it comes from, unless it is all that a rule says. */
const TELLING_WORDS = 4;
/** Examples quote cards and sentences of other rules: only a longer quotation is looked for there. */
const TELLING_IN_EXAMPLES = 8;

const ownWords = ({ heading, text }: QuotedRule): string => text ?? heading ?? '';

/** An edition in which quotations are looked for. */
export class QuotedBook {
  readonly #rules: readonly QuotedRule[];
  /** For each rule its own words and then its examples, folded. */
  readonly #folded: ReadonlyMap<string, readonly string[]>;
  #masked: ReadonlyMap<string, string> | null = null;

  constructor(rules: readonly QuotedRule[]) {
    this.#rules = rules;
    this.#folded = new Map(rules.map((rule) => [rule.number, [ownWords(rule), ...rule.examples].map(foldQuote)]));
  }

  /** Whether a rule says so, in its own words or in an example. */
  says(number: string, quote: Quote): boolean {
    return (this.#folded.get(number) ?? []).some((words) => holdsQuote(words, quote));
  }

  /**
   * The rules from which words that are cited under another number may come, in the order of the book; first those that say nothing else.
   * If none says these very words, those count that say them but for numbers of rules. Empty also where too many rules say so little.
   */
  whence(words: string, number: string): readonly string[] {
    const quote = readQuote(words, number);
    if (quote === null) return [];
    const inText = this.#saying((said) => said.slice(0, 1), quote);
    const whole = inText.filter((other) => trimQuote(this.#folded.get(other)![0]!) === quote.parts.join(' '));
    if (inText.length > 1 && quote.words < TELLING_WORDS) return whole;
    if (inText.length > 0) return [...new Set([...whole, ...inText])];
    const inExamples = quote.words < TELLING_IN_EXAMPLES ? [] : this.#saying((said) => said.slice(1), quote);
    return inExamples.length > 0 ? inExamples : this.#whenceButForNumbers(words, number);
  }

  #saying(part: (said: readonly string[]) => readonly string[], quote: Quote): readonly string[] {
    return [...this.#folded].filter(([, said]) => part(said).some((words) => holdsQuote(words, quote))).map(([number]) => number);
  }

  #whenceButForNumbers(words: string, number: string): readonly string[] {
    const masked = withoutReferences(words);
    const quote = masked === words ? null : readQuote(masked, number);
    if (quote === null || quote.words < TELLING_WORDS) return [];
    this.#masked ??= new Map(this.#rules.map((rule) => [rule.number, foldQuote(withoutReferences(ownWords(rule)))]));
    const holding = [...this.#masked].filter(([, said]) => holdsQuote(said, quote)).map(([other]) => other);
    return holding.includes(number) ? [] : holding; // where it stands under its own number, the numbers are what differs
  }
}
