import { keyword } from './keyword.ts';

/** CR 702.173. */
export const freerunning = keyword({
  name: 'freerunning',
  rule: '702.173',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this for its freerunning cost if an Assassin or commander of yours dealt combat damage to a player this turn.',
  sentences: [
    {
      words:
        "You may pay [cost] rather than pay this spell's mana cost if a player was dealt combat damage this turn by a creature that, at the time it dealt that damage, was an Assassin creature or a commander under your control.",
      rule: '702.173a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
  flagRule: '702.173a',
  flagsFunctionIn: ['stack'],
});
