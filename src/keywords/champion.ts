import { keyword } from './keyword.ts';

/** CR 702.72. */
export const champion = keyword({
  name: 'champion',
  rule: '702.72',
  parameters: ['[quality]'],
  abilityTypes: ['TRIGGERED'],
  summary:
    'As this permanent comes, you exile another one of its kind that you control or lose this; when this leaves, the other comes back.',
  sentences: [
    {
      words: 'When this permanent enters, sacrifice it unless you exile another [quality] you control.',
      rule: '702.72a',
      also: ['702.72c'],
      functionsIn: ['battlefield'],
    },
    {
      words: "When this permanent leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
      rule: '702.72a',
      also: ['702.72b', '607.2k'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.72a',
});
