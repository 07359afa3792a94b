import type { Purpose, Slot } from './slots.ts';

/** What one unit of mana may be: several where its source leaves the type open. */
export interface Alternative {
  readonly mask: number;
  readonly snow: boolean;
  /** For what it may be spent (CR 106.6); null for anything. */
  readonly only: readonly Purpose[] | null;
  /** Which of the source's options it belongs to. */
  readonly option: number;
}

/** One mana that is there or could be made. */
export interface UnitNode {
  readonly alternatives: readonly Alternative[];
  /** It is there before the activation with this number in the order; what it pays must come later. */
  readonly from: number;
}

/** A mana to be paid and when: `position` is the number of the activation that it pays for, or one beyond all for the cost itself. */
export interface PlacedSlot extends Slot {
  readonly position: number;
}

export function fits(alternative: Alternative, slot: Slot): boolean {
  return (
    (alternative.mask & slot.mask) !== 0 &&
    (!slot.snow || alternative.snow) &&
    (alternative.only === null || alternative.only.includes(slot.purpose))
  );
}

/** For each slot the index of the unit that pays it; null where not all can be paid. */
export type Assignment = readonly number[];

/**
 * Matches units to slots. Units that come first are used in preference: the sets of units that can be used together are the independent sets of
 * a matroid, so that taking each in turn that still fits gives the best set, and a full payment whenever there is one.
 */
export function matchUnits(units: readonly UnitNode[], slots: readonly PlacedSlot[]): Assignment | null {
  const payers: number[] = new Array(slots.length).fill(-1);
  let open = slots.length;
  if (units.length < open) return null;
  const able = units.map((unit) =>
    slots.map((slot) => unit.from < slot.position && unit.alternatives.some((way) => fits(way, slot))),
  );
  const place = (unit: number, seen: boolean[]): boolean => {
    for (let slot = 0; slot < slots.length; slot += 1) {
      if (!able[unit]![slot] || seen[slot]) continue;
      seen[slot] = true;
      if (payers[slot] === -1 || place(payers[slot]!, seen)) {
        payers[slot] = unit;
        return true;
      }
    }
    return false;
  };
  for (let unit = 0; unit < units.length && open > 0; unit += 1) if (place(unit, [])) open -= 1;
  return open === 0 ? payers : null;
}
