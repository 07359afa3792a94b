import { type ManaType, maskOf, type Slot, type Variant } from './slots.ts';

/** The ways to read a cost in which mana of these types is among what is spent. */
export function narrow(variants: readonly Variant[], types: readonly ManaType[]): readonly Variant[] {
  return variants.flatMap((variant) => narrowSlots(variant.slots, types).map((slots) => ({ ...variant, slots })));
}

/** Gives each type a slot that it pays; slots that are alike are tried once. */
function narrowSlots(slots: readonly Slot[], types: readonly ManaType[]): readonly (readonly Slot[])[] {
  const [type, ...others] = types;
  if (type === undefined) return [slots];
  const mask = maskOf(type);
  const tried = new Set<string>();
  return slots.flatMap((slot, index) => {
    const kind = `${slot.mask} ${slot.snow} ${slot.purpose}`;
    if ((slot.mask & mask) === 0 || tried.has(kind)) return [];
    tried.add(kind);
    return narrowSlots(slots.toSpliced(index, 1), others).map((rest) => [{ ...slot, mask }, ...rest]);
  });
}
