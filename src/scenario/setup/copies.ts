import type { Game } from '../../engine/game.ts';
import { exceptedDefinition, statementsOf } from '../../engine/layers/index.ts';
import { Unsupported } from '../../engine/refuse.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { ScenarioProblem } from './problem.ts';

/** What it is a copy of, with the exceptions of its own "enters as a copy, except …": they are a part of what is copied (CR 707.9). */
export function asItsWordsSay(g: Game, itself: GameObject, copyOf: string, path: readonly (string | number)[]): string {
  const [entering] = statementsOf(g, itself, 'enterAsCopy');
  if (!entering) return copyOf;
  try {
    return exceptedDefinition(g, copyOf, entering.node.except ?? [], entering.context);
  } catch (problem) {
    if (!(problem instanceof Unsupported)) throw problem;
    throw new ScenarioProblem(path, `The copy can't be set up with the exception in its words: ${problem.reason}.`);
  }
}
