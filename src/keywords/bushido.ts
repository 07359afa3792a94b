import { keyword } from './keyword.ts';

/** CR 702.45. */
export const bushido = keyword({
  name: 'bushido',
  rule: '702.45',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'This creature grows by +N/+N for the turn when it blocks or is blocked.',
  sentences: [
    {
      words: 'Whenever this creature blocks or becomes blocked, it gets +N/+N until end of turn.',
      rule: '702.45a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.45a',
  instances: { kind: 'SEPARATE', rule: '702.45b' },
});
