import type { Zone } from '../../rules/vocabulary/zones.ts';
import { abilityOf } from '../abilities.ts';
import type { AbilityDefinition } from '../definition.ts';
import { cacheById, type Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { EVERYWHERE, keptByPlace } from '../zones/kept.ts';
import type { CharacteristicPart, ContinuousEffect } from './effect.ts';
import { isCharacteristicPart } from './layer.ts';
import { isCounted, looksBeyond } from './parts/beyond.ts';
import { looksAtPermanents } from './parts/nearby.ts';
import { staticEffects } from './parts/statics.ts';
import { startOf } from './printed.ts';

/** What changes characteristics in the game as it stands. */
export interface Sources {
  /** Objects with static abilities that act where they are, or with characteristic-defining ones that count something. */
  readonly ids: readonly ObjectId[];
  /** There are none, and no effects: every object's value alone decides. */
  readonly plain: boolean;
  /** Something looks at more than that: at status, players, combat, the turn, what has happened. */
  readonly open: boolean;
  /** All of it looks at nothing but permanents, and changes nothing else. */
  readonly nearby: boolean;
  /** The same list for as long as the objects are the same. */
  readonly found: readonly Source[];
}

export interface Source extends Acting {
  readonly id: ObjectId;
}

export const PLAIN: Sources = { ids: [], plain: true, open: false, nearby: false, found: [] };

export function findSources(g: Game): Sources {
  const found = keptByPlace(g, 'sources', EVERYWHERE, addSources);
  const effects = found.length === 0 && g.state.effects.length === 0 ? NO_EFFECTS : changing(g);
  if (found.length === 0 && effects.length === 0) return PLAIN;
  const open = found.some((source) => source.open) || effects.some((effect) => isOpen(g, effect));
  const nearby = !open && found.every((source) => source.nearby) && effects.every((effect) => changesPermanents(g, effect));
  return { ids: found.map(({ id }) => id), plain: false, open, nearby, found };
}

function addSources(g: Game, ids: readonly ObjectId[], _zone: Zone, sources: Source[]): void {
  // By id: values that were found to do nothing, to be told at a glance.
  const quiet = cacheById<GameObject>(g, 'quiet');
  for (const id of ids) {
    const value = g.state.objects[id]!;
    if (quiet[id] === value) continue;
    if ((value.card === null && value.copyOf === null) || value.phasedOut) continue;
    const { open, acts, nearby } = actingHere(g, value);
    if (acts) sources.push({ id, open, acts, nearby });
    else quiet[id] = value;
  }
}

/** Its objects are all permanents. */
const changesPermanents = (g: Game, { affected }: ContinuousEffect): boolean =>
  affected.kind === 'objects' && affected.objects.every((id) => g.state.objects[id]?.zone === 'battlefield');

const NO_EFFECTS: readonly ContinuousEffect[] = [];

const changing = ({ state }: Game): readonly ContinuousEffect[] =>
  state.effects.filter(({ parts }) => parts.some(isCharacteristicPart));

/** An effect that makes a copy, or gives a static ability, may bring anything. */
function isOpen(g: Game, { parts }: ContinuousEffect): boolean {
  return parts.some((part) => isCharacteristicPart(part) && bringsStatics(g, part));
}

/** Whether a change brings static abilities that weren't there. */
export function bringsStatics(g: Game, part: CharacteristicPart): boolean {
  // Changed words are other abilities than those that were looked for.
  if (part.kind === 'copy' || part.kind === 'text') return true;
  return part.kind === 'gain' && part.abilities.some((key) => staticEffects(abilityOf(g, key)).length > 0);
}

interface Acting {
  readonly open: boolean;
  readonly acts: boolean;
  readonly nearby: boolean;
}
const NOTHING: Acting = { open: false, acts: false, nearby: true };
const known = new WeakMap<readonly AbilityDefinition[], Map<Zone, Acting>>();

/** What abilities do to characteristics in a zone, once for each list of abilities: most objects share their card's. */
function actingHere(g: Game, value: GameObject): Acting {
  const { abilities } = startOf(g, value, null);
  if (abilities.length === 0) return NOTHING;
  let byZone = known.get(abilities);
  if (!byZone) {
    byZone = new Map();
    known.set(abilities, byZone);
  }
  let found = byZone.get(value.zone);
  if (!found) {
    const acting = abilities.filter((ability) => {
      if (staticEffects(ability).length === 0) return false;
      return ability.definesCharacteristic ? isCounted(ability.tree) : ability.functionsIn.includes(value.zone);
    });
    found =
      acting.length === 0
        ? NOTHING
        : {
            open: acting.some(({ tree }) => looksBeyond(tree)),
            acts: true,
            nearby: value.zone === 'battlefield' && acting.every(looksAtPermanents),
          };
    byZone.set(value.zone, found);
  }
  return found;
}

/** Whether nothing of this object would act on characteristics if it stood in the game so. */
export function isPlainObject(g: Game, value: GameObject): boolean {
  return (value.card === null && value.copyOf === null) || actingHere(g, value) === NOTHING;
}
