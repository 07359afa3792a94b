import type { GameStateView, ObjectView, ThingView } from '../answer.ts';
import { cardNamesOf, fold, namesOf } from './names.ts';

/** Who controls it, or owns it where nobody controls it (CR 108.4a). */
export const holderOf = (object: ObjectView): string => object.controller ?? object.owner;

const byTimestamp = (a: ObjectView, b: ObjectView): number => a.timestamp - b.timestamp;

/** Objects called so now, or else, where none is, objects whose card is called so. */
function called(objects: readonly ObjectView[], name: string): ObjectView[] {
  const folded = fold(name);
  const now = objects.filter((object) => namesOf(object).has(folded));
  return now.length > 0 ? now : objects.filter((object) => cardNamesOf(object).has(folded));
}

/** `ability of NAME: first words` where one object has several. */
function abilitiesBeginning(objects: readonly ObjectView[], name: string): ObjectView[] {
  const colon = name.indexOf(':');
  if (colon < 0 || !fold(name).startsWith('ability of ')) return [];
  const words = fold(name.slice(colon + 1));
  return called(objects, name.slice(0, colon)).filter(({ words: own }) => own !== null && fold(own).startsWith(words));
}

function withoutOwner(state: GameStateView, name: string): { player: string; name: string } | undefined {
  const folded = fold(name);
  for (const before of ['', 'ability of ']) {
    const owner = state.players.find((player) => folded.startsWith(`${before}${fold(player.name)}'s `));
    if (owner) return { player: owner.name, name: before + folded.slice(before.length + fold(owner.name).length + 3) };
  }
  return undefined;
}

function named(state: GameStateView, objects: readonly ObjectView[], name: string): ObjectView[] {
  const whole = called(objects, name);
  if (whole.length > 0) return whole;
  const ability = abilitiesBeginning(objects, name);
  if (ability.length > 0) return ability;
  const owned = withoutOwner(state, name);
  if (owned === undefined) return [];
  const theirs = objects.filter((object) => fold(holderOf(object)) === fold(owned.player));
  const found = called(theirs, owned.name);
  return found.length > 0 ? found : abilitiesBeginning(theirs, owned.name);
}

const NUMBERED = /^(.+)#(\d+)$/;

/**
 * The objects that a reference may mean: a name or alias, `Ann's NAME`, `ability of NAME`. `NAME#2` is the second by timestamp of
 * those that `among` lets through.
 */
export function objectsMeant(
  state: GameStateView,
  reference: string,
  among: (object: ObjectView) => boolean = () => true,
): ObjectView[] {
  const objects = state.objects.filter(among).sort(byTimestamp);
  const whole = named(state, objects, reference);
  if (whole.length > 0) return whole;
  const numbered = NUMBERED.exec(reference);
  if (numbered === null) return [];
  const nth = named(state, objects, numbered[1]!.trim())[Number(numbered[2]) - 1];
  return nth === undefined ? [] : [nth];
}

/** Whether something is what a reference means. */
export function isMeant(state: GameStateView, thing: ThingView, reference: string): boolean {
  if (thing.kind === 'player') return fold(thing.name) === fold(reference);
  return objectsMeant(state, reference).some(({ id }) => id === thing.id);
}
