import { createHash } from 'node:crypto';
import type { Card } from '../../cards/card.ts';
import { canonicalJson, identityOf, type Json, questionOf } from '../../scenario/document/index.ts';
import type { ApiContext } from '../context.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { cardsOf } from './cards.ts';
import { asResolution, type ResolutionModel } from './model.ts';
import { type Question, readQuestion } from './question.ts';

/** The same receipt has the same answer, so its hash names the resolution. */
function resolutionId(receipt: object): string {
  return createHash('sha256')
    .update(canonicalJson(receipt as Json))
    .digest('hex');
}

async function carryOut({ scenario, edition }: Question, cards: readonly Card[], context: ApiContext): Promise<ResolutionModel> {
  const { engine, metrics, store } = context;
  const started = performance.now();
  const answer = await engine.run('resolveScenario', { scenario, cards, edition: edition.effectiveDate });
  metrics.engineRun(answer.status, (performance.now() - started) / 1000);
  const scenarioSha256 = identityOf(scenario, edition.effectiveDate);
  const row = { id: resolutionId(answer.receipt), scenarioSha256, scenario: questionOf(scenario), answer };
  return asResolution(await store.saveResolution(row));
}

export const scenarioMutations: Pick<MutationResolvers, 'resolveScenario'> = {
  resolveScenario: async (_root, { input }, context) => {
    const clientMutationId = input.clientMutationId ?? null;
    const read = await readQuestion(input, context);
    if (!read.ok) return { resolution: null, userErrors: [...read.errors], clientMutationId };
    const found = await cardsOf(read.question, context);
    if (!found.ok) return { resolution: null, userErrors: [...found.errors], clientMutationId };
    return { resolution: await carryOut(read.question, found.cards, context), userErrors: [], clientMutationId };
  },
};
