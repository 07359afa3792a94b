/** Binds words such as "it" to what they speak of, and numbers targets; printing and comparing don't look at what is written here. */
import type { Ability } from '../tree/index.ts';
import { Binder } from './bind.ts';
import type { Numbering } from './mentioning.ts';

/** The abilities of a face, bound. The lines of a spell are one sequence of instructions (CR 608.2c): words reach across them. */
export function bindFace(abilities: readonly Ability[]): readonly Ability[] {
  const spell = new Binder({ next: 1 });
  return abilities.map((ability) =>
    (ability.kind === 'spell' ? spell : new Binder({ next: 1 } satisfies Numbering)).bind(ability),
  );
}
