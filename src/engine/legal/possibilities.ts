import type { Zone } from '../../rules/vocabulary/zones.ts';
import { specialActionsOf } from '../actions/special.ts';
import { permissionFor, plottingFrom } from '../casting/permissions.ts';
import { shapeOf } from '../casting/request.ts';
import type { Way } from '../casting/ways.ts';
import { waysToCast } from '../casting/ways.ts';
import type { AbilityDefinition, CardDefinition } from '../definition.ts';
import { doorsOf } from '../designations/halves.ts';
import type { Game } from '../game.ts';
import { characteristics, characteristicsAs } from '../layers/index.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';

/** Something that a player with priority might think of doing with an object. */
export type Possibility = { readonly player: PlayerId; readonly object: ObjectId } & (
  | { readonly kind: 'play'; readonly face: number }
  /** `asked`: by what name one asks for this way of casting; null for the mana cost. */
  | { readonly kind: 'cast'; readonly face: number; readonly asked: string | null; readonly way: Way }
  | { readonly kind: 'activate'; readonly ability: AbilityDefinition }
  | { readonly kind: 'special'; readonly ability: AbilityDefinition }
  | { readonly kind: 'turn face up' }
  /** A half of a permanent (CR 116.2m). */
  | { readonly kind: 'unlock' }
);

/** In this order; nothing is begun with what is on the stack. */
const ZONES: readonly Zone[] = ['hand', 'battlefield', 'command', 'exile', 'graveyard', 'library'];

/** All that a player might think of now, by what the objects are and where they are; whether it is legal is another question. */
export function possibilities(g: Game, player: PlayerId): readonly Possibility[] {
  const all = Object.values(g.state.objects) as GameObject[];
  const there = all.filter(({ phasedOut }) => !phasedOut);
  return ZONES.flatMap((zone) => there.filter((value) => value.zone === zone)).flatMap((value) => withObject(g, player, value));
}

function withObject(g: Game, player: PlayerId, value: GameObject): readonly Possibility[] {
  const { id, zone } = value;
  if (zone === 'library' && g.state.players[player]!.library[0] !== id) return [];
  return [
    ...(zone === 'battlefield' || isHidden(value, player) ? [] : withCard(g, player, value)),
    ...(zone === 'library' ? [] : activations(g, player, value)),
    ...turningUp(g, player, value),
    ...unlocking(g, player, value),
  ];
}

/** A card in another player's hand. */
const isHidden = ({ zone, owner }: GameObject, player: PlayerId): boolean => zone === 'hand' && owner !== player;

function withCard(g: Game, player: PlayerId, value: GameObject): readonly Possibility[] {
  const { id, zone } = value;
  const definition = value.card === null ? undefined : g.definitions.get(value.card);
  if (!definition) return [];
  const faces = facesOf(definition).flatMap((face): readonly Possibility[] => {
    const isLand = definition.faces[face]!.types.includes('land');
    const plays: readonly Possibility[] =
      isLand && mayPlay(g, player, value, face) ? [{ kind: 'play', player, object: id, face }] : [];
    // A land is cast only face down, as what it isn't (CR 708.4).
    const ways = waysToCast(g, player, id, face).filter(({ way }) => {
      const { faceDown, castAs } = shapeOf(way.using);
      // Both halves at once are one way, whichever half one begins with (CR 702.102a).
      return (!isLand || faceDown !== null) && (face === 0 || castAs !== 'fused');
    });
    return [...plays, ...ways.map(({ asked, way }) => ({ kind: 'cast', player, object: id, face, asked, way }) as const)];
  });
  const special = zone === 'hand' || plottingFrom(g, player, id) ? specialActionsOf(g, id) : [];
  return [...faces, ...special.map((ability) => ({ kind: 'special', player, object: id, ability }) as const)];
}

/** Faces that can be cast or played: either side of some cards, the front face of others (CR 709.3, 712.11, 715.3). */
function facesOf({ layout, faces }: CardDefinition): readonly number[] {
  return EITHER_SIDE.has(layout) ? [...faces.keys()] : [0];
}

const EITHER_SIDE: ReadonlySet<string> = new Set(['split', 'modal_dfc', 'adventure', 'omen']);

function mayPlay(g: Game, player: PlayerId, value: GameObject, face: number): boolean {
  if (value.zone === 'hand') return true;
  return permissionFor(g, player, { object: value, characteristics: characteristicsAs(g, { ...value, face }) }) !== null;
}

/** Activated abilities that function where the object is, of what the player controls or owns; and of others those that they may activate (CR 602.2). */
function activations(g: Game, player: PlayerId, { id, zone }: GameObject): readonly Possibility[] {
  const { abilities, controller } = characteristics(g, id);
  return abilities.flatMap((ability): readonly Possibility[] => {
    const { tree, functionsIn } = ability;
    if (tree.kind !== 'activated' || !functionsIn.includes(zone)) return [];
    const others = tree.restrictions.some(({ kind }) => kind === 'activatedBy');
    return others || controller === player ? [{ kind: 'activate', player, object: id, ability }] : [];
  });
}

function turningUp(g: Game, player: PlayerId, { id, zone, faceDown }: GameObject): readonly Possibility[] {
  if ((zone !== 'battlefield' && zone !== 'command') || !faceDown || characteristics(g, id).controller !== player) return [];
  return [{ kind: 'turn face up', player, object: id }];
}

function unlocking(g: Game, player: PlayerId, { id, zone }: GameObject): readonly Possibility[] {
  if (zone !== 'battlefield' || characteristics(g, id).controller !== player) return [];
  return doorsOf(g, id).some(({ unlocked }) => !unlocked) ? [{ kind: 'unlock', player, object: id }] : [];
}
