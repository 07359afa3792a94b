import { KEYWORD_ABILITIES } from '../../rules/vocabulary/keywords.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Statement } from '../tree/index.ts';

const keyword = lexicon<string>(
  'a keyword',
  KEYWORD_ABILITIES.map(({ name }) => [name.toLowerCase(), name.toLowerCase()] as const),
);
/** What is said of when abilities may be activated, and of what may be spent on a spell. */
export const castingTimes: readonly Phrase<Statement>[] = [
  form('noManaSpent', "you can't spend mana to cast this spell", {}),
  form('activateAsInstant', 'you may activate <keyword> abilities any time you could cast an instant', { keyword }),
  form('castBy', 'you may cast this card from your graveyard using its <using> ability', { using: keyword }, { fixed: { object: { kind: 'this', wording: { noun: 'card' } }, from: 'graveyard' } }),
]; // biome-ignore format: one form a line
