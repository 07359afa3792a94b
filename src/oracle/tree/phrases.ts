import type { Color } from '../../rules/vocabulary/colors.ts';
import type { CardType, Supertype } from '../../rules/vocabulary/types.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Amount, NumberAmount, Quantity } from './amounts.ts';
import type { Attached, PermanentWord } from './attached.ts';
import type { Encoded } from './encode.ts';
import type { DoneThisWay } from './fewest.ts';
import type { Haunted } from './haunt.ts';
import type { InZone, Modifier } from './modifiers.ts';
import type { AttackedBy, NthSpell } from './nthSpell.ts';
import type { Pile } from './piles.ts';
import type { PlayerPhrase } from './players.ts';
import type { Referent } from './referents.ts';
import type { PermanentStatus } from './statuses.ts';
import type { Worded } from './wording.ts';

/**
 * What kind of thing is meant, in one language for permanents, spells, cards and tokens. It matches an object when one of `types` does
 * (absent: any type), it is the sort of thing that `noun` says, every adjective and every modifier holds.
 */
export interface Filter extends Worded {
  readonly kind: 'filter';
  readonly adjectives: readonly Adjective[];
  readonly types?: readonly TypeTerm[];
  /** Absent ("creature", "Goblin"): a permanent, or a card where a modifier names another zone. */
  readonly noun?: ObjectNoun;
  readonly modifiers: readonly Modifier[];
}
/** Several full phrases: "a creature or a nonbasic land", "artifacts, enchantments, and nonbasic lands". Matches when one of them does. */
export interface EitherFilter extends Worded {
  readonly kind: 'eitherFilter';
  readonly filters: readonly Filter[];
}
export type ObjectNoun =
  | 'permanent'
  | 'card'
  /** A card, or a spell, that is or will be a permanent (CR 110.4a, 110.4b). */
  | 'permanentCard'
  | 'permanentSpell'
  | 'spell'
  | 'token'
  | 'source'
  | 'commander'
  | 'spellOrAbility'
  | 'activatedAbility'
  | 'triggeredAbility'
  | 'activatedOrTriggeredAbility'
  | 'ability';
/** All of these words must be among the object's types: "creature", "artifact creature", "Goblin Warrior". */
export interface TypeTerm extends Worded {
  readonly kind: 'typeTerm';
  readonly words: readonly TypeWord[];
  /** Modifiers that belong to this member of an or-list only: "artifact or creature with flying" (decided by `bind`). */
  readonly modifiers?: readonly Modifier[];
}
export interface CardTypeWord extends Worded {
  readonly kind: 'cardType';
  readonly type: CardType;
}
export interface SubtypeWord extends Worded {
  readonly kind: 'subtype';
  readonly subtype: string;
}
/** "outlaw": an Assassin, Mercenary, Pirate, Rogue, or Warlock (CR 700.12). */
export interface OutlawWord extends Worded {
  readonly kind: 'outlaw';
}
export type TypeWord = CardTypeWord | SubtypeWord | OutlawWord;

/** "red". */
export interface ColorAdjective extends Worded {
  readonly kind: 'color';
  readonly color: Color;
}
/** "colorless", "multicolored", "monocolored", "one or more colors". */
export interface ColorCount extends Worded {
  readonly kind: 'colorCount';
  readonly count: 'colorless' | 'multicolored' | 'monocolored' | 'colored';
}
/** "1/1": power and toughness are these. */
export interface SizeAdjective extends Worded {
  readonly kind: 'size';
  readonly power: NumberAmount;
  readonly toughness: NumberAmount;
}
/** "legendary", "basic", "snow". */
export interface SupertypeAdjective extends Worded {
  readonly kind: 'supertype';
  readonly supertype: Supertype;
}
/** "nonblack", "nonland", "nonlegendary", "non-Human", "nontoken". */
export interface NonAdjective extends Worded {
  readonly kind: 'non';
  readonly not: ColorAdjective | CardTypeWord | SubtypeWord | SupertypeAdjective | TokenAdjective | StatusAdjective;
}
/** Being a token ("creature token" has it as its noun; here for "nontoken" and "token creature"). */
export interface TokenAdjective extends Worded {
  readonly kind: 'isToken';
}
/** Status and combat and what else is true of a permanent by one word. */
export interface StatusAdjective extends Worded {
  readonly kind: 'status';
  readonly status: PermanentStatus;
}
/** "other", "another": not the object that has the ability, or not what was spoken of before. */
export interface OtherAdjective extends Worded {
  readonly kind: 'other';
  /** Other than that, where it isn't the object that has the ability (set by `bind`). */
  readonly than?: Referent;
}
/** "attacking or blocking", "white or blue", "tapped or untapped". */
export interface EitherAdjective extends Worded {
  readonly kind: 'eitherAdjective';
  readonly adjectives: readonly Adjective[];
  /** "both red and white": all of them. */
  readonly all?: true;
}
export type Adjective =
  | ColorAdjective
  | ColorCount
  | SizeAdjective
  | SupertypeAdjective
  | NonAdjective
  | TokenAdjective
  | StatusAdjective
  | OtherAdjective
  | EitherAdjective;

