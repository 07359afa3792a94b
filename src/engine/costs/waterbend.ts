import type { PayInstead } from '../../oracle/tree/index.ts';
import type { ManaSymbol } from '../../rules/mana/index.ts';
import type { Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { happen } from '../events/happen.ts';
import type { Game } from '../game.ts';
import type { ActiveStatement } from '../layers/index.ts';
import { OF_ANY_ATTACK } from '../layers/statements/read.ts';
import { invariant } from '../refuse.ts';
import type { TotalCost } from './types.ts';

/** "Tap an untapped artifact or creature you control rather than pay that mana" (CR 701.67a). */
const TAPPING: PayInstead = {
  kind: 'payInstead',
  mana: 'generic',
  waterbend: true,
  act: {
    kind: 'tap',
    objects: {
      kind: 'some',
      quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } },
      filter: {
        kind: 'filter',
        adjectives: [{ kind: 'status', status: 'untapped' }],
        types: [
          { kind: 'typeTerm', words: [{ kind: 'cardType', type: 'artifact' }] },
          { kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] },
        ],
        modifiers: [{ kind: 'controlledBy', player: { kind: 'you' } }],
      },
    },
  },
};

/** What may be done rather than pay generic mana of a waterbend cost that is in the total; nothing where there is none. */
export function waterbending({ waterbend }: TotalCost, context: Context): readonly ActiveStatement<'payInstead'>[] {
  if (waterbend === null) return [];
  const { words } = context;
  return [
    {
      kind: 'payInstead',
      node: TAPPING,
      clause: null,
      ofEach: [],
      ofAttack: OF_ANY_ATTACK,
      ability: null,
      effect: null,
      context,
      timestamp: 0 as ActiveStatement['timestamp'],
      words,
      cite: ['701.67a', '701.67b'],
    },
  ];
}

/** How much of it that can be at most: the generic mana of the waterbend cost, as far as the total still has so much (CR 701.67b). */
export function mostWaterbent({ waterbend, mana }: TotalCost): number {
  return Math.min(waterbend ?? 0, genericIn(mana?.symbols ?? []));
}

export const genericIn = (symbols: readonly ManaSymbol[]): number =>
  symbols.reduce((sum, symbol) => sum + (symbol.kind === 'generic' ? symbol.amount : 0), 0);

/** Whoever pays a waterbend cost waterbends, in whatever way it is paid (CR 701.67c). */
export function* waterbent(g: Game, { player, object, waterbend }: TotalCost): Run<void> {
  invariant(waterbend !== null, 'the cost may be paid by waterbending');
  yield* happen(g, [{ kind: 'bend', player, way: 'waterbend' }], { source: object, player, words: null });
}
