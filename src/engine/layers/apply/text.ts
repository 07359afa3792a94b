import { plural } from '../../../oracle/grammar/words.ts';
import type { AbilityDefinition } from '../../definition.ts';
import type { Game } from '../../game.ts';
import type { CharacteristicPart } from '../effect.ts';
import type { Work } from '../work.ts';

type TextPart = Extract<CharacteristicPart, { kind: 'text' }>;

/**
 * Replaces a word by another in the rules text and the type line, wherever it is used as a color or a subtype (CR 612.1, 612.2). Abilities that
 * effects gave are no text of the object (612.3).
 */
export function changeText(g: Game, work: Work, part: TextPart): void {
  const gained = work.object.gains ?? [];
  work.abilities = work.abilities.map((ability) =>
    gained.includes(ability.key) || ability.key in work.gained ? ability : changed(g, ability, part, work.name),
  );
  if (part.words === 'color' || !work.subtypes.includes(part.from)) return;
  work.subtypes = [...new Set(work.subtypes.map((subtype) => (subtype === part.from ? part.to : subtype)))];
}

/** The ability with the words changed: the same one where they don't stand in it. */
function changed(g: Game, ability: AbilityDefinition, part: TextPart, name: string): AbilityDefinition {
  const key = `${ability.key} (${part.to} for ${part.from})`;
  const known = g.abilities.get(key);
  if (known) return known;
  const tree = replaced(ability.tree, part);
  const hooks = replaced(ability.hooks, part);
  if (tree === ability.tree && hooks === ability.hooks) return ability;
  const say = (words: string): string => inWords(words, part, name);
  const keyword = ability.keyword && {
    ...ability.keyword,
    parameter: ability.keyword.parameter && say(ability.keyword.parameter),
    printed: say(ability.keyword.printed),
  };
  const made: AbilityDefinition = { ...ability, key, tree, hooks, keyword, words: say(ability.words) };
  g.abilities.set(key, made);
  return made;
}

/** Whether the word stands in the ability where the change would replace it. */
export const speaksOf = ({ tree }: AbilityDefinition, part: TextPart): boolean => replaced(tree, part) !== tree;

/** Fields that hold names: no color and no subtype, whatever words they are (CR 612.2). */
const NAMES: ReadonlySet<string> = new Set(['kind', 'name', 'names', 'named', 'counter', 'label']);

/** The same value where the word doesn't stand in it. */
function replaced<T>(node: T, part: TextPart): T {
  if (typeof node === 'string') return node === part.from ? (part.to as T & string) : node;
  if (Array.isArray(node)) {
    const items = node.map((item) => replaced(item, part));
    return items.some((item, index) => item !== node[index]) ? (items as T & unknown[]) : node;
  }
  if (typeof node !== 'object' || node === null) return node;
  let changes = false;
  const entries = Object.entries(node).map(([key, value]) => {
    const now = NAMES.has(key) ? value : replaced(value, part);
    changes ||= now !== value;
    return [key, now] as const;
  });
  return changes ? (Object.fromEntries(entries) as T) : node;
}

/** The words as they read now: plurals, "nonblack" and "swampwalk" too; the object's own name stays. */
function inWords(text: string, { words, from, to }: TextPart, name: string): string {
  const forms: readonly (readonly [string, string])[] =
    words === 'color'
      ? [[from, to]]
      : [
          [plural(from), plural(to)],
          [from, to],
        ];
  const say = (part: string): string =>
    forms.reduce(
      (said, [old, now]) =>
        said.replace(new RegExp(`\\b(non-?)?${old}(?=walk|cycling|\\b)`, 'gi'), (found, non: string | undefined) => {
          const word = found.slice((non ?? '').length);
          return `${non ?? ''}${word[0] === word[0]!.toLowerCase() ? lower(now) : upper(now)}`;
        }),
      part,
    );
  return name === '' ? say(text) : text.split(name).map(say).join(name);
}

const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
