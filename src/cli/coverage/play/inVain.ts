import { abilityOf } from '../../../engine/abilities.ts';
import type { Game } from '../../../engine/game.ts';
import type { ObjectId } from '../../../engine/state/ids.ts';
import type { InVain } from './usage.ts';

/** What steps of the trace say of instructions that nothing came of. */
const TOLD: readonly (readonly [RegExp, InVain])[] = [
  [
    /^An instruction's condition isn't true|^What an instruction says after “unless” is true|^Its "if" condition isn't true/,
    'unmet',
  ],
  [/^All its targets are illegal/, 'illegal'],
  [/^No other legal target can be chosen/, 'unchanged'],
];

/** Why nothing came of what has resolved, as far as the trace tells. */
export function toldSince({ trace }: Game, from: number): InVain {
  const steps = trace.slice(from);
  const [, found] = TOLD.find(([words]) => steps.some(({ says }) => words.test(says))) ?? [];
  return found ?? 'nothing';
}

/** Whether it may have targets, and none was chosen (CR 115.6). */
export function hasNoTargets(g: Game, id: ObjectId): boolean {
  const stack = g.state.objects[id]?.stack;
  if (!stack?.ability || stack.targets.some(({ refs }) => refs.length > 0)) return false;
  return JSON.stringify(abilityOf(g, stack.ability.definition).tree).includes('"kind":"target"');
}
