import type { Game } from '../../engine/game.ts';

/** So many things that resolved last are looked at, and so many of them may belong to one round. */
const LOOKED_AT = 60;
const LONGEST_ROUND = 15;
/** So often it has to have come round to be called a repetition. */
const ROUNDS = 3;

/** What resolves again and again at the end of a run that didn't end; null where nothing repeats. */
export function repeating({ trace }: Game): string | null {
  const said = trace.filter(({ kind }) => kind === 'resolve').slice(-LOOKED_AT);
  const last = said.map(({ says }) => says).reverse();
  for (let length = 1; length <= LONGEST_ROUND; length += 1) {
    if (last.length < length * ROUNDS) return null;
    const round = last.slice(0, length);
    const repeats = last.slice(0, length * ROUNDS).every((says, index) => says === round[index % length]);
    if (repeats) return [...round].reverse().join(' ');
  }
  return null;
}
