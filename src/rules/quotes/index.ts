export { QuotedBook, type QuotedRule } from './book.ts';
export { foldQuote, holdsQuote, type Quote, readQuote } from './quote.ts';
