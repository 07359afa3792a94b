import { foldName } from '../../cards/names/index.ts';
import type { DecisionAnswer, DecisionRequest, DecisionTaken } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { InputError } from '../../engine/refuse.ts';
import type { PlayerId } from '../../engine/state/ids.ts';
import { nameOf } from '../../engine/trace/names.ts';
import type { AnswerItem } from '../document/types.ts';
import { matchAnswer } from './match.ts';

/** An answer that waits for a decision, with the action that gave it and how many decisions had been made before what it may speak of. */
export interface Waiting {
  readonly item: AnswerItem;
  readonly actionIndex: number;
  readonly since: number;
}

/** The answers that a scenario gives: those of the action under way first, then each player's own. */
export class Answers {
  #current: Waiting[] = [];
  readonly #queues = new Map<PlayerId, Waiting[]>();
  /** Decisions made without asking that an answer has named all the same. */
  readonly #named = new Set<DecisionTaken>();

  /** How many decisions had been made as the last thing that was done began: what a player says behind it may speak of it. */
  #doneBefore = 0;

  /** The same of what was done before that: the choices of the thing that begins may still speak of it. */
  #earlier = 0;

  somethingIsDone(g: Game): void {
    this.#earlier = this.#doneBefore;
    this.#doneBefore = g.decisions.length;
  }

  /** Answers of the action that begins; what was left of the one before has gone to its player or counts as unused. */
  begin(items: readonly AnswerItem[], actionIndex: number): void {
    this.#current = items.map((item) => ({ item, actionIndex, since: this.#earlier }));
  }

  /** What the action left goes to its player; without a player it is unused. */
  end(g: Game, player: PlayerId | null): readonly Waiting[] {
    const left = this.#current;
    this.#current = [];
    if (player === null) return left.filter((waiting) => !this.#saysWhatWasForced(g, waiting));
    this.#queue(player).push(...left);
    return [];
  }

  add(player: PlayerId, items: readonly AnswerItem[], actionIndex: number): void {
    this.#queue(player).push(...items.map((item) => ({ item, actionIndex, since: this.#doneBefore })));
  }

  #queue(player: PlayerId): Waiting[] {
    let queue = this.#queues.get(player);
    if (!queue) {
      queue = [];
      this.#queues.set(player, queue);
    }
    return queue;
  }

  /** Takes the answer to a decision; null where there is none. What the action says comes first, unless only what the player said before fits. */
  take(g: Game, request: DecisionRequest): DecisionAnswer | null {
    let problem: InputError | null = null;
    for (const list of [this.#current, this.#queue(request.player)]) {
      const found = this.#takeFrom(g, list, request);
      if (found instanceof InputError) {
        if (!request.indifferent) problem ??= found;
      } else if (found) return found;
    }
    if (problem) throw problem;
    return null;
  }

  #takeFrom(g: Game, list: Waiting[], request: DecisionRequest): DecisionAnswer | InputError | null {
    for (;;) {
      const at = list.findIndex(({ item }) => mayTake(g, request, item));
      const waiting = list[at];
      if (!waiting) return null;
      const found = matchIfItFits(g, request, waiting.item);
      if (found instanceof InputError && !this.#saysWhatWasForced(g, waiting)) return found;
      list.splice(at, 1);
      if (!(found instanceof InputError)) return found;
    }
  }

  /** Whether an answer names what was the only legal answer, or one of several alike, to a decision that nobody was asked for. */
  #saysWhatWasForced(g: Game, { item, since }: Waiting): boolean {
    const taken = g.decisions
      .slice(since)
      .find(
        (decision) =>
          (decision.by === 'only legal' || decision.by === 'alike') &&
          !this.#named.has(decision) &&
          mayTake(g, decision.request, item) &&
          !(matchIfItFits(g, decision.request, item) instanceof InputError),
      );
    if (taken) this.#named.add(taken);
    return taken !== undefined;
  }

  /** Answers that no decision took, but for those that name what was decided without asking. */
  unused(g: Game): readonly Waiting[] {
    const left = [...this.#current, ...[...this.#queues.values()].flat()];
    return left.filter((waiting) => !this.#saysWhatWasForced(g, waiting));
  }
}

/** The answer to what was asked, or why it is none. */
function matchIfItFits(g: Game, request: DecisionRequest, { value }: AnswerItem): DecisionAnswer | InputError {
  try {
    return matchAnswer(g, request, value);
  } catch (problem) {
    if (problem instanceof InputError) return problem;
    throw problem;
  }
}

/** A yes or no is only taken by `may` and `pay`; an addressed answer only by a decision of that source or kind. */
function mayTake(g: Game, request: DecisionRequest, { value, for: whom }: AnswerItem): boolean {
  if (value.kind === 'yesNo' && request.kind !== 'may' && request.kind !== 'pay') return false;
  if (whom === undefined) return true;
  if (foldName(whom) === foldName(request.kind)) return true;
  return request.source !== null && sourceNames(g, request).includes(foldName(whom));
}

function sourceNames(g: Game, { source }: DecisionRequest): readonly string[] {
  if (source === null) return [];
  const value = g.state.objects[source] ?? g.state.lastKnown[source]?.object;
  const names = [nameOf(g, source), value?.alias ?? '', value?.card ?? ''];
  return names.map((name) => foldName(name.replace(/^the ability of /, '')));
}
