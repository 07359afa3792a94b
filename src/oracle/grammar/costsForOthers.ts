import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Statement } from '../tree/index.ts';
import { manaCost, spokenCosts } from './costs.ts';
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

const ANYONE = { kind: 'each', filter: { kind: 'filter', adjectives: [], noun: 'permanent', modifiers: [] } } as const;
const direction = lexicon<'more' | 'less'>('more or less', [
  ['more', 'more'],
  ['less', 'less'],
]);
/** What activating abilities costs (CR 601.2f, 602.2b). */
export const costsOfActivating: readonly Phrase<Statement>[] = [
  form('costChange', 'activated abilities of <objects> cost <cost> <direction> to activate', { objects, cost: manaCost, direction }, { fixed: { of: 'activating' } }),
  form('costChange', 'activated abilities of <objects> cost <cost> less to activate. This effect can\'t reduce the mana in that cost to less than one mana', { objects, cost: manaCost }, { fixed: { of: 'activating', direction: 'less', leastOne: true } }),
  form('costChange', 'activated abilities of <objects> cost up to <cost> less to activate. This effect can\'t reduce the mana in that cost to less than one mana', { objects, cost: manaCost }, { fixed: { of: 'activating', direction: 'less', leastOne: true }, wording: { upTo: 'upTo' } }),
  form('costChange', "<objects>'s activated abilities cost <cost> less to activate. This effect can't reduce the mana in that cost to less than one mana", { objects, cost: manaCost }, { fixed: { of: 'activating', direction: 'less', leastOne: true }, wording: { as: 'possessive' } }),
  form('costChange', 'equip abilities you activate cost <cost> <direction> to activate', { cost: manaCost, direction }, { fixed: { of: 'equipping', objects: ANYONE, player: { kind: 'you' } } }),
  form('costChange', 'unlock costs you pay cost <cost> <direction>', { cost: manaCost, direction }, { fixed: { of: 'unlocking', objects: ANYONE, player: { kind: 'you' } } }),
  form('costChange', 'equip abilities you activate cost <cost> <direction>', { cost: manaCost, direction }, { fixed: { of: 'equipping', objects: ANYONE, player: { kind: 'you' } }, wording: { as: 'short' } }),
]; // biome-ignore format: one form a line
