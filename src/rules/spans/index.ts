import { citedRules } from '../text/references.ts';
import type { Terms } from './terms.ts';

export { namesOfTerm, Terms } from './terms.ts';

/** A run of words, from `start` up to `end` in UTF-16 units, with what it stands for. */
export type Span = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'rule'; readonly numbers: readonly string[] }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'glossary'; readonly term: string }
);

const SYMBOL = /\{[^{}\s]+\}/g;

/** All spans of a text in order, none within another: references and symbols before terms. */
export function spansIn(text: string, terms: Terms): readonly Span[] {
  const sure: Span[] = [
    ...citedRules(text).map(({ start, end, numbers }) => ({ kind: 'rule' as const, start, end, numbers })),
    ...[...text.matchAll(SYMBOL)].map((match) => ({
      kind: 'symbol' as const,
      start: match.index,
      end: match.index + match[0].length,
      symbol: match[0],
    })),
  ];
  const free = terms.in(text).filter(({ start, end }) => !sure.some((span) => span.start < end && start < span.end));
  return [...sure, ...free.map((span) => ({ kind: 'glossary' as const, ...span }))].sort((a, b) => a.start - b.start);
}
