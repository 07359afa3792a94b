import type { Card } from '../../../cards/card.ts';
import { readCardRecord } from '../../../cards/record.ts';
import { invariant } from '../../../rules/assert.ts';
import { SUBTYPES } from '../../../rules/vocabulary/subtypes.ts';

interface Invented {
  readonly typeLine: string;
  readonly manaCost?: string;
  readonly oracleText?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
}

/** Types of creatures and lands that cards ask for by name; one creature has them all. */
const ALL_CREATURE_TYPES = SUBTYPES.creature.join(' ');

const ALL_PLANESWALKER_TYPES = SUBTYPES.planeswalker.join(' ');

/** Invented cards that stand around: something of each kind that words may speak of. */
const INVENTED: Readonly<Record<string, Invented>> = {
  'Onlooker Ox': { typeLine: 'Creature — Ox', manaCost: '{2}{G}', power: '3', toughness: '3' },
  'Onlooker Crowd': { typeLine: `Creature — ${ALL_CREATURE_TYPES}`, manaCost: '{W}', power: '1', toughness: '1' },
  'Onlooker Kite': {
    typeLine: 'Artifact Creature — Construct',
    manaCost: '{2}',
    oracleText: 'Flying',
    power: '2',
    toughness: '2',
  },
  'Onlooker Queen': {
    typeLine: 'Legendary Creature — Human Noble',
    manaCost: '{3}{U}{B}{R}',
    oracleText: 'Flash',
    power: '6',
    toughness: '6',
  },
  'Onlooker Box': { typeLine: 'Artifact', manaCost: '{1}', oracleText: 'Flash' },
  'Onlooker Blade': { typeLine: 'Artifact — Equipment', manaCost: '{1}', oracleText: 'Equipped creature gets +1/+0.\nEquip {1}' },
  'Onlooker Song': { typeLine: 'Enchantment', manaCost: '{1}{W}', oracleText: 'Flash' },
  'Onlooker Shroud': { typeLine: 'Enchantment — Aura', manaCost: '{U}', oracleText: 'Enchant creature' },
  'Onlooker Trinket': {
    typeLine: 'Artifact — Blood Clue Food Map Powerstone Treasure',
    oracleText: '{T}, Sacrifice this artifact: You gain 1 life.',
  },
  'Onlooker Sage': {
    typeLine: `Planeswalker — ${ALL_PLANESWALKER_TYPES}`,
    manaCost: '{2}{U}',
    loyalty: '5',
    oracleText: 'Flash',
  },
  'Onlooker Grounds': { typeLine: 'Land — Plains Island Swamp Mountain Forest Desert Gate Cave' },
  'Onlooker Isle': { typeLine: 'Snow Land' },
  Plains: { typeLine: 'Basic Land — Plains' },
  Island: { typeLine: 'Basic Land — Island' },
  Swamp: { typeLine: 'Basic Land — Swamp' },
  Mountain: { typeLine: 'Basic Land — Mountain' },
  Forest: { typeLine: 'Basic Land — Forest' },
  'Onlooker Feint': { typeLine: 'Instant', manaCost: '{U}' },
  'Onlooker Meal': { typeLine: 'Instant', manaCost: '{G}', oracleText: 'You gain 3 life. Draw two cards.' },
  'Onlooker Doom': { typeLine: 'Instant', manaCost: '{1}{B}', oracleText: 'Destroy target nonland permanent.' },
  'Onlooker Sting': {
    typeLine: 'Instant',
    manaCost: '{R}',
    oracleText: 'Onlooker Sting deals 2 damage to any target.',
  },
  'Onlooker Pact': {
    typeLine: 'Instant',
    manaCost: '{B}',
    oracleText: 'Put a +1/+1 counter on target creature. You lose 1 life. Discard a card.',
  },
  'Onlooker Curse': { typeLine: 'Instant', manaCost: '{B}', oracleText: 'Put a -1/-1 counter on target creature.' },
  'Onlooker Rite': { typeLine: 'Sorcery', manaCost: '{B}', oracleText: 'Flash\nSacrifice a creature.' },
};

export const NAMES: readonly string[] = Object.keys(INVENTED);

function made([name, invented]: [string, Invented]): [string, Card] {
  const read = readCardRecord({ name, layout: 'normal', source: 'onlookers', textQuality: 'derived', ...invented });
  invariant(read.ok, `the invented card ${name} reads`);
  return [name.toLowerCase(), read.value];
}

/** By name in lower case. */
export const ONLOOKERS: ReadonlyMap<string, Card> = new Map(Object.entries(INVENTED).map(made));
