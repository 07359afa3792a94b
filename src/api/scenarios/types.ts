import type { MissingDecision } from '../../scenario/answer.ts';
import { explain } from '../../scenario/english/index.ts';
import type { Day } from '../../store/index.ts';
import { pageSize } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import type { ResolutionResolvers, ResolversTypes } from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';
import { editionInForce } from '../rules/editions.ts';
import { citations, distinct, ruleCitations } from './citations.ts';
import { relatedRulings } from './relatedRulings.ts';
import { shownSteps, thingOrNull } from './steps.ts';

/** Rulings of a resolution when nobody says how many. */
const USUAL_RULINGS = 20;

/** What is told, with the rules that it rests on as citations. */
export function withRules<Told extends { readonly citations: readonly string[] }>(told: Told, edition: Day) {
  return { ...told, citations: ruleCitations(told.citations, edition) };
}

export function shownDecision(decision: MissingDecision, edition: Day): Awaited<ResolversTypes['Decision']> {
  return {
    ...withRules(decision, edition),
    kind: enumValue(decision.kind),
    // Answers that are kept from before these were told.
    total: decision.total ?? null,
    groups: decision.groups ?? [],
    options: decision.options.map((option) => ({ ...option, thing: thingOrNull(option.thing), count: option.count ?? 1 })),
  };
}

export const Resolution: ResolutionResolvers<ApiContext> = {
  id: ({ id }) => globalId('Resolution', id),
  status: ({ answer }) => answer.status,
  explanation: ({ answer }, { level, format }) => explain(answer, { level: level ?? 'JUDGE', format: format ?? 'PLAIN' }),
  finalState: ({ answer }) => ({ state: answer.finalState, edition: answer.receipt.edition }),
  steps: ({ answer }, args) => shownSteps(answer.steps, answer.receipt.edition, args),
  decision: ({ answer: { decision, receipt } }) => decision && shownDecision(decision, receipt.edition),
  refusal: ({ answer: { refusal, receipt } }) => refusal && { ...withRules(refusal, receipt.edition), attempt: null },
  unsupported: ({ answer }) => answer.unsupported,
  exhausted: ({ answer }) => answer.exhausted,
  caveats: ({ answer }) => answer.caveats,
  answers: ({ answer }) => answer.answers.map((one) => withRules(one, answer.receipt.edition)),
  decisions: ({ answer }) =>
    answer.decisions.map((one) => ({
      ...withRules(one, answer.receipt.edition),
      kind: enumValue(one.kind),
      by: enumValue(one.by),
    })),
  warnings: ({ answer }) => answer.warnings.map((warning) => ({ ...warning, kind: enumValue(warning.kind) })),
  assumptions: ({ answer }) => answer.assumptions.map((one) => withRules(one, answer.receipt.edition)),
  citations: ({ answer }) =>
    distinct(answer.steps.flatMap((step) => citations(step.citations, step.words, answer.receipt.edition))),
  relatedRulings: ({ answer }, { first }, context) => relatedRulings(answer, pageSize(first ?? USUAL_RULINGS), context),
  receipt: async ({ answer }, _args, context) => ({
    ...answer.receipt,
    rulesEdition: await editionInForce(answer.receipt.edition, context),
  }),
};
