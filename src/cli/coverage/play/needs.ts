import type { CardDefinition } from '../../../engine/definition.ts';
import { type SubtypeKind, subtypeKinds } from '../../../rules/vocabulary/subtypes.ts';

/** What the words of a card speak of, found in their trees: so much should be there when the card is used. */
export interface Needs {
  /** Kinds of all nodes. */
  readonly kinds: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly supertypes: ReadonlySet<string>;
  readonly subtypes: Readonly<Record<Sort, readonly string[]>>;
  readonly colors: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
  /** Keywords that other objects are asked for, by name. */
  readonly keywords: ReadonlySet<string>;
  readonly counters: ReadonlySet<string>;
  /** Names that are asked for. */
  readonly names: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  /** Types that one object is to have together, such as an enchantment creature. */
  readonly together: readonly (readonly string[])[];
  /** The greatest number that stands in the words. */
  readonly most: number;
}

/** Lists of subtypes that onlookers are given. */
type Sort = 'artifact' | 'creature' | 'enchantment' | 'land' | 'planeswalker' | 'spell';

type Node = Readonly<Record<string, unknown>>;

/** Words of a node that say which of a set is meant. */
const SAYS = {
  type: 'types',
  supertype: 'supertypes',
  color: 'colors',
  status: 'statuses',
  counter: 'counters',
  name: 'names',
  noun: 'nouns',
} as const;

class Found {
  readonly kinds = new Set<string>();
  readonly types = new Set<string>();
  readonly supertypes = new Set<string>();
  readonly colors = new Set<string>();
  readonly statuses = new Set<string>();
  readonly keywords = new Set<string>();
  readonly counters = new Set<string>();
  readonly names = new Set<string>();
  readonly nouns = new Set<string>();
  readonly subtypes = new Set<string>();
  readonly together = new Map<string, readonly string[]>();
  most = 0;

  look(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.look(item);
    else if (typeof value === 'object' && value !== null) this.lookAt(value as Node);
  }

  private lookAt(node: Node): void {
    const kind = String(node.kind);
    this.kinds.add(kind);
    for (const [field, set] of Object.entries(SAYS)) {
      const said = node[field];
      if (typeof said === 'string') this[set].add(said);
    }
    if (kind === 'number') this.most = Math.max(this.most, Number(node.value));
    if (kind === 'typeTerm') this.noteTogether(node.words as readonly Node[]);
    if (kind === 'subtype') this.subtypes.add(String(node.subtype));
    if (kind === 'withKeyword') for (const { keyword } of node.keywords as { keyword: string }[]) this.keywords.add(keyword);
    for (const [field, child] of Object.entries(node)) if (field !== 'wording') this.look(child);
  }

  private noteTogether(words: readonly Node[]): void {
    const types = words.flatMap(({ type }) => (typeof type === 'string' ? [type] : []));
    if (types.length > 1) this.together.set(types.join(), types);
  }
}

/** Looks through all abilities of a card. */
export function needsOf({ faces }: CardDefinition): Needs {
  const found = new Found();
  for (const { abilities } of faces) for (const { tree } of abilities) found.look(tree);
  const of = (kind: SubtypeKind) => [...found.subtypes].filter((word) => subtypeKinds(word).includes(kind));
  const subtypes = {
    artifact: of('artifact'),
    creature: of('creature'),
    enchantment: of('enchantment'),
    land: of('land'),
    planeswalker: of('planeswalker'),
    spell: of('spell'),
  };
  const { kinds, types, supertypes, colors, statuses, keywords, counters, names, nouns, most } = found;
  const together = [...found.together.values()];
  return { kinds, types, supertypes, subtypes, colors, statuses, keywords, counters, names, nouns, together, most };
}
