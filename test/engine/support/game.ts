import { defineAbility, faceAbilities } from '../../../src/engine/define/abilities.ts';
import {
  defineCard,
  type KeywordMeaning,
  type KeywordTable,
  type Language,
  type PrintedCard,
} from '../../../src/engine/define/index.ts';
import type { AbilityDefinition, CardDefinition } from '../../../src/engine/definition.ts';
import { type Game, newCaches, newZoneVersions } from '../../../src/engine/game.ts';
import type { ObjectId, PlayerId } from '../../../src/engine/state/ids.ts';
import type { GameObject } from '../../../src/engine/state/object.ts';
import type { GameState } from '../../../src/engine/state/state.ts';
import { newObject } from '../../../src/engine/zones/move.ts';
import { readFace } from '../../../src/oracle/index.ts';
import type { Ability } from '../../../src/oracle/tree/index.ts';
import type { Color } from '../../../src/rules/vocabulary/colors.ts';
import type { Zone } from '../../../src/rules/vocabulary/zones.ts';

/** An invented card: its type line, numbers and words. `trees` stand for words that the grammar doesn't read yet. */
export interface Invented {
  readonly types: string;
  readonly cost?: string;
  readonly pt?: string;
  readonly text?: string;
  readonly colors?: readonly Color[];
  readonly trees?: readonly Ability[];
  readonly layout?: string;
  readonly faces?: readonly (Invented & { readonly name: string })[];
}

const SUPERTYPES = ['Basic', 'Legendary', 'Snow', 'World'];

/** Reads real words; keywords have no meaning but their name and what the table below says. */
const language: Language = {
  readFace: (face) => {
    const { lines, unread } = readFace(face);
    const read = lines
      .filter(({ verdict }) => verdict === 'EXACT' || verdict === 'VARIANT')
      .map(({ abilities, text }) => ({ abilities: abilities.map((ability) => ({ ability, words: text })), unread: null }));
    const rest = unread.map(({ text, looksLike }) => ({
      abilities: [],
      unread: { text, looksLike, stoppedAt: 0, expected: [] },
    }));
    return [...read, ...rest];
  },
  readSentence: (words) => readFace({ name: 'Nothing', types: ['Creature'], oracleText: words }).abilities[0] ?? null,
  parameters: () => ({ amount: null, cost: null, quality: null, printed: null }),
};

const plainKeyword = (name: string): [string, KeywordMeaning] => [
  name,
  {
    name,
    rule: '702.1',
    sentences: [],
    flags: [],
    flagRule: '702.1',
    flagsFunctionIn: ['battlefield'],
    prohibitedCite: [],
    instances: null,
  },
];
const keywords: KeywordTable = new Map(
  ['flying', 'reach', 'trample', 'haste', 'hexproof', 'vigilance', 'suspend', 'ward', 'indestructible'].map(plainKeyword),
);

export function define(name: string, invented: Invented): CardDefinition {
  const faces = (invented.faces ?? [{ ...invented, name }]).map((face) => printed(face));
  const definition = defineCard(
    { name, layout: invented.layout ?? 'normal', textQuality: 'VERBATIM', faces },
    language,
    keywords,
  );
  if (!invented.trees) return definition;
  const own = invented.trees.flatMap((tree, i) => defineTree(tree, `${name}/tree ${i}`));
  return { ...definition, faces: definition.faces.map((face) => ({ ...face, abilities: [...face.abilities, ...own] })) };
}

export function defineTree(tree: Ability, key: string): readonly AbilityDefinition[] {
  return defineAbility(tree, key, key, ['creature'], language, keywords).abilities;
}

/** The abilities that words of a permanent amount to. */
export function abilitiesOf(text: string, key = 'words'): readonly AbilityDefinition[] {
  const face = { name: 'Nothing', supertypes: [], types: ['creature'], subtypes: [], oracleText: text };
  const { abilities, unread } = faceAbilities(face, key, language, keywords);
  if (unread.length > 0) throw new Error(`not read: ${unread[0]?.text}`);
  return abilities;
}

