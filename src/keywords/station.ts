import { keyword } from './keyword.ts';

/** CR 702.184. */
export const station = keyword({
  name: 'station',
  rule: '702.184',
  abilityTypes: ['ACTIVATED'],
  summary:
    'Tap another creature, at a time when you could cast a sorcery, to put as many charge counters on this permanent as that creature has power.',
  sentences: [
    {
      words:
        "Tap another untapped creature you control: Put a number of charge counters on this permanent equal to the tapped creature's power. Activate only as a sorcery.",
      rule: '702.184a',
      also: ['721.1', '721.3', '721.4'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.184a',
});
