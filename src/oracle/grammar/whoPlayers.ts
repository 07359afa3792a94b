import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, Condition, Event, PlayerPhrase, Quantity, ThisWayVerb } from '../tree/index.ts';
import { number, orFewer, orMore } from './numbers.ts';
import { filter, filters, objects, player } from './symbols.ts';
import { counterName } from './words.ts';

/** Each of those players, by turns. */
const WHO = { kind: 'thatPlayer', referent: { kind: 'attachedReferent' }, wording: { as: 'who' } } as const;
const ITS = { fixed: { player: WHO } } as const;
const THIS_TURN = { since: 'thisTurn' } as const;

/** What such a player has done this turn, or has had done to them. */
const done: Phrase<Event> = oneOf<Event>('what they did', [
  form('lifeChanges', 'gained life', {}, { fixed: { player: WHO, direction: 'gain' } }),
  form('lifeChanges', 'lost life', {}, { fixed: { player: WHO, direction: 'lose' } }),
  form('lifeChangedBy', 'lost <amount> or more life', { amount: number }, { fixed: { player: WHO, direction: 'lose' } }),
  form('playerAttacks', 'attacked', {}, ITS),
  form('castsSpell', 'cast <spell>', { spell: objects }, { fixed: { player: WHO }, wording: { tense: 'past' } }),
  form('discards', 'discarded <card>', { card: objects }, ITS),
  form('sacrifices', 'sacrificed <object>', { object: objects }, ITS),
  ...(['was', 'were'] as const).flatMap((verb) => [
    form('isDealtDamage', `${verb} dealt damage`, {}, { fixed: { subject: WHO }, wording: { verb } }),
    form('isDealtDamage', `${verb} dealt combat damage`, {}, { fixed: { subject: WHO, combat: 'combat' }, wording: { verb } }),
  ]),
]);
const doing = lexicon<ThisWayVerb>('what they did', [['discard', 'discard'], ['sacrifice', 'sacrifice'], ['reveal', 'reveal'], ['exile', 'exile']]); // biome-ignore format: one line
const many: Phrase<Quantity> = oneOf<Quantity>('how many', [orMore, orFewer]);

/** What stands behind "who": a condition whose subject is the player. */
const said: Phrase<Condition> = oneOf<Condition>('what is true of a player', [
  form('controls', 'controls/control <objects>', { objects }, ITS),
  form('controlsNo', 'controls/control no <filter^many>', { filter: filters }, ITS),
  form('controlsNo', "doesn't/don't control a <filter^one>", { filter: filters }, { fixed: { player: WHO }, wording: { as: 'dont' } }),
  form('hasMore', 'controls/control more <objects^many> than <than>', { objects: filter, than: player }, { fixed: { player: WHO, of: 'permanents' } }),
  form('hasMore', 'controls/control fewer <objects^many> than <than>', { objects: filter, than: player }, { fixed: { player: WHO, of: 'permanents', fewer: true } }),
  form('hasMore', 'has/have more cards in hand than <than>', { than: player }, { fixed: { player: WHO, of: 'hand' } }),
  form('hasMore', 'has/have fewer cards in hand than <than>', { than: player }, { fixed: { player: WHO, of: 'hand', fewer: true } }),
  form('hasMore', 'has/have more life than <than>', { than: player }, { fixed: { player: WHO, of: 'life' } }),
  form('hasMore', 'has/have less life than <than>', { than: player }, { fixed: { player: WHO, of: 'life', fewer: true } }),
  form('handSize', 'has/have <quantity> cards in hand', { quantity: many }, ITS),
  form('handSize', 'has/have no cards in hand', {}, { fixed: { player: WHO, quantity: { kind: 'noneAtAll' } } }),
  form('doneSo', "didn't <verb> <objects> this way", { verb: doing, objects }, { fixed: { by: WHO, not: true } }),
  form('happened', '<event> this turn', { event: done }, { fixed: THIS_TURN }),
]); // biome-ignore format: one form a line

/** "each opponent with three or more poison counters". */
const withSuch: Phrase<Condition> = oneOf<Condition>('what a player has', [
  form('hasCounters', '<quantity> <counter> counter/counters^quantity', { quantity: many, counter: counterName }, ITS),
  form('compare', 'exactly <right> life', { right: number }, { fixed: { left: { kind: 'lifeTotalOf', player: WHO }, comparison: 'equal' } }),
]); // biome-ignore format: one form a line
/** "each opponent who lost life this turn". */
export const whoPlayers: readonly Phrase<PlayerPhrase>[] = [
  form('eachPlayer', 'each player who <that^one>', { that: said }, { fixed: { who: 'player' }, wording: { by: 'each' }, number: 'one' }),
  form('eachPlayer', 'each other player who <that^one>', { that: said }, { fixed: { who: 'player', other: true }, wording: { by: 'each' }, number: 'one' }),
  form('eachPlayer', 'each opponent who <that^one>', { that: said }, { fixed: { who: 'opponent' }, wording: { by: 'each' }, number: 'one' }),
  form('eachPlayer', 'each <who> with <that>', { who: lexicon('player', [['player', 'player'], ['opponent', 'opponent']]), that: withSuch }, { wording: { by: 'each', with: 'with' }, number: 'one' }),
]; // biome-ignore format: one form a line

/** "the number of opponents who control an artifact". */
export const numbersOfWho: readonly Phrase<Amount>[] = [
  form('countOfPlayers', 'the number of opponents who <that^many>', { that: said }, { fixed: { who: 'opponent' } }),
  form('countOfPlayers', 'the number of players who <that^many>', { that: said }, { fixed: { who: 'player' } }),
];
/** "for each opponent who lost life this turn". */
export const eachWho: readonly Phrase<Amount>[] = [
  form('countOfPlayers', 'opponent who <that^one>', { that: said }, { fixed: { who: 'opponent' }, wording: { as: 'each' } }),
  form('countOfPlayers', 'player who <that^one>', { that: said }, { fixed: { who: 'player' }, wording: { as: 'each' } }),
];
