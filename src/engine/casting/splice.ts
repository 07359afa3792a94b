import type { Run } from '../decisions/types.ts';
import { happen } from '../events/happen.ts';
import { isAmong } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { statementsOf } from '../layers/index.ts';
import { gathered } from '../lists.ts';
import { invariant, refuse } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { StackEntry } from '../state/stackEntry.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { asSpell } from './begin.ts';
import { costsOf } from './offer.ts';
import type { CastRequest, OptionalCost } from './request.ts';

/** The additional costs of splicing these cards of the hand onto the spell, in this order (CR 702.47a, b). */
export function spliceCosts(
  g: Game,
  player: PlayerId,
  spell: ObjectId,
  face: number,
  cards: readonly ObjectId[],
): readonly OptionalCost[] {
  return cards.map((card, index) => {
    const name = nameOf(g, card);
    if (cards.indexOf(card) !== index) refuse(`${name} can be spliced onto the same spell only once.`, ['702.47b']);
    const { zone, owner } = object(g, card);
    if (zone !== 'hand' || owner !== player) refuse(`${name} isn't in the hand.`, ['702.47a']);
    const candidate = asSpell(g, { player, object: spell, face });
    const offered = statementsOf(g, object(g, card), 'spliceOnto');
    const found = offered.find(({ node, context }) => isAmong(g, node.onto, candidate, context));
    if (!found) refuse(`${name} can't be spliced onto ${nameOf(g, spell)}.`, ['702.47a']);
    const costs = costsOf(found.node.costs, asSpell(g, { player, object: card, face: 0 }));
    return { name: 'splice', costs, cite: ['702.47a'], splices: card };
  });
}

/** 601.2b: the cards are revealed, all at once, and the spell gains their text after its own. */
export function* splice(g: Game, spell: ObjectId, { player, optionalCosts }: CastRequest): Run<void> {
  const cards = gathered(optionalCosts, ({ splices }) => (splices === undefined ? [] : [splices]));
  if (cards.length === 0) return;
  yield* happen(g, [{ kind: 'reveal', player, objects: cards }], { source: spell, player, words: null });
  const spliced = cards.map((id) => {
    const { card } = object(g, id);
    invariant(card !== null, 'a card with splice is known');
    return card;
  });
  const entry = object(g, spell).stack as StackEntry;
  setObject(g, spell, { stack: { ...entry, spliced } });
  tell(g, {
    kind: 'cast',
    says: `${nameOf(g, spell)} gains the text of ${cards.map((id) => nameOf(g, id)).join(', ')}.`,
    cite: ['601.2b', '702.47a', '702.47c', '702.47d', '613.1c'],
    subjects: [spell, ...cards],
  });
}
