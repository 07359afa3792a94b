import type { Card } from '../../../cards/card.ts';
import type { CardDefinition } from '../../../engine/definition.ts';
import type { Game } from '../../../engine/game.ts';
import { invariant } from '../../../rules/assert.ts';
import { readScenarioValue } from '../../../scenario/index.ts';
import { Definitions } from '../../../scenario/setup/definitions.ts';
import { setUp } from '../../../scenario/setup/game.ts';
import { type Needs, needsOf } from './needs.ts';
import { mixedName, onlookersFor } from './onlookers.ts';

/** Steps that one game may take: no card needs as many. */
const BUDGET = 100_000;

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
/** Cards that stand around in hands, to be cast. */
export const HAND = [
  'Onlooker Queen',
  'Onlooker Box',
  'Onlooker Blade',
  'Onlooker Song',
  'Onlooker Shroud',
  'Onlooker Feint',
  'Onlooker Meal',
  'Onlooker Doom',
  'Onlooker Sting',
  'Onlooker Pact',
  'Onlooker Curse',
  'Onlooker Rite',
  'Onlooker Motley',
  'Onlooker Quake',
] as const;
const GRAVEYARD = [
  'Onlooker Ox',
  'Onlooker Motley',
  'Onlooker Kite',
  'Onlooker Box',
  'Onlooker Song',
  'Onlooker Feint',
  'Onlooker Rite',
  'Forest',
];
const LIBRARY = [...GRAVEYARD, ...LANDS, 'Onlooker Grounds', 'Onlooker Blade', 'Onlooker Queen', 'Onlooker Shroud'];

/** How a game begins. */
export interface Beginning {
  /** Whether the card is on the battlefield, too, and in the graveyard. */
  readonly battlefield: boolean;
  readonly graveyard: boolean;
  /** Face that is up on the battlefield; null for the front. */
  readonly face: string | null;
  /** An Equipment and an Aura are attached to it, if it is a creature. */
  readonly laden: boolean;
  /** Ann has little life, few cards and no other creatures; or Bob has little besides one creature. */
  readonly bare: 'ann' | 'bob' | null;
  /** How many chapters a Saga stands before its last one. */
  readonly lore: number;
}

/** A game in which Ann has the card, as many copies as it has modes, with something around of each kind that its words may speak of, on both sides. */
export function position(card: Card, definition: CardDefinition, beginning: Beginning, modes: number): Game {
  const all = needsOf(definition);
  const needs = { ...all, names: new Set([...all.names].filter((name) => name !== card.name)) };
  const annBare = beginning.bare === 'ann';
  const read = readScenarioValue({
    players: [
      annBare ? bareAnn(card, needs, beginning) : ann(card, needs, beginning, modes),
      beginning.bare === 'bob' ? bareBob() : bob(card, needs),
    ],
  });
  invariant(
    read.ok,
    `the position of ${card.name} is a scenario: ${read.ok ? '' : read.errors.map(({ message }) => message).join()}`,
  );
  const onlookers = onlookersFor(needs);
  const find = (name: string) => (name === card.name ? card : onlookers.get(name.toLowerCase()));
  return { ...setUp(read.scenario, new Definitions(read.scenario, { find, near: () => [] })), budget: BUDGET };
}

const EMPTY = readScenarioValue({ players: [{ name: 'Ann' }, { name: 'Bob' }] });

/** The definition of the card that is to be played. */
export function definitionOf(card: Card): CardDefinition {
  invariant(EMPTY.ok, 'an empty game is a scenario');
  const found = new Definitions(EMPTY.scenario, { find: () => card, near: () => [] }).find(card.name);
  invariant(found, `${card.name} is defined`);
  return found;
}

const common = (needs: Needs) => {
  const top = needs.types.has('planeswalker') || needs.subtypes.planeswalker.length > 0 ? ['Onlooker Sage'] : [];
  const library = [...needs.names, ...mixtures(needs), ...top, ...spells(needs), ...LIBRARY];
  return { mana: 'unlimited', library, librarySize: library.length };
};

const mixtures = ({ together }: Needs): readonly string[] => together.slice(0, 8).map((_, index) => mixedName(index));
/** Cards of types and colors of spells that are asked for. */
const spells = ({ subtypes, types, colors }: Needs): readonly string[] =>
  subtypes.spell.length > 0 || (types.has('sorcery') && colors.size > 0) ? ['Onlooker Spell'] : [];

const graveyard = (needs: Needs): readonly string[] => [...GRAVEYARD, ...mixtures(needs), ...spells(needs), ...needs.names];

/** Permanents that both players have. */
function permanents(needs: Needs): readonly (string | object)[] {
  const { kinds, types, supertypes, subtypes, nouns, names, most } = needs;
  const any = types.has('planeswalker') || subtypes.planeswalker.length > 0;
  return [
    'Onlooker Ox',
    'Onlooker Kite',
    'Onlooker Box',
    'Onlooker Song',
    ...LANDS,
    ...(subtypes.land.length > 0 || most > 5 ? [{ card: 'Onlooker Grounds', count: most > 5 ? 5 : 2 }] : []),
    ...(supertypes.has('snow') || most > 5 ? ['Onlooker Isle'] : []),
    { card: 'Onlooker Trinket', token: true, count: subtypes.artifact.length > 0 || types.has('artifact') ? 3 : 1 },
    ...(withoutEquipment(subtypes.enchantment).length > 0 ? ['Onlooker Tale'] : []),
    ...(any ? ['Onlooker Sage'] : []),
    ...(nouns.has('token') || kinds.has('isToken') || kinds.has('keywordAction')
      ? [{ card: 'Onlooker Motley', token: true }]
      : []),
    ...(kinds.has('supertype') ? ['Onlooker Queen'] : []),
    ...names,
    ...mixtures(needs).filter((_, index) => !needs.together[index]!.some((type) => type === 'instant' || type === 'sorcery')),
    ...(needs.statuses.has('faceDown') ? [{ card: 'Onlooker Ox', faceDown: 'morph' }] : []),
    ...(kinds.has('untap') ? TAPPED : []),
    ...loaded(needs),
    ...(subtypes.creature.length > 0 && most > 2 && !supertypes.has('legendary')
      ? [{ card: 'Onlooker Motley', count: Math.min(most, 7) }]
      : []),
  ];
}

