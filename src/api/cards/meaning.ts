import { MATCH_KINDS, type MatchKind, theOneMeant } from '../../cards/names/index.ts';
import { invariant } from '../../rules/assert.ts';
import type { CardRow, NameCandidateRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';

export function asMatchKind(word: string): MatchKind {
  const kind = MATCH_KINDS.find((known) => known === word);
  invariant(kind !== undefined, `${word} is a kind of match`);
  return kind;
}

const asCandidate = (row: NameCandidateRow) => ({
  ...row,
  matchKind: asMatchKind(row.matchKind),
  card: { name: row.name, faces: [] },
  cardId: row.cardId,
});

/** The one card that a name means, as people write names; null where it is none or in doubt. */
export async function cardMeant(name: string, { loaders }: ApiContext): Promise<CardRow | null> {
  const exact = await loaders.cardsByName.load(name);
  if (exact !== null) return exact;
  const candidates = (await loaders.nameCandidates.load({ name, first: 2 })).map(asCandidate);
  const meant = theOneMeant(candidates);
  const row = meant && candidates.find((candidate) => candidate.name === meant.card.name);
  return row ? loaders.cardsById.load(row.cardId) : null;
}
