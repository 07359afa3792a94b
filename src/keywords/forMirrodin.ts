import { keyword } from './keyword.ts';

/** CR 702.163. */
export const forMirrodin = keyword({
  name: 'for mirrodin!',
  rule: '702.163',
  abilityTypes: ['TRIGGERED'],
  summary: 'A Rebel token comes with this Equipment and bears it.',
  sentences: [
    {
      words: 'When this Equipment enters, create a 2/2 red Rebel creature token, then attach this Equipment to it.',
      rule: '702.163a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.163a',
});
