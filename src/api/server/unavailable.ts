import type { ApolloServerPlugin } from '@apollo/server';
import type { ApiContext } from '../context.ts';
import type { ErrorCode } from '../errors.ts';

/** What asking again later helps against. */
const LATER: ReadonlySet<unknown> = new Set<ErrorCode>(['NOT_READY', 'OVERLOADED']);
const RETRY_SECONDS = '2';

const isEmpty = (data: unknown): boolean =>
  data === null || data === undefined || Object.values(data).every((value) => value === null);

/** Says in HTTP's words too that a request, of which nothing could be answered, is worth asking again. */
export const unavailablePlugin: ApolloServerPlugin<ApiContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return;
        const { data, errors = [] } = response.body.singleResult;
        if (!isEmpty(data) || !errors.some(({ extensions }) => LATER.has(extensions?.code))) return;
        response.http.status = 503;
        response.http.headers.set('retry-after', RETRY_SECONDS);
      },
    };
  },
};
