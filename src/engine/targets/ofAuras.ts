import type { RuleNumber } from '../../rules/citations.ts';
import { type Context, staticContext } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { Ref } from '../state/ids.ts';
import { fitsQuality } from '../stateBased/attachment.ts';
import { refName } from '../trace/names.ts';
import type { WhyNot } from './legal.ts';

/** The enchant abilities of the Aura spell that is being given its target. */
function enchants(g: Game, { onStack }: Context): readonly AbilityDefinition[] {
  if (onStack === null || !g.state.objects[onStack] || g.state.objects[onStack]?.stack?.ability) return [];
  return characteristics(g, onStack).abilities.filter(({ hooks }) => hooks.attachesTo !== undefined);
}

/** Of several of them each restricts what the spell can target (CR 702.5c). */
export function keptByEnchant(g: Game, ref: Ref, ctx: Context): WhyNot | null {
  const all = enchants(g, ctx);
  if (all.length < 2) return null;
  const against = all.find(({ hooks, words }) => {
    const own = staticContext(g, ctx.source, ctx.controller, { card: ctx.words.card, text: words });
    return hooks.attachesTo !== undefined && !fitsQuality(g, hooks.attachesTo, ref, ctx.controller, own);
  });
  return against ? { why: `it has "${against.words}", and ${refName(g, ref)} isn't that`, cite: ['702.5a', '702.5c'] } : null;
}

/** What an Aura spell asks for is what its enchant ability says (CR 702.5a); one that enchants a player targets no permanent (702.5d). */
export function enchantRules(g: Game, ref: Ref | null, ctx: Context): readonly RuleNumber[] {
  const all = enchants(g, ctx);
  if (all.length === 0) return [];
  const ofPlayers = all.some(({ hooks }) => hooks.attachesTo?.kind === 'qualityWord');
  return [
    '702.5a',
    ...(all.length > 1 ? (['702.5c'] as const) : []),
    ...(ofPlayers && ref?.kind !== 'player' ? (['702.5d'] as const) : []),
  ];
}
