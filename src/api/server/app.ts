import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { graphiqlRoutes } from '../../web/graphiql.ts';
import { type ApiContext, createContext } from '../context.ts';
import { type ErrorCode, formatError } from '../errors.ts';
import { federationResolvers, servedTypeDefs } from '../federation/index.ts';
import { limitsPlugin } from '../limits/plugin.ts';
import { resolvers } from '../resolvers.ts';
import type { Limits } from '../settings.ts';
import type { Metrics } from './metrics.ts';
import { observePlugin } from './observe.ts';
import type { Readiness } from './readiness.ts';
import { unavailablePlugin } from './unavailable.ts';

export interface AppParts {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly limits: Limits;
}

function createApollo({ limits, log, metrics }: AppParts): ApolloServer<ApiContext> {
  return new ApolloServer<ApiContext>({
    typeDefs: [...servedTypeDefs],
    resolvers: [resolvers, federationResolvers],
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    parseOptions: { maxTokens: limits.tokens },
    formatError,
    logger: log,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginInlineTraceDisabled(), // a subgraph would send traces to whoever asks for them
      limitsPlugin(limits),
      unavailablePlugin,
      observePlugin(log, metrics),
    ],
  });
}

/** What a request that never reached GraphQL is told, in GraphQL's form. */
function refuse(error: FastifyError, limits: Limits): { status: number; message: string; code: ErrorCode } {
  const status = error.statusCode ?? 500;
  if (status === 413)
    return {
      status,
      message: `The request is larger than ${limits.bodyBytes / 1024} KiB. Send less at once.`,
      code: 'QUERY_TOO_EXPENSIVE',
    };
  if (status === 415)
    return { status, message: 'Send the query as JSON, with the header content-type: application/json.', code: 'BAD_USER_INPUT' };
  if (status < 500) return { status, message: `The request can't be read: ${error.message}`, code: 'BAD_USER_INPUT' };
  return { status, message: 'Something went wrong inside the service; its log says what.', code: 'INTERNAL_SERVER_ERROR' };
}

/** Whether a browser came to the endpoint itself, where there is nothing to see. */
function wantsPage(request: FastifyRequest): boolean {
  const { query } = request.query as { query?: unknown };
  return request.method === 'GET' && query === undefined && (request.headers.accept ?? '').includes('text/html');
}

/**
 * A GET can only read, and what can be read here is public: it needs none of the headers by which Apollo tells
 * a script's request from one that another site's page made a browser send. A POST does.
 */
function allowPlainGet(request: FastifyRequest): void {
  if (request.method === 'GET') request.headers['apollo-require-preflight'] ??= 'true';
}

function healthRoutes(app: FastifyInstance, { readiness, metrics }: AppParts): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const verdict = await readiness.verdict();
    return reply.code(verdict.ready ? 200 : 503).send(verdict);
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

async function graphqlRoute(app: FastifyInstance, parts: AppParts): Promise<void> {
  const apollo = createApollo(parts);
  await apollo.start();
  app.addHook('onClose', () => apollo.stop()); // requests under way have been answered by then
  const handle = fastifyApolloHandler(apollo, { context: async () => createContext(parts.readiness.services()) });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    preHandler: async (request) => allowPlainGet(request),
    handler: async (request, reply: FastifyReply) =>
      wantsPage(request) ? reply.redirect('/') : handle.call(app, request, reply),
  });
}

/** GraphQL is asked by GET and POST alone (RFC 9110, 15.5.6: 405 names what is allowed). */
function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: ['DELETE', 'PATCH', 'PUT', 'OPTIONS'],
    url: '/graphql',
    handler: (request, reply) => {
      const message = `${request.method} asks nothing here. Send the query with POST, or with GET as ?query=….`;
      return reply
        .code(405)
        .header('allow', 'GET, POST')
        .send({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } }] });
    },
  });
}

/** The HTTP server: GraphQL, the page to try it, health and figures. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { limits, log } = parts;
  const app: FastifyInstance = Fastify({ bodyLimit: limits.bodyBytes, forceCloseConnections: 'idle' });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message, code } = refuse(error, limits);
    if (status >= 500) log.error({ err: error, url: request.url }, 'a request failed inside');
    return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
  });
  app.setNotFoundHandler((request, reply) => {
    const message = `There is nothing at ${request.url.slice(0, 100)}. GraphQL is at /graphql, and a page to try it at /.`;
    return reply.code(404).send({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } }] });
  });
  healthRoutes(app, parts);
  await graphiqlRoutes(app);
  await graphqlRoute(app, parts);
  refuseOtherMethods(app);
  return app;
}
