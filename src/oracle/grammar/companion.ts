import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { DeckCondition, EitherFilter, Filter, KeywordAbility, WithCharacteristic } from '../tree/index.ts';
import { bareCount, number } from './numbers.ts';
import { bareFilter, filter } from './symbols.ts';

const CARD = { kind: 'filter', adjectives: [], noun: 'card', modifiers: [] } as const;
const only = oneOf<Filter | EitherFilter>('which cards', [
  filter,
  form('eitherFilter', '<filters>', { filters: listOf('descriptions', filter, 'and', 2) }, { wording: { join: 'and' } }),
], { agrees: true }); // biome-ignore format: a table
const has: Phrase<WithCharacteristic> = oneOf<WithCharacteristic>('what it has', [
  form('withCharacteristic', 'mana value <amount> or less', { amount: number }, { fixed: { characteristic: 'manaValue', comparison: 'orLess' } }),
  form('withCharacteristic', 'mana value <amount> or greater', { amount: number }, { fixed: { characteristic: 'manaValue', comparison: 'orGreater' } }),
]); // biome-ignore format: one form a line
const HERE = 'each <each^one> in your starting deck';
const condition: Phrase<DeckCondition> = oneOf<DeckCondition>('what the deck is', [
  form('deckContains', 'your starting deck contains only <only^many>', { only }),
  form('deckCards', `${HERE} has <has>`, { each: bareFilter, has }),
  form('deckCards', `${HERE} is a <is^one>`, { each: bareFilter, is: filter }),
  form('deckCards', `${HERE} has an activated ability`, { each: bareFilter }, { fixed: { how: 'activatedAbility' } }),
  form('deckCards', `${HERE} has a different name`, { each: bareFilter }, { fixed: { how: 'differentName' } }),
  form('deckCards', `${HERE} shares a card type`, { each: bareFilter }, { fixed: { how: 'sharedCardType' } }),
  form('deckCards', 'no card in your starting deck has more than one of the same mana symbol in its mana cost', {}, { fixed: { each: CARD, how: 'noSymbolTwice' } }),
  form('deckSize', 'your starting deck contains at least <more> cards more than the minimum deck size', { more: bareCount }),
]); // biome-ignore format: one form a line
/** "Companion — Each permanent card in your starting deck has mana value 2 or less." (CR 702.139a). */
export const companionLine: Phrase<KeywordAbility> = form('keyword', 'companion — ^<deck>.', { deck: condition }, { fixed: { keyword: 'companion' } }); // biome-ignore format: one line
