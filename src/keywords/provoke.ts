import { keyword } from './keyword.ts';

/** CR 702.39. */
export const provoke = keyword({
  name: 'provoke',
  rule: '702.39',
  abilityTypes: ['TRIGGERED'],
  summary:
    'Whenever this creature attacks, you may untap a creature of the defending player, which then has to block this one if it can.',
  sentences: [
    {
      words:
        'Whenever this creature attacks, you may have target creature defending player controls block this creature this combat if able. If you do, untap that creature.',
      rule: '702.39a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.39a',
  instances: { kind: 'SEPARATE', rule: '702.39b' },
  differs: 'The rule says “you may choose to have”, the sentence “you may have”: the choice is the same.',
});
