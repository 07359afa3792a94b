import type { KeywordParameter, Keyword as Known } from '../../keywords/index.ts';
import { RELATIONS } from '../../oracle/uses/index.ts';
import { invariant } from '../../rules/assert.ts';
import { placeholdersOf } from '../../rules/keywords/index.ts';
import { ZONES, type Zone } from '../../rules/vocabulary/zones.ts';
import type { RuleRow } from '../../store/index.ts';
import { cardPage } from '../cards/search.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import type { KeywordDefinitionResolvers, KeywordResolvers, KeywordUseResolvers } from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';
import { canonicalCost } from '../mana/cost.ts';
import { editionInForce } from '../rules/editions.ts';
import { glossaryEntry } from '../rules/queries.ts';
import { rulingQueries } from '../rulings/queries.ts';
import { asResolution } from '../scenarios/model.ts';
import { carriedOutActions } from './actions.ts';
import { definitionOf, supportOf } from './definition.ts';
import { meaningOf } from './meaning.ts';
import type { KeywordModel } from './model.ts';
import { newestKeywords } from './queries.ts';
import { keywordKey } from './registry.ts';
import { keywordAndVariants } from './variants.ts';

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

/** What a placeholder of the rules stands for. */
function kindOf(placeholder: string): 'NUMBER' | 'COST' | 'QUALITY' | 'WORDS' {
  if (/^[NX]$/.test(placeholder)) return 'NUMBER';
  if (/cost/i.test(placeholder)) return 'COST';
  return /ability|effect|condition|option/i.test(placeholder) ? 'WORDS' : 'QUALITY';
}

function parametersOf({ forms, known }: KeywordModel) {
  const written = forms[0]?.written;
  if (written !== undefined) return placeholdersOf(written).map((placeholder) => ({ kind: kindOf(placeholder), placeholder }));
  return (known?.parameters ?? []).map((placeholder) => ({ kind: PARAMETER_KINDS[placeholder], placeholder }));
}

/** The zones in which a keyword does something for the engine, in the order of the rules. */
function zonesOfKnown({ sentences, flags, flagsFunctionIn }: Known): Zone[] {
  const ofItself = flags.length > 0 || sentences.length === 0;
  const zones = new Set([...sentences.flatMap((sentence) => sentence.functionsIn), ...(ofItself ? flagsFunctionIn : [])]);
  return ZONES.filter((zone) => zones.has(zone));
}

export const Keyword: KeywordResolvers = {
  id: (keyword) => globalId('Keyword', keywordKey(keyword)),
  kind: ({ kind }) => enumValue(kind),
  rule: ({ rule }, _args, context) => newestRule(rule, context),
  rules: async ({ rule, kind }, _args, context) => {
    const edition = await newest(context);
    const number = kind === 'ability word' ? rule : rule.replace(/[a-z]$/, '');
    return context.loaders.ruleSubtrees.load({ editionId: edition.id, number });
  },
  variantOf: async ({ variantOf }, _args, context) =>
    variantOf === null ? null : (await newestKeywords(context)).byName(variantOf),
  family: async (keyword, _args, context) => [...(await newestKeywords(context)).familyOf(keyword)],
  glossary: async ({ name, aliases, variantOf }, _args, context) => {
    const edition = await newest(context);
    const terms = [name, ...aliases, ...(variantOf === null ? [] : [variantOf])];
    const found = await Promise.all(terms.map((term) => glossaryEntry(term, edition.id, context)));
    return found.find((entry) => entry !== null) ?? null;
  },
  summary: ({ known }) => known?.summary ?? null,
  abilityTypes: ({ abilityTypes, known }) => [...(abilityTypes.length > 0 ? abilityTypes : (known?.abilityTypes ?? []))],
  functionsIn: ({ zones, known, hasText }) => (hasText || known === null ? [...zones] : zonesOfKnown(known)).map(enumValue),
  functionsOutsideGame: ({ outside }) => outside,
  parameters: parametersOf,
  definition: definitionOf,
  multipleInstances: async ({ instances, known, hasText }, _args, context) => {
    const said = instances ?? (hasText ? null : (known?.instances ?? null));
    return said && { kind: said.kind, rule: await newestRule(said.rule, context) };
  },
  since: async ({ name, aliases }, _args, { loaders }) => {
    const first = await loaders.firstMentions.load([name, ...aliases]);
    return first === null ? null : ((await loaders.editions()).find(({ id }) => id === first) ?? null);
  },
  history: ({ rule, kind, variantOf }, _args, { loaders }) =>
    kind === 'ability word' ? [] : loaders.ruleHistoriesBelow.load(variantOf === null ? rule.replace(/[a-z]$/, '') : rule),
  examples: async ({ kind, rule }, _args, context) => {
    if (kind === 'ability word') return [];
    const { effectiveDate } = await newest(context);
    return (await context.loaders.resolutionsCiting.load({ edition: effectiveDate, number: rule })).map(asResolution);
  },
  cards: async (keyword, { relation, first, after }, context) =>
    cardPage(
      {
        keywords: await keywordAndVariants(keyword, context),
        ...(relation === null || relation === undefined ? {} : { relation }),
      },
      first,
      after,
      context,
    ),
  support: (keyword) => ({ ...supportOf(keyword, carriedOutActions()), gaps: [] }),
  rulings: (keyword, { first, after }, context, info) => {
    const ask = rulingQueries.rulings;
    invariant(typeof ask === 'function', 'rulings are asked by a function');
    return ask({}, { keyword: keyword.name, first, after, withdrawn: false }, context, info);
  },
};

export const KeywordDefinition: KeywordDefinitionResolvers = {
  forms: ({ keyword }, _args, context) =>
    Promise.all(
      keyword.forms.map(async ({ written, on, sentences, rule }) => ({
        written,
        on,
        sentences: [...sentences],
        rule: await newestRule(rule, context),
      })),
    ),
  tree: async ({ keyword }, _args, { loaders }) => {
    const sentences = keyword.known?.sentences ?? [];
    if (sentences.length === 0) return null;
    const oracleText = sentences.map(({ words }) => words).join('\n');
    const lines = await loaders.readings.load({ name: '', supertypes: [], types: [], subtypes: [], oracleText });
    return lines.every(({ read }) => read) ? { abilities: lines.flatMap(({ abilities }) => abilities) } : null;
  },
};

export const KeywordUse: KeywordUseResolvers = {
  keyword: ({ keyword }) => keyword,
  face: ({ face }) => face,
  relation: ({ use }) => relationOf(use.relation),
  parameter: ({ use }) => use.parameter,
  amount: ({ use }) => use.amount,
  cost: ({ use }) => (use.cost === null ? null : canonicalCost(use.cost)),
  text: ({ use }) => use.text,
  span: ({ use }) => ({ start: use.span[0], end: use.span[1], text: use.text }),
  meaning: meaningOf,
};

function relationOf(word: string): (typeof RELATIONS)[number] {
  const relation = RELATIONS.find((known) => known === word);
  invariant(relation !== undefined, `${word} is a relation`);
  return relation;
}
