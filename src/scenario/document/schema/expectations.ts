import { z } from 'zod';
import { COLORS } from '../../../rules/vocabulary/colors.ts';
import { DECISION_KINDS, DESIGNATIONS, type Designation, STATUSES, ZONES } from '../vocabulary.ts';
import { amount, counters, flag, integer, LIMITS, list, ordinal, ruleNumber, ruleNumbers, someOf, word } from './primitives.ts';

const zoneEntry = z
  .union([word('A name'), z.strictObject({ card: word('A name'), count: amount('How many of them').default(1) })])
  .transform((entry) => (typeof entry === 'string' ? { card: entry, count: 1 } : entry));

const zoneList = (meaning: string) => list(zoneEntry, meaning).exactOptional();

const player = z.strictObject({
  name: word('The player'),
  life: integer('Life total').exactOptional(),
  hand: zoneList('The whole hand, in any order'),
  graveyard: zoneList('The whole graveyard, in any order'),
  exile: zoneList('All cards in exile that the player owns, in any order'),
  battlefield: zoneList('All permanents that the player controls, in any order'),
  command: zoneList('All objects in the command zone that the player owns, in any order'),
  library: zoneList('The top cards of the library, from the top'),
  handSize: amount('Number of cards in hand').exactOptional(),
  librarySize: amount('Number of cards in the library').exactOptional(),
  counters: counters('Counters: 0 for none of a kind, {} for none at all').exactOptional(),
  mana: z.string().max(LIMITS.text).describe('Mana in the pool, in any order; "" for none').exactOptional(),
  lost: flag('Whether the player has lost the game').exactOptional(),
  initiative: flag('Whether the player has the initiative').exactOptional(),
  dungeon: z
    .union([z.strictObject({ name: word('The dungeon card'), room: word('The room').exactOptional() }), z.null()])
    .describe('The dungeon that the player is in; null for none')
    .exactOptional(),
  completedDungeons: list(word('A dungeon card'), 'Dungeons that the player has completed, in order').exactOptional(),
  ringTempted: amount('How often the Ring has tempted the player').exactOptional(),
  monarch: flag('Whether the player is the monarch').exactOptional(),
  speed: amount('The speed that the player has; 0 for none').exactOptional(),
  cityBlessing: flag("Whether the player has the city's blessing").exactOptional(),
  won: flag('Whether the player has won the game').exactOptional(),
});

const zonePart = z.strictObject({
  zone: z.enum(ZONES).describe('The zone'),
  player: word('The controller on the battlefield and the stack, the owner elsewhere'),
  card: word('A name'),
  count: amount('Exactly so many; without it at least one').exactOptional(),
});

const strings = (meaning: string) => someOf(word('A word'), meaning).exactOptional();
const wholeList = (meaning: string) => list(word('A word'), meaning).exactOptional();

const designationFlags = Object.fromEntries(
  DESIGNATIONS.map((name) => [name, flag(`Whether it is ${name}`).exactOptional()]),
) as Record<Designation, z.ZodExactOptional<z.ZodBoolean>>;

const object = z.strictObject({
  object: word('Which object: a name, an alias, "Ann\'s NAME", "NAME#2"'),
  count: amount('Exactly so many objects have all the given values').exactOptional(),
  name: z.string().max(LIMITS.name).describe('Its name; "" for none').exactOptional(),
  zone: z.enum(ZONES).describe('The zone that it is in').exactOptional(),
  controller: word('Who controls it').exactOptional(),
  owner: word('Who owns it').exactOptional(),
  power: integer('Power').exactOptional(),
  toughness: integer('Toughness').exactOptional(),
  loyalty: integer('Loyalty').exactOptional(),
  defense: integer('Defense').exactOptional(),
  tapped: flag('Whether it is tapped').exactOptional(),
  counters: counters('Counters: 0 for none of a kind, {} for none at all').exactOptional(),
  damage: amount('Damage marked on it').exactOptional(),
  attachedTo: z
    .union([word('A reference'), z.null()])
    .describe('What it is attached to; null for nothing')
    .exactOptional(),
  colors: list(z.enum(COLORS), 'All its colors; [] for colorless').exactOptional(),
  manaValue: amount('Mana value').exactOptional(),
  token: flag('Whether it is a token').exactOptional(),
  faceDown: flag('Whether it is face down').exactOptional(),
  phasedOut: flag('Whether it is phased out').exactOptional(),
  suspended: flag('Whether it is suspended').exactOptional(),
  attacking: z
    .union([z.boolean(), word('What it attacks; "nothing" where that has been removed from combat')])
    .describe('Whether it attacks, or what')
    .exactOptional(),
  blocking: z
    .union([z.boolean(), word('What it blocks')])
    .describe('Whether it blocks, or what')
    .exactOptional(),
  level: ordinal('Level of a Class').exactOptional(),
  ...designationFlags,
  supertypes: strings('Supertypes that it has, perhaps among others'),
  types: strings('Card types that it has, perhaps among others'),
  subtypes: strings('Subtypes that it has, perhaps among others'),
  keywords: strings('Keyword abilities that it has, perhaps among others'),
  lacksTypes: strings('Card types that it has not'),
  lacksSubtypes: strings('Subtypes that it has not'),
  lacksKeywords: strings('Keyword abilities that it has not'),
  exactTypes: wholeList('All its card types'),
  exactSubtypes: wholeList('All its subtypes'),
});

const stateKeys = {
  players: list(player, 'What holds of players').exactOptional(),
  has: list(zonePart, 'What zones hold, among other things').exactOptional(),
  lacks: list(zonePart, 'What zones do not hold').exactOptional(),
  objects: list(object, 'What holds of objects').exactOptional(),
  stack: list(word('A name, or "ability of NAME"'), 'The whole stack, top first').exactOptional(),
  dayNight: z.enum(['day', 'night', 'neither']).describe('Whether it is day or night').exactOptional(),
  winner: word('The player who has won').exactOptional(),
  losers: list(word('A player'), 'All players who have lost').exactOptional(),
  draw: flag('Whether the game is a draw').exactOptional(),
};

/** What `check` compares in the middle of a scenario. */
export const stateExpectations = z
  .strictObject(stateKeys)
  .meta({ id: 'StateExpectations', description: 'What holds at one point' });

const illegal = z.strictObject({
  action: ordinal('Number of the illegal action, from 1'),
  rules: ruleNumbers('Rules each of which the refusal cites').default([]),
  rulesAny: ruleNumbers('Rules at least one of which the refusal cites').default([]),
});

const decision = z.strictObject({
  player: word('Whose decision it is').exactOptional(),
  kind: z.enum(DECISION_KINDS).describe('What kind of decision it is').exactOptional(),
});

export const expectations = z
  .strictObject({
    status: z.enum(STATUSES).describe('How the scenario ends').exactOptional(),
    ...stateKeys,
    cites: ruleNumbers('Rules each of which is cited by some step').exactOptional(),
    citesAny: someOf(ruleNumber, 'Rules at least one of which is cited by some step').exactOptional(),
    illegal: illegal.describe('The action that the rules forbid; the status is then ILLEGAL').exactOptional(),
    decision: decision.describe('The decision that is missing; the status is then NEEDS_DECISION').exactOptional(),
  })
  .transform(({ status, ...rest }) => ({
    status: status ?? (rest.illegal ? ('ILLEGAL' as const) : rest.decision ? ('NEEDS_DECISION' as const) : ('RESOLVED' as const)),
    ...rest,
  }))
  .meta({ id: 'Expectations', description: 'What a test file says must come out' });
