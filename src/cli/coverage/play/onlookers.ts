import type { Card } from '../../../cards/card.ts';
import { readCardRecord } from '../../../cards/record.ts';
import { invariant } from '../../../rules/assert.ts';
import { COLOR_LETTER, type Color } from '../../../rules/vocabulary/colors.ts';
import { feats } from './feats.ts';
import { GIVEN, type Invented, upper } from './invented.ts';
import type { Needs } from './needs.ts';

/** Invented cards that stand around whatever is played: something of each kind that words often speak of. */
const ALWAYS: Readonly<Record<string, Invented>> = {
  'Onlooker Ox': { typeLine: 'Creature — Ox', manaCost: '{2}{G}', power: '3', toughness: '3' },
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
  'Onlooker Saga': { typeLine: 'Enchantment — Saga', manaCost: '{1}{W}', oracleText: 'I, II, III, IV — You gain 1 life.' },
  'Onlooker Wheel': { typeLine: 'Sorcery', manaCost: '{9}', oracleText: 'Cycling {1}\nYou gain 1 life.' },
  'Onlooker Shroud': { typeLine: 'Enchantment — Aura', manaCost: '{U}', oracleText: 'Enchant creature' },
  Plains: { typeLine: 'Basic Land — Plains' },
  Island: { typeLine: 'Basic Land — Island' },
  Swamp: { typeLine: 'Basic Land — Swamp' },
  Mountain: { typeLine: 'Basic Land — Mountain' },
  Forest: { typeLine: 'Basic Land — Forest' },
  'Onlooker Isle': { typeLine: 'Snow Land' },
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
  'Onlooker Quake': { typeLine: 'Instant', manaCost: '{R}', oracleText: 'Destroy target land.' },
  'Onlooker Curse': { typeLine: 'Instant', manaCost: '{B}', oracleText: 'Put a -1/-1 counter on target creature.' },
  'Onlooker Hymn': { typeLine: 'Instant', manaCost: '{6}{W}{W}', oracleText: 'You gain 1 life.' },
  'Onlooker Gift': { typeLine: 'Instant', manaCost: '{0}', oracleText: 'You gain 1 life.' },
  'Onlooker Vine': { typeLine: 'Enchantment — Aura', manaCost: '{G}', oracleText: 'Enchant land' },
  'Onlooker Bell': { typeLine: 'Artifact', manaCost: '{2}', oracleText: 'Whenever you cast a spell, you gain 1 life.' },
  'Onlooker Boon': { typeLine: 'Instant', manaCost: '{G}', oracleText: 'Kicker {1}\nYou gain 1 life.' },
  'Onlooker Echo': { typeLine: 'Sorcery', manaCost: '{U}', oracleText: 'Flash\nFlashback {1}\nYou gain 1 life.' },
  'Onlooker Graft': {
    typeLine: 'Creature — Beast',
    manaCost: '{9}',
    oracleText: 'Mutate {1}',
    power: '2',
    toughness: '2',
  },
  'Onlooker Mask': { typeLine: 'Creature — Citizen', manaCost: '{4}', oracleText: 'Morph {1}', power: '2', toughness: '2' },
  'Onlooker Ember': {
    typeLine: 'Sorcery',
    manaCost: '{R}',
    oracleText: 'Flash\nYou may cast this card from exile.\nYou gain 1 life.',
  },
  'Onlooker Nudge': { typeLine: 'Instant', manaCost: '{U}', oracleText: 'Untap target permanent.' },
  'Onlooker Tower': { typeLine: 'Creature — Golem', manaCost: '{7}', power: '9', toughness: '12' },
  'Onlooker Grove': { typeLine: 'Land Creature — Forest Dryad', power: '1', toughness: '4' },
  'Onlooker Band': { typeLine: 'Creature — Cleric Rogue Warrior Wizard', manaCost: '{3}', power: '1', toughness: '4' },
  'Onlooker Rite': { typeLine: 'Sorcery', manaCost: '{B}', oracleText: 'Flash\nSacrifice a creature.' },
};

/** A creature with a prepare spell (CR 722). */
export const PUPIL = 'Onlooker Pupil // Onlooker Lesson';
const BODY_OF_PUPIL = { name: 'Onlooker Pupil', manaCost: '{1}', typeLine: 'Creature — Citizen', power: '1', toughness: '3' };
const LESSON = { name: 'Onlooker Lesson', manaCost: '{1}', typeLine: 'Instant', oracleText: 'You gain 1 life.' };
const pupil = (): Card => {
  const faces = [BODY_OF_PUPIL, LESSON];
  const read = readCardRecord({ name: PUPIL, layout: 'prepare', source: 'onlookers', textQuality: 'derived', faces });
  invariant(read.ok, `the invented card ${PUPIL} reads`);
  return read.value;
};

function made(name: string, invented: Invented): Card {
  const read = readCardRecord({ name, layout: 'normal', source: 'onlookers', textQuality: 'derived', ...invented });
  invariant(read.ok, `the invented card ${name} reads`);
  return read.value;
}

/** A Room, whose halves are unlocked one by one (CR 709.5). */
const HOUSE = [
  { name: 'Onlooker Hall', typeLine: 'Enchantment — Room', manaCost: '{1}' },
  { name: 'Onlooker Attic', typeLine: 'Enchantment — Room', manaCost: '{2}' },
];
const house = readCardRecord({ name: 'Onlooker Hall // Onlooker Attic', layout: 'split', source: 'onlookers', textQuality: 'derived', faces: HOUSE }); // biome-ignore format: one line
invariant(house.ok, 'the invented Room reads');

