import type { Quantity } from '../amounts.ts';
import type { Recipients } from '../objectActs.ts';
import type { Filter, ObjectPhrase } from '../phrases.ts';
import type { PlayerPhrase } from '../players.ts';
import type { Worded } from '../wording.ts';

/** "becomes the target of a spell or ability an opponent controls". */
export interface BecomesTarget extends Worded {
  readonly kind: 'becomesTarget';
  readonly subject: ObjectPhrase | PlayerPhrase;
  readonly of: Filter;
}

/** "becomes tapped", "becomes untapped", "is turned face up", "transforms", "becomes monstrous". */
export interface BecomesState extends Worded {
  readonly kind: 'becomesState';
  readonly subject: ObjectPhrase;
  /** "becomes unattached from a permanent" (CR 701.3d). */
  readonly off?: ObjectPhrase;
  readonly state:
    | 'tapped'
    | 'untapped'
    | 'faceUp'
    | 'monstrous'
    | 'renowned'
    | 'attached'
    | 'transformed'
    | 'unattached'
    | 'phasedOut'
    | 'phasedIn'
    | 'plotted'
    | 'solved'
    | 'level2'
    | 'level3';
  /** "transforms into Ravager of the Fells": the name that it has then. */
  readonly into?: string;
}

/** "a time counter is removed from this card", "the last time counter …": none of that kind is left on it then. */
export interface CounterRemoved extends Worded {
  readonly kind: 'counterRemoved';
  readonly last?: true;
  readonly counter: string;
  readonly from: ObjectPhrase;
  /** "while it's exiled": where it is then. */
  readonly while?: 'exiled';
}

/** "you put one or more +1/+1 counters on a creature", "one or more counters are put on it". */
export interface CountersPut extends Worded {
  readonly kind: 'countersPut';
  readonly by?: PlayerPhrase;
  readonly quantity: Quantity;
  readonly counter?: string;
  readonly on: ObjectPhrase | PlayerPhrase | Recipients;
  /** "an effect would put": counters put to pay a cost aren't meant. */
  readonly byEffect?: true;
}

/**
 * "this creature exploits a creature": what was sacrificed as that keyword's ability resolved (CR 702.110b); "enlists a creature": what was tapped
 * to pay for it (702.154c); "crews a Vehicle", "saddles a Mount": what it is tapped for (702.122b, 702.171c).
 */
export interface DoesKeyword extends Worded {
  readonly kind: 'doesKeyword';
  readonly subject: ObjectPhrase;
  readonly keyword: 'exploit' | 'enlist' | 'crew' | 'saddle';
  readonly object: ObjectPhrase;
}

/** "a permanent's ability is countered": the permanent whose activated or triggered ability it was. */
export interface AbilityCountered extends Worded {
  readonly kind: 'abilityCountered';
  readonly subject: ObjectPhrase;
}

/** "this creature mutates": a spell has merged with it (CR 702.140d). */
export interface Mutates extends Worded {
  readonly kind: 'mutates';
  readonly subject: ObjectPhrase;
}
