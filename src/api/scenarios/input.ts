import { CARD_LAYOUTS } from '../../cards/card.ts';
import { invariant } from '../../rules/assert.ts';
import { COLORS } from '../../rules/vocabulary/colors.ts';
import { FACE_DOWN_KINDS, FORMATS, TURN_STEPS, ZONES } from '../../scenario/document/index.ts';
import { wordOf } from '../enums.ts';
import { badUserInput } from '../errors.ts';
import type {
  ActionInput,
  ActivateInput,
  AskInput,
  CardDefinitionInput,
  FaceDefinitionInput,
  ObjectInput,
  PlayerInput,
  ScenarioInput,
} from '../generated/resolvers.ts';

/** A part of a scenario document, before it is validated. */
type Document = Readonly<Record<string, unknown>>;

/** Without the keys that aren't given: a document leaves them out. */
function given(entries: object): Document {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null && value !== undefined));
}

/** A value of an enum as documents write it; nothing for nothing. */
function word<const Word extends string>(words: readonly Word[], value: Parameters<typeof wordOf<Word>>[1] | null | undefined) {
  return value === null || value === undefined ? undefined : wordOf(words, value);
}

function object({ faceDown, ...rest }: ObjectInput): Document {
  return given({ ...rest, faceDown: faceDown === 'PLAIN' ? true : word(FACE_DOWN_KINDS, faceDown) });
}

const objects = (list: PlayerInput['hand']): Document[] | undefined => list?.map(object);

function player(input: PlayerInput): Document {
  return given({
    ...input,
    hand: objects(input.hand),
    battlefield: objects(input.battlefield),
    graveyard: objects(input.graveyard),
    exile: objects(input.exile),
    command: objects(input.command),
    library: objects(input.library),
  });
}

function face({ colorIndicator, ...rest }: FaceDefinitionInput): Document {
  return given({ ...rest, colorIndicator: colorIndicator?.map((color) => wordOf(COLORS, color)) });
}

function definition({ colorIndicator, layout, faces, ...rest }: CardDefinitionInput): Document {
  return given({
    ...rest,
    colorIndicator: colorIndicator?.map((color) => wordOf(COLORS, color)),
    layout: word(CARD_LAYOUTS, layout),
    faces: faces?.map(face),
  });
}

/** An ability by its words, or by its number. */
function ability({ ability: words, abilityNumber, ...rest }: ActivateInput): Document {
  if ((words === null || words === undefined) === (abilityNumber === null || abilityNumber === undefined))
    throw badUserInput('activate needs exactly one of ability and abilityNumber.');
  return given({ ...rest, activate: words ?? abilityNumber });
}

type Kind = keyof ActionInput;

/** The document's form of each action: the word of the action is the key of what is done or whom it is done to. */
const FORMS: { readonly [K in Kind]-?: (input: NonNullable<ActionInput[K]>) => Document } = {
  cast: ({ card, from, ...rest }) => given({ ...rest, cast: card, from: word(ZONES, from) }),
  activate: ability,
  special: ({ action: what, ...rest }) => given({ ...rest, special: what }),
  play: ({ card, from, ...rest }) => given({ ...rest, play: card, from: word(ZONES, from) }),
  attack: ({ attackers, ...rest }) => given({ ...rest, attack: attackers.map(given) }),
  block: ({ blockers, ...rest }) => given({ ...rest, block: blockers.map(given) }),
  assign: ({ damage, ...rest }) => given({ ...rest, assign: damage.map(given) }),
  resolve: ({ until, choices }) => given({ resolve: until, choices }),
  pass: ({ player: who, choices }) => given({ pass: who, choices }),
  advanceTo: ({ choices, step, ...rest }) => given({ advanceTo: given({ ...rest, step: wordOf(TURN_STEPS, step) }), choices }),
  choose: ({ player: who, answers }) => ({ player: who, choose: answers }),
  ask: (input) => ({ ask: action(input) }),
  concede: ({ player: who }) => ({ concede: who }),
};

/** Exactly one key is given: the schema sees to it. */
function action(input: ActionInput | AskInput): Document {
  const found = Object.entries(input).find(([, value]) => value !== null && value !== undefined);
  invariant(found !== undefined, 'one kind of action is given');
  const form = FORMS[found[0] as Kind] as (input: unknown) => Document;
  return form(found[1]);
}

/** The document that a typed scenario stands for; it is validated like any other. */
export function documentOf(input: ScenarioInput): Document {
  const { cards, players, start, format, commanderDamage, thisTurn, unanswered, finish, actions, ...rest } = input;
  return given({
    ...rest,
    cards: cards?.map(definition),
    players: players.map(player),
    start: start && given({ ...start, step: word(TURN_STEPS, start.step), dayNight: start.dayNight?.toLowerCase() }),
    format: word(FORMATS, format),
    commanderDamage: commanderDamage?.map(given),
    thisTurn: thisTurn && given(thisTurn),
    unanswered: unanswered?.toLowerCase(),
    finish: finish?.toLowerCase(),
    actions: actions?.map(action),
  });
}
