import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition, ObjectPhrase } from '../tree/index.ts';

const ordinal = lexicon<number>('which', [
  ['first', 1],
  ['second', 2],
  ['third', 3],
]);
const it: Phrase<ObjectPhrase> = form('that', 'it', {}, { fixed: { many: false }, number: 'one' });
/** When a spell was cast, and how often an ability has resolved. */
export const momentConditions: readonly Phrase<Condition>[] = [
  form('castDuringMain', 'you cast this spell during your main phase', {}, { fixed: { object: { kind: 'this' } } }),
  form('castDuringMain', 'you cast <object> during your main phase', { object: it }),
  form('nthResolution', 'this is the <ordinal> time this ability has resolved this turn', { ordinal }),
  form('nthResolution', "it's the <ordinal> time", { ordinal }, { wording: { as: 'its' } }),
  form('firstOfItsName', 'this is the first spell with its name to have resolved under your control this game', {}),
]; // biome-ignore format: one form a line
