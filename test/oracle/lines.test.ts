import { describe, expect, test } from '@jest/globals';
import { readFace, wantedIn } from '../../src/oracle/index.ts';
import { outline } from '../../src/oracle/measure/outline.ts';

const face = (oracleText: string, type = 'creature') => ({
  name: 'Old Shed',
  types: [type],
  supertypes: [],
  subtypes: [],
  oracleText,
});

function kinds(text: string, type?: string): string {
  const [line] = readFace(face(text, type)).lines;
  const found = line!.abilities.map((ability) =>
    outline(ability)
      .split('\n')
      .map((one) => one.trim().replace(/^\w+: /, ''))
      .join(' · '),
  );
  return `${line!.verdict}: ${found.join(' | ')}`;
}

describe('lines of permanents', () => {
  test.each([
    ['Flying', 'EXACT: keyword keyword=flying'],
    ['Vanishing 3', 'EXACT: keyword keyword=vanishing · number value=3'],
    ['Suspend 4—{U}', 'EXACT: keyword keyword=suspend · number value=4 · manaCost symbols={U}'],
    ['{T}: Add {G}.', 'EXACT: activated · tapCost · effect · clause · you · addMana · manaSymbols symbols={G}'],
    ["This creature can't block.", 'EXACT: static · clause · this · cant · deed deed=block'],
    ['This creature enters tapped.', 'EXACT: static · clause · this · enterTapped'],
    ['This creature enters the battlefield tapped.', 'VARIANT: static · clause · this · enterTapped'],
    ['Old Shed enters tapped.', 'VARIANT: static · clause · this · enterTapped'],
    [
      'When this creature enters, draw a card.',
      'EXACT: triggered · enters · this · effect · clause · you · draw mark=1 · number value=1',
    ],
    [
      'Whenever this creature attacks, it gets +1/+0 until end of turn.',
      'EXACT: triggered · attacks · this · effect · clause · that many=false · sourceReferent · get · signed sign=+ · number value=1 · signed sign=+ · number value=0 · untilEndOfTurn',
    ],
  ])('%s', (text, wanted) => expect(kinds(text).replaceAll(' adjectives= modifiers=', '')).toBe(wanted));
});

describe('letters and spaces', () => {
  test.each([
    ['an article is chosen by the sound of the next word', 'Target creature becomes an Elf.', 'instant', 'EXACT'],
    ['a wrong article is a variant of spelling', 'Draw an card.', 'instant', 'VARIANT'],
    ['a space that does not break is a space', 'Draw\u00a0a card.', 'instant', 'EXACT'],
    ['a quotation ends the sentence around it', 'Enchanted creature has "{T}: Draw a card."', 'enchantment', 'EXACT'],
    ['reminder text is set aside', 'Flying (It flies.)', 'creature', 'EXACT'],
    ['an ability word is set aside', 'Landfall — Whenever a land you control enters, you gain 1 life.', 'creature', 'EXACT'],
    ['a dash phrase that means nothing is set aside', 'Old Friends — {T}: Draw a card.', 'creature', 'EXACT'],
  ])('%s', (_, text, type, verdict) => expect(readFace(face(text, type)).lines.map((line) => line.verdict)).toEqual([verdict]));
});

describe('where reading stops', () => {
  test('the place and what was expected there are told', () => {
    const said = face('Destroy target banana.', 'instant');
    const [line] = readFace(said).lines;
    const { expected } = wantedIn(line!.text, said);
    expect([line!.verdict, line!.stoppedAt, expected.includes('a description of objects')]).toEqual(['DECLINED', 15, true]);
  });
  test.each([
    ['When this creature sneezes, draw a card.', 'creature', 'triggered'],
    ['{T}: Sneeze.', 'creature', 'activated'],
    ['If you would sneeze, draw a card instead.', 'creature', 'replacement'],
    ['Sneezing creatures get +1/+1.', 'creature', 'static'],
    ['Sneeze twice.', 'sorcery', 'spell'],
    ['Sneezing', 'creature', 'keyword'],
  ])('%s looks like %s: %s', (text, type, looksLike) => {
    expect(readFace(face(text, type)).unread.map((unread) => unread.looksLike)).toEqual([looksLike]);
  });
});
