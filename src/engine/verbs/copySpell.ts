import type { Clause, CopySpell, Sentence } from '../../oracle/tree/index.ts';
import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import type { Cause } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { amount, objectsOf } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { copiableDefinition } from '../layers/index.ts';
import { boundsOf } from '../quantity.ts';
import { invariant } from '../refuse.ts';
import { contextOf, effectOf } from '../stack/context.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref, sameRef } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import type { ChosenTargets, StackEntry } from '../state/stackEntry.ts';
import { legalTargets, type TargetSlot, targetSlots } from '../targets/index.ts';
import { nameOf, playerName, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { becomeTargets, tellTargets } from '../triggers/putOnStack.ts';
import { setObject } from '../writer.ts';
import { newObject } from '../zones/move.ts';
import { resolveObjects } from './choosing.ts';
import { type Executor, outcome, unsupported } from './executor.ts';
import { objectsIn, playersIn } from './perform.ts';

/** Copying spells and abilities on the stack (CR 707.10): the copies are put there, not cast or activated. */
export const copySpell: Executor<'copySpell'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const [player] = playersIn(doing.subjects);
    if (player === undefined) return outcome([]);
    const choosing = { player, ctx, prompt: 'which spell or ability to copy?', cite: ['608.2d'] } as const;
    // What has left the stack is copied as it last was there (CR 608.2h), so it isn't followed to where it went.
    const refs = CHOICES.has(act.objects.kind)
      ? yield* resolveObjects(g, act.objects, doing, choosing)
      : objectsOf(g, act.objects, ctx);
    const times = act.times ? Math.max(0, amount(g, act.times, ctx)) : 1;
    const copies: ObjectId[] = [];
    for (const id of objectsIn(refs)) {
      for (let nth = 0; nth < times; nth += 1) copies.push(yield* copyOne(g, id, player, act.newTargets === true, doing.cause));
    }
    return outcome(copies.map(objectRef));
  },
};

const CHOICES: ReadonlySet<string> = new Set<CopySpell['objects']['kind']>(['some', 'oneOf', 'severalObjects']);

/** Targets that are chosen anew have been chosen by then, see `withNewTargets`. */
export const chooseNewTargets: Executor<'chooseNewTargets'> = {
  // biome-ignore lint/correctness/useYield: it only says that it can't be done
  *run(_g, _act, { ctx }) {
    return unsupported(ctx, 'new targets for a spell or ability that has not just been copied');
  },
};

/** "Copy … You may choose new targets for the copy": the copy is put onto the stack with the targets so chosen (CR 707.10c). */
export function withNewTargets(clause: Clause, next: Sentence | undefined): Clause | null {
  const last = clause.acts.at(-1);
  const plain = last?.kind === 'multiplied' ? last.act : last;
  if (!last || plain?.kind !== 'copySpell' || next?.kind !== 'clause') return null;
  if (next.acts.length !== 1 || next.acts[0]?.kind !== 'chooseNewTargets' || !next.optional) return null;
  const chosen = { ...plain, newTargets: true } as const;
  const act = last.kind === 'multiplied' ? { ...last, act: chosen } : chosen;
  return { ...clause, acts: [...clause.acts.slice(0, -1), act] };
}

function* copyOne(g: Game, id: ObjectId, player: PlayerId, newTargets: boolean, cause: Cause): Run<ObjectId> {
  const original = g.state.objects[id]?.zone === 'stack' ? object(g, id) : g.state.lastKnown[id]?.object;
  invariant(original?.stack, 'what is copied is or was a spell or an ability on the stack');
  const copy = put(g, original, original.stack, player);
  const told = {
    kind: 'instruction',
    says: `${playerName(g, player)} puts a copy of ${nameOf(g, id)} onto the stack.`,
    cite: ['707.10'],
    subjects: [copy],
  } as const;
  tell(g, told);
  if (newTargets) yield* chooseAnew(g, copy, player);
  yield* happen(g, [{ kind: 'copySpell', object: copy, of: id, player }], cause);
  tellTargets(g, copy, object(g, copy).stack!.targets, player);
  yield* becomeTargets(g, copy, object(g, copy).stack!.targets, player);
  return copy;
}

/** It copies the characteristics and all decisions made for the original; nobody cast it (CR 707.10). */
function put(g: Game, original: GameObject, entry: StackEntry, player: PlayerId): ObjectId {
  const isAbility = entry.ability !== null;
  const cast = entry.cast ? { ...entry.cast, copied: true as const } : null;
  const { id } = newObject(g, {
    substance: isAbility ? 'ability' : 'copy',
    card: isAbility ? null : definitionOf(g, original),
    owner: player,
    controller: player,
    zone: 'stack',
    face: original.face,
    faceDown: original.faceDown,
    castAs: original.castAs ?? null,
    stack: { ...entry, cast },
  });
  return id;
}

function definitionOf(g: Game, original: GameObject): string | null {
  return g.state.objects[original.id] ? copiableDefinition(g, original.id) : (original.copyOf ?? original.card);
}

/** 707.10c: each target may be left as it is, even if it is illegal; a new one must be legal. */
function* chooseAnew(g: Game, copy: ObjectId, player: PlayerId): Run<void> {
  const ctx = contextOf(g, copy);
  const slots = targetSlots(effectOf(g, copy), ctx.modes);
  const entry = object(g, copy).stack!;
  const targets: ChosenTargets[] = [];
  for (const chosen of entry.targets) {
    const slot = slots.find((other) => other.slot === chosen.slot);
    const refs = slot && chosen.refs.length > 0 ? yield* choose(g, copy, player, slot, chosen.refs) : chosen.refs;
    targets.push({ ...chosen, refs });
  }
  const moved = entry.division.map((part) => ({ ...part, ref: anew(entry.targets, targets, part.ref) }));
  setObject(g, copy, { stack: { ...entry, targets, division: moved } });
}

function anew(before: readonly ChosenTargets[], after: readonly ChosenTargets[], ref: Ref): Ref {
  for (const [index, { refs }] of before.entries()) {
    const at = refs.findIndex((other) => sameRef(other, ref));
    if (at !== -1) return after[index]?.refs[at] ?? ref;
  }
  return ref;
}

function* choose(g: Game, copy: ObjectId, player: PlayerId, slot: TargetSlot, now: readonly Ref[]): Run<readonly Ref[]> {
  const ctx = contextOf(g, copy);
  const { min, max } = boundsOf(g, slot.phrase.quantity, ctx);
  const legal = legalTargets(g, slot, ctx);
  if (legal.length < now.length || legal.length < min) return now;
  const options: Option[] = [
    ...legal.map((ref): Option => ({ kind: 'ref', ref, label: refName(g, ref) })),
    { kind: 'word', word: 'keep', label: `keep ${now.map((ref) => refName(g, ref)).join(', ')}` },
  ];
  const answer = yield* decide(g, {
    player,
    kind: 'target',
    prompt: `which new target for the copy of ${ctx.words.card}?`,
    options,
    min: 1,
    max: Math.max(1, Math.min(max, now.length)),
    cite: ['707.10c'],
    source: ctx.source,
  });
  invariant(answer.kind === 'chosen', 'targets are chosen by index');
  if (answer.indexes.includes(legal.length)) return now;
  // The number of targets stays what it was: those not named are kept.
  const named = answer.indexes.map((index) => legal[index]!);
  const kept = now.filter((ref) => !named.some((other) => sameRef(other, ref)));
  return [...named, ...kept].slice(0, now.length);
}
