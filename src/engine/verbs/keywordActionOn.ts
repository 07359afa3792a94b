import type { Act } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { exert } from '../combat/exert.ts';
import { removeFromCombat } from '../combat/phase.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { attackerOf, isBlocking } from '../filters/combat.ts';
import { type Game, object } from '../game.ts';
import type { EffectDuration } from '../layers/effect.ts';
import { addEffect } from '../layers/index.ts';
import { type ObjectId, objectRef } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { componentsOf, turnsOver } from '../zones/merge.ts';
import { resolveObjects } from './choosing.ts';
import { turnLocks } from './doors.ts';
import { type ActOf, type Doing, type Executor, NOTHING_DONE, type Outcome, outcome } from './executor.ts';
import { manifest } from './manifest.ts';
import { boundForEffect } from './moves.ts';
import { happenedOf, objectsIn, perform } from './perform.ts';
import { phase } from './phaseOut.ts';

/** Keyword actions that are done to permanents (CR 701). */
export const keywordActionOn: Executor<'keywordActionOn'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const asking = { player: ctx.controller, ctx, prompt: `which permanent to ${act.action}?`, cite: ['608.2d'] } as const;
    if (act.action === 'manifest' || act.action === 'cloak') return yield* manifest(g, act.objects, act.action, doing);
    const chosen = objectsIn(yield* resolveObjects(g, act.objects, doing, asking));
    const there = chosen.filter((id) => g.state.objects[id]?.zone === 'battlefield');
    if (act.action === 'turnFaceUp') there.push(...chosen.filter((id) => g.state.objects[id]?.zone === 'exile'));
    switch (act.action) {
      case 'transform':
      case 'convert':
        return yield* transform(g, there, act.action, doing);
      case 'flip':
        return yield* flip(g, there, doing);
      case 'regenerate':
        return lasting(g, there, [act], { kind: 'endOfTurn' }, ['701.19a'], 'has a regeneration shield this turn', doing);
      case 'detain':
        return lasting(
          g,
          there,
          DETAINED,
          untilNextTurn(g, doing),
          ['701.35a'],
          "is detained until the player's next turn",
          doing,
        );
      case 'goad':
        return goad(g, there, doing);
      case 'unattach':
        return yield* unattach(g, there, doing);
      case 'removeFromCombat':
        return outOfCombat(g, there, doing);
      case 'solve':
        return yield* designate(g, there, 'solved', doing);
      case 'level2':
      case 'level3':
        return yield* designate(g, there, act.action, doing);
      case 'harness':
        return yield* designate(g, there, 'harnessed', doing);
      case 'turnFaceUp':
      case 'turnFaceDown':
        return yield* turnOver(g, there, act.action, doing);
      case 'exert':
        return outcome(yield* exert(g, ctx.controller, there, ctx, doing.cause));
      case 'phaseOut':
        return yield* phase(g, 'phaseOut', there, doing);
      case 'unlock':
      case 'lockOrUnlock':
        return yield* turnLocks(g, there, act.action, doing);
      case 'suspect':
        return yield* designate(g, there, 'suspected', doing);
    }
  },
};

/** CR 708.2a, 708.8, 406.3: what is turned already isn't turned. */
function* turnOver(g: Game, there: readonly ObjectId[], action: 'turnFaceUp' | 'turnFaceDown', doing: Doing): Run<Outcome> {
  const able = action === 'turnFaceUp' ? there.filter((id) => object(g, id).faceDown !== null) : there;
  const events = able.map(
    (id): GameEvent => (action === 'turnFaceUp' ? { kind: action, object: id, paid: null } : { kind: action, object: id }),
  );
  const done = happenedOf(yield* perform(g, doing, events), action);
  return outcome(done.map(({ object: id }) => objectRef(id)));
}

/** CR 701.60d, 701.64a: one that is suspected or harnessed already isn't again. */
function* designate(g: Game, there: readonly ObjectId[], designation: string, doing: Doing): Run<Outcome> {
  const able = there.filter((id) => !object(g, id).designations.includes(designation));
  const events = able.map((id): GameEvent => ({ kind: 'designate', object: id, designation }));
  const done = happenedOf(yield* perform(g, doing, events), 'designate');
  return outcome(done.map(({ object: id }) => objectRef(id)));
}

/** CR 710.4: only a flip card has another half, and what is flipped already stays so. */
function* flip(g: Game, there: readonly ObjectId[], doing: Doing): Run<Outcome> {
  const events = there.map((id): GameEvent => ({ kind: 'flip', object: id }));
  const done = happenedOf(yield* perform(g, doing, events), 'flip');
  return outcome(done.map(({ object: id }) => objectRef(id)));
}

