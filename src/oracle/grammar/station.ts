import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, Condition } from '../tree/index.ts';
import { gained, gainedWhile } from './gainedWhile.ts';
import { digits } from './numbers.ts';

const THIS = { kind: 'this' } as const;
const SYMBOL = { station: 'symbol' } as const;
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
export const infinityLine: Phrase<Ability> = gainedWhile('∞', { kind: 'isAdjective', object: THIS, is: { kind: 'status', status: 'harnessed' } }, { infinity: 'symbol' }); // biome-ignore format: one line
/** "8+ | Flying": a station symbol and what it gives as long as this permanent has so many charge counters (CR 721.2a). */
export const stationLine: Phrase<Ability> = form('static', '<condition>+ | ^<statement>', { condition: threshold, statement: gained(SYMBOL) }, { wording: SYMBOL }); // biome-ignore format: one line
