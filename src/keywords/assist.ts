import { keyword } from './keyword.ts';

/** CR 702.132. */
export const assist = keyword({
  name: 'assist',
  rule: '702.132',
  abilityTypes: ['STATIC'],
  summary: 'As you cast this, another player whom you choose may pay for any amount of its generic mana.',
  flags: ['anotherMayPay'],
  flagRule: '702.132a',
  flagsFunctionIn: ['stack'],
});
