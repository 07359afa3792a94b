export type * from './bending.ts';
export type * from './blight.ts';
export type * from './bringIn.ts';
export type * from './castActs.ts';
export type * from './chance.ts';
export type * from './choices.ts';
export type * from './creations.ts';
export type * from './dayNight.ts';
export type * from './deck.ts';
export type * from './dungeons.ts';
export type * from './eitherAct.ts';
export type * from './encode.ts';
export type * from './enteringActs.ts';
export type * from './exchangeLife.ts';
export type * from './exerting.ts';
export type * from './expending.ts';
export type * from './fewest.ts';
export type * from './haunt.ts';
export type * from './insteads.ts';
export type * from './keywordActions.ts';
export type * from './loseCounters.ts';
export type * from './moveCounters.ts';
export type * from './objectActs.ts';
export type * from './playerActs.ts';
export type * from './removeOrPut.ts';
export type * from './repeat.ts';
export type * from './ring.ts';
export type * from './rooms.ts';
export type * from './speed.ts';
export type * from './turnActs.ts';

import type { Airbend, Earthbend } from './bending.ts';
import type { Blight } from './blight.ts';
import type { BringIn } from './bringIn.ts';
import type { CastOrPlay } from './castActs.ts';
import type { Clash, FlipCoin, RollDie } from './chance.ts';
import type { Choose, ChooseKind, ChooseObjects } from './choices.ts';
import type { AddMana, CreateToken, CreateTokens, GetEmblem, ManaProduced, TokenGroup, TokenSpec } from './creations.ts';
import type { BecomeDayNight, EnterTransformed } from './dayNight.ts';
import type { EitherAct } from './eitherAct.ts';
import type { Encode } from './encode.ts';
import type { EnterAsCopy, EnterPrepared, EnterTapped, EnterUntapped, EnterWithCounters } from './enteringActs.ts';
import type { ExchangeLife } from './exchangeLife.ts';
import type { KeepFewest, KeepOneOfEach } from './fewest.ts';
import type { Haunt } from './haunt.ts';
import type { InsteadAct, SkipDraw } from './insteads.ts';
import type { KeywordAction, KeywordActionN, KeywordActionOn, ObjectAction } from './keywordActions.ts';
import type { LoseCounters } from './loseCounters.ts';
import type { MoveCounters, PutItsCounters } from './moveCounters.ts';
import type {
  AtMost,
  BaseEquals,
  Become,
  BecomeChosen,
  BecomeCopy,
  Can,
  Cant,
  CantHave,
  DealDamage,
  DoesntUntap,
  Fight,
  Gain,
  GainActivated,
  GainPrintedBelow,
  Get,
  HasNoManaCost,
  HaveBase,
  IsNamed,
  IsntLegendary,
  KeepsThisAbility,
  Lose,
  LoseAllAbilities,
  LoseTypes,
  MayStayTapped,
  Must,
  Pair,
  Prohibited,
  Recipients,
  Remain,
  StillIs,
  SwitchPowerToughness,
  UntapDuring,
} from './objectActs.ts';
import type { Separate } from './piles.ts';
import type {
  AllOfThem,
  Attach,
  ChangeHandSize,
  ChangeTargets,
  ChangeText,
  ChooseNewTargets,
  CopySpell,
  CounterSpec,
  CounterSpell,
  Destination,
  Destroy,
  Discard,
  DoubleCounters,
  Draw,
  ExchangeCards,
  ExchangeControl,
  Exile,
  ExileUntil,
  GainControl,
  GainLife,
  GetCounters,
  KeepMana,
  LifeBecomes,
  LookAt,
  LoseGame,
  LoseLife,
  LoseMana,
  Move,
  Multiplied,
  NoMaximumHandSize,
  PayEnergy,
  PayLife,
  PayMana,
  PreventDamage,
  PutCounters,
  RemoveCounters,
  Reveal,
  Sacrifice,
  Search,
  Shuffle,
  Tap,
  TapOrUntap,
  Untap,
  WinGame,
} from './playerActs.ts';
import type { RemoveOrPut } from './removeOrPut.ts';
import type { RepeatProcess } from './repeat.ts';
import type { IncreaseSpeed } from './speed.ts';
import type { ControlPlayer, EndTurn, ExtraPhase, ExtraStep, ExtraTurn, PlayAdditionalLands, SkipStep } from './turnActs.ts';
import type { Vote } from './votes.ts';

export type PlayerAct =
  | EitherAct
  | RepeatProcess
  | Encode
  | Haunt
  | Draw
  | Discard
  | GainLife
  | LoseLife
  | Clash
  | PayEnergy
  | PayLife
  | PayMana
  | LifeBecomes
  | Sacrifice
  | Destroy
  | Exile
  | Move
  | CreateToken
  | CreateTokens
  | AddMana
  | CounterSpell
  | Tap
  | Untap
  | TapOrUntap
  | PutCounters
  | ChangeText
  | ControlPlayer
  | DoubleCounters
  | RemoveCounters
  | RemoveOrPut
  | MoveCounters
  | PutItsCounters
  | GetCounters
  | GetEmblem
  | Search
  | Shuffle
  | SkipDraw
  | Reveal
  | LookAt
  | KeywordActionN
  | KeywordAction
  | KeywordActionOn
  | GainControl
  | ExchangeCards
  | ExchangeControl
  | ExchangeLife
  | Pair
  | Attach
  | Blight
  | Earthbend
  | Airbend
  | BecomeDayNight
  | IncreaseSpeed
  | CastOrPlay
  | CopySpell
  | ExileUntil
  | ChangeTargets
  | ChooseNewTargets
  | Choose
  | ChooseKind
  | ChooseObjects
  | WinGame
  | LoseGame
  | ExtraTurn
  | ExtraPhase
  | ExtraStep
  | SkipStep
  | PreventDamage
  | EndTurn
  | PlayAdditionalLands
  | ChangeHandSize
  | NoMaximumHandSize
  | KeepFewest
  | KeepOneOfEach
  | KeepMana
  | LoseMana
  | LoseCounters
  | FlipCoin
  | RollDie
  | Vote
  | Separate
  | BringIn
  | Multiplied;
export type ObjectAct =
  | Get
  | Gain
  | Lose
  | LoseAllAbilities
  | HaveBase
  | BaseEquals
  | Become
  | BecomeChosen
  | BecomeCopy
  | LoseTypes
  | CantHave
  | GainPrintedBelow
  | GainActivated
  | SwitchPowerToughness
  | IsntLegendary
  | IsNamed
  | KeepsThisAbility
  | HasNoManaCost
  | DealDamage
  | Fight
  | Cant
  | Must
  | AtMost
  | DoesntUntap
  | MayStayTapped
  | UntapDuring
  | Can
  | EnterTapped
  | EnterTransformed
  | EnterPrepared
  | EnterUntapped
  | EnterWithCounters
  | EnterAsCopy
  | Remain
  | StillIs
  | ObjectAction;
export type Act = PlayerAct | ObjectAct | InsteadAct;
export type ActNode =
  | Act
  | CounterSpec
  | Destination
  | TokenSpec
  | TokenGroup
  | ManaProduced
  | AllOfThem
  | Recipients
  | Prohibited;
