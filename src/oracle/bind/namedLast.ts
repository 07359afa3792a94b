import type { Act, ObjectPhrase } from '../tree/index.ts';
import type { Mention } from './mentions.ts';

/** "Counter that spell if it has …": "it" is what the act before the condition has just named. */
export function namedLast([act]: readonly Act[]): readonly Mention[] {
  // "The copy" is what a copied spell came to.
  const named = act && act.kind !== 'copySpell' && 'objects' in act ? (act.objects as ObjectPhrase) : undefined;
  if (named?.kind !== 'that' || named.many || !named.filter || !named.referent) return [];
  return [{ what: 'object', many: false, referent: named.referent, described: named.filter }];
}
