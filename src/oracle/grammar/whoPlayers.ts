import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, Condition, Event, PlayerPhrase, Quantity, ThisWayVerb } from '../tree/index.ts';
import { combat } from './acts/damageRules.ts';
import { morePermanents, moreThan } from './having.ts';
import { number, orFewer, orMore } from './numbers.ts';
import { playersOrOpponents as who } from './players.ts';
import { filter, filters, objects, player } from './symbols.ts';
import { counterName } from './words.ts';

/** Each of those players, by turns. */
const WHO = { kind: 'thatPlayer', referent: { kind: 'attachedReferent' }, wording: { as: 'who' } } as const;
const ITS = { fixed: { player: WHO } } as const;
const THIS_TURN = { since: 'thisTurn' } as const;

/** What such a player has done this turn, or has had done to them. */
const done: Phrase<Event> = oneOf<Event>(
  'what they did',
  [
    form('lifeChanges', '<direction> life', { direction: lexicon('how it changed', [['gained', 'gain'], ['lost', 'lose']]) }, ITS), // biome-ignore format: one line
    form('lifeChangedBy', 'lost <amount> or more life', { amount: number }, { fixed: { player: WHO, direction: 'lose' } }),
    form('playerAttacks', 'attacked', {}, ITS),
    form('castsSpell', 'cast <spell>', { spell: objects }, { fixed: { player: WHO }, wording: { tense: 'past' } }),
    form('discards', 'discarded <card>', { card: objects }, ITS),
    form('sacrifices', 'sacrificed <object>', { object: objects }, ITS),
    form('isDealtDamage', 'was/were dealt[ <combat>] damage', { combat }, { fixed: { subject: WHO } }),
  ],
  { agrees: true },
);
const doing = lexicon<ThisWayVerb>('what they did', [['discard', 'discard'], ['sacrifice', 'sacrifice'], ['reveal', 'reveal'], ['exile', 'exile']]); // biome-ignore format: one line
const many: Phrase<Quantity> = oneOf<Quantity>('how many', [orMore, orFewer]);

/** What stands behind "who": a condition whose subject is the player. */
const said: Phrase<Condition> = oneOf<Condition>('what is true of a player', [
  form('controls', 'controls/control <objects>', { objects }, ITS),
  form('controlsNo', 'controls/control no <filter^many>', { filter: filters }, ITS),
  form('controlsNo', "doesn't/don't control a <filter^one>", { filter: filters }, { fixed: { player: WHO }, wording: { as: 'dont' } }),
  form('hasMore', 'controls/control <*more> <objects^many> than <than>', { '*more': morePermanents, objects: filter, than: player }, ITS),
  form('hasMore', 'has/have <*more> than <than>', { '*more': moreThan, than: player }, ITS),
  form('handSize', 'has/have <quantity> cards in hand', { quantity: many }, ITS),
  form('handSize', 'has/have no cards in hand', {}, { fixed: { player: WHO, quantity: { kind: 'noneAtAll' } } }),
  form('doneSo', "didn't <verb> <objects> this way", { verb: doing, objects }, { fixed: { by: WHO, not: true } }),
  form('happened', '<event> this turn', { event: done }, { fixed: THIS_TURN }),
], { agrees: true }); // biome-ignore format: one form a line

/** "each opponent with three or more poison counters". */
const withSuch: Phrase<Condition> = oneOf<Condition>('what a player has', [
  form('hasCounters', '<quantity> <counter> counter/counters^quantity', { quantity: many, counter: counterName }, ITS),
  form('compare', 'exactly <right> life', { right: number }, { fixed: { left: { kind: 'lifeTotalOf', player: WHO }, comparison: 'equal' } }),
]); // biome-ignore format: one form a line
/** "each opponent who lost life this turn". */
export const whoPlayers: readonly Phrase<PlayerPhrase>[] = [
  form('eachPlayer', 'each <who^one> who <that^one>', { who, that: said }, { wording: { by: 'each' }, number: 'one' }),
  form('eachPlayer', 'each <who^one> with <that>', { who, that: withSuch }, { wording: { by: 'each', with: 'with' }, number: 'one' }),
]; // biome-ignore format: one form a line

/** "the number of opponents who control an artifact". */
export const numbersOfWho: readonly Phrase<Amount>[] = [
  form('countOfPlayers', 'the number of <who^many> who <that^many>', { who, that: said }),
];
/** "for each opponent who lost life this turn". */
export const eachWho: readonly Phrase<Amount>[] = [
  form('countOfPlayers', '<who^one> who <that^one>', { who, that: said }, { wording: { as: 'each' } }),
];
