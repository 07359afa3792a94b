import type { Filter } from '../../oracle/tree/index.ts';
import type { Bindings } from '../context.ts';

/** The kind of things that an instruction let a player choose, for "of that type" behind it. It lives as long as the bindings. */
const CHOSEN = new WeakMap<Bindings, Filter>();

export const setChosenKind = (bindings: Bindings, kind: Filter): void => {
  CHOSEN.set(bindings, kind);
};
export const chosenKind = (bindings: Bindings): Filter | null => CHOSEN.get(bindings) ?? null;
