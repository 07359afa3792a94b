import type { Clause, Sentence } from '../../oracle/tree/index.ts';

/** "It's still a land": a sentence that only says what isn't lost by the one before (CR 205.1b). */
export function saysStill(sentence: Sentence | undefined): boolean {
  return sentence?.kind === 'clause' && sentence.acts.length > 0 && sentence.acts.every(({ kind }) => kind === 'stillIs');
}

/** What becomes something and still is what it was keeps all its prior types (CR 205.1b). */
export function keepingTypes(clause: Clause): Clause {
  const acts = clause.acts
    .filter(({ kind }) => kind !== 'stillIs')
    .map((act) => (act.kind === 'become' ? ({ ...act, inAddition: 'types' } as const) : act));
  return { ...clause, acts };
}
