/** Costs: what they come to and how they are paid (CR 118, 601.2f-h), mana and mana abilities (106, 605). */
export { activatableManaAbilities, activateManaAbility, type ManaActivation, resolveManaTriggers } from './activate.ts';
export { genericIn } from './assist.ts';
export { announceEither } from './either.ts';
export { possible } from './explore.ts';
export { isManaAbility } from './manaAbility.ts';
export { canPay, payCost } from './pay.ts';
export { manaSources, usedUnasked } from './plan.ts';
export { emptyManaPools, manaWords } from './pool.ts';
export { produceMana } from './produce.ts';
export { restrictionAgainst } from './restrictions.ts';
export { type ManaAbility, manaAbilitiesOf } from './sources.ts';
export { usableInstead, waterbentPayments } from './substitutes.ts';
export { totalCost } from './total.ts';
export {
  type CostAdjustment,
  type CostPart,
  type CostQuestion,
  NOTHING_PAID,
  type Paid,
  type PaidFor,
  type TotalCost,
} from './types.ts';
