import { type Game, player } from '../../game.ts';
import { playerName } from '../../trace/names.ts';
import type { EventOf } from '../event.ts';
import type { Applied } from './applied.ts';

/**
 * Nobody knows the order of the library any more (CR 701.24a), and no dice are rolled: the cards stay as they lie, which is told as an
 * assumption where some of them are known and not all alike, since then it may matter.
 */
export function shuffle(g: Game, event: EventOf<'shuffle'>): Applied {
  const cards = new Set(player(g, event.player).library.map((id) => g.state.objects[id]?.card ?? null));
  const text = `After the shuffle the cards of ${playerName(g, event.player)}'s library are taken to lie in the order in which they lay.`;
  if (cards.size > 1 && !g.assumptions.includes(text)) g.assumptions.push(text);
  return { event, contained: [] };
}
