import type { Cost } from '../../oracle/tree/index.ts';
import { canPay, totalCost } from '../costs/index.ts';
import type { PaymentAnswer } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { statementsOf } from '../layers/index.ts';
import { contextFor } from '../stack/context.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { asSpell, sorceryTiming } from './begin.ts';
import { paidForFlash } from './flashForMore.ts';
import type { Shape } from './request.ts';

/** A card as it would be cast, and what would be paid for it (CR 601.2f). */
export interface Proposed {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly face: number;
  readonly shape?: Shape;
  /** What is paid rather than the mana cost; null: the mana cost. */
  readonly alternative: readonly Cost[] | null;
  /** Besides the additional costs that the card itself demands. */
  readonly additional: readonly Cost[];
  readonly x: number;
  readonly payment: PaymentAnswer | null;
  readonly anyMana?: 'color' | 'type';
}

/** Whether the total cost of the spell that it would be could be paid. */
export function couldPay(g: Game, proposed: Proposed): boolean {
  const { player, object: id, alternative, additional, x, payment, anyMana } = proposed;
  const spell = asSpell(g, proposed);
  const entry = spell.object.stack;
  if (!entry) return true;
  // The card stands in for the spell that it would be.
  const ctx = { ...contextFor(g, id, entry), controller: player };
  const mandatory = statementsOf(g, spell.object, 'additionalCost').filter(({ node }) => !node.optional);
  const total = totalCost(g, {
    player,
    object: id,
    proposed: spell,
    for: 'casting',
    ability: null,
    base: spell.characteristics.manaCost,
    alternative,
    additional: [
      ...paidForFlash(g, player, spell, sorceryTiming(g, player) === null),
      ...mandatory.flatMap(({ node }) => node.costs),
      ...additional,
    ],
    x,
    context: ctx,
  });
  return canPay(g, player, anyMana ? { ...total, anyMana } : total, payment, ctx);
}
