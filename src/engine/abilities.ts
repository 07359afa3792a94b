import type { AbilityDefinition } from './definition.ts';
import type { Game } from './game.ts';
import { invariant } from './refuse.ts';

/** The ability with this key; every key in the state stands in the table. */
export function abilityOf(g: Game, key: string): AbilityDefinition {
  const found = g.abilities.get(key);
  invariant(found, `ability ${key} isn't in the table`);
  return found;
}

/** The name of the keyword that an ability is or comes from, lower case; null for others. */
export function keywordOf({ keyword, tree }: AbilityDefinition): string | null {
  return keyword?.name ?? (tree.kind === 'keyword' ? tree.keyword : null);
}

/** The one of several instances of a keyword that an ability comes from: what it says of paying is of that instance (CR 702.78b). */
export const instanceOf = ({ key, keyword }: AbilityDefinition): { readonly instance?: string } =>
  keyword?.severally === undefined ? {} : { instance: key.replace(/\.\d+$/, '') };
