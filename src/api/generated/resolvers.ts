import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CardRow as CardModel, CardVersionRow as WordingModel, EditionRow as EditionModel, RuleRow as RuleModel, RuleChangeRow as RuleChangeModel, GlossaryRow as GlossaryModel, RulingRow as RulingModel } from '../../store/index.ts';
import type { FaceModel, CandidateModel, LookupModel } from '../cards/model.ts';
import type { CorrectionModel } from '../corrections/model.ts';
import type { KeywordModel, KeywordUseModel } from '../keywords/model.ts';
import type { Definition } from '../keywords/definition.ts';
import type { ReadingModel, ReadLineModel } from '../readings/reading.ts';
import type { SpanModel, ResolvedModel, CheckModel } from '../rules/model.ts';
import type { FreshnessModel } from '../rulings/freshness.ts';
import type { SearchPageModel, SearchHitModel, GroupMemberModel, TextSpanModel } from '../search/model.ts';
import type { ResolutionModel, CitationModel, StateModel, PlayerModel, ObjectModel } from '../scenarios/model.ts';
import type { ApiContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar, written YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment in time, written as RFC 3339 asks, for example 2026-04-17T12:00:00Z. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value; used where the shape is open, such as the answers to a decision. */
  JSON: { input: unknown; output: unknown; }
  /** A JSON object; used for open maps, such as counters, and for documents such as a scenario. */
  JSONObject: { input: Record<string, unknown>; output: object; }
  /** Mana symbols such as {2}{U}{U}. The halves of a hybrid symbol may stand either way round; answers give the order of CR 107.4. */
  ManaCost: { input: string; output: string; }
  /** The number of a part, section, rule or subrule of the Comprehensive Rules: 7, 702, 702.62 or 702.62a. A trailing period is accepted. */
  RuleNumber: { input: string; output: string; }
};

/** A kind of ability (CR 113.3). */
export type AbilityType =
  /** An activated ability (CR 602). */
  | 'ACTIVATED'
  /** An ability of an instant or sorcery that is followed as it resolves (CR 113.3a). */
  | 'SPELL'
  /** A static ability (CR 604). */
  | 'STATIC'
  /** A triggered ability (CR 603). */
  | 'TRIGGERED';

/** What this service is and what it knows. */
export type About = {
  /** How many cards are here. */
  readonly cardCount: Scalars['Int']['output'];
  /** How many editions of the Comprehensive Rules are here. */
  readonly editionCount: Scalars['Int']['output'];
  /** The name of the service. */
  readonly name: Scalars['String']['output'];
  /** That this is unofficial content, as the Fan Content Policy asks to be said. */
  readonly notice: Scalars['String']['output'];
  /** The newest edition of the Comprehensive Rules that is here, from which answers are cited by default. */
  readonly rulesEdition: RulesEdition;
  /** How many rulings are here, without withdrawn ones. */
  readonly rulingCount: Scalars['Int']['output'];
  /** How many cards have not been read yet since they were imported or the program changed; until it is 0, lists of cards by keyword or support may lack some. */
  readonly unreadCardCount: Scalars['Int']['output'];
  /** The version of the program. */
  readonly version: Scalars['String']['output'];
};

/** One thing that a player does, or that the game is asked: exactly one of these. */
export type ActionInput =
  /** Activates an ability (CR 602). */
  { readonly activate: ActivateInput; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** Everyone passes until a step begins (CR 500). */
  { readonly activate?: never; readonly advanceTo: AdvanceToInput; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** A question whether an action would be legal now. Nothing happens; the answer lists `answers`. */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask: AskInput; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** Says how combat damage is assigned, where it is a choice (CR 510). */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign: AssignInput; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** Declares attackers (CR 508). */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack: AttackInput; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** Declares blockers (CR 509). */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block: BlockInput; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** Casts a spell (CR 601). */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast: CastInput; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** Answers given for a player's next decisions. */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose: ChooseInput; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** A player concedes (CR 104.3a). */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede: ConcedeInput; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** A player passes priority once (CR 117). */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass: PassInput; readonly play?: never; readonly resolve?: never; readonly special?: never; }
  |  /** Plays a land (CR 305). */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play: PlayInput; readonly resolve?: never; readonly special?: never; }
  |  /** Everyone passes until something has resolved (CR 608). */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve: ResolveInput; readonly special?: never; }
  |  /** Takes a special action (CR 116). */
  { readonly activate?: never; readonly advanceTo?: never; readonly ask?: never; readonly assign?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly choose?: never; readonly concede?: never; readonly pass?: never; readonly play?: never; readonly resolve?: never; readonly special: SpecialInput; };

/** Activating an ability. */
export type ActivateInput = {
  /** A keyword, or the first words of the ability. Exactly one of `ability` and `abilityNumber`. */
  readonly ability?: InputMaybe<Scalars['String']['input']>;
  /** Its number among the object's activated abilities, from 1. */
  readonly abilityNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** How damage or counters are divided: from target to amount. */
  readonly divide?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Modes, by their number from 1 or their first words. */
  readonly modes?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** The object that has the ability. */
  readonly of: Scalars['String']['input'];
  /** What pays a cost, where it matters: from the cost's verb to objects or an amount. */
  readonly pay?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Who activates it. */
  readonly player?: InputMaybe<Scalars['String']['input']>;
  /** Targets in the order of the text. A list inside gives several for one instance of the word; an empty list none. */
  readonly targets?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** The value of X. */
  readonly x?: InputMaybe<Scalars['Int']['input']>;
};

