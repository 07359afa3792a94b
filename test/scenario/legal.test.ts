import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { libraryOf, starterSource } from '../../src/cli/scenarios/library.ts';
import {
  explainLegal,
  type LegalAction,
  type LegalActions,
  legalActions,
  readScenarioFileText,
  readScenarioText,
  readScenarioValue,
  resolveScenario,
  type Scenario,
} from '../../src/scenario/index.ts';

const library = libraryOf(starterSource());

async function legalAt(scenario: Scenario): Promise<LegalActions> {
  const result = legalActions(scenario, await library.contextFor(scenario));
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join(' '));
  return result.legal;
}

async function legalOf(text: string): Promise<LegalActions> {
  const read = readScenarioText(text);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join(' '));
  return await legalAt(read.scenario);
}

const ofKind = (legal: LegalActions, kind: LegalAction['kind'], player = 'Ann'): readonly LegalAction[] =>
  legal.actions.filter((action) => action.kind === kind && action.player === player);

describe('with priority in a main phase', () => {
  const START = `
cards:
  - { name: Two Ways, manaCost: "{1}{U}", typeLine: Sorcery, oracleText: "Draw a card.\\nFlashback {2}{U}" }
  - { name: Deep Blaze, manaCost: "{X}{R}", typeLine: Instant, oracleText: "Deep Blaze deals X damage to any target." }
  - { name: Buried Beast, manaCost: "{4}{G}{G}", typeLine: Creature — Beast, power: 5, toughness: 5, oracleText: "Morph {2}{G}" }
  - name: Costly Choices
    manaCost: "{U}"
    typeLine: Sorcery
    oracleText: "Spree\\n+ {1} — Draw a card.\\n+ {8} — You gain 3 life."
players:
  - name: Ann
    hand: [Forest, Forest, Two Ways, Deep Blaze, Buried Beast, Costly Choices, Ancestral Vision, Counterspell]
    graveyard: [Two Ways, Deep Blaze]
    battlefield: [{ card: Island, count: 3 }, Mountain]
  - { name: Bob, hand: [Lightning Bolt], battlefield: [Mountain] }
`;

  test('every land, spell, way of casting, ability and special action is there once', async () => {
    const legal = await legalOf(START);
    expect([legal.status, legal.player]).toEqual(['RESOLVED', 'Ann']);
    expect(ofKind(legal, 'pass')).toHaveLength(1);
    expect(ofKind(legal, 'pass', 'Bob')).toHaveLength(0);
    const rulesOf = (kind: LegalAction['kind'], using: string | null) =>
      ofKind(legal, kind)
        .filter((action) => action.using === using)
        .at(-1)?.citations;
    expect(rulesOf('cast', 'flashback')).toEqual(expect.arrayContaining(['601.2', '118.9', '702.34a']));
    expect(rulesOf('cast', 'morph')).toEqual(expect.arrayContaining(['708.4', '702.37c']));
    expect(rulesOf('special', null)).toEqual(expect.arrayContaining(['116.2f', '702.62a']));
    expect(ofKind(legal, 'play').map(({ objects }) => objects.length)).toEqual([2]);
    expect(ofKind(legal, 'cast').map(({ action, zone, using }) => [action.cast, zone, using])).toEqual([
      ['Two Ways', 'hand', null],
      ['Deep Blaze', 'hand', null],
      ['Buried Beast', 'hand', 'morph'],
      ['Costly Choices', 'hand', null],
      ['Two Ways', 'graveyard', 'flashback'],
    ]);
    expect(ofKind(legal, 'special').map(({ action }) => [action.special, action.card])).toEqual([
      ['suspend', 'Ancestral Vision'],
    ]);
    expect(ofKind(legal, 'activate').map(({ objects, manaAbility }) => [objects.length, manaAbility])).toEqual([
      [3, true],
      [1, true],
    ]);
  });

  test('what the rules forbid is named with the rules', async () => {
    const { refusals } = await legalOf(START);
    const rulesOf = (summary: string) => refusals.find((refusal) => refusal.summary === summary)?.citations;
    expect(rulesOf('Ann casts Counterspell.')).toContain('601.2c');
    expect(rulesOf('Ann casts Ancestral Vision.')).toContain('118.6');
    expect(rulesOf('Ann casts Buried Beast.')).toContain('118.3');
    // Cards that nothing allows to be cast from a graveyard aren't thought of.
    expect(refusals.map(({ summary }) => summary)).not.toContain('Ann casts Deep Blaze from a graveyard.');
  });

  test('X is a range, and the first choice has only options that lead to a legal end', async () => {
    const legal = await legalOf(START);
    const blaze = ofKind(legal, 'cast').find(({ action }) => action.cast === 'Deep Blaze');
    expect(blaze?.x).toEqual({ min: 0, max: 3 });
    expect(blaze?.firstChoice).toMatchObject({ kind: 'target', options: [{ answer: 'Ann' }, { answer: 'Bob' }] });
    const choices = ofKind(legal, 'cast').find(({ action }) => action.cast === 'Costly Choices');
    expect(choices?.firstChoice?.options.map(({ label }) => label)).toEqual([expect.stringMatching(/Draw a card/)]);
  });

  test('X that has to be the mana value of a target is found', async () => {
    const legal = await legalOf(`
cards:
  - { name: Just Enough, manaCost: "{X}{U}", typeLine: Instant, oracleText: "Counter target spell with mana value X." }
players:
  - { name: Ann, hand: [Serra Angel], mana: unlimited }
  - { name: Bob, hand: [Just Enough], mana: unlimited }
actions:
  - { player: Ann, cast: Serra Angel }
  - { pass: Ann }
`);
    expect(ofKind(legal, 'cast', 'Bob').map(({ x }) => x)).toEqual([{ min: 5, max: 5 }]);
  });

  test('without end of mana X has no greatest value', async () => {
    const legal = await legalOf(START.replace('name: Ann\n', 'name: Ann\n    mana: unlimited\n'));
    expect(ofKind(legal, 'cast').find(({ action }) => action.cast === 'Deep Blaze')?.x).toEqual({ min: 0, max: null });
  });

  test('others act once those before them have passed', async () => {
    const legal = await legalOf(START);
    expect(ofKind(legal, 'cast', 'Bob').map(({ action, othersPass }) => [action.cast, othersPass])).toEqual([
      ['Lightning Bolt', true],
    ]);
    expect(ofKind(legal, 'cast').map(({ othersPass }) => othersPass)).not.toContain(true);
  });

  test('as text it says what is legal, what is chosen first, and what is not', async () => {
    const text = explainLegal(await legalOf(START), { title: 'A main phase' });
    expect(text).toMatch(/RESOLVED: it is up to Ann/);
    expect(text).toMatch(/Ann plays Forest\. \(2 of them\) \[305\.1/);
    expect(text).toMatch(/X: from 0 to 3/);
    expect(text).toMatch(/Ann casts Counterspell\. .*\[601\.2c\]/);
  });
});

describe('payments', () => {
  const PAYING = `
cards:
  - { name: Mana Elf, manaCost: "{G}", typeLine: Creature — Elf, power: 1, toughness: 1, oracleText: "{T}: Add {G}." }
  - { name: Common Effort, manaCost: "{3}", typeLine: Sorcery, oracleText: "Convoke\\nDraw a card." }
players:
  - { name: Ann, hand: [HAND], battlefield: [{ card: CREATURE, count: 2 }, Forest, { card: Forest, tapped: true }] }
  - { name: Bob }
`;

  test('with mana of creatures, which nobody taps unasked, are said', async () => {
    const [cast] = ofKind(await legalOf(PAYING.replace('HAND', 'Grizzly Bears').replace('CREATURE', 'Mana Elf')), 'cast');
    expect(cast?.action).toMatchObject({ cast: 'Grizzly Bears', pay: { manaFrom: [expect.stringMatching(/Mana Elf/)] } });
  });

  test('with creatures tapped for convoke are said', async () => {
    const [cast] = ofKind(await legalOf(PAYING.replace('HAND', 'Common Effort').replace('CREATURE', 'Grizzly Bears')), 'cast');
    expect(cast?.action).toMatchObject({ cast: 'Common Effort', pay: { convoke: [expect.anything(), expect.anything()] } });
  });
});

describe('declarations', () => {
  const COMBAT = `
cards:
  - { name: Raging Ox, manaCost: "{R}", typeLine: Creature — Ox, power: 2, toughness: 2, oracleText: "This creature attacks each combat if able." }
  - { name: Sneak, manaCost: "{B}", typeLine: Creature — Rogue, power: 2, toughness: 2, oracleText: Menace }
players:
  - { name: Ann, battlefield: [Raging Ox, Sneak, { card: Grizzly Bears, tapped: true }] }
  - { name: Bob, battlefield: [{ card: Hill Giant, as: Big }, { card: Hill Giant, as: Small, tapped: TAPPED }] }
cards2: x
start: { step: declare attackers }
`.replace('cards2: x\n', '');
  const GIANT = '  - { name: Hill Giant, manaCost: "{3}{R}", typeLine: Creature — Giant, power: 3, toughness: 3 }\nplayers:';
  const combat = (tapped: boolean): string => COMBAT.replace('TAPPED', String(tapped)).replace('players:', GIANT);

  test('of attackers name the creatures that can attack, and one that obeys the requirements', async () => {
    const legal = await legalOf(combat(false));
    expect(legal.player).toBe('Ann');
    const [attack] = ofKind(legal, 'attack');
    expect(attack?.firstChoice).toMatchObject({ min: 1, options: [{ answer: 'Raging Ox' }, { answer: 'Sneak' }] });
    expect(attack?.action.attack).toEqual([{ attacker: 'Raging Ox', on: 'Bob' }]);
  });

  test('of blockers leave out what one creature alone can’t block', async () => {
    const attacking = 'actions:\n  - { player: Ann, attack: [{ attacker: Raging Ox, on: Bob }, { attacker: Sneak, on: Bob }] }\n';
    const labels = async (tapped: boolean) =>
      ofKind(await legalOf(`${combat(tapped)}${attacking}`), 'block', 'Bob').flatMap(
        ({ firstChoice }) => firstChoice?.options.map(({ label }) => label) ?? [],
      );
    expect(await labels(true)).toEqual(['Hill Giant can block Raging Ox']);
    expect(await labels(false)).toEqual(['Hill Giant can block Raging Ox or Sneak', 'Hill Giant can block Raging Ox or Sneak']);
  });

  test('leave out creatures that can’t attack or block, and say why', async () => {
    const text = (actions: string) => `
cards:
  - { name: Stone Wall, manaCost: "{1}{W}", typeLine: Creature — Wall, power: 0, toughness: 4, oracleText: Defender }
  - { name: High Bird, manaCost: "{1}{W}", typeLine: Creature — Bird, power: 1, toughness: 1, oracleText: Flying }
players:
  - name: Ann
    battlefield: [{ card: Grizzly Bears, tapped: true, count: 2 }, { card: High Bird, sick: true }, Stone Wall, { card: High Bird, as: Old Bird }]
  - { name: Bob, battlefield: [Grizzly Bears, { card: Stone Wall, tapped: true }] }
actions: ${actions}
`;
    const told = ({ refusals }: LegalActions) =>
      refusals.map(({ summary, reason, citations }) => [summary, reason, citations[0]]);
    expect(told(await legalOf(text('[]')))).toEqual([
      ['Ann attacks with Grizzly Bears (2 of them).', 'Grizzly Bears is tapped.', '508.1a'],
      ['Ann attacks with High Bird.', "High Bird hasn't been controlled continuously since the turn began.", '302.6'],
      ['Ann attacks with Stone Wall.', expect.stringMatching(/^Stone Wall can't attack/), '508.1c'],
    ]);
    expect(
      told(
        await legalOf(
          text('[{ player: Ann, attack: [{ attacker: Old Bird, on: Bob }] }, { advanceTo: { step: declare blockers } }]'),
        ),
      ),
    ).toEqual([
      ['Bob blocks with Grizzly Bears.', expect.stringMatching(/^Grizzly Bears can't block High Bird/), '509.1b'],
      ['Bob blocks with Stone Wall.', 'Stone Wall is tapped.', '509.1a'],
    ]);
  });

  test('of creatures that nothing tells apart are one option that counts them', async () => {
    const [attack] = ofKind(
      await legalOf(`
players:
  - { name: Ann, battlefield: [{ card: Grizzly Bears, count: 40 }, { card: Grizzly Bears, counters: { +1/+1: 1 } }] }
  - { name: Bob }
`),
      'attack',
    );
    expect(attack?.firstChoice?.options.map(({ answer, count }) => [answer, count])).toEqual([
      ['Grizzly Bears#1', 40],
      ['Grizzly Bears#41', 1],
    ]);
    expect(attack?.firstChoice?.max).toBe(41);
  });
});

describe('where nobody can simply act', () => {
  const BOLT = `
players:
  - { name: Ann, hand: [Lightning Bolt], battlefield: [Mountain] }
  - { name: Bob, battlefield: [Grizzly Bears] }
actions:
`;

  test('the open decision is what is to be done', async () => {
    const legal = await legalOf(`${BOLT}  - { player: Ann, cast: Lightning Bolt }\n`);
    expect([legal.status, legal.player]).toEqual(['NEEDS_DECISION', 'Ann']);
    expect(legal.actions.map(({ kind }) => kind)).toEqual(['choose']);
    expect(legal.decision?.options.map(({ label }) => label)).toEqual(['Grizzly Bears', 'Ann', 'Bob']);
  });

  test('an illegal action of the scenario is the refusal', async () => {
    const legal = await legalOf(`${BOLT}  - { player: Bob, cast: Lightning Bolt, targets: [Bob] }\n`);
    expect(legal).toMatchObject({ status: 'ILLEGAL', actions: [], refusals: [{ actionIndex: 1 }] });
  });

  test('the game that has ended leaves nothing to do', async () => {
    expect(await legalOf(`${BOLT}  - concede: Bob\n`)).toMatchObject({ player: null, actions: [] });
  });

  test('before the untap step nobody gets priority', async () => {
    const legal = await legalOf(BOLT.replace('actions:', 'start: { step: untap }\nactions: []'));
    expect(legal.actions.map(({ kind }) => kind)).toEqual(['concede', 'concede']);
    expect(legal.refusals[0]?.citations).toEqual(['502.4']);
  });

  test('an ability that nobody reads keeps the list from being whole', async () => {
    const legal = await legalOf(`
cards:
  - { name: Riddle, manaCost: "{1}", typeLine: Artifact, oracleText: "{T}: Gwumble the frabjous." }
players: [{ name: Ann, battlefield: [Riddle] }, { name: Bob }]
`);
    expect([legal.status, legal.unsupported.map(({ card }) => card)]).toEqual(['UNSUPPORTED', ['Riddle']]);
    expect(ofKind(legal, 'pass')).toHaveLength(1);
  });
});

describe('with the scenarios of this project', () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'scenarios');
  const EVERY = 12;
  const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.endsWith('README.md') && !name.startsWith('with-data'))
    .sort()
    .flatMap((name) => readScenarioFileText(name, readFileSync(join(folder, name), 'utf8')).entries)
    .filter((_, index) => index % EVERY === 0)
    .flatMap(({ title, result }) => (result.ok ? [[title, result.scenario] as const] : []));

  test('there are many', () => expect(scenarios.length).toBeGreaterThan(50));

  /** The action as a question at the end of the scenario. */
  function asked(scenario: Scenario, { action }: LegalAction): Scenario {
    const players = scenario.players.map(({ name }) => ({ name }));
    const read = readScenarioValue({ format: scenario.format, players, actions: [{ ask: action }] });
    if (!read.ok) throw new Error(`${JSON.stringify(action)}: ${read.errors.map(({ message }) => message).join(' ')}`);
    return { ...scenario, finish: 'stop', actions: [...scenario.actions, ...read.scenario.actions] };
  }

  test('each action that is listed would be legal', async () => {
    const wrong: string[] = [];
    for (const [title, scenario] of scenarios) {
      for (const actions of [[], scenario.actions]) {
        const here: Scenario = { ...scenario, actions };
        const legal = await legalAt(here);
        for (const action of legal.actions.filter(({ kind }) => kind !== 'pass' && kind !== 'concede' && kind !== 'choose')) {
          const question = asked(here, action);
          const result = resolveScenario(question, await library.contextFor(question));
          const answer = result.ok ? result.answer.answers.at(-1) : undefined;
          if (answer?.legal !== true) wrong.push(`${title}: ${JSON.stringify(action.action)} ${answer?.reason}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('each spell that is cast, and each ability that is activated, is listed before', async () => {
    const missing: string[] = [];
    for (const [title, scenario] of scenarios) {
      const result = resolveScenario(scenario, await library.contextFor(scenario));
      const carriedOut = result.ok && result.answer.status === 'RESOLVED' ? scenario.actions : [];
      for (const [index, action] of carriedOut.entries()) {
        if (action.kind !== 'cast' && action.kind !== 'activate' && action.kind !== 'play') continue;
        const { actions } = await legalAt({ ...scenario, actions: scenario.actions.slice(0, index) });
        if (!actions.some(({ kind, player }) => kind === action.kind && player === (action.player ?? player)))
          missing.push(`${title}: action ${index + 1}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
