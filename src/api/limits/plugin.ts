import type { ApolloServerPlugin } from '@apollo/server';
import { type FragmentDefinitionNode, Kind } from 'graphql';
import type { ApiContext } from '../context.ts';
import { tooExpensive } from '../errors.ts';
import type { Limits } from '../settings.ts';
import { type Measure, measure } from './measure.ts';

/** Says which limit a request goes beyond, or null. */
function beyond(size: Measure, limits: Limits): string | null {
  if (size.depth > limits.depth)
    return `The query is ${size.depth} fields deep; the limit is ${limits.depth}. Ask for the inner parts in a query of their own, by id.`;
  if (size.aliases > limits.aliases)
    return `The query has ${size.aliases} aliases; the limit is ${limits.aliases}. Use cards(names:), rules(numbers:) or nodes(ids:) instead.`;
  if (size.cost > limits.cost)
    return `The answer could hold about ${size.cost} objects; the limit is ${limits.cost}. Ask for smaller pages (first:).`;
  return null;
}

/** Refuses requests that are too large before anything of them is carried out. */
export function limitsPlugin(limits: Limits): ApolloServerPlugin<ApiContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request }) {
          if (operation === undefined) return;
          const fragments: Record<string, FragmentDefinitionNode> = {};
          for (const definition of document.definitions)
            if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
          const size = measure({ schema, operation, fragments, variables: request.variables ?? {} });
          const refusal = beyond(size, limits);
          if (refusal !== null) throw tooExpensive(refusal);
        },
      };
    },
  };
}
