import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, DeckRule, ObjectPhrase, Statement } from '../tree/index.ts';
import { self } from './thisObject.ts';

const itself: Phrase<ObjectPhrase> = oneOf<ObjectPhrase>('its own name', self);
/** Sentences about decks. */
export const deckRules: readonly Phrase<Statement>[] = [
  form('deckRule', 'a deck can have any number of cards named <of>', { of: itself }, { fixed: { what: 'anyNumber' } }),
  form('handsSeen', '<who> revealed', { who: lexicon('whose hands', [['play with your hand', 'you'], ['players play with their hands', 'players'], ['your opponents play with their hands', 'opponents']]) }), // biome-ignore format: one line
  form('deckRule', '<of> can be your commander', { of: itself }, { fixed: { what: 'canBeCommander' } }),
];
/** Variants of partner, a line each (CR 702.124). */
export const partnerLine: Phrase<Ability> = form('static', '<statement>', {
  statement: form('deckRule', '<what>', {
    what: lexicon<DeckRule['what']>('a variant of partner', [
      ['choose a Background', 'chooseABackground'],
      ["doctor's companion", 'doctorsCompanion'],
    ]),
  }),
}, { wording: { line: 'keyword' } }); // biome-ignore format: one sentence
