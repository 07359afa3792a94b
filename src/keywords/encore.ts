import { keyword } from './keyword.ts';

/** CR 702.141. */
export const encore = keyword({
  name: 'encore',
  rule: '702.141',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'From your graveyard, this card is exiled for a copy against each opponent, which has haste, attacks that opponent if it can, and is sacrificed in the next end step.',
  sentences: [
    {
      words:
        "[Cost], Exile this card from your graveyard: For each opponent, create a token that's a copy of this card that attacks that player this turn if able. The tokens gain haste. Sacrifice them at the beginning of the next end step. Activate only as a sorcery.",
      rule: '702.141a',
      functionsIn: ['graveyard'],
    },
  ],
  flagRule: '702.141a',
  differs: 'The tokens attack “that player” here, where the rule says “that opponent”: it is the same player.',
});
