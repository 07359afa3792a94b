import type { Card } from '../../../cards/card.ts';
import type { CardDefinition } from '../../../engine/definition.ts';
import type { Game } from '../../../engine/game.ts';
import { invariant } from '../../../rules/assert.ts';
import { readScenarioValue } from '../../../scenario/index.ts';
import { Definitions } from '../../../scenario/setup/definitions.ts';
import { setUp } from '../../../scenario/setup/game.ts';
import type { Beginning } from './beginnings.ts';
import { type Needs, needsOf } from './needs.ts';
import { onlookersFor, withoutAura } from './onlookers.ts';
import { exiled, LANDS, landsFor, mixtures, own, permanents, wears } from './permanents.ts';

/** Steps that one game may take: no card needs as many. */
const BUDGET = 100_000;

/** Cards that stand around in hands, to be cast. */
const HAND = [
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

/** A game in which Ann has the card, as many copies as it has modes, with something around of each kind that its words may speak of, on both sides. */
export function position(card: Card, definition: CardDefinition, beginning: Beginning, modes: number, game: number): Game {
  const all = needsOf(definition);
  const needs = { ...all, names: new Set([...all.names].filter((name) => name !== card.name)) };
  const { bare, third } = beginning;
  const annBare = bare === 'ann' || bare === 'both';
  const players = [
    {
      ...(annBare ? bareAnn(card, needs, beginning) : ann(card, needs, beginning, modes)),
      exile: [
        ...exiled(card, definition, needs),
        ...(needs.zones.has('exile') || needs.statuses.has('exiled') ? [...mixtures(needs), 'Onlooker Ember'] : []),
      ],
    },
    bare === 'alone' || bare === 'both' ? ALONE : bare === 'bob' ? bareBob(needs) : bob(card, needs),
    ...(third ? [{ ...bareBob(needs), name: 'Cid', life: 20 }] : []),
  ];
  const read = readScenarioValue({
    players: players.map((player) => ({ ...player, library: turned(player.library, game) })),
    ...(third ? { format: 'free-for-all' } : {}),
    ...(beginning.night && needs.kinds.has('isDayNight') ? { start: { dayNight: 'night' } } : {}),
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

/** Another card lies on top in each game. */
function turned(library: readonly string[], game: number): readonly string[] {
  const top = (game * 3) % library.length;
  return [...library.slice(top), ...library.slice(0, top)];
}

/** The definition of the card that is to be played. */
export function definitionOf(card: Card): CardDefinition {
  invariant(EMPTY.ok, 'an empty game is a scenario');
  const found = new Definitions(EMPTY.scenario, { find: () => card, near: () => [] }).find(card.name);
  invariant(found, `${card.name} is defined`);
  return found;
}

interface PlayerSetup extends Readonly<Record<string, unknown>> {
  readonly library: readonly string[];
}

const common = (needs: Needs, own: readonly string[] = []) => {
  const top = needs.types.has('planeswalker') || needs.subtypes.planeswalker.length > 0 ? ['Onlooker Sage'] : [];
  const library = [...own, ...needs.names, ...mixtures(needs), ...top, ...spells(needs), ...LIBRARY];
  return { mana: 'unlimited', library, librarySize: library.length, ...outside(needs, own) };
};

/** What is owned outside the game, where words bring cards in (CR 400.11b). */
const outside = (needs: Needs, own: readonly string[]): { readonly outside?: readonly string[] } =>
  needs.kinds.has('bringIn') || needs.actions.has('learn')
    ? {
        outside: [
          ...new Set([
            ...own,
            ...needs.names,
            ...mixtures(needs),
            ...LIBRARY,
            'Onlooker Spell',
            'Onlooker Trinket',
            'Onlooker Sage',
          ]),
        ],
      }
    : {};

/** Cards of types and colors of spells that are asked for. */
const spells = ({ subtypes, types, colors, kinds }: Needs): readonly string[] =>
  subtypes.spell.length > 0 || (types.has('sorcery') && (colors.size > 0 || kinds.has('copySpell'))) ? ['Onlooker Spell'] : [];

/** Cards that do what is waited for: spells and lands that fit its words. */
const awaited = (needs: Needs): readonly string[] => [
  ...(needs.subtypes.artifact.length > 0 ? ['Onlooker Trinket', 'Onlooker Trinket'] : []),
  ...(withoutAura(needs.subtypes.enchantment).length > 0 ? ['Onlooker Tale'] : []),
  ...(needs.kinds.has('thatTargets') ? ['Onlooker Nudge', 'Onlooker Nudge', 'Onlooker Nudge'] : []),
  ...(needs.actions.size > 0 ? ['Onlooker Feat', 'Onlooker Feat'] : []),
  ...(needs.actions.has('cycle') || needs.actions.has('cycleOrDiscard') ? ['Onlooker Wheel', 'Onlooker Wheel'] : []),
  ...(needs.kinds.has('castsSpell') || needs.nouns.has('spell') || needs.kinds.has('costChange') || needs.zones.has('hand')
    ? mixtures(needs)
    : []),
  ...(needs.subtypes.land.length > 0 ? ['Onlooker Grounds'] : []),
  ...(needs.types.has('land') ? ['Onlooker Isle'] : []),
  ...(needs.kinds.has('manaSpent') || needs.kinds.has('characteristicOf') ? ['Onlooker Hymn'] : []),
  ...(needs.kinds.has('manaSpent') ? ['Onlooker Gift', 'Onlooker Gift'] : []),
  ...(needs.statuses.has('faceDown') ? ['Onlooker Mask', 'Onlooker Mask'] : []),
  ...(needs.kinds.has('mutates') ? ['Onlooker Graft', 'Onlooker Graft'] : []),
  ...(needs.kinds.has('costWasPaid') ? ['Onlooker Boon', 'Onlooker Boon'] : []),
];

const graveyard = (needs: Needs): readonly string[] => [
  ...(needs.zones.has('graveyard') && needs.most > 4 ? Array<string>(Math.min(20, needs.most)).fill('Onlooker Ox') : []),
  ...GRAVEYARD,
  ...(needs.subtypes.artifact.length > 0 ? ['Onlooker Trinket', 'Onlooker Blade'] : []),
  ...(needs.actions.has('castFromElsewhere') || (needs.zones.has('graveyard') && needs.kinds.has('castsSpell'))
    ? ['Onlooker Echo']
    : []),
  ...(needs.subtypes.enchantment.includes('Saga') ? ['Onlooker Saga'] : []),
  ...(needs.types.has('planeswalker') ? ['Onlooker Sage'] : []),
  ...mixtures(needs),
  ...spells(needs),
  ...needs.names,
];

function bob(card: Card, needs: Needs): PlayerSetup {
  const worn = wears(needs) ? [{ card: 'Onlooker Shroud', attachedTo: 'Onlooker Ox' }] : [];
  return {
    name: 'Bob',
    life: 40,
    exile: needs.zones.has('exile') || needs.statuses.has('exiled') ? ['Onlooker Ox', 'Onlooker Feint', ...mixtures(needs)] : [],
    ...common(needs),
    hand: [...HAND, ...spells(needs), ...awaited(needs), 'Forest'],
    battlefield: [...permanents(needs), 'Onlooker Queen', ...worn, ...tapped(needs)],
    graveyard: [...graveyard(needs), ...(needs.kinds.has('named') || needs.kinds.has('sharesQuality') ? [card.name] : [])],
  };
}

/** What the opponent has that is tapped, where words ask for it. */
const tapped = ({ statuses, kinds }: Needs): readonly object[] =>
  statuses.has('tapped') || kinds.has('doesntUntap') ? [{ card: 'Onlooker Ox', tapped: true }] : [];

/** The basic lands whose types the words don't speak of: landwalk asks for those. */
const landsBut = ({ subtypes }: Needs): readonly string[] => LANDS.filter((land) => !subtypes.land.includes(land));

/** He has nothing, and draws nothing that would be of use. */
const ALONE: PlayerSetup = { name: 'Bob', life: 20, mana: 'unlimited', library: Array(9).fill('Forest'), librarySize: 9 };

const bareBob = (needs: Needs): PlayerSetup => ({
  name: 'Bob',
  life: 4,
  mana: 'unlimited',
  library: LIBRARY,
  librarySize: LIBRARY.length,
  hand: ['Onlooker Ox'],
  battlefield: ['Onlooker Motley', ...landsBut(needs)],
  graveyard: [],
});

/** Enough copies in hand that each mode can be used. */
const copies = (card: Card, modes: number): readonly string[] =>
  isConspiracy(card) ? [] : Array(Math.max(2, modes + 1)).fill(card.name);

/** What begins the game in the command zone, with the name that was chosen for it, and never leaves it (CR 315). */
const isConspiracy = ({ faces }: Card): boolean => faces[0]!.types.includes('Conspiracy');
const conspiring = ({ name }: Card, onlooker: string): object => ({ card: name, chosen: { name: onlooker } });

/** Whether it asks for others of its name, or for its coming out of the library. */
const ofItself = ({ kinds }: Needs): boolean => kinds.has('named') || kinds.has('sharesQuality') || kinds.has('isPutInto');

function ann(card: Card, needs: Needs, beginning: Beginning, modes: number): PlayerSetup {
  const isCreature = card.faces[0]!.types.includes('Creature');
  const laden = beginning.laden && beginning.battlefield && isCreature;
  const host = laden ? card.name : 'Onlooker Ox';
  const attached =
    laden || wears(needs) ? ['Onlooker Blade', 'Onlooker Shroud'].map((name) => ({ card: name, attachedTo: host })) : [];
  return {
    name: 'Ann',
    // As much as is asked for.
    life: needs.most > 40 && needs.most < 100 ? needs.most : 40,
    ...(needs.kinds.has('payEnergy') ? { counters: { energy: 8 } } : {}),
    ...(needs.kinds.has('isDesignated') ? { monarch: true, initiative: true } : {}),
    ...(needs.kinds.has('completedDungeon') || needs.kinds.has('dungeonsCompleted') ? { completedDungeons: ['Undercity'] } : {}),
    ...(needs.actions.has('completeDungeon') ? { dungeon: { name: 'Undercity', room: 'Archives' } } : {}),
    ...(needs.kinds.has('ringTemptations') ? { ringTempted: 3 } : {}),
    ...(needs.kinds.has('speedOf') ? { speed: 4 } : {}),
    // A card that asks for others of its name finds one.
    ...common(needs, ofItself(needs) ? [card.name] : []),
    ...(beginning.byLands && needs.spent.size > 0 ? { mana: '' } : {}),
    hand: [...copies(card, modes), ...HAND, ...spells(needs), ...awaited(needs), 'Forest', 'Forest'],
    battlefield: [
      ...permanents(needs),
      { card: 'Onlooker Ox', tapped: true },
      ...(needs.nouns.has('commander') || needs.colors.has('commanderIdentity')
        ? [{ card: 'Onlooker Queen', commander: true }]
        : []),
      ...landsFor(needs, beginning),
      ...(needs.most > 4 ? [{ card: 'Onlooker Ox', count: 2 }] : []),
      ...own(card, needs, beginning),
      ...attached,
    ],
    ...(isConspiracy(card)
      ? { command: [conspiring(card, 'Onlooker Motley'), conspiring(card, 'Onlooker Meal')] }
      : needs.zones.has('command') && beginning.graveyard
        ? { command: [{ card: card.name, commander: true }] }
        : {}),
    graveyard: beginning.bare === 'alone' ? [] : [...graveyard(needs), ...(beginning.graveyard ? [card.name] : [])],
  };
}

function bareAnn(card: Card, needs: Needs, beginning: Beginning): PlayerSetup {
  return {
    name: 'Ann',
    // As little as is asked for.
    life: beginning.bare === 'both' ? 20 : needs.kinds.has('lifeTotalOf') && needs.most <= 10 ? Math.max(1, needs.most) : 3,
    ...common(needs),
    hand: beginning.bare === 'both' && beginning.battlefield ? [] : [card.name],
    battlefield: own(card, needs, beginning),
    graveyard: [],
  };
}
