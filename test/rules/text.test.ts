import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateInFileName, describeRefusal, readRulesText, statedDate } from '../../src/rules/text/index.ts';

/** A small book in the form of the official one, with words of our own. */
const BOOK = `Magic: The Gathering Comprehensive Rules

These rules are effective as of May 3, 2031.

Contents

1. First Part
100. Basics
7. Extras
702. Words

Glossary

Credits

1. First Part

100. Basics

100.1. A game has players, and this sentence is long enough that nobody could take the whole book for one whose lines are wrapped at a fixed width, as the oldest were.
Example: One is an example.
Example: Two is another “example”.
Example: Three.
Example: Four.
Example: Five – the last.
     A second paragraph of the same rule.

100.1a Players play. See rules 100.1 and 702.1a.

100.1k Late.

100.1m Later still.

100.2.Words without a space.

100.3 Words without a period.

100.3a. Words with one too many.

7. Extras

702. Words

702.1. Frobbing

702.1a Frobbing is fun.

702.10. For Mirrodin!

702.11. Frogs frolic.

702.2 This number is out of order.

Glossary

Frob
1. To do it.
2. It done.
See rule 702.1, “Frobbing.”

Unfrob (Obsolete)
No longer done.

Credits

Somebody wrote this.
`;

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  const bytes = new Uint8Array(view.buffer);
  return mark ? new Uint8Array([...(littleEndian ? [0xff, 0xfe] : [0xfe, 0xff]), ...bytes]) : bytes;
};
const windows1252 = (text: string) =>
  new Uint8Array([...text].map((c) => ({ '“': 0x93, '”': 0x94, '–': 0x96 })[c] ?? c.charCodeAt(0)));

function read(bytes: Uint8Array, fallback: string | null = null) {
  const edition = readRulesText(bytes, fallback);
  if (!edition.ok) throw new Error(describeRefusal(edition.problem));
  return edition.value;
}
const rule = (number: string) => read(utf8(BOOK)).rules.find((entry) => entry.number === number);

describe('an edition is read', () => {
  test('parts, sections, rules and subrules in the order of the book', () => {
    expect(read(utf8(BOOK)).rules.map(({ number }) => number)).toEqual(
      '1 100 100.1 100.1a 100.1k 100.1m 100.2 100.3 100.3a 7 702 702.1 702.1a 702.10 702.11'.split(' '),
    );
  });

  test.each([
    ['1', 'First Part', null],
    ['702', 'Words', null],
    ['702.1', 'Frobbing', null],
    ['702.10', 'For Mirrodin!', null],
    ['702.1a', null, 'Frobbing is fun.'],
    ['100.2', null, 'Words without a space.'],
    ['100.3', null, 'Words without a period.'],
  ])('%s has heading %j and text %j', (number, heading, text) => expect(rule(number)).toMatchObject({ heading, text }));

  test('every example is kept, and a paragraph after them belongs to the rule', () => {
    expect(rule('100.1')?.examples).toEqual([
      'One is an example.',
      'Two is another “example”.',
      'Three.',
      'Four.',
      'Five – the last.',
    ]);
    expect(rule('100.1')?.text).toMatch(/\nA second paragraph of the same rule\.$/);
  });

  test('the glossary has all paragraphs, and the credits are left out', () => {
    expect(read(utf8(BOOK)).glossary).toMatchObject([
      { term: 'Frob', text: '1. To do it.\n2. It done.\nSee rule 702.1, “Frobbing.”' },
      { term: 'Unfrob (Obsolete)', text: 'No longer done.' },
    ]);
  });

  test('a number out of order is reported with its line', () => {
    const line = BOOK.split('\n').findIndex((text) => text.startsWith('702.2 ')) + 1;
    expect(read(utf8(BOOK)).misplaced).toEqual([{ line, number: '702.2' }]);
  });

  test('sentences that run over several lines are joined', () => {
    const wrapped = BOOK.replace(/(.{60,80}) (?=\S.{10,}$)/gm, '$1\n').replace(
      'Players play. See',
      'Players play, as rule\n702.1 says. See',
    );
    expect(Math.max(...wrapped.split('\n').map((line) => line.length))).toBeLessThan(160);
    const { rules } = read(utf8(wrapped));
    expect(rules.find(({ number }) => number === '100.1')?.text).toBe(rule('100.1')?.text);
    expect(rules.find(({ number }) => number === '100.1a')?.text).toContain('as rule 702.1 says. See');
  });
});

