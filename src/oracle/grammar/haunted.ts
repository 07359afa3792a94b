import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { ObjectPhrase } from '../tree/index.ts';

/** "the creature it haunts", "the creature this card haunts" (CR 702.55b). */
export const hauntedBy = (by: Phrase<ObjectPhrase>): readonly Phrase<ObjectPhrase>[] => [
  form('haunted', 'the creature it haunts', {}, { number: 'one' }),
  form('haunted', 'the creature <by> haunts', { by }, { number: 'one' }),
];
