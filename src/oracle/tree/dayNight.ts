import type { Done } from './done.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "it becomes night": the game gains that designation (CR 731.1). */
export interface BecomeDayNight extends Done {
  readonly kind: 'becomeDayNight';
  readonly to: 'day' | 'night';
}
/** "enters transformed": with its back face up, if it is double-faced. */
export interface EnterTransformed extends Done {
  readonly kind: 'enterTransformed';
}
/** "it's night", "it's neither day nor night" (CR 731.1). */
export interface IsDayNight extends Worded {
  readonly kind: 'isDayNight';
  readonly is: 'day' | 'night' | 'neither';
}
/** "this permanent is front face up": of a double-faced permanent (CR 712.8). */
export interface FaceIsUp extends Worded {
  readonly kind: 'faceIsUp';
  readonly object: ObjectPhrase;
  readonly face: 'front' | 'back';
}
/** "day becomes night or night becomes day" (CR 731.1a). */
export interface DayNightChanges extends Worded {
  readonly kind: 'dayNightChanges';
}
