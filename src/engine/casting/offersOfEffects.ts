import { type Candidate, isAmong } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { statements } from '../layers/index.ts';
import type { PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf } from '../trace/names.ts';
import type { Offer } from './offer.ts';

/** Permissions of effects that last to cast the card from where it is, for something else than its mana cost or for nothing (CR 601.3, 118.9). */
export function offersOfEffects(g: Game, player: PlayerId, card: GameObject, { characteristics }: Candidate): readonly Offer[] {
  return statements(g, 'mayPlayFrom').flatMap(({ node, context, cite }): readonly Offer[] => {
    const { instead, objects, afterTurn } = node;
    if (instead === undefined || context.controller !== player) return [];
    if (afterTurn !== undefined && g.state.turn.number <= afterTurn) return [];
    if (!isAmong(g, objects, { object: card, characteristics }, context)) return [];
    const name = nameOf(g, context.source);
    if (instead.length === 0)
      return [{ names: ['without paying', name], using: { kind: 'withoutPaying', cite }, permits: true, cite }];
    const using = { kind: 'alternative', name, costs: instead, cite, source: context.source } as const;
    return [{ names: [name], using, permits: true, cite }];
  });
}
