export type * from './rows.ts';
export type { Store } from './store.ts';
