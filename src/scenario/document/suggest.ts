/** Edits between two words, where two neighbouring letters that changed places count once. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}

const MOST_SUGGESTIONS = 3;

/** Those of the words that somebody who wrote `written` may have meant, nearest first. */
export function suggest(written: string, words: Iterable<string>): string[] {
  const wanted = written.toLowerCase().slice(0, 80);
  const allowed = Math.max(1, Math.ceil(wanted.length * 0.4) - (wanted.length < 4 ? 1 : 0));
  const near: { word: string; edits: number }[] = [];
  for (const word of new Set(words)) {
    const candidate = word.toLowerCase();
    const part = wanted.length >= 3 && (candidate.includes(wanted) || (candidate.length >= 3 && wanted.includes(candidate)));
    const edits = distance(wanted, candidate.slice(0, 80));
    if (edits <= allowed) near.push({ word, edits });
    else if (part) near.push({ word, edits: allowed + 1 });
  }
  near.sort((a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1));
  return near.slice(0, MOST_SUGGESTIONS).map(({ word }) => word);
}
