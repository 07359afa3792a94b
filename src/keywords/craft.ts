import { keyword } from './keyword.ts';

/** CR 702.167. */
export const craft = keyword({
  name: 'craft',
  rule: '702.167',
  parameters: ['[quality]', '[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'When you could cast a sorcery you may exile this with the named things that you control or have in your graveyard; it comes back as its other face.',
  sentences: [
    {
      words:
        "[Cost], Exile this permanent, Exile [quality] from among permanents you control and/or cards in your graveyard: Return this card to the battlefield transformed under its owner's control. Activate only as a sorcery.",
      rule: '702.167a',
      also: ['702.167b'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.167a',
});
