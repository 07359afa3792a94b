import { keyword } from './keyword.ts';

/** CR 702.95. */
export const soulbond = keyword({
  name: 'soulbond',
  rule: '702.95',
  abilityTypes: ['TRIGGERED'],
  summary:
    'As this creature or another of yours enters, you may pair the two for as long as both stay creatures that you control.',
  sentences: [
    {
      words:
        'When this creature enters, if this creature is unpaired and you control another unpaired creature, you may pair this creature with another unpaired creature you control for as long as both remain creatures on the battlefield under your control.',
      rule: '702.95a',
      functionsIn: ['battlefield'],
    },
    {
      words:
        'Whenever another creature you control enters, if that creature is unpaired and this creature is unpaired, you may pair that creature with this creature for as long as both remain creatures on the battlefield under your control.',
      rule: '702.95a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.95a',
  differs: 'The rule says once of both creatures that they are unpaired, the sentences of each by itself.',
});