const FIXED: ReadonlyMap<string, Card> = new Map([
  ...Object.entries(ALWAYS).map(([name, invented]) => [name.toLowerCase(), made(name, invented)] as const),
  [house.value.name.toLowerCase(), house.value] as const,
  [PUPIL.toLowerCase(), pupil()] as const,
]);

const typeLine = (types: string, subtypes: readonly string[]): string =>
  subtypes.length === 0 ? types : `${types} — ${subtypes.join(' ')}`;

/** What is made for one card: a creature of the types, colors and keywords that it speaks of, and permanents and cards of its other words. */
function particular({
  subtypes,
  colors,
  keywords,
  names,
  supertypes,
  described,
  actions,
  kinds,
}: Needs): Readonly<Record<string, Invented>> {
  const color = [...colors].flatMap((one) => COLOR_LETTER[one as Color] ?? []);
  const given = [...keywords].filter((keyword) => GIVEN.has(keyword));
  // Two legends of one name could not stand beside each other, so there is one where legends are asked for by type.
  const legendary = supertypes.has('legendary') && subtypes.creature.length > 0 ? 'Legendary ' : '';
  const snow = supertypes.has('snow') ? 'Snow ' : '';
  return {
    'Onlooker Motley': {
      typeLine: typeLine(`${legendary}${snow}Creature`, subtypes.creature.length > 0 ? subtypes.creature : ['Citizen']),
      manaCost: color.length > 0 ? color.map((letter) => `{${letter}}`).join('') : '{2}',
      power: '2',
      toughness: '2',
      oracleText: [
        given.map(upper).join(', '),
        kinds.has('activates') ? BUSY : '',
        kinds.has('tappedForMana') ? '{T}: Add {C}.' : '',
      ]
        .filter(Boolean)
        .join('\n'),
    },
    'Onlooker Trinket': {
      ...(subtypes.artifact.includes('Vehicle') ? BODY : {}),
      typeLine: typeLine(subtypes.artifact.includes('Vehicle') ? 'Artifact Creature' : 'Artifact', subtypes.artifact),
      manaCost: '{1}',
      oracleText: [kinds.has('tappedForMana') ? '{T}: Add {C}.' : '', '{T}, Sacrifice this artifact: You gain 1 life.']
        .filter(Boolean)
        .join('\n'),
    },
    'Onlooker Grounds': {
      typeLine: typeLine('Land', subtypes.land.length > 0 ? subtypes.land : ['Cave']),
      oracleText: '{T}: Add {C}.',
    },
    'Onlooker Spell': {
      typeLine: typeLine('Sorcery', subtypes.spell),
      manaCost: '{W}',
      ...(color.length > 0 ? { colorIndicator: color } : {}),
      // What changes targets, or copies, asks for a spell that has one.
      oracleText: kinds.has('changeTargets') || kinds.has('copySpell') ? 'Flash\nUntap target permanent.' : 'Flash',
    },
    ...Object.fromEntries(
      described.map((invented, index) => [mixedName(index), kinds.has('activates') ? busy(invented) : invented]),
    ),
    'Onlooker Feat': { typeLine: 'Instant', manaCost: '{1}{U}', oracleText: feats(actions) },
    'Onlooker Tale': { typeLine: typeLine('Enchantment', withoutAura(subtypes.enchantment)), manaCost: '{W}' },
    'Onlooker Sage': {
      typeLine: typeLine('Planeswalker', subtypes.planeswalker),
      manaCost: '{2}{U}',
      loyalty: '5',
      oracleText: 'Flash\n+1: You gain 1 life.',
    },
    ...Object.fromEntries([...names].map((name) => [name, NAMESAKE])),
  };
}

/** A Vehicle is waited for as a creature. */
const BODY = { power: '2', toughness: '2' };

/** An ability to be activated, where that is waited for. */
const BUSY = '{1}: You gain 1 life.';

const busy = (invented: Invented): Invented =>
  /Instant|Sorcery/.test(invented.typeLine)
    ? invented
    : { ...invented, oracleText: [invented.oracleText, BUSY].filter(Boolean).join('\n') };

const LETTERS = 'ABCDEFGH';
/** The name of a card that fits a description. */
export const mixedName = (index: number): string => `Onlooker Mixture ${LETTERS.charAt(index)}`;

export const withoutAura = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word !== 'Aura' && word !== 'Saga' && word !== 'Class' && word !== 'Room');

/** A card that is asked for by name may be asked for as any kind of permanent; most are creatures. */
const NAMESAKE: Invented = { typeLine: 'Artifact Creature — Citizen', manaCost: '{1}', power: '1', toughness: '1' };

const known = new Map<string, Card>();

/** All onlookers by name in lower case. */
export function onlookersFor(needs: Needs): ReadonlyMap<string, Card> {
  const all = new Map(FIXED);
  for (const [name, invented] of Object.entries(particular(needs))) {
    if (all.has(name.toLowerCase())) continue;
    const key = JSON.stringify([name, invented]);
    const card = known.get(key) ?? made(name, invented);
    known.set(key, card);
    all.set(name.toLowerCase(), card);
  }
  return all;
}

/** Names that may be answered where a card's name is chosen. */
export const NAMES: readonly string[] = Object.keys(ALWAYS);
