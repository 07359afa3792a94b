import { oneOf, readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { flag, lexicon } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, PlayerPhrase } from '../tree/index.ts';
import { castingCounts } from './castingFacts.ts';
import { damageOfEach, damageThisTurn } from './damageThisTurn.ts';
import { eachOfMany, numberOfMany } from './howMany.ts';
import { whose } from './modifiers.ts';
import { bareCount, digits, rounded, thatMuch, variable } from './numbers.ts';
import { they } from './players.ts';
import { speedAmounts } from './speed.ts';
import { amount, filter, objects, player, possessor } from './symbols.ts';
import { votesFor } from './votes.ts';
import { eachWho, numbersOfWho } from './whoPlayers.ts';
import { characteristic, color, counterName } from './words.ts';

const changed = lexicon<'gain' | 'lose'>('how it changed', [
  ['gained', 'gain'],
  ['lost', 'lose'],
]);
/** "the life they lost this turn", "the amount of life you gained this turn". */
const lifeThisTurn: Phrase<Amount> = form('lifeChangedThisTurn', 'the[ <$as>] life <player> <direction> this turn', {
  $as: lexicon('how much', [
    ['amount of', 'amount of'],
    ['total amount of', 'total amount of'],
  ]),
  player: oneOf<PlayerPhrase>('whose', [player, they]),
  direction: changed,
});

/** "one plus …". */
const worded: Phrase<Amount> = readIf<Amount>(bareCount, (said) => said.kind === 'number' && said.wording?.as !== 'digits');
const oneCount: Phrase<Amount> = oneOf<Amount>('a number of things', [
  form('characteristicOf', '<of> <characteristic>', { of: possessor, characteristic }),
  form('lifeTotalOf', '<player> life total', { player: whose }),
  form('countOf', 'the number of <objects^many>', { objects: filter }),
  form('countersOn', 'the number of[ <counter>] counters on <on>', { counter: counterName, on: objects }),
]);
/** "its power". */
const itsOwn: Phrase<Amount> = form('characteristicOf', '<of> <characteristic>', { of: possessor, characteristic });
const most = lexicon('the most', [
  ['greatest', 'greatest'],
  ['highest', 'highest'],
]);
const the = lexicon('the', [['the', 'the']]);
const total = lexicon('total', [['total', 'total']]);
/** Amounts said in full: "the number of …", "its power", "twice …". */
export const amountForms: readonly Phrase<Amount>[] = [
  digits,
  variable,
  thatMuch,
  form('countOf', 'the[ <$total>] number of <objects^many>', { $total: total, objects: filter }),
  form('countersOn', 'the number of[ <counter>] counters on <on>', { counter: counterName, on: objects }),
  form('countersOn', 'the number of <counter> counters you have', { counter: counterName }, { fixed: { on: { kind: 'you' } } }),
  form('countOfPlayers', 'the number of opponents you have', {}, { fixed: { who: 'opponent' } }),
  form('characteristicOf', 'the <characteristic> of <of>', { characteristic, of: objects }, { wording: { as: 'of' } }),
  form('characteristicOf', '<of> <characteristic>', { of: possessor, characteristic }),
  lifeThisTurn,
  ...damageThisTurn,
  form('startingLifeTotal', '<player> starting life total', { player: whose }),
  form('lifeTotalOf', '<player> life total', { player: whose }),
  form('greatestAmong', 'the <$most> <characteristic> among <among^many>', { $most: most, characteristic, among: filter }),
  form('totalOf', 'the total <characteristic> of[ <$the>] <among^many>', { characteristic, $the: the, among: filter }),
  form('devotion', 'your devotion to <colors>', { colors: listOf('colors', color, 'and') }),
  form('devotion', 'your devotion to that color', {}, { fixed: { colors: [], chosen: true } }),
  form('chosenNumber', 'the chosen number', {}),
  form('cardTypesAmong', 'the number of card types among <among^many>', { among: filter }),
  form('times', 'twice <amount>', { amount }, { fixed: { factor: { kind: 'number', value: 2 } } }),
  form('plus', '<left> plus <right>', { left: digits, right: amount }),
  form('plus', '<left> plus <right>', { left: itsOwn, right: itsOwn }, { wording: { sum: 'own' } }),
  form('plus', '<left> plus <right>', { left: worded, right: amount }, { wording: { sum: 'word' } }),
  form('plus', '<left> plus <right>', { left: oneCount, right: amount }, { wording: { sum: 'count' } }),
  form('plus', '<left> minus <right>', { left: oneCount, right: amount }, { fixed: { minus: true }, wording: { sum: 'count' } }),
  form('plus', '<left> minus <right>', { left: digits, right: amount }, { fixed: { minus: true } }),
  form('half', 'half <amount>[, <rounded>]', { amount, rounded }),
  form('colorsSpent', 'the number of colors of mana spent to cast <object>', { object: objects }, { wording: { as: 'number' } }),
  form('manaSpent', 'the amount of mana spent to cast <object>', { object: objects }),
  ...numberOfMany,
  ...speedAmounts,
  ...numbersOfWho,
  form('damagePrevented', 'the damage prevented this way', {}),
  form('greatestShare', 'the greatest number of cards a player discarded this way', {}, { fixed: { verb: 'discard' } }),
  form('thatMuch', 'the <$what> this way', {
    $what: lexicon('what there was of', [
      ['life lost', 'lifeLost'],
      ['total life lost', 'totalLifeLost'],
      ['damage dealt', 'damageDealt'],
      ['amount of {E} paid', 'amount of {E} paid'],
    ]),
  }),
  form('dieResult', 'the result', {}),
  form('difference', 'the difference', {}),
];

