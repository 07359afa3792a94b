/**
 * The scenario as the program sees it: validated, shorthand written out, defaults filled in. The types follow from the
 * schemas that validate documents and that the published JSON Schema is made from.
 */
import type { z } from 'zod';
import type { action } from './schema/actions.ts';
import type { payment } from './schema/answers.ts';
import type { expectations, stateExpectations } from './schema/expectations.ts';
import type { scenario } from './schema/scenario.ts';

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

export type { AnswerItem, AnswerValue, PaidWith } from './schema/answers.ts';
export type {
  ActionKind,
  DecisionKind,
  Designation,
  FaceDownKind,
  Format,
  Status,
  TurnStep,
  Zone,
} from './vocabulary.ts';

/** A whole scenario. */
export type Scenario = Frozen<z.output<typeof scenario>>;

/** A player as the scenario sets the player up. */
export type PlayerSetup = Scenario['players'][number];

/** An object (or `count` objects alike) as the scenario sets it up; `owner` and `controller` are filled in. */
export type ObjectSetup = PlayerSetup['battlefield'][number];

/** A card that the scenario defines for itself. */
export type CardDefinition = Scenario['cards'][number];

/** Where the game stands at first. */
export type Start = Scenario['start'];

/** One action, told apart by `kind`. */
export type Action = Frozen<z.output<typeof action>>;
export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;
export type CastAction = ActionOf<'cast'>;
export type ActivateAction = ActionOf<'activate'>;
export type SpecialAction = ActionOf<'special'>;
export type PlayAction = ActionOf<'play'>;
export type AttackAction = ActionOf<'attack'>;
export type BlockAction = ActionOf<'block'>;
export type AssignAction = ActionOf<'assign'>;
export type AskAction = ActionOf<'ask'>;
/** What `ask` asks about. */
export type AskableAction = AskAction['action'];

/** `pay`: what pays a cost where it matters. */
export type Payment = Frozen<z.output<typeof payment>>;

/** What a test file says must come out. */
export type Expectations = Frozen<z.output<typeof expectations>>;
/** What `check` says holds in the middle. */
export type StateExpectations = Frozen<z.output<typeof stateExpectations>>;
export type PlayerExpectation = NonNullable<StateExpectations['players']>[number];
export type ObjectExpectation = NonNullable<StateExpectations['objects']>[number];
export type ZoneExpectation = NonNullable<StateExpectations['has']>[number];
