import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';

/** The same values but for the abilities of that keyword: "copy this spell except for its epic ability" (CR 702.50a, 707.9). */
export function withoutKeyword(g: Game, key: string, keyword: string): string {
  const definition = g.definitions.get(key);
  invariant(definition, `there is no definition ${key}`);
  const own = `${key} without ${keyword}`;
  if (!g.definitions.has(own)) {
    const faces = definition.faces.map((face) => ({ ...face, abilities: face.abilities.filter((one) => !isOf(one, keyword)) }));
    g.definitions.set(own, { ...definition, key: own, faces });
  }
  return own;
}

const isOf = ({ keyword, tree }: AbilityDefinition, name: string): boolean =>
  keyword?.name === name || (tree.kind === 'keyword' && tree.keyword === name);
