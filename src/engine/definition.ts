import type { Ability } from '../oracle/tree/index.ts';
import type { RuleNumber } from '../rules/citations.ts';
import type { ManaCost } from '../rules/mana/index.ts';
import type { Color } from '../rules/vocabulary/colors.ts';
import type { Zone } from '../rules/vocabulary/zones.ts';
import type { Hooks } from './hooks.ts';

/** The keyword ability that an ability is, or comes from (CR 702). */
export interface KeywordSource {
  /** Lower case, such as `suspend`. */
  readonly name: string;
  readonly rule: RuleNumber;
  /** The parameter's words as printed, null where there is none. */
  readonly parameter: string | null;
  /** The keyword as the card prints it, such as `Islandcycling {2}`. */
  readonly printed: string;
  /** The keyword by which its cost is remembered, where it isn't its own (CR 702.33c). */
  readonly costIs?: string;
  /** The rule that says what several of it on one object do: each works separately, all count, or one is as good as many. */
  readonly severally?: RuleNumber;
  /** The rule that says it of a player who has it. */
  readonly ofPlayers?: RuleNumber;
  /** The rule by which a spell is cast as an effect of it, where that is a rule of its own (CR 702.62d). */
  readonly castsBy?: RuleNumber;
}

/**
 * One ability as the engine uses it. A printed keyword is one definition of its own (its tree is the keyword node; hooks say what words can't)
 * followed by one definition for each sentence that it means.
 */
export interface AbilityDefinition {
  /** Unique in the game: card key, face, position; for parts of a keyword with the part's number behind. */
  readonly key: string;
  readonly tree: Ability;
  /** The very words: of the card's line, or the sentence that the keyword means with the parameter filled in. */
  readonly words: string;
  readonly keyword: KeywordSource | null;
  /** Zones in which it functions (CR 113.6). */
  readonly functionsIn: readonly Zone[];
  readonly hooks: Hooks;
  /** What a step that rests on this ability cites besides the rule of the procedure. */
  readonly cite: readonly RuleNumber[];
  /** Cited besides where an effect prohibits what the ability allows (such as CR 702.62c for suspend); empty for most. */
  readonly prohibitedCite: readonly RuleNumber[];
  /** Characteristic-defining (CR 604.3). */
  readonly definesCharacteristic: boolean;
}

/** A line that the language doesn't read, with what it looks like, so that the engine knows when it could matter. */
export interface UnreadLine {
  readonly text: string;
  readonly looksLike: 'static' | 'triggered' | 'activated' | 'replacement' | 'spell' | 'keyword';
  readonly stoppedAt: number;
  /** Why words that are read aren't carried out; absent for words that aren't read. */
  readonly reason?: string;
  readonly expected: readonly string[];
}

/** The printed values of one face (CR 200 to 210, 712). */
export interface FaceDefinition {
  readonly name: string;
  readonly manaCost: ManaCost | null;
  readonly colors: readonly Color[];
  /** Its colors are those of a color indicator (CR 204.2). */
  readonly colorIndicated?: true;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** As printed: `2`, `*`, `1+*`; null where there is none. */
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly defense: string | null;
  readonly words: string;
  readonly abilities: readonly AbilityDefinition[];
  readonly unread: readonly UnreadLine[];
}

/** A card, token or emblem as the game knows it. */
export interface CardDefinition {
  /** What objects refer to it by: the whole name, with a suffix where a scenario overrides a card, or a token's description. */
  readonly key: string;
  readonly name: string;
  readonly layout: string;
  readonly faces: readonly FaceDefinition[];
  readonly verbatim: boolean;
}

/**
 * Makes the definitions that an ability of the tree amounts to: one, or for a keyword several (CR 702). Keys begin with `key`.
 * The caller brings it along, as it brings the cards: the engine knows no keyword by name.
 */
export type DefineAbility = (ability: Ability, key: string) => readonly AbilityDefinition[];
