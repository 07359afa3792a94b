import type { Ability, Amount, AnyTarget, Effect, Modal, Target, TargetPlayer, TargetPlayerOr } from '../../oracle/tree/index.ts';

export type TargetPhrase = Target | AnyTarget | TargetPlayerOr | TargetPlayer;

/** One instance of the word "target" (CR 115.1, 601.2c). */
export interface TargetSlot {
  /** The phrase's mark; of a mode chosen again, the mark with a thousand added for each earlier time (CR 700.2d). */
  readonly slot: number;
  readonly phrase: TargetPhrase;
  /** What X of the phrase is, where its clause says so: "up to X target creatures, where X is …" (CR 107.3c). */
  readonly where?: Amount;
}

/** Added to the marks of a mode that is chosen once more. */
export const AGAIN = 1000;

const KINDS: ReadonlySet<string> = new Set([
  'target',
  'anyTarget',
  'targetPlayerOr',
  'targetPlayer',
] satisfies TargetPhrase['kind'][]);
/**
 * Abilities that are granted, tokens' abilities and triggers made on resolution choose their own targets later (CR 603.7, 603.12); what is only
 * spoken of again is no further target (115.3).
 */
const ELSEWHERE: ReadonlySet<string> = new Set(['abilities', 'except', 'referent', 'wording']);
const LATER: ReadonlySet<string> = new Set(['whenDone', 'delayedTrigger']);

const found = new WeakMap<object, readonly TargetSlot[]>();

/** The instances of the word "target" in the order of the text; of a modal effect those of the chosen modes (CR 601.2c). */
export function targetSlots(of: Ability | Effect, modes: readonly number[]): readonly TargetSlot[] {
  const effect = effectIn(of);
  if (!effect) return [];
  const plain = plainSlots(effect);
  const modal = effect.sentences.find((sentence): sentence is Modal => sentence.kind === 'modal');
  return modal ? [...plain, ...modalSlots(modal, modes)] : plain;
}

function effectIn(of: Ability | Effect): Effect | null {
  if (of.kind === 'effect') return of;
  return 'effect' in of ? of.effect : null;
}

/** What stands outside of modes. */
function plainSlots(effect: Effect): readonly TargetSlot[] {
  let slots = found.get(effect);
  if (!slots) {
    slots = collect(effect.sentences.filter(({ kind }) => kind !== 'modal'));
    found.set(effect, slots);
  }
  return slots;
}

function modalSlots(modal: Modal, modes: readonly number[]): TargetSlot[] {
  return modes.flatMap((index, position) => {
    const mode = modal.modes[index];
    const times = modes.slice(0, position).filter((other) => other === index).length;
    return mode ? plainSlots(mode.effect).map((one) => ({ ...one, slot: one.slot + times * AGAIN })) : [];
  });
}

function collect(root: unknown): TargetSlot[] {
  const found: Omit<TargetSlot, 'slot'>[] = [];
  walk(root, null, found);
  const slots = found.map((one, index) => ({ slot: one.phrase.mark ?? index + 1, ...one }));
  return slots.sort((a, b) => a.slot - b.slot);
}

function walk(node: unknown, where: Amount | null, found: Omit<TargetSlot, 'slot'>[]): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, where, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { kind, where: own = where } = node as { kind?: string; where?: Amount | null };
  if (kind !== undefined && LATER.has(kind)) return;
  if (kind !== undefined && KINDS.has(kind)) {
    const phrase = node as TargetPhrase;
    found.push(own !== null && saysX(phrase) ? { phrase, where: own } : { phrase });
  }
  for (const [key, value] of Object.entries(node)) if (!ELSEWHERE.has(key)) walk(value, own, found);
}

const saysX = (phrase: TargetPhrase): boolean => JSON.stringify(phrase).includes('"letter":"X"');
