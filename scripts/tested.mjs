// Lists the cards that act in a scenario of this project's tests that passes: writes src/api/cards/generated/tested.ts.
// Usage: npm run build && node scripts/tested.mjs [FILE] (a file of cards, for the scenarios with cards that aren't bundled; without it theirs stay as they are)
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TESTED } from '../dist/api/cards/generated/tested.js';
import { starterCards } from '../dist/cards/starter/index.js';
import { cardFile } from '../dist/cli/scenarios/cardFile.js';
import { judge, passed } from '../dist/cli/scenarios/judge.js';
import { libraryOf, starterSource } from '../dist/cli/scenarios/library.js';
import { readScenarioFileText, resolveScenario } from '../dist/scenario/index.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'test', 'scenarios');
const given = process.argv[2];
const [bundled, whole] = [libraryOf(starterSource()), given === undefined ? null : libraryOf(cardFile(given))];
const names = new Set();
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!name.endsWith('.md') || name.endsWith('README.md')) continue;
  const library = name.split(sep)[0] === 'with-data' ? whole : bundled;
  if (library === null) continue;
  for (const entry of readScenarioFileText(name, readFileSync(join(folder, name), 'utf8')).entries) {
    const verdict = await judge(entry, library, resolveScenario, { strict: true });
    if (passed(verdict)) for (const card of verdict.acted) names.add(card);
  }
}
const starter = new Set(starterCards().map((card) => card.name));
if (whole === null) for (const card of TESTED) if (!starter.has(card)) names.add(card);
const lines = [...names].sort().map((card) => `  ${JSON.stringify(card)},`);
const text = `/** Cards that act in a scenario of this project's tests; made by scripts/tested.mjs, held by test/scenarios. */
export const TESTED: readonly string[] = [
${lines.join('\n')}
];
`;
const file = join(root, 'src', 'api', 'cards', 'generated', 'tested.ts');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, text);
console.log(`${names.size} cards act in scenarios that pass`);
