import type { CardDefinition } from '../../../engine/definition.ts';
import type { Filter, HasQuality, IsAdjective } from '../../../oracle/tree/index.ts';
import { COLOR_LETTER } from '../../../rules/vocabulary/colors.ts';
import { type SubtypeKind, subtypeKinds } from '../../../rules/vocabulary/subtypes.ts';
import { describedBy } from './described.ts';
import type { Invented } from './invented.ts';

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
  readonly zones: ReadonlySet<string>;
  /** Cards that fit descriptions with more to them than a type: an enchantment creature, an artifact with mana value 6 or greater. */
  readonly described: readonly Invented[];
  /** What players or objects are waited for to do: keyword actions, changes of state, and kinds of other events. */
  readonly actions: ReadonlySet<string>;
  /** Letters of the colors of mana that are asked to have been spent. */
  readonly spent: ReadonlySet<string>;
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
  zone: 'zones',
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
  readonly zones = new Set<string>();
  readonly subtypes = new Set<string>();
  readonly described = new Map<string, Invented>();
  readonly actions = new Set<string>();
  readonly spent = new Set<string>();
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
    if (kind === 'manaSpent' && typeof node.of === 'string') this.spend([node.of]);
    if (kind === 'manaOfEach') this.spend(node.symbols as readonly string[]);
    if (kind === 'colorsSpent') this.spend(['{W}', '{U}', '{B}', '{R}', '{G}']);
    if (kind === 'devotion') for (const color of node.colors as readonly string[]) this.colors.add(color);
    if (kind === 'number') this.most = Math.max(this.most, Number(node.value));
    if (kind === 'filter') this.noteDescribed(node as unknown as Filter);
    if (kind === 'isAdjective') this.noteDescribed({ ...ANYTHING, adjectives: [(node as unknown as IsAdjective).is] });
    if (kind === 'hasQuality') this.noteDescribed({ ...ANYTHING, modifiers: [(node as unknown as HasQuality).quality] });
    if (kind === 'asEnters' && /"what":"(?:player|opponent)"/.test(JSON.stringify(node.acts))) this.actions.add('choosesPlayer');
    if (kind === 'objectAction') this.actions.add(String(node.action));
    if (kind === 'draws' && node.ordinal !== undefined) this.actions.add('drawsMore');
    if (kind === 'enters' && node.tapped === true) this.actions.add('entersTapped');
    if (kind === 'enters' && JSON.stringify(node.subject).includes('"noun":"token"')) this.actions.add('createsToken');
    if (kind === 'enters' && typeof node.from === 'string') this.actions.add(`enters from ${node.from}`);
    if (kind === 'enters' && node.notCast === true) this.actions.add('enters from graveyard');
    if (kind === 'castElsewhere') this.actions.add('castFromElsewhere');
    if (kind === 'castsSpell' && (node.notFromHand === true || node.from !== undefined)) this.actions.add('castFromElsewhere');
    if (kind === 'wasCast' || kind === 'enteredFrom') this.actions.add('enters from graveyard');
    if (WAITED_FOR.has(kind)) this.actions.add(String(node.action ?? node.state ?? kind));
    if (kind === 'signed' && node.sign === '-') this.actions.add('shrinks');
    if (kind === 'subtype') this.subtypes.add(String(node.subtype));
    if (kind === 'withKeyword') for (const { keyword } of node.keywords as { keyword: string }[]) this.keywords.add(keyword);
    for (const [field, child] of Object.entries(node)) if (field !== 'wording') this.look(child);
  }

  private spend(symbols: readonly string[]): void {
    for (const symbol of symbols) this.spent.add(symbol.replaceAll(/[{}]/g, ''));
  }

  private noteDescribed(filter: Filter): void {
    for (const invented of describedBy(filter)) this.described.set(JSON.stringify(invented), invented);
  }
}

/** "If it's red" asks for something red, whatever it is. */
const ANYTHING = { kind: 'filter', adjectives: [], modifiers: [], noun: 'spell' } as const satisfies Filter;

/** Events that need someone to do something that seldom comes about by itself. */
const WAITED_FOR: ReadonlySet<string> = new Set([
  'doesKeywordAction',
  'becomesState',
  'createsToken',
  'isPutInto',
  'leavesTheGraveyard',
  'discards',
]);

/** So many cards are made to fit descriptions. */
const MOST_DESCRIBED = 8;

/** Looks through all abilities of a card. */
export function needsOf({ faces }: CardDefinition): Needs {
  const found = new Found();
  for (const { abilities, colors } of faces) {
    for (const { tree, keyword } of abilities) {
      found.look(tree);
      // Delve is used where there is too little mana.
      if (keyword?.name === 'delve') for (const color of colors) found.spent.add(COLOR_LETTER[color]);
      // Creatures that share a color with the spell are tapped for it (CR 702.78a).
      if (keyword?.name === 'conspire') for (const color of colors) found.colors.add(color);
    }
  }
  const of = (kind: SubtypeKind) => [...found.subtypes].filter((word) => subtypeKinds(word).includes(kind));
  const subtypes = {
    artifact: of('artifact'),
    creature: of('creature'),
    enchantment: of('enchantment'),
    land: of('land'),
    planeswalker: of('planeswalker'),
    spell: of('spell'),
  };
  const { kinds, types, supertypes, colors, statuses, keywords, counters, names, nouns, zones, actions, spent, most } = found;
  const described = [...found.described.values()].slice(0, MOST_DESCRIBED);
  return {
    kinds,
    types,
    supertypes,
    subtypes,
    colors,
    statuses,
    keywords,
    counters,
    names,
    nouns,
    zones,
    described,
    actions,
    spent,
    most,
  };
}
