import { form } from '../kit/form.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, Condition } from '../tree/index.ts';
import { digits } from './numbers.ts';
import { ability } from './symbols.ts';

const THIS = { kind: 'this' } as const;
const threshold: Phrase<Condition> = form(
  'hasQuality',
  '<quality>',
  {
    quality: form(
      'withCounters',
      '<amount>',
      { amount: form('orMore', '<amount>', { amount: digits }) },
      { fixed: { counter: 'charge' } },
    ),
  },
  { fixed: { object: THIS }, wording: { station: 'symbol' } },
);
/** "8+ | Flying": a station symbol and what it gives as long as this permanent has so many charge counters (CR 721.2a). */
export const stationLine: Phrase<Ability> = form(
  'static',
  '<condition>+ | <statement>',
  {
    condition: threshold,
    statement: form(
      'clause',
      '<acts>',
      { acts: single(form('gain', '<abilities>', { abilities: ability }, { wording: { station: 'symbol' } })) },
      { fixed: { subject: THIS }, wording: { station: 'symbol' } },
    ),
  },
  { wording: { station: 'symbol' } },
);
