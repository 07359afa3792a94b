import { amount, type Candidate, isAmong } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { statements } from '../layers/index.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf } from '../trace/names.ts';
import { costsOf, type Offer } from './offer.ts';

/** Alternative costs that other objects allow for it (CR 118.9), each by the name of the object that does. */
export function offersOfOthers(g: Game, player: PlayerId, card: GameObject, spell: Candidate): readonly Offer[] {
  return statements(g, 'alternativeCostFor').flatMap(({ node, context, cite }): readonly Offer[] => {
    const { source } = context;
    if (context.controller !== player || (node.from === 'hand' && (card.zone !== 'hand' || card.owner !== player))) return [];
    if (node.onceEachTurn && usedThisTurn(g, source)) return [];
    const ctx = node.where ? { ...context, x: amount(g, node.where, context) } : context;
    if (!isAmong(g, node.for, spell, ctx)) return [];
    const name = nameOf(g, source);
    const names = node.costs.length === 0 ? [name, 'without paying'] : [name];
    return [
      { names, using: { kind: 'alternative', name, costs: costsOf(node.costs, spell), cite, source }, permits: false, cite },
    ];
  });
}

/** Whether a spell has been cast, or a land played, this turn by what the object allows once each turn. */
export function usedThisTurn(g: Game, source: ObjectId): boolean {
  return g.state.history.some(({ turn, event }) => {
    if (turn !== g.state.turn.number) return false;
    if (event.kind === 'playLand') return event.allowedBy === source;
    if (event.kind !== 'cast') return false;
    const spell = g.state.objects[event.object] ?? g.state.lastKnown[event.object]?.object;
    return spell?.stack?.cast?.allowedBy === source;
  });
}
