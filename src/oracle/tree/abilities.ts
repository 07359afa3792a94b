import type { Act, ManaProduced } from './acts.ts';
import type { Amount } from './amounts.ts';
import type { CastingStatement } from './casting.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Clause, Effect, Sentence } from './effects.ts';
import type { Event } from './events/index.ts';
import type { MayEnlist, MayExert } from './exerting.ts';
import type { KeywordAbility } from './keywords.ts';
import type { EitherFilter, Filter, ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { MoreVotes } from './votes.ts';
import type { Worded } from './wording.ts';

/** What an instant or sorcery does (CR 113.3a). Lines of one face follow each other as one sequence (CR 608.2c). */
export interface SpellAbility extends Worded {
  readonly kind: 'spell';
  readonly effect: Effect;
}
/** [Costs]: [Effect.] [Restrictions] (CR 602). Whether it is a mana ability is the engine's to decide (CR 605.1a). */
export interface ActivatedAbility extends Worded {
  readonly kind: 'activated';
  readonly costs: readonly Cost[];
  readonly effect: Effect;
  readonly restrictions: readonly ActivationRestriction[];
  /** "This ability costs {1} less to activate for each …" (CR 601.2f, 602.2b). */
  readonly costChange?: CostChange;
  /** "Exhaust — {3}: …": the keyword that stands before it and restricts it (CR 702.142a, 702.177a). */
  readonly label?: 'boast' | 'exhaust' | 'forecast';
  /** Behind a class level bar, on the same line: what a Class of that level has (CR 716.2a). */
  readonly abilities?: readonly Ability[];
}
/** "Activate only as a sorcery", "only during your turn", "only once each turn". */
export interface ActivateOnly extends Worded {
  readonly kind: 'activateOnly';
  readonly when:
    | 'asSorcery'
    | 'asInstant'
    | 'yourTurn'
    | 'yourUpkeep'
    | 'onceEachTurn'
    | 'duringCombat'
    | 'beforeAttackers'
    | 'yourTurnBeforeAttackers'
    | 'opponentsTurn'
    | 'duringDeclareBlockers'
    | 'once'
    | 'twiceEachTurn';
  /** "and only once each turn", "and only if you control a Swamp". */
  readonly also?: ActivateOnly | ActivateOnlyIf;
}
/** "Activate only if you control five or more lands". */
export interface ActivateOnlyIf extends Worded {
  readonly kind: 'activateOnlyIf';
  readonly condition: Condition;
  readonly also?: ActivateOnly | ActivateOnlyIf;
}
/** "Any player may activate this ability", "Only your opponents may activate this ability". */
export interface ActivatedBy extends Worded {
  readonly kind: 'activatedBy';
  readonly who: 'anyPlayer' | 'opponents';
}
export type ActivationRestriction = ActivateOnly | ActivateOnlyIf | ActivatedBy;

/** When, whenever, at (CR 603). `condition` is an intervening "if" (CR 603.4). */
export interface TriggeredAbility extends Worded {
  readonly kind: 'triggered';
  readonly event: Event;
  readonly condition?: Condition;
  readonly effect: Effect;
  /** "This ability triggers only once each turn." */
  readonly limit?: 'onceEachTurn' | 'twiceEachTurn' | 'once' | 'doneOnceEachTurn';
  /** "during your turn", "during an opponent's turn": when its event must happen. */
  readonly during?: 'yourTurn' | 'opponentsTurn';
  /** "for the first time each turn": only on the first such event of the turn, whether or not the ability was there for it. */
  readonly firstTime?: true;
}
/** What is simply so (CR 604); `condition`: "as long as …". */
export interface StaticAbility extends Worded {
  readonly kind: 'static';
  readonly statement: Statement;
  readonly condition?: Condition;
  /** "The same is true for first strike and vigilance": the whole of it, said again with each of these keywords. */
  readonly sameFor?: readonly KeywordAbility[];
}
/** "Noncreature spells cost {1} more to cast", "This spell costs {1} less to cast for each …" (CR 601.2f). */
export interface CostChange extends Worded {
  readonly kind: 'costChange';
  readonly objects: ObjectPhrase;
  /** Whose casting or activating is meant; absent: anyone's. */
  readonly player?: PlayerPhrase;
  readonly direction: 'more' | 'less';
  readonly cost: Cost;
  readonly per?: Amount;
  readonly of: 'casting' | 'activating' | 'equipping' | 'unlocking';
  /** "This effect can't reduce the mana in that cost to less than one mana." */
  readonly leastOne?: true;
  /** "This effect reduces only the amount of colored mana you pay": never the generic mana (CR 118.7c). */
  readonly coloredOnly?: true;
}
/** "Each spell that would cost less than three mana to cast costs three mana to cast": of the total cost itself (CR 601.2f). */
export interface CostAtLeast extends Worded {
  readonly kind: 'costAtLeast';
  readonly least: number;
}
/** "As this creature enters, choose a color" and other acts done while entering (CR 614.1c). */
export interface AsEnters extends Worded {
  readonly kind: 'asEnters';
  readonly subject: ObjectPhrase;
  readonly optional?: true;
  readonly acts: readonly Act[];
  /** "If you don't, it enters tapped." */
  readonly elseTapped?: true;
  /** "It enters with two +1/+1 counters on it for each creature sacrificed this way" (CR 702.82a). */
  readonly countersForEach?: true;
  /** Nothing that enters at the same time may be used for it (CR 702.38a). */
  readonly notEntering?: true;
  /** An opponent of its controller's choice may have it enter with the counters (CR 702.104a). */
  readonly byOpponent?: true;
  readonly amount?: Amount;
  readonly counter?: string;
}
/** "As an additional cost to cast this spell, sacrifice a creature" (CR 601.2b). */
export interface AdditionalCost extends Worded {
  readonly kind: 'additionalCost';
  readonly costs: readonly Cost[];
  readonly optional?: true;
  /** "any number of times". */
  readonly anyNumber?: true;
}
/** "You may pay {0} rather than pay this spell's mana cost." */
export interface AlternativeCost extends Worded {
  readonly kind: 'alternativeCost';
  readonly costs: readonly Cost[];
  /** "you may choose to cast it bestowed" (CR 702.103a), "it becomes a mutating creature spell" (702.140a). */
  readonly castAs?: 'bestowed' | 'mutating';
}
/** "If [event], [instead]": a replacement effect (CR 614). `then` is what happens instead; amounts and objects refer to the event. */
export interface Replacement extends Worded {
  readonly kind: 'replacement';
  readonly event: Event;
  /** "while it has a +1/+1 counter on it". */
  readonly while?: Condition;
  readonly then: Clause;
  /** "exile it and, at the beginning of your next upkeep, …": a delayed trigger that is created as that happens (CR 603.7, 702.88a). */
  readonly later?: Clause;
  /** Sentences behind it, which are followed as it replaces or has prevented something (CR 614.6, 615.5). */
  readonly more?: readonly Sentence[];
}
/** "You may cast this spell as though it had flash", "You may cast creature spells as though they had flash" (CR 601.3b). */
export interface CastAsThoughFlash extends Worded {
  readonly kind: 'castAsThoughFlash';
  readonly objects: ObjectPhrase;
  /** "Any player may cast …": not only you. */
  readonly anyPlayer?: true;
  /** "If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it …". */
  readonly sacrificed?: true;
  /** "if you pay {2} more to cast it". */
  readonly forMore?: Cost;
}
/** "You may reveal this card from your opening hand. If you do, …" (CR 103.6b). */
export interface RevealedFromOpeningHand extends Worded {
  readonly kind: 'revealedFromOpeningHand';
  readonly then: Clause;
}
/** "Cast this spell only during combat". */
export interface CastOnly extends Worded {
  readonly kind: 'castOnly';
  readonly when:
    | 'duringCombat'
    | 'beforeAttackers'
    | 'declareAttackersStep'
    | 'declareBlockersStep'
    | 'yourTurn'
    | 'opponentsTurn'
    | 'beforeBlockers'
    | 'afterBlockers'
    | 'beforeCombat'
    | 'afterCombat'
    | 'beforeCombatDamage'
    | 'yourEndStep'
    | 'opponentsUpkeep'
    | 'fromGraveyard'
    | 'ifSo';
  /** "during combat before blockers are declared": both. */
  readonly also?: CastOnly['when'];
  /** "and only if you've been attacked this step" (CR 508.6). */
  readonly attacked?: true;
  /** "only if you control a snow land". */
  readonly condition?: Condition;
}
/** "You may spend mana as though it were mana of any color [to cast creature spells, to activate abilities of …]" (CR 609.4b). */
export interface SpendAsThough extends Worded {
  readonly kind: 'spendAsThough';
  readonly who: 'you' | 'players';
  /** Only to cast these. */
  readonly casting?: ObjectPhrase;
  /** Only to activate abilities of these. */
  readonly activating?: ObjectPhrase;
}
/** "Players play with their hands revealed": what players know of cards, which the scenario says. */
export interface HandsSeen extends Worded {
  readonly kind: 'handsSeen';
  readonly who: 'you' | 'players' | 'opponents';
}
/** What is said of decks and commanders, heeded before the game begins (CR 100.2, 702.124, 903). */
export interface DeckRule extends Worded {
  readonly kind: 'deckRule';
  readonly what: 'anyNumber' | 'canBeCommander' | 'chooseABackground' | 'doctorsCompanion';
  readonly of?: ObjectPhrase;
}
/** "You may look at the top card of your library any time", "Play with the top card of your library revealed". */
export interface TopCardSeen extends Worded {
  readonly kind: 'topCardSeen';
  readonly by: 'you' | 'everyone';
}
/** "You may reveal this card from your hand as you draw it if it's the first card you've drawn this turn. When you do, …" (CR 702.94a). */
export interface RevealAsDrawn extends Worded {
  readonly kind: 'revealAsDrawn';
  readonly then: Clause;
}
/** "Any time you control ten or more permanents …, you get the city's blessing": done whenever that is so, without the stack (CR 702.131b). */
export interface AnyTime extends Worded {
  readonly kind: 'anyTime';
  /** "As it becomes night": and for as long as it is so (CR 702.145c, f). */
  readonly whileIt?: 'day' | 'night';
  readonly condition: Condition;
  readonly then: Clause;
}
/** "The player who controls the permanent that exiled this card may look at this card in the exile zone" (CR 702.75a). */
export interface ExiledCardSeen extends Worded {
  readonly kind: 'exiledCardSeen';
}
/** "You may cast creature spells from the top of your library", "You may play lands from your graveyard". */
export interface MayPlayFrom extends Worded {
  readonly kind: 'mayPlayFrom';
  /** Absent of an effect that names the cards. */
  readonly from?: 'topOfLibrary' | 'graveyard' | 'exile' | 'among';
  /** "Once during each of your turns", "once each turn". */
  readonly once?: 'eachOfYourTurns' | 'eachTurn';
  /** "play lands and cast spells from …". */
  readonly alsoCast?: ObjectPhrase;
  /** "plot": the special action may be taken from there (CR 702.170f). */
  readonly how: 'cast' | 'play' | 'plot';
  readonly objects: ObjectPhrase;
  /** Of an effect that begins once that turn has ended: the turn's number. No words say it. */
  readonly afterTurn?: number;
  /** Of an effect: what is paid for a spell rather than its mana cost; none is without paying (CR 118.9). No words say it. */
  readonly instead?: readonly Cost[];
  /** Of an effect: mana of any color, or type, may be spent to cast it (CR 609.4b). No words say it. */
  readonly anyMana?: 'color' | 'type';
  /** The card can't be cast as such a spell this way (CR 715.3d). No words say it. */
  readonly exceptAs?: 'Adventure';
}
/** "If you could begin to cast this card …, you may pay [cost] and exile it with N time counters on it": suspend's first ability (CR 702.62a). */
export interface SpecialActionFromHand extends Worded {
  readonly kind: 'specialActionFromHand';
  readonly then: Clause;
  /** Absent: any time the card could be cast from the hand. */
  readonly when?: 'yourTurn' | 'asSorcery';
  /** What the card becomes in exile. */
  readonly becomes?: 'foretold' | 'plotted';
}
/** "This effect doesn't remove this Aura": said of protection (CR 702.16n). */
export interface DoesntRemove extends Worded {
  readonly kind: 'doesntRemove';
  readonly object: ObjectPhrase;
}
/** "Damage isn't removed from this creature during cleanup steps" and the like aren't here. Mana: "Whenever you tap a land for mana, add …" is a trigger. */
export interface ManaDoesntEmpty extends Worded {
  readonly kind: 'manaDoesntEmpty';
  readonly mana?: ManaProduced;
}
/** "Spells you control can't be countered by …", "This ability costs {1} less to activate for each …". */
/** "Creatures entering don't cause abilities to trigger" (CR 603.2, 101.2). */
export interface NoTriggers extends Worded {
  readonly kind: 'noTriggers';
  readonly event: Event;
}
/** "The "legend rule" doesn't apply to permanents you control" (CR 704.5j). */
export interface NoLegendRule extends Worded {
  readonly kind: 'noLegendRule';
  /** Absent: to none. */
  readonly to?: ObjectPhrase;
}
/** "If this card is in your opening hand, you may begin the game with it on the battlefield": before the first turn (CR 103.6a). */
export interface BeginsOnBattlefield extends Worded {
  readonly kind: 'beginsOnBattlefield';
  readonly subject: ObjectPhrase;
}
/** "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time" (CR 603.2d). */
export interface ExtraTrigger extends Worded {
  readonly kind: 'extraTrigger';
  /** What makes it trigger; absent: anything. */
  readonly cause?: Event;
  readonly of: ObjectPhrase;
}
export type Statement =
  | Clause
  | CostChange
  | CostAtLeast
  | AsEnters
  | AdditionalCost
  | AlternativeCost
  | CastingStatement
  | Replacement
  | CastAsThoughFlash
  | CastOnly
  | RevealedFromOpeningHand
  | TopCardSeen
  | HandsSeen
  | DeckRule
  | SpendAsThough
  | ExiledCardSeen
  | AnyTime
  | RevealAsDrawn
  | MayPlayFrom
  | SpecialActionFromHand
  | DoesntRemove
  | ManaDoesntEmpty
  | MayExert
  | MayEnlist
  | MoreVotes
  | StatementList
  | NoTriggers
  | NoLegendRule
  | BeginsOnBattlefield
  | ExtraTrigger;
/** Several statements of one line: "Enchanted creature gets +1/+1. It has flying." */
export interface StatementList extends Worded {
  readonly kind: 'statements';
  readonly all: readonly Statement[];
}
/** A chapter of a Saga (CR 714): which chapters, and what they do. */
export interface Chapter extends Worded {
  readonly kind: 'chapter';
  readonly chapters: readonly number[];
  readonly effect: Effect;
}
export type Ability = SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility | Chapter;
export type AbilityNode = Ability | ActivationRestriction | Statement;
export type FilterNode = Filter | EitherFilter;
