import type { Context } from '../context.ts';
import type { GameEvent } from '../events/event.ts';
import { list } from '../events/words.ts';
import type { Game } from '../game.ts';
import { objectRef, playerRef, type Ref, sameRef } from '../state/ids.ts';
import { keptFromTargeting, type WhyNot } from '../targets/index.ts';
import { refName } from '../trace/names.ts';
import { tellOnce } from '../trace/record.ts';

/** What an event happens to, where being kept from targeting it might be thought to matter. */
function suffers(event: GameEvent): Ref | null {
  switch (event.kind) {
    case 'destroy':
    case 'sacrifice':
    case 'tap':
      return objectRef(event.object);
    case 'zoneChange':
      return event.from === 'battlefield' ? objectRef(event.object) : null;
    case 'discard':
    case 'loseLife':
      return playerRef(event.player);
    default:
      return null;
  }
}

/** Tells that hexproof, shroud, protection and their like don't stop what doesn't target (CR 115.1, 702.11b, 702.16b, 702.18a). */
export function tellUntargeted(g: Game, events: readonly GameEvent[], ctx: Context): void {
  if (!g.options.trace || ctx.onStack === null) return;
  tellUntargetedRefs(
    g,
    events.flatMap((event) => suffers(event) ?? []),
    ctx,
  );
}

export function tellUntargetedRefs(g: Game, refs: readonly Ref[], ctx: Context): void {
  if (!g.options.trace || ctx.onStack === null) return;
  const past = new Map<string, { readonly refs: Ref[]; readonly why: WhyNot }>();
  for (const ref of refs) {
    if (ref.kind === 'object' && ref.object === ctx.source) continue;
    if (ctx.targets.some((chosen) => chosen.refs.some((target) => sameRef(target, ref)))) continue;
    const why = keptFromTargeting(g, ref, ctx);
    if (!why) continue;
    const key = why.cite.join();
    const others = past.get(key);
    if (others) others.refs.push(ref);
    else past.set(key, { refs: [ref], why });
  }
  for (const { refs: spared, why } of past.values()) {
    const says = `${ctx.words.card} doesn't target ${list(spared.map((ref) => refName(g, ref)))}, so what keeps it from being a target doesn't matter.`;
    tellOnce(g, {
      kind: 'instruction',
      says,
      cite: ['115.1', ...why.cite],
      subjects: spared.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : [])),
    });
  }
}
