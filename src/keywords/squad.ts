import { keyword } from './keyword.ts';

/** CR 702.157. */
export const squad = keyword({
  name: 'squad',
  rule: '702.157',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary: 'You may pay its squad cost any number of times; as many copies of the creature are created when it enters.',
  sentences: [
    {
      words: 'As an additional cost to cast this spell, you may pay [cost] any number of times.',
      rule: '702.157a',
      functionsIn: ['stack'],
    },
    {
      words:
        "When this creature enters, if its squad cost was paid, create a token that's a copy of it for each time its squad cost was paid.",
      rule: '702.157a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.157a',
  flagsFunctionIn: ['stack', 'battlefield'],
  instances: { kind: 'SEPARATE', rule: '702.157b' },
});
