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
  const made = marksIn(then, false);
  const own = new Set<number>();
  let end = from;
  for (let at = from; at < sentences.length; at += 1) {
    const later = sentences[at]!;
    // What a later sentence speaks of may be its own, or of another ability of the spell.
    for (const mark of marksIn(later, false)) own.add(mark);
    if (marksIn(later, true).some((mark) => made.includes(mark) && !own.has(mark))) end = at + 1;
  }
  const next = sentences[from];
  if (end === from && next?.kind === 'clause' && isSaidOfIt(then, next)) end += 1;
  return sentences.slice(from, end);
}

function isSaidOfIt({ acts }: Clause, next: Clause): boolean {
  const copies = acts.some((act) => act.kind === 'copySpell') && OF_COPIES.has(next.acts[0]?.kind ?? '');
  return copies || (acts.some((act) => act.kind === 'destroy') && forbidsRegeneration(next));
}

/** Kinds of nodes whose mark is that of something before. */
const POINTING: ReadonlySet<string> = new Set([
  'markedReferent',
  'actAmount',
  'thisWay',
  'doneSo',
  'sharedThisWay',
  'exiledThisWay',
  'damagedThisWay',
  'greatestShare',
]);

/** The marks of phrases and acts, or those of what points back to them. */
function marksIn(node: unknown, pointing: boolean): readonly number[] {
  if (Array.isArray(node)) return node.flatMap((one) => marksIn(one, pointing));
  if (typeof node !== 'object' || node === null) return [];
  const { kind, mark } = node as { readonly kind?: string; readonly mark?: number };
  const own = mark !== undefined && POINTING.has(kind ?? '') === pointing ? [mark] : [];
  return [...own, ...Object.values(node).flatMap((one) => marksIn(one, pointing))];
}
