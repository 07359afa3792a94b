import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers, redirect: 'manual' });
const post = (body: string, contentType: string) =>
  fetch(`${service.url}/graphql`, { method: 'POST', headers: { 'content-type': contentType }, body });

const QUERY = '{"query":"{ about { name } }"}';

describe('GraphQL over HTTP', () => {
  test('GET answers a query', async () => {
    const response = await get(`/graphql?query=${encodeURIComponent('{ about { name } }')}`);
    expect([response.status, await response.json()]).toEqual([200, { data: { about: { name: 'rulewright' } } }]);
  });

  test('GET does not carry out a mutation', async () => {
    const mutation = 'mutation { resolveScenario(input: {}) { clientMutationId } }';
    expect((await get(`/graphql?query=${encodeURIComponent(mutation)}`)).status).toBe(405);
  });

  test.each(['DELETE', 'PUT', 'PATCH', 'OPTIONS'])('%s is told which methods there are', async (method) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${service.url}/graphql`, { method, headers, body: QUERY });
    expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
      405,
      'GET, POST',
      { errors: [{ message: expect.stringContaining('POST'), extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  });

  test.each([
    ['a form of another site', 'text/plain', QUERY, 400, 'BAD_USER_INPUT'],
    ['another form of another site', 'application/x-www-form-urlencoded', 'query={about{name}}', 415, 'BAD_USER_INPUT'],
    ['broken JSON', 'application/json', '{"query":', 400, 'BAD_USER_INPUT'],
    ['a body beyond 256 KiB', 'application/json', JSON.stringify({ query: 'x'.repeat(257 * 1024) }), 413, 'QUERY_TOO_EXPENSIVE'],
  ])('POST of %s is refused', async (_what, contentType, body, status, code) => {
    const response = await post(body, contentType);
    expect([response.status, await response.json()]).toMatchObject([status, { errors: [{ extensions: { code } }] }]);
  });

  test('a browser that comes to the endpoint is led to the page', async () => {
    const response = await get('/graphql', { accept: 'text/html,*/*' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });

  test('the schema describes itself, descriptions and all', async () => {
    const { data, errors } = await service.ask(getIntrospectionQuery({ descriptions: true, oneOf: true, specifiedByUrl: true }));
    expect(errors).toEqual([]);
    expect(buildClientSchema(data).getQueryType()?.description).toBe('What can be asked.');
  });

  test('elsewhere is nothing', async () => {
    const response = await get('/nowhere');
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { errors: [{ message: expect.stringMatching(/\/graphql/) }] },
    ]);
  });
});

describe('the page', () => {
  test('has all of its parts from this server', async () => {
    const html = await (await get('/')).text();
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    expect(parts.length).toBeGreaterThanOrEqual(4);
    for (const part of parts) {
      const response = await get(part);
      expect([part, response.status, (await response.text()).length > 1000]).toEqual([part, 200, true]);
      expect((await get(part, { 'if-none-match': response.headers.get('etag')! })).status).toBe(304);
    }
  });

  test('lets nothing else in', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self' 'sha256-/);
  });
});

describe('health', () => {
  test('alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true }]);
  });

  test('figures by root field, never by a name that a client gives', async () => {
    await service.ask('query MadeUpName { about { name } }');
    await service.ask('{ nothing }');
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/rulewright_request_duration_seconds_count\{operation="about",outcome="ok"\} \d/);
    expect(text).toMatch(
      /rulewright_request_duration_seconds_count\{operation="invalid",outcome="GRAPHQL_VALIDATION_FAILED"\} \d/,
    );
    expect(text).toMatch(/process_resident_memory_bytes \d/);
    expect(text).not.toMatch(/MadeUpName/);
  });

  test('not ready while starting, without its database, and while stopping', async () => {
    const other = await startTestService({ bundled: false });
    const asked = async () => {
      const response = await fetch(`${other.url}/readyz`);
      return [response.status, await response.json()];
    };
    other.readiness.starting('the database is being opened');
    expect(await asked()).toEqual([503, { ready: false, reason: 'not yet: the database is being opened' }]);
    const early = await other.ask('{ about { name } }');
    expect([early.status, early.errors[0]?.extensions.code]).toEqual([503, 'NOT_READY']);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    other.readiness.stopping();
    expect(await asked()).toEqual([503, { ready: false, reason: 'the service is shutting down' }]);
    await other.close();
  });
});
