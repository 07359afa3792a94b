import type { Event, TriggeredAbility } from '../../oracle/tree/index.ts';
import { abilityOf, instanceOf } from '../abilities.ts';
import { Bindings, type Context, staticContext } from '../context.ts';
import type { EventKind, GameEvent } from '../events/event.ts';
import type { Happening, TriggerSource } from '../events/happening.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { EffectId, ObjectId, PlayerId } from '../state/ids.ts';
import type { TriggerMemory } from '../state/stackEntry.ts';
import { nameOf } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { append, setState } from '../writer.ts';
import { mayAlmostTrigger, tellAlmost } from './almost.ts';
import { eventKindsOf, type Look, looksBack, occurrences, parts } from './events/index.ts';
import { triggerSources } from './sources.ts';
import { additionalTimes, heard, type SaidOfTriggers, saidOfTriggers } from './times.ts';
import { type DelayedTrigger, NOTHING_BOUND, type WaitingTrigger } from './types.ts';

export { triggerSources } from './sources.ts';
export { saidOfTriggers } from './times.ts';

/** What effects say of triggers, by the way an ability looks: also they are looked back for (CR 603.10a). */
type Said = Readonly<Record<Look, SaidOfTriggers>>;

/** Finds what triggers on a batch of events (CR 603.2); what does waits until a player would receive priority (603.3). */
export function detectTriggers(g: Game, batch: Happening): void {
  if (batch.applied.length === 0) return;
  const now = triggerSources(g);
  if (batch.before.length === 0 && now.length === 0 && g.state.delayed.length === 0) return;
  const kinds = new Set(batch.applied.map(({ kind }) => kind));
  const said: Said = { back: batch.said, now: saidOfTriggers(g) };
  for (const source of batch.before) detectOne(g, source, batch.applied, kinds, 'back', said);
  for (const source of now) detectOne(g, source, batch.applied, kinds, 'now', said);
  detectDelayed(g, batch.applied, kinds, said);
}

function detectOne(
  g: Game,
  source: TriggerSource,
  events: readonly GameEvent[],
  kinds: ReadonlySet<EventKind>,
  look: Look,
  said: Said,
): void {
  const tree = triggeredTree(source.ability.tree);
  const beside = look === 'now' && mayAlmostTrigger(g, kinds);
  if (!beside && !concerns(tree, kinds)) return;
  const words = { card: source.characteristics.name, text: source.ability.words };
  const known = staticContext(g, source.object, controllerThen(source, events), words);
  // Of what was cast without an X, or not cast, X is 0 (CR 107.3g, m).
  const ctx = { ...known, x: known.x ?? 0 };
  const trigger = (memory: TriggerMemory): boolean =>
    addWaiting(
      g,
      tree,
      { ...ctx, memory, ...instanceOf(source.ability) },
      {
        ability: source.ability.key,
        source: source.object,
        controller: ctx.controller,
        memory,
        bound: NOTHING_BOUND,
      },
    );
  let occurred = false;
  eachOccurrence(g, tree, events, ctx, look, said, (memory, part) => {
    occurred = true;
    if (!reachesChapter(g, source, memory)) return true;
    if (tree.during && (tree.during === 'yourTurn') !== (g.state.turn.active === ctx.controller)) return false;
    if (tree.firstTime && !isFirstTime(g, tree, events, ctx)) return false;
    if (!trigger(memory)) return false;
    for (const { words, cite } of additionalTimes(g, { source, part, ctx, memory }, events, said[look])) {
      const says = `That ability of ${ctx.words.card} triggers an additional time (${words.card}).`;
      const back = look === 'back' ? (['603.10a'] as const) : [];
      tell(g, { kind: 'trigger', says, cite: ['603.2d', ...back, ...cite], subjects: [source.object], words });
      trigger(memory);
    }
    return tree.firstTime !== true;
  });
  if (beside && !occurred) tellAlmost(g, source, tree, events, ctx);
}

/** Whoever has just lost control of it controls what triggers on that (CR 603.10d). */
function controllerThen({ object, characteristics }: TriggerSource, events: readonly GameEvent[]): PlayerId {
  for (const event of events) if (event.kind === 'loseControl' && event.object === object) return event.player;
  return characteristics.controller;
}

/** "For the first time each turn": nothing before these events was such an event in this turn. */
function isFirstTime(g: Game, tree: TriggeredAbility, events: readonly GameEvent[], ctx: Context): boolean {
  const { history, turn } = g.state;
  const now = new Set(events);
  const before = history.filter((entry) => entry.turn === turn.number && !now.has(entry.event)).map(({ event }) => event);
  return parts(tree.event).every((part) => occurrences(g, part, before, ctx, looksBack(part) ? 'back' : 'now').length === 0);
}

/** A chapter ability triggers if the lore counters became at least as many as its chapter says and were fewer before (CR 714.2b). */
function reachesChapter(g: Game, { object, ability, characteristics }: TriggerSource, { amount: put }: TriggerMemory): boolean {
  const { chapter } = ability.hooks;
  if (chapter === undefined) return true;
  const lore = g.state.objects[object]?.counters.lore ?? 0;
  if (characteristics.flags.readsAhead && enteredNow(g, object)) {
    if (lore > chapter) citeToo(g, ['702.155a']);
    return lore === chapter;
  }
  return lore >= chapter && lore - put < chapter;
}

/** With read ahead, of the turn in which it entered only the chapter of just that number triggers (CR 702.155a). */
function enteredNow(g: Game, id: ObjectId): boolean {
  const { history, turn } = g.state;
  return history.some(
    ({ turn: when, event }) =>
      when === turn.number && (event.kind === 'zoneChange' || event.kind === 'createToken') && event.became === id,
  );
}

