import { keyword } from './keyword.ts';

/** CR 702.161. */
export const livingMetal = keyword({
  name: 'living metal',
  rule: '702.161',
  abilityTypes: ['STATIC'],
  summary: 'During your turn this Vehicle is a creature besides.',
  sentences: [
    {
      words: 'During your turn, this permanent is an artifact creature in addition to its other types.',
      rule: '702.161a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.161a',
});