/** Waiting until a step begins. */
export type AdvanceToInput = {
  /** Whose turn it is then. */
  readonly active?: InputMaybe<Scalars['String']['input']>;
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** The step. */
  readonly step: TurnStep;
  /** The number of the turn. */
  readonly turn?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that was considered and rejected. */
export type Alternative = {
  /** The rules that rejected it. */
  readonly citations: ReadonlyArray<Citation>;
  /** What was considered. */
  readonly what: Scalars['String']['output'];
  /** Why it was rejected. */
  readonly why: Scalars['String']['output'];
};

/** An action to ask about: exactly one of these. */
export type AskInput =
  /** Whether an ability could be activated. */
  { readonly activate: ActivateInput; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly play?: never; readonly special?: never; }
  |  /** Whether these attackers could be declared. */
  { readonly activate?: never; readonly attack: AttackInput; readonly block?: never; readonly cast?: never; readonly play?: never; readonly special?: never; }
  |  /** Whether these blockers could be declared. */
  { readonly activate?: never; readonly attack?: never; readonly block: BlockInput; readonly cast?: never; readonly play?: never; readonly special?: never; }
  |  /** Whether a spell could be cast. */
  { readonly activate?: never; readonly attack?: never; readonly block?: never; readonly cast: CastInput; readonly play?: never; readonly special?: never; }
  |  /** Whether a land could be played. */
  { readonly activate?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly play: PlayInput; readonly special?: never; }
  |  /** Whether a special action could be taken. */
  { readonly activate?: never; readonly attack?: never; readonly block?: never; readonly cast?: never; readonly play?: never; readonly special: SpecialInput; };

/** How combat damage is assigned. */
export type AssignInput = {
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** The damage. */
  readonly damage: ReadonlyArray<AssignedDamageInput>;
  /** Who assigns it. */
  readonly player?: InputMaybe<Scalars['String']['input']>;
};

/** Combat damage from one creature to one thing. */
export type AssignedDamageInput = {
  /** How much. */
  readonly damage: Scalars['Int']['input'];
  /** The creature that deals the damage. */
  readonly from: Scalars['String']['input'];
  /** What it is assigned to. */
  readonly to: Scalars['String']['input'];
};

/** Something taken for granted. */
export type Assumption = {
  /** The rules that it belongs to. */
  readonly citations: ReadonlyArray<Citation>;
  /** What was taken for granted. */
  readonly text: Scalars['String']['output'];
};

/** Declaring attackers. */
export type AttackInput = {
  /** The attackers. */
  readonly attackers: ReadonlyArray<AttackerInput>;
  /** Bands that the attackers form. */
  readonly bands?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['String']['input']>>>;
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** Who attacks. */
  readonly player?: InputMaybe<Scalars['String']['input']>;
};

/** A creature that attacks. */
export type AttackerInput = {
  /** The creature. */
  readonly attacker: Scalars['String']['input'];
  /** The creature that is tapped for enlist (CR 702.154). */
  readonly enlist?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is exerted as it attacks (CR 701.43); absent: asked for where it may be. */
  readonly exert?: InputMaybe<Scalars['Boolean']['input']>;
  /** The player, planeswalker or battle that it attacks. */
  readonly on: Scalars['String']['input'];
};

/** What a citation refers to. */
export type Authority =
  /** A rule of the Comprehensive Rules. */
  | 'COMPREHENSIVE_RULES'
  /** The words of a card. */
  | 'ORACLE_TEXT';

/** Declaring blockers. */
export type BlockInput = {
  /** The blockers. */
  readonly blockers: ReadonlyArray<BlockerInput>;
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** Who blocks. */
  readonly player?: InputMaybe<Scalars['String']['input']>;
};

/** A creature that blocks. */
export type BlockerInput = {
  /** The creature that it blocks. */
  readonly attacker: Scalars['String']['input'];
  /** The blocking creature. */
  readonly blocker: Scalars['String']['input'];
};

/** A card, with all its faces. */
export type Card = Node & {
  /** The colors of all mana symbols in its costs and words, of color indicators, of abilities that define colors, and of the mana of basic land types (CR 903.4, 305.6). */
  readonly colorIdentity: ReadonlyArray<Color>;
  /** The card's colors in a hand or library, by mana cost, color indicator and abilities that define them, such as devoid (CR 105.2, 202.2, 204, 604.3). */
  readonly colors: ReadonlyArray<Color>;
  /** What has been corrected in it and noted to it, the oldest first. */
  readonly corrections: ReadonlyArray<Correction>;
  /** The faces, halves or insets, at least one. */
  readonly faces: ReadonlyArray<CardFace>;
  /** An id that stays the same whatever is imported later. */
  readonly id: Scalars['ID']['output'];
  /** The keywords that the words of its faces speak of, face after face, in the order of the words. */
  readonly keywords: ReadonlyArray<KeywordUse>;
  /** How the card's faces belong together. */
  readonly layout: CardLayout;
  /** In which formats a source says that it may be played, by the names of formats; empty where no source that was imported says so. */
  readonly legalities: ReadonlyArray<Legality>;
  /** The mana cost of the whole card, as databases print it; null where it has none, or where its faces have one each. */
  readonly manaCost?: Maybe<Scalars['ManaCost']['output']>;
  /** The mana value of the card anywhere but on the stack (CR 202.3). */
  readonly manaValue: Scalars['Float']['output'];
  /** The whole name; parts are joined by //. */
  readonly name: Scalars['String']['output'];
  /** The id that Scryfall gives to all printings of this card; null where no source gave it. */
  readonly oracleId?: Maybe<Scalars['ID']['output']>;
  /** The words of the whole card; the words of faces are separated by a line that holds only //. */
  readonly oracleText: Scalars['String']['output'];
  /** What the engine reads in the words of its faces, face after face. */
  readonly reading: Reading;
  /** Rulings on this card, by date and then in the order of their source. */
  readonly rulings: RulingConnection;
  /** How much of its words the engine reads, and what it doesn't. */
  readonly support: Support;
  /** The day on which the source's words were current; the first of the month where only a month is known, null where nothing is. */
  readonly textAsOf?: Maybe<Scalars['Date']['output']>;
  /** How close the words are to the published ones. */
  readonly textQuality: TextQuality;
  /** What the source of these words didn't give and was put in, or is missing still, such as a type line; null where nothing is. */
  readonly textRemark?: Maybe<Scalars['String']['output']>;
  /** Where the words came from. */
  readonly textSource: Scalars['String']['output'];
  /** The type line of the whole card; parts are joined by //. */
  readonly typeLine: Scalars['String']['output'];
  /** Its words as sources have given them, those that stand for it now first, the others from the newest to the oldest; none is ever dropped. */
  readonly wordings: ReadonlyArray<CardWording>;
};


/** A card, with all its faces. */
export type CardRulingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  freshness?: InputMaybe<ReadonlyArray<Freshness>>;
  withdrawn?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A card that a name may mean. */
export type CardCandidate = {
  /** The card. */
  readonly card: Card;
  /** Why it was found. */
  readonly matchKind: MatchKind;
  /** The face whose name was matched; null where it was the name of the whole card. */
  readonly matchedFace?: Maybe<Scalars['String']['output']>;
  /** How near the name is, from 0 to 1 for the same name. */
  readonly score: Scalars['Float']['output'];
};

/** A page of cards. */
export type CardConnection = {
  /** The cards of this page, each with its cursor. */
  readonly edges: ReadonlyArray<CardEdge>;
  /** False while cards are still being read after an import or a change of the program: then cards may be missing where keywords or support are asked for. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A card that the store lacks, or that is another one for this scenario. */
export type CardDefinitionInput = {
  /** The colors of its color indicator. */
  readonly colorIndicator?: InputMaybe<ReadonlyArray<Color>>;
  /** Its printed defense. */
  readonly defense?: InputMaybe<Scalars['String']['input']>;
  /** Its faces, where it has several. */
  readonly faces?: InputMaybe<ReadonlyArray<FaceDefinitionInput>>;
  /** How its faces belong together. */
  readonly layout?: InputMaybe<CardLayout>;
  /** Its printed loyalty. */
  readonly loyalty?: InputMaybe<Scalars['String']['input']>;
  /** Its mana cost; left out where there is none. */
  readonly manaCost?: InputMaybe<Scalars['ManaCost']['input']>;
  /** The whole name. */
  readonly name: Scalars['String']['input'];
  /** Its words, one ability on each line. */
  readonly oracleText?: InputMaybe<Scalars['String']['input']>;
  /** Its printed power. */
  readonly power?: InputMaybe<Scalars['String']['input']>;
  /** Its printed toughness. */
  readonly toughness?: InputMaybe<Scalars['String']['input']>;
  /** Its type line, such as Creature — Elf Druid; left out where it has several faces. */
  readonly typeLine?: InputMaybe<Scalars['String']['input']>;
};

/** A card on a page. */
export type CardEdge = {
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The card. */
  readonly node: Card;
};

/** One face, half or inset of a card. */
export type CardFace = {
  /** The colors of its color indicator; null where it has none (CR 204). */
  readonly colorIndicator?: Maybe<ReadonlyArray<Color>>;
  /** Its colors by mana cost, color indicator and abilities that define them, such as devoid (CR 105.2, 202.2, 204, 604.3). */
  readonly colors: ReadonlyArray<Color>;
  /** Its printed defense; null where it has none. */
  readonly defense?: Maybe<Scalars['String']['output']>;
  /** The keywords that its words speak of, in their order. */
  readonly keywords: ReadonlyArray<KeywordUse>;
  /** Its printed loyalty; null where it has none. */
  readonly loyalty?: Maybe<Scalars['String']['output']>;
  /** Its mana cost; null where it has none, which differs from {0} (CR 202.1b). */
  readonly manaCost?: Maybe<Scalars['ManaCost']['output']>;
  /** Its mana value (CR 202.3). */
  readonly manaValue: Scalars['Float']['output'];
  /** The name of the face. */
  readonly name: Scalars['String']['output'];
  /** Its words, one ability a line. */
  readonly oracleText: Scalars['String']['output'];
  /** Its power as printed, such as 2 or *; null where it has none. */
  readonly power?: Maybe<Scalars['String']['output']>;
  /** Its subtypes, as printed. */
  readonly subtypes: ReadonlyArray<Scalars['String']['output']>;
  /** Its supertypes, as printed. */
  readonly supertypes: ReadonlyArray<Scalars['String']['output']>;
  /** Its toughness as printed, such as 2 or 1+*; null where it has none. */
  readonly toughness?: Maybe<Scalars['String']['output']>;
  /** Its whole type line. */
  readonly typeLine: Scalars['String']['output'];
  /** Its card types, as printed. */
  readonly types: ReadonlyArray<Scalars['String']['output']>;
};


/** One face, half or inset of a card. */
export type CardFaceOracleTextArgs = {
  reminders?: InputMaybe<Scalars['Boolean']['input']>;
  selfReference?: InputMaybe<SelfReference>;
};

/**
 * What cards are looked for; every part that is given narrows. An empty list is a list of nothing and never the same as leaving it out: no color, no type, none of the levels. What names
 * nothing that exists is refused with BAD_USER_INPUT, with its place and what may have been meant.
 */
export type CardFilter = {
  /** Colors within which its color identity lies; an empty list looks for cards whose identity has no color. */
  readonly colorIdentity?: InputMaybe<ReadonlyArray<Color>>;
  /** Colors, all of which it has; an empty list looks for colorless cards. */
  readonly colors?: InputMaybe<ReadonlyArray<Color>>;
  /** A keyword that its words speak of; a keyword's variants count as it, islandwalk as landwalk. A name that no keyword has is refused. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** A format in which a source says that it is legal or restricted. One of which nobody has heard is refused. */
  readonly legalIn?: InputMaybe<Scalars['String']['input']>;
  /** Its mana value. */
  readonly manaValue?: InputMaybe<IntRange>;
  /** Letters of the name of the card or of a face, without regard to case and accents. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** How its words speak of that keyword; without it in any way. */
  readonly relation?: InputMaybe<KeywordRelation>;
  /** How much of its words the engine reads: one of these, READ without those that are TESTED; none if the list is empty. */
  readonly support?: InputMaybe<ReadonlyArray<SupportLevel>>;
  /** Words as they stand in the text of a face, without regard to case, accents and the form of quotes. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /**
   * Supertypes, card types and subtypes, all of which it has on one face or another; an empty list looks for cards of no type. A word that no card here has
   * as its type and the rules don't know is refused.
   */
  readonly types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** How a card's faces belong together (CR 709 to 719). */
export type CardLayout =
  /** A permanent with an Adventure inset (CR 715). */
  | 'ADVENTURE'
  /** A Case (CR 719). */
  | 'CASE'
  /** A Class (CR 716). */
  | 'CLASS'
  /** A second half printed upside down (CR 710). */
  | 'FLIP'
  /** A leveler card (CR 711). */
  | 'LEVELER'
  /** Half of a meld pair (CR 712.4). */
  | 'MELD'
  /** Two faces, either of which can be cast or played (CR 712). */
  | 'MODAL_DFC'
  /** Two faces or halves; the source doesn't say of which kind. */
  | 'MULTIFACE'
  /** A card with one face. */
  | 'NORMAL'
  /** A permanent with an Omen inset (CR 720). */
  | 'OMEN'
  /** A permanent with a prepare spell inset (CR 722). */
  | 'PREPARE'
  /** A Saga (CR 714). */
  | 'SAGA'
  /** Two halves side by side (CR 709). */
  | 'SPLIT'
  /** A token (CR 111). */
  | 'TOKEN'
  /** Two faces, of which one can turn into the other (CR 712). */
  | 'TRANSFORM';

/** The cards that a name may mean. */
export type CardLookup = {
  /** What the name may mean, the best match first. */
  readonly candidates: ReadonlyArray<CardCandidate>;
  /** The one card that is meant; null where the name fits none or several. */
  readonly card?: Maybe<Card>;
  /** The name as it was asked. */
  readonly query: Scalars['String']['output'];
};

/** The words of a card as one source gave them. */
export type CardWording = {
  /** Its faces, at least one. */
  readonly faces: ReadonlyArray<FaceWording>;
  /** The day on which an import first brought them. */
  readonly firstSeen: Scalars['Date']['output'];
  /** Whether these words stand for the card now. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The whole name, as the source spells it. */
  readonly name: Scalars['String']['output'];
  /** The rules text of all faces. */
  readonly oracleText: Scalars['String']['output'];
  /** What their source didn't give and was put in, or is missing still, such as a type line; null where nothing is. */
  readonly remark?: Maybe<Scalars['String']['output']>;
  /** The day of which they are, as far as the source says. */
  readonly textAsOf?: Maybe<Scalars['Date']['output']>;
  /** How close they are to the published text. */
  readonly textQuality: TextQuality;
  /** Where they come from. */
  readonly textSource: Scalars['String']['output'];
  /** The type lines of all faces. */
  readonly typeLine: Scalars['String']['output'];
};

/** Casting a spell. */
export type CastInput = {
  /** The card to cast, or one of its faces. */
  readonly card: Scalars['String']['input'];
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** Optional additional costs that are paid, repeated for repeated payment; {splice: card} splices. */
  readonly costs?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** How damage or counters are divided: from target to amount. */
  readonly divide?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The face to cast. */
  readonly face?: InputMaybe<Scalars['String']['input']>;
  /** The zone that it is cast from; the hand or the command zone without it. */
  readonly from?: InputMaybe<Zone>;
  /** Modes, by their number from 1 or their first words. */
  readonly modes?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** What pays a cost, where it matters: from the cost's verb to objects or an amount. */
  readonly pay?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Who casts it. */
  readonly player?: InputMaybe<Scalars['String']['input']>;
  /** Targets in the order of the text. A list inside gives several for one instance of the word; an empty list none. */
  readonly targets?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** The words without paying, a keyword that gives an alternative cost or a permission, or the card that does. */
  readonly using?: InputMaybe<Scalars['String']['input']>;
  /** The value of X. */
  readonly x?: InputMaybe<Scalars['Int']['input']>;
};

/** Answers for a player's next decisions. */
export type ChooseInput = {
  /** The answers, in order. */
  readonly answers: ReadonlyArray<Scalars['JSON']['input']>;
  /** Whose decisions they answer. */
  readonly player: Scalars['String']['input'];
};

/** What a statement rests on. */
export type Citation = {
  /** What is referred to. */
  readonly authority: Authority;
  /** The card; null where a rule is referred to, or where the scenario defines the card itself. */
  readonly card?: Maybe<Card>;
  /** The edition of the rules by which the scenario was judged. */
  readonly edition: RulesEdition;
  /** The rule; null where a card's words are referred to. */
  readonly rule?: Maybe<Rule>;
  /** The ruling; null where none is referred to: what happens never rests on a ruling alone, so steps cite rules and words, and `relatedRulings` lists rulings. */
  readonly ruling?: Maybe<Ruling>;
  /** The words of the card; null where a rule is referred to. */
  readonly words?: Maybe<Scalars['String']['output']>;
};

/** Whether a citation holds. */
export type CitationCheck = {
  /** The edition that was looked into. */
  readonly edition: RulesEdition;
  /** The rule: the cited one, or where the words stand if that is elsewhere; null where there is none. */
  readonly rule?: Maybe<Rule>;
  /** What that rule says; null where there is none, or no official text. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** Whether it does. */
  readonly verdict: CitationVerdict;
};

/** What became of a rule that is cited by an old number. */
export type CitationResolution = {
  /** The number as it was asked. */
  readonly asked: Scalars['RuleNumber']['output'];
  /** The edition that it was taken from. */
  readonly askedEdition: RulesEdition;
  /** The rule as it stood there; null where that edition has no such number. */
  readonly askedRule?: Maybe<Rule>;
  /** If it was removed, the rule of the newest edition that says the same words now, or the longest sentence of them, because it was merged into that; null where none does. */
  readonly mergedInto?: Maybe<Rule>;
  /** How its number changed from edition to edition, oldest first; if it was removed, that is the last. */
  readonly moves: ReadonlyArray<RuleChange>;
  /** The same rule in the newest edition; null where it was removed since, or never stood there. */
  readonly rule?: Maybe<Rule>;
};

/** Whether a citation holds. */
export type CitationVerdict =
  /** There is no such number in this edition, nor these words elsewhere in it. */
  | 'ABSENT'
  /** The rule exists and says so, in its text or an example; without a quotation: it exists. */
  | 'EXACT'
  /** These words stand under another number: enough of them to tell it, and no misquotation of the cited rule. */
  | 'MOVED'
  /** The rule exists, but doesn't say so; nor do the words tell which other rule is meant (a few common words stand in many). */
  | 'TEXT_DIFFERS'
  /** The edition here has no official text to compare with. */
  | 'UNKNOWN';

/** One of the five colors (CR 105.1). */
export type Color =
  /** Black, {B}. */
  | 'BLACK'
  /** Blue, {U}. */
  | 'BLUE'
  /** Green, {G}. */
  | 'GREEN'
  /** Red, {R}. */
  | 'RED'
  /** White, {W}. */
  | 'WHITE';

/** Combat damage that a commander has dealt to a player (CR 903.10a). */
export type CommanderDamageInput = {
  /** How much. */
  readonly damage: Scalars['Int']['input'];
  /** The commander. */
  readonly from: Scalars['String']['input'];
  /** The player. */
  readonly to: Scalars['String']['input'];
};

/** Conceding the game. */
export type ConcedeInput = {
  /** Who concedes. */
  readonly player: Scalars['String']['input'];
};

/** A value that a correction changes. */
export type CorrectedValue = {
  /** What is shown instead; null where nothing is. */
  readonly corrected?: Maybe<Scalars['String']['output']>;
  /** The face of the card that it stands on; null where it stands on none. */
  readonly face?: Maybe<Scalars['String']['output']>;
  /** The field, such as oracleText or text. */
  readonly field: Scalars['String']['output'];
  /** What the source says; null where it says nothing. */
  readonly original?: Maybe<Scalars['String']['output']>;
};

/** A correction of imported data, or a note to it. What a source said stays here and is shown again once the correction is taken away. */
export type Correction = {
  /** Whether it stands: false once the source says something else than what was corrected. */
  readonly applied: Scalars['Boolean']['output'];
  /** Who made it. */
  readonly author: Scalars['String']['output'];
  /** What it changes; empty where it only adds a note. */
  readonly changes: ReadonlyArray<CorrectedValue>;
  /** The day of the correction. */
  readonly date: Scalars['Date']['output'];
  /** Where more about it is found; null where nothing is. */
  readonly link?: Maybe<Scalars['String']['output']>;
  /** What is added to what the source says; null where nothing is. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Why. */
  readonly reason: Scalars['String']['output'];
};

/** How much the engine reads and carries out. */
export type Coverage = {
  /** The cards, by how much of their words is read. A card that hasn't been read yet since the last import counts in the total alone. */
  readonly cards: SupportCounts;
  /** The edition whose rules are counted. */
  readonly edition: RulesEdition;
  /** The keywords of the newest edition, by whether the engine carries them out; ability words, which mean nothing to the rules, are not among them. */
  readonly keywords: SupportCounts;
  /** The rules and subrules of the edition, by whether the engine acts by them. */
  readonly rules: SupportCounts;
};

/** A designation that the game has once it has become day or night (CR 731.1). */
export type DayNight =
  /** It is day. */
  | 'DAY'
  /** It is night. */
  | 'NIGHT';

/** How a decision came about. */
export type DecidedBy =
  /** All options were alike. */
  | 'ALIKE'
  /** The documented default was taken. */
  | 'DEFAULT'
  /** The scenario gives the answer. */
  | 'GIVEN'
  /** Nothing else was legal. */
  | 'ONLY_LEGAL';

/** A decision that the scenario gives no answer to. */
export type Decision = {
  /** The rules that ask. */
  readonly citations: ReadonlyArray<Citation>;
  /** Where each option goes into one of several groups, their names: an answer is a mapping from group to options. Empty for most. */
  readonly groups: ReadonlyArray<Scalars['String']['output']>;
  /** What kind of decision it is. */
  readonly kind: DecisionKind;
  /** How many may be chosen. */
  readonly max: Scalars['Int']['output'];
  /** How many must be chosen. */
  readonly min: Scalars['Int']['output'];
  /** What may be answered besides the options, such as a number or the name of a card; null where nothing may. */
  readonly open?: Maybe<Scalars['String']['output']>;
  /** The legal options. */
  readonly options: ReadonlyArray<DecisionOption>;
  /** Whose decision it is. */
  readonly player: Scalars['String']['output'];
  /** What is asked. */
  readonly prompt: Scalars['String']['output'];
  /** The name of what asks, to which an answer may be addressed; null where the rules themselves ask. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** What is divided among the options, so that an answer is a mapping from option to amount; null where nothing is. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

/** What kind of decision it is. */
export type DecisionKind =
  /** What something is attached to. */
  | 'ATTACH'
  /** Which creatures attack. */
  | 'ATTACK'
  /** Which creatures block. */
  | 'BLOCK'
  /** Objects, players, colors, types, names or numbers. */
  | 'CHOOSE'
  /** The result of a coin flip. */
  | 'COIN'
  /** What something becomes a copy of. */
  | 'COPY'
  /** The result of a die roll. */
  | 'DIE'
  /** How an amount is divided. */
  | 'DIVIDE'
  /** Which dungeon or room. */
  | 'DUNGEON'
  /** Which legendary permanent stays. */
  | 'LEGEND'
  /** Whether to do what may be done. */
  | 'MAY'
  /** Modes. */
  | 'MODE'
  /** Whether to take a mulligan. */
  | 'MULLIGAN'
  /** The order of cards. */
  | 'ORDER_CARDS'
  /** The order in which triggered abilities go on the stack. */
  | 'ORDER_TRIGGERS'
  /** Whether and how a cost is paid. */
  | 'PAY'
  /** The result of a random choice. */
  | 'RANDOM'
  /** Which replacement or prevention effect applies first. */
  | 'REPLACEMENT'
  /** Targets. */
  | 'TARGET'
  /** A characteristic of a card that the scenario doesn't name. */
  | 'UNKNOWN'
  /** A vote. */
  | 'VOTE';

/** A legal option of a decision. */
export type DecisionOption = {
  /** What an answer says to choose it. */
  readonly answer: Scalars['String']['output'];
  /** How many things it stands for that nothing tells apart; where several may be chosen the same answer chooses each of them. 1 for most. */
  readonly count: Scalars['Int']['output'];
  /** What it means, for people. */
  readonly label: Scalars['String']['output'];
  /** The object or player that it is; null where it is a word. */
  readonly thing?: Maybe<Thing>;
};

/** A decision that was made. */
export type DecisionTaken = {
  /** How that came about. */
  readonly by: DecidedBy;
  /** What was chosen. */
  readonly chosen: Scalars['String']['output'];
  /** The rules that asked. */
  readonly citations: ReadonlyArray<Citation>;
  /** What kind of decision it was. */
  readonly kind: DecisionKind;
  /** The legal options. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** Whose decision it was. */
  readonly player: Scalars['String']['output'];
  /** What was asked. */
  readonly prompt: Scalars['String']['output'];
};

/** How a keyword and the sentences of its definition belong together. */
export type DefinitionManner =
  /** The sentences are the rules of a keyword that no other words stand for, such as flying. */
  | 'DESCRIBED'
  /** The keyword means these very sentences, which stand in its place. */
  | 'STANDS_FOR';

/** Where the sentences of a keyword come from. */
export type DefinitionSource =
  /** The imported official text of the rules. */
  | 'COMPREHENSIVE_RULES'
  /** This project. */
  | 'PROJECT';

/** How much an explanation tells. */
export type DetailLevel =
  /** Every step. */
  | 'FULL'
  /** Each step that a judge would tell, with its rules. */
  | 'JUDGE'
  /** What happened, in a few sentences. */
  | 'SUMMARY';

/** A dungeon card in the command zone (CR 309). */
export type DungeonInput = {
  /** The dungeon card. */
  readonly name: Scalars['String']['input'];
  /** The room of the venture marker; the topmost one without it. */
  readonly room?: InputMaybe<Scalars['String']['input']>;
};

/** A dungeon card and the room that its owner's venture marker is in (CR 309.4). */
export type DungeonView = {
  /** The dungeon card. */
  readonly name: Scalars['String']['output'];
  /** The room. */
  readonly room: Scalars['String']['output'];
};

/** A face of a card that a scenario defines. */
export type FaceDefinitionInput = {
  /** The colors of its color indicator. */
  readonly colorIndicator?: InputMaybe<ReadonlyArray<Color>>;
  /** Its printed defense. */
  readonly defense?: InputMaybe<Scalars['String']['input']>;
  /** Its printed loyalty. */
  readonly loyalty?: InputMaybe<Scalars['String']['input']>;
  /** Its mana cost; left out where there is none. */
  readonly manaCost?: InputMaybe<Scalars['ManaCost']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its words, one ability on each line. */
  readonly oracleText?: InputMaybe<Scalars['String']['input']>;
  /** Its printed power. */
  readonly power?: InputMaybe<Scalars['String']['input']>;
  /** Its printed toughness. */
  readonly toughness?: InputMaybe<Scalars['String']['input']>;
  /** Its type line. */
  readonly typeLine: Scalars['String']['input'];
};

/** Why an object is face down (CR 708). */
export type FaceDown =
  /** Cloaked (CR 701.58). */
  | 'CLOAK'
  /** Cast with disguise (CR 702.168). */
  | 'DISGUISE'
  /** Manifested (CR 701.40). */
  | 'MANIFEST'
  /** Cast with morph (CR 702.37). */
  | 'MORPH'
  /** Face down outside the battlefield, for no reason that matters. */
  | 'PLAIN';

/** The words of a face as one source gave them. */
export type FaceWording = {
  /** As printed; null where there is none. */
  readonly defense?: Maybe<Scalars['String']['output']>;
  /** As printed; null where there is none. */
  readonly loyalty?: Maybe<Scalars['String']['output']>;
  /** Its mana cost; null where none is printed. */
  readonly manaCost?: Maybe<Scalars['ManaCost']['output']>;
  /** The name of the face. */
  readonly name: Scalars['String']['output'];
  /** Its rules text. */
  readonly oracleText: Scalars['String']['output'];
  /** As printed, such as * or 1+*; null where there is none. */
  readonly power?: Maybe<Scalars['String']['output']>;
  /** As printed; null where there is none. */
  readonly toughness?: Maybe<Scalars['String']['output']>;
  /** Its type line. */
  readonly typeLine: Scalars['String']['output'];
};

/** What happens after the last action. */
export type Finish =
  /** Everyone passes until the stack is empty. */
  | 'RESOLVE'
  /** The game stands as it is. */
  | 'STOP';

/** Whether a ruling still holds. */
export type Freshness =
  /** Nothing is known that speaks against it. */
  | 'CURRENT'
  /** A newer ruling on the same card or keyword says otherwise on the same point, or its source no longer carries it. */
  | 'OVERTAKEN'
  /** A rule that it speaks of has changed since in a way that bears on what it says. */
  | 'POSSIBLY_OVERTAKEN'
  /** It is older than what can be followed. */
  | 'UNKNOWN';

/** Whether a ruling still holds, and what says so. */
export type FreshnessReport = {
  /** The changes of rules since it was last said that bear on it, the oldest first. */
  readonly because: ReadonlyArray<RuleChange>;
  /** The same in sentences. */
  readonly explanation: Scalars['String']['output'];
  /** The newer ruling that replaces it, or that says the same where its source no longer carries it; null where none is known. */
  readonly replacedBy?: Maybe<Ruling>;
  /** Whether it still holds. */
  readonly verdict: Freshness;
};

/** What kind of game is played. */
export type GameFormat =
  /** Commander, 40 life each (CR 903). */
  | 'COMMANDER'
  /** Everyone against everyone (CR 806). */
  | 'FREE_FOR_ALL'
  /** Two players, 20 life each. */
  | 'TWO_PLAYER';

/** A known object with its characteristics after all effects (CR 109.3, 613). */
export type GameObject = ObjectView & {
  /** The lines of words that it has now. */
  readonly abilities: ReadonlyArray<Scalars['String']['output']>;
  /** The scenario's names for it. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** What it is attached to; null where it isn't. */
  readonly attachedTo?: Maybe<Thing>;
  /** What it attacks; null where it doesn't attack, or attacks nothing any more. */
  readonly attacking?: Maybe<Thing>;
  /** Whether what it attacked has been removed from combat: it is an attacking creature all the same (CR 506.4c). */
  readonly attacksNothing: Scalars['Boolean']['output'];
  /** What it blocks. */
  readonly blocking: ReadonlyArray<Thing>;
  /** Its card; null for what is no card, and where the scenario defines the card itself. */
  readonly card?: Maybe<Card>;
  /** What was chosen for it. */
  readonly chosen: Scalars['JSONObject']['output'];
  /** Its colors. */
  readonly colors: ReadonlyArray<Color>;
  /** Whether it is its owner's commander. */
  readonly commander: Scalars['Boolean']['output'];
  /** Its controller; null outside the battlefield and the stack (CR 108.4). */
  readonly controller?: Maybe<Scalars['String']['output']>;
  /** Counters on it, by kind. */
  readonly counters: Scalars['JSONObject']['output'];
  /** Damage marked on it. */
  readonly damage: Scalars['Int']['output'];
  /** Its defense; null where it has none. */
  readonly defense?: Maybe<Scalars['Int']['output']>;
  /** Designations that it has, such as monstrous. */
  readonly designations: ReadonlyArray<Scalars['String']['output']>;
  /** Why it differs from what is printed, in the order in which the layers apply (CR 613). */
  readonly effects: ReadonlyArray<LayerEffect>;
  /** Whether it is face down. */
  readonly faceDown: Scalars['Boolean']['output'];
  /** Whether it is flipped. */
  readonly flipped: Scalars['Boolean']['output'];
  /** An id within this resolution. A change of zone makes a new object with a new id (CR 400.7). */
  readonly id: Scalars['String']['output'];
  /** Its keyword abilities with what follows them, such as vanishing 3. */
  readonly keywords: ReadonlyArray<Scalars['String']['output']>;
  /** OBJECT, which it is. */
  readonly kind: ThingKind;
  /** The level of a Class or leveler; null where it has none. */
  readonly level?: Maybe<Scalars['Int']['output']>;
  /** Its loyalty; null where it has none. */
  readonly loyalty?: Maybe<Scalars['Int']['output']>;
  /** Its mana cost; null where it has none. */
  readonly manaCost?: Maybe<Scalars['ManaCost']['output']>;
  /** Its mana value. */
  readonly manaValue: Scalars['Float']['output'];
  /** The name that it has now; empty where it has none. */
  readonly name: Scalars['String']['output'];
  /** Its owner. */
  readonly owner: Scalars['String']['output'];
  /** Whether it is phased out. */
  readonly phasedOut: Scalars['Boolean']['output'];
  /** Its power; null where it has none. */
  readonly power?: Maybe<Scalars['Int']['output']>;
  /** The whole name of its card or token; of an ability on the stack that of its source; null where there is none. */
  readonly printedName?: Maybe<Scalars['String']['output']>;
  /** The object that an ability on the stack came from; null for everything else. */
  readonly source?: Maybe<Thing>;
  /** What it is made of. */
  readonly substance: Substance;
  /** Its subtypes. */
  readonly subtypes: ReadonlyArray<Scalars['String']['output']>;
  /** Its supertypes. */
  readonly supertypes: ReadonlyArray<Scalars['String']['output']>;
  /** Whether it is a suspended card (CR 702.62b). */
  readonly suspended: Scalars['Boolean']['output'];
  /** Whether it is tapped. */
  readonly tapped: Scalars['Boolean']['output'];
  /** What it targets, on the stack. */
  readonly targets: ReadonlyArray<Thing>;
  /** Its toughness; null where it has none. */
  readonly toughness?: Maybe<Scalars['Int']['output']>;
  /** Its card types. */
  readonly types: ReadonlyArray<Scalars['String']['output']>;
  /** The words of an ability on the stack; null for everything else. */
  readonly words?: Maybe<Scalars['String']['output']>;
  /** The zone that it is in. */
  readonly zone: Zone;
};

/** How a game ended (CR 104). */
export type GameOver = {
  /** Whether it is a draw. */
  readonly draw: Scalars['Boolean']['output'];
  /** Who won. */
  readonly winners: ReadonlyArray<Scalars['String']['output']>;
};

/** The whole game at one moment. */
export type GameStateView = {
  /** Whose turn it is. */
  readonly active: Scalars['String']['output'];
  /** Whether it is day or night (CR 731); null while it is neither. */
  readonly dayNight?: Maybe<DayNight>;
  /** Every known object, by timestamp. */
  readonly objects: ReadonlyArray<GameObject>;
  /** How the game ended; null while it goes on. */
  readonly over?: Maybe<GameOver>;
  /** The players, in turn order. */
  readonly players: ReadonlyArray<PlayerView>;
  /** Who has priority; null where nobody has. */
  readonly priority?: Maybe<Scalars['String']['output']>;
  /** The stack, top first. */
  readonly stack: ReadonlyArray<GameObject>;
  /** The step of the turn. */
  readonly step: TurnStep;
  /** The number of the turn. */
  readonly turn: Scalars['Int']['output'];
};


/** The whole game at one moment. */
export type GameStateViewObjectsArgs = {
  zones?: InputMaybe<ReadonlyArray<Zone>>;
};

/** An entry of the glossary of the Comprehensive Rules, in one edition. */
export type GlossaryEntry = Node & {
  /** The edition that it stands in. */
  readonly edition: RulesEdition;
  /** An id of this term in this edition. */
  readonly id: Scalars['ID']['output'];
  /** The rules that it refers to. */
  readonly rules: ReadonlyArray<Rule>;
  /** What its text is linked to: rules that it refers to, other terms, symbols. */
  readonly spans: ReadonlyArray<LinkedSpan>;
  /** The term. */
  readonly term: Scalars['String']['output'];
  /** What the glossary says. */
  readonly text: Scalars['String']['output'];
};

/** What several instances of a keyword do. */
export type InstancesKind =
  /** They add up. */
  | 'CUMULATIVE'
  /** More than one does no more than one. */
  | 'REDUNDANT'
  /** Each works for itself. */
  | 'SEPARATE';

/** A range of whole numbers; an end that is missing is open. */
export type IntRange = {
  /** The most. */
  readonly max?: InputMaybe<Scalars['Int']['input']>;
  /** The least. */
  readonly min?: InputMaybe<Scalars['Int']['input']>;
};

/** A keyword of the rules, as the newest edition has it. */
export type Keyword = Node & {
  /** The kinds of ability that it stands for; empty for actions and ability words, and where neither the rules' text nor the engine says so. */
  readonly abilityTypes: ReadonlyArray<AbilityType>;
  /** Other names for the same, such as its symbol. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** Cards whose words speak of it, its variants included, by name. */
  readonly cards: CardConnection;
  /** The sentences that it means; null where there are none: `support` says why. */
  readonly definition?: Maybe<KeywordDefinition>;
  /** The newest answers to scenarios that rest on the rules that define it; empty for ability words. */
  readonly examples: ReadonlyArray<Resolution>;
  /** The other keywords that the same rule defines. */
  readonly family: ReadonlyArray<Keyword>;
  /**
   * The zones in which those abilities function (CR 113.6); empty for actions and ability words, and where none does (companion, partner), which
   * functionsOutsideGame then tells.
   */
  readonly functionsIn: ReadonlyArray<Zone>;
  /** Whether those abilities function outside the game or before it begins too (CR 113.6a, 113.6n); false where only the outline is there. */
  readonly functionsOutsideGame: Scalars['Boolean']['output'];
  /** The glossary's entry for it, or for what it is a variant of; null where there is none, or where only the outline is there. */
  readonly glossary?: Maybe<GlossaryEntry>;
  /** What happened, from edition to edition, to the rule that defines it and to its subrules, oldest first; empty for ability words, which no rule defines. */
  readonly history: ReadonlyArray<RuleChange>;
  /** An id that never changes. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is an ability, an action or an ability word. */
  readonly kind: KeywordKind;
  /** What several instances of it on one object do; null where no rule says so. */
  readonly multipleInstances?: Maybe<MultipleInstances>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What is written behind it, or before it. */
  readonly parameters: ReadonlyArray<KeywordParameter>;
  /** The rule that defines it: of a variant the subrule, of an ability word the rule that lists it. */
  readonly rule: Rule;
  /** The rule that defines it and all its subrules, in order; of an ability word only the rule that lists it. */
  readonly rules: ReadonlyArray<Rule>;
  /** Rulings that speak of it, by date. */
  readonly rulings: RulingConnection;
  /** The oldest edition here whose headings or glossary know it; null where none does. */
  readonly since?: Maybe<RulesEdition>;
  /** What it does, in this project's own words; null where the engine doesn't know it yet. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** Whether the engine carries it out, and why its definition may be missing. */
  readonly support: Support;
  /** The keyword that this one is a variant of: morph for megamorph, landwalk for islandwalk; null where it is none. */
  readonly variantOf?: Maybe<Keyword>;
};


/** A keyword of the rules, as the newest edition has it. */
export type KeywordCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  relation?: InputMaybe<KeywordRelation>;
};


/** A keyword of the rules, as the newest edition has it. */
export type KeywordRulingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of keywords. */
export type KeywordConnection = {
  /** The keywords of this page, each with its cursor. */
  readonly edges: ReadonlyArray<KeywordEdge>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The sentences that a keyword means. */
export type KeywordDefinition = {
  /** Every way in which the rules write it, with the sentences that it means so. */
  readonly forms: ReadonlyArray<KeywordForm>;
  /** Whether they stand in the keyword's place or say what it does. */
  readonly manner: DefinitionManner;
  /** The sentences, with the keyword's parameters open. */
  readonly sentences: ReadonlyArray<Scalars['String']['output']>;
  /** Where they come from. */
  readonly source: DefinitionSource;
  /** The abilities that the engine carries out for it, under the key abilities, with its parameters open; null where it doesn't carry out sentences. */
  readonly tree?: Maybe<Scalars['JSONObject']['output']>;
};

/** A keyword on a page. */
export type KeywordEdge = {
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The keyword. */
  readonly node: Keyword;
};

/** One way to write a keyword. */
export type KeywordForm = {
  /** What it must stand on to mean this, such as a permanent; null where that makes no difference. */
  readonly on?: Maybe<Scalars['String']['output']>;
  /** The rule that says so. */
  readonly rule: Rule;
  /** The sentences that it means; empty where the rules only say how it is written. */
  readonly sentences: ReadonlyArray<Scalars['String']['output']>;
  /** As the rules write it, such as Suspend N—[cost]. */
  readonly written: Scalars['String']['output'];
};

/** What kind of keyword it is. */
export type KeywordKind =
  /** A keyword ability (CR 702). */
  | 'ABILITY'
  /** An ability word, which ties cards together and means nothing to the rules (CR 207.2c). */
  | 'ABILITY_WORD'
  /** A keyword action (CR 701). */
  | 'ACTION';

/** What is written with a keyword. */
export type KeywordParameter = {
  /** What kind of thing it is. */
  readonly kind: KeywordParameterKind;
  /** What stands for it in the keyword's sentences, such as N or [cost]. */
  readonly placeholder: Scalars['String']['output'];
};

/** What kind of thing is written with a keyword. */
export type KeywordParameterKind =
  /** A cost. */
  | 'COST'
  /** A number. */
  | 'NUMBER'
  /** A quality, such as a color or a type. */
  | 'QUALITY'
  /** Other words, such as an ability or a condition. */
  | 'WORDS';

/** How the words of a face speak of a keyword. */
export type KeywordRelation =
  /** They speak of a counter of it (CR 122.1b). */
  | 'COUNTER'
  /** They give it to an object or a player, perhaps to itself under a condition, or to what they create. */
  | 'GRANTS'
  /** One of the face's own abilities is it or begins with it; or its words tell somebody to do the action. */
  | 'HAS'
  /** They only speak of it: creatures with it, a cost of it, a time at which the action is done. */
  | 'MENTIONS'
  /** They take it away, or say that it can't be had. */
  | 'REMOVES';

/** One use of a keyword in the words of a face. Reminder text, flavor words and names are no uses, nor are words that only derive from a keyword's name (kicked, exiled). */
export type KeywordUse = {
  /** The N of the parameter: a number or X; null where it has none. */
  readonly amount?: Maybe<Scalars['String']['output']>;
  /** The mana cost of the parameter; null where it has none, or more than mana is paid. */
  readonly cost?: Maybe<Scalars['ManaCost']['output']>;
  /** The face whose words they are. */
  readonly face: CardFace;
  /** The keyword, a variant by its own name: islandwalk, megamorph. */
  readonly keyword: Keyword;
  /** The sentences that the keyword means here, with the parameter filled in; empty where the keyword has no sentences or the parameter doesn't fit them. */
  readonly meaning: ReadonlyArray<Scalars['String']['output']>;
  /** All that is printed behind the keyword, without a dash before it or a period after it; null where there is nothing. */
  readonly parameter?: Maybe<Scalars['String']['output']>;
  /** How the words speak of the keyword. */
  readonly relation: KeywordRelation;
  /** Where they stand in the face's words. */
  readonly span: TextSpan;
  /** The words of the use, parameter included. */
  readonly text: Scalars['String']['output'];
};

/** An effect that makes an object differ from what is printed. */
export type LayerEffect = {
  /** The rules that they rest on. */
  readonly citations: ReadonlyArray<Citation>;
  /** The layer or sublayer, 1a to 7d; or what stands before them. */
  readonly layer: Scalars['String']['output'];
  /** The name of what the effect comes from. */
  readonly source: Scalars['String']['output'];
  /** The words that say so. */
  readonly words: Scalars['String']['output'];
};

/** An action that a player can carry through now, costs paid. */
export type LegalAction = {
  /** The action as a scenario says it, with one legal way of everything that is chosen for it: targets, modes, X, what pays. */
  readonly action: Scalars['JSONObject']['output'];
  /** The rules that allow it. */
  readonly citations: ReadonlyArray<Citation>;
  /** The face that is cast or played, where the card has several. */
  readonly face?: Maybe<Scalars['String']['output']>;
  /** What is chosen first, with those options that lead to a legal end; null where nothing is chosen. */
  readonly firstChoice?: Maybe<Decision>;
  /** Whether it is a mana ability (CR 605.1). */
  readonly isManaAbility: Scalars['Boolean']['output'];
  /** What kind of action it is. */
  readonly kind: LegalActionKind;
  /** The object that it is done with; several where nothing tells them apart, none for passing, conceding and declarations. */
  readonly objects: ReadonlyArray<Thing>;
  /** Optional additional costs that could be paid too, each by itself. */
  readonly optionalCosts: ReadonlyArray<Scalars['String']['output']>;
  /** Whether others have to pass first for the player to get priority. */
  readonly othersPass: Scalars['Boolean']['output'];
  /** Who can take it. */
  readonly player: Scalars['String']['output'];
  /** What it is, in one sentence. */
  readonly summary: Scalars['String']['output'];
  /** By what the spell is cast (a keyword, or what allows it); null for its mana cost. */
  readonly using?: Maybe<Scalars['String']['output']>;
  /** The words of the ability. */
  readonly words?: Maybe<Scalars['String']['output']>;
  /** Which values X may have; null where there is no X. */
  readonly x?: Maybe<ValuesOfX>;
  /** Where that object is. */
  readonly zone?: Maybe<Zone>;
};

/** What kind of action it is. */
export type LegalActionKind =
  /** Activating an ability (CR 602). */
  | 'ACTIVATE'
  /** Declaring attackers (CR 508.1), of all creatures together. */
  | 'ATTACK'
  /** Declaring blockers (CR 509.1), of all creatures together. */
  | 'BLOCK'
  /** Casting a spell (CR 601). */
  | 'CAST'
  /** Answering the decision that is open. */
  | 'CHOOSE'
  /** Conceding (CR 104.3a). */
  | 'CONCEDE'
  /** Passing (CR 117.3d). */
  | 'PASS'
  /** Playing a land (CR 305). */
  | 'PLAY'
  /** A special action other than playing a land (CR 116). */
  | 'SPECIAL';

/** What each player may do. Complete as to player, object, and way of casting or ability. */
export type LegalActions = {
  /** Every action that can be carried through now: those of the player named first, then of the others, who act once those before them have passed. */
  readonly actions: ReadonlyArray<LegalAction>;
  /** The decision that is open; null where none is. */
  readonly decision?: Maybe<Decision>;
  /** Who has priority, declares, or has to decide; null where nobody acts. */
  readonly player?: Maybe<Scalars['String']['output']>;
  /** Where the scenario itself is illegal, the action that is; else what one might think of and the rules forbid now. Its actionIndex is that of the next action. */
  readonly refusals: ReadonlyArray<Refusal>;
  /** RESOLVED: the list is whole. NEEDS_DECISION: somebody has to decide first. ILLEGAL: an action of the scenario is. UNSUPPORTED: words that aren't read keep some of it, or all, from being known. */
  readonly status: ResolutionStatus;
  /** Words that keep something from being known. */
  readonly unsupported: ReadonlyArray<UnsupportedText>;
};

/** Whether a card may be played in a format. */
export type Legality = {
  /** The day on which the source was current; the first of the month where only a month is known, null where nothing is. */
  readonly asOf?: Maybe<Scalars['Date']['output']>;
  /** The format, such as modern, by the name that the source uses. */
  readonly format: Scalars['String']['output'];
  /** Who says so. */
  readonly source: Scalars['String']['output'];
  /** Whether it may be played there. */
  readonly status: LegalityStatus;
};

/** The answer to a question whether an action would be legal. */
export type LegalityAnswer = {
  /** The number of the action that asks, from 1. */
  readonly actionIndex: Scalars['Int']['output'];
  /** The rules that say so. */
  readonly citations: ReadonlyArray<Citation>;
  /** Whether it would be legal. */
  readonly legal: Scalars['Boolean']['output'];
  /** Why not; null where it is legal. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** Whether a card may be played in a format (CR 100.6). */
export type LegalityStatus =
  /** None. */
  | 'BANNED'
  /** As many as the format's decks allow of any card. */
  | 'LEGAL'
  /** The format doesn't have it. */
  | 'NOT_LEGAL'
  /** One in a deck. */
  | 'RESTRICTED';

/** Words of a text that stand for something which can be asked for. */
export type LinkedSpan = {
  /** The card that they name; null for everything else. */
  readonly card?: Maybe<Card>;
  /** Where they end: the place after their last letter. */
  readonly end: Scalars['Int']['output'];
  /** The symbol in English words, for example for a screen reader; null for everything else, and for symbols without a name. */
  readonly english?: Maybe<Scalars['String']['output']>;
  /** The glossary's entry for the term that they are; null for everything else. */
  readonly glossary?: Maybe<GlossaryEntry>;
  /** The keyword that they name; null for everything else. */
  readonly keyword?: Maybe<Keyword>;
  /** What kind of thing they stand for. */
  readonly kind: LinkedSpanKind;
  /** The rules that they refer to, those of a range or whole section each; empty for everything else. */
  readonly rules: ReadonlyArray<Rule>;
  /** Where they begin in the text, counted in UTF-16 units from 0. */
  readonly start: Scalars['Int']['output'];
  /** The symbol that they are, such as {T}; null for everything else. */
  readonly symbol?: Maybe<Scalars['String']['output']>;
  /** The words. */
  readonly text: Scalars['String']['output'];
};

/** What kind of thing linked words stand for. */
export type LinkedSpanKind =
  /** The name of a card; in rulings. */
  | 'CARD'
  /** A term of the glossary. */
  | 'GLOSSARY'
  /** The name of a keyword; in rulings. */
  | 'KEYWORD'
  /** A reference to rules. */
  | 'RULE'
  /** A symbol (CR 107). */
  | 'SYMBOL';

/** A mana symbol (CR 107.4). */
export type ManaSymbol = {
  /** Its colors. */
  readonly colors: ReadonlyArray<Color>;
  /** The symbol in English words, for example for a screen reader. */
  readonly english: Scalars['String']['output'];
  /** What it adds to a mana value (CR 202.3). */
  readonly manaValue: Scalars['Float']['output'];
  /** The symbol as written in braces. */
  readonly symbol: Scalars['String']['output'];
};

/** Why a card was found by a name, the surest reason first. */
export type MatchKind =
  /** The same name, letter for letter. */
  | 'EXACT'
  /** The name of one of its faces. */
  | 'FACE'
  /** The same name but for case, accents, spaces and quotation marks. */
  | 'FOLDED'
  /** A name that is spelled alike. */
  | 'FUZZY'
  /** Some words of its name and the first letters of the others: Jace, TMS. */
  | 'INITIALS'
  /** A name that players use for it. */
  | 'NICKNAME'
  /** The beginning of its name, or of a word in it. */
  | 'PREFIX'
  /** Its name with what lists of decks put before and behind it: SB: 4 Lightning Bolt (M10) 149 *F*. */
  | 'PRINTING'
  /** The same letters and digits, separated otherwise. */
  | 'SEPARATORS'
  /** The words of its name in another order. */
  | 'WORDS';

/** What several instances of a keyword on one object do. */
export type MultipleInstances = {
  /** What they do. */
  readonly kind: InstancesKind;
  /** The rule that says so. */
  readonly rule: Rule;
};

/** What can be done. Asking what happens in a scenario is a mutation because its answer is kept under its id. */
export type Mutation = {
  /** Sets up a game as described, carries out the actions under the Comprehensive Rules, and answers what happens and which rules say so. */
  readonly resolveScenario: ResolveScenarioPayload;
};


/** What can be done. Asking what happens in a scenario is a mutation because its answer is kept under its id. */
export type MutationResolveScenarioArgs = {
  input: ResolveScenarioInput;
};

/** Something that has an id of its own and can be asked for again with `node`. */
export type Node = {
  /** An opaque id that never changes. */
  readonly id: Scalars['ID']['output'];
};

/** An object, or several alike. Only `card` is needed. */
export type ObjectInput = {
  /** An alias: it follows the card through zones. */
  readonly as?: InputMaybe<Scalars['String']['input']>;
  /** What it is attached to. */
  readonly attachedTo?: InputMaybe<Scalars['String']['input']>;
  /** The card's name, or one of its faces' names. */
  readonly card: Scalars['String']['input'];
  /** What was chosen for it as it entered, such as {color: "red"}. */
  readonly chosen?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Whether it is its owner's commander. */
  readonly commander?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who controls it; the player who lists it without it. */
  readonly controller?: InputMaybe<Scalars['String']['input']>;
  /** The card that it is a copy of. */
  readonly copyOf?: InputMaybe<Scalars['String']['input']>;
  /** How many alike. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Counters on it by kind, such as {time: 1}. */
  readonly counters?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Damage marked on it. */
  readonly damage?: InputMaybe<Scalars['Int']['input']>;
  /** The face that is up. */
  readonly face?: InputMaybe<Scalars['String']['input']>;
  /** Why it is face down; face up without it. */
  readonly faceDown?: InputMaybe<FaceDown>;
  /** Whether it is foretold (CR 702.143). */
  readonly foretold?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is goaded (CR 701.15). */
  readonly goaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is harnessed (CR 702.186). */
  readonly harnessed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the left half of a Room is unlocked (CR 709.5). */
  readonly leftHalfUnlocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** The level of a Class. */
  readonly level?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is of level 2 or greater (CR 716.2). */
  readonly level2?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is of level 3 (CR 716.2). */
  readonly level3?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is monstrous (CR 701.37). */
  readonly monstrous?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who owns it; the player who lists it without it. */
  readonly owner?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is phased out. */
  readonly phasedOut?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is plotted (CR 702.170). */
  readonly plotted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is prepared (CR 722). */
  readonly prepared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is renowned (CR 702.112). */
  readonly renowned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the right half of a Room is unlocked (CR 709.5). */
  readonly rightHalfUnlocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is its controller's Ring-bearer (CR 701.54). */
  readonly ringBearer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is saddled (CR 702.171). */
  readonly saddled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it came under its controller's control only this turn (CR 302.6). */
  readonly sick?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is solved (CR 719.3). */
  readonly solved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is suspected (CR 701.60). */
  readonly suspected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is tapped. */
  readonly tapped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a token. */
  readonly token?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An object or a player as it is seen: as a step names it, or with all its characteristics as it is in a state of the game. */
export type ObjectView = {
  /** The id of the object within this resolution; null for a player. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** Whether it is an object or a player. */
  readonly kind: ThingKind;
  /** Its name at that moment. */
  readonly name: Scalars['String']['output'];
};

/** Where a page of a list lies within the whole list. */
export type PageInfo = {
  /** The cursor of the last entry, to be passed as `after` for the next page, with the same arguments: with others it is refused. Null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether something stands before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A mana cost, read. */
export type ParsedManaCost = {
  /** The colors of its symbols (CR 202.2). */
  readonly colors: ReadonlyArray<Color>;
  /** The cost in canonical form. */
  readonly cost: Scalars['ManaCost']['output'];
  /** Its mana value; X is 0 (CR 202.3). */
  readonly manaValue: Scalars['Float']['output'];
  /** Its symbols in canonical order. */
  readonly symbols: ReadonlyArray<ManaSymbol>;
};

/** Passing priority once. */
export type PassInput = {
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** Who passes. */
  readonly player: Scalars['String']['input'];
};

/** Playing a land. */
export type PlayInput = {
  /** The land. */
  readonly card: Scalars['String']['input'];
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** The face to play. */
  readonly face?: InputMaybe<Scalars['String']['input']>;
  /** The zone that it is played from; the hand without it. */
  readonly from?: InputMaybe<Zone>;
  /** Who plays it. */
  readonly player?: InputMaybe<Scalars['String']['input']>;
};

/** A player and what belongs to that player. Zones are listed oldest first. */
export type PlayerInput = {
  /** Permanents, the oldest timestamp first. */
  readonly battlefield?: InputMaybe<ReadonlyArray<ObjectInput>>;
  /** Whether the player has the city's blessing (CR 702.131). */
  readonly cityBlessing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Objects in the command zone. */
  readonly command?: InputMaybe<ReadonlyArray<ObjectInput>>;
  /** Dungeons that the player has completed (CR 309.7), by name. */
  readonly completedDungeons?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Counters that the player has, by kind, such as {poison: 3}. */
  readonly counters?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The dungeon that the player has in the command zone (CR 309). */
  readonly dungeon?: InputMaybe<DungeonInput>;
  /** Cards in exile, the oldest first. */
  readonly exile?: InputMaybe<ReadonlyArray<ObjectInput>>;
  /** Cards in the graveyard, the oldest first. */
  readonly graveyard?: InputMaybe<ReadonlyArray<ObjectInput>>;
  /** Cards in hand. */
  readonly hand?: InputMaybe<ReadonlyArray<ObjectInput>>;
  /** Whether the player has the initiative (CR 726). */
  readonly initiative?: InputMaybe<Scalars['Boolean']['input']>;
  /** Known cards of the library, from the top; below them lie unknown cards. */
  readonly library?: InputMaybe<ReadonlyArray<ObjectInput>>;
  /** All cards in the library; 40 more than are listed without it. */
  readonly librarySize?: InputMaybe<Scalars['Int']['input']>;
  /** The life total; 20, or 40 in Commander, without it. */
  readonly life?: InputMaybe<Scalars['Int']['input']>;
  /** The word unlimited, or mana in the pool such as {U}{U}. */
  readonly mana?: InputMaybe<Scalars['String']['input']>;
  /** Whether the player is the monarch (CR 725). */
  readonly monarch?: InputMaybe<Scalars['Boolean']['input']>;
  /** The player's name; no two are alike. */
  readonly name: Scalars['String']['input'];
  /** Names of cards that the player owns outside the game, such as those of a sideboard (CR 400.11). */
  readonly outside?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** How often the Ring has tempted the player (CR 701.54); 1 where a Ring-bearer is there. */
  readonly ringTempted?: InputMaybe<Scalars['Int']['input']>;
  /** The speed that the player has (CR 702.179); none without it. */
  readonly speed?: InputMaybe<Scalars['Int']['input']>;
};

/** A player and what belongs to that player. */
export type PlayerView = {
  /** What the player controls on the battlefield, oldest timestamp first. */
  readonly battlefield: ReadonlyArray<GameObject>;
  /** Whether the player has the city's blessing (CR 702.131). */
  readonly cityBlessing: Scalars['Boolean']['output'];
  /** What the player owns in the command zone. */
  readonly command: ReadonlyArray<GameObject>;
  /** The dungeons that the player has completed (CR 309.7), by name, in order. */
  readonly completedDungeons: ReadonlyArray<Scalars['String']['output']>;
  /** Counters that the player has, by kind. */
  readonly counters: Scalars['JSONObject']['output'];
  /** The dungeon that the player is in (CR 309), null for none. */
  readonly dungeon?: Maybe<DungeonView>;
  /** What the player owns in exile. */
  readonly exile: ReadonlyArray<GameObject>;
  /** The graveyard, oldest first. */
  readonly graveyard: ReadonlyArray<GameObject>;
  /** Known cards in hand. */
  readonly hand: ReadonlyArray<GameObject>;
  /** All cards in hand, unknown ones too. */
  readonly handSize: Scalars['Int']['output'];
  /** Whether the player has the initiative (CR 726). */
  readonly initiative: Scalars['Boolean']['output'];
  /** How many lands the player has played this turn. */
  readonly landsPlayed: Scalars['Int']['output'];
  /** Known cards of the library, from the top; null for an unknown card above the last known one. */
  readonly library: ReadonlyArray<Maybe<GameObject>>;
  /** All cards in the library, unknown ones too. */
  readonly librarySize: Scalars['Int']['output'];
  /** The life total. */
  readonly life: Scalars['Int']['output'];
  /** Whether the player has lost. */
  readonly lost: Scalars['Boolean']['output'];
  /** The rule by which the player lost; null where the player hasn't. */
  readonly lostBy?: Maybe<Rule>;
  /** The mana pool, such as {U}{U}, or the word unlimited. */
  readonly mana: Scalars['String']['output'];
  /** Whether the player is the monarch (CR 725). */
  readonly monarch: Scalars['Boolean']['output'];
  /** The player's name. */
  readonly name: Scalars['String']['output'];
  /** How often the Ring has tempted the player (CR 701.54). */
  readonly ringTempted: Scalars['Int']['output'];
  /** The player's speed; 0 where the player has none (CR 702.179). */
  readonly speed: Scalars['Int']['output'];
  /** Whether the player has won. */
  readonly won: Scalars['Boolean']['output'];
};

/** What can be asked. */
export type Query = {
  /** What this service is, which versions of its parts answer, and what has been imported. */
  readonly about: About;
  /** The one card with this name or oracle id. Exactly one of the two arguments is needed. A name that fits several cards, or none, gives null: `lookUpCard` shows the candidates. */
  readonly card?: Maybe<Card>;
  /** Many cards by name at once, in the same order. At most 100 names. */
  readonly cards: ReadonlyArray<CardLookup>;
  /** What changed between two editions, in the order of the book. Any two: with the newer one first, what was added counts as removed. An outline has no words to compare, which is an error. */
  readonly compareEditions: RuleChangeConnection;
  /** How much of the cards, rules and keywords the engine reads and carries out. */
  readonly coverage: Coverage;
  /** The editions of the Comprehensive Rules that are here, the newest first. */
  readonly editions: ReadonlyArray<RulesEdition>;
  /** The glossary's entry for a term; null where the edition has none, or where only the outline is there. */
  readonly glossaryEntry?: Maybe<GlossaryEntry>;
  /** The keyword with this name, in any case; null where there is none. A blank name is refused. */
  readonly keyword?: Maybe<Keyword>;
  /** The keywords of the rules, by name. */
  readonly keywords: KeywordConnection;
  /** What each player may do at the end of a scenario's actions: every action that can be carried through, as a scenario says it, and why others can't. Nothing is kept. Mistakes in the scenario are an error whose `extensions.userErrors` says of each what `resolveScenario` says. */
  readonly legalActions: LegalActions;
  /** Cards that a name may mean, the best match first, each with the reason for the match. */
  readonly lookUpCard: CardLookup;
  /** The thing with this id. A malformed id is an error; a well-formed id of nothing is null. */
  readonly node?: Maybe<Node>;
  /** The things with these ids, in the same order, null for those that don't exist. At most 100. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** Reads a mana cost: its canonical form, mana value, colors and symbols (CR 107.4, 202). An unknown symbol is an error. */
  readonly parseManaCost: ParsedManaCost;
  /** What the engine reads in a card's words: each line, how far reading came, and the tree that the engine would carry out. */
  readonly readText: Reading;
  /** What a number of an older edition is called today, with the moves between. */
  readonly resolveCitation: CitationResolution;
  /** The rule with this number; null where the edition has none. */
  readonly rule?: Maybe<Rule>;
  /** The rules with these numbers, in the same order, null for those that the edition doesn't have. At most 100. */
  readonly rules: ReadonlyArray<Maybe<Rule>>;
  /** Rulings, by date, those of one card and date in the order of their source. */
  readonly rulings: RulingConnection;
  /** A resolution that was made earlier, by its id; null where none is kept. */
  readonly scenario?: Maybe<Resolution>;
  /** Rules, glossary entries, keywords, rulings and cards in one search, the best first: what has the query as its name or number, then where it stands as a phrase, then all its words, then what is spelled alike. Accents, quotation marks and case don't matter. */
  readonly search: SearchConnection;
  /** Cards by name, with all that the filter asks for. */
  readonly searchCards: CardConnection;
  /** Whether a rule exists and says what is quoted. Case, typographic quotation marks, dashes and spacing make no difference, part of the text is enough, and an ellipsis stands for words left out. */
  readonly verifyCitation: CitationCheck;
};


/** What can be asked. */
export type QueryCardArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  oracleId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked. */
export type QueryCardsArgs = {
  names: ReadonlyArray<Scalars['String']['input']>;
};


/** What can be asked. */
export type QueryCompareEditionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  from: Scalars['Date']['input'];
  kinds?: InputMaybe<ReadonlyArray<RuleChangeKind>>;
  punctuation?: InputMaybe<Scalars['Boolean']['input']>;
  to: Scalars['Date']['input'];
  under?: InputMaybe<Scalars['RuleNumber']['input']>;
};


/** What can be asked. */
export type QueryCoverageArgs = {
  edition?: InputMaybe<Scalars['Date']['input']>;
};


/** What can be asked. */
export type QueryGlossaryEntryArgs = {
  edition?: InputMaybe<Scalars['Date']['input']>;
  term: Scalars['String']['input'];
};


/** What can be asked. */
export type QueryKeywordArgs = {
  name: Scalars['String']['input'];
};


/** What can be asked. */
export type QueryKeywordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  kind?: InputMaybe<KeywordKind>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. */
export type QueryLegalActionsArgs = {
  scenario: ScenarioInput;
};


/** What can be asked. */
export type QueryLookUpCardArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
};


/** What can be asked. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** What can be asked. */
export type QueryParseManaCostArgs = {
  cost: Scalars['ManaCost']['input'];
};


/** What can be asked. */
export type QueryReadTextArgs = {
  input: ReadTextInput;
};


/** What can be asked. */
export type QueryResolveCitationArgs = {
  edition: Scalars['Date']['input'];
  number: Scalars['RuleNumber']['input'];
};


/** What can be asked. */
export type QueryRuleArgs = {
  edition?: InputMaybe<Scalars['Date']['input']>;
  number: Scalars['RuleNumber']['input'];
};


/** What can be asked. */
export type QueryRulesArgs = {
  edition?: InputMaybe<Scalars['Date']['input']>;
  numbers: ReadonlyArray<Scalars['RuleNumber']['input']>;
};


/** What can be asked. */
export type QueryRulingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  cards?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  first: Scalars['Int']['input'];
  freshness?: InputMaybe<ReadonlyArray<Freshness>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  rule?: InputMaybe<Scalars['RuleNumber']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['Date']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
  withdrawn?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be asked. */
export type QueryScenarioArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  edition?: InputMaybe<Scalars['Date']['input']>;
  first: Scalars['Int']['input'];
  kinds?: InputMaybe<ReadonlyArray<SearchKind>>;
  query: Scalars['String']['input'];
};


/** What can be asked. */
export type QuerySearchCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: CardFilter;
  first: Scalars['Int']['input'];
};


/** What can be asked. */
export type QueryVerifyCitationArgs = {
  edition?: InputMaybe<Scalars['Date']['input']>;
  number: Scalars['RuleNumber']['input'];
  quote?: InputMaybe<Scalars['String']['input']>;
};

/** A line of words as the engine reads it; a mode's header and its bullets are one line. */
export type ReadLine = {
  /** What could have stood at that place. */
  readonly expected: ReadonlyArray<Scalars['String']['output']>;
  /** The name of the face that it stands on; null for words of no card. */
  readonly face?: Maybe<Scalars['String']['output']>;
  /** What may have been meant where reading stopped, and words that speak of nothing said before; for whoever wrote them. */
  readonly hints: ReadonlyArray<Scalars['String']['output']>;
  /** The keywords that it speaks of, in the order of the words. */
  readonly keywords: ReadonlyArray<KeywordUse>;
  /** What was read, printed again; null where the line isn't read. */
  readonly printed?: Maybe<Scalars['String']['output']>;
  /** Whether all of it is read, and printing what was read gives the same words. */
  readonly read: Scalars['Boolean']['output'];
  /** The place, in characters from the start of the line, at which reading stopped; null where the line is read. */
  readonly stoppedAt?: Maybe<Scalars['Int']['output']>;
  /** The line, with reminder text and ability words set aside. */
  readonly text: Scalars['String']['output'];
  /** The abilities that the engine would carry out, under the key abilities; null where the line isn't read. */
  readonly tree?: Maybe<Scalars['JSONObject']['output']>;
};

/** The words to be read. */
export type ReadTextInput = {
  /** The name of the card that they stand on, by which words may call it. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The lines of words, separated by line breaks, at most 10,000 characters. */
  readonly text: Scalars['String']['input'];
  /** Its type line, which says what the words speak of. */
  readonly typeLine?: InputMaybe<Scalars['String']['input']>;
};

/** What the engine reads in words. */
export type Reading = {
  /** The face that all of the words stand on; null where they stand on several faces, or on no card. */
  readonly face?: Maybe<CardFace>;
  /** How much of the words is read. */
  readonly level: SupportLevel;
  /** The lines, in order. */
  readonly lines: ReadonlyArray<ReadLine>;
};

/** What an answer follows from: the same receipt has the same answer. */
export type Receipt = {
  /** The SHA-256 of the words of the cards and tokens used. */
  readonly cardsSha256: Scalars['String']['output'];
  /** The build of the engine. */
  readonly engineVersion: Scalars['String']['output'];
  /** The edition of the rules. */
  readonly rulesEdition: RulesEdition;
  /** The SHA-256 of the question. */
  readonly scenarioSha256: Scalars['String']['output'];
};

/** An action that the rules forbid. */
export type Refusal = {
  /** The number of the action, from 1. */
  readonly actionIndex: Scalars['Int']['output'];
  /** What is forbidden, in one sentence, where it is no action of the scenario but one that somebody might think of; else null. */
  readonly attempt?: Maybe<Scalars['String']['output']>;
  /** The rules that forbid it. */
  readonly citations: ReadonlyArray<Citation>;
  /** Why it is forbidden. */
  readonly reason: Scalars['String']['output'];
};

/** What happens in a scenario, and why. It is kept under its id: the same question over the same cards, rules and engine has the same answer. */
export type Resolution = Node & {
  /** The answers to `ask`, in order. */
  readonly answers: ReadonlyArray<LegalityAnswer>;
  /** What was taken for granted because the scenario doesn't say, such as how costs were paid. */
  readonly assumptions: ReadonlyArray<Assumption>;
  /** Words that the engine doesn't read and that don't bear on what happened. */
  readonly caveats: ReadonlyArray<UnsupportedText>;
  /** What the steps rest on, each once, in the order of use. */
  readonly citations: ReadonlyArray<Citation>;
  /** When it was first made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The decision that is missing; null unless the status is NEEDS_DECISION. */
  readonly decision?: Maybe<Decision>;
  /** Every decision that was made, in order. */
  readonly decisions: ReadonlyArray<DecisionTaken>;
  /** What was repeating when the budget of steps ran out; null unless the status is EXHAUSTED. */
  readonly exhausted?: Maybe<Scalars['String']['output']>;
  /** What happened, in English. */
  readonly explanation: Scalars['String']['output'];
  /** The game at the end. */
  readonly finalState: GameStateView;
  /** An id made of the question, the words of the cards, the rules edition and the engine. */
  readonly id: Scalars['ID']['output'];
  /** What the answer follows from. */
  readonly receipt: Receipt;
  /** The action that the rules forbid; null unless the status is ILLEGAL. */
  readonly refusal?: Maybe<Refusal>;
  /** Rulings on the cards that acted (were cast or resolved, or whose words caused something), card by card in the order in which they did. */
  readonly relatedRulings: ReadonlyArray<Ruling>;
  /** The question as it was taken: setup and actions with every default filled in. */
  readonly scenario: Scalars['JSONObject']['output'];
  /** How the scenario ended. */
  readonly status: ResolutionStatus;
  /** The steps in order; `parentId` and `depth` make them a tree. */
  readonly steps: ReadonlyArray<Step>;
  /** Words that the engine doesn't read or carry out and that bear on what happened; empty unless the status is UNSUPPORTED. */
  readonly unsupported: ReadonlyArray<UnsupportedText>;
  /** What its author may want to look at, such as an answer that no decision took. */
  readonly warnings: ReadonlyArray<Warning>;
};


/** What happens in a scenario, and why. It is kept under its id: the same question over the same cards, rules and engine has the same answer. */
export type ResolutionExplanationArgs = {
  format?: InputMaybe<TextFormat>;
  level?: InputMaybe<DetailLevel>;
};


/** What happens in a scenario, and why. It is kept under its id: the same question over the same cards, rules and engine has the same answer. */
export type ResolutionRelatedRulingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What happens in a scenario, and why. It is kept under its id: the same question over the same cards, rules and engine has the same answer. */
export type ResolutionStepsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<ReadonlyArray<StepKind>>;
};

/** How a scenario ended. */
export type ResolutionStatus =
  /** The budget of steps ran out. */
  | 'EXHAUSTED'
  /** An action is forbidden by the rules; the state is the one just before it. */
  | 'ILLEGAL'
  /** A player must choose, and the scenario gives no answer. */
  | 'NEEDS_DECISION'
  /** Carried out to the end. */
  | 'RESOLVED'
  /** Words that bear on what happens are not read or not carried out. Nothing is approximated. */
  | 'UNSUPPORTED';

/** Waiting until something has resolved. */
export type ResolveInput = {
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** The word top, the word all, or the name of something on the stack. */
  readonly until: Scalars['String']['input'];
};

/** A question of what happens in a game: exactly one of `scenario` and `documentText`. */
export type ResolveScenarioInput = {
  /** Any text; the payload gives it back. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The scenario as the text of a YAML or JSON document, the same as the command line reads. */
  readonly documentText?: InputMaybe<Scalars['String']['input']>;
  /** The scenario, typed. */
  readonly scenario?: InputMaybe<ScenarioInput>;
};

/** What came of a question. */
export type ResolveScenarioPayload = {
  /** The text that came with the question. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The answer; null where the scenario has errors. */
  readonly resolution?: Maybe<Resolution>;
  /** What is wrong with the scenario; empty where there is an answer. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A part, section, rule or subrule of the Comprehensive Rules, in one edition. */
export type Rule = Node & {
  /** What it belongs to, from the part down to its parent. */
  readonly ancestors: ReadonlyArray<Rule>;
  /** What belongs to it directly, in order. */
  readonly children: ReadonlyArray<Rule>;
  /** The rules whose text refers to it, in the order of the book. */
  readonly citedBy: ReadonlyArray<Rule>;
  /** The rules that its text refers to, in order. */
  readonly cites: ReadonlyArray<Rule>;
  /** What has been corrected in it and noted to it, the oldest first. */
  readonly corrections: ReadonlyArray<Correction>;
  /** The edition that it stands in. */
  readonly edition: RulesEdition;
  /** Its examples, in order. */
  readonly examples: ReadonlyArray<Scalars['String']['output']>;
  /** Its heading; null where it has sentences instead. */
  readonly heading?: Maybe<Scalars['String']['output']>;
  /** Everything that happened to it from edition to edition, before and after its own, oldest first. The oldest edition here doesn't count as having added it. */
  readonly history: ReadonlyArray<RuleChange>;
  /** An id of this number in this edition. */
  readonly id: Scalars['ID']['output'];
  /** The keywords that it defines. */
  readonly keywords: ReadonlyArray<Keyword>;
  /** The one after it in the book. */
  readonly next?: Maybe<Rule>;
  /** Its number. */
  readonly number: Scalars['RuleNumber']['output'];
  /** What it belongs to: a rule for a subrule, a section for a rule; null for a part. */
  readonly parent?: Maybe<Rule>;
  /** The one before it in the book. */
  readonly previous?: Maybe<Rule>;
  /** Rulings that speak of a keyword that it or one below it defines, or that name its number or one below it. */
  readonly rulings: RulingConnection;
  /** Scenarios that were resolved here by its edition and whose steps cite it or something under it, the newest first. At most 10. */
  readonly scenarios: ReadonlyArray<Resolution>;
  /** What its text is linked to: rules that it refers to, terms of the glossary, symbols. */
  readonly spans: ReadonlyArray<LinkedSpan>;
  /** Itself and everything that belongs to it, in the order of the book. */
  readonly subtree: ReadonlyArray<Rule>;
  /** What it is about, in this project's own words; null where it defines no keyword that the engine knows. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** Whether the engine acts by it. */
  readonly support: Support;
  /** Its official text without the examples; of a heading the heading. Null where only the outline is there, which has no official text. */
  readonly text?: Maybe<Scalars['String']['output']>;
};


/** A part, section, rule or subrule of the Comprehensive Rules, in one edition. */
export type RuleRulingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A rule that isn't the same in two editions. */
export type RuleChange = {
  /** The rule in the second of the two editions; null where it is gone. */
  readonly after?: Maybe<Rule>;
  /** Whether which rule is which was told by their words alone, because editions before July 2009 number rules differently. */
  readonly approximate: Scalars['Boolean']['output'];
  /** The rule in the first of the two editions; null where it is new. */
  readonly before?: Maybe<Rule>;
  /** The first of the two editions. */
  readonly from: RulesEdition;
  /** What happened to it. */
  readonly kind: RuleChangeKind;
  /** The second of the two editions. */
  readonly to: RulesEdition;
  /** Its text and examples in runs of words that stay, go and come; empty where none do, and where it is new or gone. */
  readonly words: ReadonlyArray<WordChange>;
};

/** A page of changes. */
export type RuleChangeConnection = {
  /** The changes of this page, each with its cursor. */
  readonly edges: ReadonlyArray<RuleChangeEdge>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A change on a page. */
export type RuleChangeEdge = {
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The change. */
  readonly node: RuleChange;
};

/** What happened to a rule between two editions. */
export type RuleChangeKind =
  /** It is new. */
  | 'ADDED'
  /** It says something else, under the same number or another, or has other examples under the same number. */
  | 'EDITED'
  /** It says the same under another number; only numbers of rules in its text, and its examples, may differ. */
  | 'MOVED'
  /** It says the same under the same number, but for the numbers of rules that it refers to. */
  | 'REFERENCE_ONLY'
  /** It is gone. */
  | 'REMOVED';

/** An edition of the Comprehensive Rules. */
export type RulesEdition = Node & {
  /** The day on which it came into force, as its text says. */
  readonly effectiveDate: Scalars['Date']['output'];
  /** An id that never changes. */
  readonly id: Scalars['ID']['output'];
  /** When it was imported; null for the bundled outline. */
  readonly importedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is the newest edition that is here. */
  readonly isLatest: Scalars['Boolean']['output'];
  /** Whether it is the bundled outline, which has numbers and headings but not the official text. */
  readonly isOutline: Scalars['Boolean']['output'];
  /** How many rules and subrules it has, parts and sections not counted. */
  readonly ruleCount: Scalars['Int']['output'];
  /** The SHA-256 of the imported file, or of the outline. */
  readonly sha256: Scalars['String']['output'];
  /** Where it came from. */
  readonly source: Scalars['String']['output'];
};

/** An official explanation of how a card works. */
export type Ruling = Node & {
  /** The card that it is about. */
  readonly card: Card;
  /** The cards that it names. */
  readonly cards: ReadonlyArray<Card>;
  /** The rules that it refers to, as they stand in the newest edition. */
  readonly cites: ReadonlyArray<Rule>;
  /** What has been corrected in it and noted to it, the oldest first. */
  readonly corrections: ReadonlyArray<Correction>;
  /** The day on which an import first brought it. */
  readonly firstSeen: Scalars['Date']['output'];
  /** Whether it still holds. */
  readonly freshness: FreshnessReport;
  /** An id that never changes. */
  readonly id: Scalars['ID']['output'];
  /** The keywords that it is about or names. */
  readonly keywords: ReadonlyArray<Keyword>;
  /** The day on which an import last brought it. */
  readonly lastSeen: Scalars['Date']['output'];
  /** Its place among the rulings of its card, from 1. */
  readonly ordinal: Scalars['Int']['output'];
  /** The day on which it was published. */
  readonly publishedAt: Scalars['Date']['output'];
  /** Whom it is for. */
  readonly scope: RulingScope;
  /** The keyword whose cards it is for; null where it isn't for the cards of a keyword. */
  readonly scopeKeyword?: Maybe<Keyword>;
  /** Who published it. */
  readonly source: RulingSource;
  /** What its text is linked to: rules, keywords, cards, symbols, terms of the glossary. */
  readonly spans: ReadonlyArray<LinkedSpan>;
  /** The symbols in its text, such as {T}, each once. */
  readonly symbols: ReadonlyArray<Scalars['String']['output']>;
  /** What it says. */
  readonly text: Scalars['String']['output'];
  /** Whether its source no longer carries it. */
  readonly withdrawn: Scalars['Boolean']['output'];
};

/** A page of rulings. */
export type RulingConnection = {
  /** The rulings of this page, each with its cursor. */
  readonly edges: ReadonlyArray<RulingEdge>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A ruling on a page. */
export type RulingEdge = {
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The ruling. */
  readonly node: Ruling;
};

/** Whom a ruling is for. */
export type RulingScope =
  /** The card that it is on, and others perhaps. */
  | 'CARD'
  /** All cards with a keyword: those cards share it. */
  | 'KEYWORD'
  /** The cards of a set: several got the same words on one day. */
  | 'SET';

/** Who published a ruling. */
export type RulingSource =
  /** Someone else. */
  | 'OTHER'
  /** Scryfall's own notes. */
  | 'SCRYFALL'
  /** Wizards of the Coast. */
  | 'WOTC';

/** A position, and what happens in it. It mirrors the scenario document key by key; both have the same identity. */
export type ScenarioInput = {
  /** What happens, in order. */
  readonly actions?: InputMaybe<ReadonlyArray<ActionInput>>;
  /** Cards defined for this scenario only. */
  readonly cards?: InputMaybe<ReadonlyArray<CardDefinitionInput>>;
  /** Combat damage that commanders have dealt. */
  readonly commanderDamage?: InputMaybe<ReadonlyArray<CommanderDamageInput>>;
  /** The rules as of this day; the newest without it. */
  readonly edition?: InputMaybe<Scalars['Date']['input']>;
  /** What happens after the last action. */
  readonly finish?: InputMaybe<Finish>;
  /** What kind of game it is. */
  readonly format?: InputMaybe<GameFormat>;
  /** A short name for people. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  /** Anything else to say. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The players, in turn order; at least two. */
  readonly players: ReadonlyArray<PlayerInput>;
  /** The rules that the scenario shows; each must exist in the edition. */
  readonly rules?: InputMaybe<ReadonlyArray<Scalars['RuleNumber']['input']>>;
  /** Where the question comes from. */
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** Where the game stands at first: by default at the first player's first main phase. */
  readonly start?: InputMaybe<StartInput>;
  /** What has happened this turn before the scenario begins. */
  readonly thisTurn?: InputMaybe<ThisTurnInput>;
  /** What the scenario shows. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Whether a decision without an answer stops the scenario or takes its default. */
  readonly unanswered?: InputMaybe<Unanswered>;
};

/** A page of what a search found. */
export type SearchConnection = {
  /** The hits of this page, each with its cursor. */
  readonly edges: ReadonlyArray<SearchEdge>;
  /** Whether all that has been imported could be found. False while an import is being worked up: for a minute or two new rules, rulings and cards may be missing, of an edition that is new all rules. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A hit on a page. */
export type SearchEdge = {
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The hit. */
  readonly node: SearchHit;
};

/** A rule beside the one that a search found. */
export type SearchGroupMember = {
  /** Whether it has all the words of the query too. */
  readonly isHit: Scalars['Boolean']['output'];
  /** The rule. */
  readonly rule: Rule;
  /** What was found, in its text. */
  readonly spans: ReadonlyArray<TextSpan>;
};

/** Something that a search found. */
export type SearchHit = {
  /** How many cards have this ruling; 0 for everything else. */
  readonly cardCount: Scalars['Int']['output'];
  /** The cards that have this ruling, by name; empty for everything else. */
  readonly cards: ReadonlyArray<Card>;
  /** What it says, or of a long text the sentences in which the query was found. */
  readonly excerpt: Scalars['String']['output'];
  /** The whole rule that a rule belongs to, with all its subrules, in order; empty for everything else and for parts and sections. */
  readonly group: ReadonlyArray<SearchGroupMember>;
  /** What kind of thing it is. */
  readonly kind: SearchKind;
  /** What was found. Of identical rulings of many cards it is that of the card whose name comes first. */
  readonly node: SearchNode;
  /** How near it comes, from 0 to 1: 1 where the query is its name or number, 0.99 where it is the name of a face, 0.45 and more where the query stands in it as a phrase, 0.4 and more where it has all the words, less where it is spelled alike. */
  readonly score: Scalars['Float']['output'];
  /** What was found, in the excerpt. */
  readonly spans: ReadonlyArray<TextSpan>;
};


/** Something that a search found. */
export type SearchHitCardsArgs = {
  first?: Scalars['Int']['input'];
};

/** What kind of thing a search finds. */
export type SearchKind =
  /** A card. */
  | 'CARD'
  /** An entry of the glossary. */
  | 'GLOSSARY'
  /** A keyword. */
  | 'KEYWORD'
  /** A part, section, rule or subrule. */
  | 'RULE'
  /** A ruling; identical ones of many cards are one hit. */
  | 'RULING';

/** What a search can find. */
export type SearchNode = Card | GlossaryEntry | Keyword | Rule | Ruling;

/** How words speak of the object that they stand on (CR 201.5). */
export type SelfReference =
  /** As printed. */
  | 'PRINTED'
  /** By ~ in place of its name, of the part of the name that its words call it by, and of “this creature” and the like. What another object is given in quotation marks, and a name after “named”, stay as printed. */
  | 'TILDE';

/** Taking a special action. */
export type SpecialInput = {
  /** Which one: suspend, foretell, plot, turn face up, unlock and so on. */
  readonly action: Scalars['String']['input'];
  /** The card or permanent. */
  readonly card: Scalars['String']['input'];
  /** Answers, in order, to the decisions asked while this is carried out. */
  readonly choices?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** What pays a cost, where it matters: from the cost's verb to objects or an amount. */
  readonly pay?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Who takes it. */
  readonly player?: InputMaybe<Scalars['String']['input']>;
  /** The value of X. */
  readonly x?: InputMaybe<Scalars['Int']['input']>;
};

/** Where the game stands at first: at the beginning of a step, before anything of it has happened. */
export type StartInput = {
  /** Whose turn it is; the first player without it. */
  readonly active?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is day or night (CR 731); neither without it. */
  readonly dayNight?: InputMaybe<DayNight>;
  /** The step at whose beginning the game stands. */
  readonly step?: InputMaybe<TurnStep>;
  /** The number of the turn. */
  readonly turn?: InputMaybe<Scalars['Int']['input']>;
};

/** One change that a step made. */
export type StateChange = {
  /** What kind of change it is. */
  readonly kind: Scalars['String']['output'];
  /** What changed. */
  readonly subjects: ReadonlyArray<Thing>;
  /** One sentence. */
  readonly summary: Scalars['String']['output'];
};

/** One step of what happened. */
export type Step = {
  /** The action, from 1, under which it happened; null before the first and after the last. */
  readonly actionIndex?: Maybe<Scalars['Int']['output']>;
  /** What it changed. */
  readonly changes: ReadonlyArray<StateChange>;
  /** The rules that it rests on, and the words of the card that caused it. */
  readonly citations: ReadonlyArray<Citation>;
  /** What else was considered, and the rule that rejected it. */
  readonly considered: ReadonlyArray<Alternative>;
  /** How many steps it lies within. */
  readonly depth: Scalars['Int']['output'];
  /** An id within this resolution. */
  readonly id: Scalars['String']['output'];
  /** What kind of thing it tells. */
  readonly kind: StepKind;
  /** The id of the step that it is part of; null for one that stands alone. */
  readonly parentId?: Maybe<Scalars['String']['output']>;
  /** The objects and players that it is about. */
  readonly subjects: ReadonlyArray<ObjectView>;
  /** One sentence in plain English. */
  readonly summary: Scalars['String']['output'];
  /** The number of the turn. */
  readonly turn: Scalars['Int']['output'];
  /** The step of the turn. */
  readonly turnStep: TurnStep;
  /**
   * The very words that caused it, and where they stand in the words of a face of their card; null where the rules themselves did. Words that a keyword
   * stands for, and those of a card that the scenario defines, are counted from their own beginning.
   */
  readonly words?: Maybe<TextSpan>;
};

/** What kind of thing a step tells. */
export type StepKind =
  /** An action of the scenario. */
  | 'ACTION'
  /** An ability is activated (CR 602). */
  | 'ACTIVATE'
  /** A spell is cast (CR 601). */
  | 'CAST'
  /** Something in combat (CR 506 to 511). */
  | 'COMBAT'
  /** A continuous effect begins or ends (CR 611). */
  | 'CONTINUOUS_EFFECT'
  /** A cost is determined or paid (CR 118). */
  | 'COST'
  /** A player decides. */
  | 'DECISION'
  /** Something happens to the game. */
  | 'EVENT'
  /** The game ends or a player leaves it (CR 104). */
  | 'GAME'
  /** An instruction is followed. */
  | 'INSTRUCTION'
  /** Mana is made or spent (CR 106). */
  | 'MANA'
  /** A player gets priority or passes. */
  | 'PRIORITY'
  /** A replacement or prevention effect applies (CR 614 to 616). */
  | 'REPLACEMENT'
  /** A spell or ability resolves (CR 608). */
  | 'RESOLVE'
  /** A state-based action (CR 704). */
  | 'STATE_BASED_ACTION'
  /** A step or phase begins. */
  | 'STEP'
  /** An ability triggers or goes on the stack (CR 603). */
  | 'TRIGGER'
  /** A turn begins. */
  | 'TURN';

/** What an object is made of (CR 109.1). */
export type Substance =
  /** An ability on the stack (CR 113.1c). */
  | 'ABILITY'
  /** A card. */
  | 'CARD'
  /** A copy of a spell or card (CR 707.10). */
  | 'COPY'
  /** An emblem (CR 114). */
  | 'EMBLEM'
  /** A token (CR 111). */
  | 'TOKEN';

/** How far the engine goes with something. */
export type Support = {
  /** Of a card the lines that aren't read; of a keyword or rule none. */
  readonly gaps: ReadonlyArray<SupportGap>;
  /** How much of it the engine knows. */
  readonly level: SupportLevel;
  /** The same in a sentence, with what is missing. */
  readonly note: Scalars['String']['output'];
};

/** How many things there are, and how far the engine goes with them. */
export type SupportCounts = {
  /** Those that partly are. */
  readonly partlyRead: Scalars['Int']['output'];
  /** Those that are wholly read or carried out. */
  readonly read: Scalars['Int']['output'];
  /** Of those that are read the ones that act in a tested scenario; null for rules and keywords. */
  readonly tested?: Maybe<Scalars['Int']['output']>;
  /** All of them. */
  readonly total: Scalars['Int']['output'];
  /** Those that aren't. */
  readonly unread: Scalars['Int']['output'];
};

/** Words that the engine doesn't read. */
export type SupportGap = {
  /** The face that they stand on. */
  readonly face: CardFace;
  /** Why not. */
  readonly reason: Scalars['String']['output'];
  /** Where the line stands in the face's words. */
  readonly span: TextSpan;
  /** The words, with reminder text and ability words set aside. */
  readonly words: Scalars['String']['output'];
};

/** How far the engine goes with words. */
export type SupportLevel =
  /** Some lines are read. */
  | 'PARTLY_READ'
  /** Every line is read. */
  | 'READ'
  /** Every line is read, and the card was cast or its words did something in a scenario that this project's tests verify. Said of cards only. */
  | 'TESTED'
  /** No line is read. */
  | 'UNREAD';

/** How an explanation is written. */
export type TextFormat =
  /** Markdown. */
  | 'MARKDOWN'
  /** Plain text. */
  | 'PLAIN';

/** How close a stored text is to the published one. */
export type TextQuality =
  /** Rebuilt by a source and close to the published text. */
  | 'DERIVED'
  /** Oracle text as published. */
  | 'VERBATIM';

/** A stretch of a text. */
export type TextSpan = {
  /** The name of the card whose words they are, where that isn't the card that was asked for; else null. */
  readonly card?: Maybe<Scalars['String']['output']>;
  /** Where it ends: the place after its last letter. */
  readonly end: Scalars['Int']['output'];
  /** Where it begins, counted in UTF-16 units from 0. */
  readonly start: Scalars['Int']['output'];
  /** The words. */
  readonly text: Scalars['String']['output'];
};

/** An object or a player, as a step names it. */
export type Thing = ObjectView & {
  /** The id of the object within this resolution; null for a player. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** Whether it is an object or a player. */
  readonly kind: ThingKind;
  /** Its name at that moment. */
  readonly name: Scalars['String']['output'];
};

/** What a thing is. */
export type ThingKind =
  /** An object (CR 109). */
  | 'OBJECT'
  /** A player (CR 102). */
  | 'PLAYER';

/** What has happened this turn; each a map from a player's name to a number. */
export type ThisTurnInput = {
  /** Cards that each player has drawn. */
  readonly cardsDrawn?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Creatures that died under each player's control. */
  readonly creaturesDied?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Lands that each player has played. */
  readonly landsPlayed?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Life that each player has gained. */
  readonly lifeGained?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Life that each player has lost. */
  readonly lifeLost?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Spells that each player has cast. */
  readonly spellsCast?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** A part of a turn: a step, or a main phase (CR 500.1). */
export type TurnStep =
  /** The beginning of combat step (CR 507). */
  | 'BEGINNING_OF_COMBAT'
  /** The cleanup step (CR 514). */
  | 'CLEANUP'
  /** The combat damage step (CR 510). */
  | 'COMBAT_DAMAGE'
  /** The declare attackers step (CR 508). */
  | 'DECLARE_ATTACKERS'
  /** The declare blockers step (CR 509). */
  | 'DECLARE_BLOCKERS'
  /** The draw step (CR 504). */
  | 'DRAW'
  /** The end step (CR 513). */
  | 'END'
  /** The end of combat step (CR 511). */
  | 'END_OF_COMBAT'
  /** The combat damage step that exists where there is first strike or double strike (CR 510.4). */
  | 'FIRST_STRIKE_DAMAGE'
  /** A main phase after the combat phase (CR 505). */
  | 'POSTCOMBAT_MAIN'
  /** The first main phase (CR 505). */
  | 'PRECOMBAT_MAIN'
  /** The untap step (CR 502). */
  | 'UNTAP'
  /** The upkeep step (CR 503). */
  | 'UPKEEP';

/** What becomes of a decision that the scenario gives no answer to. */
export type Unanswered =
  /** The scenario stops there and shows the decision. */
  | 'ASK'
  /** The documented default is taken, and the answer says so. */
  | 'DEFAULT';

/** Words that the engine doesn't read or carry out. */
export type UnsupportedText = {
  /** The name of the card. */
  readonly card: Scalars['String']['output'];
  /** Why they aren't carried out. */
  readonly reason: Scalars['String']['output'];
  /** The words. */
  readonly words: Scalars['String']['output'];
};

/** Something in a scenario that its author can put right. */
export type UserError = {
  /** What kind of mistake it is. */
  readonly code: UserErrorCode;
  /** The line of the document text, from 1; null for typed input. */
  readonly line?: Maybe<Scalars['Int']['output']>;
  /** What is wrong and what to do, in one or two sentences. */
  readonly message: Scalars['String']['output'];
  /** The keys and places of the scenario document that lead to it; places count from 0. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** What may have been meant. */
  readonly suggestions: ReadonlyArray<Scalars['String']['output']>;
};

/** What kind of mistake a scenario has. */
export type UserErrorCode =
  /** More than a scenario may hold. */
  | 'LIMIT'
  /** Parts that don't fit together. */
  | 'MEANING'
  /** A key that is needed is missing. */
  | 'MISSING_KEY'
  /** A number that must stand in quotes, or YAML changes it. */
  | 'NEEDS_QUOTES'
  /** The text is neither YAML nor JSON. */
  | 'SYNTAX'
  /** A key that a scenario doesn't have. */
  | 'UNKNOWN_KEY'
  /** A value that isn't among the known ones. */
  | 'UNKNOWN_VALUE'
  /** A value of the wrong kind. */
  | 'WRONG_TYPE';

/** The values that X may have, those in between included but where an effect prohibits them. */
export type ValuesOfX = {
  /** The greatest; null where there is no telling how much could be paid. */
  readonly max?: Maybe<Scalars['Int']['output']>;
  /** The least. */
  readonly min: Scalars['Int']['output'];
};

/** Something that its author may want to look at. */
export type Warning = {
  /** The number of the action that it is about, from 1; null where it is about none. */
  readonly actionIndex?: Maybe<Scalars['Int']['output']>;
  /** What it is about. */
  readonly kind: WarningKind;
  /** What to look at. */
  readonly message: Scalars['String']['output'];
};

/** What a warning is about. */
export type WarningKind =
  /** Anything else. */
  | 'OTHER'
  /** An answer that no decision took. */
  | 'UNUSED_ANSWER';

/** A run of words in a text that changed. */
export type WordChange = {
  /** What became of them. */
  readonly kind: WordChangeKind;
  /** The words, with the spaces around them. */
  readonly text: Scalars['String']['output'];
};

/** What became of words. */
export type WordChangeKind =
  /** They stand only in the second text. */
  | 'ADDED'
  /** They stand in both texts. */
  | 'KEPT'
  /** They stand only in the first text. */
  | 'REMOVED';

/** A zone of the game (CR 400.1). */
export type Zone =
  /** The battlefield (CR 403). */
  | 'BATTLEFIELD'
  /** The command zone (CR 408). */
  | 'COMMAND'
  /** Exile (CR 406). */
  | 'EXILE'
  /** A player's graveyard (CR 404). */
  | 'GRAVEYARD'
  /** A player's hand (CR 402). */
  | 'HAND'
  /** A player's library (CR 401). */
  | 'LIBRARY'
  /** The stack (CR 405). */
  | 'STACK';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SearchNode:
    | ( CardModel )
    | ( GlossaryModel )
    | ( KeywordModel )
    | ( RuleModel )
    | ( RulingModel )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( CardModel )
    | ( GlossaryModel )
    | ( KeywordModel )
    | ( ResolutionModel )
    | ( RuleModel )
    | ( EditionModel )
    | ( RulingModel )
  ;
  ObjectView:
    | ( ObjectModel )
    | ( Thing )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbilityType: AbilityType;
  About: ResolverTypeWrapper<Record<never, never>>;
  ActionInput: ActionInput;
  ActivateInput: ActivateInput;
  AdvanceToInput: AdvanceToInput;
  Alternative: ResolverTypeWrapper<Omit<Alternative, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }>;
  AskInput: AskInput;
  AssignInput: AssignInput;
  AssignedDamageInput: AssignedDamageInput;
  Assumption: ResolverTypeWrapper<Omit<Assumption, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }>;
  AttackInput: AttackInput;
  AttackerInput: AttackerInput;
  Authority: Authority;
  BlockInput: BlockInput;
  BlockerInput: BlockerInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Card: ResolverTypeWrapper<CardModel>;
  CardCandidate: ResolverTypeWrapper<CandidateModel>;
  CardConnection: ResolverTypeWrapper<Omit<CardConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CardEdge']> }>;
  CardDefinitionInput: CardDefinitionInput;
  CardEdge: ResolverTypeWrapper<Omit<CardEdge, 'node'> & { node: ResolversTypes['Card'] }>;
  CardFace: ResolverTypeWrapper<FaceModel>;
  CardFilter: CardFilter;
  CardLayout: CardLayout;
  CardLookup: ResolverTypeWrapper<LookupModel>;
  CardWording: ResolverTypeWrapper<WordingModel>;
  CastInput: CastInput;
  ChooseInput: ChooseInput;
  Citation: ResolverTypeWrapper<CitationModel>;
  CitationCheck: ResolverTypeWrapper<CheckModel>;
  CitationResolution: ResolverTypeWrapper<ResolvedModel>;
  CitationVerdict: CitationVerdict;
  Color: Color;
  CommanderDamageInput: CommanderDamageInput;
  ConcedeInput: ConcedeInput;
  CorrectedValue: ResolverTypeWrapper<CorrectedValue>;
  Correction: ResolverTypeWrapper<CorrectionModel>;
  Coverage: ResolverTypeWrapper<Omit<Coverage, 'edition'> & { edition: ResolversTypes['RulesEdition'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayNight: DayNight;
  DecidedBy: DecidedBy;
  Decision: ResolverTypeWrapper<Omit<Decision, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }>;
  DecisionKind: DecisionKind;
  DecisionOption: ResolverTypeWrapper<DecisionOption>;
  DecisionTaken: ResolverTypeWrapper<Omit<DecisionTaken, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }>;
  DefinitionManner: DefinitionManner;
  DefinitionSource: DefinitionSource;
  DetailLevel: DetailLevel;
  DungeonInput: DungeonInput;
  DungeonView: ResolverTypeWrapper<DungeonView>;
  FaceDefinitionInput: FaceDefinitionInput;
  FaceDown: FaceDown;
  FaceWording: ResolverTypeWrapper<FaceWording>;
  Finish: Finish;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Freshness: Freshness;
  FreshnessReport: ResolverTypeWrapper<FreshnessModel>;
  GameFormat: GameFormat;
  GameObject: ResolverTypeWrapper<ObjectModel>;
  GameOver: ResolverTypeWrapper<GameOver>;
  GameStateView: ResolverTypeWrapper<StateModel>;
  GlossaryEntry: ResolverTypeWrapper<GlossaryModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InstancesKind: InstancesKind;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntRange: IntRange;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Keyword: ResolverTypeWrapper<KeywordModel>;
  KeywordConnection: ResolverTypeWrapper<Omit<KeywordConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['KeywordEdge']> }>;
  KeywordDefinition: ResolverTypeWrapper<Definition>;
  KeywordEdge: ResolverTypeWrapper<Omit<KeywordEdge, 'node'> & { node: ResolversTypes['Keyword'] }>;
  KeywordForm: ResolverTypeWrapper<Omit<KeywordForm, 'rule'> & { rule: ResolversTypes['Rule'] }>;
  KeywordKind: KeywordKind;
  KeywordParameter: ResolverTypeWrapper<KeywordParameter>;
  KeywordParameterKind: KeywordParameterKind;
  KeywordRelation: KeywordRelation;
  KeywordUse: ResolverTypeWrapper<KeywordUseModel>;
  LayerEffect: ResolverTypeWrapper<Omit<LayerEffect, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }>;
  LegalAction: ResolverTypeWrapper<Omit<LegalAction, 'citations' | 'firstChoice'> & { citations: ReadonlyArray<ResolversTypes['Citation']>, firstChoice?: Maybe<ResolversTypes['Decision']> }>;
  LegalActionKind: LegalActionKind;
  LegalActions: ResolverTypeWrapper<Omit<LegalActions, 'actions' | 'decision' | 'refusals'> & { actions: ReadonlyArray<ResolversTypes['LegalAction']>, decision?: Maybe<ResolversTypes['Decision']>, refusals: ReadonlyArray<ResolversTypes['Refusal']> }>;
  Legality: ResolverTypeWrapper<Legality>;
  LegalityAnswer: ResolverTypeWrapper<Omit<LegalityAnswer, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }>;
  LegalityStatus: LegalityStatus;
  LinkedSpan: ResolverTypeWrapper<SpanModel>;
  LinkedSpanKind: LinkedSpanKind;
  ManaCost: ResolverTypeWrapper<Scalars['ManaCost']['output']>;
  ManaSymbol: ResolverTypeWrapper<ManaSymbol>;
  MatchKind: MatchKind;
  MultipleInstances: ResolverTypeWrapper<Omit<MultipleInstances, 'rule'> & { rule: ResolversTypes['Rule'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  ObjectInput: ObjectInput;
  ObjectView: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ObjectView']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  ParsedManaCost: ResolverTypeWrapper<ParsedManaCost>;
  PassInput: PassInput;
  PlayInput: PlayInput;
  PlayerInput: PlayerInput;
  PlayerView: ResolverTypeWrapper<PlayerModel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadLine: ResolverTypeWrapper<ReadLineModel>;
  ReadTextInput: ReadTextInput;
  Reading: ResolverTypeWrapper<ReadingModel>;
  Receipt: ResolverTypeWrapper<Omit<Receipt, 'rulesEdition'> & { rulesEdition: ResolversTypes['RulesEdition'] }>;
  Refusal: ResolverTypeWrapper<Omit<Refusal, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }>;
  Resolution: ResolverTypeWrapper<ResolutionModel>;
  ResolutionStatus: ResolutionStatus;
  ResolveInput: ResolveInput;
  ResolveScenarioInput: ResolveScenarioInput;
  ResolveScenarioPayload: ResolverTypeWrapper<Omit<ResolveScenarioPayload, 'resolution'> & { resolution?: Maybe<ResolversTypes['Resolution']> }>;
  Rule: ResolverTypeWrapper<RuleModel>;
  RuleChange: ResolverTypeWrapper<RuleChangeModel>;
  RuleChangeConnection: ResolverTypeWrapper<Omit<RuleChangeConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RuleChangeEdge']> }>;
  RuleChangeEdge: ResolverTypeWrapper<Omit<RuleChangeEdge, 'node'> & { node: ResolversTypes['RuleChange'] }>;
  RuleChangeKind: RuleChangeKind;
  RuleNumber: ResolverTypeWrapper<Scalars['RuleNumber']['output']>;
  RulesEdition: ResolverTypeWrapper<EditionModel>;
  Ruling: ResolverTypeWrapper<RulingModel>;
  RulingConnection: ResolverTypeWrapper<Omit<RulingConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RulingEdge']> }>;
  RulingEdge: ResolverTypeWrapper<Omit<RulingEdge, 'node'> & { node: ResolversTypes['Ruling'] }>;
  RulingScope: RulingScope;
  RulingSource: RulingSource;
  ScenarioInput: ScenarioInput;
  SearchConnection: ResolverTypeWrapper<SearchPageModel>;
  SearchEdge: ResolverTypeWrapper<Omit<SearchEdge, 'node'> & { node: ResolversTypes['SearchHit'] }>;
  SearchGroupMember: ResolverTypeWrapper<GroupMemberModel>;
  SearchHit: ResolverTypeWrapper<SearchHitModel>;
  SearchKind: SearchKind;
  SearchNode: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchNode']>;
  SelfReference: SelfReference;
  SpecialInput: SpecialInput;
  StartInput: StartInput;
  StateChange: ResolverTypeWrapper<StateChange>;
  Step: ResolverTypeWrapper<Omit<Step, 'changes' | 'citations' | 'considered' | 'subjects' | 'words'> & { changes: ReadonlyArray<ResolversTypes['StateChange']>, citations: ReadonlyArray<ResolversTypes['Citation']>, considered: ReadonlyArray<ResolversTypes['Alternative']>, subjects: ReadonlyArray<ResolversTypes['ObjectView']>, words?: Maybe<ResolversTypes['TextSpan']> }>;
  StepKind: StepKind;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Substance: Substance;
  Support: ResolverTypeWrapper<Omit<Support, 'gaps'> & { gaps: ReadonlyArray<ResolversTypes['SupportGap']> }>;
  SupportCounts: ResolverTypeWrapper<SupportCounts>;
  SupportGap: ResolverTypeWrapper<Omit<SupportGap, 'face' | 'span'> & { face: ResolversTypes['CardFace'], span: ResolversTypes['TextSpan'] }>;
  SupportLevel: SupportLevel;
  TextFormat: TextFormat;
  TextQuality: TextQuality;
  TextSpan: ResolverTypeWrapper<TextSpanModel>;
  Thing: ResolverTypeWrapper<Thing>;
  ThingKind: ThingKind;
  ThisTurnInput: ThisTurnInput;
  TurnStep: TurnStep;
  Unanswered: Unanswered;
  UnsupportedText: ResolverTypeWrapper<UnsupportedText>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  ValuesOfX: ResolverTypeWrapper<ValuesOfX>;
  Warning: ResolverTypeWrapper<Warning>;
  WarningKind: WarningKind;
  WordChange: ResolverTypeWrapper<WordChange>;
  WordChangeKind: WordChangeKind;
  Zone: Zone;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  About: Record<never, never>;
  ActionInput: ActionInput;
  ActivateInput: ActivateInput;
  AdvanceToInput: AdvanceToInput;
  Alternative: Omit<Alternative, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> };
  AskInput: AskInput;
  AssignInput: AssignInput;
  AssignedDamageInput: AssignedDamageInput;
  Assumption: Omit<Assumption, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> };
  AttackInput: AttackInput;
  AttackerInput: AttackerInput;
  BlockInput: BlockInput;
  BlockerInput: BlockerInput;
  Boolean: Scalars['Boolean']['output'];
  Card: CardModel;
  CardCandidate: CandidateModel;
  CardConnection: Omit<CardConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CardEdge']> };
  CardDefinitionInput: CardDefinitionInput;
  CardEdge: Omit<CardEdge, 'node'> & { node: ResolversParentTypes['Card'] };
  CardFace: FaceModel;
  CardFilter: CardFilter;
  CardLookup: LookupModel;
  CardWording: WordingModel;
  CastInput: CastInput;
  ChooseInput: ChooseInput;
  Citation: CitationModel;
  CitationCheck: CheckModel;
  CitationResolution: ResolvedModel;
  CommanderDamageInput: CommanderDamageInput;
  ConcedeInput: ConcedeInput;
  CorrectedValue: CorrectedValue;
  Correction: CorrectionModel;
  Coverage: Omit<Coverage, 'edition'> & { edition: ResolversParentTypes['RulesEdition'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decision: Omit<Decision, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> };
  DecisionOption: DecisionOption;
  DecisionTaken: Omit<DecisionTaken, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> };
  DungeonInput: DungeonInput;
  DungeonView: DungeonView;
  FaceDefinitionInput: FaceDefinitionInput;
  FaceWording: FaceWording;
  Float: Scalars['Float']['output'];
  FreshnessReport: FreshnessModel;
  GameObject: ObjectModel;
  GameOver: GameOver;
  GameStateView: StateModel;
  GlossaryEntry: GlossaryModel;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  IntRange: IntRange;
  JSON: Scalars['JSON']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  Keyword: KeywordModel;
  KeywordConnection: Omit<KeywordConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['KeywordEdge']> };
  KeywordDefinition: Definition;
  KeywordEdge: Omit<KeywordEdge, 'node'> & { node: ResolversParentTypes['Keyword'] };
  KeywordForm: Omit<KeywordForm, 'rule'> & { rule: ResolversParentTypes['Rule'] };
  KeywordParameter: KeywordParameter;
  KeywordUse: KeywordUseModel;
  LayerEffect: Omit<LayerEffect, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> };
  LegalAction: Omit<LegalAction, 'citations' | 'firstChoice'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']>, firstChoice?: Maybe<ResolversParentTypes['Decision']> };
  LegalActions: Omit<LegalActions, 'actions' | 'decision' | 'refusals'> & { actions: ReadonlyArray<ResolversParentTypes['LegalAction']>, decision?: Maybe<ResolversParentTypes['Decision']>, refusals: ReadonlyArray<ResolversParentTypes['Refusal']> };
  Legality: Legality;
  LegalityAnswer: Omit<LegalityAnswer, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> };
  LinkedSpan: SpanModel;
  ManaCost: Scalars['ManaCost']['output'];
  ManaSymbol: ManaSymbol;
  MultipleInstances: Omit<MultipleInstances, 'rule'> & { rule: ResolversParentTypes['Rule'] };
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  ObjectInput: ObjectInput;
  ObjectView: ResolversInterfaceTypes<ResolversParentTypes>['ObjectView'];
  PageInfo: PageInfo;
  ParsedManaCost: ParsedManaCost;
  PassInput: PassInput;
  PlayInput: PlayInput;
  PlayerInput: PlayerInput;
  PlayerView: PlayerModel;
  Query: Record<PropertyKey, never>;
  ReadLine: ReadLineModel;
  ReadTextInput: ReadTextInput;
  Reading: ReadingModel;
  Receipt: Omit<Receipt, 'rulesEdition'> & { rulesEdition: ResolversParentTypes['RulesEdition'] };
  Refusal: Omit<Refusal, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> };
  Resolution: ResolutionModel;
  ResolveInput: ResolveInput;
  ResolveScenarioInput: ResolveScenarioInput;
  ResolveScenarioPayload: Omit<ResolveScenarioPayload, 'resolution'> & { resolution?: Maybe<ResolversParentTypes['Resolution']> };
  Rule: RuleModel;
  RuleChange: RuleChangeModel;
  RuleChangeConnection: Omit<RuleChangeConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RuleChangeEdge']> };
  RuleChangeEdge: Omit<RuleChangeEdge, 'node'> & { node: ResolversParentTypes['RuleChange'] };
  RuleNumber: Scalars['RuleNumber']['output'];
  RulesEdition: EditionModel;
  Ruling: RulingModel;
  RulingConnection: Omit<RulingConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RulingEdge']> };
  RulingEdge: Omit<RulingEdge, 'node'> & { node: ResolversParentTypes['Ruling'] };
  ScenarioInput: ScenarioInput;
  SearchConnection: SearchPageModel;
  SearchEdge: Omit<SearchEdge, 'node'> & { node: ResolversParentTypes['SearchHit'] };
  SearchGroupMember: GroupMemberModel;
  SearchHit: SearchHitModel;
  SearchNode: ResolversUnionTypes<ResolversParentTypes>['SearchNode'];
  SpecialInput: SpecialInput;
  StartInput: StartInput;
  StateChange: StateChange;
  Step: Omit<Step, 'changes' | 'citations' | 'considered' | 'subjects' | 'words'> & { changes: ReadonlyArray<ResolversParentTypes['StateChange']>, citations: ReadonlyArray<ResolversParentTypes['Citation']>, considered: ReadonlyArray<ResolversParentTypes['Alternative']>, subjects: ReadonlyArray<ResolversParentTypes['ObjectView']>, words?: Maybe<ResolversParentTypes['TextSpan']> };
  String: Scalars['String']['output'];
  Support: Omit<Support, 'gaps'> & { gaps: ReadonlyArray<ResolversParentTypes['SupportGap']> };
  SupportCounts: SupportCounts;
  SupportGap: Omit<SupportGap, 'face' | 'span'> & { face: ResolversParentTypes['CardFace'], span: ResolversParentTypes['TextSpan'] };
  TextSpan: TextSpanModel;
  Thing: Thing;
  ThisTurnInput: ThisTurnInput;
  UnsupportedText: UnsupportedText;
  UserError: UserError;
  ValuesOfX: ValuesOfX;
  Warning: Warning;
  WordChange: WordChange;
};

