import type { TriggerSource } from '../events/happening.ts';
import type { Game } from '../game.ts';
import { setState } from '../writer.ts';
import { type Sourceless, sourcesOf, standIn } from './sourceless.ts';

/** The three abilities that come with having the initiative (CR 726.2). */
const INITIATIVE: Sourceless = {
  name: 'The Initiative',
  words: [
    'At the beginning of the upkeep of the player who has the initiative, that player ventures into Undercity.',
    'Whenever one or more creatures deal combat damage to the player who has the initiative, their controller takes the initiative.',
    'Whenever a player takes the initiative, that player ventures into Undercity.',
  ],
  cite: ['726.2'],
};

/** What the abilities of the initiative trigger from. */
export function initiativeSources(g: Game): readonly TriggerSource[] {
  const id = g.state.initiative;
  const holder = id === undefined ? undefined : g.state.players.find(({ designations }) => designations?.includes('initiative'));
  if (id === undefined || !holder || holder.lost !== null) return [];
  return sourcesOf(g, id, holder.id, INITIATIVE);
}

/** From when a player first takes it on there are these abilities (CR 726.1). */
export function beginInitiative(g: Game): void {
  if (g.state.initiative === undefined) setState(g, 'initiative', standIn(g, INITIATIVE));
}
