export type * from './answers.ts';
export type * from './cards.ts';
export type * from './corrections.ts';
export type * from './counts.ts';
export type * from './day.ts';
export type * from './readings.ts';
export type * from './rules.ts';
export * from './rulings.ts';
export type * from './search.ts';
