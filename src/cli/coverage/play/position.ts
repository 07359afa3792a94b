import type { Card } from '../../../cards/card.ts';
import type { CardDefinition } from '../../../engine/definition.ts';
import type { Game } from '../../../engine/game.ts';
import { invariant } from '../../../rules/assert.ts';
import { readScenarioValue } from '../../../scenario/index.ts';
import { Definitions } from '../../../scenario/setup/definitions.ts';
import { setUp } from '../../../scenario/setup/game.ts';
import { ONLOOKERS } from './onlookers.ts';

/** Steps that one game may take: no card needs as many. */
const BUDGET = 100_000;

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const CREATURES = ['Onlooker Ox', { card: 'Onlooker Ox', tapped: true }, 'Onlooker Crowd', 'Onlooker Kite'];
const PERMANENTS = ['Onlooker Box', 'Onlooker Song', 'Onlooker Sage', 'Onlooker Grounds', 'Onlooker Isle'];
const TOKENS = [
  { card: 'Onlooker Trinket', token: true, count: 2 },
  { card: 'Onlooker Crowd', token: true },
];
export const HAND = [
  'Onlooker Queen',
  'Onlooker Box',
  'Onlooker Blade',
  'Onlooker Song',
  'Onlooker Shroud',
  'Onlooker Sage',
  'Onlooker Feint',
  'Onlooker Meal',
  'Onlooker Doom',
  'Onlooker Sting',
  'Onlooker Pact',
  'Onlooker Curse',
  'Onlooker Rite',
] as const;
const GRAVEYARD = ['Onlooker Ox', 'Onlooker Crowd', 'Onlooker Box', 'Onlooker Song', 'Onlooker Feint', 'Onlooker Rite', 'Forest'];
const LIBRARY = [...GRAVEYARD, ...LANDS, 'Onlooker Sage', 'Onlooker Blade', 'Onlooker Kite', 'Onlooker Shroud'];

/** How a game begins. */
export interface Beginning {
  /** Whether the card is on the battlefield, too, and in the graveyard. */
  readonly battlefield: boolean;
  readonly graveyard: boolean;
  /** Face that is up on the battlefield; null for the front. */
  readonly face: string | null;
  /** An Equipment and an Aura are attached to it, if it is a creature. */
  readonly laden: boolean;
  /** Little life, few cards and no other creatures. */
  readonly bare: boolean;
}

/** A game in which Ann has the card, with something around of each kind that its words may speak of, on both sides. */
export function position(card: Card, beginning: Beginning): { g: Game; definition: CardDefinition } {
  const read = readScenarioValue({ players: [beginning.bare ? bareAnn(card, beginning) : ann(card, beginning), BOB] });
  invariant(
    read.ok,
    `the position of ${card.name} is a scenario: ${read.ok ? '' : read.errors.map(({ message }) => message).join()}`,
  );
  const source = {
    find: (name: string) => (name === card.name ? card : ONLOOKERS.get(name.toLowerCase())),
    near: () => [],
  };
  const definitions = new Definitions(read.scenario, source);
  const definition = definitions.find(card.name);
  invariant(definition, `${card.name} is defined`);
  return { g: { ...setUp(read.scenario, definitions), budget: BUDGET }, definition };
}

const library = [...LIBRARY, ...LIBRARY];
const common = { mana: 'unlimited', library, librarySize: library.length };

const BOB = {
  name: 'Bob',
  life: 40,
  ...common,
  hand: [...HAND, 'Forest'],
  battlefield: [
    ...CREATURES,
    'Onlooker Queen',
    ...PERMANENTS,
    ...LANDS,
    ...TOKENS,
    { card: 'Onlooker Shroud', attachedTo: 'Onlooker Ox' },
  ],
  graveyard: GRAVEYARD,
};

function ann(card: Card, beginning: Beginning): object {
  const isCreature = card.faces[0]!.types.includes('Creature');
  const host = beginning.laden && beginning.battlefield && isCreature ? card.name : 'Onlooker Ox';
  const attached = ['Onlooker Blade', 'Onlooker Shroud'].map((name) => ({ card: name, attachedTo: host }));
  return {
    name: 'Ann',
    life: 40,
    ...common,
    hand: [card.name, card.name, ...HAND, 'Forest', 'Forest'],
    battlefield: [...CREATURES, ...PERMANENTS, ...LANDS, ...TOKENS, ...own(card, beginning), ...attached],
    graveyard: [...GRAVEYARD, ...(beginning.graveyard ? [card.name] : [])],
  };
}

function bareAnn(card: Card, beginning: Beginning): object {
  return { name: 'Ann', life: 3, ...common, hand: [card.name], battlefield: own(card, beginning), graveyard: [] };
}

function own(card: Card, { battlefield, face }: Beginning): readonly object[] {
  if (!battlefield) return [];
  const counters = countersOf(card);
  return [{ card: card.name, ...(face === null ? {} : { face }), ...(counters ? { counters } : {}) }];
}

/** Counters that the words speak of, so that they can be removed; a Saga stands before its last chapter. */
function countersOf({ faces }: Card): Readonly<Record<string, number>> | null {
  const [{ oracleText, types, subtypes }] = faces as [Card['faces'][number]];
  if (types.includes('Planeswalker')) return { loyalty: 20 };
  if (subtypes.includes('Saga')) return { lore: 1 };
  const removed = [...oracleText.matchAll(/[Rr]emove (?:\w+) ([-+\d/\w]+) counters?/g)].map(([, kind]) => kind!);
  return removed.length === 0 ? null : Object.fromEntries(removed.map((kind) => [kind, 5]));
}
