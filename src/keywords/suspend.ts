import { keyword } from './keyword.ts';

/**
 * CR 702.62: a way to pay early for a spell that comes later. The special action is the first sentence, which functions in the hand; the two
 * triggered abilities function in exile.
 */
export const suspend = keyword({
  name: 'suspend',
  rule: '702.62',
  parameters: ['N', '[cost]'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'Instead of casting this card you may exile it from your hand for its suspend cost with time counters on it. One comes off in each of your upkeeps; when the last one goes, you may play the card for nothing, and a creature played so has haste.',
  sentences: [
    {
      words:
        "If you could begin to cast this card by putting it onto the stack from your hand, you may pay [cost] and exile it with N time counters on it. This action doesn't use the stack.",
      rule: '702.62a',
      functionsIn: ['hand'],
      printed: 'with N',
    },
    {
      words: 'At the beginning of your upkeep, if this card is suspended, remove a time counter from it.',
      rule: '702.62a',
      functionsIn: ['exile'],
    },
    {
      words:
        "When the last time counter is removed from this card, if it's exiled, you may play it without paying its mana cost if able. If you don't, it remains exiled. If you cast a creature spell this way, it gains haste until you lose control of the spell or the permanent it becomes.",
      rule: '702.62a',
      functionsIn: ['exile'],
    },
  ],
  flagRule: '702.62a',
  flagsFunctionIn: ['hand', 'exile'],
  prohibitedCite: ['702.62c'],
  castsBy: '702.62d',
});
