import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { AnyManaFor } from '../tree/index.ts';

const what = lexicon('what is cast', [
  ['that spell', 'thatSpell'],
  ['those spells', 'thoseSpells'],
  ['it', 'it'],
  ['them', 'them'],
]);
const of = lexicon<AnyManaFor['of']>('what it counts as', [
  ['color', 'color'],
  ['type', 'type'],
]);
const who = lexicon('who', [
  ['you', 'you'],
  ['they', 'they'],
]);

/** Which mana may be spent on what the sentence before lets a player cast (CR 609.4b). */
export const anyMana: Phrase<AnyManaFor> = oneOf<AnyManaFor>('how it may be paid', [
  form('anyManaFor', '<$who> may spend mana as though it were mana of any <of> to cast <$what>', { $who: who, of, $what: what }),
  form(
    'anyManaFor',
    'mana of any type can be spent to cast <$what>',
    { $what: what },
    { fixed: { of: 'type' }, wording: { as: 'can' } },
  ),
]);
