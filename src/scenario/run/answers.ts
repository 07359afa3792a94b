import { foldName } from '../../cards/names/index.ts';
import type { DecisionAnswer, DecisionRequest } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { InputError } from '../../engine/refuse.ts';
import type { PlayerId } from '../../engine/state/ids.ts';
import { nameOf } from '../../engine/trace/names.ts';
import type { AnswerItem } from '../document/types.ts';
import { matchAnswer } from './match.ts';

/** An answer that waits for a decision, with the action that gave it. */
interface Waiting {
  readonly item: AnswerItem;
  readonly actionIndex: number;
}

/** The answers that a scenario gives: those of the action under way first, then each player's own. */
export class Answers {
  #current: Waiting[] = [];
  readonly #queues = new Map<PlayerId, Waiting[]>();

  /** Answers of the action that begins; what was left of the one before has gone to its player or counts as unused. */
  begin(items: readonly AnswerItem[], actionIndex: number): void {
    this.#current = items.map((item) => ({ item, actionIndex }));
  }

  /** What the action left goes to its player; without a player it is unused. */
  end(player: PlayerId | null): readonly Waiting[] {
    const left = this.#current;
    this.#current = [];
    if (player === null) return left;
    this.#queue(player).push(...left);
    return [];
  }

  add(player: PlayerId, items: readonly AnswerItem[], actionIndex: number): void {
    this.#queue(player).push(...items.map((item) => ({ item, actionIndex })));
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
      const at = list.findIndex(({ item }) => mayTake(g, request, item));
      if (at < 0) continue;
      const found = matchIfItFits(g, request, list[at]!.item);
      if (found instanceof InputError) {
        if (!request.indifferent) problem ??= found;
        continue;
      }
      list.splice(at, 1);
      return found;
    }
    if (problem) throw problem;
    return null;
  }

  /** Answers that no decision took. */
  unused(): readonly Waiting[] {
    return [...this.#current, ...[...this.#queues.values()].flat()];
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
