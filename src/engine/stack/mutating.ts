import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { happen } from '../events/happen.ts';
import { type Game, object } from '../game.ts';
import { copiedBy } from '../layers/working.ts';
import { invariant, Unsupported } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import { nameOf } from '../trace/names.ts';

/** A mutating creature spell doesn't enter: it merges with its target, on top or on the bottom as its controller chooses (CR 702.140c). */
export function* resolveMutating(g: Game, spell: ObjectId, targets: readonly ChosenTargets[]): Run<void> {
  const target = targets[0]?.refs[0];
  invariant(target?.kind === 'object', 'a mutating creature spell has a target');
  const { controller } = object(g, spell);
  if (copiedBy(g, target.object) !== null)
    throw new Unsupported(nameOf(g, spell), 'mutate', 'merging with what a copy effect changes for a time');
  const place = yield* chooseWord(g, {
    player: controller,
    kind: 'choose',
    prompt: `does ${nameOf(g, spell)} go on top of ${nameOf(g, target.object)} or on the bottom?`,
    words: ['top', 'bottom'],
    cite: ['702.140c'],
    source: spell,
  });
  const event = { kind: 'merge', object: spell, with: target.object, place: place === 'top' ? 'top' : 'bottom' } as const;
  yield* happen(g, [event], { source: spell, player: controller, words: null });
}
