export { QuotedBook, type QuotedRule, type Whence } from './book.ts';
export { foldQuote, holdsQuote, type Quote, readQuote } from './quote.ts';