function printed({ name, types, cost, pt, text, colors }: Invented & { readonly name: string }): PrintedCard['faces'][number] {
  const [left = '', right = ''] = types.split(' - ');
  const words = left.split(' ');
  const [power, toughness] = pt?.split('/') ?? [null, null];
  return {
    name,
    manaCost: cost ?? null,
    supertypes: words.filter((word) => SUPERTYPES.includes(word)),
    types: words.filter((word) => !SUPERTYPES.includes(word)),
    subtypes: right === '' ? [] : right.split(' '),
    oracleText: text ?? '',
    power: power ?? null,
    toughness: toughness ?? null,
    loyalty: null,
    defense: null,
    colorIndicator: colors ?? null,
  };
}

/** A card somewhere: `Ann battlefield: Bear` is said as `{ card: 'Bear', owner: 0, zone: 'battlefield' }`. */
export interface Placed extends Partial<Omit<GameObject, 'id' | 'card' | 'zone' | 'owner'>> {
  readonly card: string;
  readonly owner?: number;
  readonly zone?: Zone;
}

export interface TestGame {
  readonly g: Game;
  /** The first object with this card. */
  readonly id: (card: string, nth?: number) => ObjectId;
  readonly put: (placed: Placed) => ObjectId;
}

/** A game of two players (0 and 1), player 0's first main phase, with these cards in timestamp order. */
export function game(cards: Readonly<Record<string, Invented>>, placed: readonly (Placed | string)[] = []): TestGame {
  const definitions = new Map(Object.entries(cards).map(([name, invented]) => [name, define(name, invented)]));
  const g = emptyGame(definitions);
  const put = ({ card, owner = 0, zone = 'battlefield', ...fields }: Placed): ObjectId => {
    const value = { substance: 'card', card, owner: owner as PlayerId, controller: owner as PlayerId, zone, ...fields } as const;
    return newObject(g, value).id;
  };
  for (const one of placed) put(typeof one === 'string' ? { card: one } : one);
  const id = (card: string, nth = 1): ObjectId => {
    const found = Object.values(g.state.objects).filter((value) => value.card === card)[nth - 1];
    if (!found) throw new Error(`no object ${card}`);
    return found.id;
  };
  return { g, id, put };
}

function emptyGame(definitions: Map<string, CardDefinition>): Game {
  const abilities = new Map(
    [...definitions.values()].flatMap(({ faces }) => faces.flatMap((face) => face.abilities)).map((a) => [a.key, a]),
  );
  return {
    state: emptyState(),
    definitions,
    abilities,
    define: defineTree,
    trace: [],
    decisions: [],
    assumptions: [],
    caveats: [],
    unsupported: [],
    journal: [],
    version: 0,
    objectsVersion: 0,
    zoneVersions: newZoneVersions(),
    budget: 1_000_000,
    parent: null,
    happening: null,
    settling: [],
    options: { unanswered: 'ask', budget: 1_000_000, trace: true },
    caches: newCaches(),
  };
}

function emptyState(): GameState {
  const player = (id: number, name: string): GameState['players'][number] => ({
    id: id as PlayerId,
    name,
    life: 20,
    counters: {},
    library: [],
    hand: [],
    graveyard: [],
    mana: [],
    unlimitedMana: false,
    lost: null,
    won: false,
    drewFromEmpty: false,
    commanderDamage: {},
    commanderCasts: {},
  });
  const active = 0 as PlayerId;
  return {
    players: [player(0, 'Ann'), player(1, 'Bob')],
    objects: {},
    lastKnown: {},
    battlefield: [],
    exile: [],
    command: [],
    stack: [],
    turn: {
      number: 1,
      active,
      step: 'precombat main',
      priority: active,
      passed: [],
      openDeclaration: null,
      extraTurns: [],
      begun: true,
    },
    combat: null,
    effects: [],
    delayed: [],
    waiting: [],
    history: [],
    nextId: 1,
    nextTimestamp: 1,
    nextEffect: 1 as GameState['nextEffect'],
    over: null,
    format: 'two-player',
    given: { landsPlayed: {}, spellsCast: {} },
  };
}
