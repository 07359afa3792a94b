import type { ObjectPhrase, Referent } from '../tree/index.ts';
import type { Node } from './tables.ts';

/** A hand that is revealed or looked at. */
export function isShown(node: Node): boolean {
  const { objects } = node as unknown as { readonly objects?: ObjectPhrase };
  return (node.kind === 'reveal' || node.kind === 'lookAt') && objects?.kind === 'zoneContents';
}

export const isPhasingOut = (node: Node): boolean =>
  (node.kind === 'objectAction' || node.kind === 'keywordActionOn') && node.action === 'phaseOut';

/** Phrases that mean the same things wherever they stand: all of a kind, the cards on top. */
export const SAID_ANEW: ReadonlySet<string> = new Set(['each', 'libraryCards']);

/** How a phrase's objects are found again. */
export function referentOf(phrase: ObjectPhrase): Referent | undefined {
  if (phrase.kind === 'this') return { kind: 'sourceReferent' };
  if (phrase.kind === 'attached') return { kind: 'bearerReferent' };
  if ('referent' in phrase && phrase.referent !== undefined) return phrase.referent;
  return 'mark' in phrase && phrase.mark !== undefined ? { kind: 'markedReferent', mark: phrase.mark } : undefined;
}
