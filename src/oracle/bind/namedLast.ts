import type { Act, ObjectPhrase } from '../tree/index.ts';
import { referentOf } from './foundAgain.ts';
import type { Mention } from './mentions.ts';
import { choosesForEach } from './tables.ts';

/** "Counter that spell if it has …": "it" is what the act before the condition has just named. */
export function namedLast([act]: readonly Act[]): readonly Mention[] {
  // "The copy" is what a copied spell came to.
  const named = act && act.kind !== 'copySpell' && 'objects' in act ? (act.objects as ObjectPhrase) : undefined;
  if (named?.kind !== 'that' || named.many || !named.filter || !named.referent) return [];
  return [{ what: 'object', many: false, referent: named.referent, described: named.filter }];
}

/** "Choose target creature, then choose another target creature for each …": all of them are spoken of together. */
export function chosenTogether(acts: readonly Act[]): readonly Mention[] {
  if (acts.length < 2 || !acts.some(choosesForEach)) return [];
  const all = acts.map((act) => {
    const plain = act.kind === 'multiplied' ? act.act : act;
    return plain.kind === 'chooseObjects' ? referentOf(plain.objects as ObjectPhrase) : undefined;
  });
  return all.every((one) => one !== undefined)
    ? [{ what: 'object', many: true, referent: { kind: 'severalReferents', all } }]
    : [];
}
