import { keyword } from './keyword.ts';

/** CR 702.116. */
export const myriad = keyword({
  name: 'myriad',
  rule: '702.116',
  abilityTypes: ['TRIGGERED'],
  summary:
    'When this creature attacks, you may create a copy of it that attacks each other opponent; the copies are exiled at end of combat.',
  sentences: [
    {
      words:
        "Whenever this creature attacks, for each opponent other than defending player, you may create a token that's a copy of this creature that's tapped and attacking that player or a planeswalker they control. If one or more tokens are created this way, exile the tokens at end of combat.",
      rule: '702.116a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.116a',
  instances: { kind: 'SEPARATE', rule: '702.116b' },
});
