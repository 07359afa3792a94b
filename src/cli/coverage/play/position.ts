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
const CREATURES = ['Onlooker Ox', 'Onlooker Crowd', 'Onlooker Kite'];
const PERMANENTS = ['Onlooker Box', 'Onlooker Song', 'Onlooker Sage', 'Onlooker Grounds', 'Onlooker Isle'];
const HAND = [
  'Onlooker Queen',
  'Onlooker Box',
  'Onlooker Song',
  'Onlooker Sage',
  'Onlooker Feint',
  'Onlooker Meal',
  'Onlooker Doom',
  'Onlooker Sting',
  'Onlooker Pact',
  'Onlooker Rite',
  'Forest',
  'Island',
];
const GRAVEYARD = [...CREATURES, 'Onlooker Box', 'Onlooker Song', 'Onlooker Feint', 'Onlooker Rite', 'Forest', 'Onlooker Blade'];
const LIBRARY = [...CREATURES, 'Onlooker Feint', ...LANDS, 'Onlooker Box', 'Onlooker Song', 'Onlooker Rite', 'Onlooker Sage'];

/** Where copies of the card begin. */
export interface Beginning {
  readonly battlefield: boolean;
  readonly graveyard: boolean;
  /** Face that is up on the battlefield; null for the front. */
  readonly face: string | null;
}

/** A game in which Ann has the card, with something around of each kind that its words may speak of, on both sides. */
export function position(card: Card, { battlefield, graveyard, face }: Beginning): { g: Game; definition: CardDefinition } {
  const own = battlefield ? [face === null ? { card: card.name } : { card: card.name, face }] : [];
  const common = { life: 40, mana: 'unlimited', library: LIBRARY, librarySize: 40 };
  const shroud = { card: 'Onlooker Shroud', attachedTo: 'Onlooker Ox' };
  const blade = { card: 'Onlooker Blade', attachedTo: 'Onlooker Ox' };
  const read = readScenarioValue({
    players: [
      {
        name: 'Ann',
        ...common,
        hand: [card.name, card.name, ...HAND],
        battlefield: [...CREATURES, ...PERMANENTS, ...LANDS, blade, ...own],
        graveyard: [...GRAVEYARD, ...(graveyard ? [card.name] : [])],
      },
      {
        name: 'Bob',
        ...common,
        hand: HAND,
        battlefield: [...CREATURES, 'Onlooker Queen', ...PERMANENTS, ...LANDS, shroud],
        graveyard: GRAVEYARD,
      },
    ],
  });
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
