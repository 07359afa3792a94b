import { keyword } from './keyword.ts';

/** CR 702.73. */
export const changeling = keyword({
  name: 'changeling',
  rule: '702.73',
  abilityTypes: ['STATIC'],
  summary: 'This is of every creature type, wherever it is.',
  sentences: [
    {
      words: 'This object is every creature type.',
      rule: '702.73a',
      functionsIn: ['battlefield', 'stack', 'hand', 'graveyard', 'library', 'exile', 'command'],
    },
  ],
  flagRule: '702.73a',
});
