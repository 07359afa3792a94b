import type { Condition } from '../../oracle/tree/index.ts';
import { type Context, staticContext } from '../context.ts';
import { holds, objectsOf } from '../filters/index.ts';
import type { Game } from '../game.ts';
import type { TriggerMemory } from '../state/stackEntry.ts';
import { wait } from './index.ts';
import { triggerSources } from './sources.ts';
import { NOTHING_BOUND } from './types.ts';

/** State triggers (CR 603.8): they trigger as soon as the state is so, and not again while the ability waits or is on the stack. */
export function stateTriggers(g: Game): void {
  for (const { object, ability, characteristics } of triggerSources(g)) {
    if (ability.tree.kind !== 'triggered' || ability.tree.event.kind !== 'stateHolds') continue;
    const ctx = staticContext(g, object, characteristics.controller, { card: characteristics.name, text: ability.words });
    if (!holds(g, ability.tree.event.condition, ctx) || isUnderWay(g, object, ability.key)) continue;
    const memory = { refs: inThatState(g, ability.tree.event.condition, ctx), amount: 0, player: null };
    wait(g, { ability: ability.key, source: object, controller: characteristics.controller, memory, bound: NOTHING_BOUND });
  }
}

/** "Whenever a creature has four or more … on it": one that is so; for another it triggers again. */
function inThatState(g: Game, condition: Condition, ctx: Context): TriggerMemory['refs'] {
  if (condition.kind !== 'hasQuality' || condition.object.kind !== 'some') return {};
  const each = { ...condition, object: { kind: 'that', many: false, referent: { kind: 'candidateReferent' } } } as const;
  const all = objectsOf(g, { kind: 'each', filter: condition.object.filter }, ctx);
  const found = all.find((ref) => ref.kind === 'object' && holds(g, each, { ...ctx, candidate: ref.object }));
  return found ? { subject: [found] } : {};
}

function isUnderWay(g: Game, source: number, key: string): boolean {
  const waits = g.state.waiting.some((waiting) => waiting.source === source && waiting.ability === key);
  const stacked = g.state.stack.some((id) => {
    const origin = g.state.objects[id]?.stack?.ability;
    return origin?.source === source && origin.definition === key;
  });
  return waits || stacked;
}
