import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Statement } from '../tree/index.ts';
import { spokenCosts } from './costs.ts';
import { amount, objects } from './symbols.ts';

/** What other objects say of the costs of spells. */
export const costsForOthers: readonly Phrase<Statement>[] = [
  form('alternativeCostFor', 'you may <costs> rather than pay the mana cost for <for>', { costs: spokenCosts, for: objects }),
  form(
    'alternativeCostFor',
    'once each turn, you may <costs> rather than pay the mana cost for <for>[, where X is <where>]',
    { costs: spokenCosts, for: objects, where: amount },
    { fixed: { onceEachTurn: true } },
  ),
  form(
    'alternativeCostFor',
    'you may cast <for> from your hand without paying their mana costs',
    { for: objects },
    { fixed: { costs: [], from: 'hand' } },
  ),
];
