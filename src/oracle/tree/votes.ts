// Voting (CR 701.38).
import type { Done } from './done.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "votes for time or knowledge", "votes for a nonland permanent you don't control": each player chooses one of these (CR 701.38a, b). */
export interface Vote extends Done {
  readonly kind: 'vote';
  readonly words?: readonly string[];
  readonly among?: ObjectPhrase;
}
/** "carnage gets more votes", "homage gets more votes or the vote is tied". */
export interface VoteWon extends Worded {
  readonly kind: 'voteWon';
  readonly word: string;
  readonly orTied?: true;
}
/** "for each strength vote": how many there were. */
export interface VotesFor extends Worded {
  readonly kind: 'votesFor';
  readonly word: string;
}
/** "For each money vote, …": who voted so, once for each vote; "the voter". */
export interface Voters extends Worded {
  readonly kind: 'voters';
  readonly word: string;
}
/** "with the most votes or tied for most votes". */
export interface MostVotes extends Worded {
  readonly kind: 'mostVotes';
}
/** "While voting, you may vote an additional time", "you get an additional vote" (CR 701.38d). */
export interface MoreVotes extends Worded {
  readonly kind: 'moreVotes';
  readonly optional?: true;
}
