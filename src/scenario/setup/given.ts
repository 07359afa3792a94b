import { type Ability, type FaceWords, printAbility } from '../../oracle/index.ts';
import { bareOfWhere } from './language.ts';

/** Abilities that an effect gives are worded for a creature that bears them, unless their own words speak of something else. */
export const BEARER = { name: '', supertypes: [], types: ['creature'], subtypes: [], oracleText: '' } satisfies FaceWords;
const BEARERS: readonly FaceWords[] = [
  BEARER,
  ...['artifact', 'land', 'enchantment'].map((type) => ({ ...BEARER, types: [type] })),
];

/** The words of an ability that an effect, a token or a counter gives, as a line of its own. */
export function wordsOfGiven(ability: Ability): string {
  const whole = closed(bareOfWhere(ability));
  for (const bearer of BEARERS) {
    const words = printAbility(ability, bearer) ?? printAbility(whole, bearer);
    if (words !== null) return words;
  }
  return 'an ability without words';
}

/** An ability quoted within a sentence that goes on behind it stands there without its stop. */
function closed(ability: Ability): Ability {
  if (!('effect' in ability) || ability.effect.kind !== 'effect' || ability.effect.wording?.stop !== 'none') return ability;
  return { ...ability, effect: { ...ability.effect, wording: {} } };
}