export type AboutResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['About'] = ResolversParentTypes['About']> = {
  cardCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rulesEdition?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  rulingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCardCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlternativeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Alternative'] = ResolversParentTypes['Alternative']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssumptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Assumption'] = ResolversParentTypes['Assumption']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  colorIdentity?: Resolver<ReadonlyArray<ResolversTypes['Color']>, ParentType, ContextType>;
  colors?: Resolver<ReadonlyArray<ResolversTypes['Color']>, ParentType, ContextType>;
  corrections?: Resolver<ReadonlyArray<ResolversTypes['Correction']>, ParentType, ContextType>;
  faces?: Resolver<ReadonlyArray<ResolversTypes['CardFace']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['KeywordUse']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['CardLayout'], ParentType, ContextType>;
  legalities?: Resolver<ReadonlyArray<ResolversTypes['Legality']>, ParentType, ContextType>;
  manaCost?: Resolver<Maybe<ResolversTypes['ManaCost']>, ParentType, ContextType>;
  manaValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oracleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  oracleText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['Reading'], ParentType, ContextType>;
  rulings?: Resolver<ResolversTypes['RulingConnection'], ParentType, ContextType, RequireFields<CardRulingsArgs, 'first' | 'withdrawn'>>;
  support?: Resolver<ResolversTypes['Support'], ParentType, ContextType>;
  textAsOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  textQuality?: Resolver<ResolversTypes['TextQuality'], ParentType, ContextType>;
  textRemark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wordings?: Resolver<ReadonlyArray<ResolversTypes['CardWording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardCandidateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardCandidate'] = ResolversParentTypes['CardCandidate']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  matchKind?: Resolver<ResolversTypes['MatchKind'], ParentType, ContextType>;
  matchedFace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CardConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardConnection'] = ResolversParentTypes['CardConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CardEdge']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardEdge'] = ResolversParentTypes['CardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
};

