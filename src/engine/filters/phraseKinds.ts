import type { ObjectPhrase, PlayerPhrase } from '../../oracle/tree/index.ts';

const PLAYER_PHRASES: Readonly<Record<PlayerPhrase['kind'], true>> = {
  you: true,
  targetPlayer: true,
  eachPlayer: true,
  somePlayer: true,
  thatPlayer: true,
  controllerOf: true,
  ownerOf: true,
  defendingPlayer: true,
  activePlayer: true,
  enchantedPlayer: true,
  chosenPlayer: true,
  severalPlayers: true,
  designatedPlayer: true,
  voters: true,
};

/** Whether a phrase speaks of players rather than of objects. */
export function isPlayerPhrase(phrase: ObjectPhrase | PlayerPhrase): phrase is PlayerPhrase {
  return phrase.kind in PLAYER_PHRASES;
}
