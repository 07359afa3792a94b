import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { ApiContext } from '../context.ts';
import type { Metrics } from './metrics.ts';

/** The root field that a request asks for: a closed list, unlike the names that clients give to operations. */
function rootField(operation: OperationDefinitionNode | undefined): string {
  if (operation === undefined) return 'invalid';
  const fields = new Set(operation.selectionSet.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : 'fragment')));
  return fields.size === 1 ? [...fields].join() : 'several';
}

/** Counts and logs each GraphQL request; an error of our own is logged with everything that clients aren't told. */
export function observePlugin(log: Logger, metrics: Metrics): ApolloServerPlugin<ApiContext> {
  return {
    async requestDidStart() {
      const started = performance.now();
      const inside: unknown[] = [];
      return {
        async didEncounterErrors({ errors }) {
          for (const error of errors) {
            const { originalError } = error;
            if (originalError !== undefined && originalError !== null && error.extensions.code === undefined)
              inside.push(originalError);
          }
        },
        async willSendResponse({ operation, operationName, response }) {
          const ms = performance.now() - started;
          const field = rootField(operation);
          const errors = response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : [];
          const code = errors[0]?.extensions?.code;
          metrics.request(field, code === undefined ? 'ok' : String(code), ms / 1000);
          for (const error of inside) log.error({ err: error, operation: field }, 'a request failed inside');
          const line = { operation: field, name: operationName ?? undefined, ms: Math.round(ms), code };
          if (code === undefined) log.info(line, 'answered');
          else log.warn({ ...line, message: errors[0]?.message }, 'answered with an error');
        },
      };
    },
  };
}
