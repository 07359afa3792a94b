import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JsonCutter, NotClosed } from '../../src/store/import/documents/cutter.ts';
import { formOf } from '../../src/store/import/documents/form.ts';
import { type BadPiece, type Piece, piecesOf } from '../../src/store/import/documents/index.ts';
import { inspect } from '../../src/store/import/files.ts';
import { makeTestFolder } from '../support/files.ts';

const folder = makeTestFolder();
afterAll(() => folder.remove());

async function pieces(name: string, text: string): Promise<readonly (Piece | BadPiece)[]> {
  const found: (Piece | BadPiece)[] = [];
  for await (const piece of piecesOf(await inspect(folder.write(name, text)))) found.push(piece);
  return found;
}

/** Cuts a text that arrives in parts of the given lengths, the last part being the rest. */
function cut(text: string, lengths: readonly number[]) {
  const bytes = Buffer.from(text);
  const cutter = new JsonCutter();
  const cuts = [];
  let from = 0;
  for (const length of [...lengths, bytes.length]) {
    cuts.push(...cutter.push(bytes.subarray(from, from + length)));
    from += length;
  }
  cutter.end();
  return cuts;
}

const values = fc.jsonValue({ maxDepth: 3 });
const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 });
const indent = fc.constantFrom(0, 2);

describe('cutting a document into its records', () => {
  test('a list gives its elements, wherever the parts of the file end', () => {
    fc.assert(
      fc.property(fc.array(values), indent, lengths, (list, space, parts) => {
        const cuts = cut(JSON.stringify(list, null, space), parts);
        expect(cuts.map(({ text }) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(list)));
        expect(cuts.map(({ index }) => index)).toEqual(list.map((_, at) => at));
      }),
    );
  });

  test('a map under `data` gives its members by name, and what stands before it', () => {
    const members = fc.array(fc.tuple(fc.string(), values)).map((pairs) => Object.fromEntries(pairs) as Record<string, unknown>);
    fc.assert(
      fc.property(members, values, indent, lengths, (data, meta, space, parts) => {
        const cuts = cut(JSON.stringify({ meta, data, after: { data: [{ more: [[meta]] }] } }, null, space), parts);
        const plain = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
        expect(cuts.map(({ key, text }) => [key, JSON.parse(text)])).toEqual(Object.entries(plain));
        for (const { head } of cuts) expect(JSON.parse(head ?? '')).toEqual(JSON.parse(JSON.stringify({ meta })));
      }),
    );
  });

  test('objects one after another are records', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), values)), indent, lengths, (objects, space, parts) => {
        const plain = objects.filter((object) => typeof object.data !== 'object');
        const cuts = cut(plain.map((object) => JSON.stringify(object, null, space)).join('\n'), parts);
        expect(cuts.map(({ text }) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(plain)));
      }),
    );
  });

  test.each([
    ['[{"a": 1}, {"b"', 1, 'cut off'],
    ['{"data": {\n"x": [1, 2', 1, 'cut off'],
    ['[\n{"a": [1}\n]', 2, 'a } stands where a ] is wanted'],
    ['[\n\n"abc\n"]', 3, 'a text is not closed'],
    ['{"a": 1}\nmore', 2, 'no JSON'],
    ['[1]]', 1, 'closes nothing'],
  ])('%j is refused at line %d', (text, line, message) => {
    let caught: unknown;
    try {
      cut(text, []);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(NotClosed);
    expect(caught).toMatchObject({ line, message: expect.stringContaining(message) });
  });
});

describe('the form of a file', () => {
  test.each([
    ['', 'lines'],
    ['{"a": 1}\n{"a": 2}\n', 'lines'],
    ['{"a": 1}', 'lines'],
    ['[\n{"a": 1},\n{"a": 2}\n]\n', 'lines'],
    ['[{"a": 1},\n{"a": 2}]', 'document'],
    ['[\n  {\n    "a": 1\n  }\n]', 'document'],
    ['{\n  "a": 1\n}\n', 'document'],
    ['{"object": "list", "data": [{"a": 1}]}', 'document'],
    ['{"broken\n{"a": 1}\n', 'lines'],
    ['Once upon a time', 'lines'],
  ])('%j has %s', (text, form) => expect(formOf(text, true)).toBe(form));
});

describe('the pieces of a file', () => {
  test('know their place and what is said around them', async () => {
    const text = JSON.stringify({ meta: { date: '2026-03-01' }, data: { 'A // B': [1], C: [2] } }, null, 2);
    expect(await pieces('map.json', text)).toMatchObject([
      { place: { line: 6, path: 'data["A // B"]' }, key: 'A // B', value: [1], head: { meta: { date: '2026-03-01' } } },
      { place: { line: 9, path: 'data["C"]' }, key: 'C', value: [2] },
    ]);
  });

  test('a piece that is no JSON is bad, and the others are read', async () => {
    expect(await pieces('bad.json', '[{"a": 1},\n{"b": },\n{"c": 3}]')).toMatchObject([
      { value: { a: 1 } },
      { place: { line: 2, path: '[1]' }, problem: expect.stringContaining('not JSON') },
      { value: { c: 3 } },
    ]);
  });

  test.each([
    ['a list with a record to a line', '[\n{"a": 1},\n'],
    ['a list', '[{"a": 1},\n{"a": 2'],
    ['an object', '{"meta": {},\n"data": {"a": 1,'],
  ])('%s that has been cut off is refused', async (_, text) => {
    await expect(pieces('cut.json', text)).rejects.toMatchObject({
      code: 'BAD_FILE',
      message: expect.stringContaining('line 1'),
    });
  });
});
