import { keyword } from './keyword.ts';

/** CR 702.152. */
export const blitz = keyword({
  name: 'blitz',
  rule: '702.152',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this for its blitz cost: then it has haste, is sacrificed at the beginning of the next end step, and you draw a card when it goes to a graveyard.',
  sentences: [
    { words: 'You may cast this card by paying [cost] rather than its mana cost.', rule: '702.152a', functionsIn: ['stack'] },
    {
      words:
        "If this spell's blitz cost was paid, sacrifice the permanent this spell becomes at the beginning of the next end step.",
      rule: '702.152a',
      functionsIn: ['stack'],
    },
    {
      words: `As long as this permanent's blitz cost was paid, it has haste and "When this permanent is put into a graveyard from the battlefield, draw a card."`,
      rule: '702.152a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.152a',
  flagsFunctionIn: ['stack', 'battlefield'],
  instances: { kind: 'SEPARATE', rule: '702.152b' },
});
