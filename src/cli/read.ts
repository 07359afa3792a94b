import { Command } from 'commander';
import { parseTypeLine } from '../cards/typeLine.ts';
import { type LineReading, readFace } from '../oracle/index.ts';
import { outline } from '../oracle/measure/outline.ts';
import { runProgram } from './scenarios/options.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';

interface ReadOptions {
  readonly name: string;
  readonly type: string;
  readonly json?: boolean;
}

function describe(line: LineReading): string {
  const parts = [`${line.verdict}  ${line.text}`];
  if (line.variants.length > 0) parts.push(`  variants: ${line.variants.join('; ')}`, `  printed: ${line.printed}`);
  if (line.preferences.length > 0) parts.push(`  preferred: ${line.preferences.join('; ')}`);
  if (line.stoppedAt !== null) {
    parts.push(
      `  read up to: ${line.text.slice(0, line.stoppedAt)}▮${line.text.slice(line.stoppedAt)}`,
      `  expected: ${line.expected.join(', ')}`,
    );
  }
  for (const ability of line.abilities) parts.push(outline(ability, '  '));
  return parts.join('\n');
}

/** Runs the command with the words that follow its name. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const program = new Command('read')
    .description('Reads words as they would stand on a card and shows what they are read to, or where reading stops.')
    .argument('<text>', 'the words; lines separated by a new line or \\n')
    .option('--name <name>', "the card's name", 'This Card')
    .option('--type <line>', 'its type line', 'Creature')
    .option('--json', 'write the reading as JSON')
    .action((text: string, options: ReadOptions) => {
      const reading = readFace({ name: options.name, ...parseTypeLine(options.type), oracleText: text.replaceAll('\\n', '\n') });
      process.stdout.write(
        options.json === true ? `${JSON.stringify(reading, null, 2)}\n` : `${reading.lines.map(describe).join('\n')}\n`,
      );
      code = reading.unread.length === 0 ? EXIT.done : EXIT.failed;
    });
  return await runProgram(program, words, () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
