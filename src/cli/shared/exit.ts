import { realpathSync } from 'node:fs';
import { StoreProblem } from '../../store/problem.ts';

/** How a command ends, as the shell sees it. */
export const EXIT = {
  done: 0,
  /** Something given was wrong or in the way; the message says what. */
  failed: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** A defect of this program. */
  defect: 70,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const say = (text: string) => void process.stderr.write(`${text}\n`);

function isInterrupt(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'AbortError' || (error instanceof StoreProblem && error.code === 'INTERRUPTED'))
  );
}

/** Tells what went wrong, one message with its remedy and no stack trace, unless it is our own mistake. */
export function reportFailure(error: unknown): ExitCode {
  if (isInterrupt(error)) {
    say('Interrupted.');
    return EXIT.interrupted;
  }
  if (error instanceof StoreProblem) {
    say(error.message);
    say(error.remedy);
    return EXIT.failed;
  }
  say('This is a defect of the program; please report it with these lines:');
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.defect;
}

/** Runs a command to its end and leaves its exit code; output still on its way is written. */
export async function runCommand(command: () => Promise<ExitCode>): Promise<void> {
  endWithReader(process.stdout);
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = reportFailure(error);
  }
}

/** Who reads the output may stop before its end, as `head` does: then nobody waits for the rest. */
function endWithReader(output: NodeJS.WriteStream): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.done);
  });
}

/** Whether a file is the program that was started, and not imported by another. */
export function isMain(filename: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === filename;
}
