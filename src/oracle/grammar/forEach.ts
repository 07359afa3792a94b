import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Subject } from '../tree/index.ts';
import { forEachOf } from './eachOf.ts';
import { filters } from './symbols.ts';
import { voters } from './votes.ts';

/** "For each opponent, …", "for each creature you control, …": of each of whom the sentence is said. */
export const forEachSubject: Phrase<Subject> = oneOf<Subject>('each of whom', [
  form('eachPlayer', 'opponent', {}, { fixed: { who: 'opponent' }, wording: { by: 'for' } }),
  form('eachPlayer', 'player', {}, { fixed: { who: 'player' }, wording: { by: 'for' } }),
  form(
    'eachPlayer',
    'opponent other than defending player',
    {},
    { fixed: { who: 'opponent', except: 'defendingPlayer' }, wording: { by: 'for' } },
  ),
  voters,
  forEachOf,
  form('each', '<filter^one>', { filter: filters }, { wording: { by: 'forEach' } }),
]);
