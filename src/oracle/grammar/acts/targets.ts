import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, ChangeText, ObjectPhrase, PlayerPhrase } from '../../tree/index.ts';
import { namedPlayer, objects } from '../symbols.ts';
import { subtypeName } from '../words.ts';

const to: Phrase<ObjectPhrase | PlayerPhrase> = oneOf<ObjectPhrase | PlayerPhrase>('the new target', [objects, namedPlayer]);
/** Changing the targets of what is on the stack (CR 115.7). */
export const targetActs: readonly Phrase<Act>[] = [
  form('changeTargets', 'changes/change <which> of <of>[ to <to>]', { which: lexicon('which targets', [['a target', 'one'], ['the target', 'all'], ['any targets', 'any']]), of: objects, to }), // biome-ignore format: one line
];

const REPLACING = 'changes/change the text of <of> by replacing all instances of';
const wordsReplaced = lexicon<ChangeText['words']>('the words that are replaced', [
  ['one color word with another', 'color'],
  ['one basic land type with another', 'basicLandType'],
  ['one color word with another or one basic land type with another', 'colorOrBasicLandType'],
  ['one creature type with another', 'creatureType'],
]);
/** Control of another player (CR 723). */
export const controlActs: readonly Phrase<Act>[] = [
  form('controlPlayer', '<$verb> <who> during <$whose> next turn', {
    $verb: lexicon('how', [['controls/control', 'control'], ['gains/gain control of', 'gain']]),
    who: namedPlayer,
    $whose: lexicon('whose', [["that player's", 'that'], ['their', 'their']]),
  }), // biome-ignore format: one form
];
/** Text-changing effects (CR 612). */
export const textActs: readonly Phrase<Act>[] = [
  form('changeText', `${REPLACING} <words>`, { of: objects, words: wordsReplaced }),
  form(
    'changeText',
    `${REPLACING} one creature type with <to^one>`,
    { of: objects, to: subtypeName },
    { fixed: { words: 'creatureType' } },
  ),
];
