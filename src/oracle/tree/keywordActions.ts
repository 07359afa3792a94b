import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** Keyword actions with a number: mill 2, scry 1, surveil 2, fateseal, adapt, monstrosity, bolster, amass, connive … (CR 701). */
export interface KeywordActionN extends Done {
  readonly kind: 'keywordActionN';
  readonly action:
    | 'mill'
    | 'scry'
    | 'surveil'
    | 'fateseal'
    | 'adapt'
    | 'monstrosity'
    | 'bolster'
    | 'support'
    | 'discover'
    | 'incubate'
    | 'endure'
    | 'collectEvidence'
    | 'amass';
  readonly amount: Amount;
  /** Amass: the Army's type. */
  readonly subtype?: string;
}
/** Keyword actions without more: proliferate, investigate, time travel, explore, regenerate … ; `objects` where they need one. */
export interface KeywordAction extends Done {
  readonly kind: 'keywordAction';
  /** "twice", "three times": one after the other. */
  readonly times?: number;
  readonly action:
    | 'proliferate'
    | 'investigate'
    | 'timeTravel'
    | 'populate'
    | 'learn'
    | 'ringTempts'
    | 'ventureIntoDungeon'
    | 'ventureIntoUndercity'
    | 'takeInitiative'
    | 'becomeMonarch'
    | 'cityBlessing'
    | 'manifestDread'
    | 'planeswalk';
}
/** Keyword actions done to objects: regenerate, goad, detain, transform, exert, suspect, phase out … */
export interface KeywordActionOn extends Done {
  readonly kind: 'keywordActionOn';
  readonly action:
    | 'regenerate'
    | 'goad'
    | 'detain'
    | 'transform'
    | 'exert'
    | 'suspect'
    | 'convert'
    | 'unattach'
    | 'harness'
    | 'solve'
    | 'level2'
    | 'level3'
    /** Turns a flip card to its other half (CR 710). */
    | 'flip'
    | 'removeFromCombat'
    | 'phaseOut'
    | 'turnFaceUp'
    | 'turnFaceDown'
    | 'manifest'
    | 'cloak'
    /** A door of it (CR 709.5f, 709.5g). */
    | 'unlock'
    | 'lockOrUnlock';
  readonly objects: ObjectPhrase;
}
/** Object as subject: "it explores", "it connives", "phases out", "becomes blocked". */
export interface ObjectAction extends Done {
  readonly kind: 'objectAction';
  readonly action:
    | 'explore'
    | 'connive'
    | 'phaseOut'
    | 'phaseIn'
    | 'removeFromCombat'
    | 'becomeRenowned'
    | 'becomeSaddled'
    | 'becomePlotted'
    | 'becomePrepared'
    | 'becomeUnprepared';
  /** "connives X" (CR 701.50e). */
  readonly amount?: Amount;
}
/** "you cycle this card", "you cycle or discard a card", "you scry", "you surveil". */
export interface DoesKeywordAction extends Worded {
  readonly kind: 'doesKeywordAction';
  readonly player: PlayerPhrase;
  readonly action:
    | 'cycle'
    | 'scry'
    | 'surveil'
    | 'cycleOrDiscard'
    | 'shuffle'
    | 'search'
    | 'explore'
    | 'proliferate'
    | 'investigate'
    | 'crime'
    | 'becomeMonarch'
    | 'giveGift'
    | 'rollDice'
    | 'winFlip'
    | 'loseFlip'
    | 'ringTempts'
    | 'chooseRingBearer'
    | 'takeInitiative'
    | 'completeDungeon';
  readonly object?: ObjectPhrase;
}
