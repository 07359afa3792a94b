import type { RuleNumber } from '../citations.ts';

/**
 * Rule flags: what a static ability means where Oracle words can't say it because it changes a procedure of the rules. The procedure asks for
 * the flag, never for a keyword's name.
 */
export const RULE_FLAGS = {
  /** Attacks and pays {T}/{Q} costs regardless of how long it has been controlled (CR 302.6, 702.10b-c). */
  ignoresSummoningSickness: '702.10b',
  /** May be cast any time its controller could cast an instant (CR 702.8a). */
  castAtInstantSpeed: '702.8a',
  /** Attacking doesn't cause it to tap (CR 702.20b). */
  attacksWithoutTapping: '702.20b',
  /** Deals combat damage in the first combat damage step only (CR 702.7b). */
  strikesFirst: '702.7b',
  /** Deals combat damage in both combat damage steps (CR 702.4b). */
  strikesTwice: '702.4b',
  /** Excess combat damage may go on to what it attacks (CR 702.19b). */
  tramples: '702.19b',
  /** Any damage that it deals to a creature is lethal (CR 702.2b). */
  dealsLethalDamage: '702.2b',
  /** Damage that it deals makes its controller gain that much life (CR 702.15b). */
  damageGainsLife: '702.15b',
  /** Damage that it deals to players gives poison counters instead of loss of life (CR 702.90b). */
  damageGivesPoison: '702.90b',
  /** Damage that it deals to creatures puts -1/-1 counters (CR 702.80a, 702.90c). */
  damagePutsMinusCounters: '702.80a',
  /** Can't be destroyed (CR 702.12b). */
  cantBeDestroyed: '702.12b',
  /** Can't attack (CR 702.3b). */
  cantAttack: '702.3b',
  /** Phases out in its controller's untap step (CR 702.26a). */
  phases: '702.26a',
  /** Destroyed in the place of the permanent that it is attached to (CR 702.89a). */
  isDestroyedInstead: '702.89a',
  /** An Equipment that may equip a creature though it is one itself (CR 301.5c, 702.151b). */
  equipsThoughCreature: '702.151b',
  /** Chosen lore counters as it enters, of which one chapter alone triggers in that turn (CR 702.155a, b). */
  readsAhead: '702.155a',
  /** Gives its controller speed (CR 702.179a). */
  startsEngines: '702.179a',
  /** While it is on the stack nobody can cast spells or activate abilities that aren't mana abilities (CR 702.61a). */
  stopsResponses: '702.61a',
  /** A split card of which both halves may be cast from the hand, as one spell (CR 702.102a). */
  castsBothHalves: '702.102a',
  /** Attacks in a band; its side divides the combat damage of what it fights (CR 702.22a). */
  formsBands: '702.22a',
  /** Another player may pay for generic mana of the spell (CR 702.132a). */
  anotherMayPay: '702.132a',
  /** Enters with two loyalty counters less for each Phyrexian symbol that was paid with life (CR 702.150a). */
  entersWithLessLoyalty: '702.150a',
} as const satisfies Record<string, RuleNumber>;
export type RuleFlag = keyof typeof RULE_FLAGS;
