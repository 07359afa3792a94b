import { Command } from 'commander';
import { parseTypeLine } from '../cards/typeLine.ts';
import { KEYWORD_TABLE, KEYWORDS } from '../keywords/index.ts';
import { type FaceReading, type FaceWords, type LineReading, readFace, wantedIn } from '../oracle/index.ts';
import { hintsOn } from '../oracle/measure/hints.ts';
import { outline } from '../oracle/measure/outline.ts';
import { baseOfKeyword, type KeywordUse, keywordUses } from '../oracle/uses/index.ts';
import { KEYWORD_ABILITIES, KEYWORD_ACTIONS } from '../rules/vocabulary/keywords.ts';
import { didYouMean, typeLineProblem } from '../scenario/document/index.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { runProgram } from './shared/program.ts';

interface ReadOptions {
  readonly name: string;
  readonly type?: string;
  readonly json?: boolean;
}

const lower = (names: readonly { readonly name: string }[]) => names.map(({ name }) => name.toLowerCase());
const findUses = keywordUses({
  abilities: [...new Set([...lower(KEYWORD_ABILITIES), ...lower(KEYWORDS)])],
  actions: lower(KEYWORD_ACTIONS),
  abilityWords: [],
});

/** A line with what helps whoever wrote it. */
interface Told extends LineReading {
  readonly expected: readonly string[];
  readonly hints: readonly string[];
  readonly keywords: readonly KeywordUse[];
}

function told(reading: FaceReading, face: FaceWords): readonly Told[] {
  const uses = findUses(face, reading);
  return reading.lines.map((line) => ({
    ...line,
    expected: line.stoppedAt === null ? [] : wantedIn(line.text, face).expected,
    hints: hintsOn(line, face, KEYWORD_TABLE),
    keywords: uses.filter(({ span }) => span[0] >= line.span[0] && span[0] < line.span[1]),
  }));
}

/** A keyword with its rule and what it means in short, where that is known. */
function keywordLine({ keyword }: KeywordUse): string {
  const known = KEYWORD_TABLE.get(keyword) ?? KEYWORD_TABLE.get(baseOfKeyword(keyword));
  if (known !== undefined) return `  keyword: ${keyword} (CR ${known.rule}): ${known.summary}`;
  const named = [...KEYWORD_ABILITIES, ...KEYWORD_ACTIONS].find(({ name }) => name.toLowerCase() === keyword);
  return named === undefined ? `  keyword: ${keyword}` : `  keyword: ${keyword} (CR ${named.rule})`;
}

function describe(line: Told): string {
  const parts = [`${line.verdict}  ${line.text}`];
  for (const { kind, text } of line.setAside) parts.push(`  set aside (${ASIDE[kind]}): ${text}`);
  if (line.printed !== null && line.printed !== line.text) parts.push(`  printed: ${line.printed}`);
  if (line.variants.length > 0) parts.push(`  variants: ${line.variants.join('; ')}`);
  if (line.preferences.length > 0) parts.push(`  preferred: ${line.preferences.join('; ')}`);
  if (line.stoppedAt !== null) {
    parts.push(`  read up to: ${line.text.slice(0, line.stoppedAt)}▮${line.text.slice(line.stoppedAt)}`);
    if (line.expected.length > 0) parts.push(`  expected: ${line.expected.join(', ')}`);
  }
  for (const ability of line.abilities) parts.push(outline(ability, '  '));
  parts.push(...line.hints.map((hint) => `  ${hint}`));
  return [...parts, ...new Set(line.keywords.map(keywordLine))].join('\n');
}

const ASIDE = { reminder: 'reminder text', abilityWord: 'an ability word', flavorWord: 'flavour words' } as const;

/** Types that words are tried on where they aren't read on the one that was taken for granted. */
const OTHER_TYPES = ['Sorcery', 'Enchantment — Aura', 'Land'] as const;

/** The first of the other types on which more of the lines are read. */
function betterType(face: FaceWords, unread: number): string | null {
  const readsMore = (type: string) => readFace({ ...face, ...parseTypeLine(type) }).unread.length < unread;
  return unread === 0 ? null : (OTHER_TYPES.find(readsMore) ?? null);
}

/** Words that begin like an option but can be none ("-3: Destroy target creature.") stand behind all options. */
function textLast(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^[-−]\S*\s/.test(word));
  if (at < 0 || words.includes('--')) return words;
  return [...words.slice(0, at), ...words.slice(at + 1), '--', words[at]!];
}

/** Runs the command with the words that follow its name. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const program = new Command('read')
    .description('Reads words as they would stand on a card and shows what they are read to, or where reading stops.')
    .argument('<text>', 'the words; lines separated by a new line or \\n')
    .option('--name <name>', "the card's name", 'This Card')
    .option('--type <line>', 'its type line (default: Creature)')
    .option('--json', 'write the reading as JSON')
    .action((text: string, options: ReadOptions) => {
      const wrong = options.type === undefined ? null : typeLineProblem(options.type);
      if (wrong) {
        process.stderr.write(`--type: ${wrong.message}${didYouMean(wrong.suggestions)}\n`);
        code = EXIT.usage;
        return;
      }
      if (text.trim() === '') {
        process.stderr.write('There are no words to read.\n');
        code = EXIT.usage;
        return;
      }
      const face: FaceWords = {
        name: options.name,
        ...parseTypeLine(options.type ?? 'Creature'),
        oracleText: text.replaceAll('\\n', '\n'),
      };
      const reading = readFace(face);
      const lines = told(reading, face);
      process.stdout.write(
        options.json === true ? `${JSON.stringify({ ...reading, lines }, null, 2)}\n` : `${lines.map(describe).join('\n')}\n`,
      );
      const type = options.type === undefined ? betterType(face, reading.unread.length) : null;
      if (type !== null && options.json !== true)
        process.stdout.write(`On a creature this isn't read; with --type "${type}" more of it is.\n`);
      code = reading.unread.length === 0 ? EXIT.done : EXIT.failed;
    });
  return await runProgram(program, textLast(words), () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
