import type { Zone } from './zones.ts';

/**
 * Keyword abilities that do something by themselves, without anybody activating or casting anything, while their card is in a zone other than
 * the battlefield and the stack (CR 702): a card there with one of them bears on what happens although nobody names it.
 */
export const ACTS_FROM: ReadonlyMap<string, readonly Zone[]> = new Map<string, readonly Zone[]>([
  ['dredge', ['graveyard']],
  ['haunt', ['graveyard', 'exile']],
  ['hideaway', ['exile']],
  ['madness', ['hand', 'exile']],
  ['miracle', ['hand']],
  ['rebound', ['exile']],
  ['recover', ['graveyard']],
  ['suspend', ['exile']],
]);
