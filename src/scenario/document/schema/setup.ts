import { z } from 'zod';
import { CARD_LAYOUTS } from '../../../cards/card.ts';
import { COLORS } from '../../../rules/vocabulary/colors.ts';
import { DESIGNATIONS, type Designation, FACE_DOWN_KINDS, TURN_STEPS } from '../vocabulary.ts';
import { amount, counters, flag, integer, LIMITS, list, manaSymbols, ordinal, poolMana, prose, word } from './primitives.ts';

const printedNumber = (meaning: string) =>
  z
    .union([z.string().min(1).max(20), z.int().min(-99).max(99)])
    .transform(String)
    .describe(meaning)
    .exactOptional();

const faceKeys = {
  name: word('The name'),
  manaCost: manaSymbols('Mana cost; leave it out where there is none').exactOptional(),
  typeLine: word('Type line, such as "Creature — Elf Druid"'),
  oracleText: prose('The words, one ability on each line').default(''),
  power: printedNumber('Printed power'),
  toughness: printedNumber('Printed toughness'),
  loyalty: printedNumber('Printed loyalty'),
  defense: printedNumber('Printed defense'),
  colorIndicator: list(z.enum(COLORS), 'Colors of the color indicator').exactOptional(),
};

const faceDefinition = z.strictObject(faceKeys);

/** A card that the store lacks, or that is to be another one for this scenario. */
export const cardDefinition = z
  .strictObject({
    ...faceKeys,
    typeLine: faceKeys.typeLine.exactOptional(),
    layout: z.enum(CARD_LAYOUTS).describe('How the faces belong together').default('normal'),
    faces: z.array(faceDefinition).min(1).max(8).describe('The faces of a card with several').exactOptional(),
  })
  .meta({ id: 'CardDefinition', description: 'A card defined for this scenario only' });

/** What was chosen for a permanent as it entered. */
const chosen = z
  .strictObject({
    color: z.enum(COLORS).describe('A color').exactOptional(),
    type: word('A type').exactOptional(),
    name: word('A card name').exactOptional(),
    number: integer('A number').exactOptional(),
    player: word('A player').exactOptional(),
  })
  .describe('What was chosen for it');

const designationFlags = Object.fromEntries(
  DESIGNATIONS.map((name) => [name, flag(`Whether it is ${name}`).default(false)]),
) as Record<Designation, z.ZodDefault<z.ZodBoolean>>;

const objectMapping = z.strictObject({
  card: word("The card's name"),
  as: word('An alias: it follows the card through zones').exactOptional(),
  count: ordinal('Several alike').default(1),
  tapped: flag('Whether it is tapped').default(false),
  counters: counters('Counters on it').default({}),
  damage: amount('Damage marked on it').default(0),
  attachedTo: word('What it is attached to').exactOptional(),
  controller: word('Who controls it').exactOptional(),
  owner: word('Who owns it').exactOptional(),
  faceDown: z
    .union([z.boolean(), z.enum(FACE_DOWN_KINDS)])
    .describe('Why it is face down; true outside the battlefield')
    .default(false),
  face: word('The face that is up').exactOptional(),
  token: flag('Whether it is a token').default(false),
  sick: flag('Whether it came under control only this turn (summoning sickness)').default(false),
  chosen: chosen.default({}),
  copyOf: word('The card that it is a copy of').exactOptional(),
  phasedOut: flag('Whether it is phased out').default(false),
  commander: flag('Whether it is its owner’s commander').default(false),
  level: ordinal('Level of a Class').exactOptional(),
  ...designationFlags,
});

/** A card's name, or a mapping that says more; always the mapping afterwards. */
export const objectSetup = z
  .union([word("The card's name"), objectMapping])
  .transform((object) => {
    const full = typeof object === 'string' ? objectMapping.parse({ card: object }) : object;
    const rest = Object.fromEntries(Object.entries(full).filter(([key]) => !isDesignation(key)));
    return {
      ...(rest as Omit<typeof full, Designation>),
      designations: DESIGNATIONS.filter((name) => full[name]),
    };
  })
  .meta({ id: 'Object', description: "A card's name, or a mapping with the card and what is special about it" });

const isDesignation = (key: string): key is Designation => (DESIGNATIONS as readonly string[]).includes(key);

const zone = (meaning: string) => list(objectSetup, meaning).default([]);

export const playerSetup = z
  .strictObject({
    name: word("The player's name; no two are alike"),
    life: integer('Life total; 20, or 40 in Commander').exactOptional(),
    counters: counters('Counters that the player has').default({}),
    monarch: flag('Whether the player is the monarch').exactOptional(),
    initiative: flag('Whether the player has the initiative').exactOptional(),
    dungeon: z
      .strictObject({ name: word('The dungeon card'), room: word('The room; the topmost').exactOptional() })
      .describe('The dungeon that the player has in the command zone, and the room of the venture marker')
      .exactOptional(),
    completedDungeons: list(word('A dungeon card'), 'Dungeons that the player has completed').exactOptional(),
    ringTempted: amount('How often the Ring has tempted the player; 1 where a Ring-bearer is there').exactOptional(),
    speed: amount('The speed that the player has; absent: none').exactOptional(),
    cityBlessing: flag("Whether the player has the city's blessing").exactOptional(),
    mana: z
      .union([z.literal('unlimited'), poolMana('Mana in the pool, such as "{U}{U}"')])
      .describe('"unlimited", or mana in the pool, such as "{U}{U}"')
      .default(''),
    hand: zone('Cards in hand'),
    battlefield: zone('Permanents, oldest timestamp first'),
    graveyard: zone('Cards in the graveyard, oldest first'),
    exile: zone('Cards in exile, oldest first'),
    command: zone('Objects in the command zone'),
    outside: list(word('A card'), 'Cards that the player owns outside the game').default([]),
    library: zone('Known cards from the top of the library'),
    librarySize: z.int().min(0).max(LIMITS.library).describe('All cards in the library; 40 more than are listed').exactOptional(),
  })
  .meta({ id: 'Player', description: 'A player and what belongs to that player' });

export const start = z
  .strictObject({
    active: word('Whose turn it is; the first player').exactOptional(),
    turn: ordinal('The number of the turn').default(1),
    step: z.enum(TURN_STEPS).describe('The step at whose beginning the game stands').default('precombat main'),
    dayNight: z.enum(['day', 'night']).describe('Whether it is day or night; absent: neither').exactOptional(),
  })
  .describe('Where the game stands at first');

export const commanderDamage = list(
  z.strictObject({
    from: word('The commander'),
    to: word('The player'),
    damage: amount('Combat damage dealt so far'),
  }),
  'Combat damage that commanders have dealt',
).default([]);

const perPlayer = (meaning: string) => z.record(word('A player'), amount('How many')).describe(meaning).default({});

export const thisTurn = z
  .strictObject({
    landsPlayed: perPlayer('Lands that each player has played this turn'),
    spellsCast: perPlayer('Spells that each player has cast this turn'),
    cardsDrawn: perPlayer('Cards that each player has drawn this turn'),
    lifeGained: perPlayer('Life that each player has gained this turn'),
    lifeLost: perPlayer('Life that each player has lost this turn'),
    creaturesDied: perPlayer('Creatures under the control of each player that died this turn'),
  })
  .describe('What has happened this turn before the scenario begins');

export const cardDefinitions = z.array(cardDefinition).max(LIMITS.list).describe('Cards defined for this scenario').default([]);
