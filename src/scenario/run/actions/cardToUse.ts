import { foldName } from '../../../cards/names/index.ts';
import type { Game } from '../../../engine/game.ts';
import { InputError } from '../../../engine/refuse.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../../../engine/state/ids.ts';
import type { GameObject } from '../../../engine/state/object.ts';
import type { Zone } from '../../../rules/vocabulary/zones.ts';
import { meant, theOne } from '../references.ts';

export interface CardToUse {
  /** Who uses it where the action doesn't say: its owner. */
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly face: number;
}

/** Zones in which a card to cast or play is looked for, in this order, where the action doesn't say. */
const USUAL: readonly Zone[] = ['hand', 'command', 'exile', 'graveyard', 'library'];

/** The card that an action names, of that player where one is named, from that zone where one is named; and the face that its name or `face` means. */
export function cardToUse(
  g: Game,
  name: string,
  player: PlayerId | null,
  from: Zone | undefined,
  face: string | undefined,
): CardToUse {
  const who = player ?? g.state.turn.priority ?? g.state.turn.active;
  const pools = (from ? [from] : USUAL).flatMap((zone) => [cardsIn(g, zone, who), player === null ? cardsIn(g, zone, null) : []]);
  const everyone = (from ? [from] : USUAL).map((zone) => cardsIn(g, zone, null));
  const pool = [...pools, ...everyone].find((refs) => meant(g, name, refs).length > 0);
  if (!pool && from) throw new InputError(`No card called "${name}" is in ${g.state.players[who]!.name}'s ${from}.`);
  const ref = theOne(g, name, pool ?? []);
  if (ref.kind !== 'object') throw new InputError(`"${name}" is a player, not a card.`);
  const value = g.state.objects[ref.object]!;
  return { player: player ?? value.owner, object: ref.object, face: faceIndex(g, value, face ?? name, face !== undefined) };
}

function cardsIn(g: Game, zone: Zone, owner: PlayerId | null): Ref[] {
  const all = Object.values(g.state.objects) as GameObject[];
  return all.filter((value) => value.zone === zone && (owner === null || value.owner === owner)).map(({ id }) => objectRef(id));
}

/** The face called so; the front face for the whole card's name and for an alias. */
function faceIndex(g: Game, value: GameObject, name: string, mustExist: boolean): number {
  const definition = value.card === null ? undefined : g.definitions.get(value.card);
  if (!definition) return 0;
  const index = definition.faces.findIndex((one) => foldName(one.name) === foldName(name));
  if (index < 0 && mustExist) {
    throw new InputError(
      `${definition.name} has no face called "${name}".`,
      definition.faces.map((one) => one.name),
    );
  }
  return Math.max(0, index);
}
