import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition } from '../tree/index.ts';
import { objects } from './symbols.ts';

const ordinal = lexicon<number>('which', [
  ['first', 1],
  ['second', 2],
  ['third', 3],
]);
/** When a spell was cast, and how often an ability has resolved. */
export const momentConditions: readonly Phrase<Condition>[] = [
  form('castDuringMain', 'you cast <object> during your main phase', { object: objects }),
  form('nthResolution', 'this is the <ordinal> time this ability has resolved this turn', { ordinal }),
  form('nthResolution', "it's the <ordinal> time", { ordinal }, { wording: { as: 'its' } }),
  form('firstOfItsName', 'this is the first spell with its name to have resolved under your control this game', {}),
]; // biome-ignore format: one form a line
