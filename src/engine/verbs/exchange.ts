import type { ObjectPhrase } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { abilityOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import type { EntersAs, GameEvent } from '../events/event.ts';
import { matches, objectsOf } from '../filters/index.ts';
import { type Game, player as playerOf } from '../game.ts';
import { addEffect, characteristics, controllerOf, durationOf, supposing } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../state/ids.ts';
import { misplaced } from '../stateBased/attachment.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { ordinaryEntry, zoneChange } from '../zones/move.ts';
import { resolveObjects } from './choosing.ts';
import { type Executor, outcome } from './executor.ts';
import { boundForEffect } from './moves.ts';
import { objectsIn, perform, playersIn } from './perform.ts';

/** A permanent changes places with a card of one's hand: both halves or nothing (CR 701.12a, d); what it was attached to gets the other (701.12e). */
export const exchangeCards: Executor<'exchangeCards'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const player = playersIn(doing.subjects)[0] ?? ctx.controller;
    const how = { player, ctx, cite: ['608.2d'] } as const;
    const [permanent] = objectsIn(yield* resolveObjects(g, act.object, doing, { ...how, prompt: 'what to exchange?' }));
    const pool = playerOf(g, player).hand;
    const prompt = 'for which card to exchange it?';
    const [card] = objectsIn(yield* resolveObjects(g, act.with, doing, { ...how, pool, prompt }));
    const host = permanent === undefined ? null : (g.state.objects[permanent]?.attachedTo ?? null);
    const wrong = whyNot(g, permanent, card, host, player);
    if (wrong !== null || permanent === undefined || card === undefined) {
      tell(g, {
        kind: 'instruction',
        says: `${wrong}, so nothing is exchanged.`,
        cite: ['701.12a', ...halves(g, ctx)],
        words: ctx.words,
      });
      return outcome([]);
    }
    const enters: EntersAs = { ...ordinaryEntry(player), attachedTo: host };
    const events: GameEvent[] = [
      zoneChange(g, permanent, 'hand', 'return', { player }),
      zoneChange(g, card, 'battlefield', 'put', { player, enters }),
    ];
    tell(g, {
      kind: 'instruction',
      says: `${nameOf(g, permanent)} and ${nameOf(g, card)} are exchanged.`,
      cite: host ? ['701.12d', '701.12e'] : ['701.12d'],
      subjects: [permanent, card],
    });
    yield* perform(g, doing, events);
    return outcome([objectRef(permanent), objectRef(card)]);
  },
  possible: (g, act, doing) => {
    if (act.with.kind !== 'some') return true;
    const { ctx } = doing;
    const player = playersIn(doing.subjects)[0] ?? ctx.controller;
    const [permanent] = objectsIn(objectsOf(g, act.object, ctx));
    const host = permanent === undefined ? null : (g.state.objects[permanent]?.attachedTo ?? null);
    const { filter } = act.with;
    return playerOf(g, player).hand.some(
      (card) => matches(g, filter, card, ctx) && whyNot(g, permanent, card, host, player) === null,
    );
  },
  whyImpossible: (g, doing) => ['701.12a', ...halves(g, doing.ctx)],
};

/** Of aura swap another rule says that it is both halves or nothing (CR 702.65b). */
function halves(g: Game, { onStack }: Context): readonly RuleNumber[] {
  const ability = onStack === null ? null : g.state.objects[onStack]?.stack?.ability;
  return ability && abilityOf(g, ability.definition).keyword?.rule === '702.65' ? ['702.65b'] : [];
}

/** Two permanents, or a permanent and a spell, of different controllers change them at the same time, or nothing does (CR 701.12a-b). */
export const exchangeControl: Executor<'exchangeControl'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const how = { player: ctx.controller, ctx, prompt: 'of which permanents to exchange control?', cite: ['608.2d'] } as const;
    const both = objectsIn(yield* resolveObjects(g, act.objects, doing, how));
    const there = both.filter((id) => CONTROLLED.has(g.state.objects[id]?.zone));
    const [one, other] = there;
    const holders = there.map((id) => controllerOf(g, id));
    if (one === undefined || other === undefined || both.length !== 2 || holders[0] === holders[1]) {
      const says = "There aren't two permanents or spells of different players, so no control is exchanged.";
      tell(g, { kind: 'instruction', says, cite: ['701.12a', '701.12b'], words: ctx.words });
      return outcome([]);
    }
    const changes = [
      { object: one, to: holders[1]! },
      { object: other, to: holders[0]! },
    ];
    for (const { object, to } of changes) {
      addEffect(g, {
        source: ctx.source,
        controller: ctx.controller,
        duration: durationOf(g, doing.duration, ctx),
        affected: { kind: 'objects', objects: [object] },
        parts: [{ kind: 'control', player: to }],
        words: ctx.words,
        cite: ['701.12b'],
        bound: boundForEffect(g, ctx),
      });
    }
    yield* perform(
      g,
      doing,
      changes.map((change) => ({ kind: 'changeControl', ...change }) as const),
    );
    return outcome([objectRef(one), objectRef(other)]);
  },
  possible: (g, { objects }, { ctx }) => {
    if (objects.kind !== 'severalObjects' || !objects.objects.every(isSettled)) return true;
    const both = objectsIn(objectsOf(g, objects, ctx)).filter((id) => CONTROLLED.has(g.state.objects[id]?.zone));
    return both.length === 2 && controllerOf(g, both[0]!) !== controllerOf(g, both[1]!);
  },
  whyImpossible: () => ['701.12a', '701.12b'],
};

/** Words that leave no choice any more. */
const isSettled = ({ kind }: ObjectPhrase): boolean => kind === 'this' || kind === 'that' || kind === 'target';

/** Where objects have a controller (CR 109.4). */
const CONTROLLED: ReadonlySet<string | undefined> = new Set(['battlefield', 'stack']);

/** Why not all of the exchange can be completed; null where it can. */
function whyNot(
  g: Game,
  permanent: ObjectId | undefined,
  card: ObjectId | undefined,
  host: Ref | null,
  player: PlayerId,
): string | null {
  const there = permanent === undefined ? undefined : g.state.objects[permanent];
  if (there?.zone !== 'battlefield') return 'The permanent has gone';
  if (there.owner !== player) return `${nameOf(g, there.id)} is owned by another player`;
  if (card === undefined) return 'There is no such card in hand';
  if (host === null || !characteristics(g, card).subtypes.includes('Aura')) return null;
  const value = { ...g.state.objects[card]!, zone: 'battlefield', controller: player } as const;
  // What goes to the hand isn't attached any more.
  const gone = { ...there, attachedTo: null } as const;
  return supposing(g, gone, () => supposing(g, value, () => misplaced(g, card, host))) === null
    ? null
    : `${nameOf(g, card)} couldn't enchant what ${nameOf(g, there.id)} enchants`;
}
