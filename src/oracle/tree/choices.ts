import type { Color } from '../../rules/vocabulary/colors.ts';
import type { Done } from './done.ts';
import type { Filter, ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';

/** Makes a choice that later words use: "choose a color", "choose a creature type", "choose a nonland card name" (CR 607.2d). */
export interface Choose extends Done {
  readonly kind: 'choose';
  readonly what: ChoiceKind;
  /** "a color other than blue". */
  readonly otherThan?: Color;
  /** "Khans or Dragons": the anchor words (CR 614.12c). */
  readonly words?: readonly string[];
}
export type ChoiceKind =
  | 'color'
  | 'creatureType'
  | 'landType'
  | 'basicLandType'
  | 'cardName'
  | 'nonlandCardName'
  | 'creatureCardName'
  | 'nonbasicLandCardName'
  | 'landCardName'
  | 'artifactCardName'
  | 'opponent'
  | 'player'
  | 'cardType'
  | 'number'
  | 'oddOrEven'
  | 'cardTypeOther'
  | 'artifactOrCreature'
  | 'anchorWord';
/** Chooses one of some kinds of things, to which later words come back: "chooses artifact, creature, or land … of that type". */
export interface ChooseKind extends Done {
  readonly kind: 'chooseKind';
  readonly kinds: readonly Filter[];
}
/** Chooses objects: "choose target creature", "choose two creatures you control". */
export interface ChooseObjects extends Done {
  readonly kind: 'chooseObjects';
  readonly objects: ObjectPhrase | PlayerPhrase;
}
