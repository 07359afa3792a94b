import type { DecisionAnswer, DecisionRequest, Run } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { invariant } from '../../rules/assert.ts';
import type { Scenario } from '../../scenario/document/types.ts';
import { Runner } from '../../scenario/run/runner.ts';
import { type Raw, said } from '../../scenario/run/said.ts';
import { randomAnswer } from '../coverage/play/answers.ts';
import type { Dice } from '../coverage/play/dice.ts';

/** Answers that were given, to be given again, and the words for them; null where a scenario couldn't say one. */
export interface Given {
  readonly answers: readonly DecisionAnswer[];
  readonly raw: readonly (Raw | null)[];
}

/** Carries scenario actions out and answers what they ask by the dice, or as it was answered before. */
export class RandomRunner extends Runner {
  readonly #dice: Dice;
  #answers: DecisionAnswer[] = [];
  #raw: (Raw | null)[] = [];
  #again: DecisionAnswer[] | null = null;

  constructor(g: Game, scenario: Scenario, dice: Dice) {
    super(g, scenario);
    this.#dice = dice;
  }

  /** Amounts are divided so that no rule forbids it: all to the first. */
  cautious = false;

  /** What is asked from now on is answered by the dice; `again`: as it was before. */
  begin(again: Given | null = null): void {
    this.#answers = [];
    this.#raw = [];
    this.#again = again === null ? null : [...again.answers];
  }

  get given(): Given {
    return { answers: this.#answers, raw: this.#raw };
  }

  override drive<T>(run: Run<T>): T {
    let turn = run.next();
    while (!turn.done) turn = run.next(this.respond(turn.value));
    return turn.value;
  }

  private respond(request: DecisionRequest): DecisionAnswer {
    if (this.#again) {
      const next = this.#again.shift();
      invariant(next, `the same action asks no more than before (${request.prompt})`);
      return next;
    }
    const random = this.cautious && request.total !== undefined ? allToFirst(request) : randomAnswer(request, this.#dice);
    const spoken = said(this.g, request, random);
    const answer = spoken?.answer ?? random;
    this.#answers.push(answer);
    this.#raw.push(spoken?.raw ?? null);
    return answer;
  }
}

function allToFirst({ options, total }: DecisionRequest): DecisionAnswer {
  return { kind: 'divided', amounts: options.map((_, index) => (index === 0 ? total! : 0)) };
}
