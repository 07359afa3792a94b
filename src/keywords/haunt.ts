import { keyword } from './keyword.ts';

/** CR 702.55. */
export const haunt = keyword({
  name: 'haunt',
  rule: '702.55',
  abilityTypes: ['TRIGGERED'],
  summary:
    'When this goes to a graveyard from the battlefield, or as it resolves, it is exiled haunting a creature; what it says of that creature happens when that dies.',
  sentences: [
    {
      words: 'When this permanent is put into a graveyard from the battlefield, exile it haunting target creature.',
      rule: '702.55a',
      functionsIn: ['battlefield'],
      on: 'permanent',
    },
    {
      words: 'When this spell is put into a graveyard during its resolution, exile it haunting target creature.',
      rule: '702.55a',
      functionsIn: ['graveyard'],
      on: 'spell',
    },
  ],
  flagRule: '702.55a',
});
