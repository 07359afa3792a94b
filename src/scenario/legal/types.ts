import type { RuleNumber } from '../../rules/citations.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { MissingDecision, RefusalView, ThingView, UnsupportedText } from '../answer.ts';
import type { DocumentError } from '../document/index.ts';
import type { Status } from '../document/vocabulary.ts';

/** What kind of action it is; `choose` answers the decision that is open. */
export const ACTION_KINDS = ['pass', 'play', 'cast', 'activate', 'special', 'attack', 'block', 'choose', 'concede'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** A part of a scenario document. */
export type ActionWords = Readonly<Record<string, unknown>>;

/** Something that a player can do now and carry through. */
export interface LegalAction {
  readonly kind: ActionKind;
  readonly player: string;
  /** One sentence. */
  readonly summary: string;
  /** The action as a scenario says it, with one legal way of all that is chosen for it. */
  readonly action: ActionWords;
  /** The object that it is done with; several where nothing tells them apart. Empty where there is none. */
  readonly objects: readonly ThingView[];
  readonly zone: Zone | null;
  /** Which face is cast or played, where the card has several. */
  readonly face: string | null;
  /** By what the spell is cast; null for its mana cost. */
  readonly using: string | null;
  /** The words of the ability. */
  readonly words: string | null;
  readonly manaAbility: boolean;
  /** The player gets priority only once others have passed, without anything resolving meanwhile (CR 117.3d). */
  readonly othersPass: boolean;
  /** The values that X may have; `max` null: as much as anyone asks for. */
  readonly x: { readonly min: number; readonly max: number | null } | null;
  /** Optional additional costs that could be paid too. */
  readonly optionalCosts: readonly string[];
  /** What is chosen first, with nothing but the options that lead to a legal end. */
  readonly firstChoice: MissingDecision | null;
  /** The rules that allow it. */
  readonly citations: readonly RuleNumber[];
}

/** Something that one might think of, and that the rules forbid now. */
export interface RefusedAction extends RefusalView {
  readonly player: string;
  readonly summary: string;
}

export interface LegalActions {
  readonly status: Status;
  /** Who has priority, or has to decide; null where nobody acts. */
  readonly player: string | null;
  readonly actions: readonly LegalAction[];
  readonly refusals: readonly (RefusalView & Partial<RefusedAction>)[];
  /** The decision that is open. */
  readonly decision: MissingDecision | null;
  /** Words that keep something from being judged. */
  readonly unsupported: readonly UnsupportedText[];
  /** The effective date of the rules. */
  readonly edition: string;
}

export type LegalResult =
  | { readonly ok: true; readonly legal: LegalActions }
  | { readonly ok: false; readonly errors: readonly DocumentError[] };
