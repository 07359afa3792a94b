import type { CodegenConfig } from '@graphql-codegen/cli';

// Resolver types from schema.graphql. A mapper names what a resolver for a type is given, so that no resolver can return the wrong row.
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'src/api/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#ApiContext',
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        immutableTypes: true,
        defaultScalarType: 'unknown',
        inputMaybeValue: 'T | null | undefined',
        scalars: {
          ID: { input: 'string', output: 'string' },
          Date: { input: 'string', output: 'string' },
          DateTime: { input: 'Date', output: 'Date' },
          JSON: { input: 'unknown', output: 'unknown' },
          JSONObject: { input: 'Record<string, unknown>', output: 'object' },
          RuleNumber: { input: 'string', output: 'string' },
          ManaCost: { input: 'string', output: 'string' },
        },
        mappers: {
          About: 'Record<never, never>',
          Card: '../../store/index.ts#CardRow as CardModel',
          CardFace: '../cards/model.ts#FaceModel',
          CardCandidate: '../cards/model.ts#CandidateModel',
          CardWording: '../../store/index.ts#CardVersionRow as WordingModel',
          CardLookup: '../cards/model.ts#LookupModel',
          Correction: '../corrections/model.ts#CorrectionModel',
          Keyword: '../keywords/model.ts#KeywordModel',
          KeywordDefinition: '../keywords/definition.ts#Definition',
          KeywordUse: '../keywords/model.ts#KeywordUseModel',
          Reading: '../readings/reading.ts#ReadingModel',
          ReadLine: '../readings/reading.ts#ReadLineModel',
          RulesEdition: '../../store/index.ts#EditionRow as EditionModel',
          Rule: '../../store/index.ts#RuleRow as RuleModel',
          RuleChange: '../../store/index.ts#RuleChangeRow as RuleChangeModel',
          LinkedSpan: '../rules/model.ts#SpanModel',
          CitationResolution: '../rules/model.ts#ResolvedModel',
          CitationCheck: '../rules/model.ts#CheckModel',
          GlossaryEntry: '../../store/index.ts#GlossaryRow as GlossaryModel',
          Ruling: '../../store/index.ts#RulingRow as RulingModel',
          FreshnessReport: '../rulings/freshness.ts#FreshnessModel',
          SearchConnection: '../search/model.ts#SearchPageModel',
          SearchHit: '../search/model.ts#SearchHitModel',
          SearchGroupMember: '../search/model.ts#GroupMemberModel',
          TextSpan: '../search/model.ts#TextSpanModel',
          Resolution: '../scenarios/model.ts#ResolutionModel',
          Citation: '../scenarios/model.ts#CitationModel',
          GameStateView: '../scenarios/model.ts#StateModel',
          PlayerView: '../scenarios/model.ts#PlayerModel',
          GameObject: '../scenarios/model.ts#ObjectModel',
        },
      },
    },
  },
};

export default config;
