import type { TriggerSource } from '../events/happening.ts';
import type { Game } from '../game.ts';
import { setState } from '../writer.ts';
import { type Sourceless, sourcesOf, standIn } from './sourceless.ts';

/** The two abilities that come with being the monarch (CR 725.2). */
const MONARCH: Sourceless = {
  name: 'The Monarch',
  words: [
    "At the beginning of the monarch's end step, that player draws a card.",
    'Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.',
  ],
  cite: ['725.2'],
};

/** What the monarch's abilities trigger from. */
export function monarchSources(g: Game): readonly TriggerSource[] {
  const id = g.state.monarchy;
  const monarch = id === undefined ? undefined : g.state.players.find(({ designations }) => designations?.includes('monarch'));
  if (id === undefined || !monarch || monarch.lost !== null) return [];
  return sourcesOf(g, id, monarch.id, MONARCH);
}

/** From the first monarch on there are these abilities. */
export function beginMonarchy(g: Game): void {
  if (g.state.monarchy === undefined) setState(g, 'monarchy', standIn(g, MONARCH));
}
