import { keyword } from './keyword.ts';

/** CR 702.46. */
export const soulshift = keyword({
  name: 'soulshift',
  rule: '702.46',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary:
    'When this goes to a graveyard from the battlefield, you may return a Spirit card with mana value N or less from your graveyard to your hand.',
  sentences: [
    {
      words:
        'When this permanent is put into a graveyard from the battlefield, you may return target Spirit card with mana value N or less from your graveyard to your hand.',
      rule: '702.46a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.46a',
  instances: { kind: 'SEPARATE', rule: '702.46b' },
});
