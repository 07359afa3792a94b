import { expect, test } from '@jest/globals';
import { foldText } from '../../src/store/folding.ts';

test.each([
  ['Æther Hub and Lim-Dûl', 'aether hub and lim-dul'],
  ['Jötun Grœve', 'jotun groeve'],
  ['a creature’s “name” – or…', 'a creature\'s "name" - or...'],
])('%s is searched as %s', (text, folded) => expect(foldText(text)).toBe(folded));
