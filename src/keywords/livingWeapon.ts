import { keyword } from './keyword.ts';

/** CR 702.92. */
export const livingWeapon = keyword({
  name: 'living weapon',
  rule: '702.92',
  abilityTypes: ['TRIGGERED'],
  summary: 'When this Equipment enters, you get a 0/0 black Phyrexian Germ creature token that it is attached to.',
  sentences: [
    {
      words: 'When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it.',
      rule: '702.92a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.92a',
});
