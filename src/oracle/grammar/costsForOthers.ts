import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { CostChange, Statement } from '../tree/index.ts';
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
const yours = lexicon<CostChange['of']>('what you pay for', [
  ['equip abilities you activate', 'equipping'],
  ['unlock costs you pay', 'unlocking'],
]);
/** What activating abilities costs (CR 601.2f, 602.2b). */
export const costsOfActivating: readonly Phrase<Statement>[] = [
  form('costChange', 'activated abilities of <objects> cost <cost> <direction> to activate', { objects, cost: manaCost, direction }, { fixed: { of: 'activating' } }),
  form('costChange', "activated abilities of <objects> cost[ <$upTo>] <cost> less to activate. This effect can't reduce the mana in that cost to less than one mana", { objects, $upTo: lexicon('up to', [['up to', 'upTo']]), cost: manaCost }, { fixed: { of: 'activating', direction: 'less', leastOne: true } }),
  form('costChange', "<objects>'s activated abilities cost <cost> less to activate. This effect can't reduce the mana in that cost to less than one mana", { objects, cost: manaCost }, { fixed: { of: 'activating', direction: 'less', leastOne: true }, wording: { as: 'possessive' } }),
  form('costChange', '<objects> costs/cost^objects <cost> less to cast. This effect reduces only the amount of colored mana you pay', { objects, cost: manaCost }, { fixed: { of: 'casting', direction: 'less', coloredOnly: true } }),
  form('costChange', '<of> cost <cost> <direction>[ <$to>]', { of: yours, cost: manaCost, direction, $to: lexicon('what for', [['to activate', 'activate']]) }, { fixed: { objects: ANYONE, player: { kind: 'you' } } }),
]; // biome-ignore format: one form a line
