import type { Clause, Sentence } from '../../oracle/tree/index.ts';
import { forbidsRegeneration } from './lookAhead.ts';

const REFLEXIVE: ReadonlySet<Sentence['kind']> = new Set<Sentence['kind']>(['whenDone', 'whenThisWay']);

/** What stands behind "when you do, …" is said by the reflexive triggered ability too (CR 603.12): all that is left of the effect. */
export const saidOfReflexive = (sentences: readonly Sentence[], at: number): readonly Sentence[] =>
  REFLEXIVE.has(sentences[at]!.kind) ? sentences.slice(at + 1) : [];

/** What an effect says itself, with the sentence that makes the reflexive triggered ability as the last of it. */
export function saidByItself(sentences: readonly Sentence[]): readonly Sentence[] {
  const at = sentences.findIndex(({ kind }) => REFLEXIVE.has(kind));
  return at < 0 ? sentences : sentences.slice(0, at + 1);
}

/** What is done with a copy. */
const OF_COPIES: ReadonlySet<string> = new Set(['chooseNewTargets', 'castOrPlay']);

/**
 * The sentences that belong to a delayed trigger too, from that place on: "Copy that spell. You may choose new targets for the copy.", "Destroy that
 * creature. It can't be regenerated.", and all up to the last that speaks of what its own instructions came to: "create two tokens. Sacrifice them …".
 */
export function belongsToIt(then: Clause, sentences: readonly Sentence[], from: number): readonly Sentence[] {
  const before = marksIn(sentences.slice(0, from - 1));
  const made = [...marksIn([then])].filter((mark) => !before.has(mark));
  const speaks = (later: Sentence): boolean => made.some((mark) => marksIn([later]).has(mark));
  const last = sentences.findLastIndex((later, at) => at >= from && speaks(later));
  const next = sentences[from];
  const own = next?.kind === 'clause' && isSaidOfIt(then, next) ? from : -1;
  return sentences.slice(from, Math.max(from, last + 1, own + 1));
}

function isSaidOfIt({ acts }: Clause, next: Clause): boolean {
  const copies = acts.some((act) => act.kind === 'copySpell') && OF_COPIES.has(next.acts[0]?.kind ?? '');
  return copies || (acts.some((act) => act.kind === 'destroy') && forbidsRegeneration(next));
}

/** The marks of phrases and acts, and of what points back to them. */
const marksIn = (sentences: readonly Sentence[]): ReadonlySet<string> =>
  new Set([...JSON.stringify(sentences).matchAll(/"mark":(\d+)/g)].map(([, mark]) => mark!));
