import type { IsKind, ObjectPhrase } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { objectRef, type Ref } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { objectsOf } from './objects.ts';

/**
 * The objects that words ask something about. A delayed or reflexive trigger finds what was countered, sacrificed or exiled before where it
 * went; but what it was is asked of the permanent or spell as it last existed (CR 608.2h), unless the words say "that card".
 */
export function asTheyWere(g: Game, phrase: ObjectPhrase, ctx: Context): readonly Ref[] {
  const refs = objectsOf(g, phrase, ctx);
  const { was } = ctx.bindings;
  if (!was || saysCard(phrase)) return refs;
  if (refs.some((ref) => ref.kind === 'object' && was[ref.object] !== undefined)) citeToo(g, ['608.2h']);
  return refs.map((ref) => (ref.kind === 'object' ? objectRef(was[ref.object] ?? ref.object) : ref));
}

/** "If it's a creature card": asked of the card that it has become. */
export const asCard = ({ object, filter }: IsKind): ObjectPhrase =>
  object.kind === 'that' && filter.kind === 'filter' && filter.noun === 'card' ? { ...object, filter } : object;

const saysCard = (phrase: ObjectPhrase): boolean =>
  phrase.kind === 'that' && phrase.filter?.kind === 'filter' && phrase.filter.noun === 'card';
