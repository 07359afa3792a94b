import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, ObjectPhrase, PlayerPhrase } from '../tree/index.ts';
import { combat } from './acts/damageRules.ts';
import { they } from './players.ts';
import { objects, player } from './symbols.ts';

const to = oneOf<ObjectPhrase | PlayerPhrase>('whom', [player, objects]);

/** "the damage dealt to your opponents this turn", "the total damage you have been dealt this turn". */
export const damageThisTurn: readonly Phrase<Amount>[] = [
  form('damageThisTurn', 'the [<$as> ][<combat> ]damage[ <$already>] dealt to <to> this turn', {
    $as: lexicon('how much', [['amount of', 'amount of'], ['total amount of', 'total amount of']]),
    combat,
    $already: lexicon('already', [['already', 'already']]),
    to,
  }), // biome-ignore format: one form
  form(
    'damageThisTurn',
    'the total[ <combat>] damage <to> has/have^to been dealt this turn',
    { to: oneOf<PlayerPhrase>('whom', [player, they]), combat },
    { wording: { as: 'been dealt' } },
  ),
];

/** "for each 1 damage dealt to you this turn". */
export const damageOfEach: readonly Phrase<Amount>[] = [
  form('damageThisTurn', '1[ <combat>] damage dealt to <to> this turn', { to, combat }, { wording: { as: 'each' } }),
];
