import type { RuleNumber } from '../../../rules/citations.ts';
import { apnap, type Game, player } from '../../game.ts';
import { forbids } from '../../replacement/prohibitions.ts';
import { type PlayerId, playerRef } from '../../state/ids.ts';
import type { Player } from '../../state/player.ts';
import { tellOnce } from '../../trace/record.ts';
import type { Found, StateBasedAction } from '../found.ts';

/** An action by which players lose the game, for the reason that it finds. */
function losing(
  rule: RuleNumber,
  cite: readonly RuleNumber[],
  reason: (player: Player, g: Game) => string | null,
): StateBasedAction {
  const find = (g: Game): readonly Found[] => {
    // Mostly nobody loses: then nothing is asked about the order.
    if (!g.state.players.some((each) => each.lost === null && reason(each, g) !== null)) return NOBODY;
    return apnap(g).flatMap((id): Found[] => {
      const says = reason(player(g, id), g);
      return says === null || cantLose(g, id, rule)
        ? []
        : [{ says, cite, subjects: [], events: [{ kind: 'loseGame', player: id, rule }] }];
    });
  };
  return { kind: 'game', rule, find };
}

const NOBODY: readonly Found[] = [];

/** An effect keeps the player from losing; that takes precedence over the rule (CR 101.2). */
function cantLose(g: Game, id: PlayerId, rule: RuleNumber): boolean {
  const kept = forbids(g, 'loseGame', playerRef(id));
  if (!kept) return false;
  const says = `${player(g, id).name} would lose the game, but ${kept.words.card} says "${kept.words.text}"`;
  tellOnce(g, { kind: 'state-based action', says, cite: ['101.2', rule, ...kept.cite], words: kept.words });
  return true;
}

/** 704.5a */
export const noLife = losing('704.5a', ['104.3b'], ({ id, name, life }, g) =>
  life > 0 || forbids(g, 'loseAtNoLife', playerRef(id)) ? null : `${name} has ${life} life and loses the game.`,
);

/** 704.5b */
export const drewFromEmptyLibrary = losing('704.5b', ['104.3c'], ({ name, drewFromEmpty }) =>
  drewFromEmpty ? `${name} tried to draw from an empty library and loses the game.` : null,
);

const POISON = 10;
/** 704.5c */
export const poisoned = losing('704.5c', ['104.3d'], ({ name, counters: { poison = 0 } }) =>
  poison >= POISON ? `${name} has ${poison} poison counters and loses the game.` : null,
);

const COMMANDER_DAMAGE = 21;
/** 704.6c */
export const commanderDamage = losing('704.6c', ['903.10a', '104.3j'], ({ name, commanderDamage: dealt }, { state }) => {
  if (state.format !== 'commander') return null;
  const most = Math.max(0, ...Object.values(dealt));
  return most >= COMMANDER_DAMAGE ? `${name} has been dealt ${most} combat damage by one commander and loses the game.` : null;
});
