import { describe, expect } from '@jest/globals';
import { compareRuleNumbers } from '../../src/rules/numbers.ts';
import { OUTLINE, OUTLINE_EFFECTIVE } from '../../src/rules/outline/index.ts';
import { citedRules, describeRefusal, type RulesEdition, readRulesText } from '../../src/rules/text/index.ts';
import { sharedBytes, sharedFiles, testWithData } from '../support/sharedData.ts';

const NEWEST = 'rules/MagicCompRules-2026-04-17.txt';

function edition(path: string): RulesEdition {
  const read = readRulesText(sharedBytes(path));
  if (!read.ok) throw new Error(`${path}: ${describeRefusal(read.problem)}`);
  return read.value;
}
const dotted = ({ rules }: RulesEdition) => rules.filter(({ number }) => number.includes('.'));

/** Numbers with a dot, examples and glossary entries of some editions in each form of file. */
const COUNTS: Readonly<
  Record<string, readonly [effective: string, encoding: string, rules: number, examples: number, glossary: number]>
> = {
  '2003-10-01': ['2003-10-01', 'windows-1252', 686, 89, 299],
  '2007-05-01': ['2007-05-01', 'windows-1252', 1071, 164, 373],
  '2009-07-11': ['2009-07-11', 'utf-8', 1472, 189, 408],
  '2015-07-17': ['2015-07-17', 'windows-1252', 2040, 226, 503],
  '2019-06-12': ['2019-06-14', 'utf-8', 2338, 244, 555],
  '2021-06-09': ['2021-06-18', 'utf-8', 2530, 260, 591],
  '2022-11-18': ['2022-11-18', 'utf-16be', 2791, 271, 647],
  '2026-04-17': ['2026-04-17', 'utf-8', 3138, 277, 730],
};

describe('the published editions', () => {
  testWithData('rules', 'all are read, in order, with their date, and share their words', () => {
    const hashes = new Set<string>();
    let total = 0;
    for (const name of sharedFiles('rules')) {
      const read = edition(`rules/${name}`);
      const numbers = read.rules.map(({ number }) => number);
      expect([...numbers].sort(compareRuleNumbers)).toEqual(numbers);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(read.effective.kind).toBe('stated');
      expect(read.glossary.every(({ term, text }) => term.length < 100 && text !== '')).toBe(true);
      const date = /\d{4}-\d\d-\d\d/.exec(name)![0];
      expect([date, read.misplaced.map(({ number }) => number)]).toEqual([date, date === '2007-05-01' ? ['432.2b'] : []]);
      const counts = COUNTS[date];
      if (counts !== undefined) {
        const { effective, encoding, rules, glossary } = read;
        const examples = rules.reduce((sum, rule) => sum + rule.examples.length, 0);
        expect([effective.kind === 'stated' && effective.date, encoding, dotted(read).length, examples, glossary.length]).toEqual(
          counts,
        );
      }
      for (const { sha256 } of read.rules) hashes.add(sha256);
      total += read.rules.length;
    }
    expect(hashes.size).toBeLessThan(total / 4);
  });

  testWithData(NEWEST, 'the outline is that of its edition', () => {
    const read = edition(NEWEST);
    expect(read.effective).toEqual({ kind: 'stated', date: OUTLINE_EFFECTIVE });
    expect(read.rules.map(({ number }) => number)).toEqual(
      OUTLINE.flatMap(({ number, letters }) => [number, ...letters.map((letter) => number + letter)]),
    );
    const headings = new Map(read.rules.map(({ number, heading }) => [number, heading]));
    expect(OUTLINE.filter(({ number, heading }) => headings.get(number) !== heading)).toEqual([]);
  });

  testWithData(NEWEST, 'every rule that the newest edition refers to exists in it', () => {
    const read = edition(NEWEST);
    const numbers = new Set(read.rules.map(({ number }) => number));
    const texts = [
      ...read.rules.flatMap(({ text, examples }) => [text ?? '', ...examples]),
      ...read.glossary.map(({ text }) => text),
    ];
    const cited = texts.flatMap((text) => citedRules(text).flatMap((reference) => reference.numbers));
    expect(cited.length).toBeGreaterThan(2000);
    expect(cited.filter((number) => !numbers.has(number))).toEqual([]);
  });
});
