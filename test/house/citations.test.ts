import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  type CitationLock,
  citationsIn,
  lockOf,
  mentionsIn,
  shortHash,
  type Unconfirmed,
  unconfirmed,
  unknownNumbers,
} from '../../src/rules/citationLock.ts';
import { OUTLINE_EFFECTIVE } from '../../src/rules/outline/index.ts';
import { readRulesText } from '../../src/rules/text/index.ts';
import { sharedBytes, testWithData } from '../support/sharedData.ts';
import { filesBelow, isGenerated } from './source.ts';

const EDITION = `rules/MagicCompRules-${OUTLINE_EFFECTIVE}.txt`;
const REMEDY = 'read these rules, then run: npm run build && node scripts/citations.mjs FILE';

const lock: CitationLock = JSON.parse(readFileSync(new URL('../../src/rules/citations.lock.json', import.meta.url), 'utf8'));
const sources = filesBelow('src', '.ts').filter((file) => !isGenerated(file));
const cited = [...new Set(sources.flatMap(({ text }) => citationsIn(text)))];

/** The files that cite a number, for the message. */
const citers = (number: string) =>
  sources
    .filter(({ text }) => [...citationsIn(text), ...mentionsIn(text)].includes(number))
    .map(({ path }) => path)
    .join(', ');

function demandNone(problems: readonly Unconfirmed[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ kind, number }) => `${number} ${kind} (${citers(number)})`);
  throw new Error(`${REMEDY}\n${lines.join('\n')}`);
}

describe('citations', () => {
  test('every cited or mentioned number exists', () => {
    const unknown = unknownNumbers(new Set([...cited, ...sources.flatMap(({ text }) => mentionsIn(text))]));
    expect(unknown.map((number) => `${number}: ${citers(number)}`)).toEqual([]);
  });

  test('every cited rule has been read in the bundled edition', () => {
    expect(lock.edition).toBe(OUTLINE_EFFECTIVE);
    demandNone(unconfirmed(cited, lock, null));
  });

  testWithData(EDITION, 'every cited rule still says what it said when it was read', () => {
    const read = readRulesText(sharedBytes(EDITION));
    if (!read.ok) throw new Error(read.problem.found);
    demandNone(unconfirmed(cited, lock, new Map(read.value.rules.map(({ number, sha256 }) => [number, sha256]))));
  });
});

describe('the lock', () => {
  const hash = (letter: string) => letter.repeat(64);
  const some: CitationLock = { edition: '2031-05-03', hashes: { '100.1': shortHash(hash('a')), '100.2': shortHash(hash('b')) } };
  const now = new Map([
    ['100.1', hash('a')],
    ['100.2', hash('c')],
  ]);

  test.each<[string, ReadonlyMap<string, string> | null, readonly Unconfirmed[]]>([
    ['100.1', now, []],
    ['100.2', now, [{ kind: 'text changed', number: '100.2' }]],
    ['100.2', null, []],
    ['100.3', now, [{ kind: 'not locked', number: '100.3' }]],
    ['100.1', new Map(), [{ kind: 'gone', number: '100.1' }]],
  ])('%s is confirmed or not', (number, edition, expected) => expect(unconfirmed([number], some, edition)).toEqual(expected));

  test('a lock confirms what it was made of', () =>
    expect(unconfirmed(['100.1', '100.2'], lockOf(['100.1', '100.2'], '2031-05-03', now), now)).toEqual([]));

  test.each([
    ["cite: ['601.2c', '115.1'],", ['601.2c', '115.1']],
    ['/** @cr 613.8a */', ['613.8a']],
    ['/** @cr 702, 702.62a */', ['702', '702.62a']],
    ["version '1.2', price 100.5, '7.1'", []],
  ])('%s cites %j', (text, numbers) => expect(citationsIn(text)).toEqual(numbers));

  test('a number that does not exist is unknown', () => expect(unknownNumbers(['702.62a', '702.62z'])).toEqual(['702.62z']));
});
