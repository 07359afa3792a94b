import type { Act, Clause, Sentence } from '../../oracle/tree/index.ts';

/** "You may cast that card, and you may spend mana as though it were mana of any color to cast that spell" (CR 609.4b), now or for as long as is said. */
export function withAnyMana(clause: Clause, next: Sentence | undefined): Clause | null {
  if (next?.kind !== 'anyManaFor' || !clause.acts.some(({ kind }) => kind === 'castOrPlay')) return null;
  const acts = clause.acts.map((act): Act => (act.kind === 'castOrPlay' ? { ...act, anyMana: next.of } : act));
  return { ...clause, acts };
}

/** The same where it is cast only "if you do" or "if you don't". */
export function ifDoneWithAnyMana(sentence: Sentence, next: Sentence | undefined): Sentence | null {
  if (sentence.kind !== 'ifDone') return null;
  const then = withAnyMana(sentence.then, next);
  return then && { ...sentence, then };
}
