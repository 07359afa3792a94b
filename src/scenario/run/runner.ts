import type { DecisionRequest, Run } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { unreadThatMatter } from '../../engine/layers/unread.ts';
import { Refusal, type Unsupported } from '../../engine/refuse.ts';
import type { PlayerId } from '../../engine/state/ids.ts';
import { mark, undo } from '../../engine/writer.ts';
import type { CheckPoint, LegalityAnswer, UnsupportedText, Warning } from '../answer.ts';
import type { Action, AnswerItem, Scenario } from '../document/types.ts';
import type { Places } from '../setup/game.ts';
import { viewOf } from '../view/state.ts';
import { Answers } from './answers.ts';
import { defaultAnswer } from './defaults.ts';
import { playerNamed } from './references.ts';
import { EffectTeller } from './tellEffects.ts';

/** The decision that has no answer: the run stops there, with the state as it stands in the middle of it. */
export class OpenDecision extends Error {
  readonly request: DecisionRequest;
  constructor(request: DecisionRequest) {
    super('a decision is open');
    this.request = request;
  }
}

/** One run of a scenario: the game, the answers, and what is to be told besides the state. */
export class Runner {
  readonly g: Game;
  readonly scenario: Scenario;
  readonly answers = new Answers();
  readonly legality: LegalityAnswer[] = [];
  readonly checks: CheckPoint[] = [];
  readonly warnings: Warning[] = [];
  readonly unsupported: UnsupportedText[] = [];
  readonly effects = new EffectTeller();
  /** The action (from 0) under way; as many as there are once all are done. */
  at = 0;
  /** Trace steps before each action: which action a step belongs to. */
  readonly stepsBefore: number[] = [];
  /** Whether the game stands at the beginning of its step since nothing has happened in it. */
  atBeginning = true;

  /** Where the scenario sets each object up. */
  readonly places: Places;

  constructor(g: Game, scenario: Scenario, places: Places = new Map()) {
    this.g = g;
    this.scenario = scenario;
    this.places = places;
  }

  /** Runs a procedure of the engine to its end, answering what it asks. */
  drive<T>(run: Run<T>): T {
    let turn = run.next();
    while (!turn.done) turn = run.next(this.answer(turn.value));
    return turn.value;
  }

  /** The same for a question: what isn't answered takes its default, and the first value of X is 0. */
  driveHypothetically<T>(run: Run<T>): T {
    let turn = run.next();
    while (!turn.done) {
      const request = turn.value;
      const answer = this.answers.take(this.g, request) ?? indifferent(request) ?? defaultAnswer(request) ?? fallback(request);
      if (!answer) throw new OpenDecision(request);
      turn = run.next(answer);
    }
    return turn.value;
  }

  private answer(request: DecisionRequest) {
    for (;;) {
      const given = this.answers.take(this.g, request) ?? indifferent(request);
      if (given) return given;
      if (this.takeNextAnswers()) continue;
      const byDefault = this.scenario.unanswered === 'default' ? defaultAnswer(request) : null;
      if (byDefault) return byDefault;
      throw new OpenDecision(request);
    }
  }

  /** Answers given by the action that follows are taken at once; what was interrupted goes on by itself. Checks in between are made. */
  private takeNextAnswers(): boolean {
    const next = this.scenario.actions[this.at + 1];
    if (next?.kind === 'check') {
      this.next();
      this.checks.push({ actionIndex: this.at + 1, state: viewOf(this.g) });
      return true;
    }
    if (next?.kind !== 'choose') return false;
    this.next();
    this.answers.add(this.seat(next.player), next.answers, this.at + 1);
    return true;
  }

  next(): void {
    this.at += 1;
    this.stepsBefore[this.at] = this.g.trace.length;
  }

  seat(name: string): PlayerId {
    return playerNamed(this.g, name);
  }

  /** Carries out an action that may be illegal; a refusal takes everything back (CR 733) and goes on to the caller. */
  attempt<T>(run: () => T): T {
    const before = mark(this.g);
    try {
      return run();
    } catch (problem) {
      if (problem instanceof Refusal) undo(this.g, before);
      throw problem;
    }
  }

  /** Objects that stand where a line of theirs that nobody reads functions make the answer UNSUPPORTED. */
  noteUnread(): void {
    for (const missing of this.g.unsupported) this.noteUnsupported(missing);
    for (const { card, line } of unreadThatMatter(this.g)) {
      const reason = line.reason ?? `these words aren't read (from "${line.text.slice(line.stoppedAt, line.stoppedAt + 40)}")`;
      this.noteUnsupported({ card, words: line.text, reason });
    }
  }

  noteUnsupported(text: UnsupportedText): void {
    if (!this.unsupported.some(({ card, words }) => card === text.card && words === text.words)) this.unsupported.push(text);
  }

  unsupportedBy({ card, words, reason }: Unsupported): void {
    this.noteUnsupported({ card, words, reason });
  }

  beginAnswers(items: readonly AnswerItem[]): void {
    this.answers.begin(items, this.at + 1);
  }

  action(): Action | undefined {
    return this.scenario.actions[this.at];
  }
}

/** Of answers that all lead to the same game the first. */
const indifferent = ({ indifferent: is, options }: DecisionRequest) =>
  is ? ({ kind: 'chosen', indexes: [...options.keys()], by: 'alike' } as const) : null;

function fallback(request: DecisionRequest) {
  return request.open === 'number' ? ({ kind: 'word', word: '0', by: 'default' } as const) : null;
}
