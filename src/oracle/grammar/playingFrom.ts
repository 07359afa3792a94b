import { oneOf, readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Clause, MayPlayFrom, ObjectPhrase, Statement } from '../tree/index.ts';
import { count } from './numbers.ts';
import { duration, objects, subject } from './symbols.ts';

const how = lexicon<'cast' | 'play'>('cast or play', [
  ['cast', 'cast'],
  ['play', 'play'],
]);
const from = lexicon<NonNullable<MayPlayFrom['from']>>('from where', [
  ['from the top of your library', 'topOfLibrary'],
  ['from your graveyard', 'graveyard'],
]);
const once = lexicon<NonNullable<MayPlayFrom['once']>>('how often', [
  ['once during each of your turns', 'eachOfYourTurns'],
  ['during each of your turns', 'eachOfYourTurns'],
  ['once each turn', 'eachTurn'],
]);

/** "spells from among cards exiled with this creature". */
const amongThose = readIf<ObjectPhrase>(objects, (phrase) => {
  if ((phrase.kind !== 'each' && phrase.kind !== 'some') || phrase.filter.kind !== 'filter') return false;
  // Counters stand on the cards that lie there, not on the spells that they become.
  const last = phrase.filter.modifiers.at(-1);
  return last?.kind === 'fromAmong' && last.them.kind === 'each';
});

/** What one may cast or play from where it is (CR 601.3, 305.1). */
export const playingFrom: readonly Phrase<Statement>[] = [
  form('mayPlayFrom', 'you may <how> <objects> <from>', { how, objects, from }),
  form('mayPlayFrom', 'you may <how> <objects> from exile', { how, objects }, { fixed: { from: 'exile' } }),
  form('mayPlayFrom', 'you may plot <objects> from the top of your library', { objects }, { fixed: { how: 'plot', from: 'topOfLibrary' } }),
  form('mayPlayFrom', '<once>, you may <how> <objects> <from>', { once, how, objects, from }),
  form('mayPlayFrom', 'you may <how> <objects>', { how, objects: amongThose }, { fixed: { from: 'among' } }),
  form('mayPlayFrom', 'you may play <objects> and cast <alsoCast>', { objects, alsoCast: amongThose }, { fixed: { how: 'play', from: 'among' } }),
  form('spendAsThough', '<who> may spend mana as though it were mana of any color[ to cast <casting>][ to activate abilities of <activating>]', { who: lexicon('who', [['you', 'you'], ['players', 'players']]), casting: objects, activating: objects }),
]; // biome-ignore format: one form a line

const mine = lexicon('whose', [
  ['your', 'your'],
  ['their', 'their'],
]);
/** How many lands may be played on each of one's turns (CR 305.2). */
export const landsEachTurn: Phrase<Act> = oneOf<Act>('lands', [
  form('playAdditionalLands', 'play <amount> additional land/lands^amount on each of <$whose> turns', { amount: count, $whose: mine }, { fixed: { eachTurn: true } }),
  form('playAdditionalLands', 'play any number of lands on each of <$whose> turns', { $whose: mine }, { fixed: { amount: { kind: 'number', value: 0 }, anyNumber: true, eachTurn: true } }),
]); // biome-ignore format: one form a line

const free: Phrase<Act> = form('castOrPlay', '<how> <objects>', { how, objects }, { fixed: { withoutPaying: true }, wording: { free: 'later' } }); // biome-ignore format: one line
/** "You may play it this turn without paying its mana cost" (CR 118.9). */
export const playLaterFree: readonly Phrase<Clause>[] = (['its mana cost', 'their mana costs'] as const).map((what) =>
  form('clause', `<subject> may <acts^many> <duration> without paying ${what}`, { subject, acts: single(free), duration }, { fixed: { optional: true }, wording: { free: what } }),
); // biome-ignore format: one form
