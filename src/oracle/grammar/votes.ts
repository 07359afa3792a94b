// Voting (CR 701.38).
import { form } from '../kit/form.ts';
import { facts, Leaf, piece, plain } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Amount, Condition, Modifier, MoreVotes, Statement, Voters } from '../tree/index.ts';
import { objects } from './symbols.ts';

/** A word without any meaning in the rules, connected to an effect (CR 701.38b). */
const word = new Leaf<string>(
  'a word to vote for',
  (token) => token.kind === 'word' && /^\p{Ll}+$/u.test(token.text),
  (session, at) => [plain(at + 1, session.tokens[at]!.text)],
  (value) => [piece(value)],
);
export const votes: readonly Phrase<Act>[] = [
  form('vote', 'votes/vote for <words>', { words: listOf<string>('words', word, 'or', 2) }, { against: 'one description rather than several' }),
  form('vote', 'votes/vote for <among>', { among: objects }),
]; // biome-ignore format: one form a line
export const voteConditions: readonly Phrase<Condition>[] = [
  form('voteWon', '<word> gets more votes', { word }),
  form('voteWon', '<word> gets more votes or the vote is tied', { word }, { fixed: { orTied: true } }),
];
export const votesFor: Phrase<Amount> = form('votesFor', '<word> vote', { word });
export const voters: Phrase<Voters> = form('voters', '<word> vote', { word });
export const mostVotes: Phrase<Modifier> = form('mostVotes', 'with the most votes or tied for most votes', {});
export const moreVotes: readonly Phrase<Statement>[] = [
  form('moreVotes', 'while voting, you <*more>', { '*more': facts<Pick<MoreVotes, 'optional'>>('how', [['may vote an additional time', { optional: true }], ['get an additional vote', {}]]) }), // biome-ignore format: one line
];
