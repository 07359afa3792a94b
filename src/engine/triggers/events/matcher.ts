import type { Event, ObjectPhrase, PlayerPhrase, Recipients } from '../../../oracle/tree/index.ts';
import type { Context } from '../../context.ts';
import type { EventKind, GameEvent } from '../../events/event.ts';
import { isAmong, isAmongPlayers, objectsOf } from '../../filters/index.ts';
import { isPlayerPhrase } from '../../filters/phraseKinds.ts';
import type { Game } from '../../game.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref, sameRef } from '../../state/ids.ts';
import type { TriggerMemory } from '../../state/stackEntry.ts';

/** Whether the game before the event is looked at, or the game after it (CR 603.10). */
export type Look = 'back' | 'now';

export type TreeKind = Event['kind'];
export type TreeOf<K extends TreeKind> = Extract<Event, { readonly kind: K }>;

/** What one kind of trigger event asks of game events. */
export interface Matcher<K extends TreeKind> {
  /** The only kinds of game event that it can match. */
  readonly kinds: readonly EventKind[];
  /** Looks back in time (CR 603.10a-d). */
  readonly back?: (tree: TreeOf<K>) => boolean;
  /** Every occurrence in one game event, with what later words may speak of. */
  readonly match: (g: Game, tree: TreeOf<K>, event: GameEvent, ctx: Context) => readonly TriggerMemory[];
  /** The phrase whose "one or more" makes one trigger of several simultaneous events (CR 603.2c). */
  readonly several?: (tree: TreeOf<K>) => ObjectPhrase | undefined;
  /** Simultaneous occurrences that are one: those with the same key are put together. Absent: each triggers. */
  readonly together?: (tree: TreeOf<K>, memory: TriggerMemory) => string | null;
}

export const NO_MATCH: readonly TriggerMemory[] = [];

/** What happened, by role: `subject` did it or suffered it, `other` is the other party. */
export function memory(subject: readonly Ref[], other: readonly Ref[], player: PlayerId | null, amount = 1): TriggerMemory {
  return { refs: { subject, other }, amount, player };
}

/** Where the words of the event speak of the event itself. What a delayed trigger's event speaks of happened before (CR 603.7c). */
export const telling = (ctx: Context, told: TriggerMemory): Context => (ctx.memory === null ? { ...ctx, memory: told } : ctx);

export const objects = (...ids: ObjectId[]): Ref[] => ids.map(objectRef);
export const players = (...ids: PlayerId[]): Ref[] => ids.map(playerRef);

/** Whether an object is among those meant; "this" is also what the source was just before it moved (CR 400.7, 603.6). */
export function isIt(g: Game, phrase: ObjectPhrase, id: ObjectId, ctx: Context): boolean {
  if (isAmong(g, phrase, id, ctx)) return true;
  return saysThis(phrase) && g.state.lastKnown[id]?.became === ctx.source;
}

const saysThis = (phrase: ObjectPhrase): boolean =>
  phrase.kind === 'this' || (phrase.kind === 'that' && phrase.referent?.kind === 'sourceReferent');

export function isThem(g: Game, phrase: PlayerPhrase | undefined, player: PlayerId, ctx: Context): boolean {
  return phrase === undefined || isAmongPlayers(g, phrase, player, ctx);
}

/** "Any target" and what speaks of it may come to players. */
const mayBePlayers = ({ kind }: ObjectPhrase): boolean => kind === 'that' || kind === 'anyTarget' || kind === 'targetPlayerOr';

/** The same for a phrase that may speak of either, or of several. */
export function isMeant(g: Game, phrase: ObjectPhrase | PlayerPhrase | Recipients | undefined, ref: Ref, ctx: Context): boolean {
  if (!phrase) return true;
  if (phrase.kind === 'recipients') return phrase.all.some((one) => isMeant(g, one, ref, ctx));
  if (isPlayerPhrase(phrase)) return ref.kind === 'player' && isAmongPlayers(g, phrase, ref.player, ctx);
  if (ref.kind === 'player') return mayBePlayers(phrase) && objectsOf(g, phrase, ctx).some((meant) => sameRef(meant, ref));
  return isIt(g, phrase, ref.object, ctx);
}