/** The object that has the ability: "this creature", "this spell", "this card", its own name. In a granted ability: the bearer. */
export interface This extends Worded {
  readonly kind: 'this';
}
/** "target creature", "up to two target lands", "another target permanent" (`other` in the filter). */
export interface Target extends Worded {
  readonly kind: 'target';
  readonly quantity: Quantity;
  readonly filter: Filter | EitherFilter;
  /** "of their choice", "of an opponent's choice": who chooses it (CR 601.2c). */
  readonly chosenBy?: PlayerPhrase;
  /** "another target creature": not the source, nor what the ability's earlier targets are. */
  readonly other?: true;
  /** "with different controllers": no two of them are one player's. */
  readonly differ?: 'controllers';
  /** Place among the targets of the ability, from 1 (set by `bind`). */
  readonly mark?: number;
}
/** "any target", "any other target", "two targets" (CR 115.4): a creature, player, planeswalker or battle. */
export interface AnyTarget extends Worded {
  readonly kind: 'anyTarget';
  readonly quantity: Quantity;
  /** "any other target": nor the source itself. */
  readonly other?: true;
  /** "another target", "a third target": none that was chosen for an earlier instance. */
  readonly differs?: true;
  readonly mark?: number;
}
/** "target player or planeswalker", "target creature or player", "target creature or opponent". */
export interface TargetPlayerOr extends Worded {
  readonly kind: 'targetPlayerOr';
  readonly quantity: Quantity;
  readonly who: 'player' | 'opponent';
  readonly filter: Filter;
  readonly mark?: number;
}
/** "each creature", "all lands", "creatures you control": every one that matches. */
export interface Each extends Worded {
  readonly kind: 'each';
  readonly filter: Filter | EitherFilter;
  /** "each of those creatures": of things spoken of before. */
  readonly of?: That;
  readonly mark?: number;
}
/** "a creature you control", "two cards", "any number of lands": chosen by who acts; in events and conditions any that match. */
export interface Some extends Worded {
  readonly kind: 'some';
  readonly quantity: Quantity;
  readonly filter: Filter | EitherFilter;
  /** "at random" (CR 701.9b). */
  readonly atRandom?: true;
  /** "an instant card at random from your graveyard": where it is found; `bind` writes it into the filter. */
  readonly from?: InZone;
  /** "with total power 3 or greater": said of all of them together. */
  readonly total?: Total;
  /** "half the permanents they control, rounded down": of all that there are. */
  readonly half?: 'up' | 'down' | 'eachTime';
  /** "a third of". */
  readonly parts?: 3;
  /** "with different names": no two of them have the same. */
  readonly differentNames?: true;
  readonly mark?: number;
}
export interface Total extends Worded {
  readonly kind: 'total';
  readonly characteristic: 'power' | 'toughness' | 'manaValue';
  readonly comparison: 'orGreater' | 'orLess';
  readonly amount: Amount;
}
/** A word for things spoken of before: "it", "that creature", "those cards", "them", "the token". `filter` is the noun used. */
export interface That extends Worded {
  readonly kind: 'that';
  readonly many: boolean;
  readonly filter?: Filter;
  /** What it speaks of; written by `bind`, absent where several things fit: then the ability counts as unread. */
  readonly referent?: Referent;
}
/** "one of them", "two of those cards": a choice out of things spoken of before. */
export interface OneOf extends Worded {
  readonly kind: 'oneOf';
  readonly quantity: Quantity;
  readonly of: ObjectPhrase;
  readonly mark?: number;
}
/** "the rest", "the other": what is left of the cards looked at or revealed. */
export interface TheRest extends Worded {
  readonly kind: 'theRest';
  /** Where some of a kind were chosen: all others of that kind (written by `bind`). */
  readonly of?: Filter | EitherFilter;
  /** "the other", said of each of them: all but that one (written by `bind`). */
  readonly butEach?: true;
  readonly referent?: Referent;
}
/** "the top three cards of your library", "the bottom card of target player's library". */
export interface LibraryCards extends Worded {
  readonly kind: 'libraryCards';
  readonly end: 'top' | 'bottom';
  readonly amount: Amount;
  readonly whose: PlayerPhrase;
  readonly mark?: number;
}
/** "this creature or another Ally", "this creature and equipped creature"; "this creature and up to one target creature". */
export interface SeveralObjects extends Worded {
  readonly kind: 'severalObjects';
  readonly join: 'and' | 'or';
  readonly objects: readonly ObjectPhrase[];
}
/** A whole zone's cards: "your hand", "target player's graveyard". */
export interface ZoneContents extends Worded {
  readonly kind: 'zoneContents';
  readonly zone: Zone;
  /** "their hand and graveyard". */
  readonly also?: Zone;
  readonly whose: PlayerPhrase;
}
export type ObjectPhrase =
  | This
  | Target
  | AnyTarget
  | TargetPlayerOr
  | Each
  | Some
  | Attached
  | Encoded
  | Haunted
  | That
  | OneOf
  | TheRest
  | LibraryCards
  | SeveralObjects
  | ZoneContents
  | Pile
  | NthSpell
  | AttackedBy
  | DoneThisWay;

export type PhraseNode =
  | Filter
  | EitherFilter
  | TypeTerm
  | TypeWord
  | Adjective
  | Modifier
  | ObjectPhrase
  | PermanentWord
  | Total;
