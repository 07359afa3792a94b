import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { ObjectPhrase } from '../tree/index.ts';
import { filters, objectPhrase, objects } from './symbols.ts';

const NUMBER_ONE = { kind: 'number', value: 1 } as const;
/** What a permanent is crafted with: "artifact", "two creatures", "one or more" (CR 702.167a). */
export const materials: Phrase<ObjectPhrase> = oneOf<ObjectPhrase>('materials', [
  form('some', '<filter^one>', { filter: filters }, { fixed: { quantity: { kind: 'exactly', amount: NUMBER_ONE } }, wording: { as: 'bare' } }),
  form('some', 'one or more', {}, {
    fixed: { quantity: { kind: 'orMore', amount: NUMBER_ONE }, filter: { kind: 'filter', adjectives: [], modifiers: [] } },
    wording: { as: 'anything' },
  }),
  objects,
  form('severalObjects', '<objects>', { objects: listOf<ObjectPhrase>('materials', objectPhrase, 'and', 2) }, { fixed: { join: 'and' } }),
]); // biome-ignore format: one form a line
