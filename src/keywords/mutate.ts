import { keyword } from './keyword.ts';

/** CR 702.140. What merging does, procedures of the engine say (730). */
export const mutate = keyword({
  name: 'mutate',
  rule: '702.140',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this for its mutate cost, targeting a non-Human creature that you own: it goes over or under that creature, and they are one creature with the abilities of both.',
  sentences: [
    {
      words:
        "You may pay [cost] rather than pay this spell's mana cost. If you do, it becomes a mutating creature spell and targets a non-Human creature with the same owner as this spell.",
      rule: '702.140a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
  flagRule: '702.140a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
});
