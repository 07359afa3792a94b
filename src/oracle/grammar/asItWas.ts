import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Adjective, Condition, ObjectPhrase } from '../tree/index.ts';
import { colorAdjective, colorCount, non, statusAdjective, supertypeAdjective } from './filters.ts';
import { bareFilter, filters, objects, player } from './symbols.ts';

const was: Phrase<Adjective> = oneOf<Adjective>('a quality', [
  colorAdjective,
  colorCount,
  statusAdjective,
  supertypeAdjective,
  non,
]);
const controlled = form('controlledBy', '<player> controlled', { player });
const spoken = oneOf<ObjectPhrase>('what was spoken of', [
  form('that', 'it', {}, { fixed: { many: false } }),
  form('that', 'that <filter^one>', { filter: bareFilter }, { fixed: { many: false } }),
]);
const it = form('that', 'it', {}, { fixed: { many: false } });

/** What something was when last seen (CR 608.2h), and what it isn't. */
export const kindsThen: readonly Phrase<Condition>[] = [
  form('isKind', '<object> was a <filter^one>', { object: objects, filter: filters }, { wording: { tense: 'past' } }),
  form('isKind', '<object> were <filter^many>', { object: objects, filter: filters }, { wording: { tense: 'past', number: 'many' } }),
  form("isKind", "<object> wasn't a <filter^one>", { object: objects, filter: filters }, { fixed: { not: true }, wording: { tense: 'past' } }),
  form("isKind", "<object> isn't a <filter^one>", { object: objects, filter: filters }, { fixed: { not: true } }),
  form("isKind", "<object>'s not a <filter^one>", { object: it, filter: filters }, { fixed: { not: true }, wording: { verb: 's' } }),
  form('hasQuality', '<quality> <object>', { quality: controlled, object: spoken }, { wording: { tense: 'past', verb: 'controlled' } }),
  form('isAdjective', '<object> was/were^object <is>', { object: objects, is: was }, { wording: { tense: 'past' } }),
]; // biome-ignore format: one form a line
