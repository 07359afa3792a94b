import { describe, expect, test } from '@jest/globals';
import { starterCards } from '../../src/cards/starter/index.ts';
import { unboundIn } from '../../src/oracle/bind/unbound.ts';
import { readFace } from '../../src/oracle/index.ts';
import { addMarked, markedFace, NOTHING_MARKED, untracedIn } from '../../src/oracle/measure/markers.ts';
import { addProbed, NOTHING_PROBED, probeFace, shortenings } from '../../src/oracle/measure/probe.ts';
import { DECLARED_WORDINGS, declaredBy } from '../../src/oracle/measure/wordings.ts';

const faces = starterCards().flatMap((card) => card.faces);
const spell = (oracleText: string) => ({ name: 'Old Shed', types: ['sorcery'], oracleText });

describe('leaving out words', () => {
  test('each word and each stretch between commas in turn', () => {
    expect(shortenings('Tap it, then draw.').map(({ text }) => text)).toEqual([
      'it, then draw.',
      'Tap, then draw.',
      'Tap it, draw.',
      'Tap it, then.',
      'then draw.',
      'Tap it.',
    ]);
  });

  test('words that matter change the reading', () => {
    const { lines, shortened, unread, otherTree, unheeded } = probeFace(spell('Target player draws two cards.'), new Set());
    expect([lines, shortened, unread + otherTree, unheeded.size]).toEqual([1, 6, 6, 0]);
  });

  test('words that only choose how it is said are told with their wording', () => {
    const { unheeded } = probeFace(spell('Destroy all lands.'), new Set());
    expect([...unheeded.values()].map(({ words, wording }) => [words, wording])).toEqual([['all', ['each by: all → nothing']]]);
  });

  test('a choice of words is declared, or it is a finding', () => {
    expect(declaredBy(['each by: all → nothing'])).toEqual(['“all” or “each” before a plural']);
    expect(declaredBy(['inZone det: single → a'])).toBeNull();
    expect(declaredBy([])).toBeNull();
  });

  test('no word of the starter cards goes unheeded', () => {
    const seen = new Set<string>();
    const { unheeded } = faces.map((face) => probeFace(face, seen)).reduce(addProbed, NOTHING_PROBED);
    expect([...unheeded.values()].filter(({ wording }) => declaredBy(wording) === null)).toEqual([]);
  }, 60_000);

  test('each declaration has a name of its own and a reason', () => {
    expect(new Set(DECLARED_WORDINGS.map(({ name }) => name)).size).toBe(DECLARED_WORDINGS.length);
    expect(DECLARED_WORDINGS.filter(({ reason }) => reason === '')).toEqual([]);
  });
});

describe('markers', () => {
  const line = (oracleText: string) => readFace(spell(oracleText)).lines[0]!;
  test.each([
    ['Draw a card.', 'Draw a card instead.', ['instead']],
    ['Draw a card.', 'You may draw a card unless you draw a card.', ['may', 'unless']],
    ['You may draw a card.', 'You may draw a card.', []],
    ['If you control a land, draw a card.', 'If you control a land, if you control a land, draw a card.', ['if']],
    ['Draw X cards.', 'Draw X cards.', []],
  ])('the tree of “%s” and the words “%s”', (text, words, wanted) => {
    expect(untracedIn({ ...line(text), text: words }, 'Old Shed')).toEqual(wanted);
  });

  test('all of the starter cards have their trace', () => {
    const seen = new Set<string>();
    expect(faces.map((face) => markedFace(face, seen)).reduce(addMarked, NOTHING_MARKED).untraced).toEqual(new Map());
  });
});

describe('words for which nothing fits', () => {
  test.each([
    ['Tap target creature. It gains flying until end of turn.', []],
    ['That player draws a card.', ['“that player”']],
    ['Destroy those creatures.', ['“those …”']],
  ])('%s', (text, wanted) => expect(unboundIn(readFace(spell(text)).abilities)).toEqual(wanted));
});

describe('parentheses', () => {
  test.each([
    ['Flying (It can be blocked by few.)', 'Flying'],
    ['({T}: Add {G}.)', ''],
    ['You get {E}{E} (two energy counters).', 'You get {E}{E}.'],
    ['Draw a card (or two).', 'Draw a card (or two).'],
    ['Draw (You draw.) a card.', 'Draw (You draw.) a card.'],
    ['Draw a card. (Then shuffle)', 'Draw a card. (Then shuffle)'],
    ['Draw a card. (You draw it.) Discard a card.', 'Draw a card. Discard a card.'],
  ])('%s is read as “%s”', (text, wanted) => expect(readFace(spell(text)).lines.map((line) => line.text)).toEqual([wanted]));
});