export type CardFaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardFace'] = ResolversParentTypes['CardFace']> = {
  colorIndicator?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Color']>>, ParentType, ContextType>;
  colors?: Resolver<ReadonlyArray<ResolversTypes['Color']>, ParentType, ContextType>;
  defense?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['KeywordUse']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manaCost?: Resolver<Maybe<ResolversTypes['ManaCost']>, ParentType, ContextType>;
  manaValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oracleText?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<CardFaceOracleTextArgs, 'reminders' | 'selfReference'>>;
  power?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  supertypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  toughness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardLookupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardLookup'] = ResolversParentTypes['CardLookup']> = {
  candidates?: Resolver<ReadonlyArray<ResolversTypes['CardCandidate']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardWordingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardWording'] = ResolversParentTypes['CardWording']> = {
  faces?: Resolver<ReadonlyArray<ResolversTypes['FaceWording']>, ParentType, ContextType>;
  firstSeen?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oracleText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textAsOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  textQuality?: Resolver<ResolversTypes['TextQuality'], ParentType, ContextType>;
  textSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Citation'] = ResolversParentTypes['Citation']> = {
  authority?: Resolver<ResolversTypes['Authority'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['Ruling']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CitationCheckResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CitationCheck'] = ResolversParentTypes['CitationCheck']> = {
  edition?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['CitationVerdict'], ParentType, ContextType>;
};

