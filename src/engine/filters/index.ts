export { amount } from './amounts.ts';
export { type Candidate, candidateOf, follow } from './candidate.ts';
export { holds } from './conditions.ts';
export { candidates, matches, matchesCandidate, matchesKind } from './match.ts';
export { isAmong, objectsOf } from './objects.ts';
export { isOneOwners } from './oneOwner.ts';
export { isAmongPlayers, playersOf } from './players.ts';
export { enough } from './quantities.ts';
export { zonesOf } from './zones.ts';
