import { keyword } from './keyword.ts';

/** CR 702.145: the back face of what has daybound. */
export const nightbound = keyword({
  name: 'nightbound',
  rule: '702.145',
  abilityTypes: ['STATIC'],
  summary: 'While it is day this is on its front face, and nothing else turns it over.',
  sentences: [
    {
      words: 'As it becomes day, if this permanent is back face up, transform it.',
      rule: '702.145e',
      also: ['702.145f'],
      functionsIn: ['battlefield'],
    },
    {
      words: "This permanent can't transform except due to its nightbound ability.",
      rule: '702.145e',
      functionsIn: ['battlefield'],
    },
    {
      words: "Any time it's neither day nor night and no permanents with daybound are on the battlefield, it becomes night.",
      rule: '702.145g',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.145e',
  differs: 'That it becomes night where it is neither (702.145g) is a rule of its own, a further sentence here.',
});
