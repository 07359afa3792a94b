import type { CardWords, Step, ThingView } from '../../scenario/answer.ts';
import type { Day } from '../../store/index.ts';
import { pageSize } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import { badUserInput } from '../errors.ts';
import type { ObjectViewResolvers, ResolutionStepsArgs, ResolversTypes } from '../generated/resolvers.ts';
import { citations, ruleCitations } from './citations.ts';

type Shown<Name extends keyof ResolversTypes> = Awaited<ResolversTypes[Name]>;

export function thing(view: ThingView): Shown<'Thing'> {
  return view.kind === 'player'
    ? { kind: 'PLAYER', id: null, name: view.name }
    : { kind: 'OBJECT', id: view.id, name: view.name };
}

export const thingOrNull = (view: ThingView | null): Shown<'Thing'> | null => (view === null ? null : thing(view));

export const ObjectView: ObjectViewResolvers = {
  __resolveType: (view) => ('object' in view ? 'GameObject' : 'Thing'),
};

/** Words with where they stand on their card; words that stand on none of its faces are counted from their own beginning. */
function wordsSpan({ card, text }: CardWords): Shown<'TextSpan'> {
  const start = async (_args: unknown, { loaders }: ApiContext): Promise<number> => {
    const row = await loaders.cardsByName.load(card);
    const places = (row?.faces ?? []).map(({ oracleText }) => oracleText.indexOf(text));
    return places.find((place) => place >= 0) ?? 0;
  };
  return { card, text, start, end: async (args, context) => (await start(args, context)) + text.length };
}

function shownStep(step: Step, edition: Day): Shown<'Step'> {
  return {
    ...step,
    turnStep: enumValue(step.turnStep),
    kind: enumValue(step.kind),
    citations: citations(step.citations, step.words, edition),
    subjects: step.subjects.map(thing),
    words: step.words === null ? null : wordsSpan(step.words),
    considered: step.considered.map((one) => ({ ...one, citations: ruleCitations(one.citations, edition) })),
    changes: step.changes.map((change) => ({ ...change, subjects: change.subjects.map(thing) })),
  };
}

/** The steps that are asked for. */
export function shownSteps(steps: readonly Step[], edition: Day, { kinds, first, after }: ResolutionStepsArgs): Shown<'Step'>[] {
  const place = after === null || after === undefined ? -1 : steps.findIndex(({ id }) => id === after);
  if (place < 0 && after !== null && after !== undefined)
    throw badUserInput(`after: there is no step “${after}” in this resolution.`);
  const wanted = steps
    .slice(place + 1)
    .filter(({ kind }) => kinds === null || kinds === undefined || kinds.includes(enumValue(kind)));
  const page = first === null || first === undefined ? wanted : wanted.slice(0, pageSize(first));
  return page.map((step) => shownStep(step, edition));
}
