import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act } from '../../tree/index.ts';
import { filter, objects } from '../symbols.ts';

const REVEALED = { revealed: true, to: 'hand' } as const;
/** What comes into the game from outside (CR 400.11b). */
export const bringingIn: readonly Phrase<Act>[] = [
  form('bringIn', 'reveals/reveal <cards> from outside the game and puts/put it/them^cards into your hand', { cards: objects }, { fixed: REVEALED }),
  form('bringIn', 'reveals/reveal <cards> from outside the game or choose a face-up <orExiled^one> in exile. Put that card into your hand', { cards: objects, orExiled: filter }, { fixed: REVEALED }),
  form('bringIn', 'puts/put <cards> from outside the game <to>', { cards: objects, to: lexicon('where', [['into your hand', 'hand'], ['on top of your library', 'topOfLibrary']]) }),
  form('bringIn', 'shuffles/shuffle <cards> from outside the game into your library', { cards: objects }, { fixed: { to: 'library' } }),
]; // biome-ignore format: one form a line
