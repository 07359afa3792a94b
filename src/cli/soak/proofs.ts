import { type Game, newCaches, newZoneVersions } from '../../engine/game.ts';
import type { PlayerId } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { invariant } from '../../rules/assert.ts';
import type { Dice } from '../coverage/play/dice.ts';
import { checkPlain, checkState } from '../coverage/play/invariants.ts';

/** How many cards each player owns: no game makes more or fewer of them, but for dungeons, which come from outside it (CR 309.2a). */
export function cardsOwned(g: Game): readonly number[] {
  const isDungeon = ({ card }: GameObject) => card !== null && g.definitions.get(card)?.faces[0]?.types.includes('dungeon');
  const cards = (Object.values(g.state.objects) as GameObject[]).filter((one) => one.substance === 'card' && !isDungeon(one));
  return g.state.players.map(({ id }) => cards.filter(({ owner }) => owner === id).length);
}

/** What must hold after each action. */
export function prove(g: Game, dice: Dice, owned: readonly number[]): void {
  if (!g.state.over) for (let count = 0; count < LOOKS; count += 1) checkState(g, dice);
  for (const [seat, count] of cardsOwned(g).entries())
    invariant(count === owned[seat], `player ${seat} owns ${owned[seat]} cards as in the beginning, not ${count}`);
  for (const player of g.state.players) {
    invariant(Number.isInteger(player.life), `the life of player ${player.id} is a whole number`);
    noneNegative(player.counters, `player ${player.id as PlayerId}`);
  }
  for (const value of Object.values(g.state.objects) as GameObject[]) {
    noneNegative(value.counters, `object ${value.id}`);
    invariant(value.damage >= 0, `the damage on object ${value.id} isn't negative`);
  }
}

/** How many objects' characteristics are computed anew after each action. */
const LOOKS = 2;

function noneNegative(counters: Readonly<Record<string, number>>, whose: string): void {
  for (const [kind, count] of Object.entries(counters))
    invariant(Number.isInteger(count) && count >= 0, `the ${kind} counters of ${whose} are a number of things: ${count}`);
}

/** The state as text, which is all there is of it. */
export function textOf(g: Game): string {
  return JSON.stringify(g.state);
}

/** The same game gone through JSON, with nothing remembered besides the state. */
export function throughJson(g: Game): Game {
  checkPlain(g.state);
  const state = JSON.parse(textOf(g)) as Game['state'];
  const versions = { version: 0, objectsVersion: 0, zoneVersions: newZoneVersions() };
  return { ...g, state, caches: newCaches(), journal: [], trace: [], decisions: [], ...versions, parent: null };
}

/** Where two texts begin to differ. */
export function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at] && at < a.length) at += 1;
  return `${a.slice(Math.max(0, at - 80), at + 80)} / ${b.slice(Math.max(0, at - 80), at + 80)}`;
}
