import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon, plain } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, Condition, Event, PlayerPhrase, Quantity, ThisWayVerb } from '../tree/index.ts';
import { number, orFewer, orMore } from './numbers.ts';
import { playersOrOpponents as who } from './players.ts';
import { dealtDamage, playersDid, playersHave } from './playersHave.ts';
import { objects } from './symbols.ts';
import { counterName } from './words.ts';

/** Each of those players, by turns. */
const WHO = { kind: 'thatPlayer', referent: { kind: 'attachedReferent' }, wording: { as: 'who' } } as const;
const ITS = { fixed: { player: WHO } } as const;
const THIS_TURN = { since: 'thisTurn' } as const;

/** The player whom "who" stands for isn't said again. */
const those: Phrase<PlayerPhrase> = {
  label: 'what is true of a player',
  agrees: true,
  begin: (beginnings) => beginnings.addLooks(() => true),
  read: (_session, at, number) => [plain<PlayerPhrase>(at, WHO, number)],
  print: (value, number) => (value.kind === 'thatPlayer' && value.wording?.as === 'who' ? number : null),
};
/** What such a player has done this turn, or has had done to them. */
const done: Phrase<Event> = oneOf<Event>('what they did', [...playersDid(those), dealtDamage(those)], { agrees: true });
const doing = lexicon<ThisWayVerb>('what they did', [['discard', 'discard'], ['sacrifice', 'sacrifice'], ['reveal', 'reveal'], ['exile', 'exile']]); // biome-ignore format: one line
const many: Phrase<Quantity> = oneOf<Quantity>('how many', [orMore, orFewer]);

/** What stands behind "who": a condition whose subject is the player. */
const said: Phrase<Condition> = oneOf<Condition>('what is true of a player', [
  ...playersHave(those),
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
