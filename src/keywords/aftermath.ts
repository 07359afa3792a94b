import { keyword } from './keyword.ts';

/** CR 702.127: three static abilities of one half of a split card. */
export const aftermath = keyword({
  name: 'aftermath',
  rule: '702.127',
  abilityTypes: ['STATIC'],
  summary: 'This half of the card can be cast only from your graveyard, and is exiled afterwards.',
  sentences: [
    {
      words: 'You may cast this half of this split card from your graveyard.',
      rule: '702.127a',
      functionsIn: ['graveyard', 'stack'],
    },
    {
      words: "This half of this split card can't be cast from any zone other than a graveyard.",
      rule: '702.127a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
    {
      words:
        'If this spell was cast from a graveyard, exile it instead of putting it anywhere else any time it would leave the stack.',
      rule: '702.127a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.127a',
  flagsFunctionIn: ['graveyard', 'stack'],
});
