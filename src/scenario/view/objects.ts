import { abilityOf } from '../../engine/abilities.ts';
import { manaValueOf } from '../../engine/filters/values.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics } from '../../engine/layers/index.ts';
import type { ObjectId, Ref } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { nameOf, playerName, refName } from '../../engine/trace/names.ts';
import { formatManaCost } from '../../rules/mana/index.ts';
import type { LayerEffect, ObjectView, ThingView } from '../answer.ts';

export const keyOf = (id: ObjectId): string => String(id);

export function thing(g: Game, ref: Ref): ThingView {
  if (ref.kind === 'player') return { kind: 'player', name: playerName(g, ref.player) };
  return { kind: 'object', id: keyOf(ref.object), name: refName(g, ref) };
}

/** One object with its characteristics after the layers and why they differ from the printed ones. */
export function objectView(g: Game, value: GameObject): ObjectView {
  const c = characteristics(g, value.id);
  const definition = value.card === null ? undefined : g.definitions.get(value.card);
  const inPlay = value.zone === 'battlefield' || value.zone === 'stack';
  return {
    id: keyOf(value.id),
    substance: value.substance,
    name: value.stack?.ability ? '' : c.name,
    printedName: value.stack?.ability ? nameOf(g, value.stack.ability.source) : (definition?.name ?? null),
    faceNames: definition?.faces.map(({ name }) => name) ?? [],
    aliases: aliasesOf(g, value),
    zone: value.zone,
    owner: playerName(g, value.owner),
    controller: inPlay ? playerName(g, c.controller) : null,
    timestamp: value.timestamp,
    manaCost: c.manaCost ? formatManaCost(c.manaCost) : null,
    manaValue: manaValueOf(g, { object: value, characteristics: c }),
    colors: c.colors,
    supertypes: c.supertypes,
    types: c.types,
    subtypes: c.subtypes,
    keywords: keywordsOf(c),
    abilities: [
      ...new Set(c.abilities.filter(({ keyword, key }) => keyword === null || !key.includes('.')).map(({ words }) => words)),
    ],
    power: c.power,
    toughness: c.toughness,
    loyalty: value.zone === 'battlefield' && c.loyalty !== null ? (value.counters.loyalty ?? 0) : c.loyalty,
    defense: value.zone === 'battlefield' && c.defense !== null ? (value.counters.defense ?? 0) : c.defense,
    ...statusOf(g, value),
    effects: c.why.map((applied): LayerEffect => layerEffect(g, applied)),
  };
}

function aliasesOf(g: Game, value: GameObject): readonly string[] {
  const own = [value, ...(value.merged ?? [])].flatMap(({ alias }) => (alias === null ? [] : [alias]));
  if (own.length > 0) return [...new Set(own)];
  const origin = value.stack?.ability;
  const source = origin && (g.state.objects[origin.source] ?? g.state.lastKnown[origin.source]?.object);
  return source?.alias ? [source.alias] : [];
}

/** Keyword abilities with what follows them, each once. */
function keywordsOf({ abilities }: ReturnType<typeof characteristics>): readonly string[] {
  const words = abilities.flatMap(({ keyword }) =>
    keyword ? [keyword.parameter === null ? keyword.name : `${keyword.name} ${keyword.parameter}`] : [],
  );
  return [...new Set(words)];
}

function statusOf(g: Game, value: GameObject) {
  const attacker = g.state.combat?.attackers.find(({ object }) => object === value.id);
  const blocking = g.state.combat?.blockers.find(({ object }) => object === value.id)?.attackers ?? [];
  const origin = value.stack?.ability ?? null;
  return {
    tapped: value.tapped,
    flipped: value.flipped,
    faceDown: value.faceDown !== null,
    faceDownAs: value.faceDown === null || value.faceDown === 'plain' ? null : value.faceDown,
    phasedOut: value.phasedOut,
    counters: value.counters,
    damage: value.damage,
    attachedTo: value.attachedTo ? thing(g, value.attachedTo) : null,
    suspended: isSuspended(g, value),
    attacking: attacker && !attacker.attacksNothing ? thing(g, attacker.on) : null,
    attacksNothing: attacker?.attacksNothing === true,
    blocking: blocking.map((object) => thing(g, { kind: 'object', object })),
    designations: value.designations,
    level: value.counters.level ?? null,
    chosen: chosenOf(g, value),
    commander: value.commander,
    targets: value.stack?.targets.flatMap(({ refs }) => refs.map((ref) => thing(g, ref))) ?? [],
    source: origin ? { id: keyOf(origin.source), name: nameOf(g, origin.source) } : null,
    words: origin ? abilityOf(g, origin.definition).words : null,
  };
}

/** In exile, with suspend and with a time counter (CR 702.62b). */
function isSuspended(g: Game, value: GameObject): boolean {
  if (value.zone !== 'exile' || (value.counters.time ?? 0) === 0) return false;
  return characteristics(g, value.id).abilities.some(({ keyword }) => keyword?.rule === '702.62');
}

function chosenOf(g: Game, { chosen }: GameObject): Readonly<Record<string, string | number>> {
  const { player, ...rest } = chosen;
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number
  >;
  return player === undefined ? named : { ...named, player: playerName(g, player) };
}

function layerEffect(g: Game, { layer, source, words, cite }: ReturnType<typeof characteristics>['why'][number]): LayerEffect {
  return {
    layer,
    source: { id: source === null ? null : keyOf(source), name: source === null ? 'the rules' : nameOf(g, source) },
    words,
    citations: cite,
  };
}
