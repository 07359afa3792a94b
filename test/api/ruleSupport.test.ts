import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

const FIELDS = 'summary support { level note } keywords { name } rulings(first: 1) { totalCount }';

// with the bundled outline, whose numbers are today's
test.each<[number: string, level: string, hasSummary: boolean]>([
  ['702.62a', 'READ', false],
  ['702.62', 'READ', true],
  ['704', 'PARTLY_READ', false],
  ['901.2', 'UNREAD', false],
])('how far the engine goes with %s', async (number, level, hasSummary) => {
  const { data, errors } = await service.ask(`{ rule(number: "${number}") { ${FIELDS} } }`);
  expect(errors).toEqual([]);
  expect(data.rule.support.level).toBe(level);
  expect(data.rule.support.note).toMatch(/^(The|This) .*\.$/);
  expect(typeof data.rule.summary).toBe(hasSummary ? 'string' : 'object');
});