describe('the same words in another file are the same edition', () => {
  const plain = read(utf8(BOOK));
  const files: readonly (readonly [string, Uint8Array, string])[] = [
    ['UTF-8 with BOM', utf8(`\uFEFF${BOOK}`), 'utf-8'],
    ['CRLF', utf8(BOOK.replaceAll('\n', '\r\n')), 'utf-8'],
    ['CR', utf8(BOOK.replaceAll('\n', '\r')), 'utf-8'],
    ['windows-1252', windows1252(BOOK), 'windows-1252'],
    ['UTF-16 LE with BOM', utf16(BOOK, true, true), 'utf-16le'],
    ['UTF-16 BE with BOM', utf16(BOOK, false, true), 'utf-16be'],
    ['UTF-16 LE', utf16(BOOK, true, false), 'utf-16le'],
    ['UTF-16 BE', utf16(BOOK, false, false), 'utf-16be'],
  ];
  test.each(files)('%s', (_, bytes, encoding) => {
    const edition = read(bytes);
    expect(edition.encoding).toBe(encoding);
    expect(edition.rules).toEqual(plain.rules);
    expect(edition.glossary).toEqual(plain.glossary);
  });
});

describe('the effective date', () => {
  test.each([
    ['These rules are effective as of April 17, 2026.', '2026-04-17'],
    ['These rules are current as of October 1, 2003.', '2003-10-01'],
    ['effective as of June18, 2021', '2021-06-18'],
    ['effective as of February 30, 2021', null],
    ['effective soon', null],
  ])('%s', (text, date) => expect(statedDate(text)).toBe(date));

  test.each([
    ['MagicCompRules-2026-04-17.txt', '2026-04-17'],
    ['MagicCompRules 20260417.txt', '2026-04-17'],
    ['rules.txt', null],
    ['rules-20261317.txt', null],
  ])('in the file name %s', (name, date) => expect(dateInFileName(name)).toBe(date));

  const undated = utf8(BOOK.replace(/^These rules are.*$/m, ''));
  test.each([
    [utf8(BOOK), '2000-01-01', { kind: 'stated', date: '2031-05-03' }],
    [undated, '2000-01-01', { kind: 'assumed', date: '2000-01-01' }],
    [undated, null, { kind: 'unknown' }],
  ])('the text decides before the caller (%#)', (bytes, fallback, effective) =>
    expect(read(bytes, fallback).effective).toEqual(effective),
  );
});

describe('what is no edition is refused with what was expected and found', () => {
  const cut = BOOK.slice(0, BOOK.indexOf('\n702.1. '));
  test.each([
    ['nothing', new Uint8Array(), /found an empty file/],
    ['a gzip archive', new Uint8Array([0x1f, 0x8b, 8, 0]), /gzip/],
    ['a PDF', utf8('%PDF-1.7'), /PDF/],
    ['an Office document', new Uint8Array([0x50, 0x4b, 3, 4, 20]), /Office/],
    ['an image', new Uint8Array([0x89, 0x50, 0, 1, 0, 0]), /binary/],
    ['blank lines', utf8('\n\n'), /only blank lines/],
    ['another text', utf8('\nDear diary,\n'), /line 2: expected the title.*found “Dear diary,”/],
    ['a title alone', utf8('Comprehensive Rules\n'), /Glossary/],
    ['a file that was cut off', utf8(cut), /cut off/],
    ['a book without rules', utf8('Comprehensive Rules\nGlossary\n1. A\nGlossary\n'), /numbered rules/],
  ])('%s', (_, bytes, message) => {
    const edition = readRulesText(bytes);
    expect(edition.ok ? 'read' : describeRefusal(edition.problem)).toMatch(message);
  });

  test('whatever the bytes, the answer is an edition or a refusal', () => {
    const noise = fc.uint8Array({ maxLength: 200 });
    const damaged = fc.tuple(fc.nat(BOOK.length), noise).map(([at, bytes]) => {
      const book = utf8(BOOK);
      return new Uint8Array([...book.slice(0, at), ...bytes, ...book.slice(at)]);
    });
    fc.assert(
      fc.property(fc.oneof(noise, damaged), (bytes) => {
        const edition = readRulesText(bytes);
        expect(edition.ok ? edition.value.rules.length : describeRefusal(edition.problem).length).toBeGreaterThan(0);
      }),
    );
  });
});
