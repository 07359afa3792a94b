import { keyword } from './keyword.ts';

/** CR 702.192. */
export const paradigm = keyword({
  name: 'paradigm',
  rule: '702.192',
  abilityTypes: ['SPELL'],
  summary:
    'This is exiled as it resolves. The first time that you resolve it in a game, you may from then on cast a copy of it for nothing at the beginning of each of your precombat main phases.',
  sentences: [
    {
      words:
        'If this is the first spell with its name to have resolved under your control this game, at the beginning of each of your precombat main phases for the rest of the game, copy this spell in exile. You may cast the copy without paying its mana cost.',
      rule: '702.192a',
      functionsIn: ['stack'],
      ofSpell: true,
    },
    { words: 'Exile this spell.', rule: '702.192a', functionsIn: ['stack'], ofSpell: true },
  ],
  flagRule: '702.192a',
  flagsFunctionIn: ['stack'],
  differs: 'The condition counts spells of that name that have resolved, and the object is called “this spell”.',
});