export type CitationResolutionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CitationResolution'] = ResolversParentTypes['CitationResolution']> = {
  asked?: Resolver<ResolversTypes['RuleNumber'], ParentType, ContextType>;
  askedEdition?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  askedRule?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['RuleChange']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
};

export type CorrectedValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CorrectedValue'] = ResolversParentTypes['CorrectedValue']> = {
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorrectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Correction'] = ResolversParentTypes['Correction']> = {
  applied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['CorrectedValue']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoverageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Coverage'] = ResolversParentTypes['Coverage']> = {
  cards?: Resolver<ResolversTypes['SupportCounts'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  keywords?: Resolver<ResolversTypes['SupportCounts'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['SupportCounts'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecisionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DecisionKind'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['DecisionOption']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DecisionOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DecisionOption'] = ResolversParentTypes['DecisionOption']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thing?: Resolver<Maybe<ResolversTypes['Thing']>, ParentType, ContextType>;
};

export type DecisionTakenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DecisionTaken'] = ResolversParentTypes['DecisionTaken']> = {
  by?: Resolver<ResolversTypes['DecidedBy'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DecisionKind'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DungeonViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DungeonView'] = ResolversParentTypes['DungeonView']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaceWordingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FaceWording'] = ResolversParentTypes['FaceWording']> = {
  defense?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manaCost?: Resolver<Maybe<ResolversTypes['ManaCost']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oracleText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toughness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreshnessReportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FreshnessReport'] = ResolversParentTypes['FreshnessReport']> = {
  because?: Resolver<ReadonlyArray<ResolversTypes['RuleChange']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['Ruling']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['Freshness'], ParentType, ContextType>;
};

