import type { Ability } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { objectAsKnown } from '../filters/candidate.ts';
import type { Game } from '../game.ts';

const CHOSEN_COLOR = 'the chosen color';

const speaksOfIt = (ability: Ability): boolean =>
  ability.kind === 'keyword' && ability.quality?.kind === 'qualityWord' && ability.quality.word === CHOSEN_COLOR;

/** Each object that gives them has a choice of its own, also one of the same card. */
export const speaksOfChosenColor = (abilities: readonly Ability[]): boolean => abilities.some(speaksOfIt);

/** One list for each color, so that what is made of it is made once. */
const known = new WeakMap<readonly Ability[], Map<string, readonly Ability[]>>();

/**
 * Abilities with the color that was chosen for what gives them: "protection from the chosen color" of another object means that choice, not one
 * of its own (CR 607.2d).
 */
export function ofChosenColor(g: Game, abilities: readonly Ability[], { source }: Context): readonly Ability[] {
  if (!speaksOfChosenColor(abilities)) return abilities;
  const word = objectAsKnown(g, source)?.chosen.color;
  if (word === undefined) return abilities;
  const made = known.get(abilities) ?? new Map<string, readonly Ability[]>();
  known.set(abilities, made);
  let named = made.get(word);
  if (!named) {
    named = abilities.map((one) =>
      one.kind === 'keyword' && speaksOfIt(one) ? { ...one, quality: { kind: 'qualityWord', word } } : one,
    );
    made.set(word, named);
  }
  return named;
}
