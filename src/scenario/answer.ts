/**
 * What comes out of a scenario, as plain data: the answer that expectations are compared with, that English is rendered
 * from, and that the API and the command line show.
 */
import type { DecisionKind } from '../engine/decisions/types.ts';
import type { StepKind } from '../engine/trace/step.ts';
import type { RuleNumber } from '../rules/citations.ts';
import type { Color } from '../rules/vocabulary/colors.ts';
import type { TurnStep, Zone } from '../rules/vocabulary/zones.ts';
import type { FaceDownKind, Format, Status } from './document/vocabulary.ts';

export type { DecisionKind, Status, StepKind };

/** An object of the game within one answer. A change of zone makes a new object, and with it a new id (CR 400.7). */
export type ObjectKey = string;

/** What can be attacked, enchanted or chosen: an object or a player. */
export type ThingView =
  | { readonly kind: 'object'; readonly id: ObjectKey; readonly name: string }
  | { readonly kind: 'player'; readonly name: string };

/** An effect that makes an object differ from what is printed, in the order in which the layers apply them (CR 613). */
export interface LayerEffect {
  /** `1a` to `7d`; `copy` and `face down` for what stands before them. */
  readonly layer: string;
  readonly source: { readonly id: ObjectKey | null; readonly name: string };
  /** The words that say so. */
  readonly words: string;
  readonly citations: readonly RuleNumber[];
}

/** What an object is made of (CR 109.1). */
export type Substance = 'card' | 'token' | 'copy' | 'ability' | 'emblem';

/** A known object in a public zone or a hand or library, with its characteristics after the layers. */
export interface ObjectView {
  readonly id: ObjectKey;
  readonly substance: Substance;
  /** The name that it has now; "" for none. */
  readonly name: string;
  /** The whole name of its card or token; for an ability on the stack that of its source; null where there is none. */
  readonly printedName: string | null;
  /** The names of the faces of its card or token, one for each. */
  readonly faceNames: readonly string[];
  /** The scenario's names for its card. */
  readonly aliases: readonly string[];
  readonly zone: Zone;
  readonly owner: string;
  /** Null outside the battlefield and the stack (CR 108.4). */
  readonly controller: string | null;
  readonly timestamp: number;
  /** Mana symbols; null where it has no mana cost. */
  readonly manaCost: string | null;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Keyword abilities with what follows them: `flying`, `ward {2}`, `vanishing 3`. */
  readonly keywords: readonly string[];
  /** The lines of words that it has now. */
  readonly abilities: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly faceDown: boolean;
  /** Why it is face down, where that decides its characteristics (CR 708.2). */
  readonly faceDownAs: FaceDownKind | null;
  readonly phasedOut: boolean;
  /** None of its counters is 0. */
  readonly counters: Readonly<Record<string, number>>;
  readonly damage: number;
  readonly attachedTo: ThingView | null;
  readonly suspended: boolean;
  readonly attacking: ThingView | null;
  /** What it attacked has been removed from combat; it is attacking all the same (CR 506.4c). */
  readonly attacksNothing: boolean;
  readonly blocking: readonly ThingView[];
  readonly designations: readonly string[];
  readonly level: number | null;
  readonly chosen: Readonly<Record<string, string | number>>;
  readonly commander: boolean;
  /** On the stack: what was chosen for it; empty elsewhere. */
  readonly targets: readonly ThingView[];
  /** For an ability on the stack: the object it came from, and its words. */
  readonly source: { readonly id: ObjectKey; readonly name: string } | null;
  readonly words: string | null;
  /** Why it differs from what is printed. */
  readonly effects: readonly LayerEffect[];
}

export interface PlayerView {
  readonly name: string;
  readonly life: number;
  /** None of the counters is 0. */
  readonly counters: Readonly<Record<string, number>>;
  /** The pool as symbols, such as `{U}{U}`; "unlimited" where the scenario says so. */
  readonly mana: string;
  readonly monarch: boolean;
  readonly cityBlessing: boolean;
  /** 0 where the player has none. */
  readonly speed: number;
  readonly initiative: boolean;
  /** The dungeon card that the player's venture marker is on, and its room; null for none. */
  readonly dungeon: { readonly name: string; readonly room: string } | null;
  /** In the order in which they were completed. */
  readonly completedDungeons: readonly string[];
  /** How often the Ring has tempted the player. */
  readonly ringTempted: number;
  readonly landsPlayed: number;
  readonly lost: boolean;
  /** The rule by which the player lost. */
  readonly lostBy: RuleNumber | null;
  readonly won: boolean;
  /** Ids in the order of the zone: oldest first; the library from the top, null for each unknown card above the last known one. */
  readonly hand: readonly (ObjectKey | null)[];
  readonly library: readonly (ObjectKey | null)[];
  readonly graveyard: readonly ObjectKey[];
  /** What the player controls on the battlefield, phased-out permanents included. */
  readonly battlefield: readonly ObjectKey[];
  /** What the player owns. */
  readonly exile: readonly ObjectKey[];
  readonly command: readonly ObjectKey[];
  /** Unknown cards included. */
  readonly handSize: number;
  readonly librarySize: number;
}