export type GameObjectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameObject'] = ResolversParentTypes['GameObject']> = {
  abilities?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  attachedTo?: Resolver<Maybe<ResolversTypes['Thing']>, ParentType, ContextType>;
  attacking?: Resolver<Maybe<ResolversTypes['Thing']>, ParentType, ContextType>;
  attacksNothing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blocking?: Resolver<ReadonlyArray<ResolversTypes['Thing']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  colors?: Resolver<ReadonlyArray<ResolversTypes['Color']>, ParentType, ContextType>;
  commander?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  controller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counters?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  damage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defense?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  designations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['LayerEffect']>, ParentType, ContextType>;
  faceDown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  flipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ThingKind'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  manaCost?: Resolver<Maybe<ResolversTypes['ManaCost']>, ParentType, ContextType>;
  manaValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phasedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  printedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['Thing']>, ParentType, ContextType>;
  substance?: Resolver<ResolversTypes['Substance'], ParentType, ContextType>;
  subtypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  supertypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['Thing']>, ParentType, ContextType>;
  toughness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['Zone'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameOverResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameOver'] = ResolversParentTypes['GameOver']> = {
  draw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GameStateViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameStateView'] = ResolversParentTypes['GameStateView']> = {
  active?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dayNight?: Resolver<Maybe<ResolversTypes['DayNight']>, ParentType, ContextType>;
  objects?: Resolver<ReadonlyArray<ResolversTypes['GameObject']>, ParentType, ContextType, Partial<GameStateViewObjectsArgs>>;
  over?: Resolver<Maybe<ResolversTypes['GameOver']>, ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['PlayerView']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stack?: Resolver<ReadonlyArray<ResolversTypes['GameObject']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['TurnStep'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GlossaryEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GlossaryEntry'] = ResolversParentTypes['GlossaryEntry']> = {
  edition?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  spans?: Resolver<ReadonlyArray<ResolversTypes['LinkedSpan']>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type KeywordResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Keyword'] = ResolversParentTypes['Keyword']> = {
  abilityTypes?: Resolver<ReadonlyArray<ResolversTypes['AbilityType']>, ParentType, ContextType>;
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  cards?: Resolver<ResolversTypes['CardConnection'], ParentType, ContextType, RequireFields<KeywordCardsArgs, 'first'>>;
  definition?: Resolver<Maybe<ResolversTypes['KeywordDefinition']>, ParentType, ContextType>;
  examples?: Resolver<ReadonlyArray<ResolversTypes['Resolution']>, ParentType, ContextType>;
  family?: Resolver<ReadonlyArray<ResolversTypes['Keyword']>, ParentType, ContextType>;
  functionsIn?: Resolver<ReadonlyArray<ResolversTypes['Zone']>, ParentType, ContextType>;
  functionsOutsideGame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  glossary?: Resolver<Maybe<ResolversTypes['GlossaryEntry']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['RuleChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['KeywordKind'], ParentType, ContextType>;
  multipleInstances?: Resolver<Maybe<ResolversTypes['MultipleInstances']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ReadonlyArray<ResolversTypes['KeywordParameter']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['Rule'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  rulings?: Resolver<ResolversTypes['RulingConnection'], ParentType, ContextType, RequireFields<KeywordRulingsArgs, 'first'>>;
  since?: Resolver<Maybe<ResolversTypes['RulesEdition']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  support?: Resolver<ResolversTypes['Support'], ParentType, ContextType>;
  variantOf?: Resolver<Maybe<ResolversTypes['Keyword']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeywordConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KeywordConnection'] = ResolversParentTypes['KeywordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['KeywordEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeywordDefinitionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KeywordDefinition'] = ResolversParentTypes['KeywordDefinition']> = {
  forms?: Resolver<ReadonlyArray<ResolversTypes['KeywordForm']>, ParentType, ContextType>;
  manner?: Resolver<ResolversTypes['DefinitionManner'], ParentType, ContextType>;
  sentences?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DefinitionSource'], ParentType, ContextType>;
  tree?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
};

export type KeywordEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KeywordEdge'] = ResolversParentTypes['KeywordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Keyword'], ParentType, ContextType>;
};

export type KeywordFormResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KeywordForm'] = ResolversParentTypes['KeywordForm']> = {
  on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['Rule'], ParentType, ContextType>;
  sentences?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  written?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeywordParameterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KeywordParameter'] = ResolversParentTypes['KeywordParameter']> = {
  kind?: Resolver<ResolversTypes['KeywordParameterKind'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeywordUseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KeywordUse'] = ResolversParentTypes['KeywordUse']> = {
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['ManaCost']>, ParentType, ContextType>;
  face?: Resolver<ResolversTypes['CardFace'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['Keyword'], ParentType, ContextType>;
  meaning?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  parameter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['KeywordRelation'], ParentType, ContextType>;
  span?: Resolver<ResolversTypes['TextSpan'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LayerEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LayerEffect'] = ResolversParentTypes['LayerEffect']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  layer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LegalActionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LegalAction'] = ResolversParentTypes['LegalAction']> = {
  action?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstChoice?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  isManaAbility?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LegalActionKind'], ParentType, ContextType>;
  objects?: Resolver<ReadonlyArray<ResolversTypes['Thing']>, ParentType, ContextType>;
  optionalCosts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  othersPass?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  using?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['ValuesOfX']>, ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['Zone']>, ParentType, ContextType>;
};

export type LegalActionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LegalActions'] = ResolversParentTypes['LegalActions']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['LegalAction']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusals?: Resolver<ReadonlyArray<ResolversTypes['Refusal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ResolutionStatus'], ParentType, ContextType>;
  unsupported?: Resolver<ReadonlyArray<ResolversTypes['UnsupportedText']>, ParentType, ContextType>;
};

export type LegalityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Legality'] = ResolversParentTypes['Legality']> = {
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LegalityStatus'], ParentType, ContextType>;
};

export type LegalityAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LegalityAnswer'] = ResolversParentTypes['LegalityAnswer']> = {
  actionIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  legal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LinkedSpanResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LinkedSpan'] = ResolversParentTypes['LinkedSpan']> = {
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  english?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  glossary?: Resolver<Maybe<ResolversTypes['GlossaryEntry']>, ParentType, ContextType>;
  keyword?: Resolver<Maybe<ResolversTypes['Keyword']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LinkedSpanKind'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface ManaCostScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ManaCost'], any> {
  name: 'ManaCost';
}

export type ManaSymbolResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ManaSymbol'] = ResolversParentTypes['ManaSymbol']> = {
  colors?: Resolver<ReadonlyArray<ResolversTypes['Color']>, ParentType, ContextType>;
  english?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manaValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MultipleInstancesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MultipleInstances'] = ResolversParentTypes['MultipleInstances']> = {
  kind?: Resolver<ResolversTypes['InstancesKind'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['Rule'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  resolveScenario?: Resolver<ResolversTypes['ResolveScenarioPayload'], ParentType, ContextType, RequireFields<MutationResolveScenarioArgs, 'input'>>;
};

export type NodeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Card' | 'GlossaryEntry' | 'Keyword' | 'Resolution' | 'Rule' | 'RulesEdition' | 'Ruling', ParentType, ContextType>;
};

export type ObjectViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ObjectView'] = ResolversParentTypes['ObjectView']> = {
  __resolveType: TypeResolveFn<'GameObject' | 'Thing', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParsedManaCostResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ParsedManaCost'] = ResolversParentTypes['ParsedManaCost']> = {
  colors?: Resolver<ReadonlyArray<ResolversTypes['Color']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['ManaCost'], ParentType, ContextType>;
  manaValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  symbols?: Resolver<ReadonlyArray<ResolversTypes['ManaSymbol']>, ParentType, ContextType>;
};

export type PlayerViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PlayerView'] = ResolversParentTypes['PlayerView']> = {
  battlefield?: Resolver<ReadonlyArray<ResolversTypes['GameObject']>, ParentType, ContextType>;
  cityBlessing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  command?: Resolver<ReadonlyArray<ResolversTypes['GameObject']>, ParentType, ContextType>;
  completedDungeons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  counters?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  dungeon?: Resolver<Maybe<ResolversTypes['DungeonView']>, ParentType, ContextType>;
  exile?: Resolver<ReadonlyArray<ResolversTypes['GameObject']>, ParentType, ContextType>;
  graveyard?: Resolver<ReadonlyArray<ResolversTypes['GameObject']>, ParentType, ContextType>;
  hand?: Resolver<ReadonlyArray<ResolversTypes['GameObject']>, ParentType, ContextType>;
  handSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  initiative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  landsPlayed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  library?: Resolver<ReadonlyArray<Maybe<ResolversTypes['GameObject']>>, ParentType, ContextType>;
  librarySize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  life?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lostBy?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  mana?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  monarch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ringTempted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  speed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  about?: Resolver<ResolversTypes['About'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType, Partial<QueryCardArgs>>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['CardLookup']>, ParentType, ContextType, RequireFields<QueryCardsArgs, 'names'>>;
  compareEditions?: Resolver<ResolversTypes['RuleChangeConnection'], ParentType, ContextType, RequireFields<QueryCompareEditionsArgs, 'first' | 'from' | 'punctuation' | 'to'>>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType, Partial<QueryCoverageArgs>>;
  editions?: Resolver<ReadonlyArray<ResolversTypes['RulesEdition']>, ParentType, ContextType>;
  glossaryEntry?: Resolver<Maybe<ResolversTypes['GlossaryEntry']>, ParentType, ContextType, RequireFields<QueryGlossaryEntryArgs, 'term'>>;
  keyword?: Resolver<Maybe<ResolversTypes['Keyword']>, ParentType, ContextType, RequireFields<QueryKeywordArgs, 'name'>>;
  keywords?: Resolver<ResolversTypes['KeywordConnection'], ParentType, ContextType, RequireFields<QueryKeywordsArgs, 'first'>>;
  legalActions?: Resolver<ResolversTypes['LegalActions'], ParentType, ContextType, RequireFields<QueryLegalActionsArgs, 'scenario'>>;
  lookUpCard?: Resolver<ResolversTypes['CardLookup'], ParentType, ContextType, RequireFields<QueryLookUpCardArgs, 'first' | 'name'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  parseManaCost?: Resolver<ResolversTypes['ParsedManaCost'], ParentType, ContextType, RequireFields<QueryParseManaCostArgs, 'cost'>>;
  readText?: Resolver<ResolversTypes['Reading'], ParentType, ContextType, RequireFields<QueryReadTextArgs, 'input'>>;
  resolveCitation?: Resolver<ResolversTypes['CitationResolution'], ParentType, ContextType, RequireFields<QueryResolveCitationArgs, 'edition' | 'number'>>;
  rule?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType, RequireFields<QueryRuleArgs, 'number'>>;
  rules?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Rule']>>, ParentType, ContextType, RequireFields<QueryRulesArgs, 'numbers'>>;
  rulings?: Resolver<ResolversTypes['RulingConnection'], ParentType, ContextType, RequireFields<QueryRulingsArgs, 'first' | 'withdrawn'>>;
  scenario?: Resolver<Maybe<ResolversTypes['Resolution']>, ParentType, ContextType, RequireFields<QueryScenarioArgs, 'id'>>;
  search?: Resolver<ResolversTypes['SearchConnection'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query'>>;
  searchCards?: Resolver<ResolversTypes['CardConnection'], ParentType, ContextType, RequireFields<QuerySearchCardsArgs, 'filter' | 'first'>>;
  verifyCitation?: Resolver<ResolversTypes['CitationCheck'], ParentType, ContextType, RequireFields<QueryVerifyCitationArgs, 'number'>>;
};

export type ReadLineResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReadLine'] = ResolversParentTypes['ReadLine']> = {
  expected?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hints?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['KeywordUse']>, ParentType, ContextType>;
  printed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stoppedAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tree?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
};

export type ReadingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Reading'] = ResolversParentTypes['Reading']> = {
  face?: Resolver<Maybe<ResolversTypes['CardFace']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['SupportLevel'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ReadLine']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  cardsSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engineVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rulesEdition?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  scenarioSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  actionIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResolutionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Resolution'] = ResolversParentTypes['Resolution']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['LegalityAnswer']>, ParentType, ContextType>;
  assumptions?: Resolver<ReadonlyArray<ResolversTypes['Assumption']>, ParentType, ContextType>;
  caveats?: Resolver<ReadonlyArray<ResolversTypes['UnsupportedText']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['DecisionTaken']>, ParentType, ContextType>;
  exhausted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ResolutionExplanationArgs, 'format' | 'level'>>;
  finalState?: Resolver<ResolversTypes['GameStateView'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  relatedRulings?: Resolver<ReadonlyArray<ResolversTypes['Ruling']>, ParentType, ContextType, RequireFields<ResolutionRelatedRulingsArgs, 'first'>>;
  scenario?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ResolutionStatus'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['Step']>, ParentType, ContextType, Partial<ResolutionStepsArgs>>;
  unsupported?: Resolver<ReadonlyArray<ResolversTypes['UnsupportedText']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResolveScenarioPayloadResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResolveScenarioPayload'] = ResolversParentTypes['ResolveScenarioPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['Resolution']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RuleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Rule'] = ResolversParentTypes['Rule']> = {
  ancestors?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  citedBy?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  corrections?: Resolver<ReadonlyArray<ResolversTypes['Correction']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  examples?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['RuleChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['Keyword']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['RuleNumber'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  rulings?: Resolver<ResolversTypes['RulingConnection'], ParentType, ContextType, RequireFields<RuleRulingsArgs, 'first'>>;
  scenarios?: Resolver<ReadonlyArray<ResolversTypes['Resolution']>, ParentType, ContextType>;
  spans?: Resolver<ReadonlyArray<ResolversTypes['LinkedSpan']>, ParentType, ContextType>;
  subtree?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  support?: Resolver<ResolversTypes['Support'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RuleChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RuleChange'] = ResolversParentTypes['RuleChange']> = {
  after?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  approximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RuleChangeKind'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WordChange']>, ParentType, ContextType>;
};

export type RuleChangeConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RuleChangeConnection'] = ResolversParentTypes['RuleChangeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RuleChangeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RuleChangeEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RuleChangeEdge'] = ResolversParentTypes['RuleChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RuleChange'], ParentType, ContextType>;
};

export interface RuleNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RuleNumber'], any> {
  name: 'RuleNumber';
}

