import type { Act, Clause, Sentence } from '../../oracle/tree/index.ts';
import { isForLater } from './playLater.ts';

/** "You may cast that card for as long as …, and you may spend mana as though it were mana of any color to cast that spell" (CR 609.4b). */
export function withAnyMana(clause: Clause, next: Sentence | undefined): Clause | null {
  if (next?.kind !== 'anyManaFor' || !isForLater(clause)) return null;
  const acts = clause.acts.map((act): Act => (act.kind === 'castOrPlay' ? { ...act, anyMana: next.of } : act));
  return { ...clause, acts };
}
