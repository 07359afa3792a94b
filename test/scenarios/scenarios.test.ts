import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { TESTED } from '../../src/api/cards/generated/tested.ts';
import { starterCards } from '../../src/cards/starter/index.ts';
import { cardFile } from '../../src/cli/scenarios/cardFile.ts';
import { judge, passed } from '../../src/cli/scenarios/judge.ts';
import { type Library, libraryOf, starterSource } from '../../src/cli/scenarios/library.ts';
import { formatFailure, readScenarioFileText, resolveScenario, type ScenarioFile } from '../../src/scenario/index.ts';
import { hasSharedData } from '../support/sharedData.ts';

const folder = dirname(fileURLToPath(import.meta.url));
/** Scenarios with cards that the starter set lacks; they need the card file beside the project. */
const WITH_DATA = 'with-data';
const CARDS = 'cards/cards-oracle.jsonl.gz';

/** The cards that acted in scenarios that passed. */
const acted = new Set<string>();

const files: readonly ScenarioFile[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !name.endsWith('README.md'))
  .sort()
  .map((name) => readScenarioFileText(relative(process.cwd(), join(folder, name)), readFileSync(join(folder, name), 'utf8')));

const needsData = ({ file }: ScenarioFile): boolean => relative(folder, file).split(/[\\/]/)[0] === WITH_DATA;
const count = (some: readonly ScenarioFile[]): number => some.reduce((sum, { entries }) => sum + entries.length, 0);

const starter = libraryOf(starterSource());
const hasCards = hasSharedData(CARDS);
let everyCard: Library | undefined;
const library = (file: ScenarioFile): Library => {
  if (!needsData(file)) return starter;
  everyCard ??= libraryOf(cardFile(join(folder, '..', '..', '..', 'shared', 'data', CARDS)));
  return everyCard;
};

for (const file of files) {
  describe(file.file, () => {
    test('can be read', () => {
      expect(file.problems).toEqual([]);
    });
    for (const entry of file.entries) {
      const run = needsData(file) && !hasCards ? test.skip : test;
      run(entry.title, async () => {
        const verdict = await judge(entry, library(file), resolveScenario, { strict: true });
        if (passed(verdict) && verdict.kind === 'judged') for (const name of verdict.acted) acted.add(name);
        expect(verdict.kind === 'judged' ? verdict.failures.map(formatFailure) : verdict.problems).toEqual([]);
      });
    }
  });
}

describe('the scenarios together', () => {
  const all = count(files);
  const withData = count(files.filter(needsData));

  test('six in ten or more run without the card file', () => {
    expect(all - withData).toBeGreaterThanOrEqual(0.6 * all);
  });

  test('have every card act that is told to be tested', () => {
    const bundled = new Set(starterCards().map(({ name }) => name));
    const told = TESTED.filter((name) => hasCards || bundled.has(name));
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter((name) => !acted.has(name))).toEqual([]);
  });

  afterAll(() => {
    const skipped = hasCards ? 0 : withData;
    const reason = skipped > 0 ? ` (../shared/data/${CARDS} is absent)` : '';
    process.stderr.write(`${all - skipped} scenarios ran, ${skipped} were skipped${reason}\n`);
  });
});