function* transform(g: Game, there: readonly ObjectId[], action: 'transform' | 'convert', doing: Doing): Run<Outcome> {
  const able = there.filter((id) => hasAnotherFace(g, id) && !hasTransformedSince(g, id, doing));
  for (const id of there) if (!able.includes(id)) tellUnturned(g, id, action, doing);
  const events = able.map(
    (id): GameEvent => ({
      kind: 'transform',
      object: id,
      after: g.state.nextTimestamp,
      ...(doing.ctx.keyword === undefined ? {} : { by: doing.ctx.keyword }),
    }),
  );
  const done = happenedOf(yield* perform(g, doing, events), 'transform');
  return outcome(done.map(({ object: id }) => objectRef(id)));
}

/** Why nothing becomes of it: it has no face to turn to, or has turned over since the ability was put onto the stack. */
function tellUnturned(g: Game, id: ObjectId, action: 'transform' | 'convert', { ctx }: Doing): void {
  const turned = hasAnotherFace(g, id);
  const rules = { transform: turned ? '701.27f' : '701.27c', convert: turned ? '701.28e' : '701.28c' } as const;
  const why = turned ? 'has turned over since the ability was put onto the stack' : 'has no other face that it could turn to';
  tell(g, {
    kind: 'instruction',
    says: `${nameOf(g, id)} ${why}: it doesn't ${action}.`,
    cite: [rules[action]],
    subjects: [id],
    words: ctx.words,
  });
}

/** CR 701.27a, c, d, 712.15a: only double-faced permanents that are face up, and not into an instant or sorcery; of a merged one any such part (730.2i). */
const hasAnotherFace = (g: Game, id: ObjectId): boolean => componentsOf(object(g, id)).some((part) => turnsOver(g, part));

/** CR 701.27f: the permanent's own ability transforms it only if it hasn't transformed since that ability was put onto the stack. */
function hasTransformedSince(g: Game, id: ObjectId, { ctx }: Doing): boolean {
  const ability = ctx.onStack === null || ctx.source !== id ? undefined : g.state.objects[ctx.onStack];
  if (!ability?.stack?.ability) return false;
  return g.state.history.some(
    ({ event }) => event.kind === 'transform' && event.object === id && event.after > ability.timestamp,
  );
}

const DETAINED: readonly Act[] = [
  {
    kind: 'cant',
    what: [
      { kind: 'deed', deed: 'attack' },
      { kind: 'deed', deed: 'block' },
      { kind: 'deed', deed: 'activateItsAbilities' },
    ],
  },
];
const GOADED: readonly Act[] = [{ kind: 'must', deed: 'goaded' }];

const untilNextTurn = (g: Game, { ctx }: Doing): EffectDuration => ({
  kind: 'untilNext',
  what: 'turn',
  player: ctx.controller,
  madeInTurn: g.state.turn.number,
});

/** CR 701.15a, b. */
const goad = (g: Game, there: readonly ObjectId[], doing: Doing): Outcome =>
  lasting(g, there, GOADED, untilNextTurn(g, doing), ['701.15a', '701.15b'], "is goaded until the player's next turn", doing);

function lasting(
  g: Game,
  there: readonly ObjectId[],
  acts: readonly (Act | ActOf<'keywordActionOn'>)[],
  duration: EffectDuration,
  cite: readonly RuleNumber[],
  says: string,
  { ctx }: Doing,
): Outcome {
  if (there.length === 0) return NOTHING_DONE;
  for (const id of there) {
    addEffect(g, {
      source: ctx.source,
      controller: ctx.controller,
      duration,
      affected: { kind: 'objects', objects: [id] },
      parts: acts.map((act) => ({ kind: 'rule', act })),
      words: ctx.words,
      cite,
      bound: boundForEffect(g, ctx),
    });
    tell(g, { kind: 'continuous effect', says: `${nameOf(g, id)} ${says}.`, cite, subjects: [id], words: ctx.words });
  }
  return outcome(there.map(objectRef));
}

function* unattach(g: Game, there: readonly ObjectId[], doing: Doing): Run<Outcome> {
  const events = there.flatMap((id): GameEvent[] => {
    const from = object(g, id).attachedTo;
    return from ? [{ kind: 'unattach', object: id, from }] : [];
  });
  const done = happenedOf(yield* perform(g, doing, events), 'unattach');
  return outcome(done.map(({ object: id }) => objectRef(id)));
}

/** CR 506.4: it stops being attacking, blocking, blocked and unblocked. */
function outOfCombat(g: Game, ids: readonly ObjectId[], { ctx }: Doing): Outcome {
  const fighting = ids.filter((id) => attackerOf(g, id) !== undefined || isBlocking(g, id));
  for (const id of fighting) {
    tell(g, {
      kind: 'combat',
      says: `${nameOf(g, id)} is removed from combat.`,
      cite: ['506.4'],
      subjects: [id],
      words: ctx.words,
    });
  }
  if (fighting.length > 0) removeFromCombat(g, fighting);
  return outcome(fighting.map(objectRef));
}
