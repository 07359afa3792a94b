export { announce, chooseTargets, minTargets } from './announce.ts';
export { stillLegal, type TargetCheck } from './check.ts';
export { legalAfter, speaksOf } from './choices.ts';
export { announceDivision } from './division.ts';
export { forbiddenTargets, keptFromTargeting, legalTargets, type WhyNot, whyNotTarget } from './legal.ts';
export { AGAIN, slotOf, slotsToChoose, type TargetPhrase, type TargetSlot, targetSlots } from './slots.ts';
