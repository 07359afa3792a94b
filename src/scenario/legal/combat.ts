import type { Game } from '../../engine/game.ts';
import { attacks, blocks, type Declarations, type Fighter } from '../../engine/legal/index.ts';
import { Refusal } from '../../engine/refuse.ts';
import { type ObjectId, objectRef, type PlayerId } from '../../engine/state/ids.ts';
import { nameOf, playerName, refName } from '../../engine/trace/names.ts';
import { mark, undo } from '../../engine/writer.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { moveOnTo } from '../run/actions/combat.ts';
import { meant } from '../run/references.ts';
import { OpenDecision, type Runner } from '../run/runner.ts';
import { names } from '../run/said.ts';
import { missingDecision } from '../view/answer.ts';
import { simple } from './simple.ts';
import type { LegalAction } from './types.ts';

/** The declarations that can be made now, or once the game has moved on to their step in this turn. */
export function declarations(r: Runner): readonly LegalAction[] {
  return [
    ...asTheyStand(r, 'declare attackers', 'attackers', () => attackAction(r.g)),
    ...asTheyStand(r, 'declare blockers', 'blockers', () => blockActions(r.g)),
  ];
}

/** Looks with the declaration open, and takes everything back; where the step doesn't come, or something is to be decided before it, there is none. */
function asTheyStand(
  r: Runner,
  step: 'declare attackers' | 'declare blockers',
  declaration: 'attackers' | 'blockers',
  look: () => readonly LegalAction[],
): readonly LegalAction[] {
  const before = mark(r.g);
  const { budget } = r.g;
  try {
    r.driveHypothetically(moveOnTo(r.g, step, declaration));
    return look();
  } catch (problem) {
    if (problem instanceof Refusal || problem instanceof OpenDecision) return [];
    throw problem;
  } finally {
    undo(r.g, before);
    r.g.budget = budget;
  }
}

function attackAction(g: Game): readonly LegalAction[] {
  const player = g.state.turn.active;
  const found = attacks(g);
  const attack = (found.example?.attackers ?? []).map(({ attacker, on }) => ({
    attacker: called(g, attacker),
    on: refName(g, on),
  }));
  return declared(g, player, found, { kind: 'attack', words: { attack }, cite: ['508.1', '117.1'], verb: 'attack' });
}

function blockActions(g: Game): readonly LegalAction[] {
  const defending = g.state.players.filter(({ id, lost }) => id !== g.state.turn.active && lost === null);
  return defending.flatMap(({ id }) => {
    const found = blocks(g, id);
    const block = (found.example?.blockers ?? []).map(({ blocker, attacker }) => ({
      blocker: called(g, blocker),
      attacker: called(g, attacker),
    }));
    return declared(g, id, found, { kind: 'block', words: { block }, cite: ['509.1'], verb: 'block' });
  });
}

interface Declared {
  readonly kind: 'attack' | 'block';
  readonly words: LegalAction['action'];
  readonly cite: readonly RuleNumber[];
  readonly verb: string;
}

/** One action for all declarations of a kind; the creatures are the options of the first choice. */
function declared(
  g: Game,
  player: PlayerId,
  { fighters, none, example }: Declarations<unknown>,
  { kind, words, cite, verb }: Declared,
): readonly LegalAction[] {
  if (example === null || fighters.length === 0) return [];
  const who = playerName(g, player);
  const firstChoice = missingDecision(g, {
    player,
    kind,
    prompt: `which creatures ${verb}?`,
    options: fighters.map((fighter) => ({ kind: 'ref', ref: objectRef(fighter.object), label: called(g, fighter.object) })),
    min: none ? 0 : 1,
    max: fighters.length,
    cite,
    source: null,
  });
  const options = firstChoice.options.map((option, index) => ({ ...option, label: against(g, fighters[index]!, verb) }));
  const summary = `${who} declares ${kind}ers: ${fighters.map(({ object }) => nameOf(g, object)).join(', ')} can ${verb}.`;
  return [
    {
      ...simple(kind, who, summary, cite),
      action: { player: who, ...words },
      firstChoice: { ...firstChoice, options },
    },
  ];
}

const against = (g: Game, { object, against: refs }: Fighter, verb: string): string =>
  `${nameOf(g, object)} can ${verb} ${refs.map((ref) => refName(g, ref)).join(' or ')}`;

/** A name by which a declaration finds it on the battlefield. */
function called(g: Game, id: ObjectId): string {
  const all = g.state.battlefield.map(objectRef);
  const alone = names(g, objectRef(id)).find((name) => {
    const [first, other] = meant(g, name, all);
    return other === undefined && first?.kind === 'object' && first.object === id;
  });
  return alone ?? nameOf(g, id);
}
