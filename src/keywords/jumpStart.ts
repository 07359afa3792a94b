import { keyword } from './keyword.ts';

/** CR 702.133. */
export const jumpStart = keyword({
  name: 'jump-start',
  rule: '702.133',
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this card from your graveyard by discarding a card besides paying for it; then it is exiled as it leaves the stack.',
  sentences: [
    {
      words:
        'You may cast this card from your graveyard if the resulting spell is an instant or sorcery spell by discarding a card as an additional cost to cast it.',
      rule: '702.133a',
      functionsIn: ['graveyard'],
    },
    {
      words:
        'If this spell was cast using its jump-start ability, exile this card instead of putting it anywhere else any time it would leave the stack.',
      rule: '702.133a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.133a',
  flagsFunctionIn: ['graveyard', 'stack'],
});
