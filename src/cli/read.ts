import { Command } from 'commander';
import { parseTypeLine } from '../cards/typeLine.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { type FaceWords, type LineReading, readFace, wantedIn } from '../oracle/index.ts';
import { hintsOn } from '../oracle/measure/hints.ts';
import { outline } from '../oracle/measure/outline.ts';
import { didYouMean, typeLineProblem } from '../scenario/document/index.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { runProgram } from './shared/program.ts';

interface ReadOptions {
  readonly name: string;
  readonly type?: string;
  readonly json?: boolean;
}

/** The keyword abilities of a line, with what they mean in short. */
function keywordsOf(tree: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (Array.isArray(tree)) for (const node of tree) keywordsOf(node, found);
  else if (typeof tree === 'object' && tree !== null) {
    const { kind, keyword } = tree as { readonly kind?: unknown; readonly keyword?: unknown };
    if (kind === 'keyword') found.add(String(keyword));
    for (const value of Object.values(tree)) keywordsOf(value, found);
  }
  return found;
}

function keywordLine(name: string): string {
  const known = KEYWORDS.find((keyword) => keyword.name === name);
  return known ? `  keyword: ${name} (CR ${known.rule}): ${known.summary}` : `  keyword: ${name}, whose meaning isn't known here`;
}

function describe(line: LineReading, face: FaceWords): string {
  const parts = [`${line.verdict}  ${line.text}`];
  for (const { kind, text } of line.setAside) parts.push(`  set aside (${ASIDE[kind]}): ${text}`);
  if (line.printed !== null && line.printed !== line.text) parts.push(`  printed: ${line.printed}`);
  if (line.variants.length > 0) parts.push(`  variants: ${line.variants.join('; ')}`);
  if (line.preferences.length > 0) parts.push(`  preferred: ${line.preferences.join('; ')}`);
  if (line.stoppedAt !== null) {
    parts.push(
      `  read up to: ${line.text.slice(0, line.stoppedAt)}▮${line.text.slice(line.stoppedAt)}`,
      `  expected: ${wantedIn(line.text, face).expected.join(', ')}`,
    );
  }
  for (const ability of line.abilities) parts.push(outline(ability, '  '));
  parts.push(...hintsOn(line, face).map((hint) => `  ${hint}`));
  return [...parts, ...[...keywordsOf(line.abilities)].map(keywordLine)].join('\n');
}

const ASIDE = { reminder: 'reminder text', abilityWord: 'an ability word', flavorWord: 'flavour words' } as const;

/** Types that words are tried on where they aren't read on the one that was taken for granted. */
const OTHER_TYPES = ['Sorcery', 'Enchantment — Aura', 'Land'] as const;

/** The first of the other types on which more of the lines are read. */
function betterType(face: FaceWords, unread: number): string | null {
  const readsMore = (type: string) => readFace({ ...face, ...parseTypeLine(type) }).unread.length < unread;
  return unread === 0 ? null : (OTHER_TYPES.find(readsMore) ?? null);
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
      process.stdout.write(
        options.json === true
          ? `${JSON.stringify(reading, null, 2)}\n`
          : `${reading.lines.map((line) => describe(line, face)).join('\n')}\n`,
      );
      const type = options.type === undefined ? betterType(face, reading.unread.length) : null;
      if (type !== null && options.json !== true)
        process.stdout.write(`On a creature this isn't read; with --type "${type}" more of it is.\n`);
      code = reading.unread.length === 0 ? EXIT.done : EXIT.failed;
    });
  return await runProgram(program, words, () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
