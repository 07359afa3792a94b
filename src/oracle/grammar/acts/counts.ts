import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { facts, lexicon } from '../../kit/leaves.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Amount, Half, KeywordAction, KeywordActionN } from '../../tree/index.ts';
import { whose } from '../modifiers.ts';
import { bareCount, count, halfX, much, number, rounded, thatMany } from '../numbers.ts';
import { amount, objects } from '../symbols.ts';
import { counterName, subtypeName } from '../words.ts';

const TIMES = lexicon('how often', [
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
]);

const N: readonly (readonly [string, KeywordActionN['action']])[] = [
  ['scries/scry', 'scry'], ['surveils/surveil', 'surveil'], ['fateseals/fateseal', 'fateseal'], ['adapts/adapt', 'adapt'], ['monstrosity', 'monstrosity'],
  ['bolsters/bolster', 'bolster'], ['supports/support', 'support'], ['discovers/discover', 'discover'], ['incubates/incubate', 'incubate'], ['endures/endure', 'endure'], ['collects/collect evidence', 'collectEvidence'],
]; // biome-ignore format: a table
const PLAIN: readonly (readonly [string, KeywordAction['action']])[] = [
  ['proliferates/proliferate', 'proliferate'], ['investigates/investigate', 'investigate'], ['populates/populate', 'populate'], ['learns/learn', 'learn'], ['time travel', 'timeTravel'],
  ['ventures/venture into the dungeon', 'ventureIntoDungeon'], ['ventures/venture into Undercity', 'ventureIntoUndercity'], ['takes/take the initiative', 'takeInitiative'], ['becomes/become the monarch', 'becomeMonarch'], ["gets/get the city's blessing", 'cityBlessing'], ['manifests/manifest dread', 'manifestDread'],
]; // biome-ignore format: a table

