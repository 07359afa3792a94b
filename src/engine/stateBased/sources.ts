import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';

/** Whether an ability of this object has triggered and not yet left the stack; `which` may ask for certain abilities by key. */
export function isSourceOfTriggered(g: Game, id: ObjectId, which: (ability: string) => boolean = () => true): boolean {
  const waits = g.state.waiting.some(({ source, ability }) => source === id && which(ability));
  return (
    waits ||
    g.state.stack.some((other) => {
      const stack = g.state.objects[other]?.stack;
      return stack?.kind === 'triggered' && stack.ability?.source === id && which(stack.ability.definition);
    })
  );
}