export type RulesEditionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RulesEdition'] = ResolversParentTypes['RulesEdition']> = {
  effectiveDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isLatest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOutline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ruleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RulingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Ruling'] = ResolversParentTypes['Ruling']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  corrections?: Resolver<ReadonlyArray<ResolversTypes['Correction']>, ParentType, ContextType>;
  firstSeen?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  freshness?: Resolver<ResolversTypes['FreshnessReport'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['Keyword']>, ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  ordinal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['RulingScope'], ParentType, ContextType>;
  scopeKeyword?: Resolver<Maybe<ResolversTypes['Keyword']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RulingSource'], ParentType, ContextType>;
  spans?: Resolver<ReadonlyArray<ResolversTypes['LinkedSpan']>, ParentType, ContextType>;
  symbols?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RulingConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RulingConnection'] = ResolversParentTypes['RulingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RulingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RulingEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RulingEdge'] = ResolversParentTypes['RulingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ruling'], ParentType, ContextType>;
};

export type SearchConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchConnection'] = ResolversParentTypes['SearchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SearchEdge']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchEdge'] = ResolversParentTypes['SearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchHit'], ParentType, ContextType>;
};

export type SearchGroupMemberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchGroupMember'] = ResolversParentTypes['SearchGroupMember']> = {
  isHit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['Rule'], ParentType, ContextType>;
  spans?: Resolver<ReadonlyArray<ResolversTypes['TextSpan']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  cardCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType, RequireFields<SearchHitCardsArgs, 'first'>>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ReadonlyArray<ResolversTypes['SearchGroupMember']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchNode'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spans?: Resolver<ReadonlyArray<ResolversTypes['TextSpan']>, ParentType, ContextType>;
};

