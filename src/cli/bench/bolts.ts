import { cast } from '../../engine/casting/cast.ts';
import { type CastRequest, NOTHING_ANNOUNCED } from '../../engine/casting/request.ts';
import type { Run } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { allPass, keepPriority } from '../../engine/priority/index.ts';
import { type ObjectId, type PlayerId, playerRef } from '../../engine/state/ids.ts';
import { type Mark, mark, undo } from '../../engine/writer.ts';
import type { CardSource } from '../../scenario/index.ts';
import { readScenarioValue } from '../../scenario/index.ts';
import { Definitions } from '../../scenario/setup/definitions.ts';
import { setUp } from '../../scenario/setup/game.ts';

/** The burn spell, and bystanders of several kinds that are taken in turn: creatures, lands, an artifact. */
const SPELL = {
  name: 'Bench Bolt',
  manaCost: '{R}',
  typeLine: 'Instant',
  oracleText: 'Bench Bolt deals 3 damage to any target.',
};
const BYSTANDERS = [
  { name: 'Bench Bear', manaCost: '{1}{G}', typeLine: 'Creature — Bear', power: '2', toughness: '2' },
  { name: 'Bench Wood', typeLine: 'Basic Land — Forest' },
  { name: 'Bench Bird', manaCost: '{W}', typeLine: 'Creature — Bird', oracleText: 'Flying', power: '1', toughness: '1' },
  { name: 'Bench Isle', typeLine: 'Basic Land — Island' },
  { name: 'Bench Rock', manaCost: '{2}', typeLine: 'Artifact', oracleText: '{T}: Add {C}.' },
];
/** One more permanent, whose effect changes characteristics of others. */
const ANTHEM = {
  name: 'Bench Banner',
  manaCost: '{2}',
  typeLine: 'Artifact',
  oracleText: 'Creatures you control get +1/+1.',
};
/** Whether an effect changes characteristics while the spells are cast. */
export type Beside = 'no effect' | 'an anthem';

/** As many as a hand may hold; then everything is taken back and the hand is full again. */
const ACTIONS = 7;
const HANDS = 100;
/** Actions before it is measured: by then what is done all the time has been compiled. */
const WARM = 15_000;

/** Casting and resolving a burn spell at a player beside so many other permanents, the trace on. */
export class Bolts {
  readonly #game: Game;
  readonly #full: Mark;

  constructor(cards: CardSource, others: number, beside: Beside = 'no effect') {
    this.#game = position(cards, others, beside);
    this.#full = mark(this.#game);
    for (let warm = 0; warm < WARM; warm += ACTIONS) this.#playHand();
  }

  /** Casts and resolves many, and gives how many. */
  play(): number {
    for (let hand = 0; hand < HANDS; hand += 1) this.#playHand();
    return HANDS * ACTIONS;
  }

  #playHand(): void {
    for (let index = 0; index < ACTIONS; index += 1) one(this.#game);
    undo(this.#game, this.#full);
  }
}

/** How often it is measured: what else the machine does, and compiling meanwhile, only ever makes it slower, so the best of them counts. */
const TIMES = 5;

/** Actions per second by a clock that gives seconds. */
export function rateOf(bolts: Bolts, seconds: number, clock: () => number): number {
  let best = 0;
  for (let time = 0; time < TIMES; time += 1) {
    let done = 0;
    let spent = 0;
    const start = clock();
    while (spent < seconds / TIMES) {
      // Asking for the time costs as much as several actions: it is asked once for many hands, with what taking back costs.
      done += bolts.play();
      spent = clock() - start;
    }
    best = Math.max(best, done / spent);
  }
  return best;
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Actions per second of processor time. */
export const boltsPerSecond = (cards: CardSource, others: number, seconds: number, beside: Beside = 'no effect'): number =>
  rateOf(new Bolts(cards, others, beside), seconds, processorSeconds);

function position(cards: CardSource, others: number, beside: Beside): Game {
  const battlefield = Array.from({ length: others }, (_, index) => BYSTANDERS[index % BYSTANDERS.length]!.name);
  if (beside === 'an anthem') battlefield.push(ANTHEM.name);
  const read = readScenarioValue({
    cards: [SPELL, ...BYSTANDERS, ANTHEM],
    players: [
      { name: 'Ann', mana: 'unlimited', hand: [{ card: SPELL.name, count: ACTIONS }], battlefield },
      { name: 'Bob', life: 1_000_000 },
    ],
  });
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join('; '));
  return { ...setUp(read.scenario, new Definitions(read.scenario, cards)), budget: Number.MAX_SAFE_INTEGER };
}

const ANN = 0 as PlayerId;
const BOB = playerRef(1 as PlayerId);

const AT_BOB: CastRequest = {
  ...NOTHING_ANNOUNCED,
  targets: { count: 1, pick: () => [BOB] },
  player: ANN,
  object: 0 as ObjectId,
  face: 0,
  using: { kind: 'manaCost' },
  timing: 'priority',
  permitted: false,
  optionalCosts: [],
};

function one(g: Game): void {
  // Nothing is added to what is spread: that would cost as much as a tenth of the action.
  finish(cast(g, { ...AT_BOB, object: g.state.players[ANN]!.hand[0]! }));
  finish(keepPriority(g, ANN));
  finish(allPass(g));
}

/** Nothing is asked in this position. */
function finish<T>(run: Run<T>): T {
  const turn = run.next();
  if (!turn.done) throw new Error(`a decision was asked: ${turn.value.prompt}`);
  return turn.value;
}
