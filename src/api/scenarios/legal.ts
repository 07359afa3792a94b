import type { LegalAction, LegalActions } from '../../scenario/index.ts';
import type { Day } from '../../store/index.ts';
import { enumValue } from '../enums.ts';
import { mistakesIn } from '../errors.ts';
import type { QueryResolvers, ResolversTypes } from '../generated/resolvers.ts';
import { readQuestion, userError } from './question.ts';
import { taskOf } from './resolve.ts';
import { thing } from './steps.ts';
import { shownDecision, withRules } from './types.ts';

/** What each player may do at the end of a scenario's actions. Mistakes in the scenario are an error that holds what `resolveScenario` says of them. */
export const legalActions: NonNullable<QueryResolvers['legalActions']> = async (_root, { scenario }, context) => {
  const read = await readQuestion({ scenario }, context);
  const result = read.ok ? await context.engine.run('legalActions', await taskOf(read.question, context)) : read;
  if (result.ok) return shown(result.legal);
  throw mistakesIn('scenario', result.errors.map(userError));
};

function shown({
  status,
  player,
  actions,
  refusals,
  decision,
  unsupported,
  edition,
}: LegalActions): Awaited<ResolversTypes['LegalActions']> {
  return {
    status,
    player,
    actions: actions.map((action) => shownAction(action, edition)),
    refusals: refusals.map((refusal) => ({ ...withRules(refusal, edition), attempt: refusal.summary ?? null })),
    decision: decision && shownDecision(decision, edition),
    unsupported,
  };
}

function shownAction(action: LegalAction, edition: Day): Awaited<ResolversTypes['LegalAction']> {
  const { kind, zone, objects, manaAbility, firstChoice, x, ...rest } = action;
  return {
    ...withRules(rest, edition),
    kind: enumValue(kind),
    zone: zone && enumValue(zone),
    objects: objects.map(thing),
    isManaAbility: manaAbility,
    x,
    firstChoice: firstChoice && shownDecision(firstChoice, edition),
  };
}
