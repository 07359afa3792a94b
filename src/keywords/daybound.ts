import { keyword } from './keyword.ts';

/** CR 702.145. */
export const daybound = keyword({
  name: 'daybound',
  rule: '702.145',
  abilityTypes: ['STATIC'],
  summary:
    'It becomes day with this if it was neither day nor night; while it is night this is on its back face, and nothing else turns it over.',
  sentences: [
    {
      words: 'If it is night and this permanent is represented by a double-faced card, it enters transformed.',
      rule: '702.145b',
      functionsIn: ['battlefield'],
    },
    {
      words: 'As it becomes night, if this permanent is front face up, transform it.',
      rule: '702.145b',
      also: ['702.145c'],
      functionsIn: ['battlefield'],
    },
    {
      words: "This permanent can't transform except due to its daybound ability.",
      rule: '702.145b',
      functionsIn: ['battlefield'],
    },
    {
      words: "Any time it's neither day nor night, it becomes day.",
      rule: '702.145d',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.145b',
  differs: 'That it becomes day where it is neither (702.145d) is a rule of its own, a further sentence here.',
});
