import { form } from '../kit/form.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Modifier, ObjectPhrase } from '../tree/index.ts';
import { bareFilter } from './symbols.ts';

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
const several = listOf<ObjectPhrase>('what it is', form('some', 'a <filter^one>', { filter: bareFilter }, { fixed: { quantity: ONE } }), 'or', 2); // biome-ignore format: one line
/** What something is, said behind its noun. */
export const kindsOf: readonly Phrase<Modifier>[] = [
  form('thatIsKind', "that's a <is^one>", { is: bareFilter }),
  form('thatIsKind', "that's <any>", { any: several }),
  form('thatIsKind', "that isn't a <is^one>", { is: bareFilter }, { fixed: { not: true } }),
  form('thatIsKind', "that aren't <is^many>", { is: bareFilter }, { fixed: { not: true }, wording: { number: 'many' } }),
];
