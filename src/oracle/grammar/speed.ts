import { form } from '../kit/form.ts';
import { facts } from '../kit/leaves.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, Act, Amount, Clause, Compare, Condition, Event } from '../tree/index.ts';
import { gainedWhile } from './gainedWhile.ts';
import { number } from './numbers.ts';
import { player } from './symbols.ts';

const YOU = { kind: 'you' } as const;
const MOST = { kind: 'number', value: 4 } as const;
const yours = { kind: 'speedOf', player: YOU } as const;

export const speedAmounts: readonly Phrase<Amount>[] = [form('speedOf', 'your speed', {}, { fixed: { player: YOU } })];

/** CR 702.179c. */
export const speedClause: Phrase<Clause> = form('clause', 'your speed <acts>', {
  acts: single<Act>(form('increaseSpeed', 'increases by <amount>', { amount: number })),
}, { fixed: { subject: { kind: 'you', wording: { implied: 'speed' } } } }); // biome-ignore format: one sentence

export const speedEvent: Phrase<Event> = form('lifeChanges', 'one or more opponents lose life', {}, {
  fixed: { player: { kind: 'somePlayer', who: 'opponent' }, direction: 'lose', together: true },
}); // biome-ignore format: one sentence

const hasMost = facts<Pick<Compare, 'comparison' | 'right'>>('whether they have', [
  ['has/have', { comparison: 'orGreater', right: MOST }],
  ["doesn't/don't have", { comparison: 'less', right: MOST }],
]);
/** A player has max speed whose speed is 4 (CR 702.179e). */
export const speedConditions: readonly Phrase<Condition>[] = [
  form('compare', '<left> <*has^left> max speed', { left: form('speedOf', '<player>', { player }, { number: { of: 'player' } }), '*has': hasMost }, { wording: { as: 'maxSpeed' } }),
]; // biome-ignore format: one form a line

/** "Max speed — This creature has double strike": what it has as long as your speed is 4 (CR 702.178a). */
export const maxSpeedLine: Phrase<Ability> = gainedWhile('max speed', { kind: 'compare', left: yours, comparison: 'orGreater', right: MOST }, { maxSpeed: 'symbol' }); // biome-ignore format: one line
