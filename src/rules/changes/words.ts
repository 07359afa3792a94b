import { diffArrays } from 'diff';
import type { BookRule } from './book.ts';

/** A run of words that both texts have, or only the older, or only the newer. The runs that aren't `removed` make up the newer text. */
export interface WordChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly words: string;
}

/** Everything that a rule says, a paragraph for each example. */
const said = ({ heading, text, examples }: BookRule): string =>
  [heading, text, ...examples].filter((part) => part !== null).join('\n');

/** Changes with nothing but spaces between them are one: what went, and then what came. */
function joined(runs: readonly WordChange[]): readonly WordChange[] {
  const result: WordChange[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed !== '') result.push({ kind: 'removed', words: removed });
    if (added !== '') result.push({ kind: 'added', words: added });
    [removed, added] = ['', ''];
  };
  for (const [i, { kind, words }] of runs.entries()) {
    const isBetween = words.trim() === '' && removed + added !== '' && (runs[i + 1]?.kind ?? 'kept') !== 'kept';
    if (kind !== 'added' && (kind === 'removed' || isBetween)) removed += words;
    if (kind !== 'removed' && (kind === 'added' || isBetween)) added += words;
    if (kind !== 'kept' || isBetween) continue;
    flush();
    result.push({ kind, words });
  }
  flush();
  return result;
}

/** Other quotation marks and dashes are no change; each letter stays in its place. */
const plain = (words: string): string =>
  words
    .replace(/[“”„″]/g, '"')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[‐‑–—−]/g, '-');

/** A symbol, a word with what is written within it ("can't", "card's"), spaces, or a sign by itself. */
const TOKEN = /\{[^{}]*\}|[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*|\s+|./gsu;
const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** How the words of a rule changed; empty where they didn't. What is kept is told as the newer text writes it. */
export function changedWords(before: BookRule, after: BookRule): readonly WordChange[] {
  const [old, now] = [said(before), said(after)];
  if (plain(old) === plain(now)) return [];
  let [atOld, atNow] = [0, 0];
  const runs = diffArrays(tokensOf(plain(old)), tokensOf(plain(now))).map(({ value, added, removed }): WordChange => {
    const { length } = value.join('');
    const words = removed ? old.slice(atOld, atOld + length) : now.slice(atNow, atNow + length);
    if (!added) atOld += length;
    if (!removed) atNow += length;
    return { kind: added ? 'added' : removed ? 'removed' : 'kept', words };
  });
  return joined(runs);
}
