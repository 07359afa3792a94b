import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, BringIn } from '../../tree/index.ts';
import { filter, objects } from '../symbols.ts';

const REVEALED = { revealed: true, to: 'hand' } as const;
const taken = (verb: string, places: readonly (readonly [string, BringIn['to']])[]): Phrase<Act> =>
  form('bringIn', '<$verb> <cards> from outside the game <to>', { $verb: lexicon(verb, [[verb, verb]]), cards: objects, to: lexicon('where', places) }); // biome-ignore format: one line
/** What comes into the game from outside (CR 400.11b). */
export const bringingIn: readonly Phrase<Act>[] = [
  form('bringIn', 'reveals/reveal <cards> from outside the game and puts/put it/them^cards into your hand', { cards: objects }, { fixed: REVEALED }),
  form('bringIn', 'reveals/reveal <cards> from outside the game or choose a face-up <orExiled^one> in exile. Put that card into your hand', { cards: objects, orExiled: filter }, { fixed: REVEALED }),
  taken('puts/put', [['into your hand', 'hand'], ['on top of your library', 'topOfLibrary']]),
  taken('shuffles/shuffle', [['into your library', 'library']]),
]; // biome-ignore format: one form a line
