// Confirms that all cited rules have been read in an edition: writes src/rules/citations.lock.json and lists what changed.
// Usage: npm run build && node scripts/citations.mjs FILE (the official text of the Comprehensive Rules)
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citationsIn, lockOf, unconfirmed, unknownNumbers } from '../dist/rules/citationLock.js';
import { compareRuleNumbers } from '../dist/rules/numbers.js';
import { describeRefusal, readRulesText } from '../dist/rules/text/index.js';

const source = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');
const lockFile = join(source, 'rules', 'citations.lock.json');

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['outline', 'generated'].includes(entry.name) ? [] : sources(path);
    return path.endsWith('.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

const file = process.argv[2];
if (file === undefined) stop('usage: node scripts/citations.mjs FILE (the official text of the Comprehensive Rules)');
const read = readRulesText(readFileSync(file));
if (!read.ok) stop(`${file}: ${describeRefusal(read.problem)}`);
if (read.value.effective.kind !== 'stated') stop(`${file} states no effective date`);
const cited = [...new Set(sources(source).flatMap(citationsIn))];
const unknown = unknownNumbers(cited);
if (unknown.length > 0) stop(`no such rule: ${unknown.join(', ')}`);
cited.sort(compareRuleNumbers);
const hashes = new Map(read.value.rules.map(({ number, sha256 }) => [number, sha256]));
const before = existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')) : { edition: '', hashes: {} };
for (const { kind, number } of unconfirmed(cited, before, hashes)) console.log(`${kind}: ${number}`);
writeFileSync(lockFile, `${JSON.stringify(lockOf(cited, read.value.effective.date, hashes), null, 2)}\n`);
console.log(`${cited.length} cited rules locked against the edition of ${read.value.effective.date}`);
