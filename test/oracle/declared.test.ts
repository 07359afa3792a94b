import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readFace } from '../../src/oracle/index.ts';
import { PREFERENCES, VARIANTS } from '../../src/oracle/measure/declared.ts';

const SCENARIOS = new URL('../scenarios/6-spells-abilities-and-effects/608-two-readings.md', import.meta.url);

describe('preferences', () => {
  const sections = readFileSync(SCENARIOS, 'utf8').split('\n## ').slice(1);
  const fold = (text: string) => text.toLowerCase();

  test('each has a scenario under its name', () => {
    const headings = sections.map((section) => fold(section.split('\n')[0]!));
    expect(headings).toEqual(Object.keys(PREFERENCES).map(fold));
  });

  test.each(Object.keys(PREFERENCES))('the words of its scenario are decided by: %s', (name) => {
    const section = sections.find((one) => fold(one.split('\n')[0]!) === fold(name))!;
    const cards = [
      ...section.matchAll(
        /- name: (.+)\n {4}manaCost.+\n {4}typeLine: (.+)\n(?: {4}(?:power|toughness).+\n)* {4}oracleText: (?:\|-\n {6})?(.+)/g,
      ),
    ];
    const decided = cards.flatMap(([, card, type, text]) => {
      const words = type!.split(' — ')[0]!.toLowerCase().split(' ');
      const supertypes = words.filter((word) => word === 'legendary');
      const types = words.filter((word) => word !== 'legendary');
      return readFace({ name: card!, supertypes, types, oracleText: text! }).lines.flatMap((line) => [...line.preferences]);
    });
    expect(decided).toContain(name);
  });
});

describe('variants', () => {
  test.each([
    ['When Old Shed enters, draw a card.', 'its own name for “this creature”'],
    ['When this creature enters the battlefield, draw a card.', '“enters the battlefield” for “enters”'],
    ['Draw an card.', 'spelling: capitals, spaces, “a” or “an”'],
    ['Flying; haste', 'a semicolon between keywords'],
    ['This creature attacks each turn if able.', '“each turn” for “each combat”'],
  ])('%s', (oracleText, name) => {
    const types = [oracleText.startsWith('Draw') ? 'sorcery' : 'creature'];
    const [line] = readFace({ name: 'Old Shed', types, oracleText }).lines;
    expect([line!.verdict, line!.variants]).toEqual(['VARIANT', [name]]);
    expect(VARIANTS[name]).toBeDefined();
  });
});
