import { keyword } from './keyword.ts';

/** CR 702.34. */
export const flashback = keyword({
  name: 'flashback',
  rule: '702.34',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast this card from your graveyard for its flashback cost; then it is exiled as it leaves the stack.',
  sentences: [
    {
      words:
        'You may cast this card from your graveyard if the resulting spell is an instant or sorcery spell by paying [cost] rather than paying its mana cost.',
      rule: '702.34a',
      functionsIn: ['graveyard'],
    },
    {
      words:
        'If the flashback cost was paid, exile this card instead of putting it anywhere else any time it would leave the stack.',
      rule: '702.34a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.34a',
  flagsFunctionIn: ['graveyard', 'stack'],
});
