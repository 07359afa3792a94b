import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { object } from '../game.ts';
import { characteristics, statements } from '../layers/index.ts';
import { type ObjectId, type Ref, sameRef } from '../state/ids.ts';
import { type AttackOptimum, type AttackProblem, bestAttack, type Settled } from './attackSearch.ts';
import { attackable } from './defenders.ts';
import { attacksOnlyAlone, cantAttackAlone, freeTargets, obeyedRequirements } from './mayAttack.ts';

/** The attacks that the active player's creatures could make without anything being paid, as the search sees them. */
export interface AttackQuestion {
  readonly creatures: readonly ObjectId[];
  readonly targets: readonly Ref[];
  readonly problem: AttackProblem;
}

/** What the active player's creatures could attack for nothing; not looked for where nothing requires an attack. */
export function attackQuestion(g: Game): AttackQuestion {
  const asked = statements(g, 'must').length > 0;
  const targets = asked ? attackable(g) : [];
  const creatures = asked ? ableCreatures(g) : [];
  const problem: AttackProblem = {
    creatures: creatures.map((id) => ({
      options: freeTargets(g, id).map((on) => ({
        on: targets.findIndex((ref) => sameRef(ref, on)),
        value: obeyedRequirements(g, id, on).length,
      })),
      notAlone: cantAttackAlone(g, id).length > 0,
      onlyAlone: attacksOnlyAlone(g, id).length > 0,
    })),
    most: most(g, null),
    mostOn: targets.map((on) => most(g, on)),
  };
  return { creatures, targets, problem };
}

function ableCreatures(g: Game): readonly ObjectId[] {
  const { active } = g.state.turn;
  return g.state.battlefield.filter((id) => {
    if (object(g, id).phasedOut) return false;
    const { types, controller } = characteristics(g, id);
    return controller === active && types.includes('creature') && freeTargets(g, id).length > 0;
  });
}

/** How many creatures may attack at all, or attack that player (CR 508.1c). */
function most(g: Game, on: Ref | null): number {
  const limits = statements(g, 'atMost').flatMap(({ node, context }) => {
    const speaks =
      on === null
        ? node.deed === 'attack'
        : node.deed === 'attackYou' && on.kind === 'player' && on.player === context.controller;
    return speaks ? [amount(g, node.amount, context)] : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...limits);
}

/** The most requirements that a declaration could obey (CR 508.1d). */
export const optimum = ({ problem }: AttackQuestion, settled?: Settled): AttackOptimum | null => bestAttack(problem, settled);

/** Creatures without which, or which in another place, no declaration with so few obeys so many; and of which others one more is needed. */
export function whoAttacks(
  question: AttackQuestion,
  settled: Settled,
): { readonly needed: readonly number[]; readonly oneOf: readonly number[] } {
  const best = optimum(question, settled);
  const free = question.creatures.flatMap((_, index) => (settled.has(index) ? [] : [index]));
  const reaches = (index: number, how: 'stays' | 'attacks'): boolean =>
    isAsGood(optimum(question, new Map([...settled, [index, how]])), best);
  const needed = free.filter((index) => !reaches(index, 'stays'));
  if (!best || settled.size + needed.length >= best.count) return { needed, oneOf: [] };
  return { needed, oneOf: free.filter((index) => !needed.includes(index) && reaches(index, 'attacks')) };
}

/** What a creature that attacks may attack, so that as many requirements are obeyed. */
export function whatToAttack(question: AttackQuestion, settled: Settled, index: number): readonly Ref[] {
  const best = optimum(question, settled);
  return question.problem.creatures[index]!.options.flatMap(({ on }) =>
    isAsGood(optimum(question, new Map([...settled, [index, on]])), best) ? [question.targets[on]!] : [],
  );
}

const isAsGood = (one: AttackOptimum | null, best: AttackOptimum | null): boolean =>
  one !== null && best !== null && one.value === best.value && one.count === best.count;
