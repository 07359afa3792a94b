import type { Card } from '../../../cards/card.ts';
import type { CardDefinition } from '../../../engine/definition.ts';
import { COLOR_LETTER, COLORS } from '../../../rules/vocabulary/colors.ts';
import type { Beginning } from './beginnings.ts';
import type { Needs } from './needs.ts';
import { mixedName, PUPIL } from './onlookers.ts';

export const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
/** Names of the cards that are made to fit descriptions. */
export const mixtures = ({ described }: Needs): readonly string[] => described.map((_, index) => mixedName(index));
/** Permanents that both players have. */
export function permanents(needs: Needs): readonly (string | object)[] {
  const { kinds, types, supertypes, subtypes, nouns, names, most } = needs;
  const any = types.has('planeswalker') || subtypes.planeswalker.length > 0;
  return [
    'Onlooker Ox',
    'Onlooker Kite',
    'Onlooker Box',
    'Onlooker Song',
    ...LANDS,
    ...(subtypes.land.length > 0 || most > 5 ? [{ card: 'Onlooker Grounds', count: most > 5 ? 5 : 2 }] : []),
    ...(supertypes.has('snow') || most > 5
      ? [{ card: 'Onlooker Isle', count: supertypes.has('snow') ? Math.min(10, Math.max(1, most)) : 1 }]
      : []),
    { card: 'Onlooker Trinket', token: true, count: subtypes.artifact.length > 0 || types.has('artifact') ? 3 : 1 },
    ...(withoutEquipment(subtypes.enchantment).length > 0 ? ['Onlooker Tale'] : []),
    ...(subtypes.enchantment.includes('Saga') ? ['Onlooker Saga'] : []),
    ...(any ? ['Onlooker Sage'] : []),
    ...(DOORS.some((kind) => kinds.has(kind)) || subtypes.enchantment.includes('Room')
      ? [{ card: 'Onlooker Hall // Onlooker Attic', leftHalfUnlocked: true }]
      : []),
    ...(nouns.has('token') || kinds.has('isToken') || kinds.has('keywordAction')
      ? [{ card: 'Onlooker Motley', token: true, count: Math.min(5, Math.max(1, most)) }]
      : []),
    ...(kinds.has('supertype') ? ['Onlooker Queen'] : []),
    ...names,
    ...mixed(needs),
    ...(needs.statuses.has('faceDown') || needs.actions.has('faceUp')
      ? [{ card: 'Onlooker Mask', faceDown: 'morph', tapped: kinds.has('untap') }]
      : []),
    ...(kinds.has('attachedTo') && types.has('land') ? [{ card: 'Onlooker Vine', attachedTo: 'Forest' }] : []),
    ...(ABILITIES.some((noun) => nouns.has(noun)) ? ['Onlooker Bell'] : []),
    ...(kinds.has('untap') ? TAPPED : []),
    ...(needs.actions.has('becomePrepared') || needs.actions.has('becomeUnprepared')
      ? [PUPIL, { card: PUPIL, prepared: true }]
      : []),
    ...(needs.actions.has('shrinks') ? ['Onlooker Tower'] : []),
    ...(types.has('land') && types.has('creature') ? ['Onlooker Grove'] : []),
    ...(kinds.has('partySize') ? [{ card: 'Onlooker Band', count: 4 }] : []),
    ...loaded(needs),
    ...(subtypes.creature.length > 0 && most > 2 && !supertypes.has('legendary')
      ? [{ card: 'Onlooker Motley', count: Math.min(most, 7) }]
      : []),
  ];
}

/** Words that speak of doors of Rooms. */
const DOORS = ['fullyUnlocks', 'unlockedDoors'] as const;

/** Words for triggered abilities on the stack. */
const ABILITIES = ['triggeredAbility', 'activatedOrTriggeredAbility', 'ability'] as const;

/** Permanents that were made for descriptions, as tokens too where the words speak of tokens. */
function mixed(needs: Needs): readonly (string | object)[] {
  const all = mixtures(needs).filter((_, index) => !/Instant|Sorcery/.test(needs.described[index]!.typeLine));
  return needs.nouns.has('token') ? [...all, ...all.map((card) => ({ card, token: true }))] : all;
}

