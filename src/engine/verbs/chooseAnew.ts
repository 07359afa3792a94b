import type { RuleNumber } from '../../rules/citations.ts';
import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import { type Game, object } from '../game.ts';
import { boundsOf } from '../quantity.ts';
import { invariant } from '../refuse.ts';
import { contextOf, effectOf } from '../stack/context.ts';
import { type ObjectId, type PlayerId, type Ref, sameRef } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import { legalTargets, slotOf, type TargetSlot, targetSlots } from '../targets/index.ts';
import { nameOf, refName } from '../trace/names.ts';
import { citeToo } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { canEnd, type Place } from './finalTargets.ts';

/** Lets a player choose new targets: each may be left as it is, even if it is illegal; a new one must be legal (CR 115.7d, 707.10c). */
export function* chooseAnew(g: Game, id: ObjectId, player: PlayerId, cite: readonly RuleNumber[]): Run<void> {
  const ctx = contextOf(g, id);
  const slots = targetSlots(effectOf(g, id), ctx.modes);
  const before = object(g, id).stack!.targets;
  const places = before.flatMap((chosen, index) => placesOf(g, id, slots, chosen, index));
  const settled: Ref[] = [];
  const targets: ChosenTargets[] = [];
  for (const [index, chosen] of before.entries()) {
    const slot = slotOf(slots, chosen);
    const fits: Fits = (refs) => canEnd(places, [...settled, ...refs]);
    const refs = slot && chosen.refs.length > 0 ? yield* choose(g, id, player, slot, chosen.refs, cite, fits) : chosen.refs;
    settled.push(...refs);
    targets.push({ ...chosen, refs });
    if (index > 0 && refs.some((ref) => before.slice(0, index).some((earlier) => earlier.refs.some((old) => sameRef(old, ref)))))
      citeToo(g, ['115.7e']);
  }
  setTargets(g, id, targets);
}

/** Whether the final set of targets can be legal with these for the next instance of the word (CR 115.7e). */
type Fits = (refs: readonly Ref[]) => boolean;

function placesOf(g: Game, id: ObjectId, slots: readonly TargetSlot[], targets: ChosenTargets, chosen: number): readonly Place[] {
  const slot = slotOf(slots, targets);
  const legal = slot ? legalTargets(g, slot, contextOf(g, id)) : [];
  return targets.refs.map((now, ref) => ({
    slot,
    chosen,
    ref,
    now,
    others: legal.filter((one) => !sameRef(one, now)),
    mayStay: true,
  }));
}

/** Puts new targets in the places of the old ones; how an effect is divided among them stays as it was (CR 115.7f). */
export function setTargets(g: Game, id: ObjectId, targets: readonly ChosenTargets[]): void {
  const entry = object(g, id).stack!;
  const division = entry.division.map((part) => ({ ...part, ref: anew(entry.targets, targets, part.ref) }));
  setObject(g, id, { stack: { ...entry, targets, division } });
}

function anew(before: readonly ChosenTargets[], after: readonly ChosenTargets[], ref: Ref): Ref {
  for (const [index, { refs }] of before.entries()) {
    const at = refs.findIndex((other) => sameRef(other, ref));
    if (at !== -1) return after[index]?.refs[at] ?? ref;
  }
  return ref;
}

function* choose(
  g: Game,
  id: ObjectId,
  player: PlayerId,
  slot: TargetSlot,
  now: readonly Ref[],
  cite: readonly RuleNumber[],
  fits: Fits,
): Run<readonly Ref[]> {
  const ctx = contextOf(g, id);
  const { min, max } = boundsOf(g, slot.phrase.quantity, ctx);
  const legal = legalTargets(g, slot, ctx).filter((ref) => fits([ref]));
  if (legal.length < now.length || legal.length < min) return now;
  const options: Option[] = [
    ...legal.map((ref): Option => ({ kind: 'ref', ref, label: refName(g, ref) })),
    ...(fits(now)
      ? [{ kind: 'word', word: 'keep', label: `keep ${now.map((ref) => refName(g, ref)).join(', ')}` } as const]
      : []),
  ];
  const answer = yield* decide(g, {
    player,
    kind: 'target',
    prompt: `which new target for ${nameOf(g, id)}?`,
    options,
    min: 1,
    max: Math.max(1, Math.min(max, now.length)),
    cite,
    source: ctx.source,
  });
  invariant(answer.kind === 'chosen', 'targets are chosen by index');
  if (answer.indexes.includes(legal.length)) return now;
  // The number of targets stays what it was: those not named are kept.
  const named = answer.indexes.map((index) => legal[index]!);
  const kept = now.filter((ref) => !named.some((other) => sameRef(other, ref)));
  return [...named, ...kept].slice(0, now.length);
}
