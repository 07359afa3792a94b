import { keyword } from './keyword.ts';

/** CR 702.176. */
export const impending = keyword({
  name: 'impending',
  rule: '702.176',
  parameters: ['N', '[cost]'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'You may cast this for its impending cost: it enters with N time counters, is no creature while it has one, and loses one in each of your end steps.',
  sentences: [
    {
      words: "You may choose to pay [cost] rather than pay this spell's mana cost.",
      rule: '702.176a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
    {
      words: "If you chose to pay this permanent's impending cost, it enters with N time counters on it.",
      rule: '702.176a',
      functionsIn: ['battlefield'],
    },
    {
      words: "As long as this permanent's impending cost was paid and it has a time counter on it, it's not a creature.",
      rule: '702.176a',
      functionsIn: ['battlefield'],
    },
    {
      words:
        "At the beginning of your end step, if this permanent's impending cost was paid and it has a time counter on it, remove a time counter from it.",
      rule: '702.176a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.176a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
});