export type SearchNodeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchNode'] = ResolversParentTypes['SearchNode']> = {
  __resolveType: TypeResolveFn<'Card' | 'GlossaryEntry' | 'Keyword' | 'Rule' | 'Ruling', ParentType, ContextType>;
};

export type StateChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StateChange'] = ResolversParentTypes['StateChange']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['Thing']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StepResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Step'] = ResolversParentTypes['Step']> = {
  actionIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['StateChange']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  considered?: Resolver<ReadonlyArray<ResolversTypes['Alternative']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StepKind'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['ObjectView']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnStep?: Resolver<ResolversTypes['TurnStep'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['TextSpan']>, ParentType, ContextType>;
};

export type SupportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Support'] = ResolversParentTypes['Support']> = {
  gaps?: Resolver<ReadonlyArray<ResolversTypes['SupportGap']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['SupportLevel'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportCountsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SupportCounts'] = ResolversParentTypes['SupportCounts']> = {
  partlyRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tested?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupportGapResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SupportGap'] = ResolversParentTypes['SupportGap']> = {
  face?: Resolver<ResolversTypes['CardFace'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  span?: Resolver<ResolversTypes['TextSpan'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextSpanResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TextSpan'] = ResolversParentTypes['TextSpan']> = {
  card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Thing'] = ResolversParentTypes['Thing']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ThingKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnsupportedTextResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UnsupportedText'] = ResolversParentTypes['UnsupportedText']> = {
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValuesOfXResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ValuesOfX'] = ResolversParentTypes['ValuesOfX']> = {
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WarningResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  actionIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WarningKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WordChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WordChange'] = ResolversParentTypes['WordChange']> = {
  kind?: Resolver<ResolversTypes['WordChangeKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  About?: AboutResolvers<ContextType>;
  Alternative?: AlternativeResolvers<ContextType>;
  Assumption?: AssumptionResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CardCandidate?: CardCandidateResolvers<ContextType>;
  CardConnection?: CardConnectionResolvers<ContextType>;
  CardEdge?: CardEdgeResolvers<ContextType>;
  CardFace?: CardFaceResolvers<ContextType>;
  CardLookup?: CardLookupResolvers<ContextType>;
  CardWording?: CardWordingResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  CitationCheck?: CitationCheckResolvers<ContextType>;
  CitationResolution?: CitationResolutionResolvers<ContextType>;
  CorrectedValue?: CorrectedValueResolvers<ContextType>;
  Correction?: CorrectionResolvers<ContextType>;
  Coverage?: CoverageResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decision?: DecisionResolvers<ContextType>;
  DecisionOption?: DecisionOptionResolvers<ContextType>;
  DecisionTaken?: DecisionTakenResolvers<ContextType>;
  DungeonView?: DungeonViewResolvers<ContextType>;
  FaceWording?: FaceWordingResolvers<ContextType>;
  FreshnessReport?: FreshnessReportResolvers<ContextType>;
  GameObject?: GameObjectResolvers<ContextType>;
  GameOver?: GameOverResolvers<ContextType>;
  GameStateView?: GameStateViewResolvers<ContextType>;
  GlossaryEntry?: GlossaryEntryResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  Keyword?: KeywordResolvers<ContextType>;
  KeywordConnection?: KeywordConnectionResolvers<ContextType>;
  KeywordDefinition?: KeywordDefinitionResolvers<ContextType>;
  KeywordEdge?: KeywordEdgeResolvers<ContextType>;
  KeywordForm?: KeywordFormResolvers<ContextType>;
  KeywordParameter?: KeywordParameterResolvers<ContextType>;
  KeywordUse?: KeywordUseResolvers<ContextType>;
  LayerEffect?: LayerEffectResolvers<ContextType>;
  LegalAction?: LegalActionResolvers<ContextType>;
  LegalActions?: LegalActionsResolvers<ContextType>;
  Legality?: LegalityResolvers<ContextType>;
  LegalityAnswer?: LegalityAnswerResolvers<ContextType>;
  LinkedSpan?: LinkedSpanResolvers<ContextType>;
  ManaCost?: GraphQLScalarType;
  ManaSymbol?: ManaSymbolResolvers<ContextType>;
  MultipleInstances?: MultipleInstancesResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  ObjectView?: ObjectViewResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  ParsedManaCost?: ParsedManaCostResolvers<ContextType>;
  PlayerView?: PlayerViewResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadLine?: ReadLineResolvers<ContextType>;
  Reading?: ReadingResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  Resolution?: ResolutionResolvers<ContextType>;
  ResolveScenarioPayload?: ResolveScenarioPayloadResolvers<ContextType>;
  Rule?: RuleResolvers<ContextType>;
  RuleChange?: RuleChangeResolvers<ContextType>;
  RuleChangeConnection?: RuleChangeConnectionResolvers<ContextType>;
  RuleChangeEdge?: RuleChangeEdgeResolvers<ContextType>;
  RuleNumber?: GraphQLScalarType;
  RulesEdition?: RulesEditionResolvers<ContextType>;
  Ruling?: RulingResolvers<ContextType>;
  RulingConnection?: RulingConnectionResolvers<ContextType>;
  RulingEdge?: RulingEdgeResolvers<ContextType>;
  SearchConnection?: SearchConnectionResolvers<ContextType>;
  SearchEdge?: SearchEdgeResolvers<ContextType>;
  SearchGroupMember?: SearchGroupMemberResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchNode?: SearchNodeResolvers<ContextType>;
  StateChange?: StateChangeResolvers<ContextType>;
  Step?: StepResolvers<ContextType>;
  Support?: SupportResolvers<ContextType>;
  SupportCounts?: SupportCountsResolvers<ContextType>;
  SupportGap?: SupportGapResolvers<ContextType>;
  TextSpan?: TextSpanResolvers<ContextType>;
  Thing?: ThingResolvers<ContextType>;
  UnsupportedText?: UnsupportedTextResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  ValuesOfX?: ValuesOfXResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
  WordChange?: WordChangeResolvers<ContextType>;
};

