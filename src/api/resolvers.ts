import { coverageQueries } from './about/coverage.ts';
import { About } from './about/types.ts';
import { cardQueries } from './cards/queries.ts';
import { cardSearchQueries } from './cards/search.ts';
import { Card, CardCandidate, CardFace, CardLookup, CardWording } from './cards/types.ts';
import { Correction } from './corrections/types.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { keywordQueries } from './keywords/queries.ts';
import { Keyword, KeywordDefinition, KeywordUse } from './keywords/types.ts';
import { manaQueries } from './mana/queries.ts';
import { nodeQueries } from './nodes/queries.ts';
import { readingQueries } from './readings/queries.ts';
import { Reading, ReadLine } from './readings/types.ts';
import { changeQueries, RuleChange } from './rules/changes.ts';
import { CitationCheck, CitationResolution, citationQueries } from './rules/citing.ts';
import { ruleQueries } from './rules/queries.ts';
import { LinkedSpan } from './rules/spans.ts';
import { GlossaryEntry, Rule, RulesEdition } from './rules/types.ts';
import { FreshnessReport } from './rulings/freshness.ts';
import { rulingQueries } from './rulings/queries.ts';
import { Ruling } from './rulings/types.ts';
import { scalars } from './scalars.ts';
import { Citation } from './scenarios/citations.ts';
import { scenarioQueries } from './scenarios/queries.ts';
import { scenarioMutations } from './scenarios/resolve.ts';
import { GameObject, GameStateView, PlayerView } from './scenarios/state.ts';
import { ObjectView } from './scenarios/steps.ts';
import { Resolution } from './scenarios/types.ts';
import { searchQueries } from './search/queries.ts';
import { SearchConnection, SearchGroupMember, SearchHit } from './search/types.ts';

/** What answers each field of schema.graphql; fields that are columns need no entry. */
export const resolvers: Resolvers = {
  ...scalars,
  Query: {
    about: () => ({}),
    ...coverageQueries,
    ...nodeQueries,
    ...cardQueries,
    ...cardSearchQueries,
    ...manaQueries,
    ...keywordQueries,
    ...ruleQueries,
    ...changeQueries,
    ...citationQueries,
    ...rulingQueries,
    ...searchQueries,
    ...readingQueries,
    ...scenarioQueries,
  },
  Mutation: scenarioMutations,
  About,
  Card,
  CardFace,
  CardLookup,
  CardWording,
  CardCandidate,
  Correction,
  Keyword,
  KeywordDefinition,
  KeywordUse,
  Reading,
  ReadLine,
  RulesEdition,
  Rule,
  LinkedSpan,
  RuleChange,
  CitationResolution,
  CitationCheck,
  GlossaryEntry,
  Ruling,
  FreshnessReport,
  SearchHit,
  SearchConnection,
  SearchGroupMember,
  Resolution,
  Citation,
  GameStateView,
  PlayerView,
  GameObject,
  ObjectView,
};
