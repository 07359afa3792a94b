// Tokens and mana: what acts bring into being.
import type { Color } from '../../rules/vocabulary/colors.ts';
import type { CardType, Supertype } from '../../rules/vocabulary/types.ts';
import type { Ability } from './abilities.ts';
import type { Act } from './acts.ts';
import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';
import type { EitherFilter, Filter, ObjectPhrase } from './phrases.ts';

/** Creates tokens (CR 701.7). */
export interface CreateToken extends Done {
  readonly kind: 'createToken';
  readonly amount: Amount;
  readonly token: TokenSpec;
  readonly tapped?: true;
  readonly attacking?: true;
  /** "attacking that player or a planeswalker they control": of the player for whom it is done (CR 702.116a). */
  readonly attackingThat?: 'player' | 'playerOrPlaneswalker';
  readonly attachedTo?: ObjectPhrase;
  /** "that attacks that player this turn if able": the player for whom it is done (CR 702.141a). */
  readonly mustAttackThat?: true;
}
/** "a 3/3 … token with deathtouch and a 3/3 … token with lifelink": all of them at the same time. */
export interface CreateTokens extends Done {
  readonly kind: 'createTokens';
  readonly all: readonly TokenGroup[];
}
export interface TokenGroup extends Done {
  readonly kind: 'tokenGroup';
  readonly amount: Amount;
  readonly token: TokenSpec;
  readonly tapped?: true;
}
/** A token described in full: "1/1 white Soldier creature token with vigilance". */
export interface TokenDescription extends Done {
  readonly kind: 'tokenDescription';
  readonly name?: string;
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly supertypes: readonly Supertype[];
  /** Empty: colorless. */
  readonly colors: readonly Color[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly Ability[];
}
/** A token that the rules define: Treasure, Food, Clue, Blood, Map, Powerstone … (CR 111.10). */
export interface PredefinedToken extends Done {
  readonly kind: 'predefinedToken';
  readonly name: string;
}
/** "a token that's a copy of target creature"; `except` as for copies. */
export interface CopyToken extends Done {
  readonly kind: 'copyToken';
  readonly of: ObjectPhrase;
  readonly except?: readonly Act[];
}
/** "You get an emblem with …" (CR 114.1). */
export interface GetEmblem extends Done {
  readonly kind: 'getEmblem';
  readonly abilities: readonly Ability[];
}
/** "five of those tokens": of what the sentence before creates. */
export interface SameToken extends Done {
  readonly kind: 'sameToken';
}
export type TokenSpec = SameToken | TokenDescription | PredefinedToken | CopyToken;
/** Adds mana (CR 106). */
export interface AddMana extends Done {
  readonly kind: 'addMana';
  readonly mana: ManaProduced;
  readonly spendOnly?: Filter | EitherFilter;
  /** Until when it isn't lost as steps and phases end, where a sentence behind says so. */
  readonly lasts?: 'end of combat' | 'end of turn';
}
/** "{G}{G}". */
export interface ManaSymbols extends Done {
  readonly kind: 'manaSymbols';
  readonly symbols: readonly string[];
}
/** "{G} or {U}", "{W}{W}, {W}{U}, or {U}{U}": one of them. */
export interface ManaChoice extends Done {
  readonly kind: 'manaChoice';
  readonly choices: readonly (ManaSymbols | ManaOfColor)[];
}
/** "one mana of any color", "two mana in any combination of colors", "X mana of any one color". */
export interface ManaOfColor extends Done {
  readonly kind: 'manaOfColor';
  readonly amount: Amount;
  readonly color:
    | 'any'
    | 'anyCombination'
    | 'anyOne'
    | 'chosen'
    /** What `of` could produce (CR 106.7). */
    | 'couldProduce'
    /** The colors of `of`. */
    | 'among'
    /** Each color of `of`: so much of every one. */
    | 'eachAmong'
    | 'thatProduced'
    | 'commanderIdentity';
  readonly of?: ObjectPhrase;
  /** "of any type that …": colorless mana too. */
  readonly anyType?: true;
  /** "in any combination of {U} and/or {R}". */
  readonly colors?: readonly string[];
}
/** "{G} for each creature you control", "an amount of {G} equal to its power". */
export interface ManaAmount extends Done {
  readonly kind: 'manaAmount';
  readonly symbol: string;
  readonly amount: Amount;
}
export type ManaProduced = ManaSymbols | ManaChoice | ManaOfColor | ManaAmount;
