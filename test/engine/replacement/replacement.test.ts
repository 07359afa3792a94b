import { describe, expect, test } from '@jest/globals';
import { cited, play, standing, verdict } from '../support/play.ts';

const card = (name: string, type: string, words = '', more = ''): string =>
  `{ name: ${name}, typeLine: "${type}", manaCost: "{0}"${words ? `, oracleText: "${words}"` : ''}${more} }`;
const beast = (name: string, words = ''): string => card(name, 'Creature — Beast', words, ', power: 2, toughness: 2');

const game = (cards: readonly string[], ann: string, bob: string, actions: string) =>
  play(
    cards,
    `players:
  - { name: Ann, ${ann} }
  - { name: Bob, ${bob} }
actions:
${actions}`,
  );

describe('how something enters', () => {
  interface Row {
    readonly what: string;
    readonly words: string;
    readonly there?: string;
    readonly after: string;
    readonly cite: string;
  }
  const counters = (answer: ReturnType<typeof play>): string => {
    const self = answer.finalState.objects.find(({ name, zone }) => name === 'Self' && zone === 'battlefield');
    return `${self?.tapped ? 'tapped' : 'untapped'} ${JSON.stringify(self?.counters ?? {})}`;
  };
  test.each<Row>([
    { what: 'tapped', words: 'This creature enters tapped.', after: 'tapped {}', cite: '614.1d' },
    {
      what: 'with counters',
      words: 'This creature enters with two +1/+1 counters on it.',
      after: 'untapped {"+1/+1":2}',
      cite: '614.1c',
    },
    { what: "by another's words", words: '', there: 'Frost', after: 'tapped {}', cite: '614.1d' },
  ])('$what', ({ words, there, after, cite }) => {
    const frost = card('Frost', 'Enchantment', 'Creatures enter tapped.');
    const answer = game(
      [beast('Self', words), frost],
      `hand: [Self], battlefield: [${there ?? ''}]`,
      'hand: []',
      `  - { player: Ann, cast: Self }
  - resolve: all
`,
    );
    expect(verdict(answer)).toBe('RESOLVED');
    expect(counters(answer)).toContain(after);
    expect(cited(answer)).toContain(cite);
  });
});

describe('instead', () => {
  const shot = card('Shot', 'Instant', 'Destroy target creature.');
  test('a creature that would die is exiled', () => {
    const answer = game(
      [beast('Calf'), card('Pit', 'Enchantment', 'If a creature would die, exile it instead.'), shot],
      'hand: [Shot], battlefield: [Calf, Pit]',
      'hand: []',
      `  - { player: Ann, cast: Shot, targets: [Calf] }
  - resolve: all
`,
    );
    expect(answer.finalState.objects.filter(({ name }) => name === 'Calf').map(({ zone }) => zone)).toEqual(['exile']);
    expect(cited(answer)).toContain('614.1a');
  });
});

describe("what can't happen doesn't (614.17)", () => {
  test.each<[string, string, string, string, string]>([
    ['destroying what is indestructible', beast('Rock', 'Indestructible'), 'Destroy target creature.', '[Rock]', '702.12b'],
    ['gaining life', card('Rock', 'Enchantment', "Players can't gain life."), 'You gain 3 life.', '[]', '614.17'],
  ])('%s', (_what, permanent, words, targets, rule) => {
    const answer = game(
      [permanent, card('Shot', 'Instant', words)],
      'hand: [Shot], battlefield: [Rock]',
      'hand: []',
      `  - { player: Ann, cast: Shot${targets === '[]' ? '' : `, targets: ${targets}`} }
  - resolve: all
`,
    );
    expect([verdict(answer), standing(answer)]).toEqual(['RESOLVED', 'Ann 20: Rock | Bob 20:']);
    expect(cited(answer)).toContain(rule);
  });
});

describe('counters that replace and prevent (122.1)', () => {
  test.each<[string, string, string]>([
    ['shield', 'Destroy target creature.', 'battlefield'],
    ['shield', 'Shot deals 5 damage to target creature.', 'battlefield'],
    ['finality', 'Destroy target creature.', 'exile'],
  ])('%s: %s', (kind, words, zone) => {
    const answer = game(
      [beast('Calf'), card('Shot', 'Instant', words)],
      `hand: [Shot], battlefield: [{ card: Calf, counters: { ${kind}: 1 } }]`,
      'hand: []',
      `  - { player: Ann, cast: Shot, targets: [Calf] }
  - resolve: all
`,
    );
    const calf = answer.finalState.objects.find(({ name }) => name === 'Calf');
    expect([verdict(answer), calf?.zone, calf?.counters]).toEqual(['RESOLVED', zone, {}]);
  });
});
