import { NO_CHARACTERISTICS } from '../characteristics.ts';
import { notHeeded } from '../define/carriedOut.ts';
import type { CardDefinition, FaceDefinition } from '../definition.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { objectRef } from '../state/ids.ts';
import { type ActOf, type Doing, type Executor, outcome, unsupported } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

/** CR 114.1, 114.2: the player gets an emblem with the abilities; that player owns and controls it. */
export const getEmblem: Executor<'getEmblem'> = {
  *run(g, act, doing) {
    const definition = emblem(g, act, doing);
    const events = playersIn(doing.subjects).map(
      (player): GameEvent => ({ kind: 'getEmblem', player, definition, became: null }),
    );
    const got = happenedOf(yield* perform(g, doing, events), 'getEmblem');
    return outcome(got.flatMap(({ became }) => (became === null ? [] : [objectRef(became)])));
  },
};

/** It has no characteristics but its abilities (CR 114.3), which function in the command zone (114.4). What it is called here serves telling. */
function emblem(g: Game, { abilities: said }: ActOf<'getEmblem'>, { ctx }: Doing): string {
  const key = `emblem of ${ctx.words.card} ${JSON.stringify(said)}`;
  if (g.definitions.has(key)) return key;
  for (const ability of said) {
    const missing = notHeeded(ability);
    if (missing) unsupported(ctx, missing);
  }
  const abilities = said
    .flatMap((ability, index) => g.define(ability, `${key}/${index}`))
    .map((ability) => ({ ...ability, functionsIn: ['command'] as const }));
  for (const ability of abilities) g.abilities.set(ability.key, ability);
  const name = `Emblem (${ctx.words.card})`;
  const face: FaceDefinition = {
    ...NO_CHARACTERISTICS,
    name,
    words: abilities.map(({ words }) => words).join('\n'),
    abilities,
  };
  const definition: CardDefinition = { key, name, layout: 'emblem', faces: [face], verbatim: true };
  g.definitions.set(key, definition);
  return key;
}
