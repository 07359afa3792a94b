import { afterEach, expect, jest, test } from '@jest/globals';
import { main } from '../../src/cli/read.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

async function read(...words: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  return { code: await main(words), text };
}

test.each([
  ['Draw two cards.', 'Sorcery'],
  ['Enchant creature\\nEnchanted creature gets +1/+1.', null],
  ['Gwumble the frabjous.', null],
])('%s that is no creature’s is read with another type, which is said', async (words, type) => {
  const { text } = await read(words);
  if (type === null) expect(text).not.toMatch(/--type/);
  else expect(text).toMatch(`with --type "${type}"`);
});

test('with a type that is said no other is advised', async () => {
  const { code, text } = await read('--type', 'Creature', 'Draw two cards.');
  expect([code === 0, /--type/.test(text)]).toEqual([false, false]);
});

test.each([
  ['Sorcry', 'Did you mean "Sorcery"?'],
  ['Creature Human', 'Subtypes stand behind a dash'],
])('the type line %s is none, which is said', async (type, hint) => {
  let told = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    told += String(chunk);
    return true;
  });
  const { code, text } = await read('--type', type, 'Flying');
  expect([code, text]).toEqual([2, '']);
  expect(told).toContain(hint);
});

test.each(['', '  '])('where there are no words (%j) it says so', async (words) => {
  let told = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    told += String(chunk);
    return true;
  });
  expect((await read(words)).code).toBe(2);
  expect(told).toContain('no words');
});

test('a tilde stands on no card, and what stands there is said', async () => {
  expect((await read('When ~ enters, draw a card.')).text).toContain('this creature');
});

test('lines that are declined show their keywords, and JSON what was expected', async () => {
  expect(await read('Equip {2')).toMatchObject({ text: expect.stringContaining('keyword: equip (CR 702.6)') });
});

test('as JSON a line has what was expected and its keywords', async () => {
  const { lines } = JSON.parse((await read('--json', 'Annihilator')).text);
  expect(lines[0]).toMatchObject({ expected: ['a number', 'X'], keywords: [{ keyword: 'annihilator' }] });
});
