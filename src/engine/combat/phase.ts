import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { setState } from '../writer.ts';
import { defenderOf } from './defenders.ts';
import { type CombatState, NO_COMBAT } from './state.ts';

/** The combat phase begins: nobody attacks yet (CR 506.1). */
export function beginCombat(g: Game): void {
  setState(g, 'combat', NO_COMBAT);
}

/** As the combat phase ends, everything is removed from combat (CR 511.3). */
export function endCombat(g: Game): void {
  if (g.state.combat) setState(g, 'combat', null);
}

/** The combat under way; a game may be set up in the middle of the phase. */
export const combatOf = (g: Game): CombatState => g.state.combat ?? NO_COMBAT;

export function setCombat(g: Game, patch: Partial<CombatState>): void {
  setState(g, 'combat', { ...combatOf(g), ...patch });
}

/** Removes creatures from combat, as an effect may say or regenerating does (CR 506.4). */
export function removeFromCombat(g: Game, gone: readonly ObjectId[]): void {
  const { combat } = g.state;
  if (!combat) return;
  const banded = combat.attackers.filter(({ object, band }) => gone.includes(object) && (band ?? null) !== null);
  if (banded.length > 0) citeToo(g, ['702.22f']);
  const stays = ({ object }: { readonly object: ObjectId }): boolean => !gone.includes(object);
  const without = (ids: readonly ObjectId[]): readonly ObjectId[] => ids.filter((id) => !gone.includes(id));
  setCombat(g, {
    attackers: combat.attackers.filter(stays).map((attacker) => ({ ...attacker, blockers: without(attacker.blockers) })),
    blockers: combat.blockers.filter(stays).map((blocker) => ({ ...blocker, attackers: without(blocker.attackers) })),
  });
}

/**
 * Removes what is no longer in combat by the rules: what has left the battlefield, changed its controller, phased out, stopped being a creature or
 * become a battle; and the planeswalkers and battles attacked that stopped being so (CR 506.4).
 */
export function tidyCombat(g: Game): void {
  const { combat } = g.state;
  if (!combat || combat.attackers.length === 0) return;
  const { active } = g.state.turn;
  const attackersGone = combat.attackers.filter(({ object }) => !fights(g, object, active)).map(({ object }) => object);
  const blockersGone = combat.blockers
    .filter(({ object, controller }) => !fights(g, object, controller))
    .map(({ object }) => object);
  const gone = [...attackersGone, ...blockersGone];
  if (gone.length > 0) {
    for (const id of gone.filter((each) => g.state.objects[each])) {
      tell(g, { kind: 'combat', says: `${nameOf(g, id)} is removed from combat.`, cite: ['506.4'], subjects: [id] });
    }
    removeFromCombat(g, gone);
  }
  const { attackers } = combatOf(g);
  const aimless = attackers.filter((attacker) => !attacker.attacksNothing && !isAttackable(g, attacker.on));
  if (aimless.length > 0) {
    for (const { object, on } of aimless) {
      const rule = on.kind === 'player' ? '800.4e' : '506.4c';
      tell(g, { kind: 'combat', says: `${nameOf(g, object)} attacks nothing any more.`, cite: [rule], subjects: [object] });
    }
    setCombat(g, { attackers: attackers.map((attacker) => ({ ...attacker, attacksNothing: !isAttackable(g, attacker.on) })) });
  }
}

function fights(g: Game, id: ObjectId, controller: PlayerId | undefined): boolean {
  const found = g.state.objects[id];
  if (found?.zone !== 'battlefield' || found.phasedOut) return false;
  const c = characteristics(g, id);
  return c.controller === (controller ?? c.controller) && c.types.includes('creature') && !c.types.includes('battle');
}

/** Whether it can still be what is attacked: somebody other than the attacking player defends it. */
export function isAttackable(g: Game, on: Ref): boolean {
  const defender = defenderOf(g, on);
  return (
    defender !== null && defender !== g.state.turn.active && !(on.kind === 'object' && g.state.objects[on.object]?.phasedOut)
  );
}

/** A creature put onto the battlefield attacking, or said to be attacking: it attacks without having been declared (CR 508.4). */
export function becomeAttacking(g: Game, id: ObjectId, on: Ref): void {
  const c = characteristics(g, id);
  const may = c.types.includes('creature') && !c.types.includes('battle') && c.controller === g.state.turn.active;
  if (!g.state.combat || !may || !isAttackable(g, on)) {
    tell(g, {
      kind: 'combat',
      says: `${nameOf(g, id)} is never considered an attacking creature.`,
      cite: may ? ['508.4a'] : ['506.3a', '506.3b'],
      subjects: [id],
    });
    return;
  }
  const attacker = { object: id, on, blocked: false, blockers: [], band: null, attacksNothing: false };
  setCombat(g, { attackers: [...g.state.combat.attackers, attacker] });
  const unblocked = g.state.combat.blockersDeclared;
  tell(g, {
    kind: 'combat',
    says: `${nameOf(g, id)} is attacking${unblocked ? ' and unblocked' : ''}; it was never declared as an attacker.`,
    cite: unblocked ? ['508.4', '508.4d'] : ['508.4'],
    subjects: [id],
  });
}
