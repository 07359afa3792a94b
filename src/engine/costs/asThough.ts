import { isAmong } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { statements } from '../layers/index.ts';
import type { PlayerId } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { ANY_TYPE, maskOf, type Variant } from './slots.ts';
import type { TotalCost } from './types.ts';

const COLORLESS = maskOf('C');

/** The same where the player may spend mana as though it were mana of any color: what asks for a color takes any mana (CR 609.4b). */
export function asThoughAnyColor(
  g: Game,
  payer: PlayerId,
  total: Pick<TotalCost, 'for' | 'object' | 'anyMana'>,
  variants: readonly Variant[],
): readonly Variant[] {
  const { stack } = g.state.objects[total.object] ?? {};
  const own = total.anyMana ?? (total.for === 'casting' ? stack?.cast?.anyMana : undefined);
  if (own === undefined && !isAllowed(g, payer, total)) return variants;
  citeToo(g, ['609.4b']);
  return variants.map((variant) => ({
    ...variant,
    slots: variant.slots.map((slot) => (slot.mask === COLORLESS && own !== 'type' ? slot : { ...slot, mask: ANY_TYPE })),
  }));
}

function isAllowed(g: Game, payer: PlayerId, total: Pick<TotalCost, 'for' | 'object'>): boolean {
  return statements(g, 'spendAsThough').some(({ node, context }) => {
    if (node.who === 'you' && context.controller !== payer) return false;
    if (node.casting) return total.for === 'casting' && isAmong(g, node.casting, total.object, context);
    if (node.activating) return total.for === 'activating' && isAmong(g, node.activating, total.object, context);
    return true;
  });
}
