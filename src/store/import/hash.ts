import { createHash } from 'node:crypto';

/** SHA-256 of parts, told apart by a byte that no text holds. */
export function hashOf(...parts: readonly (string | null)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part ?? '\u0001').update('\u0000');
  return hash.digest('hex');
}

const ID_LENGTH = 20;

/** A short id for what the parts name; the same everywhere. */
export const idOf = (...parts: readonly (string | null)[]): string => hashOf(...parts).slice(0, ID_LENGTH);
