import { keyword } from './keyword.ts';

/** CR 702.6. */
export const equip = keyword({
  name: 'equip',
  rule: '702.6',
  parameters: ['[quality]', '[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'Pay the equip cost, at a time when you could cast a sorcery, to attach this Equipment to a creature that you control.',
  sentences: [
    {
      words: '[cost]: Attach this permanent to target creature you control. Activate only as a sorcery.',
      rule: '702.6a',
      also: ['702.6b'],
      functionsIn: ['battlefield'],
      printed: 'without quality',
    },
    {
      words: '[cost]: Attach this permanent to target [quality] you control. Activate only as a sorcery.',
      rule: '702.6a',
      also: ['702.6b', '702.6c'],
      functionsIn: ['battlefield'],
      printed: 'with quality',
    },
    {
      words:
        '[cost]: Attach this permanent to target planeswalker you control as though that planeswalker were a creature. Activate only as a sorcery.',
      rule: '702.6e',
      also: ['702.6b'],
      functionsIn: ['battlefield'],
      printed: 'with quality',
      quality: 'planeswalker',
    },
  ],
  flagRule: '702.6a',
  qualityNoun: 'creature',
  instances: { kind: 'SEPARATE', rule: '702.6d' },
  differs: 'With a quality it attaches to what has that quality (702.6c), and to a planeswalker where it says so (702.6e).',
});
