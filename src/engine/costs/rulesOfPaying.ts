import type { RuleNumber } from '../../rules/citations.ts';
import type { PaidFor } from './types.ts';

interface RulesOfPaying {
  /** By which mana abilities are activated for it; beside that 605.3a. */
  readonly mana: readonly RuleNumber[];
  /** By which it is paid; beside that 118.3. */
  readonly pays: readonly RuleNumber[];
}

const AS_AN_EFFECT_ASKS: RulesOfPaying = { mana: [], pays: [] };

/** Where the rules speak of a payment: each procedure has its own; special actions and what an effect asks for as it resolves have none. */
export const RULES_OF_PAYING: Readonly<Record<PaidFor, RulesOfPaying>> = {
  casting: { mana: ['601.2g'], pays: ['601.2h'] },
  activating: { mana: ['601.2g', '602.2b'], pays: ['601.2h', '602.2b'] },
  attacking: { mana: ['508.1i'], pays: ['508.1j'] },
  blocking: { mana: ['509.1e'], pays: ['509.1f'] },
  unlocking: { mana: [], pays: ['709.5e'] },
  turningFaceUp: AS_AN_EFFECT_ASKS,
  other: AS_AN_EFFECT_ASKS,
};
