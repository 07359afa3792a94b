import { keyword } from './keyword.ts';

/** CR 702.71. */
export const transfigure = keyword({
  name: 'transfigure',
  rule: '702.71',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'When you could cast a sorcery you may sacrifice this for a creature card of the same mana value out of your library.',
  sentences: [
    {
      words:
        '[Cost], Sacrifice this permanent: Search your library for a creature card with the same mana value as this permanent and put it onto the battlefield. Then shuffle your library. Activate only as a sorcery.',
      rule: '702.71a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.71a',
});
