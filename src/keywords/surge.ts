import { keyword } from './keyword.ts';

/** CR 702.117; with teammates their spells count as well. */
export const surge = keyword({
  name: 'surge',
  rule: '702.117',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast this for its surge cost if you have cast another spell this turn.',
  sentences: [
    {
      words: "You may pay [cost] rather than pay this spell's mana cost if you've cast another spell this turn.",
      rule: '702.117a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
  flagRule: '702.117a',
  flagsFunctionIn: ['stack'],
  differs: 'Teammates are no players of a scenario yet: only your own spells are spoken of.',
});
