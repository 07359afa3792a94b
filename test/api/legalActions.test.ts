import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createEnginePool } from '../../src/api/engine/pool.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

const WORKER = new URL('../../dist/api/engine/worker.js', import.meta.url);

let service: TestService;

beforeAll(async () => {
  const engine = createEnginePool({ threads: 1, queue: 100, seconds: 60 }, pino({ level: 'silent' }), WORKER);
  service = await startTestService({ engine });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

const ASK = `query($scenario: ScenarioInput!) {
  legalActions(scenario: $scenario) {
    status player
    actions {
      kind player summary action objects { kind id name } zone face using words isManaAbility othersPass
      x { min max } optionalCosts firstChoice { kind prompt min max options { answer label count thing { name } } }
      citations { rule { number } }
    }
    refusals { actionIndex attempt reason citations { authority rule { number } } }
    decision { player kind }
    unsupported { card words reason }
  }
}`;

const SCENARIO = {
  players: [
    { name: 'Ann', hand: [{ card: 'Lightning Bolt' }, { card: 'Counterspell' }], battlefield: [{ card: 'Mountain' }] },
    { name: 'Bob', battlefield: [{ card: 'Grizzly Bears' }] },
  ],
};

async function legal(scenario: object) {
  const { data, errors } = await service.ask(ASK, { scenario });
  expect(errors).toEqual([]);
  return data.legalActions;
}

describe('legal actions over HTTP', () => {
  test('are listed with their words, first choices and rules, and refusals with theirs', async () => {
    const { status, player, actions, refusals, decision } = await legal(SCENARIO);
    expect([status, player, decision]).toEqual(['RESOLVED', 'Ann', null]);
    const cast = actions.find((action: { kind: string }) => action.kind === 'CAST');
    expect(cast).toMatchObject({
      player: 'Ann',
      action: { player: 'Ann', cast: 'Lightning Bolt', from: 'hand' },
      zone: 'HAND',
      x: null,
      firstChoice: { kind: 'TARGET', options: [{ answer: 'Grizzly Bears' }, { answer: 'Ann' }, { answer: 'Bob' }] },
    });
    expect(cast.citations).toContainEqual({ rule: { number: '601.2' } });
    expect(actions.map((action: { kind: string }) => action.kind)).toEqual(
      expect.arrayContaining(['PASS', 'ACTIVATE', 'CONCEDE']),
    );
    expect(refusals).toContainEqual(expect.objectContaining({ actionIndex: 1, attempt: 'Ann casts Counterspell.' }));
  });

  test('with things that nothing tells apart are one, and one option that counts them', async () => {
    const many = [{ card: 'Grizzly Bears', count: 300 }];
    const [ann, bob] = SCENARIO.players;
    const { actions } = await legal({
      players: [
        { ...ann, battlefield: [{ card: 'Mountain' }, ...many] },
        { ...bob, battlefield: many },
      ],
    });
    const ofKind = (wanted: string) => actions.find(({ kind }: { kind: string }) => kind === wanted).firstChoice.options;
    expect(ofKind('CAST')).toEqual([
      { answer: "Ann's Grizzly Bears", count: 300, label: expect.anything(), thing: { name: 'Grizzly Bears' } },
      { answer: "Bob's Grizzly Bears", count: 300, label: expect.anything(), thing: { name: 'Grizzly Bears' } },
      expect.objectContaining({ answer: 'Ann', count: 1 }),
      expect.objectContaining({ answer: 'Bob', count: 1 }),
    ]);
    expect(ofKind('ATTACK')).toEqual([expect.objectContaining({ answer: 'Grizzly Bears', count: 300 })]);
  });

  test('of a scenario with a forbidden action are none, and the refusal says which', async () => {
    const actions = [{ cast: { player: 'Ann', card: 'Counterspell', targets: ['Bob'] } }];
    const answer = await legal({ ...SCENARIO, actions });
    expect(answer).toMatchObject({ status: 'ILLEGAL', actions: [], refusals: [{ actionIndex: 1, attempt: null }] });
  });

  test('of what is no scenario are an error that says where', async () => {
    const { errors } = await service.ask(ASK, {
      scenario: { players: [{ name: 'Ann', hand: [{ card: 'Lightnin Bolt' }] }, { name: 'Bob' }] },
    });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.message).toMatch(/Lightnin Bolt/);
    // What the mutation says of the same scenario.
    expect(errors[0]?.extensions.userErrors).toEqual([
      {
        code: 'UNKNOWN_VALUE',
        message: expect.stringMatching(/No card is called "Lightnin Bolt"/),
        path: ['players', '0', 'hand', '0', 'card'],
        line: null,
        suggestions: expect.arrayContaining(['Lightning Bolt']),
      },
    ]);
  });
});
