import { form } from '../../kit/form.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act } from '../../tree/index.ts';
import { bareCount } from '../numbers.ts';

/** What is said before is done again. */
export const repeating: readonly Phrase<Act>[] = [
  form('repeatProcess', 'repeats/repeat this process', {}),
  form('repeatProcess', 'repeats/repeat this process any number of times', {}, { wording: { as: 'anyNumber' } }),
  form('repeatProcess', 'repeats/repeat this process as many times as they choose', {}, { wording: { as: 'theyChoose' } }),
  form('repeatProcess', 'repeats/repeat this process once', {}, { fixed: { times: { kind: 'number', value: 1 } } }),
  form('repeatProcess', 'repeats/repeat this process <times> more times', { times: bareCount }),
  form('repeatProcess', 'repeats/repeat this process until no one puts a card onto the battlefield', {}, { fixed: { until: 'noOnePuts' } }),
]; // biome-ignore format: one form a line
