import { z } from 'zod';
import { CASTING_ZONES, TURN_STEPS } from '../vocabulary.ts';
import { answers, payment } from './answers.ts';
import { stateExpectations } from './expectations.ts';
import { abilityWords, amount, amounts, flag, LIMITS, list, ordinal, ruleNumbers, word } from './primitives.ts';

const player = word('Whose action it is').exactOptional();
const choices = answers('Answers, in order, to the decisions asked while this action is carried out').default([]);
const targets = list(
  z.union([word('A reference'), list(word('A reference'), 'Several targets for one instance of the word "target"')]),
  'Targets in the order of the text; [] for none where "up to" allows it',
).exactOptional();
const x = amount('The value of X').exactOptional();
const modes = list(
  z.union([ordinal('Number of a mode, from 1'), word('First words of a mode')]),
  'Modes, by number or by their first words',
).exactOptional();
const divide = amounts('How damage or counters are divided: from target to amount').exactOptional();
const pay = payment.default({});

const additionalCost = z
  .union([word('An optional cost, such as kicker'), z.strictObject({ splice: word('The card that is spliced') })])
  .transform((cost) => (typeof cost === 'string' ? { cost } : { cost: 'splice', card: cost.splice }))
  .describe('An optional additional cost that is paid; repeated for repeated payment');

const zone = z.enum(CASTING_ZONES).describe('The zone that the card is in').exactOptional();

const cast = z
  .strictObject({
    player,
    cast: word('The card to cast, or one of its faces'),
    from: zone,
    using: word(
      '"without paying", a keyword with an alternative cost or a permission, or the card that gives one',
    ).exactOptional(),
    face: word('The face to cast').exactOptional(),
    targets,
    x,
    modes,
    costs: list(additionalCost, 'Optional additional costs that are paid').default([]),
    divide,
    pay,
    choices,
  })
  .transform(({ cast: card, ...rest }) => ({ kind: 'cast' as const, card, ...rest }))
  .meta({ id: 'CastAction', description: 'Casts a spell (CR 601)' });

const activate = z
  .strictObject({
    player,
    activate: z
      .union([ordinal('Number of the ability, from 1'), abilityWords("A keyword, or the ability's first words")])
      .describe('A keyword, the first words of the ability, or its number'),
    of: word('The object that has the ability'),
    targets,
    x,
    modes,
    divide,
    pay,
    choices,
  })
  .transform(({ activate: ability, ...rest }) => ({ kind: 'activate' as const, ability, ...rest }))
  .meta({ id: 'ActivateAction', description: 'Activates an ability (CR 602)' });

const special = z
  .strictObject({
    player,
    special: word('A special action: suspend, foretell, plot, turn face up, unlock …'),
    card: word('The card or permanent'),
    x,
    pay,
    choices,
  })
  .transform(({ special: what, ...rest }) => ({ kind: 'special' as const, what, ...rest }))
  .meta({ id: 'SpecialAction', description: 'Takes a special action (CR 116)' });

const play = z
  .strictObject({ player, play: word('The land to play'), from: zone, face: word('The face to play').exactOptional(), choices })
  .transform(({ play: card, ...rest }) => ({ kind: 'play' as const, card, ...rest }))
  .meta({ id: 'PlayAction', description: 'Plays a land (CR 305)' });

const attacker = z.strictObject({
  attacker: word('The creature'),
  on: word('The player, planeswalker or battle that it attacks'),
  exert: flag('Whether to exert it as it attacks').exactOptional(),
  enlist: z
    .union([word('The creature that is tapped for enlist'), list(word('A creature'), 'One creature for each enlist ability')])
    .meta({
      description: 'The creature that is tapped for enlist, a list where the attacker has several such abilities (CR 702.154)',
    })
    .exactOptional(),
});

const attack = z
  .strictObject({
    player,
    attack: list(attacker, 'The attackers that are declared'),
    bands: list(list(word('A creature'), 'One band'), 'Bands that the attackers form').default([]),
    choices,
  })
  .transform(({ attack: attackers, ...rest }) => ({ kind: 'attack' as const, attackers, ...rest }))
  .meta({ id: 'AttackAction', description: 'Declares attackers (CR 508)' });

