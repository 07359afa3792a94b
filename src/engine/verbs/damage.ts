import type { DealDamage } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { mentionsAny } from '../layers/parts/mentions.ts';
import { atLeastZero } from '../quantity.ts';
import { type ObjectId, objectRef, playerRef, type Ref } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { resolveObjects, resolvePlayers } from './choosing.ts';
import { divide } from './divide.ts';
import { contextFor, type Doing, type Executor, type Outcome, outcome, unsupported } from './executor.ts';
import { objectNow } from './moves.ts';
import { happenedOf, objectsIn, perform } from './perform.ts';

/** CR 120.2b: the object that the words name deals it, as it is or last was; all damage of one sentence at the same time. */
export const dealDamage: Executor<'dealDamage'> = {
  *run(g, act, doing) {
    const events: GameEvent[] = [];
    for (const source of objectsIn(doing.subjects)) {
      if (source === doing.ctx.source && doing.ctx.onStack !== null && !g.state.objects[source]) citeToo(g, ['113.7a', '608.2h']);
      const ctx = contextFor(doing, objectRef(source));
      const recipients = yield* recipientsOf(g, act.to, { ...doing, ctx });
      events.push(...(yield* hits(g, act, source, recipients, { ...doing, ctx })));
    }
    return dealt(yield* perform(g, doing, events));
  },
};

function* hits(g: Game, act: DealDamage, source: ObjectId, recipients: readonly Ref[], doing: Doing): Run<GameEvent[]> {
  const hit = (to: Ref, count: number): GameEvent => ({
    kind: 'damage',
    source,
    to,
    amount: count,
    combat: false,
    preventable: true,
  });
  if (act.divided) {
    const shares = yield* divide(g, recipients, atLeastZero(amount(g, act.amount, doing.ctx)), doing);
    return shares.map((share) => hit(share.ref, share.amount));
  }
  if (act.evenly) {
    const share = recipients.length === 0 ? 0 : Math.floor(atLeastZero(amount(g, act.amount, doing.ctx)) / recipients.length);
    return recipients.map((to) => hit(to, share));
  }
  const each = act.to.kind === 'each' || act.to.kind === 'eachPlayer' || act.to.kind === 'recipients';
  return recipients.map((to) => {
    const ctx: Context = each && !doing.each ? { ...doing.ctx, each: to } : doing.ctx;
    return hit(to, atLeastZero(amount(g, act.amount, ctx)));
  });
}

function* recipientsOf(g: Game, to: DealDamage['to'], doing: Doing): Run<readonly Ref[]> {
  if (to.kind === 'recipients') {
    if (to.all.length === 0) return unsupported(doing.ctx, 'damage to nobody in particular');
    const all: Ref[] = [];
    let players: readonly Ref[] = [];
    for (const part of to.all) {
      // "Each opponent and each creature they control": of each of those players.
      const of = players.length > 0 && speaksOfEach(part) ? players.map((each) => ({ ...doing.ctx, each })) : [doing.ctx];
      for (const ctx of of) all.push(...(yield* recipientsOf(g, part, { ...doing, ctx })));
      if (part.kind === 'eachPlayer') players = all.filter((ref) => ref.kind === 'player');
    }
    return all;
  }
  if (isPlayerPhrase(to)) return (yield* resolvePlayers(g, to, doing.ctx)).map(playerRef);
  const { ctx } = doing;
  return yield* resolveObjects(g, to, doing, { player: ctx.controller, ctx, prompt: 'what is dealt damage?', cite: ['608.2d'] });
}

const speaksOfEach = (part: object): boolean => mentionsAny(part, ATTACHED);
const ATTACHED = ['attachedReferent'] as const;

function dealt(happened: readonly GameEvent[]): Outcome {
  const hits = happenedOf(happened, 'damage');
  return outcome(
    hits.map(({ to }) => to),
    hits.reduce((sum, hit) => sum + hit.amount, 0),
  );
}

/** CR 701.14: each deals damage equal to its power to the other; neither does where one isn't a creature on the battlefield (701.14b). */
export const fight: Executor<'fight'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const others = yield* resolveObjects(g, act.with, doing, {
      player: ctx.controller,
      ctx,
      prompt: 'which creature does it fight?',
      cite: ['608.2d'],
    });
    const [first] = objectsIn(doing.subjects);
    // "Two creatures fight each other": both are spoken of at once.
    const [one, other] = [first, objectsIn(others).find((id) => id !== first) ?? objectsIn(others)[0]];
    if (one === undefined || other === undefined || !fighter(g, one, ctx) || !fighter(g, other, ctx)) {
      tell(g, {
        kind: 'instruction',
        says: 'There are no two creatures left to fight, so no damage is dealt.',
        cite: ['701.14b'],
      });
      return outcome([]);
    }
    return dealt(yield* perform(g, doing, blows(g, one, other)));
  },
};

function fighter(g: Game, id: ObjectId, ctx: Context): boolean {
  const now = objectNow(g, ctx, id);
  return now === id && g.state.objects[id]?.zone === 'battlefield' && characteristics(g, id).types.includes('creature');
}

/** 701.14a; one that fights itself deals twice its power to itself (701.14c). */
function blows(g: Game, one: ObjectId, other: ObjectId): GameEvent[] {
  const power = (id: ObjectId): number => atLeastZero(characteristics(g, id).power ?? 0);
  const blow = (source: ObjectId, to: ObjectId): GameEvent => ({
    kind: 'damage',
    source,
    to: objectRef(to),
    amount: source === to ? 2 * power(source) : power(source),
    combat: false,
    preventable: true,
  });
  tell(g, {
    kind: 'instruction',
    says: `${nameOf(g, one)} and ${nameOf(g, other)} fight.`,
    cite: ['701.14a'],
    subjects: [one, other],
  });
  return one === other ? [blow(one, one)] : [blow(one, other), blow(other, one)];
}
