import type { Game } from '../game.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import type { Option } from './types.ts';

/** Whether all options are objects that nothing tells apart: then which of them is chosen makes no difference and nobody is asked. */
export function allAlike(g: Game, options: readonly Option[]): boolean {
  const [first, ...rest] = options;
  if (first?.kind !== 'ref' || first.ref.kind !== 'object') return false;
  const model = g.state.objects[first.ref.object];
  if (!model || isReferredTo(g, model.id)) return false;
  const shape = shapeOf(model);
  return rest.every((option) => {
    if (option.kind !== 'ref' || option.ref.kind !== 'object' || option.words !== first.words) return false;
    const other = g.state.objects[option.ref.object];
    return other !== undefined && shapeOf(other) === shape && !isReferredTo(g, other.id);
  });
}

/** Every value but id and timestamp. */
function shapeOf(object: GameObject): string {
  const { id: _id, timestamp: _timestamp, ...values } = object;
  return JSON.stringify(values);
}

/** Whether something in the state speaks of this object: an attachment, a target, combat, an effect or a delayed trigger. */
function isReferredTo(g: Game, id: ObjectId): boolean {
  const { state } = g;
  const isIt = (ref: Ref | null): boolean => ref?.kind === 'object' && ref.object === id;
  const stacked = state.stack.some((spell) => state.objects[spell]?.stack?.targets.some((target) => target.refs.some(isIt)));
  const attached = state.battlefield.some((other) => isIt(state.objects[other]?.attachedTo ?? null));
  const fights =
    state.combat !== null &&
    (state.combat.attackers.some((attacker) => attacker.object === id || isIt(attacker.on)) ||
      state.combat.blockers.some((blocker) => blocker.object === id));
  return stacked || attached || fights || inEffects(g, id);
}

/** Effects and delayed triggers hold ids in several shapes: a number of this value anywhere in them counts, except where it is none. */
function inEffects({ state: { effects, delayed } }: Game, id: ObjectId): boolean {
  if (effects.length + delayed.length === 0) return false;
  const text = JSON.stringify([effects, delayed], (key, value) => (NO_OBJECTS.has(key) ? undefined : value));
  return new RegExp(`[:,[]${id}[,\\]}]`).test(text);
}

const NO_OBJECTS: ReadonlySet<string> = new Set(['id', 'timestamp', 'madeInTurn', 'node', 'act']);
