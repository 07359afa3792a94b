import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';
import type { ThisWayVerb } from './fewest.ts';
import type { SharesQuality } from './modifiers.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "Repeat this process": all that the effect has said up to here is followed again, this instruction too (CR 608.2c). */
export interface RepeatProcess extends Done {
  readonly kind: 'repeatProcess';
  /** "once", "six more times"; absent: whenever this is come to again. */
  readonly times?: Amount;
  /** "until no one puts a card onto the battlefield": once in which nothing of the kind was done ends it. */
  readonly until?: 'noOnePuts';
}
/** "Two cards that share a color were milled this way": two of what an instruction before did so to. */
export interface SharedThisWay extends Worded {
  readonly kind: 'sharedThisWay';
  readonly objects: ObjectPhrase;
  readonly quality: SharesQuality['quality'];
  readonly verb: ThisWayVerb;
  /** The act that did it (set by `bind`). */
  readonly mark?: number;
}
