import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { UserError } from './generated/resolvers.ts';

/** What `extensions.code` of an error can be. */
export const ERROR_CODES = [
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'QUERY_TOO_EXPENSIVE',
  'NOT_READY',
  'OVERLOADED',
  'INTERNAL_SERVER_ERROR',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

function coded(code: ErrorCode, message: string, status?: number): GraphQLError {
  const http = status === undefined ? {} : { http: { status } };
  return new GraphQLError(message, { extensions: { code, ...http } });
}

/** Something in the question that its author can put right. */
export const badUserInput = (message: string): GraphQLError => coded('BAD_USER_INPUT', message);

/** The same with each mistake by itself (`extensions.userErrors`), as mutations tell them. */
export const mistakesIn = (what: string, userErrors: readonly UserError[]): GraphQLError =>
  new GraphQLError(`${what}: ${userErrors.map(({ message }) => message).join(' ')}`, {
    extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode, userErrors },
  });

/** The question asks for more than one request may. */
export const tooExpensive = (message: string): GraphQLError => coded('QUERY_TOO_EXPENSIVE', message, 400);

/** The service is there but can't answer yet, or not at the moment. */
export const notReady = (reason: string): GraphQLError => coded('NOT_READY', reason, 503);

/** More is being asked than can be carried out; asking again later helps. */
export const overloaded = (message: string): GraphQLError => coded('OVERLOADED', message, 503);

/**
 * A value that a scalar refuses. Marked, because a literal in the query is refused during validation,
 * where every error gets the code of a query that doesn't fit the schema.
 */
export function malformed(scalar: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode, malformed: scalar } });
}

/** Codes by which Node, PostgreSQL and Prisma say that the database isn't there (any more), or takes no more connections. */
const DATABASE_GONE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08\w{3}|57P0[1-3]|53300|P1001|P1002|P1008|P1017)$/;

/** Whether an error, or one inside it, comes from a database that can't be reached. */
function isDatabaseGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause, originalError, errors } = error as Record<'code' | 'cause' | 'originalError' | 'errors', unknown>;
  if (typeof code === 'string' && DATABASE_GONE.test(code)) return true;
  return [cause, originalError, ...(Array.isArray(errors) ? errors : [])].some(isDatabaseGone);
}

function codeOf(formatted: GraphQLFormattedError, error: unknown): ErrorCode {
  const { code, malformed: scalar } = formatted.extensions ?? {};
  if (isDatabaseGone(error)) return 'NOT_READY';
  if (scalar !== undefined) return 'BAD_USER_INPUT';
  if (code === 'BAD_REQUEST' || code === 'OPERATION_RESOLUTION_FAILURE') return 'BAD_USER_INPUT';
  if (code === 'GRAPHQL_PARSE_FAILED' && formatted.message.includes('tokens. Parsing aborted')) return 'QUERY_TOO_EXPENSIVE';
  return ERROR_CODES.find((known) => known === code) ?? 'INTERNAL_SERVER_ERROR';
}

const INSIDE = 'Something went wrong inside the service; its log says what.';
const NO_DATABASE = 'The database does not answer. Ask again when /readyz says 200.';

/** An error as clients see it: a message, a code, the place in the query; never anything of the inside. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = codeOf(formatted, error);
  const place = {
    ...(formatted.locations === undefined ? {} : { locations: formatted.locations }),
    ...(formatted.path === undefined ? {} : { path: formatted.path }),
  };
  const message = isDatabaseGone(error) ? NO_DATABASE : code === 'INTERNAL_SERVER_ERROR' ? INSIDE : formatted.message.trim();
  const userErrors = code === 'BAD_USER_INPUT' ? formatted.extensions?.userErrors : undefined;
  return { message, ...place, extensions: { code, ...(userErrors === undefined ? {} : { userErrors }) } };
}
