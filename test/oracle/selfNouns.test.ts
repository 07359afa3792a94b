import { expect, test } from '@jest/globals';
import { readFace } from '../../src/oracle/index.ts';
import { namesOf } from '../../src/oracle/normalise/names.ts';
import { SELF_NOUNS } from '../../src/oracle/normalise/selfNouns.ts';

test.each(SELF_NOUNS.map(({ noun }) => noun))('“this %s” is what has the words', (noun) => {
  const face = { name: 'Old Shed', types: ['artifact'], oracleText: `Sacrifice this ${noun}: You gain 1 life.` };
  const wanted = noun === 'spell' ? 'DECLINED' : 'EXACT';
  expect(readFace(face).lines.map(({ verdict }) => verdict)).toEqual([wanted]);
});

test.each([
  [['creature'], [], 'creature'],
  [['artifact', 'creature'], [], 'creature'],
  [['artifact', 'creature'], ['Vehicle'], 'Vehicle'],
  [['enchantment'], ['Aura', 'Curse'], 'Aura'],
  [['creature'], ['Horse', 'Mount'], 'creature'],
  [['land', 'creature'], [], 'creature'],
  [['battle'], ['Siege'], 'Siege'],
  [['sorcery'], [], 'spell'],
  [[], [], 'permanent'],
])('%j %j calls itself “this %s”', (types, subtypes, noun) => {
  const face = { name: 'Old Shed', types, subtypes, oracleText: 'Old Shed enters tapped.' };
  expect(namesOf(face).noun).toBe(noun);
});
