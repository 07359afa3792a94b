import type { Card } from '../cards/card.ts';
import type { Answer } from './answer.ts';
import type { DocumentError, Locator, Scenario } from './document/index.ts';

/** Where a run looks cards up. */
export interface CardSource {
  /** By the whole name, or by the name of one face; a whole card's name wins over a face's of another card. Case and accents don't matter. */
  find(name: string): Card | undefined;
  /** Names that somebody may have meant, nearest first. */
  near(name: string): readonly string[];
}

/** An edition of the rules, as far as a run asks. */
export interface RulesSource {
  /** The effective date, YYYY-MM-DD. */
  readonly edition: string;
  exists(number: string): boolean;
}

export interface ResolveContext {
  readonly cards: CardSource;
  /** The edition in force on a date, or the newest one; undefined before the first. */
  rules(on: string | undefined): RulesSource | undefined;
  /** The dates of all editions known, for the error where there is none. */
  readonly editions: readonly string[];
  /** Where errors stand in the scenario's text. */
  readonly locator?: Locator;
}

/** An answer, or what is wrong with the scenario: a card that nobody knows, an ambiguous reference, an answer that isn't an option. */
export type ResolveResult =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly errors: readonly DocumentError[] };

/** Carries a scenario out. Pure: the same scenario, cards and rules give the same answer. */
export type ResolveScenario = (scenario: Scenario, context: ResolveContext) => ResolveResult;
