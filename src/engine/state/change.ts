import type { GameObject } from './object.ts';
import type { Player } from './player.ts';
import type { StackEntry } from './stackEntry.ts';
import type { TurnState } from './state.ts';

/*
 * Copies of the state's values with some fields changed. Each names every field, so that all values of a kind are made in one shape, and puts the
 * changed fields over the copy: spreading two values into one takes ten times as long, and this is done for all that happens.
 */

/** Every field, those that are absent for most included. */
type Whole<T> = { -readonly [Field in keyof Required<T>]: T[Field] };

/** Puts fields over a value that was just made and that nobody else holds. */
export function put<T extends object>(copy: T, patch: Partial<T>): T {
  for (const field in patch) copy[field] = patch[field] as T[typeof field];
  return copy;
}

export function changedObject(before: GameObject, patch: Partial<GameObject>): GameObject {
  const copy: Whole<GameObject> = {
    id: before.id,
    substance: before.substance,
    card: before.card,
    copyOf: before.copyOf,
    alias: before.alias,
    owner: before.owner,
    controller: before.controller,
    zone: before.zone,
    timestamp: before.timestamp,
    faceDown: before.faceDown,
    face: before.face,
    counters: before.counters,
    counterStamps: before.counterStamps,
    tapped: before.tapped,
    flipped: before.flipped,
    phasedOut: before.phasedOut,
    phased: before.phased,
    damage: before.damage,
    deathtouched: before.deathtouched,
    attachedTo: before.attachedTo,
    controlledSince: before.controlledSince,
    chosen: before.chosen,
    designations: before.designations,
    commander: before.commander,
    stack: before.stack,
    cast: before.cast,
    castAs: before.castAs,
    merged: before.merged,
    gains: before.gains,
    paired: before.paired,
    encodedOn: before.encodedOn,
    haunts: before.haunts,
    prepare: before.prepare,
    turnedUp: before.turnedUp,
    monstrousX: before.monstrousX,
    affected: before.affected,
    linked: before.linked,
  };
  return put(copy as GameObject, patch);
}

export function changedPlayer(before: Player, patch: Partial<Player>): Player {
  const copy: Whole<Player> = {
    id: before.id,
    name: before.name,
    life: before.life,
    counters: before.counters,
    library: before.library,
    hand: before.hand,
    graveyard: before.graveyard,
    mana: before.mana,
    unlimitedMana: before.unlimitedMana,
    lost: before.lost,
    won: before.won,
    skips: before.skips,
    outside: before.outside,
    companionTaken: before.companionTaken,
    extraAfterTurn: before.extraAfterTurn,
    speed: before.speed,
    ringTempted: before.ringTempted,
    ventureMarker: before.ventureMarker,
    dungeonsCompleted: before.dungeonsCompleted,
    namesResolved: before.namesResolved,
    designations: before.designations,
    controlledBy: before.controlledBy,
    toBeControlledBy: before.toBeControlledBy,
    drewFromEmpty: before.drewFromEmpty,
    commanderDamage: before.commanderDamage,
    commanderCasts: before.commanderCasts,
  };
  return put(copy as Player, patch);
}

export function changedTurn(before: TurnState, patch: Partial<TurnState>): TurnState {
  const copy: Whole<TurnState> = {
    number: before.number,
    active: before.active,
    step: before.step,
    begun: before.begun,
    priority: before.priority,
    passed: before.passed,
    openDeclaration: before.openDeclaration,
    extraTurns: before.extraTurns,
    orderFrom: before.orderFrom,
    extraPhases: before.extraPhases,
    extraSteps: before.extraSteps,
    resume: before.resume,
    ending: before.ending,
  };
  return put(copy as TurnState, patch);
}

export function changedEntry(before: StackEntry, patch: Partial<StackEntry>): StackEntry {
  const copy: Whole<StackEntry> = {
    kind: before.kind,
    modes: before.modes,
    targets: before.targets,
    division: before.division,
    x: before.x,
    cast: before.cast,
    ability: before.ability,
    paid: before.paid,
    spliced: before.spliced,
  };
  return put(copy as StackEntry, patch);
}
