import { keyword } from './keyword.ts';

/** CR 702.113. */
export const awaken = keyword({
  name: 'awaken',
  rule: '702.113',
  parameters: ['N', '[cost]'],
  abilityTypes: ['STATIC', 'SPELL'],
  summary:
    'You may cast this for its awaken cost: then it also makes a land of yours a creature with N +1/+1 counters. The land is a target only then.',
  sentences: [
    {
      words: "You may pay [cost] rather than pay this spell's mana cost as you cast this spell.",
      rule: '702.113a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
    {
      words:
        "If this spell's awaken cost was paid, put N +1/+1 counters on target land you control. That land becomes a 0/0 Elemental creature with haste. It's still a land.",
      rule: '702.113a',
      also: ['702.113b'],
      functionsIn: ['stack'],
      ofSpell: true,
    },
  ],
  flagRule: '702.113a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
});
