import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Adjective, Condition } from '../tree/index.ts';
import { colorAdjective, colorCount, non, statusAdjective, supertypeAdjective } from './filters.ts';
import { filters, objects } from './symbols.ts';

const was: Phrase<Adjective> = oneOf<Adjective>('a quality', [
  colorAdjective,
  colorCount,
  statusAdjective,
  supertypeAdjective,
  non,
]);
const it = form('that', 'it', {}, { fixed: { many: false } });

/** What something was when last seen (CR 608.2h), and what it isn't. */
export const kindsThen: readonly Phrase<Condition>[] = [
  form('isKind', '<object> was a <filter^one>', { object: objects, filter: filters }, { wording: { tense: 'past' } }),
  form('isKind', '<object> were <filter^many>', { object: objects, filter: filters }, { wording: { tense: 'past', number: 'many' } }),
  form("isKind", "<object> wasn't a <filter^one>", { object: objects, filter: filters }, { fixed: { not: true }, wording: { tense: 'past' } }),
  form("isKind", "<object> isn't a <filter^one>", { object: objects, filter: filters }, { fixed: { not: true } }),
  form("isKind", "<object>'s not a <filter^one>", { object: it, filter: filters }, { fixed: { not: true }, wording: { verb: 's' } }),
  form('isAdjective', '<object> was/were^object <is>', { object: objects, is: was }, { wording: { tense: 'past' } }),
]; // biome-ignore format: one form a line
