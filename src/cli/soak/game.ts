import type { Game } from '../../engine/game.ts';
import { Exhausted, InputError, Refusal, Unsupported } from '../../engine/refuse.ts';
import type { PlayerId } from '../../engine/state/ids.ts';
import { type Mark, mark, undo } from '../../engine/writer.ts';
import { invariant } from '../../rules/assert.ts';
import { isRuleNumber } from '../../rules/citations.ts';
import { OUTLINE_EFFECTIVE } from '../../rules/outline/index.ts';
import type { Scenario } from '../../scenario/document/types.ts';
import { readScenarioValue, resolveScenario } from '../../scenario/index.ts';
import { carryOutAction } from '../../scenario/run/actions/index.ts';
import { open } from '../../scenario/run/opening.ts';
import { Definitions } from '../../scenario/setup/definitions.ts';
import { setUp } from '../../scenario/setup/game.ts';
import { viewOf } from '../../scenario/view/state.ts';
import { Dice } from '../coverage/play/dice.ts';
import { attack, attempts, block, type RawAction } from './actions.ts';
import { type Opening, opening } from './opening.ts';
import { RandomRunner } from './player.ts';
import type { Pool } from './pool.ts';
import { cardsOwned, firstDifference, prove, textOf, throughJson } from './proofs.ts';

/** What came of one game. */
export interface Played {
  readonly seed: string;
  readonly actions: number;
  readonly turns: number;
  readonly ending: 'over' | 'long enough' | 'unsupported' | 'exhausted';
  /** Words that weren't carried out; the action that met them was taken back. */
  readonly unsupported: readonly string[];
  /** What didn't hold, with a scenario that shows it; null where all did. */
  readonly broken: { readonly error: string; readonly stack: string; readonly document: object } | null;
}

/** How things stood before an action. */
interface Before {
  readonly copy: Game;
  readonly before: string;
  readonly point: Mark;
  readonly atBeginning: boolean;
}

const MOST_TURNS = 9;
const MOST_ACTIONS = 140;
/** How often an action is done again, taken back and done once more, in percent. */
const DONE_AGAIN = 20;
const MOST_TRIES = 5;
const BUDGET = 1_000_000;

/** Plays one game with random legal actions and checks after each of them what must hold. */
export function playGame(pool: Pool, seed: string): Played {
  return new SoakGame(opening(pool, new Dice(seed)), seed).play();
}

class SoakGame {
  readonly #opening: Opening;
  readonly #seed: string;
  readonly #dice: Dice;
  readonly #runner: RandomRunner;
  readonly #done: RawAction[] = [];
  readonly #unsupported = new Set<string>();
  readonly #owned: readonly number[];
  /** Whether a scenario can say all that was answered. */
  #sayable = true;

