/** What a player may do: possibilities, and whether each can be carried through. */
export { attacks, blocks, type Declarations, type Fighter, type Idle } from './combat.ts';
export { type FirstChoice, type Judged, judge, type ValuesOfX } from './judge.ts';
export { type Possibility, possibilities } from './possibilities.ts';
export type { Completion, SearchOptions, Spoken } from './search.ts';