/** "for each 1 life your opponents have lost this turn", "for each 1 life you gained". */
const lifeOfEach: readonly Phrase<Amount>[] = [
  form('lifeChangedThisTurn', '1 life <player>[ <$have>] <direction> this turn', { player: oneOf<PlayerPhrase>('whose', [player, they]), $have: lexicon('have', [['have', 'have']]), direction: changed }, { wording: { as: 'each' } }),
  form('thatMuch', '1 life <$who>', { $who: lexicon('who has gained or lost it', [['you gained', 'you gained'], ['you lost', 'you lost'], ['they gained', 'they gained'], ['they lost', 'they lost']]) }, { wording: { of: 'life' } }),
]; // biome-ignore format: one form a line

const energyOfEach: Phrase<Amount> = form('thatMuch', '{E} paid this way', {}, { wording: { of: 'energy' } });

const countOfEach: Phrase<Amount> = form('countOf', '<objects^one>', { objects: filter }, { wording: { as: 'each' } });
/** What is counted after "for each". */
export const eachCount: Phrase<Amount> = oneOf<Amount>('what is counted', [
  form('cardTypesAmong', 'card type among <among^many>', { among: filter }, { wording: { as: 'each' } }),
  ...castingCounts,
  form('damagePrevented', '1 damage prevented this way', {}, { wording: { as: 'each' } }),
  ...eachOfMany,
  form('colorsOf', 'of <of> colors', { of: possessor }, { wording: { as: 'each' } }),
  ...eachWho,
  ...lifeOfEach,
  energyOfEach,
  ...damageOfEach,
  votesFor,
  countOfEach,
  form('plus', '<left> and each <right>', { left: countOfEach, right: countOfEach }, { wording: { sum: 'each' } }),
  form(
    'countersOn',
    '[<kinds> ][<counter> ]counter on <on>',
    { kinds: flag('kind of'), counter: counterName, on: objects },
    { wording: { as: 'each' } },
  ),
  form(
    'countersOn',
    '<counter> counter you have',
    { counter: counterName },
    { fixed: { on: { kind: 'you' } }, wording: { as: 'each' } },
  ),
  form('countOfPlayers', 'player', {}, { fixed: { who: 'player' }, wording: { as: 'each' } }),
  form('countOfPlayers', 'opponent you have', {}, { fixed: { who: 'opponent' }, wording: { as: 'each' } }),
]);