  constructor(begin: Opening, seed: string) {
    this.#opening = begin;
    this.#seed = seed;
    this.#dice = new Dice(`${seed}/play`);
    const read = readScenarioValue({ ...begin.document, actions: [] });
    invariant(read.ok, `the opening is a scenario: ${read.ok ? '' : read.errors.map(({ message }) => message).join()}`);
    const g = { ...setUp(read.scenario, new Definitions(read.scenario, begin.cards)), budget: BUDGET };
    this.#runner = new RandomRunner(g, read.scenario, this.#dice);
    // As a scenario does before its first action (CR 117.5).
    open(this.#runner);
    this.#owned = cardsOwned(g);
  }

  get g(): Game {
    return this.#runner.g;
  }

  play(): Played {
    let ending: Played['ending'] = 'long enough';
    let broken: Played['broken'] = null;
    try {
      ending = this.actions();
      if (this.#sayable && this.#unsupported.size === 0) this.tellAgain();
    } catch (problem) {
      if (problem instanceof Exhausted) ending = 'exhausted';
      else if (problem instanceof Unsupported) ending = this.unsupportedBy(problem);
      else broken = this.brokenBy(problem);
    }
    const turns = this.g.state.turn.number;
    return { seed: this.#seed, actions: this.#done.length, turns, ending, unsupported: [...this.#unsupported], broken };
  }

  private unsupportedBy({ card, words, reason }: Unsupported): 'unsupported' {
    this.#unsupported.add(`${card}: ${words}: ${reason}`);
    return 'unsupported';
  }

  private brokenBy(problem: unknown): NonNullable<Played['broken']> {
    const error = problem instanceof Error ? problem : new Error(String(problem));
    return { error: error.message, stack: error.stack ?? '', document: this.document() };
  }

  private document(): object {
    return { ...this.#opening.document, actions: this.#done, finish: 'stop' };
  }

  /** The game told as a scenario, which knows nothing but its words, comes to the same. */
  private tellAgain(): void {
    const read = readScenarioValue(this.document());
    invariant(read.ok, `the game is a scenario: ${read.ok ? '' : read.errors.map(({ message }) => message).join()}`);
    const told = resolveScenario(read.scenario, { cards: this.#opening.cards, rules: () => RULES, editions: [RULES.edition] });
    invariant(told.ok, `the scenario resolves: ${told.ok ? '' : told.errors.map(({ message }) => message).join()}`);
    const { status, finalState } = told.answer;
    invariant(status === 'RESOLVED', `the game told as a scenario goes as far as it went, not ${status}`);
    same(JSON.stringify(viewOf(this.g)), JSON.stringify(finalState), 'the game told as a scenario comes to the same');
  }

  private actions(): Played['ending'] {
    while (this.#done.length < MOST_ACTIONS && this.g.state.turn.number <= MOST_TURNS + this.firstTurn()) {
      if (this.g.state.over) return 'over';
      if (!this.step()) return 'unsupported';
    }
    return 'long enough';
  }

  private firstTurn(): number {
    return this.#runner.scenario.start.turn;
  }

  /** One action that the rules allow; false where even passing meets words that aren't carried out. */
  private step(): boolean {
    const { turn, stack } = this.g.state;
    if (!turn.begun) return this.goOn({ advanceTo: { step: turn.step } });
    if (turn.openDeclaration) {
      const declare = turn.openDeclaration === 'attackers' ? attack : block;
      for (let tries = 0; tries < 3; tries += 1) if (this.tryOne(declare(this.g, this.#dice)) === 'done') return true;
      return this.goOn({ pass: this.name(turn.active) });
    }
    const player = turn.priority;
    invariant(player !== null, 'someone has priority');
    const eager = stack.length === 0 && turn.active === player && turn.step.endsWith('main') ? 85 : 25;
    if (this.#dice.often(eager)) {
      const all = this.#dice.shuffled(attempts(this.g, player, this.#dice)).slice(0, 6);
      for (const action of all) if (this.tryOne(action) === 'done') return true;
    }
    return this.goOn({ pass: this.name(player) });
  }

  /** What the rules never forbid as such; only how something is divided on the way can be illegal. */
  private goOn(raw: RawAction): boolean {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      this.#runner.cautious = tries > 0;
      const outcome = this.tryOne(raw);
      this.#runner.cautious = false;
      if (outcome !== 'refused') return outcome === 'done';
    }
    throw new Error(`the game can't go on: ${JSON.stringify(raw)} is refused`);
  }

  private name(player: PlayerId): string {
    return this.g.state.players[player]!.name;
  }

  private tryOne(raw: RawAction): 'done' | 'refused' | 'unsupported' {
    const { g } = this;
    const again = this.#dice.often(DONE_AGAIN);
    const copy = again ? throughJson(g) : null;
    const before = again ? textOf(g) : '';
    const point = mark(g);
    const { atBeginning } = this.#runner;
    this.#runner.begin();
    try {
      this.carryOut(this.#runner, raw);
    } catch (problem) {
      const isUnsupported = problem instanceof Unsupported;
      if (!(problem instanceof Refusal || problem instanceof InputError || isUnsupported)) {
        this.remember(raw);
        throw problem;
      }
      undo(g, point);
      this.#runner.atBeginning = atBeginning;
      if (again) same(before, textOf(g), 'what was taken back is as it was');
      return isUnsupported ? this.unsupportedBy(problem) : 'refused';
    }
    this.remember(raw);
    this.noteUnread();
    prove(g, this.#dice, this.#owned);
    if (copy) this.doAgain(raw, { copy, before, point, atBeginning });
    return 'done';
  }

  /** The same from the state alone, and after taking it back, comes to the same. */
  private doAgain(raw: RawAction, { copy, before, point, atBeginning }: Before): void {
    const { g } = this;
    const after = textOf(g);
    const { given } = this.#runner;
    const other = new RandomRunner(copy, this.#runner.scenario, this.#dice);
    other.begin(given);
    other.atBeginning = atBeginning;
    this.carryOut(other, raw);
    same(after, textOf(copy), 'from the state alone the action comes to the same');
    undo(g, point);
    same(before, textOf(g), 'what was taken back is as it was');
    this.#runner.begin(given);
    this.#runner.atBeginning = atBeginning;
    this.carryOut(this.#runner, raw);
    same(after, textOf(g), 'done again the action comes to the same');
  }

  private carryOut(runner: RandomRunner, raw: RawAction): void {
    const read = readScenarioValue({ players: NAMES, actions: [raw] });
    invariant(read.ok, `the action is one of a scenario: ${JSON.stringify(raw)}`);
    carryOutAction(runner, (read.scenario as Scenario).actions[0]!);
  }

  /** What an effect gave, or a token has, and nobody carries out. */
  private noteUnread(): void {
    this.#runner.noteUnread();
    for (const { card, words, reason } of this.#runner.unsupported) this.#unsupported.add(`${card}: ${words}: ${reason}`);
  }

  private remember(raw: RawAction): void {
    const { raw: choices } = this.#runner.given;
    if (choices.includes(null)) this.#sayable = false;
    this.#done.push(choices.length === 0 ? raw : { ...raw, choices: choices.map((choice) => choice ?? 'something else') });
  }
}

const RULES = { edition: OUTLINE_EFFECTIVE, exists: isRuleNumber };
const NAMES = [{ name: 'Ann' }, { name: 'Bob' }];

function same(a: string, b: string, what: string): void {
  invariant(a === b, `${what}: ${firstDifference(a, b)}`);
}
