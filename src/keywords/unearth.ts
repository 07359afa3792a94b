import { keyword } from './keyword.ts';

/** CR 702.84. */
export const unearth = keyword({
  name: 'unearth',
  rule: '702.84',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'When you could cast a sorcery you may bring this back from your graveyard for the unearth cost; it has haste, and is exiled in the next end step or when it would leave.',
  sentences: [
    {
      words:
        '[cost]: Return this card from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else. Activate only as a sorcery.',
      rule: '702.84a',
      functionsIn: ['graveyard'],
    },
  ],
  flagRule: '702.84a',
  flagsFunctionIn: ['graveyard'],
});
