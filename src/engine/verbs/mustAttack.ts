import type { Game } from '../game.ts';
import { addEffect } from '../layers/index.ts';
import type { Ref } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { type Doing, unsupported } from './executor.ts';
import { boundForEffect } from './moves.ts';

/** They attack the player for whom they were made this turn if able: a requirement, of which that player is the "you" (CR 508.1d). */
export function mustAttackThat(g: Game, tokens: readonly Ref[], { ctx }: Doing): void {
  const { each } = ctx;
  const player = each?.kind === 'player' ? each.player : unsupported(ctx, 'nobody is named whom the token attacks');
  for (const token of tokens) {
    if (token.kind !== 'object') continue;
    addEffect(g, {
      source: ctx.source,
      controller: player,
      duration: { kind: 'endOfTurn' },
      affected: { kind: 'objects', objects: [token.object] },
      parts: [{ kind: 'rule', act: { kind: 'must', deed: 'attackYou' } }],
      words: ctx.words,
      cite: ['508.1d'],
      bound: boundForEffect(g, ctx),
    });
    const says = `${nameOf(g, token.object)} attacks ${playerName(g, player)} this turn if able.`;
    tell(g, { kind: 'continuous effect', says, cite: ['508.1d'], subjects: [token.object], words: ctx.words });
  }
}
