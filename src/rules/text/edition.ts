import type { TextEncoding } from './decode.ts';

/** A part, section, rule or subrule with its official words. */
export interface RuleEntry {
  readonly number: string;
  /** The title of a part, section or titled rule; null where the rule has sentences. */
  readonly heading: string | null;
  /** The sentences, paragraphs separated by `\n`; null where there is only a title. */
  readonly text: string | null;
  /** What follows each `Example:`, in order. */
  readonly examples: readonly string[];
  /** Hash of heading, text and examples: equal in every edition that has the same words here. */
  readonly sha256: string;
}

export interface GlossaryEntry {
  readonly term: string;
  /** The explanation, paragraphs separated by `\n`. */
  readonly text: string;
  readonly sha256: string;
}

/** When an edition came into force; the text says it, or a caller's fall-back, or nothing does. */
export type EffectiveDate =
  | { readonly kind: 'stated'; readonly date: string }
  | { readonly kind: 'assumed'; readonly date: string }
  | { readonly kind: 'unknown' };

/** A line that begins like a rule but doesn't stand where that rule could; it was kept as words of the rule before it. */
export interface Misplaced {
  readonly line: number;
  readonly number: string;
}

/** One edition of the Comprehensive Rules. */
export interface RulesEdition {
  readonly effective: EffectiveDate;
  readonly encoding: TextEncoding;
  /** Hash of the file's bytes. */
  readonly sha256: string;
  /** In the order of the book. */
  readonly rules: readonly RuleEntry[];
  readonly glossary: readonly GlossaryEntry[];
  readonly misplaced: readonly Misplaced[];
}

/** Why a file isn't read as an edition. */
export interface NotAnEdition {
  readonly expected: string;
  readonly found: string;
  /** 1-based; null where it concerns the whole file. */
  readonly line: number | null;
}
