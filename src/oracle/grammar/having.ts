import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { facts, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, Condition, HandSize, HasQuality, Modifier, Quantity, SharesQuality } from '../tree/index.ts';
import { timesThisTurn } from './howMany.ts';
import { bareCount, fewerThan, number, orFewer, orMore } from './numbers.ts';
import { spentConditions } from './spent.ts';
import { amount, objects, player } from './symbols.ts';
import { counterName } from './words.ts';

const their = lexicon('whose', [
  ['your', 'your'],
  ['their', 'their'],
]);
const zone = lexicon<NonNullable<HandSize['zone']>>('a zone', [
  ['graveyard', 'graveyard'],
  ['library', 'library'],
]);
const many = oneOf<Quantity>('how many', [orMore, orFewer, fewerThan]);
const NONE = { kind: 'number', value: 0 } as const;
const ONE = { kind: 'number', value: 1 } as const;
const opponents: Phrase<Amount> = form('countOfPlayers', 'opponents', {}, { fixed: { who: 'opponent' } });

const shared: Phrase<Modifier> = form('sharesQuality', '<quality> with <with>', {
  quality: lexicon<SharesQuality['quality']>('a quality', [
    ['color', 'color'],
    ['creature type', 'creatureType'],
    ['card type', 'cardType'],
  ]),
  with: objects,
});
const alike: Phrase<Modifier> = oneOf<Modifier>('what is the same', [
  form('sharesQuality', 'name as <with>', { with: objects }, { fixed: { quality: 'name' } }),
  form('sharesQuality', 'mana value as <with>', { with: objects }, { fixed: { quality: 'manaValue' } }),
]);
const has = facts<Pick<HasQuality, 'not'>>('whether it has', [
  ['has/have', {}],
  ["doesn't/don't have", { not: true }],
]);
const A_SPELL = { kind: 'filter', adjectives: [], noun: 'spell', modifiers: [] } as const;
const CAST_ONE = {
  kind: 'castsSpell',
  player: { kind: 'eachPlayer', who: 'player' },
  spell: { kind: 'some', quantity: { kind: 'exactly', amount: ONE }, filter: A_SPELL },
} as const;
const CAST_TWO = {
  kind: 'castsSpell',
  player: { kind: 'somePlayer', who: 'player' },
  spell: { kind: 'some', quantity: { kind: 'orMore', amount: { kind: 'number', value: 2 } }, filter: A_SPELL },
} as const;
const YOUR_CREATURES = {
  kind: 'filter',
  adjectives: [],
  types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
  modifiers: [{ kind: 'controlledBy', player: { kind: 'you' } }],
} as const;
/** What players have, and more of than others. */
export const having: readonly Phrase<Condition>[] = [
  form('handSize', '<player> has/have^player <quantity> cards in <$whose> <zone>', { player, quantity: many, $whose: their, zone }),
  form('handSize', '<$whose> library has no cards in it', { $whose: lexicon('whose', [['your', 'your']]) }, { fixed: { player: { kind: 'you' }, quantity: { kind: 'noneAtAll' }, zone: 'library' } }),
  form('hasCounters', '<player> has/have^player <quantity> <counter> counter/counters^quantity', { player, quantity: many, counter: counterName }),
  form('compare', 'you have <right> or more <left>', { right: bareCount, left: opponents }, { fixed: { comparison: 'orGreater' }, wording: { as: 'opponents' } }),
  form('compare', 'there are no <left>', { left: form('countersOn', '<counter> counters on <on>', { counter: counterName, on: objects }) }, { fixed: { comparison: 'equal', right: NONE }, wording: { as: 'noCounters' } }),
  form('compare', '<left> is/are less than or equal to <right>', { left: amount, right: amount }, { fixed: { comparison: 'orLess' }, wording: { as: 'orEqual' } }),
  form('compare', '<left> was <right> or less', { left: amount, right: number }, { fixed: { comparison: 'orLess' }, wording: { tense: 'past' } }),
  form('compare', '<left> was <right> or greater', { left: amount, right: number }, { fixed: { comparison: 'orGreater' }, wording: { tense: 'past' } }),
  form('compare', 'you control <right> or more creatures with different <left>', { right: bareCount, left: form('varietyAmong', '<of>', { of: lexicon('what differs', [['powers', 'power']]) }, { fixed: { among: YOUR_CREATURES } }) }, { fixed: { comparison: 'orGreater' }, wording: { as: 'different' } }),
  form('compare', 'you have at least <right> life more than your starting life total', { right: form('plus', '<left>', { left: number }, { fixed: { right: { kind: 'startingLifeTotal', player: { kind: 'you' } } } }) }, { fixed: { left: { kind: 'lifeTotalOf', player: { kind: 'you' } }, comparison: 'orGreater' }, wording: { as: 'startingLife' } }),
  form('compare', '<left> is less than <right>', { left: amount, right: form('half', 'half <amount>', { amount }) }, { fixed: { comparison: 'less' }, wording: { as: 'half' } }),
  form('compare', 'you have a full party', {}, { fixed: { left: { kind: 'partySize' }, comparison: 'equal', right: { kind: 'number', value: 4 } }, wording: { as: 'party' } }),
  ...spentConditions,
  ...timesThisTurn,
  form('costWasPaid', '<object> escaped', { object: objects }, { fixed: { keyword: 'escape' }, wording: { as: 'escaped' } }),
  form('happened', 'no spells were cast last turn', {}, { fixed: { event: CAST_ONE, since: 'lastTurn', not: true }, wording: { as: 'noSpells' } }),
  form('happened', 'a player cast two or more spells last turn', {}, { fixed: { event: CAST_TWO, since: 'lastTurn' }, wording: { as: 'twoSpells' } }),
  form('hasQuality', '<object> is/are^object attached to <quality>', { object: objects, quality: form('attachedTo', '<to>', { to: objects }) }, { wording: { verb: 'attached' } }),
  form('hasQuality', '<object> <*has^object> the same <quality>', { object: objects, '*has': has, quality: alike }, { wording: { verb: 'same' } }),
  form('hasQuality', '<object> shares/share^object a <quality>', { object: objects, quality: shared }, { wording: { verb: 'shares' } }),
]; // biome-ignore format: one form a line
