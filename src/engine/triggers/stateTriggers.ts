import { staticContext } from '../context.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { wait } from './index.ts';
import { triggerSources } from './sources.ts';
import { NOTHING_BOUND } from './types.ts';

/** State triggers (CR 603.8): they trigger as soon as the state is so, and not again while the ability waits or is on the stack. */
export function stateTriggers(g: Game): void {
  for (const { object, ability, characteristics } of triggerSources(g)) {
    if (ability.tree.kind !== 'triggered' || ability.tree.event.kind !== 'stateHolds') continue;
    const ctx = staticContext(g, object, characteristics.controller, { card: characteristics.name, text: ability.words });
    if (!holds(g, ability.tree.event.condition, ctx) || isUnderWay(g, object, ability.key)) continue;
    const memory = { refs: {}, amount: 0, player: null };
    wait(g, { ability: ability.key, source: object, controller: characteristics.controller, memory, bound: NOTHING_BOUND });
  }
}

function isUnderWay(g: Game, source: number, key: string): boolean {
  const waits = g.state.waiting.some((waiting) => waiting.source === source && waiting.ability === key);
  const stacked = g.state.stack.some((id) => {
    const origin = g.state.objects[id]?.stack?.ability;
    return origin?.source === source && origin.definition === key;
  });
  return waits || stacked;
}
