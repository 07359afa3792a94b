import { keyword } from './keyword.ts';

/** CR 702.124j: besides what it says of decks, an ability that triggers as the permanent enters. */
export const partnerWith = keyword({
  name: 'partner with',
  rule: '702.124',
  parameters: ['[quality]'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'You may have this card and the one that it names as your commanders; as this one enters, a player may fetch the other.',
  sentences: [
    {
      words:
        'When this permanent enters, target player may search their library for a card named [quality], reveal it, put it into their hand, then shuffle.',
      rule: '702.124j',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.124j',
  flagsFunctionIn: [],
  differs: 'What concerns the building of decks (702.124j) is left out.',
});
