import { withoutReferences } from '../changes/index.ts';
import { foldQuote, holdsQuote, type Quote, readQuote, shareInOrder, trimQuote } from './quote.ts';

/** What a rule says, as far as quotations go. */
export interface QuotedRule {
  readonly number: string;
  readonly heading: string | null;
  readonly text: string | null;
  readonly examples: readonly string[];
}

/** A quotation of fewer words doesn't say where it comes from, unless it is all that a rule says. */
const TELLING_WORDS = 4;
/** Words that more rules say than this don't either. */
const TELLING_RULES = 3;
/** So few words may be what the cited rule says, misquoted, although they happen to stand elsewhere: if the greater part stands there in order. */
const FEW_WORDS = 8;
const MISQUOTED = 0.6;
/** Examples quote cards and sentences of other rules: only a longer quotation is looked for there. */
const TELLING_IN_EXAMPLES = 8;

const ownWords = ({ heading, text }: QuotedRule): string => text ?? heading ?? '';

/** Where words that a rule doesn't say may come from. */
export interface Whence {
  /** In the order of the book, first those that say nothing else. */
  readonly rules: readonly string[];
  /** Whether the words alone tell it: there are enough of them, few rules say them, and they are no misquotation of the cited rule. */
  readonly telling: boolean;
}

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
   * The rules from which words that are cited under another number may come. If none says these very words, those count that say them but for
   * numbers of rules.
   */
  whence(words: string, number: string): Whence {
    const quote = readQuote(words, number);
    if (quote === null) return { rules: [], telling: false };
    const inText = this.#saying((said) => said.slice(0, 1), quote);
    const whole = inText.filter((other) => trimQuote(this.#folded.get(other)![0]!) === quote.parts.join(' '));
    const own = this.#folded.get(number)?.[0] ?? '';
    const misquoted = quote.words < FEW_WORDS && shareInOrder(quote, own) >= MISQUOTED;
    const telling = quote.words >= TELLING_WORDS && inText.length <= TELLING_RULES && !misquoted;
    if (inText.length > 0) return { rules: [...new Set([...whole, ...inText])], telling: whole.length > 0 || telling };
    const inExamples = quote.words < TELLING_IN_EXAMPLES ? [] : this.#saying((said) => said.slice(1), quote);
    const rules = inExamples.length > 0 ? inExamples : this.#whenceButForNumbers(words, number);
    return { rules, telling: rules.length <= TELLING_RULES && !misquoted };
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
