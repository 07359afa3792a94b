import { renumbered } from '../define/renumber.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { Work } from './work.ts';

/** Far enough apart that the marks of no card reach those of the next. */
const APART = 1000;

/**
 * A spell with the rules text of the cards that are spliced onto it, after its own and in their order: a text-changing effect (CR 702.47c, 612).
 * It gains no other characteristics of theirs.
 */
export function withSpliced(g: Game, work: Work, spliced: readonly string[]): Work {
  const faces = spliced.map((key) => {
    const definition = g.definitions.get(key);
    invariant(definition?.faces[0], `there is no definition ${key}`);
    return definition.faces[0];
  });
  const gained = faces.flatMap((face, nth) =>
    face.abilities.map((ability) => withOwnMarks(g, ability, `spliced ${nth + 1}`, (nth + 1) * APART)),
  );
  const why = faces.map(({ name }) => ({
    layer: '3' as const,
    source: null,
    words: `the text of ${name}`,
    cite: ['613.1c', '702.47c'] as const,
  }));
  return {
    ...work,
    abilities: [...work.abilities, ...gained],
    unread: [...work.unread, ...faces.flatMap(({ unread }) => unread)],
    why: [...work.why, ...why],
  };
}

/** The ability with marks of its own, so that the targets of the texts aren't mixed up. */
export function withOwnMarks(g: Game, ability: AbilityDefinition, where: string, apart: number): AbilityDefinition {
  const key = `${ability.key} ${where}`;
  const known = g.abilities.get(key);
  if (known) return known;
  const made = { ...ability, key, tree: renumbered(ability.tree, apart) };
  g.abilities.set(key, made);
  return made;
}
