import { keyword } from './keyword.ts';

/** CR 702.50. */
export const epic = keyword({
  name: 'epic',
  rule: '702.50',
  abilityTypes: ['SPELL'],
  summary:
    'Once this has resolved you can cast no more spells in this game; at the beginning of each of your upkeeps you copy it instead.',
  sentences: [
    {
      words: "For the rest of the game, you can't cast spells.",
      rule: '702.50a',
      also: ['702.50b'],
      functionsIn: ['stack'],
      ofSpell: true,
    },
    {
      words:
        'At the beginning of each of your upkeeps for the rest of the game, copy this spell except for its epic ability. If the spell has any targets, you may choose new targets for the copy.',
      rule: '702.50a',
      functionsIn: ['stack'],
      ofSpell: true,
    },
  ],
  flagRule: '702.50a',
  flagsFunctionIn: ['stack'],
});
