import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { MayPlayFrom, Statement } from '../tree/index.ts';
import { objects } from './symbols.ts';

const how = lexicon<MayPlayFrom['how']>('cast or play', [
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

/** What one may cast or play from where it is (CR 601.3, 305.1). */
export const playingFrom: readonly Phrase<Statement>[] = [
  form('mayPlayFrom', 'you may <how> <objects> <from>', { how, objects, from }),
  form('mayPlayFrom', 'you may <how> <objects> from exile', { how, objects }, { fixed: { from: 'exile' } }),
  form('mayPlayFrom', '<once>, you may <how> <objects> <from>', { once, how, objects, from }),
  form('spendAsThough', 'you may spend mana as though it were mana of any color', {}, { fixed: { who: 'you' } }),
  form('spendAsThough', 'players may spend mana as though it were mana of any color', {}, { fixed: { who: 'players' } }),
  form('spendAsThough', 'you may spend mana as though it were mana of any color to cast <casting>', { casting: objects }, { fixed: { who: 'you' } }),
  form('spendAsThough', 'you may spend mana as though it were mana of any color to activate abilities of <activating>', { activating: objects }, { fixed: { who: 'you' } }),
]; // biome-ignore format: one form a line
