import { keyword } from './keyword.ts';

/** CR 702.104. */
export const tribute = keyword({
  name: 'tribute',
  rule: '702.104',
  parameters: ['N'],
  abilityTypes: ['STATIC'],
  summary:
    'An opponent of your choice may have it enter with N more +1/+1 counters; other words on it say what happens if that player does not.',
  sentences: [
    {
      words: 'As this creature enters, choose an opponent, who may have it enter with an additional N +1/+1 counters on it.',
      ofOne: 'As this creature enters, choose an opponent, who may have it enter with an additional +1/+1 counter on it.',
      rule: '702.104a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.104a',
  differs: 'Who may put the counters is chosen and asked in one sentence here, in two by the rule.',
});
