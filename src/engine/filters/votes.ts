import type { VoteWon } from '../../oracle/tree/index.ts';
import type { Ballot, Context } from '../context.ts';
import type { PlayerId, Ref } from '../state/ids.ts';
import { unsupported } from './candidate.ts';

const ballotOf = (ctx: Context): Ballot => ctx.bindings.ballot ?? unsupported(ctx, 'votes that nobody has cast');

/** Who voted so, once for each vote, in the order of the votes. */
export const votersFor = (word: string, ctx: Context): readonly PlayerId[] =>
  ballotOf(ctx).votes.flatMap(({ player, vote }) => (vote === word ? [player] : []));

/** Whether that choice has more votes than any other, or, where the words say so, as many as another. */
export function voteWon({ word, orTied }: VoteWon, ctx: Context): boolean {
  const { words } = ballotOf(ctx);
  const own = votersFor(word, ctx).length;
  const others = words.filter((other) => other !== word).map((other) => votersFor(other, ctx).length);
  const most = Math.max(0, ...others);
  return own > most || (orTied === true && own === most);
}

/** Whether nothing that was voted for has more votes. */
export function hasMostVotes(ref: Ref, ctx: Context): boolean {
  const counts = new Map<string, number>();
  for (const { vote } of ballotOf(ctx).votes)
    if (typeof vote !== 'string') counts.set(keyOf(vote), (counts.get(keyOf(vote)) ?? 0) + 1);
  const own = counts.get(keyOf(ref)) ?? 0;
  return own > 0 && own === Math.max(...counts.values());
}

const keyOf = (ref: Ref): string => JSON.stringify(ref);

/** The objects with the most votes. */
export function mostVotedFor(ctx: Context): readonly Ref[] {
  const refs = ballotOf(ctx).votes.flatMap(({ vote }) => (typeof vote === 'string' ? [] : [vote]));
  const once = refs.filter((ref, at) => refs.findIndex((other) => keyOf(other) === keyOf(ref)) === at);
  return once.filter((ref) => hasMostVotes(ref, ctx));
}
