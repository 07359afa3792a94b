import { keyword } from './keyword.ts';

/** CR 702.181. */
export const mobilize = keyword({
  name: 'mobilize',
  rule: '702.181',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'Attacking, this creature brings N 1/1 red Warriors that attack with it and are sacrificed at the end of the turn.',
  sentences: [
    {
      words:
        'Whenever this creature attacks, create N 1/1 red Warrior creature tokens. Those tokens enter tapped and attacking. Sacrifice them at the beginning of the next end step.',
      ofOne:
        'Whenever this creature attacks, create a 1/1 red Warrior creature token. That token enters tapped and attacking. Sacrifice it at the beginning of the next end step.',
      rule: '702.181a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.181a',
});
