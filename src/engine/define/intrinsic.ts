import type { RuleNumber } from '../../rules/citations.ts';
import type { AbilityDefinition } from '../definition.ts';
import { NO_HOOKS } from '../hooks.ts';
import type { FaceWords, Language } from './language.ts';
import { zonesOf } from './zones.ts';

/** What objects of a subtype can do by a rule alone, in words as a card would say it. Basic land types are the layers' to add (CR 305.6). */
const INTRINSIC: readonly { readonly subtype: string; readonly words: string; readonly cite: readonly RuleNumber[] }[] = [
  {
    subtype: 'siege',
    words:
      'When the last defense counter is removed from this permanent, exile it, then you may cast it transformed without paying its mana cost.',
    cite: ['310.11b'],
  },
];

/** The abilities that a face has by its subtypes, without words of its own (CR 310.11b). */
export function intrinsicAbilities(face: FaceWords, key: string, language: Language): readonly AbilityDefinition[] {
  const has = new Set(face.subtypes.map((subtype) => subtype.toLowerCase()));
  return INTRINSIC.flatMap(({ subtype, words, cite }): readonly AbilityDefinition[] => {
    if (!has.has(subtype)) return [];
    const tree = language.readSentence(words, null);
    if (tree === null) return [];
    const functionsIn = zonesOf(tree, face.types);
    const own = { key: `${key}/${subtype}`, tree, words, keyword: null, functionsIn, hooks: NO_HOOKS, cite };
    return [{ ...own, prohibitedCite: [], definesCharacteristic: false }];
  });
}
