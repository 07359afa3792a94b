import type {
  Ability,
  Amount,
  AnyTarget,
  Clause,
  Effect,
  Modal,
  Multiplied,
  PlayerPhrase,
  Target,
  TargetPlayer,
  TargetPlayerOr,
} from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { playersOf } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import { apnap, type Game } from '../game.ts';
import { playerRef, type Ref } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import { saidByItself } from '../verbs/saidLater.ts';

export type TargetPhrase = Target | AnyTarget | TargetPlayerOr | TargetPlayer;

/** One instance of the word "target" (CR 115.1, 601.2c). */
export interface TargetSlot {
  /** The phrase's mark; of a mode chosen again, the mark with a thousand added for each earlier time (CR 700.2d). */
  readonly slot: number;
  readonly phrase: TargetPhrase;
  /** What X of the phrase is, where its clause says so: "up to X target creatures, where X is …" (CR 107.3c). */
  readonly where?: Amount;
  /** For whom it is chosen, once for each of them: "for each opponent, … up to one target creature that player controls". */
  readonly forEach?: PlayerPhrase;
  /** That one of them. */
  readonly each?: Ref;
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
const LATER: ReadonlySet<string> = new Set(['whenDone', 'delayedTrigger', 'difference']);

const found = new WeakMap<object, readonly TargetSlot[]>();

/** The instances of the word "target" in the order of the text; of a modal effect those of the chosen modes (CR 601.2c). */
export function targetSlots(of: Ability | Effect, modes: readonly number[]): readonly TargetSlot[] {
  const effect = effectIn(of);
  if (!effect) return [];
  const plain = plainSlots(effect);
  const modal = effect.sentences.find((sentence): sentence is Modal => sentence.kind === 'modal');
  return modal ? [...plain, ...modalSlots(modal, modes)] : plain;
}

/** The instances that are chosen for: one for each player of whom the words are said one after another, in APNAP order (CR 601.2c). */
export function slotsToChoose(g: Game, of: Ability | Effect, modes: readonly number[], ctx: Context): readonly TargetSlot[] {
  const slots = targetSlots(of, modes);
  if (slots.every(({ forEach }) => forEach === undefined)) return slots;
  return slots.flatMap((slot): TargetSlot[] => {
    if (!slot.forEach) return [slot];
    const players = playersOf(g, slot.forEach, ctx);
    return apnap(g).flatMap((id) => (players.includes(id) ? [{ ...slot, each: playerRef(id) }] : []));
  });
}

/** The instance for which targets were chosen, read as it was for that player; undefined where the words no longer have it. */
export function slotOf(slots: readonly TargetSlot[], { slot, each }: ChosenTargets): TargetSlot | undefined {
  const found = slots.find((other) => other.slot === slot);
  return found && each ? { ...found, each } : found;
}

function effectIn(of: Ability | Effect): Effect | null {
  if (of.kind === 'effect') return of;
  return 'effect' in of ? of.effect : null;
}

/** What stands outside of modes. */
function plainSlots(effect: Effect): readonly TargetSlot[] {
  let slots = found.get(effect);
  if (!slots) {
    slots = collect(saidByItself(effect.sentences).filter(({ kind }) => kind !== 'modal'));
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

/** What the clause around an instance says of it, and so many times as many targets are chosen for it: "another target for each …". */
type Said = Pick<TargetSlot, 'where' | 'forEach'> & { readonly times?: Amount };

function collect(root: unknown): TargetSlot[] {
  const found: Omit<TargetSlot, 'slot'>[] = [];
  walk(root, {}, found);
  const slots = found.map((one, index) => ({ slot: one.phrase.mark ?? index + 1, ...one }));
  return slots.sort((a, b) => a.slot - b.slot);
}

function walk(node: unknown, around: Said, found: Omit<TargetSlot, 'slot'>[]): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, around, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { kind } = node as { kind?: string };
  if (kind !== undefined && LATER.has(kind)) return;
  if (kind !== undefined && KINDS.has(kind)) {
    const { where, forEach, times } = around;
    const phrase = times ? asMany(node as TargetPhrase, times) : (node as TargetPhrase);
    found.push({ phrase, ...(where && saysX(phrase) ? { where } : {}), ...(forEach ? { forEach } : {}) });
  }
  const own =
    kind === 'clause'
      ? { ...around, ...saidBy(node as Clause) }
      : kind === 'multiplied' && (node as Multiplied).act.kind === 'chooseObjects'
        ? { ...around, times: (node as Multiplied).by }
        : around;
  for (const [key, value] of Object.entries(node)) if (!ELSEWHERE.has(key)) walk(value, own, found);
}

const asMany = <P extends TargetPhrase>(phrase: P, factor: Amount): P =>
  phrase.quantity.kind === 'exactly'
    ? { ...phrase, quantity: { kind: 'exactly', amount: { kind: 'times', factor, amount: phrase.quantity.amount } } }
    : phrase;

const saidBy = ({ where, forEach }: Clause): Said => ({
  ...(where ? { where } : {}),
  ...(forEach && isPlayerPhrase(forEach) ? { forEach } : {}),
});

const saysX = (phrase: TargetPhrase): boolean => JSON.stringify(phrase).includes('"letter":"X"');
