import { keyword } from './keyword.ts';

/** CR 702.76. */
export const prowl = keyword({
  name: 'prowl',
  rule: '702.76',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this for its prowl cost if a source of yours with one of its creature types dealt combat damage to a player this turn.',
  sentences: [
    {
      words:
        "You may pay [cost] rather than pay this spell's mana cost if a player was dealt combat damage this turn by a source that, at the time it dealt that damage, was under your control and had any of this spell's creature types.",
      rule: '702.76a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
  flagRule: '702.76a',
  flagsFunctionIn: ['stack'],
});
