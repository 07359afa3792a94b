import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { book, CARDS, RULINGS } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    bundled: false,
    files: [
      { kind: 'rules', name: 'old.txt', content: book('June 6, 2030') },
      { kind: 'rules', name: 'rules.txt', content: book('May 3, 2031') },
      { kind: 'cards', name: 'cards.jsonl', content: CARDS },
      { kind: 'rulings', name: 'rulings.jsonl', content: RULINGS },
    ],
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

// each question of the store is one statement, however many rows it is about
describe('the store is asked once for all rows of a kind', () => {
  test.each<[query: string, expected: readonly string[]]>([
    [
      '{ a: card(name: "Dusk") { name } b: card(name: "Riverbend Sage") { name } c: card(name: "dusk") { name } }',
      ['cardsByNames'],
    ],
    [
      '{ a: card(name: "Dusk") { rulings(first: 5) { totalCount } } b: card(name: "Riverbend Sage") { rulings(first: 5) { totalCount } } }',
      ['cardsByNames', 'rulingsOfCards'],
    ],
    ['{ rulings(first: 10) { edges { node { card { name faces { name } } } } } }', ['searchRulings', 'cardsByIds']],
    [
      '{ rule(number: "100.1") { children { parent { number } next { number } previous { number } edition { effectiveDate } } } }',
      ['catalogueVersion'],
    ],
    [
      '{ rule(number: "100.1", edition: "2030-07-07") { children { parent { number } next { number } previous { number } edition { effectiveDate } } subtree { number } } }',
      ['catalogueVersion', 'rulesByNumbers', 'ruleChildren', 'rulesByOrdinals', 'ruleSubtrees'],
    ],
    ['{ rules(numbers: ["100.1", "100.1a", "101.1", "702"]) { id number ancestors { number } } }', ['catalogueVersion']],
    [
      '{ about { cardCount rulingCount editionCount rulesEdition { ruleCount } } editions { id } }',
      ['catalogueVersion', 'counts'],
    ],
  ])('%s', async (query, expected) => {
    await service.ask('{ rule(number: "1") { number } }'); // reads the newest edition, which is kept
    service.asked.length = 0;
    expect((await service.ask(query)).errors).toEqual([]);
    expect([...service.asked].sort()).toEqual([...expected].sort());
  });
});
