import { expect } from '@jest/globals';
import { Chain, compareBooks, type ReadBook, readBook } from '../../src/rules/changes/index.ts';
import { foldQuote, holdsQuote, readQuote } from '../../src/rules/quotes/index.ts';
import { citedRules, dateInFileName, readRulesText } from '../../src/rules/text/index.ts';
import { sharedBytes, sharedFiles, testWithData } from '../support/sharedData.ts';

const FOLDER = 'rules';
const TIMEOUT = 120_000;

let read: { readonly books: readonly ReadBook[]; readonly chain: Chain<string> } | null = null;

/** By what their files are called, the editions that are spoken of below, and those next to them. */
const WANTED = /(2003-10|2007-05|2009-07|2017-08|2018-[01]|2021-0[2-7]|2026-)/;

/** Editions, oldest first, with the chain of their changes: those that are spoken of, and of the others every fifth. */
function all() {
  if (read !== null) return read;
  const books = sharedFiles(FOLDER)
    .filter((name) => /\.txt(\.gz)?$/.test(name))
    .filter((name, place) => WANTED.test(name) || place % 5 === 0)
    .map((name) => {
      const edition = readRulesText(sharedBytes(`${FOLDER}/${name}`), dateInFileName(name));
      if (!edition.ok || edition.value.effective.kind === 'unknown') throw new Error(name);
      return readBook({ effectiveDate: edition.value.effective.date, rules: edition.value.rules });
    })
    .sort((a, b) => (a.book.effectiveDate < b.book.effectiveDate ? -1 : 1));
  const day = ({ book }: ReadBook) => book.effectiveDate;
  const links = books.slice(1).map((to, i) => ({ from: day(books[i]!), to: day(to), changes: compareBooks(books[i]!, to) }));
  read = { books, chain: new Chain(books.map(day), links) };
  return read;
}

const inForce = (day: string) =>
  all()
    .books.filter(({ book }) => book.effectiveDate <= day)
    .at(-1)!.book.effectiveDate;
const bookOf = (day: string) => all().books.find(({ book }) => book.effectiveDate === inForce(day))!;
const today = (number: string, day: string) => {
  const { chain } = all();
  return chain.numberIn({ edition: inForce(day), number }, chain.editions.at(-1)!);
};
const testWithEditions = (name: string, run: () => void) => testWithData(FOLDER, name, run, TIMEOUT);

testWithEditions('a rule that is somewhere today is in the newest edition, and the way back leads to where it came from', () => {
  const { books, chain } = all();
  const newest = books.at(-1)!;
  const numbers = new Set(newest.book.rules.map(({ number }) => number));
  const last = newest.book.effectiveDate;
  const lost: string[] = [];
  for (const { book } of books) {
    for (const { number } of book.rules) {
      const now = chain.numberIn({ edition: book.effectiveDate, number }, last);
      if (now === null) continue;
      const back = chain.numberIn({ edition: last, number: now }, book.effectiveDate);
      if (!numbers.has(now) || back !== number) lost.push(`${book.effectiveDate} ${number}: ${now}, and back ${back}`);
    }
  }
  expect(lost).toEqual([]);
});

const KNOWN: readonly [number: string, day: string, today: string | null][] = [
  ['702.61a', '2021-02-05', '702.62a'],
  ['702.59a', '2009-07-11', '702.62a'],
  ['701.33a', '2021-06-18', '701.39a'],
  ['701.12c', '2021-06-18', '701.14c'],
  ['704.5k', '2017-08-25', '704.5j'],
  ['704.5j', '2017-08-25', null],
  ['509.2', '2021-06-18', null],
  ['116.1', '2018-10-05', '117.1'],
  ['115.2', '2018-10-05', '116.2'],
  ['711', '2021-06-18', '712'],
  // from before the whole book was numbered anew
  ['409.1a', '2007-05-01', '601.2a'],
  ['420.5c', '2007-05-01', '704.5g'],
  ['502.49a', '2007-05-01', null],
  ['310.4', '2007-05-01', null],
];
for (const [number, day, expected] of KNOWN)
  testWithEditions(`${number} as of ${day} is ${expected} today`, () => expect(today(number, day)).toBe(expected));

testWithEditions('from June 2021 to April 2026, each kind of change is found', () => {
  const kinds = new Map<string, number>();
  const changes = compareBooks(bookOf('2021-06-18'), bookOf('2026-04-17'));
  for (const { kind } of changes) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  expect(kinds.get('added')).toBeGreaterThan(600);
  expect(kinds.get('moved')).toBeGreaterThan(400);
  expect(kinds.get('edited')).toBeGreaterThan(300);
  expect(kinds.get('reference only')).toBeGreaterThan(30);
  expect(kinds.get('removed')).toBeLessThan(60);
});

testWithEditions('what cites only other numbers is told from what was edited', () => {
  const changes = compareBooks(bookOf('2026-02-27'), bookOf('2026-04-17'));
  const only = changes.filter(({ kind }) => kind === 'reference only').map(({ after }) => after);
  expect(only).toEqual(expect.arrayContaining(['104.6', '502.2']));
});

testWithEditions('every rule of the newest edition says itself, and the numbers that rules refer to exist', () => {
  const { rules } = bookOf('2026-04-17').book;
  const numbers = new Set(rules.map(({ number }) => number));
  const dangling = rules.flatMap(({ number, text }) =>
    citedRules(text ?? '').flatMap((reference) =>
      reference.numbers.filter((cited) => !numbers.has(cited)).map((cited) => `${number}: ${cited}`),
    ),
  );
  expect(dangling).toEqual([]);
  const silent = rules.filter(({ number, heading, text }) => {
    const said = text ?? heading ?? '';
    const quote = readQuote(said, number);
    return quote === null || !holdsQuote(foldQuote(said), quote);
  });
  expect(silent).toEqual([]);
});