/** The whole game at one moment. */
export interface GameStateView {
  readonly turn: number;
  readonly active: string;
  readonly step: TurnStep;
  /** Null while it is neither (CR 731.1). */
  readonly dayNight: 'day' | 'night' | null;
  readonly priority: string | null;
  readonly players: readonly PlayerView[];
  /** Top first. */
  readonly stack: readonly ObjectKey[];
  /** Every known object, by timestamp. */
  readonly objects: readonly ObjectView[];
  /** Set when the game has ended (CR 104.1). */
  readonly over: { readonly winners: readonly string[]; readonly draw: boolean } | null;
}

/** One change that a step made. */
export interface StateChange {
  readonly kind: string;
  /** One sentence. */
  readonly summary: string;
  readonly subjects: readonly ThingView[];
}

/** Something that was considered, and the rule that rejected it. */
export interface Alternative {
  readonly what: string;
  readonly why: string;
  readonly citations: readonly RuleNumber[];
}

/** The very words of a card that caused something. */
export interface CardWords {
  readonly card: string;
  readonly text: string;
}

/** One step of the explanation. Steps stand in order; `parentId` and `depth` make them a tree. */
export interface Step {
  readonly id: string;
  readonly parentId: string | null;
  readonly depth: number;
  readonly turn: number;
  readonly turnStep: TurnStep;
  readonly kind: StepKind;
  /** The action (from 1) under which it happened; null before the first and after the last. */
  readonly actionIndex: number | null;
  /** One sentence in plain English. */
  readonly summary: string;
  readonly citations: readonly RuleNumber[];
  readonly subjects: readonly ThingView[];
  readonly words: CardWords | null;
  readonly considered: readonly Alternative[];
  readonly changes: readonly StateChange[];
}

export interface DecisionOption {
  /** What an answer has to say to choose it. */
  readonly answer: string;
  /** For people, where it says more. */
  readonly label: string;
  readonly thing: ThingView | null;
  /** How many things it stands for that nothing tells apart: so often may it be chosen where several may be. 1 for most. */
  readonly count: number;
}

/** The decision that the scenario gives no answer to. */
export interface MissingDecision {
  readonly player: string;
  readonly kind: DecisionKind;
  readonly prompt: string;
  readonly options: readonly DecisionOption[];
  readonly min: number;
  readonly max: number;
  /** The name of what asks; answers may be addressed to it. */
  readonly source: string | null;
  /** Words or numbers that no list of options can hold: a card name, a number, a payment. */
  readonly open: string | null;
  /** What is divided among the options: an answer is a mapping from option to amount. */
  readonly total: number | null;
  /** Groups into which the options go, as in scry: an answer is a mapping from group to options. Empty for most. */
  readonly groups: readonly string[];
  readonly citations: readonly RuleNumber[];
}

/** How a decision came about. */
export type DecidedBy = 'given' | 'only legal' | 'alike' | 'default';

export interface DecisionTaken {
  readonly player: string;
  readonly kind: DecisionKind;
  readonly prompt: string;
  readonly options: readonly string[];
  readonly chosen: string;
  readonly by: DecidedBy;
  readonly citations: readonly RuleNumber[];
}

/** An action that the rules forbid. */
export interface RefusalView {
  /** Counted from 1. */
  readonly actionIndex: number;
  readonly reason: string;
  readonly citations: readonly RuleNumber[];
}

/** Words of a card that the engine doesn't read or carry out. */
export interface UnsupportedText {
  readonly card: string;
  readonly words: string;
  readonly reason: string;
}

/** The answer to one `ask`. */
export interface LegalityAnswer {
  /** Counted from 1. */
  readonly actionIndex: number;
  readonly legal: boolean;
  /** Why not; null where it is legal. */
  readonly reason: string | null;
  readonly citations: readonly RuleNumber[];
}

export interface Warning {
  readonly kind: 'unused answer' | 'other';
  readonly message: string;
  /** The action (from 1) that it is about. */
  readonly actionIndex: number | null;
}

/** Something taken for granted because the scenario doesn't say, such as how a cost was paid. */
export interface Assumption {
  readonly text: string;
  readonly citations: readonly RuleNumber[];
}

/** The state at a `check`. */
export interface CheckPoint {
  /** Counted from 1. */
  readonly actionIndex: number;
  readonly state: GameStateView;
}

/** What the answer follows from: the same receipt has the same answer. */
export interface Receipt {
  readonly engineVersion: string;
  /** The effective date of the rules. */
  readonly edition: string;
  readonly cardsSha256: string;
  readonly scenarioSha256: string;
}

export interface Answer {
  readonly status: Status;
  readonly format: Format;
  readonly steps: readonly Step[];
  readonly finalState: GameStateView;
  /** Set when the status is NEEDS_DECISION. */
  readonly decision: MissingDecision | null;
  /** Set when the status is ILLEGAL. */
  readonly refusal: RefusalView | null;
  /** Not empty when the status is UNSUPPORTED. */
  readonly unsupported: readonly UnsupportedText[];
  /** Set when the status is EXHAUSTED: what was repeating. */
  readonly exhausted: string | null;
  readonly caveats: readonly UnsupportedText[];
  readonly answers: readonly LegalityAnswer[];
  readonly decisions: readonly DecisionTaken[];
  readonly warnings: readonly Warning[];
  readonly assumptions: readonly Assumption[];
  readonly checks: readonly CheckPoint[];
  readonly receipt: Receipt;
}
