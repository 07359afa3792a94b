import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition, Modifier, ObjectPhrase, SharesQuality, ThisWayVerb } from '../tree/index.ts';
import { quantity } from './numbers.ts';
import { filters, objects } from './symbols.ts';

const DONE: readonly (readonly [string, ThisWayVerb])[] = [
  ['destroyed', 'destroy'], ['revealed', 'reveal'], ['sacrificed', 'sacrifice'], ['discarded', 'discard'], ['milled', 'mill'], ['returned', 'move'], ['tapped', 'tap'], ['untapped', 'untap'], ['phased out', 'phaseOut'], ['put into a graveyard', 'bury'], ['put into your graveyard', 'bury'],
]; // biome-ignore format: a table
const EXILED = ['exiled', 'exile'] as const;
const done = lexicon<ThisWayVerb>('what was done', [...DONE, EXILED]);
/** "is exiled this way" is told as an event. */
const doneNow = lexicon<ThisWayVerb>('what was done', DONE);

/** "destroyed this way", "that were exiled this way". */
export const thisWayModifiers: readonly Phrase<Modifier>[] = [
  form('thisWay', '[<$by> ]<verb> this way', {
    $by: lexicon('by whom', [
      ['that were', 'were'],
      ['you', 'you'],
    ]),
    verb: done,
  }),
  form(
    'thisWay',
    "<verb> this way that weren't <$moved>",
    {
      verb: done,
      $moved: lexicon('what became of it', [
        ['put onto the battlefield', 'put'],
        ['cast', 'cast'],
        ['put onto the battlefield this way', 'putThisWay'],
        ['cast this way', 'castThisWay'],
      ]),
    },
    { fixed: { unmoved: true } },
  ),
  form('thisWay', 'they <verb> this way', { verb: doneNow }, { fixed: { by: { kind: 'thatPlayer', wording: { as: 'they' } } } }),
];
const some: Phrase<ObjectPhrase> = form('some', '<quantity> <filter^quantity>', { quantity, filter: filters }, { number: { of: 'quantity' } }); // biome-ignore format: one line

const sharedQuality = lexicon<SharesQuality['quality']>('a quality', [['that share a color', 'color'], ['that share a card type', 'cardType'], ['that share a creature type', 'creatureType'], ['with the same name', 'name']]); // biome-ignore format: one line
/** "a land card was milled this way", "you sacrificed an artifact this way". */
export const thisWayConditions: readonly Phrase<Condition>[] = [
  form('doneSo', '<objects> was/were^objects <verb> this way', { objects: some, verb: done }, { wording: { tense: 'past' } }),
  form('doneSo', '<objects> is/are^objects <verb> this way', { objects: some, verb: doneNow }),
  form('sharedThisWay', '<objects> <quality> were <verb> this way', {
    objects: some,
    quality: sharedQuality,
    verb: done,
  }),
  form(
    'paidWith',
    "<objects> was/were^objects exiled with <by>'s delve ability",
    { objects: some, by: objects },
    { fixed: { keyword: 'delve' } },
  ),
  form('paidWith', '<by> devoured <objects>', { by: objects, objects: some }, { fixed: { keyword: 'devour' } }),
  form('doneSo', 'you <verb> <objects> this way', { objects: some, verb: done }, { wording: { by: 'you' } }),
];
