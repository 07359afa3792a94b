import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Adjective, Condition, Event, ObjectPhrase, PlayerPhrase } from '../tree/index.ts';
import { amount, namedPlayer, objects } from './symbols.ts';

const greater = form('compare', '<left> is greater than <right>', { left: amount, right: amount }, { fixed: { comparison: 'greater' } }); // biome-ignore format: one line

/** One amount against others, and what something isn't. */
export function comparisons(is: Phrase<Adjective>): readonly Phrase<Condition>[] {
  return [
    greater,
    form(
      'compare',
      '<left> is greater than <right> or <or>',
      { left: amount, right: amount, or: amount },
      { fixed: { comparison: 'greater' } },
    ),
    form(
      'anyOf',
      '<conditions>',
      { conditions: listOf<Condition>('comparisons', oneOf<Condition>('a comparison', [greater]), 'and/or', 2) },
      { against: 'one description rather than several' },
    ),
    form('bigger', '<object> has greater power or toughness than <than>', { object: objects, than: objects }),
    form('isAdjective', "<object> isn't/aren't^object <is>", { object: objects, is }, { fixed: { not: true } }),
  ];
}

/** What else has happened, in the past tense. */
export const pastDamage: readonly Phrase<Event>[] = [
  form('isDealtDamage', '<subject> was dealt damage', {
    subject: oneOf<ObjectPhrase | PlayerPhrase>('whom', [objects, namedPlayer]),
  }),
];
