import type { Piece } from './printing.ts';

const VOWEL_SOUND = /^(?:[aeio]|u(?!n[it]|s[eu]|rz)|8|11(?!\d)|18(?!\d)|x(?![a-z])|hour|honor)/i;
const CONSONANT_SOUND = /^(?:one(?![a-z])|eu|once)/i;

/**
 * Joins what was printed: spaces, "a" or "an", capitals at the beginning of a sentence, one full stop where a quotation ends the sentence,
 * and a comma behind a quotation within it.
 */
export function join(pieces: readonly Piece[]): string {
  let text = '';
  let begins = true;
  let depth = 0;
  pieces.forEach((piece, i) => {
    if (piece.text === '.' && /[.!?]["']+$/.test(text)) {
      begins = true;
      return;
    }
    if (piece.text === ',' && /[^\s]"$/.test(text)) {
      text = `${text.slice(0, -1)},"`;
      return;
    }
    if (piece.text === 'other' && /(?:^|[\s"])a$/i.test(text)) {
      text += 'nother';
      return;
    }
    let word = article(piece.text, pieces[i + 1]?.text);
    if (piece.capital || begins) word = capitalise(word);
    const tight = piece.tight || text === '' || text.endsWith('\n') || /^[,.;:]$/.test(piece.text);
    if (word === '“') depth += 1;
    // Quotation marks within quotation marks are single ones.
    text += (tight ? '' : ' ') + (word === '“' || word === '”' ? (depth > 1 ? "'" : '"') : word);
    if (word === '”') depth -= 1;
    begins = /^[.:“\n•!?]$/.test(piece.text);
  });
  return text;
}

function article(word: string, next: string | undefined): string {
  if (word !== 'a' || next === undefined) return word;
  if (next === 'other') return 'a';
  return VOWEL_SOUND.test(next) && !CONSONANT_SOUND.test(next) ? 'an' : word;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
