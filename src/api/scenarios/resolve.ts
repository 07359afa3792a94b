import { createHash } from 'node:crypto';
import { ancestorNumbers } from '../../rules/numbers.ts';
import type { Answer } from '../../scenario/answer.ts';
import { canonicalJson, type DocumentError, type Json, questionOf } from '../../scenario/document/index.ts';
import type { ApiContext } from '../context.ts';
import type { ScenarioTask } from '../engine/tasks.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { findCards } from './cards.ts';
import { asResolution, type ResolutionModel } from './model.ts';
import { type Question, readQuestion, userError } from './question.ts';

type Outcome =
  | { readonly ok: true; readonly resolution: ResolutionModel }
  | { readonly ok: false; readonly errors: readonly DocumentError[] };

/** The same receipt has the same answer, so its hash names the resolution. */
const resolutionId = ({ receipt }: Answer): string =>
  createHash('sha256')
    .update(canonicalJson(receipt as unknown as Json))
    .digest('hex');

/** The rules that an answer's steps cite, and the rules that those are subrules of. */
const citedBy = ({ steps }: Answer): readonly string[] => {
  const cited = steps.flatMap(({ citations }) => citations);
  return [...new Set(cited.flatMap((number) => [number, ...ancestorNumbers(number)]))].filter((number) => number.includes('.'));
};

/** A scenario with all that the engine answers it from. */
export async function taskOf({ scenario, edition, book }: Question, context: ApiContext): Promise<ScenarioTask> {
  const { cards, near } = await findCards(scenario, context);
  return { scenario, cards, near, edition: edition.effectiveDate, numbers: book.numbers };
}

async function carryOut(question: Question, context: ApiContext): Promise<Outcome> {
  const { engine, metrics, store } = context;
  const { scenario, locator } = question;
  const task = await taskOf(question, context);
  const started = performance.now();
  const result = await engine.run('resolveScenario', task);
  metrics.engineRun(result.ok ? result.answer.status : 'REFUSED', (performance.now() - started) / 1000);
  // places in the text are known here and not in the thread
  if (!result.ok)
    return { ok: false, errors: result.errors.map((error) => ({ ...error, ...locator.position(error.path, 'value') })) };
  const { answer } = result;
  const { scenarioSha256 } = answer.receipt;
  const row = await store.saveResolution({
    id: resolutionId(answer),
    scenarioSha256,
    scenario: questionOf(scenario),
    answer,
    cites: { edition: answer.receipt.edition, numbers: citedBy(answer) },
  });
  return { ok: true, resolution: asResolution(row) };
}

async function outcomeOf(input: Parameters<typeof readQuestion>[0], context: ApiContext): Promise<Outcome> {
  const read = await readQuestion(input, context);
  return read.ok ? carryOut(read.question, context) : read;
}

export const scenarioMutations: Pick<MutationResolvers, 'resolveScenario'> = {
  resolveScenario: async (_root, { input }, context) => {
    const clientMutationId = input.clientMutationId ?? null;
    const outcome = await outcomeOf(input, context);
    return outcome.ok
      ? { resolution: outcome.resolution, userErrors: [], clientMutationId }
      : { resolution: null, userErrors: outcome.errors.map(userError), clientMutationId };
  },
};
