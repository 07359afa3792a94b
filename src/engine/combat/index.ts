/** Combat (CR 506 to 511): declarations, damage, and what is in combat. */
export { type AttackDeclaration, declareAttackers, requiredAttack } from './attack.ts';
export { type BlockDeclaration, declareBlockers, requiredBlock } from './block.ts';
export { dealCombatDamage } from './damage.ts';
export { attackable, defenderOf, defendingPlayers, protectorOf } from './defenders.ts';
export { cantAttack, cantAttackThat } from './mayAttack.ts';
export { cantBlock, cantBlockThat } from './mayBlock.ts';
export { becomeAttacking, beginCombat, endCombat, removeFromCombat, tidyCombat } from './phase.ts';
export { summoningSick } from './sickness.ts';
export { type Attacker, type Blocker, type CombatState, NO_COMBAT } from './state.ts';