/** So many lands of each color of mana for which the words ask whether it was spent. */
export function landsFor({ spent, kinds }: Needs, { byLands }: Beginning): readonly object[] {
  const all = LANDS.filter((_, index) => spent.has(COLOR_LETTER[COLORS[index]!]));
  const lands = byLands === 'first' ? all.slice(0, 1) : byLands === 'last' ? all.slice(-1) : byLands === 'all' ? all : [];
  return lands.map((card) => ({
    card,
    count: kinds.has('paidWith') || kinds.has('exiledWith') ? 1 : Math.ceil(14 / lands.length),
  }));
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
  // What would die of them has them on something bigger.
  const card = kind.includes('-1/-1') ? 'Onlooker Ox' : 'Onlooker Motley';
  const laden = { counters: Object.fromEntries(kind.map((counter) => [counter, 2])) };
  return [{ card, ...laden }, ...(types.has('artifact') ? [{ card: 'Onlooker Box', ...laden }] : [])];
}

/** Whether its words speak of what is attached to something. */
export function wears({ subtypes, kinds, statuses }: Needs): boolean {
  return (
    subtypes.enchantment.includes('Aura') ||
    subtypes.artifact.includes('Equipment') ||
    kinds.has('attachedTo') ||
    statuses.has('enchanted') ||
    statuses.has('equipped') ||
    statuses.has('modified')
  );
}

/** The card itself where it is on the battlefield. */
export function own(card: Card, needs: Needs, beginning: Beginning): readonly object[] {
  const { battlefield, face, bare } = beginning;
  if (!battlefield) return [];
  const counters = countersOf(card, needs, beginning);
  // Its own ability asks for it to be tapped (CR 107.6).
  const tapped = beginning.tapped || needs.kinds.has('untapCost') ? { tapped: true } : {};
  const worn = card.faces[0]!.subtypes.includes('Equipment') && bare === null ? { attachedTo: 'Onlooker Ox' } : {};
  const chosen = needs.actions.has('choosesPlayer') ? { chosen: { player: 'Bob' } } : {};
  return [
    { card: card.name, ...tapped, ...worn, ...chosen, ...(face === null ? {} : { face }), ...(counters ? { counters } : {}) },
  ];
}

const losesCounters = (kinds: Needs['kinds']): boolean => kinds.has('removeCounters') || kinds.has('counterRemoved');

/** The card in exile with a counter of each kind that is removed there, such as a suspended card before its last time counter goes. */
export function exiled({ name }: Card, { faces }: CardDefinition, { kinds, counters }: Needs): readonly object[] {
  const functions = faces.some(({ abilities }) => abilities.some(({ functionsIn }) => functionsIn.includes('exile')));
  if (!functions) return [];
  if (!losesCounters(kinds) || counters.size === 0) return [{ card: name }];
  return [{ card: name, counters: Object.fromEntries([...counters].map((kind) => [kind, 1])) }];
}

/** Words that speak of how big something is. */
const SIZES = ['withCharacteristic', 'characteristicOf'] as const;

/** Counters that the words take away from the card, so that they can be; a Saga stands one or more before its last chapter. */
function countersOf(
  { faces }: Card,
  { kinds, counters, most }: Needs,
  { face, lore, counters: count, laden, bare }: Beginning,
): Readonly<Record<string, number>> | null {
  const { types, subtypes, oracleText } = faces.find(({ name }) => name === face) ?? faces[0]!;
  if (types.includes('Planeswalker')) return { loyalty: 20 };
  if (subtypes.includes('Saga')) return { lore: Math.max(1, lastChapter(oracleText) - lore) };
  if (laden && types.includes('Creature') && SIZES.some((kind) => kinds.has(kind))) return { '+1/+1': Math.min(most, 7) };
  // What waits for nothing of a kind to be there isn't it itself.
  if (bare === 'both' && kinds.has('controlsNo')) return null;
  const removed = losesCounters(kinds) || kinds.has('doubleCounters') || kinds.has('countersOn') || kinds.has('withCounters');
  return removed && counters.size > 0
    ? Object.fromEntries(
        [...counters].map((kind) => [kind, kind === 'level' || kinds.has('stateHolds') ? Math.max(count, most) : count]),
      )
    : null;
}

const CHAPTERS = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const lastChapter = (words: string): number =>
  Math.max(0, ...[...words.matchAll(/\b(I{1,3}|IV|VI?) —/gm)].map(([, numeral]) => CHAPTERS.indexOf(numeral!) + 1));
