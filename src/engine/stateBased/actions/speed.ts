import { type Game, player } from '../../game.ts';
import { controllerOf, permanentsThat, permanentsWhich } from '../../layers/index.ts';
import { playerName } from '../../trace/names.ts';
import type { Found, StateBasedAction } from '../found.ts';

/** 704.5z */
export const startedEngines: StateBasedAction = { kind: 'game', rule: '704.5z', find };

const STARTING = permanentsWhich('starts engines', ({ flags }) => flags.startsEngines !== undefined);

function find(g: Game): readonly Found[] {
  const starting = permanentsThat(g, STARTING);
  if (starting.length === 0) return [];
  const controllers = new Set(starting.map((id) => controllerOf(g, id)));
  return [...controllers]
    .filter((id) => player(g, id).speed === undefined)
    .map((id) => ({
      says: `${playerName(g, id)} controls a permanent with start your engines! and has no speed.`,
      subjects: starting.filter((one) => controllerOf(g, one) === id),
      cite: ['702.179a'],
      events: [{ kind: 'speed', player: id, to: 1 }],
    }));
}