const THEIR_LIBRARY = {
  kind: 'filter',
  adjectives: [],
  noun: 'card',
  modifiers: [{ kind: 'inZone', zone: 'library', whose: { kind: 'thatPlayer', wording: { case: 'their' } } }],
} as const;
const LAND_OF_YOURS = {
  kind: 'target',
  quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } },
  filter: {
    kind: 'filter',
    adjectives: [],
    types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'land' }] }],
    modifiers: [{ kind: 'controlledBy', player: { kind: 'you' } }],
  },
} as const;
const theirLife = form('lifeTotalOf', '<player> life', { player: whose });
/** "half their life, rounded up", "a third of their life". */
const partOfLife = form('half', '<*part> <amount>[, <rounded>]', { '*part': facts<Pick<Half, 'parts'>>('which part', [['half', {}], ['a third of', { parts: 3 }]]), amount: theirLife, rounded }); // biome-ignore format: one line
const thisOne = lexicon('a step or phase', [
  ['step', 'step'],
  ['phase', 'phase'],
]);
/** Acts that are a verb with a number, or a verb alone. */
export const countedActs: readonly Phrase<Act>[] = [
  form('draw', 'draws/draw <amount> card/cards^amount', { amount: oneOf<Amount>('how many', [count, halfX]) }),
  form(
    'draw',
    'draws/draw <amount>',
    { amount: form('plus', '<left> cards plus <right>', { left: thatMany, right: bareCount }) },
    { wording: { as: 'plus' } },
  ),
  form('draw', 'draws/draw cards equal to <amount>', { amount }, { wording: { as: 'equal' } }),
  form('draw', 'draws/draw <amount> additional card/cards^amount', { amount: count }, { wording: { as: 'additional' } }),
  form('doubleCounters', 'doubles/double the number of[ <counter>] counters on <on>', { counter: counterName, on: objects }),
  form('blight', 'blights/blight <amount>', { amount: number }),
  form('earthbend', 'earthbends/earthbend <amount>', { amount: number }, { fixed: { land: LAND_OF_YOURS } }),
  form('airbend', 'airbends/airbend <objects>', { objects }),
  form('gainLife', 'gains/gain <amount> life', { amount: much }),
  // CR 701.10d: twice as much is had once as much again is gained.
  form(
    'gainLife',
    'double your life total',
    {},
    { fixed: { amount: { kind: 'lifeTotalOf', player: { kind: 'you' } } }, wording: { as: 'double' } },
  ),
  form('gainLife', 'gains/gain life equal to <amount>', { amount }, { wording: { as: 'equal' } }),
  form('loseCounters', 'loses/lose all[ <counter>] counters', { counter: counterName }),
  form('loseMana', 'loses/lose all unspent mana', {}),
  form('loseLife', 'loses/lose <amount> life', { amount: much }),
  form('loseLife', 'loses/lose life equal to <amount>', { amount }, { wording: { as: 'equal' } }),
  form('loseLife', 'loses/lose <amount>', { amount: partOfLife }, { wording: { as: 'half' } }),
  form('payLife', 'pays/pay <amount> life', { amount: much }),
  form('payLife', 'pays/pay life equal to <amount>', { amount }, { wording: { as: 'equal' } }),
  form('keywordActionN', 'mills/mill <amount> card/cards^amount', { amount: count }, { fixed: { action: 'mill' } }),
  form(
    'keywordActionN',
    'mills/mill half their library, rounded <amount>',
    {
      amount: form(
        'half',
        '<rounded>',
        {
          rounded: lexicon('up or down', [
            ['up', 'up'],
            ['down', 'down'],
          ]),
        },
        { fixed: { amount: { kind: 'countOf', objects: THEIR_LIBRARY } } },
      ),
    },
    { fixed: { action: 'mill' }, wording: { as: 'half' } },
  ),
  form(
    'keywordActionN',
    'mills/mill cards equal to <amount>',
    { amount },
    { fixed: { action: 'mill' }, wording: { as: 'equal' } },
  ),
  form('keywordActionN', '<action> <amount>', { action: lexicon('a keyword action', N), amount: number }),
  form(
    'keywordActionN',
    'amasses/amass <subtype^many> <amount>',
    { subtype: subtypeName, amount: number },
    { fixed: { action: 'amass' } },
  ),
  form(
    'keywordActionN',
    'amasses/amass <amount>',
    { amount: number },
    { fixed: { action: 'amass', subtype: 'Zombie' }, variant: 'amassing Zombies unsaid' },
  ),
  form('keywordAction', '<action>[ <times>]', { action: lexicon('a keyword action', PLAIN), times: TIMES }),
  form('keywordAction', '<action> again', { action: lexicon('a keyword action', PLAIN) }, { wording: { as: 'again' } }),
  form('getCounters', 'gets/get <amount> <counter> counter/counters^amount', { amount: count, counter: counterName }),
  form('extraTurn', 'takes/take <amount> extra turn/turns^amount after this one', { amount: count }),
  form('extraStep', 'gets/get <amount> additional upkeep step/steps^amount after this <after>', { amount: count, after: thisOne }, { fixed: { step: 'upkeep' } }), // biome-ignore format: one line
  form('winGame', 'wins/win the game', {}),
  form('loseGame', 'loses/lose the game', {}),
  form(
    'skip',
    'skips/skip <$whose> next <what>',
    {
      $whose: lexicon('whose', [
        ['your', 'your'],
        ['their', 'their'],
        ['his or her', 'hisOrHer'],
      ]),
      what: lexicon('what is skipped', [
        ['turn', 'turn'],
        ['draw step', 'drawStep'],
        ['untap step', 'untapStep'],
        ['combat phase', 'combatPhase'],
      ]),
    },
    { fixed: { next: true } },
  ),
  form('flipCoin', 'flips/flip a coin', {}),
  form('flipCoin', 'flip a coin until you lose a flip', {}, { fixed: { until: 'lose' } }),
  form('rollDie', 'rolls/roll a <sides>', {
    sides: lexicon('a die', [
      ['d4', 4],
      ['d6', 6],
      ['d8', 8],
      ['d10', 10],
      ['d12', 12],
      ['d20', 20],
    ]),
  }),
  form('rollDie', 'rolls/roll a six-sided die', {}, { fixed: { sides: 6 }, wording: { as: 'sided' } }),
  form('clash', 'clashes/clash with an opponent', {}),
  form('endTurn', 'ends/end the turn', {}),
  form('shuffle', 'shuffles/shuffle', {}),
  form('shuffle', 'shuffles/shuffle <library> library', { library: whose }),
  form('shuffle', 'shuffles/shuffle <objects> into <library> library', { objects, library: whose }),
  form('playAdditionalLands', 'plays/play up to <amount> additional lands', { amount: bareCount }, { fixed: { upTo: true } }),
  form('playAdditionalLands', 'plays/play <amount> additional land/lands^amount', { amount: count }),
];
