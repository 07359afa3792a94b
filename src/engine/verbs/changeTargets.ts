import type { RuleNumber } from '../../rules/citations.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { objectsOf, playersOf } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import { type Game, object } from '../game.ts';
import { contextOf, effectOf } from '../stack/context.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref, sameRef } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import { legalTargets, type TargetSlot, targetSlots } from '../targets/index.ts';
import { nameOf, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { becomeTargets } from '../triggers/putOnStack.ts';
import { chooseAnew, setTargets } from './chooseAnew.ts';
import { resolveObjects } from './choosing.ts';
import { type ActOf, type Doing, type Executor, outcome } from './executor.ts';
import { objectsIn, playersIn } from './perform.ts';

type Change = ActOf<'changeTargets'>;

/** One target among those of a spell or ability, and what it could be changed to. */
interface Place {
  readonly chosen: number;
  readonly ref: number;
  readonly now: Ref;
  readonly others: readonly Ref[];
}

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
};

/** What is spoken of and is on the stack. */
function* spoken(g: Game, phrase: Change['of'], doing: Doing): Run<readonly ObjectId[]> {
  const { ctx } = doing;
  const how = { player: ctx.controller, ctx, prompt: 'whose targets to change?', cite: ['608.2d'] } as const;
  return objectsIn(yield* resolveObjects(g, phrase, doing, how)).filter((id) => g.state.objects[id]?.stack);
}

function* change(g: Game, id: ObjectId, act: Change, player: PlayerId, doing: Doing): Run<boolean> {
  const before = object(g, id).stack!.targets;
  const places = placesOf(g, id, wanted(g, act, doing));
  const able = places.filter(({ others }) => others.length > 0);
  const cite = RULES[act.which];
  if (able.length === 0 || (act.which === 'all' && able.length < places.length)) {
    tell(g, {
      kind: 'instruction',
      says: `No other legal target can be chosen for ${nameOf(g, id)}, so nothing is changed.`,
      cite,
      subjects: [id],
    });
    return false;
  }
  const changing = act.which === 'one' ? yield* oneOf(g, able, player, doing, cite) : able;
  const after = before.map(({ slot, refs }) => ({ slot, refs: [...refs] }));
  for (const place of changing) {
    const taken = after[place.chosen]!.refs;
    const options = place.others.filter((ref) => !taken.some((other) => sameRef(other, ref)));
    const asking = {
      player,
      kind: 'target',
      prompt: `which new target for ${nameOf(g, id)}?`,
      cite,
      source: doing.ctx.source,
    } as const;
    const [to] = yield* chooseRefs(g, { ...asking, refs: options, min: act.which === 'any' ? 0 : 1, max: 1 });
    if (to) taken[place.ref] = to;
  }
  setTargets(g, id, after);
  yield* tellChanged(g, id, before, cite);
  return true;
}

/** What the words want it changed to; null: anything legal. */
function wanted(g: Game, { to }: Change, { ctx }: Doing): readonly Ref[] | null {
  if (!to) return null;
  return isPlayerPhrase(to) ? playersOf(g, to, ctx).map(playerRef) : objectsOf(g, to, ctx);
}

function placesOf(g: Game, id: ObjectId, to: readonly Ref[] | null): readonly Place[] {
  const ctx = contextOf(g, id);
  const slots = targetSlots(effectOf(g, id), ctx.modes);
  return object(g, id).stack!.targets.flatMap((chosen, index) => {
    const slot = slots.find((other) => other.slot === chosen.slot);
    const legal = slot ? legalTargets(g, slot, ctx) : [];
    return chosen.refs.map((now, ref): Place => {
      const others = legal.filter(
        (one) => isAnother(g, id, slot!, chosen, one) && (!to || to.some((want) => sameRef(want, one))),
      );
      return { chosen: index, ref, now, others };
    });
  });
}

/** Not one that the same instance of the word has already, nor, for "another target", one that any other has (CR 115.3). */
function isAnother(g: Game, id: ObjectId, { phrase }: TargetSlot, { refs }: ChosenTargets, one: Ref): boolean {
  if (refs.some((ref) => sameRef(ref, one))) return false;
  if (!('other' in phrase && phrase.other)) return true;
  return !object(g, id).stack!.targets.some((chosen) => chosen.refs.some((ref) => sameRef(ref, one)));
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
  const fresh = stack!.targets.map(({ slot, refs }, index) => ({
    slot,
    refs: refs.filter((ref) => !before[index]?.refs.some((other) => sameRef(other, ref))),
  }));
  const names = fresh.flatMap(({ refs }) => refs.map((ref) => refName(g, ref)));
  const says =
    names.length > 0
      ? `${nameOf(g, id)} has another target now: ${names.join(', ')}.`
      : `The targets of ${nameOf(g, id)} stay as they are.`;
  tell(g, { kind: 'instruction', says, cite, subjects: [id] });
  yield* becomeTargets(g, id, fresh, controller);
}
