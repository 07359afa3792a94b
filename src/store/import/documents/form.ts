/** How a file holds its records: one to a line, or as one document whose brackets have to be followed. */
export type Form = 'lines' | 'document';

/** So much of a file tells its form. */
export const START_LENGTH = 256 * 1024;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecordLine = (line: string): boolean => isObject(parsed(line.replace(/,$/, '')));
/** An object around records, as Scryfall's lists and MTGJSON's files are, may stand on one line. */
const isEnvelope = (value: unknown): boolean => isObject(value) && typeof value.data === 'object' && value.data !== null;

/** The form of a file by its first bytes; `isWhole` says that there are no more. */
export function formOf(start: string, isWhole: boolean): Form {
  const all = start.split(/\r\n|\n|\r/);
  const lines = (isWhole ? all : all.slice(0, -1)).map((line) => line.trim()).filter((line) => line !== '');
  const [first, second] = lines;
  if (first === undefined) return /^\s*[[{]/.test(start) ? 'document' : 'lines';
  if (first === '[') return second === undefined || second === ']' || isRecordLine(second) ? 'lines' : 'document';
  const record = parsed(first.replace(/,$/, ''));
  if (isObject(record)) return isEnvelope(record) ? 'document' : 'lines';
  if (!/^[[{]/.test(first)) return 'lines';
  return second !== undefined && isRecordLine(second) ? 'lines' : 'document';
}
