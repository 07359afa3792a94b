import { checkRuleNumbers, type DocumentError, documentError, identityOf, NOWHERE, type Scenario } from './document/index.ts';
import type { ResolveContext, RulesSource } from './resolver.ts';

export type Prepared =
  | { readonly ok: true; readonly rules: RulesSource; readonly identity: string }
  | { readonly ok: false; readonly errors: readonly DocumentError[] };

/** Finds the edition that judges a scenario, checks the rule numbers in it, and tells the scenario's identity. */
export function prepare(scenario: Scenario, context: ResolveContext): Prepared {
  const { locator = NOWHERE } = context;
  const rules = context.rules(scenario.edition);
  if (rules === undefined) {
    const known = context.editions.length === 0 ? 'none is known' : `known are those of ${context.editions.join(', ')}`;
    const message = `No edition of the rules was in force on ${scenario.edition ?? 'any day'}; ${known}.`;
    return { ok: false, errors: [documentError(locator, { code: 'UNKNOWN_VALUE', path: ['edition'], message })] };
  }
  const errors = checkRuleNumbers(scenario, rules.exists, rules.edition, locator);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, rules, identity: identityOf(scenario, rules.edition) };
}
