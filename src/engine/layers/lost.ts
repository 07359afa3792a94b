import type { RuleNumber } from '../../rules/citations.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { characteristicsOf } from './board.ts';

/** What took abilities away from an object, for a refusal: who, by which words and rule; null where nothing did (CR 613.1f; for land types 305.7). */
export function abilitiesTaken(g: Game, id: ObjectId): { readonly says: string; readonly cite: readonly RuleNumber[] } | null {
  const taken = characteristicsOf(g, id).why.findLast(
    ({ layer, words }) =>
      (layer === '6' && /\bloses?\b/i.test(words)) ||
      (layer === '4' && /\b(?:is|are) [^.]*\b(?:Plains|Islands?|Swamps?|Mountains?|Forests?)\b/.test(words)),
  );
  if (!taken) return null;
  const by = taken.source === null ? 'An effect' : nameOf(g, taken.source);
  const cite = taken.layer === '6' ? taken.cite : [...taken.cite, '305.7' as const];
  return { says: `${by} has taken that ability away: "${taken.words}"`, cite };
}
