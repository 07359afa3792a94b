import type { RuleNumber } from '../../rules/citations.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { objectsOf, playersOf } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import { type Game, object } from '../game.ts';
import { contextOf, effectOf } from '../stack/context.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref, sameRef } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import { legalTargets, slotOf, targetSlots } from '../targets/index.ts';
import { nameOf, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { becomeTargets } from '../triggers/putOnStack.ts';
import { chooseAnew, setTargets } from './chooseAnew.ts';
import { resolveObjects } from './choosing.ts';
import { type ActOf, type Doing, type Executor, outcome } from './executor.ts';
import { canEnd, type Place } from './finalTargets.ts';
import { objectsIn, playersIn } from './perform.ts';

type Change = ActOf<'changeTargets'>;

const RULES: Readonly<Record<Change['which'], readonly RuleNumber[]>> = {
  all: ['115.7a'],
  one: ['115.7b', '115.7a'],
  any: ['115.7c', '115.7a'],
};

/** CR 115.7a to c: each only to another legal target; where that can't be, it stays what it was. */
export const changeTargets: Executor<'changeTargets'> = {
  *run(g, act, doing) {
    const player = playersIn(doing.subjects)[0] ?? doing.ctx.controller;
    const changed: Ref[] = [];
    for (const id of yield* spoken(g, act.of, doing)) if (yield* change(g, id, act, player, doing)) changed.push(objectRef(id));
    return outcome(changed);
  },
};

/** "You may choose new targets for target spell" (CR 115.7d). */
export const chooseNewTargets: Executor<'chooseNewTargets'> = {
  *run(g, act, doing) {
    const player = playersIn(doing.subjects)[0] ?? doing.ctx.controller;
    const ids = yield* spoken(g, act.for, doing);
    for (const id of ids) {
      const before = object(g, id).stack!.targets;
      yield* chooseAnew(g, id, player, ['115.7d']);
      yield* tellChanged(g, id, before, ['115.7d']);
    }
    return outcome(ids.map(objectRef));
  },
  /** For what has no targets no new ones can be chosen. */
  possible: (g, act, { ctx }) => {
    if (act.for.kind !== 'that' && act.for.kind !== 'target') return true;
    return objectsIn(objectsOf(g, act.for, ctx)).some((id) =>
      g.state.objects[id]?.stack?.targets.some(({ refs }) => refs.length > 0),
    );
  },
};

/** What is spoken of and is on the stack. */
function* spoken(g: Game, phrase: Change['of'], doing: Doing): Run<readonly ObjectId[]> {
  const { ctx } = doing;
  const how = { player: ctx.controller, ctx, prompt: 'whose targets to change?', cite: ['608.2d'] } as const;
  return objectsIn(yield* resolveObjects(g, phrase, doing, how)).filter((id) => g.state.objects[id]?.stack);
}

function* change(g: Game, id: ObjectId, act: Change, player: PlayerId, doing: Doing): Run<boolean> {
  const before = object(g, id).stack!.targets;
  const cite = RULES[act.which];
  const places = yield* toChange(g, placesOf(g, id, act.which !== 'all', wanted(g, act, doing)), act, player, doing);
  if (places === null) {
    tell(g, {
      kind: 'instruction',
      says: `No other legal target can be chosen for ${nameOf(g, id)}, so nothing is changed.`,
      cite,
      subjects: [id],
    });
    return false;
  }
  const settled: Ref[] = [];
  for (const place of places) {
    const options = place.others.filter((ref) => canEnd(places, [...settled, ref]));
    const min = place.mayStay && canEnd(places, [...settled, place.now]) ? 0 : 1;
    const asking = {
      player,
      kind: 'target',
      prompt: `which new target for ${nameOf(g, id)}?`,
      cite,
      source: doing.ctx.source,
    } as const;
    const [to] = options.length === 0 ? [] : yield* chooseRefs(g, { ...asking, refs: options, min, max: 1 });
    settled.push(to ?? place.now);
  }
  const after = before.map((one) => ({ ...one, refs: [...one.refs] }));
  for (const [index, { chosen, ref }] of places.entries()) after[chosen]!.refs[ref] = settled[index]!;
  const swapped = settled.some((ref, index) => places.some(({ now }, other) => other !== index && sameRef(now, ref)));
  setTargets(g, id, after);
  yield* tellChanged(g, id, before, swapped ? [...cite, '115.7e'] : cite);
  return true;
}

/** Which of them change, the others as they are; null where that can't be. */
function* toChange(
  g: Game,
  places: readonly Place[],
  { which }: Change,
  player: PlayerId,
  doing: Doing,
): Run<readonly Place[] | null> {
  if (which === 'all') return places.length > 0 && canEnd(places, []) ? places : null;
  if (which === 'any') return places.some(({ others }) => others.length > 0) ? places : null;
  const only = (place: Place): readonly Place[] =>
    places.map((other) => (other === place ? { ...other, mayStay: false } : { ...other, others: [] }));
  const able = places.filter((place) => canEnd(only(place), []));
  if (able.length === 0) return null;
  const [chosen] = yield* oneOf(g, able, player, doing, RULES.one);
  return chosen ? only(chosen) : null;
}

/** What the words want it changed to; null: anything legal. */
function wanted(g: Game, { to }: Change, { ctx }: Doing): readonly Ref[] | null {
  if (!to) return null;
  return isPlayerPhrase(to) ? playersOf(g, to, ctx).map(playerRef) : objectsOf(g, to, ctx);
}

function placesOf(g: Game, id: ObjectId, mayStay: boolean, to: readonly Ref[] | null): readonly Place[] {
  const ctx = contextOf(g, id);
  const slots = targetSlots(effectOf(g, id), ctx.modes);
  return object(g, id).stack!.targets.flatMap((chosen, index) => {
    const slot = slotOf(slots, chosen);
    const legal = slot ? legalTargets(g, slot, ctx) : [];
    return chosen.refs.map((now, ref): Place => {
      const others = legal.filter((one) => !sameRef(one, now) && (!to || to.some((want) => sameRef(want, one))));
      return { slot, chosen: index, ref, now, others, mayStay };
    });
  });
}

function* oneOf(
  g: Game,
  able: readonly Place[],
  player: PlayerId,
  { ctx }: Doing,
  cite: readonly RuleNumber[],
): Run<readonly Place[]> {
  const asking = { player, kind: 'choose', prompt: 'which target to change?', cite, source: ctx.source } as const;
  const [ref] = yield* chooseRefs(g, { ...asking, refs: able.map(({ now }) => now), min: 1, max: 1 });
  return able.filter(({ now }) => ref && sameRef(now, ref)).slice(0, 1);
}

function* tellChanged(g: Game, id: ObjectId, before: readonly ChosenTargets[], cite: readonly RuleNumber[]): Run<void> {
  const { stack, controller } = object(g, id);
  const fresh = stack!.targets.map((one, index) => ({
    ...one,
    refs: one.refs.filter((ref) => !before[index]?.refs.some((other) => sameRef(other, ref))),
  }));
  const names = fresh.flatMap(({ refs }) => refs.map((ref) => refName(g, ref)));
  const says =
    names.length > 0
      ? `${nameOf(g, id)} has another target now: ${names.join(', ')}.`
      : `The targets of ${nameOf(g, id)} stay as they are.`;
  tell(g, { kind: 'instruction', says, cite, subjects: [id] });
  yield* becomeTargets(g, id, fresh, controller);
}
