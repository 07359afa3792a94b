import { abilityOf } from '../abilities.ts';
import { sorceryTiming } from '../casting/begin.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { refuse } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';

/** Whether it is a loyalty ability: an activated ability with a loyalty symbol in its cost (CR 606.2). */
export const isLoyaltyAbility = ({ tree }: AbilityDefinition): boolean =>
  tree.kind === 'activated' && tree.costs.some(({ kind }) => kind === 'loyaltyCost');

/**
 * Refuses where a loyalty ability can't be activated now: outside a main phase of the player's turn or while the stack isn't empty, and a second
 * time in a turn for the same permanent, whoever activated one before (CR 606.3).
 */
export function checkLoyalty(g: Game, player: PlayerId, id: ObjectId): void {
  const name = nameOf(g, id);
  const why = sorceryTiming(g, player);
  if (why !== null)
    refuse(`A loyalty ability of ${name} can be activated only during one's own main phase with the stack empty: ${why}.`, [
      '606.3',
    ]);
  const before = g.state.history.some(
    ({ turn, event }) =>
      turn === g.state.turn.number &&
      event.kind === 'activate' &&
      event.source === id &&
      isLoyaltyAbility(abilityOf(g, event.ability)),
  );
  if (before) refuse(`A loyalty ability of ${name} has been activated this turn already.`, ['606.3']);
}
