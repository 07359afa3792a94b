import type { Destination } from '../../oracle/tree/index.ts';
import { abilityOf } from '../abilities.ts';
import { may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { statements } from '../layers/index.ts';
import { type ObjectId, playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { type Choosing, enough, resolveObjects } from './choosing.ts';
import type { Doing } from './executor.ts';
import { moves } from './move.ts';
import { objectsIn, perform } from './perform.ts';

/** CR 702.85b: what effects let a player do with the exiled cards, before it is chosen whether to cast the last one. */
export function* asYouCascade(g: Game, exiled: readonly ObjectId[], doing: Doing): Run<void> {
  const { ctx } = doing;
  const origin = ctx.onStack === null ? null : (g.state.objects[ctx.onStack]?.stack?.ability ?? null);
  if (!origin || abilityOf(g, origin.definition).keyword?.rule !== '702.85') return;
  const player = ctx.controller;
  for (const { node, context, words } of statements(g, 'asYouCascade')) {
    if (context.controller !== player) continue;
    const pool = exiled.filter((id) => g.state.objects[id]?.zone === 'exile');
    const how: Choosing = {
      player,
      ctx: context,
      prompt: 'what to put onto the battlefield?',
      cite: ['702.85b'],
      pool,
      anywhere: true,
    };
    if (!enough(g, node.objects, how)) continue;
    citeToo(g, ['702.85b']);
    const prompt = `do what ${words.card} allows?`;
    if (!(yield* may(g, { player, prompt, cite: ['702.85b'], source: context.source }))) continue;
    const own: Doing = {
      ...doing,
      ctx: context,
      subjects: [playerRef(player)],
      cause: { source: context.source, player, words: words.text },
    };
    const chosen = objectsIn(yield* resolveObjects(g, node.objects, own, how));
    const to: Destination = { kind: 'destination', zone: 'battlefield', ...(node.tapped ? { tapped: true } : {}) };
    yield* perform(g, own, yield* moves(g, chosen, to, player, own));
  }
}
