import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Card } from '../../cards/card.ts';
import { foldName, preferredSpelling } from '../../cards/names/index.ts';
import { readCardLine } from '../../cards/record.ts';
import { type CardSource, suggest } from '../../scenario/index.ts';
import { BadInput } from './badInput.ts';

interface Line {
  readonly name: string;
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

const AT_ONCE = 200_000_000;
const NAME_FIRST = /^\s*\{\s*"name"\s*:\s*("(?:[^"\\]|\\.)*")/;

/** The name of a card's record, without reading the rest where it stands first, as it does in most files. */
function nameOn(line: string): string | undefined {
  const first = NAME_FIRST.exec(line);
  try {
    const name: unknown = first === null ? JSON.parse(line)?.name : JSON.parse(first[1]!);
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

function readBytes(file: string): Buffer {
  try {
    const bytes = readFileSync(file);
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: AT_ONCE }) : bytes;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BadInput(`${file}: ${code === 'ENOENT' ? 'There is no such file.' : message}`);
  }
}

/** Where each record begins and ends, with the name in it. */
function* linesOf(bytes: Buffer): Generator<Line> {
  let start = 0;
  for (let number = 1; start < bytes.length; number++) {
    const newline = bytes.indexOf(10, start);
    const end = newline < 0 ? bytes.length : newline;
    const name = nameOn(bytes.toString('utf8', start, end));
    if (name !== undefined) yield { name, number, start, end };
    start = end + 1;
  }
}

/**
 * Cards straight from a file with one JSON record to a line (packed with gzip or not). The names are indexed once; a record is read when its
 * card is asked for.
 */
export function cardFile(file: string): CardSource {
  const bytes = readBytes(file);
  const whole = new Map<string, Line>();
  const faces = new Map<string, Line | null>();
  for (const line of linesOf(bytes)) {
    const key = foldName(line.name);
    const twin = whole.get(key);
    if (twin === undefined || preferredSpelling(twin.name, line.name) !== twin.name) whole.set(key, line);
    const parts = line.name.split(' // ');
    if (parts.length < 2 || twin !== undefined) continue;
    for (const part of new Set(parts.map(foldName))) faces.set(part, faces.has(part) ? null : line);
  }
  if (whole.size === 0)
    throw new BadInput(`${file}: The file holds no cards. It should have one JSON record with a "name" to a line.`);
  const read = new Map<Line, Card>();
  const cardOn = (line: Line): Card => {
    const known = read.get(line);
    if (known !== undefined) return known;
    const record = readCardLine(bytes.toString('utf8', line.start, line.end));
    if (!record.ok) throw new BadInput(`${file}:${line.number}: ${record.problem.reason}`);
    read.set(line, record.value);
    return record.value;
  };
  return {
    find: (name) => {
      const key = foldName(name);
      const line = whole.get(key) ?? faces.get(key);
      return line ? cardOn(line) : undefined;
    },
    near: (name) =>
      suggest(
        name,
        [...whole.values()].map((line) => line.name),
      ),
  };
}