const block = z
  .strictObject({
    player,
    block: list(
      z.strictObject({ blocker: word('The blocking creature'), attacker: word('The creature that it blocks') }),
      'The blockers that are declared',
    ),
    choices,
  })
  .transform(({ block: blockers, ...rest }) => ({ kind: 'block' as const, blockers, ...rest }))
  .meta({ id: 'BlockAction', description: 'Declares blockers (CR 509)' });

const assign = z
  .strictObject({
    player,
    assign: list(
      z.strictObject({
        from: word('The creature that deals the damage'),
        to: word('What it is assigned to'),
        damage: amount('How much'),
      }),
      'How combat damage is assigned, where it is a choice',
    ),
    choices,
  })
  .transform(({ assign: damage, ...rest }) => ({ kind: 'assign' as const, damage, ...rest }))
  .meta({ id: 'AssignAction', description: 'Says how combat damage is assigned, any time before it is dealt (CR 510)' });

const resolve = z
  .strictObject({ resolve: word('top, all, or the name of something on the stack'), choices })
  .transform(({ resolve: until, ...rest }) => ({
    kind: 'resolve' as const,
    until:
      until === 'top' || until === 'all' ? ({ kind: until } as const) : ({ kind: 'object' as const, object: until } as const),
    ...rest,
  }))
  .meta({ id: 'ResolveAction', description: 'Everyone passes until something has resolved' });

const pass = z
  .strictObject({ pass: word('The player who passes priority once'), choices })
  .transform(({ pass: who, ...rest }) => ({ kind: 'pass' as const, player: who, ...rest }))
  .meta({ id: 'PassAction', description: 'One player passes priority once' });

const advanceTo = z
  .strictObject({
    advanceTo: z
      .strictObject({
        step: z.enum(TURN_STEPS).describe('The step to go to'),
        active: word('Whose turn it is then').exactOptional(),
        turn: ordinal('The number of the turn').exactOptional(),
      })
      .describe('The step, and perhaps whose turn or which turn'),
    choices,
  })
  .transform(({ advanceTo: to, ...rest }) => ({ kind: 'advanceTo' as const, ...to, ...rest }))
  .meta({ id: 'AdvanceAction', description: 'Everyone passes until a step has begun' });

const choose = z
  .strictObject({ player: word('Whose decisions they answer'), choose: answers("Answers for that player's next decisions") })
  .transform(({ choose: given, ...rest }) => ({ kind: 'choose' as const, answers: given, ...rest }))
  .meta({ id: 'ChooseAction', description: 'Answers the next decisions of a player' });

const askable = z.union([cast, activate, special, play, attack, block]);

const ask = z
  .strictObject({
    ask: askable.describe('The action asked about'),
    legal: flag('Test files: whether it is legal').exactOptional(),
    rules: ruleNumbers('Test files: rules each of which the answer cites').default([]),
    rulesAny: ruleNumbers('Test files: rules at least one of which the answer cites').default([]),
  })
  .transform(({ ask: action, ...rest }) => ({ kind: 'ask' as const, action, ...rest }))
  .meta({ id: 'AskAction', description: 'Asks whether an action would be legal; nothing happens' });

const check = z
  .strictObject({ check: stateExpectations.describe('Test files: what holds at this point') })
  .transform(({ check: expect }) => ({ kind: 'check' as const, expect }))
  .meta({ id: 'CheckAction', description: 'Test files: compares the state at this point' });

const concede = z
  .strictObject({ concede: word('The player who concedes') })
  .transform(({ concede: who }) => ({ kind: 'concede' as const, player: who }))
  .meta({ id: 'ConcedeAction', description: 'A player concedes (CR 104.3a)' });

/** In the order of ACTION_KINDS, so that a mapping's word finds its form. */
export const action = z
  .union([cast, activate, special, play, attack, block, assign, resolve, pass, advanceTo, choose, ask, check, concede])
  .meta({ id: 'Action', description: 'One thing that a player does, or that the game is asked' });

export const actions = z.array(action).max(LIMITS.actions).describe('What happens, in order').default([]);
