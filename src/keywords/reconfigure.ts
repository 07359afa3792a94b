import { keyword } from './keyword.ts';

/** CR 702.151. */
export const reconfigure = keyword({
  name: 'reconfigure',
  rule: '702.151',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'This Equipment creature can be attached to another creature you control, or unattached, when you could cast a sorcery; attached it is no creature.',
  sentences: [
    {
      words: '[cost]: Attach this permanent to another target creature you control. Activate only as a sorcery.',
      rule: '702.151a',
      functionsIn: ['battlefield'],
    },
    {
      words: '[cost]: Unattach this permanent. Activate only if this permanent is attached to a creature and only as a sorcery.',
      rule: '702.151a',
      functionsIn: ['battlefield'],
    },
    {
      words: "As long as this permanent is attached to a creature, this permanent isn't a creature.",
      rule: '702.151b',
      functionsIn: ['battlefield'],
    },
  ],
  flags: ['equipsThoughCreature'],
  flagRule: '702.151b',
  differs: 'That an attached permanent is no creature is a rule of its own (702.151b), a third sentence here.',
});
