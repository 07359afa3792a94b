import type { Context } from '../context.ts';
import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';

/** On which end of a library, chosen by whoever puts it there (CR 608.2d). */
export function* topOrBottom(g: Game, player: PlayerId, { source }: Context): Run<'top' | 'bottom'> {
  const asked = { player, kind: 'choose', prompt: 'on the top or on the bottom?', cite: ['608.2d'], source } as const;
  return (yield* chooseWord(g, { ...asked, words: ['top', 'bottom'] })) === 'top' ? 'top' : 'bottom';
}