/** Something of each type to be untapped. */
const TAPPED = ['Onlooker Kite', 'Onlooker Box', 'Island'].map((card) => ({ card, tapped: true }));

const withoutEquipment = (words: readonly string[]): readonly string[] => words.filter((word) => word !== 'Aura');

/** A creature with each kind of counter that is spoken of. */
function loaded({ counters, kinds, types }: Needs): readonly object[] {
  const asked = kinds.has('withCounters') || kinds.has('removeCounters') || kinds.has('countersOn');
  const own = [...counters].filter((counter) => counter !== 'loyalty' && counter !== 'lore' && counter !== 'defense');
  if (!asked && !kinds.has('keywordAction')) return [{ card: 'Onlooker Motley' }];
  const kind = own.length > 0 ? own : types.has('artifact') ? ['charge'] : ['+1/+1'];
  return [{ card: 'Onlooker Motley', counters: Object.fromEntries(kind.map((counter) => [counter, 2])) }];
}

function bob(card: Card, needs: Needs): object {
  const worn = wears(needs) ? [{ card: 'Onlooker Shroud', attachedTo: 'Onlooker Ox' }] : [];
  return {
    name: 'Bob',
    life: 40,
    ...common(needs),
    hand: [...HAND, ...spells(needs), 'Forest'],
    battlefield: [...permanents(needs), 'Onlooker Queen', ...worn],
    graveyard: [...graveyard(needs), ...(needs.kinds.has('named') || needs.kinds.has('sharesQuality') ? [card.name] : [])],
  };
}

const bareBob = (): object => ({
  name: 'Bob',
  life: 4,
  mana: 'unlimited',
  library: LIBRARY,
  librarySize: LIBRARY.length,
  hand: ['Onlooker Ox'],
  battlefield: ['Onlooker Motley', ...LANDS],
  graveyard: [],
});

function wears({ subtypes, kinds, statuses }: Needs): boolean {
  return (
    subtypes.enchantment.includes('Aura') ||
    subtypes.artifact.includes('Equipment') ||
    kinds.has('attachedTo') ||
    statuses.has('enchanted') ||
    statuses.has('equipped') ||
    statuses.has('modified')
  );
}

/** Enough copies in hand that each mode can be used. */
const copies = ({ name }: Card, modes: number): readonly string[] => Array(Math.max(2, modes + 1)).fill(name);

function ann(card: Card, needs: Needs, beginning: Beginning, modes: number): object {
  const isCreature = card.faces[0]!.types.includes('Creature');
  const laden = beginning.laden && beginning.battlefield && isCreature;
  const host = laden ? card.name : 'Onlooker Ox';
  const attached =
    laden || wears(needs) ? ['Onlooker Blade', 'Onlooker Shroud'].map((name) => ({ card: name, attachedTo: host })) : [];
  return {
    name: 'Ann',
    life: 40,
    ...common(needs),
    hand: [...copies(card, modes), ...HAND, ...spells(needs), 'Forest', 'Forest'],
    battlefield: [
      ...permanents(needs),
      { card: 'Onlooker Ox', tapped: true },
      ...(needs.most > 4 ? [{ card: 'Onlooker Ox', count: 2 }] : []),
      ...own(card, needs, beginning),
      ...attached,
    ],
    graveyard: [...graveyard(needs), ...(beginning.graveyard ? [card.name] : [])],
  };
}

function bareAnn(card: Card, needs: Needs, beginning: Beginning): object {
  return {
    name: 'Ann',
    life: 3,
    ...common(needs),
    hand: [card.name],
    battlefield: own(card, needs, beginning),
    graveyard: [],
  };
}

function own(card: Card, needs: Needs, { battlefield, face, lore, bare }: Beginning): readonly object[] {
  if (!battlefield) return [];
  const counters = countersOf(card, needs, lore);
  // Its own ability asks for it to be tapped (CR 107.6).
  const tapped = needs.kinds.has('untapCost') ? { tapped: true } : {};
  const worn = card.faces[0]!.subtypes.includes('Equipment') && bare === null ? { attachedTo: 'Onlooker Ox' } : {};
  return [{ card: card.name, ...tapped, ...worn, ...(face === null ? {} : { face }), ...(counters ? { counters } : {}) }];
}

/** Counters that the words take away from the card, so that they can be; a Saga stands one or more before its last chapter. */
function countersOf({ faces }: Card, { kinds, counters }: Needs, lore: number): Readonly<Record<string, number>> | null {
  const [{ types, subtypes, oracleText }] = faces as [Card['faces'][number]];
  if (types.includes('Planeswalker')) return { loyalty: 20 };
  if (subtypes.includes('Saga')) return { lore: Math.max(1, lastChapter(oracleText) - lore) };
  const removed = kinds.has('removeCounters') || kinds.has('counterRemoved') || kinds.has('lastCounterRemoved');
  return removed && counters.size > 0 ? Object.fromEntries([...counters].map((kind) => [kind, 5])) : null;
}

const CHAPTERS = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const lastChapter = (words: string): number =>
  Math.max(0, ...[...words.matchAll(/\b(I{1,3}|IV|VI?) —/gm)].map(([, numeral]) => CHAPTERS.indexOf(numeral!) + 1));
