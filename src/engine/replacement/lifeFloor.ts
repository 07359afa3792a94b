import type { GameEvent } from '../events/event.ts';
import { type Game, player } from '../game.ts';
import { affects, statements } from '../layers/index.ts';
import { gathered } from '../lists.ts';
import { playerRef } from '../state/ids.ts';
import { atOnce, type Replacer } from './replacer.ts';

/** "Damage that would reduce your life total to less than 1 reduces it to 1 instead": of what damage results in, not of the damage (CR 120.3a, 120.4). */
export function lifeFloors(g: Game, event: GameEvent): readonly Replacer[] {
  if (event.kind !== 'loseLife' || !event.byDamage) return [];
  const { life } = player(g, event.player);
  return gathered(statements(g, 'lifeFloor'), (one): Replacer[] => {
    const { least } = one.node;
    if (life < least || life - event.amount >= least || !affects(g, one, playerRef(event.player))) return [];
    const { effect, ability, context, words, cite } = one;
    return [
      {
        key: effect ? `effect ${effect.id}` : `${ability?.key} of ${context.source}`,
        class: 'other',
        source: context.source,
        card: words.card,
        text: words.text,
        cite: ['614.1a', '120.3a', ...cite],
        apply: () => atOnce(() => [{ ...event, amount: life - least }]),
      },
    ];
  });
}