function triggeredTree(tree: TriggerSource['ability']['tree']): TriggeredAbility {
  invariant(tree.kind === 'triggered', 'a trigger source has a triggered ability');
  return tree;
}

function concerns(tree: TriggeredAbility, kinds: ReadonlySet<EventKind>): boolean {
  return eventKindsOf(tree.event).some((kind) => kinds.has(kind));
}

/** Runs over the parts of an "either" event that look the way asked for (CR 603.10). */
function eachOccurrence(
  g: Game,
  tree: TriggeredAbility,
  events: readonly GameEvent[],
  ctx: Context,
  look: Look | 'both',
  said: Said,
  trigger: (memory: TriggerMemory, part: Event) => boolean,
): void {
  for (const part of parts(tree.event)) {
    const way: Look = looksBack(part) ? 'back' : 'now';
    if (look !== 'both' && way !== look) continue;
    for (const memory of occurrences(g, part, heard(g, part, events, ctx, said[way], way), ctx, way))
      if (!trigger(memory, part)) return;
  }
}

/** A step that begins is nothing that words speak of: they speak of what made it wait for that step, "destroy that creature at end of combat". */
const asMade = ({ about, lasts }: DelayedTrigger, own: TriggerMemory): TriggerMemory =>
  about && lasts === 'once' ? { ...about, player: about.player ?? own.player } : own;

/** Delayed triggers trigger once, the next time their event occurs, unless they say how long they last (CR 603.7b). */
function detectDelayed(g: Game, events: readonly GameEvent[], kinds: ReadonlySet<EventKind>, said: Said): void {
  for (const delayed of g.state.delayed) {
    const ability = abilityOf(g, delayed.ability);
    const tree = triggeredTree(ability.tree);
    if (!concerns(tree, kinds) || (delayed.thisTurnOnly && delayed.madeInTurn !== g.state.turn.number)) continue;
    const base = staticContext(g, delayed.source, delayed.controller, { card: nameOf(g, delayed.source), text: ability.words });
    const refs = Object.entries(delayed.bound.refs).map(([mark, list]) => [Number(mark), list] as const);
    const amounts = Object.entries(delayed.bound.amounts).map(([mark, amount]) => [Number(mark), amount] as const);
    const ctx: Context = { ...base, bindings: new Bindings(new Map(refs), new Map(amounts), delayed.bound.was) };
    eachOccurrence(g, tree, events, ctx, 'both', said, (own, part) => {
      const { source, controller, bound } = delayed;
      const memory = part.kind === 'phaseBegins' ? asMade(delayed, own) : own;
      addWaiting(g, tree, { ...ctx, memory }, { ability: delayed.ability, source, controller, memory, bound, delayed: true });
      if (delayed.lasts !== 'once') return true;
      setState(
        g,
        'delayed',
        g.state.delayed.filter(({ id }) => id !== delayed.id),
      );
      return false;
    });
  }
}

/** Checks the intervening "if" (CR 603.4) and the limit, and lets the ability wait. False where it may not trigger again in this batch. */
function addWaiting(g: Game, tree: TriggeredAbility, ctx: Context, trigger: Omit<WaitingTrigger, 'id'>): boolean {
  const { source, ability, controller } = trigger;
  if (g.state.players[controller]?.lost !== null) return true;
  if (tree.limit && !withinLimit(g, tree.limit, source, ability)) return false;
  if (tree.condition && !holds(g, tree.condition, ctx)) {
    tellNoTrigger(g, source, tree, ability, ctx);
    return true;
  }
  wait(g, trigger);
  return true;
}

/** Lets an ability wait to be put on the stack; also reflexive triggers come this way (CR 603.12). */
export function wait(g: Game, trigger: Omit<WaitingTrigger, 'id'>): void {
  const id = g.state.nextEffect;
  setState(g, 'nextEffect', (id + 1) as EffectId);
  append(g, g.state.waiting, { id, ...trigger });
}

function tellNoTrigger(g: Game, source: ObjectId, { event }: TriggeredAbility, ability: string, ctx: Context): void {
  if (!g.options.trace) return;
  tell(g, {
    kind: 'trigger',
    says: `The ability of ${ctx.words.card} doesn't trigger: its "if" condition isn't true.`,
    cite: ['603.4', ...(parts(event).some(looksBack) ? (['603.10a'] as const) : []), ...abilityOf(g, ability).cite],
    subjects: [source],
    words: ctx.words,
  });
}

const LIMITS = { once: 1, onceEachTurn: 1, twiceEachTurn: 2 } as const;

/** CR 603.2h. */
function doneThisTurn(g: Game, source: ObjectId, ability: string): boolean {
  return g.state.history.some(
    ({ event, turn }) =>
      turn === g.state.turn.number &&
      event.kind === 'resolves' &&
      event.done === true &&
      event.source === source &&
      event.ability === ability,
  );
}

function withinLimit(g: Game, limit: NonNullable<TriggeredAbility['limit']>, source: ObjectId, ability: string): boolean {
  const turn = g.state.turn.number;
  if (limit === 'doneOnceEachTurn') return !doneThisTurn(g, source, ability);
  const before = g.state.history.filter(
    (entry) =>
      entry.event.kind === 'triggered' &&
      entry.event.source === source &&
      entry.event.ability === ability &&
      (limit === 'once' || entry.turn === turn),
  ).length;
  const waiting = g.state.waiting.filter((other) => other.source === source && other.ability === ability).length;
  return before + waiting < LIMITS[limit];
}
