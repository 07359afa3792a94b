import type { KeywordParameter, Keyword as Known } from '../../keywords/index.ts';
import { invariant } from '../../rules/assert.ts';
import { ZONES, type Zone } from '../../rules/vocabulary/zones.ts';
import type { RuleRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import type { KeywordResolvers } from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';
import { editionInForce } from '../rules/editions.ts';
import { keywordKey } from './table.ts';

const newest = (context: ApiContext) => editionInForce(null, context);

/** A rule of the newest edition that this program names. */
async function newestRule(number: string, context: ApiContext): Promise<RuleRow> {
  const edition = await newest(context);
  const row = await context.loaders.rules.load({ editionId: edition.id, number });
  invariant(row !== null, `rule ${number} is in the newest edition`);
  return row;
}

const PARAMETER_KINDS = { N: 'NUMBER', '[cost]': 'COST', '[quality]': 'QUALITY' } as const satisfies Record<
  KeywordParameter,
  string
>;

/** The zones in which a keyword does something, in the order of the rules. */
function functionsIn({ sentences, flags, flagsFunctionIn }: Known): Zone[] {
  const zones = new Set([...sentences.flatMap((sentence) => sentence.functionsIn), ...(flags.length > 0 ? flagsFunctionIn : [])]);
  return ZONES.filter((zone) => zones.has(zone));
}

export const Keyword: KeywordResolvers = {
  id: (keyword) => globalId('Keyword', keywordKey(keyword)),
  kind: ({ kind }) => enumValue(kind),
  rule: ({ rule }, _args, context) => newestRule(rule, context),
  rules: async ({ rule }, _args, context) => {
    const edition = await newest(context);
    return context.loaders.ruleSubtrees.load({ editionId: edition.id, number: rule });
  },
  glossary: async ({ name }, _args, context) => {
    const edition = await newest(context);
    return context.loaders.glossary.load({ editionId: edition.id, term: name });
  },
  summary: ({ known }) => known?.summary ?? null,
  abilityTypes: ({ known }) => known?.abilityTypes ?? null,
  functionsIn: ({ known }) => known && functionsIn(known).map(enumValue),
  parameters: ({ known }) =>
    known?.parameters.map((placeholder) => ({ kind: PARAMETER_KINDS[placeholder], placeholder })) ?? null,
  definition: ({ known }) =>
    known === null || known.sentences.length === 0
      ? null
      : { source: 'PROJECT', sentences: known.sentences.map(({ words }) => words) },
  multipleInstances: async ({ known }, _args, context) => {
    const instances = known?.instances ?? null;
    return instances && { kind: instances.kind, rule: await newestRule(instances.rule, context) };
  },
};
