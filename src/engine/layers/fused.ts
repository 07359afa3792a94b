import type { AbilityDefinition, CardDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import type { GameObject } from '../state/object.ts';
import { withOwnMarks } from './spliced.ts';

/** Between the marks of one half and those of the other; spliced texts and modes chosen again lie a thousand apart. */
const APART = 400;

/** A fused split spell: both halves of a split card, cast as one (CR 702.102b). */
export const isFused = ({ castAs, zone }: GameObject): boolean => castAs === 'fused' && zone === 'stack';

/** Both halves' abilities, the left half's first (CR 709.4c, 702.102d), each half speaking of its own targets. */
export function abilitiesOfHalves(g: Game, { faces }: CardDefinition): readonly AbilityDefinition[] {
  return faces.flatMap(({ abilities }, half) =>
    half === 0 ? abilities : abilities.map((ability) => withOwnMarks(g, ability, 'fused', half * APART)),
  );
}
