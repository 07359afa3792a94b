import { ok, problem, type Result } from '../result.ts';

/** Encodings in which the official text has been published. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Files that people take for the text, by their first bytes. */
const OTHER_FORMATS: readonly (readonly [signature: readonly number[], name: string])[] = [
  [[0x1f, 0x8b], 'a gzip archive (unpack it first)'],
  [[0x50, 0x4b, 0x03, 0x04], 'a zip archive or an Office document (save it as plain text)'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF (the plain-text version is needed)'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Office document (save it as plain text)'],
];

const startsWith = (bytes: Uint8Array, signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);

function utf16WithoutMark(bytes: Uint8Array): TextEncoding | null {
  const sample = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even === 0) return 'utf-16le';
  if (even > sample.length / 4 && odd === 0) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A byte-order mark decides; without one, UTF-16 shows by its zero bytes, and what isn't valid UTF-8 is windows-1252. */
function encodingOf(bytes: Uint8Array): TextEncoding {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** 0x80 to 0x9F in windows-1252; some releases of Node decode that encoding as Latin-1, which has controls there. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decode(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(bytes);
  return new TextDecoder('latin1').decode(bytes).replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] ?? c);
}

/** Bytes to text without a byte-order mark, or what kind of file it is instead. */
export function decodeText(bytes: Uint8Array): Result<{ readonly text: string; readonly encoding: TextEncoding }> {
  if (bytes.length === 0) return problem('an empty file');
  const other = OTHER_FORMATS.find(([signature]) => startsWith(bytes, signature));
  if (other !== undefined) return problem(other[1]);
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding).replace(/^\uFEFF/, '');
  if (text.includes('\0')) return problem('a binary file');
  return ok({ text, encoding });
}

/** Lines, whichever of the three line ends a file uses. */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}
