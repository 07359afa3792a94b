import type { Effect } from '../../oracle/tree/index.ts';
import type { Announcement } from '../casting/request.ts';
import { askWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { type Game, object } from '../game.ts';
import { refuse } from '../refuse.ts';
import { contextFor } from '../stack/context.ts';
import { changedEntry } from '../state/change.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { ChosenTargets, StackEntry } from '../state/stackEntry.ts';
import { withoutUnpaid } from '../targets/ifPaid.ts';
import {
  announceDivision,
  announce as checkTargets,
  chooseTargets,
  forbiddenTargets,
  slotsToChoose,
  type TargetSlot,
} from '../targets/index.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { tellTargets } from '../triggers/putOnStack.ts';
import { setObject } from '../writer.ts';
import { chooseModes, modalOf, modeWords } from './modes.ts';

/** What was announced for a spell or ability on its way to the stack. */
export interface Announced {
  readonly entry: StackEntry;
  /** The value of X; null where there is no X. */
  readonly x: number | null;
}

/** Announcing modes and X (CR 601.2b), targets (601.2c) and division (601.2d) for what has just been put on the stack. */
export function* announce(
  g: Game,
  id: ObjectId,
  effect: Effect,
  given: Announcement,
  variable: 'announce' | 'zero' | 'none',
): Run<Announced> {
  const modes = yield* announceModes(
    g,
    id,
    effect,
    given,
    variable === 'announce' ? (given.x === null ? ANY_X : [given.x]) : null,
  );
  const x = variable === 'none' && given.x === null ? null : yield* announceX(g, id, given, variable);
  let entry = write(g, id, { modes, x: x ?? 0 });
  const ctx = contextFor(g, id, entry);
  const slots = slotsToChoose(g, withoutUnpaid(g, effect, ctx), modes, ctx);
  const targets = yield* announceTargets(g, id, slots, given, entry);
  entry = write(g, id, { targets });
  tellTargets(g, id, targets, object(g, id).controller, forbiddenTargets(g, slots, contextFor(g, id, entry)), slots);
  const division = yield* announceDivision(g, id, effect, contextFor(g, id, entry), given.divide);
  if (division.length > 0) entry = write(g, id, { division });
  return { entry, x };
}

function write(g: Game, id: ObjectId, patch: Partial<StackEntry>): StackEntry {
  const entry = changedEntry(object(g, id).stack as StackEntry, patch);
  setObject(g, id, { stack: entry });
  return entry;
}

/** Values of X with which it is looked whether a mode has legal targets, as long as none is announced (107.3a): small ones, and one that is beyond all. */
const ANY_X = [...Array(17).keys(), 1_000];

/** 601.2b, 700.2a. `values`: those that X may have, which is announced after the modes; null where there is none. */
function* announceModes(
  g: Game,
  id: ObjectId,
  effect: Effect,
  given: Announcement,
  values: readonly number[] | null,
): Run<readonly number[]> {
  const ctx = contextFor(g, id, object(g, id).stack as StackEntry);
  const modal = modalOf(effect);
  const words = modal ? modal.modes.map((_, index) => modeWords(g, ctx, index)) : [];
  const all = given.modes === 'all';
  const picked = given.modes === 'all' ? words.map((_, index) => index) : given.modes ? given.modes(words) : null;
  const modes = yield* chooseModes(g, effect, ctx, picked, { all, values });
  if (modes === null) refuse(`No mode of ${ctx.words.card} has legal targets.`, ['700.2a', '601.2c']);
  if (modes.length > 0) {
    const chosen = modes.map((index) => `"${words[index]}"`).join(' and ');
    tell(g, { kind: 'action', says: `Mode chosen: ${chosen}.`, cite: ['601.2b', '700.2a'], subjects: [id] });
  }
  return modes;
}

/** 601.2b, 107.3: a value is announced for X; cast without paying, the only legal choice is 0 (107.3b). */
function* announceX(g: Game, id: ObjectId, given: Announcement, variable: 'announce' | 'zero' | 'none'): Run<number | null> {
  if (variable === 'none') {
    if (given.x !== null) refuse(`${nameOf(g, id)} has no X in its cost, so no value can be chosen for X.`, ['107.3a']);
    return null;
  }
  if (variable === 'zero') {
    if (given.x !== null && given.x !== 0)
      refuse(`X can only be 0 when ${nameOf(g, id)} is cast without paying a cost with X.`, ['107.3b']);
    tell(g, { kind: 'action', says: `The only legal choice for X is 0.`, cite: ['107.3b'], subjects: [id] });
    return 0;
  }
  const x = given.x ?? (yield* askX(g, id));
  tell(g, { kind: 'action', says: `X is ${x}.`, cite: ['601.2b', '107.3a'], subjects: [id] });
  return x;
}

export function* askX(g: Game, id: ObjectId, player: PlayerId = object(g, id).controller): Run<number> {
  const word = yield* askWord(g, {
    player,
    kind: 'choose',
    prompt: `which value of X for ${nameOf(g, id)}?`,
    open: 'number',
    cite: ['601.2b', '107.3a'],
    source: id,
  });
  return Number(word);
}

/** 601.2c. */
function* announceTargets(
  g: Game,
  id: ObjectId,
  slots: readonly TargetSlot[],
  given: Announcement,
  entry: StackEntry,
): Run<readonly ChosenTargets[]> {
  const ctx = contextFor(g, id, entry);
  if (given.targets) return checkTargets(g, slots, given.targets, ctx);
  if (slots.length === 0) return [];
  const chosen = yield* chooseTargets(g, slots, ctx);
  if (chosen === null) {
    refuse(`${playerName(g, ctx.controller)} can't choose legal targets for ${ctx.words.card}.`, ['601.2c']);
  }
  return chosen;
}
