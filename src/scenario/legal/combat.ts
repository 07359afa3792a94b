import type { Game } from '../../engine/game.ts';
import { attacks, blocks, type Declarations, type Fighter } from '../../engine/legal/index.ts';
import { Refusal } from '../../engine/refuse.ts';
import { type ObjectId, objectRef, type PlayerId } from '../../engine/state/ids.ts';
import { nameOf, playerName, refName } from '../../engine/trace/names.ts';
import { mark, undo } from '../../engine/writer.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { MissingDecision } from '../answer.ts';
import { attackedAmong, attackersAmong, blockedAmong, blockersAmong, moveOnTo } from '../run/actions/combat.ts';
import { Namer } from '../run/namer.ts';
import { OpenDecision, type Runner } from '../run/runner.ts';
import { thing } from '../view/objects.ts';
import { simple } from './simple.ts';
import type { LegalAction, RefusedAction } from './types.ts';

/** Declarations, and creatures that can't be declared. */
export interface Declarable {
  readonly actions: readonly LegalAction[];
  readonly refusals: readonly Omit<RefusedAction, 'actionIndex'>[];
}

const NOTHING: Declarable = { actions: [], refusals: [] };

/** The declarations that can be made now, or once the game has moved on to their step in this turn. */
export function declarations(r: Runner): Declarable {
  return joined([
    asTheyStand(r, 'declare attackers', 'attackers', () => attackAction(r.g)),
    asTheyStand(r, 'declare blockers', 'blockers', () => blockActions(r.g)),
  ]);
}

const joined = (all: readonly Declarable[]): Declarable => ({
  actions: all.flatMap(({ actions }) => actions),
  refusals: all.flatMap(({ refusals }) => refusals),
});

/** Looks with the declaration open, and takes everything back; where the step doesn't come, or something is to be decided before it, there is none. */
function asTheyStand(
  r: Runner,
  step: 'declare attackers' | 'declare blockers',
  declaration: 'attackers' | 'blockers',
  look: () => Declarable,
): Declarable {
  const before = mark(r.g);
  const { budget } = r.g;
  try {
    r.driveHypothetically(moveOnTo(r.g, step, declaration));
    return look();
  } catch (problem) {
    if (problem instanceof Refusal || problem instanceof OpenDecision) return NOTHING;
    throw problem;
  } finally {
    undo(r.g, before);
    r.g.budget = budget;
  }
}

function attackAction(g: Game): Declarable {
  const player = g.state.turn.active;
  const found = attacks(g);
  const names = new Namer(g, attackersAmong(g));
  const whom = new Namer(g, attackedAmong(g));
  const attack = (found.example?.attackers ?? []).map(({ attacker, on }) => ({
    attacker: names.alone(objectRef(attacker)) ?? nameOf(g, attacker),
    on: whom.shared(on) ?? refName(g, on),
  }));
  return declared(g, player, found, { kind: 'attack', words: { attack }, cite: ['508.1', '117.1'], verb: 'attack', names });
}

function blockActions(g: Game): Declarable {
  const defending = g.state.players.filter(({ id, lost }) => id !== g.state.turn.active && lost === null);
  const names = new Namer(g, blockersAmong(g));
  const whom = new Namer(g, blockedAmong(g));
  const all = defending.map(({ id }) => {
    const found = blocks(g, id);
    const block = (found.example?.blockers ?? []).map(({ blocker, attacker }) => ({
      blocker: names.alone(objectRef(blocker)) ?? nameOf(g, blocker),
      attacker: whom.alone(objectRef(attacker)) ?? nameOf(g, attacker),
    }));
    return declared(g, id, found, { kind: 'block', words: { block }, cite: ['509.1'], verb: 'block', names });
  });
  return joined(all);
}

interface Declared {
  readonly kind: 'attack' | 'block';
  readonly words: LegalAction['action'];
  readonly cite: readonly RuleNumber[];
  readonly verb: string;
  /** What the creatures are called in the declaration. */
  readonly names: Namer;
}

/** One action for all declarations of a kind; the creatures are the options of the first choice. */
function declared(
  g: Game,
  player: PlayerId,
  { fighters, none, example, idle }: Declarations<unknown>,
  { kind, words, cite, verb, names }: Declared,
): Declarable {
  const who = playerName(g, player);
  const refusals = idle.map(({ objects, reason, cite: citations }) => ({
    player: who,
    summary: `${who} ${verb}s with ${manyOf(g, objects)}.`,
    reason: /[.!?]$/.test(reason) ? reason : `${reason}.`,
    citations,
  }));
  if (example === null || fighters.length === 0) return { actions: [], refusals };
  const all = fighters.map(({ objects }) => manyOf(g, objects));
  const firstChoice: MissingDecision = {
    player: who,
    kind,
    prompt: `which creatures ${verb}?`,
    options: fighters.map((fighter) => ({
      answer: names.shared(objectRef(fighter.objects[0]!)) ?? nameOf(g, fighter.objects[0]!),
      label: against(g, fighter, verb),
      thing: thing(g, objectRef(fighter.objects[0]!)),
      count: fighter.objects.length,
    })),
    min: none ? 0 : 1,
    max: fighters.reduce((sum, { objects }) => sum + objects.length, 0),
    source: null,
    open: null,
    total: null,
    groups: [],
    citations: cite,
  };
  const summary = `${who} declares ${kind}ers: ${all.join(', ')} can ${verb}.`;
  return { actions: [{ ...simple(kind, who, summary, cite), action: { player: who, ...words }, firstChoice }], refusals };
}

const manyOf = (g: Game, objects: readonly ObjectId[]): string =>
  objects.length > 1 ? `${nameOf(g, objects[0]!)} (${objects.length} of them)` : nameOf(g, objects[0]!);

const MOST_NAMED = 12;

function against(g: Game, { objects, against: refs }: Fighter, verb: string): string {
  const names = refs.slice(0, MOST_NAMED).map((ref) => refName(g, ref));
  const more = refs.length > MOST_NAMED ? ` or ${refs.length - MOST_NAMED} more` : '';
  return `${nameOf(g, objects[0]!)} can ${verb} ${names.join(' or ')}${more}`;
}
