import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { object } from '../game.ts';
import { characteristics, statements } from '../layers/index.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import { cantAttackAlone, freeTargets, mustAttack } from './mayAttack.ts';

/** A creature that could attack without anything being paid. */
export interface Able {
  readonly id: ObjectId;
  readonly targets: readonly Ref[];
  readonly requirements: number;
  readonly notAlone: boolean;
}

/** The active player's creatures that can attack for nothing; not looked for where nothing requires an attack. */
export function ableAttackers(g: Game): readonly Able[] {
  const { active } = g.state.turn;
  if (statements(g, 'must').length === 0) return [];
  return g.state.battlefield.flatMap((id): Able[] => {
    if (object(g, id).phasedOut) return [];
    const { types, controller } = characteristics(g, id);
    if (controller !== active || !types.includes('creature')) return [];
    const targets = freeTargets(g, id);
    if (targets.length === 0) return [];
    return [{ id, targets, requirements: mustAttack(g, id).length, notAlone: cantAttackAlone(g, id).length > 0 }];
  });
}

/** How many creatures may attack at all (CR 508.1c). */
export function mostAttackers(g: Game): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...statements(g, 'atMost').flatMap(({ node, context }) => (node.deed === 'block' ? [] : [amount(g, node.amount, context)])),
  );
}

/** The most requirements that a declaration could obey without disobeying a restriction (CR 508.1d), and the fewest creatures that do. */
export interface AttackNeeds {
  readonly most: number;
  /** Creatures that attack in each of the smallest such declarations. */
  readonly needed: readonly Able[];
  /** Where one of these can't attack alone: the creatures of which one must go with it. */
  readonly companions: readonly Able[];
}

export function attackNeeds(able: readonly Able[], most = Number.POSITIVE_INFINITY): AttackNeeds {
  const requiredToAttack = able.filter(({ requirements }) => requirements > 0);
  return needsOf(able, requiredToAttack.length > most ? bestOf(requiredToAttack, most) : requiredToAttack);
}

/** Where not all may attack: those that obey the most requirements. */
const bestOf = (all: readonly Able[], most: number): readonly Able[] =>
  [...all].sort((a, b) => b.requirements - a.requirements).slice(0, most);

function needsOf(able: readonly Able[], needed: readonly Able[]): AttackNeeds {
  const most = needed.reduce((sum, { requirements }) => sum + requirements, 0);
  const [only] = needed;
  // Each attack is free of the others, but for "can't attack alone" where just one creature has to attack.
  if (!only || needed.length > 1 || !only.notAlone) return { most, needed, companions: [] };
  const companions = able.filter(({ id }) => id !== only.id);
  return companions.length > 0 ? { most, needed, companions } : { most: 0, needed: [], companions: [] };
}
