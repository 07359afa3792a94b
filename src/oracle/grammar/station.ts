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
/** "∞ — At the beginning of your upkeep, …": what this permanent has as long as it is harnessed (CR 702.186b). */
export const infinityLine: Phrase<Ability> = form(
  'static',
  '∞ — ^<statement>',
  {
    statement: form(
      'clause',
      '<acts>',
      { acts: single(form('gain', '<abilities>', { abilities: ability }, { wording: { infinity: 'symbol' } })) },
      { fixed: { subject: THIS }, wording: { infinity: 'symbol' } },
    ),
  },
  {
    fixed: { condition: { kind: 'isAdjective', object: THIS, is: { kind: 'status', status: 'harnessed' } } },
    wording: { infinity: 'symbol' },
  },
);
/** "8+ | Flying": a station symbol and what it gives as long as this permanent has so many charge counters (CR 721.2a). */
export const stationLine: Phrase<Ability> = form(
  'static',
  '<condition>+ | ^<statement>',
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
