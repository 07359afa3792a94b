import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { DeckCards, DeckCondition, EitherFilter, Filter, KeywordAbility, WithCharacteristic } from '../tree/index.ts';
import { bareCount, number } from './numbers.ts';
import { bareFilter, filter } from './symbols.ts';
import { characteristic, comparison } from './words.ts';

const CARD = { kind: 'filter', adjectives: [], noun: 'card', modifiers: [] } as const;
const only = oneOf<Filter | EitherFilter>('which cards', [
  filter,
  form('eitherFilter', '<filters>', { filters: listOf('descriptions', filter, 'and', 2) }, { wording: { join: 'and' } }),
], { agrees: true }); // biome-ignore format: a table
const has: Phrase<WithCharacteristic> = form('withCharacteristic', '<characteristic> <amount> <comparison>', { characteristic, amount: number, comparison }); // biome-ignore format: one line
const how = lexicon<NonNullable<DeckCards['how']>>('what is so of it', [
  ['has an activated ability', 'activatedAbility'],
  ['has a different name', 'differentName'],
  ['shares a card type', 'sharedCardType'],
]);
const HERE = 'each <each^one> in your starting deck';
const condition: Phrase<DeckCondition> = oneOf<DeckCondition>('what the deck is', [
  form('deckContains', 'your starting deck contains only <only^many>', { only }),
  form('deckCards', `${HERE} has <has>`, { each: bareFilter, has }),
  form('deckCards', `${HERE} is a <is^one>`, { each: bareFilter, is: filter }),
  form('deckCards', `${HERE} <how>`, { each: bareFilter, how }),
  form('deckCards', 'no card in your starting deck has more than one of the same mana symbol in its mana cost', {}, { fixed: { each: CARD, how: 'noSymbolTwice' } }),
  form('deckSize', 'your starting deck contains at least <more> cards more than the minimum deck size', { more: bareCount }),
]); // biome-ignore format: one form a line
/** "Companion — Each permanent card in your starting deck has mana value 2 or less." (CR 702.139a). */
export const companionLine: Phrase<KeywordAbility> = form('keyword', 'companion — ^<deck>.', { deck: condition }, { fixed: { keyword: 'companion' } }); // biome-ignore format: one line
