import type { Game } from './game.ts';
import type { ObjectId, PlayerId, Ref } from './state/ids.ts';
import type { ChosenTargets, TriggerMemory } from './state/stackEntry.ts';
import type { BoundReferents } from './triggers/types.ts';

/**
 * From where words are read: whose they are, which object has them, what was chosen and what has happened in the course of carrying them out.
 * Filters, amounts, conditions and acts are all read in a context. Bindings grow while an effect is carried out, so a context is made afresh
 * for each resolution and never kept in the state.
 */
export interface Context {
  /** The object that has the ability, or the spell. It may have left; then what is last known of it counts (CR 113.7a). */
  readonly source: ObjectId;
  /** The spell or ability on the stack that is resolving or being put there; null for static abilities. */
  readonly onStack: ObjectId | null;
  /** "You" (CR 109.5). */
  readonly controller: PlayerId;
  readonly targets: readonly ChosenTargets[];
  readonly modes: readonly number[];
  /** The value of X (CR 107.3); null where none has been chosen, then asking for it is an error of ours. */
  readonly x: number | null;
  readonly memory: TriggerMemory | null;
  readonly bindings: Bindings;
  /** What a "for each" or "each … does" is just dealing with (the tree's AttachedReferent). */
  readonly each: Ref | null;
  /** The object that a filter is just looking at (the tree's CandidateReferent). */
  readonly candidate: ObjectId | null;
  /** The defending player of an attack that is only judged (CR 508.1c); absent where none is. */
  readonly defending?: PlayerId;
  /** How halves are rounded where a sentence says it of each time (CR 107.1a); absent for most. */
  readonly rounding?: 'up' | 'down';
  /** The keyword that the ability comes from, where what it does asks for that; absent for most. */
  readonly keyword?: string;
  /** The instance of its keyword that the ability comes from, where several may be on one object (CR 702.78b); absent for most. */
  readonly instance?: string;
  /** Words and card for error messages and the trace. */
  readonly words: { readonly card: string; readonly text: string };
}

/** Objects grouped into piles (CR 700.3); `chosen`: the index of the one that has been chosen. */
export interface Piles {
  readonly piles: readonly [readonly Ref[], readonly Ref[]];
  readonly chosen: 0 | 1 | null;
}

/** The votes that were cast, each by whom and for what, and the words that could be voted for (CR 701.38). */
export interface Ballot {
  readonly words: readonly string[];
  readonly votes: readonly { readonly player: PlayerId; readonly vote: string | Ref }[];
}

/**
 * What phrases and acts with a mark came to (the tree's MarkedReferent and AmountReferent). Contexts are made at every turn and most words bind
 * nothing: each table is made when it is first asked for.
 */
export class Bindings {
  private byMark: Map<number, readonly Ref[]> | undefined;
  private counts: Map<number, number> | undefined;
  private each: Map<number, ReadonlyMap<PlayerId, number>> | undefined;
  /** The last vote of this resolution; null where there was none. */
  ballot: Ballot | null = null;
  /** The two piles that were made last, and which of them has been chosen. */
  piles: Piles | null = null;
  /** In a delayed or reflexive trigger, of what had left before it was made: by what it had become, what it was (CR 608.2h). */
  readonly was: BoundReferents['was'];

  constructor(refs?: Map<number, readonly Ref[]>, amounts?: Map<number, number>, was?: BoundReferents['was']) {
    this.byMark = refs;
    this.counts = amounts;
    this.each = undefined;
    this.was = was;
  }

  /** The same as it stands now, apart from what is bound later. */
  copy(): Bindings {
    const same = new Bindings(new Map(this.byMark), new Map(this.counts), this.was);
    same.each = this.each;
    same.ballot = this.ballot;
    same.piles = this.piles;
    return same;
  }

  get refs(): Map<number, readonly Ref[]> {
    this.byMark ??= new Map();
    return this.byMark;
  }

  get amounts(): Map<number, number> {
    this.counts ??= new Map();
    return this.counts;
  }

  /** Of amounts that several players came to, each one's own. */
  get shares(): Map<number, ReadonlyMap<PlayerId, number>> {
    this.each ??= new Map();
    return this.each;
  }
}

/** Marks under which what an instruction last did so is kept, for "the sacrificed creature" and its like; no words have them. */
export const DEED_MARKS = {
  sacrifice: -1,
  tap: -2,
  discard: -3,
  return: -4,
  reveal: -5,
  exile: -6,
  choose: -7,
  amass: -8,
} as const;

/** Marks of what is settled about an act as it begins: what enters at the same time, and whom a creature has to block; no words have them. */
export const SETTLED_MARKS = { entering: -11, toBlock: -12 } as const;

export const newBindings = (): Bindings => new Bindings();

/** A context for the words of a static ability, or of any ability that isn't on the stack. */
export function staticContext(
  g: Game,
  source: ObjectId,
  controller: PlayerId,
  words: { readonly card: string; readonly text: string },
): Context {
  const { monstrousX, turnedUp, cast, stack } = g.state.objects[source] ?? {};
  // All instances of X on a spell are the same (CR 107.3i).
  const chosenX = monstrousX ?? turnedUp?.x ?? cast?.x ?? (stack?.kind === 'spell' ? stack.x : null);
  return {
    source,
    onStack: null,
    controller,
    targets: [],
    modes: [],
    x: chosenX,
    memory: null,
    bindings: newBindings(),
    each: null,
    candidate: null,
    words,
  };
}

/** A context for an effect that lasts: its words are read as they were bound when it began (CR 611.2d). */
export function boundContext(
  g: Game,
  effect: {
    readonly source: ObjectId | null;
    readonly controller: PlayerId;
    readonly bound: BoundReferents;
    readonly words: { readonly card: string; readonly text: string };
  },
): Context {
  const plain = staticContext(g, effect.source ?? (0 as ObjectId), effect.controller, effect.words);
  const { memory = null, each = null, x = plain.x } = effect.bound;
  const base: Context = memory || each || x !== plain.x ? { ...plain, memory, each, x } : plain;
  for (const [mark, refs] of Object.entries(effect.bound.refs)) base.bindings.refs.set(Number(mark), refs);
  for (const [mark, amount] of Object.entries(effect.bound.amounts)) base.bindings.amounts.set(Number(mark), amount);
  return base;
}
