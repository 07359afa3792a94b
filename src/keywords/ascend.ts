import { keyword } from './keyword.ts';

/** CR 702.131. */
export const ascend = keyword({
  name: 'ascend',
  rule: '702.131',
  abilityTypes: ['SPELL', 'STATIC'],
  summary:
    "Once you control ten permanents, you have the city's blessing for the rest of the game: at once by a permanent, on resolution by a spell.",
  sentences: [
    {
      words:
        "If you control ten or more permanents and you don't have the city's blessing, you get the city's blessing for the rest of the game.",
      rule: '702.131a',
      also: ['702.131c'],
      functionsIn: ['stack'],
      ofSpell: true,
      on: 'spell',
    },
    {
      words:
        "Any time you control ten or more permanents and you don't have the city's blessing, you get the city's blessing for the rest of the game.",
      rule: '702.131b',
      also: ['702.131d'],
      functionsIn: ['battlefield'],
      on: 'permanent',
    },
  ],
  flagRule: '702.131a',
});
