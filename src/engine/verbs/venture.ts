import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { type Dungeon, dungeonDefinition, enterable, isBottommost, type Room, whereabouts } from '../dungeons/index.ts';
import type { Game } from '../game.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { type Doing, type Outcome, outcome } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** CR 701.49a-c; "into Undercity" matters where the player isn't in a dungeon yet, or has come to the end of one (701.49d). */
export function* venture(g: Game, doing: Doing, only?: Dungeon['only']): Run<Outcome> {
  for (const player of playersIn(doing.subjects)) {
    const at = whereabouts(g, player);
    if (at && !isBottommost(at.room)) yield* follow(g, doing, player, at.dungeon, at.room);
    else {
      if (at) {
        citeToo(g, ['701.49c', '309.5b']);
        yield* perform(g, doing, [{ kind: 'completeDungeon', player, object: at.object, name: at.dungeon.name }]);
      }
      yield* enter(g, doing, player, only);
    }
  }
  return outcome(playersIn(doing.subjects).map(playerRef));
}

function* enter(g: Game, doing: Doing, player: PlayerId, only: Dungeon['only']): Run<void> {
  citeToo(g, only ? ['701.49a', '701.49d'] : ['701.49a']);
  const choices = enterable(only);
  const asked = { player, kind: 'dungeon', prompt: 'into which dungeon?', cite: ['701.49a'], source: doing.ctx.source } as const;
  const name = yield* chooseWord(g, { ...asked, words: choices.map((one) => one.name) });
  const definition = dungeonDefinition(g, choices.find((one) => one.name === name)!);
  yield* perform(g, doing, [{ kind: 'enterDungeon', player, definition, became: null }]);
}

function* follow(g: Game, doing: Doing, player: PlayerId, { rooms }: Dungeon, from: Room): Run<void> {
  citeToo(g, ['701.49b']);
  const asked = { player, kind: 'dungeon', prompt: 'into which room?', cite: ['701.49b'], source: doing.ctx.source } as const;
  const to = yield* chooseWord(g, { ...asked, words: from.to });
  const object = whereabouts(g, player)!.object;
  yield* perform(g, doing, [{ kind: 'ventureMarker', player, object, room: rooms.findIndex(({ name }) => name === to) }]);
}
