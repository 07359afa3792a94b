import { keyword } from './keyword.ts';

/** CR 702.8. */
export const flash = keyword({
  name: 'flash',
  rule: '702.8',
  abilityTypes: ['STATIC'],
  summary: 'You may cast this any time you could cast an instant.',
  flags: ['castAtInstantSpeed'],
  flagRule: '702.8a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
  instances: { kind: 'REDUNDANT', rule: '702.8b' },
  differs: 'When a card may be cast is asked by the procedure of casting, not said by a sentence of the card.',
});
