import type { GameEvent } from '../events/event.ts';
import { playersOf } from '../filters/index.ts';
import { type Game, player as playerOf } from '../game.ts';
import { cantHappen, whyCantHappen } from '../replacement/impossible.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { resolvePlayers } from './choosing.ts';
import { type Doing, type Executor, NOTHING_DONE, unsupported } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** Each player gains or loses what makes up the difference, both at the same time, or nothing happens (CR 701.12a, c). */
export const exchangeLife: Executor<'exchangeLife'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const others = act.with ? yield* resolvePlayers(g, act.with, ctx) : [];
    const [one, other, ...more] = [...playersIn(doing.subjects), ...others];
    if (more.length > 0) unsupported(ctx, 'an exchange of life totals of more than two players');
    const events = changes(g, one, other, doing);
    const forbidden = events?.find((event) => cantHappen(g, event));
    if (one === undefined || other === undefined || events === null || forbidden) {
      const says = `${forbidden ? 'Not all of it can be done' : "There aren't two players"}, so no life totals are exchanged.`;
      tell(g, { kind: 'instruction', says, cite: ['701.12a', ...(forbidden ? [RULES[forbidden.kind]] : [])], words: ctx.words });
      return NOTHING_DONE;
    }
    const says = `${playerName(g, one)} and ${playerName(g, other)} exchange life totals.`;
    tell(g, { kind: 'instruction', says, cite: ['701.12c'], words: ctx.words });
    yield* perform(g, doing, events);
    return { done: true, amount: 0, refs: [playerRef(one), playerRef(other)] };
  },
  possible: (g, act, doing) => {
    if (doing.cost) unsupported(doing.ctx, 'an exchange of life totals as a cost');
    const [one, other] = playersIn(doing.subjects);
    if (!act.with) return canHappen(g, changes(g, one, other, doing));
    return playersOf(g, act.with, doing.ctx).some((player) => canHappen(g, changes(g, one, player, doing)));
  },
  whyImpossible: () => ['701.12a', '701.12c'],
};

type Change = Extract<GameEvent, { kind: 'gainLife' | 'loseLife' }>;
type Changes = readonly Change[] | null;

/** Why nobody's life total changes where a player can't gain, or lose, life. */
const RULES = { gainLife: '119.7', loseLife: '119.8' } as const;

const canHappen = (g: Game, events: Changes): boolean => events?.every((event) => whyCantHappen(g, event) === null) ?? false;

/** What takes each of them to the life total of the other; null where there aren't two. */
function changes(g: Game, one: PlayerId | undefined, other: PlayerId | undefined, { cause }: Doing): Changes {
  if (one === undefined || other === undefined || one === other) return null;
  const difference = playerOf(g, other).life - playerOf(g, one).life;
  if (difference === 0) return [];
  const [up, down] = difference > 0 ? [one, other] : [other, one];
  const amount = Math.abs(difference);
  return [
    { kind: 'gainLife', player: up, amount, source: cause.source },
    { kind: 'loseLife', player: down, amount, source: cause.source, asCost: false },
  ];
}
