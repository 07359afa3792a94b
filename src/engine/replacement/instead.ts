import type { Clause, CountersPut, Event, Replacement, Sentence } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import type { EventKind, GameEvent } from '../events/event.ts';
import { amount, type Candidate, holds, isAmong } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import { type Game, player } from '../game.ts';
import { type ActiveStatement, characteristicsAs, statements, statementsOf } from '../layers/index.ts';
import { severalRules } from '../layers/several.ts';
import { gathered } from '../lists.ts';
import { Unsupported } from '../refuse.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import type { TriggerMemory } from '../state/stackEntry.ts';
import { eventMatches } from '../triggers/events/index.ts';
import { isMeant, isThem, memory, objects } from '../triggers/events/matcher.ts';
import { insteadEvents } from '../verbs/instead.ts';
import { asMuch, preventThat, produceInstead } from './asMuch.ts';
import { asItWouldEnter } from './hypothetical.ts';
import { atOnce, type Replacer } from './replacer.ts';

type Tree = Event['kind'];
type Would = (g: Game, tree: Event, event: GameEvent, ctx: Context) => TriggerMemory | null;

const asTriggered: Would = (g, tree, event, ctx) => eventMatches(g, tree, event, ctx, 'now');

/** Events that "If … would …" may speak of, with the game events proposed for them; most are told as triggers tell them. */
const WOULD: { readonly [K in Tree]?: { readonly kinds: readonly EventKind[]; readonly would: Would } } = {
  dies: { kinds: ['zoneChange'], would: asTriggered },
  leavesTheBattlefield: { kinds: ['zoneChange'], would: asTriggered },
  leavesTheStack: { kinds: ['zoneChange'], would: wouldLeaveTheStack },
  isPutInto: { kinds: ['zoneChange'], would: wouldBePut },
  dealsDamage: { kinds: ['damage'], would: asTriggered },
  isDealtDamage: { kinds: ['damage'], would: asTriggered },
  lifeChanges: { kinds: ['gainLife', 'loseLife'], would: asTriggered },
  countersPut: { kinds: ['putCounters', 'zoneChange', 'createToken'], would: wouldPutCounters },
  createsToken: { kinds: ['createToken'], would: wouldCreate },
  discards: { kinds: ['discard'], would: asTriggered },
  sacrifices: { kinds: ['sacrifice'], would: asTriggered },
  doesKeywordAction: { kinds: ['scry', 'surveil', 'shuffle', 'search'], would: asTriggered },
  draws: { kinds: ['draw'], would: wouldDraw },
  tappedForMana: { kinds: ['addMana'], would: asTriggered },
  enters: { kinds: ['zoneChange', 'createToken'], would: wouldEnter },
};

/** Kinds of event by which "instead" statements can be concerned at all. */
export const REPLACED_EVENTS = WOULD;

function wouldDraw(g: Game, tree: Event, event: GameEvent, ctx: Context): TriggerMemory | null {
  if (tree.kind !== 'draws' || event.kind !== 'draw' || !isThem(g, tree.player, event.player, ctx)) return null;
  if (tree.ordinal !== undefined) throw new Unsupported(ctx.words.card, ctx.words.text, 'replacing a draw by its number');
  if (tree.fromEmptyLibrary && player(g, event.player).library.length > 0) return null;
  if (tree.exceptFirst && isFirstOfDrawStep(g, event.player)) return null;
  return memory([playerRef(event.player)], [], event.player);
}

/** The first card that a player draws in their own draw step (CR 504.1). */
function isFirstOfDrawStep(g: Game, drawer: PlayerId): boolean {
  const { turn, history } = g.state;
  if (turn.step !== 'draw' || turn.active !== drawer) return false;
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const { event } = history[at]!;
    if (event.kind === 'stepBegins') return true;
    if (event.kind === 'draw' && event.player === drawer) return false;
  }
  return true;
}

/** A card that is discarded is put into the graveyard from the hand (CR 701.9a), to pay a cost or not. */
function wouldBePut(g: Game, tree: Event, event: GameEvent, ctx: Context): TriggerMemory | null {
  if (tree.kind === 'isPutInto' && tree.byDiscard && (event.kind !== 'zoneChange' || !DISCARDS.has(event.reason))) return null;
  if (tree.kind === 'isPutInto' && tree.causedBy) {
    const by = event.kind === 'zoneChange' ? event.causedBy : undefined;
    if (by === undefined || !isThem(g, tree.causedBy, by, ctx)) return null;
  }
  return asTriggered(g, tree, event, ctx);
}

const DISCARDS: ReadonlySet<string> = new Set(['discard', 'cycle']);

/** Resolving, it goes to the graveyard as the last part of that (CR 608.2n). */
function wouldLeaveTheStack(g: Game, tree: Event, event: GameEvent, ctx: Context): TriggerMemory | null {
  if (tree.kind !== 'leavesTheStack' || event.kind !== 'zoneChange' || event.from !== 'stack') return null;
  if (tree.resolving && (event.reason !== 'resolve' || event.to !== 'graveyard')) return null;
  return isAmong(g, tree.subject, event.object, ctx) ? memory(objects(event.object), [], event.player) : null;
}

function wouldEnter(g: Game, tree: Event, event: GameEvent, ctx: Context): TriggerMemory | null {
  if (tree.kind !== 'enters' || (event.kind !== 'zoneChange' && event.kind !== 'createToken') || !event.enters) return null;
  if (tree.from && (event.kind !== 'zoneChange' || event.from !== tree.from)) return null;
  if (tree.notCast && wasCast(g, event)) return null;
  const value = asItWouldEnter(g, event, event.enters);
  const candidate: Candidate = { object: value, characteristics: characteristicsAs(g, value) };
  if (!isAmong(g, tree.subject, candidate, ctx) || !isThem(g, tree.under, event.enters.controller, ctx)) return null;
  return memory(event.kind === 'zoneChange' ? objects(event.object) : [], [], event.enters.controller);
}

/** A permanent spell that was cast becomes the permanent; a copy of one wasn't (CR 707.10f). */
function wasCast(g: Game, event: GameEvent): boolean {
  if (event.kind !== 'zoneChange' || event.from !== 'stack') return false;
  const cast = g.state.objects[event.object]?.stack?.cast;
  return cast !== null && cast !== undefined && cast.copied !== true;
}

function wouldCreate(g: Game, tree: Event, event: GameEvent, ctx: Context): TriggerMemory | null {
  if (tree.kind !== 'createsToken' || event.kind !== 'createToken' || !isThem(g, tree.player, event.player, ctx)) return null;
  const enters = asItWouldEnter(g, event, event.enters);
  const candidate: Candidate = { object: enters, characteristics: characteristicsAs(g, enters) };
  return isAmong(g, tree.token, candidate, ctx) ? memory([playerRef(event.player)], [], event.player) : null;
}

/** CR 122.6: also the counters with which something would enter, put there by who controls it (122.6a). */
function wouldPutCounters(g: Game, tree: Event, event: GameEvent, ctx: Context): TriggerMemory | null {
  if (tree.kind !== 'countersPut') return null;
  if (event.kind === 'putCounters') {
    if (tree.byEffect && event.asCost) return null;
    const fits = tree.counter === undefined || tree.counter === event.counter;
    if (!fits || event.amount <= 0 || !isMeant(g, tree.on, event.on, ctx) || !isThem(g, tree.by, event.player, ctx)) return null;
    return memory([event.on], [playerRef(event.player)], event.player, event.amount);
  }
  if ((event.kind !== 'zoneChange' && event.kind !== 'createToken') || !event.enters) return null;
  const { counters, controller } = event.enters;
  const count = tree.counter === undefined ? Math.max(0, ...Object.values(counters)) : (counters[tree.counter] ?? 0);
  if (count <= 0 || !isThem(g, tree.by, controller, ctx)) return null;
  const value = asItWouldEnter(g, event, event.enters);
  const candidate: Candidate = { object: value, characteristics: characteristicsAs(g, value) };
  if (!fitsOn(g, tree.on, candidate, ctx)) return null;
  return memory(event.kind === 'zoneChange' ? objects(event.object) : [], [playerRef(controller)], controller, count);
}

/** Something that enters is no player. */
function fitsOn(g: Game, on: CountersPut['on'], candidate: Candidate, ctx: Context): boolean {
  if (on.kind === 'recipients') return on.all.some((one) => !isPlayerPhrase(one) && isAmong(g, one, candidate, ctx));
  return !isPlayerPhrase(on) && isAmong(g, on, candidate, ctx);
}

/** "If [event] would happen, [something] instead" (CR 614.1a), of statics and effects in force. */
export function insteads(g: Game, event: GameEvent): readonly Replacer[] {
  return gathered(inForce(g, event), (statement): Replacer[] => {
    const matched = matchOf(g, statement, event);
    if (!matched) return [];
    const { context, words, ability, effect, node, cite } = statement;
    if (isExiledAlready(node, event)) return [];
    const ctx: Context = { ...context, memory: matched };
    if (node.while && !holds(g, node.while, ctx)) return [];
    if (node.then.condition && !holds(g, node.then.condition, ctx)) return [];
    return [
      {
        key: `${ability?.key ?? effect?.id} of ${context.source}`,
        class: classOf(statement, event),
        source: context.source,
        card: words.card,
        text: words.text,
        cite: [...rulesOf(node, event), ...cite, ...severalTimes(g, statement)],
        ...onlyAmount(node, event),
        apply: () => marked(statement, carriedOut(g, node, ctx, event)),
      },
    ];
  });
}

/** "Exile it instead of putting it anywhere else": what is exiled anyway isn't put anywhere else, and keeps what goes with that (CR 614.6, 702.34a). */
const isExiledAlready = ({ then }: Replacement, event: GameEvent): boolean =>
  event.kind === 'zoneChange' && event.to === 'exile' && then.acts.length === 1 && then.acts[0]?.kind === 'exile';

/** "It deals double that damage instead": nothing but the amount is another. */
const onlyAmount = ({ then }: Replacement, event: GameEvent): Pick<Replacer, 'damage'> =>
  event.kind === 'damage' && !then.optional && then.acts.length === 1 && then.acts[0]?.kind === 'asMuch'
    ? { damage: 'another amount' }
    : {};

/** CR 702.64c and its like. */
const severalTimes = (g: Game, { ability, context }: ActiveStatement<'replacement'>): readonly RuleNumber[] =>
  ability ? severalRules(g, context.source, ability) : [];

/** What a keyword's ability puts in the place of a move is known as its doing: "exiled this way"; what is exiled, as "exiled with" it (CR 607.2b). */
function* marked(
  { ability, effect, context: { source } }: ActiveStatement<'replacement'>,
  run: Run<readonly GameEvent[] | null>,
): Run<readonly GameEvent[] | null> {
  const events = yield* run;
  if (events === null) return events;
  const way = ability?.keyword?.name;
  const key = ability?.key ?? `effect ${effect?.id}`;
  return events.map((event) => {
    if (event.kind !== 'zoneChange') return event;
    const exiled = event.to === 'exile' ? { exiledWith: { source, ability: key } } : {};
    return { ...event, ...exiled, ...(way === undefined ? {} : { way }) };
  });
}

/** Prevention, or as much of the event as the words say; what else is done instead is an instruction that is followed. */
function carriedOut(
  g: Game,
  { event: tree, then, more }: ActiveStatement<'replacement'>['node'],
  ctx: Context,
  event: GameEvent,
): Run<readonly GameEvent[] | null> {
  const [act] = then.acts;
  if (more && !act?.kind.startsWith('prevent')) return insteadEvents(g, then, ctx, event, more);
  if (then.acts.length === 1 && !then.optional) {
    if (act?.kind === 'asMuch') return atOnce(() => asMuch(g, act, tree, ctx, event));
    if (act?.kind === 'produceInstead') return atOnce(() => produceInstead(act, event));
  }
  if (act?.kind === 'preventThat' && !then.optional) {
    const rest = then.acts.length > 1 ? [{ ...then, acts: then.acts.slice(1) }] : [];
    const counted = then.where ? { ...ctx, x: amount(g, then.where, ctx) } : ctx;
    return atOnce(() => preventThat(g, act, [...rest, ...clausesOf(more, ctx)], counted, event));
  }
  return insteadEvents(g, then, ctx, event);
}

/** The sentences that follow a prevention (CR 615.5). */
function clausesOf(more: readonly Sentence[] | undefined, { words }: Context): readonly Clause[] {
  return (more ?? []).map((sentence) => {
    if (sentence.kind === 'clause') return sentence;
    throw new Unsupported(words.card, words.text, `such a sentence after a prevention (${sentence.kind})`);
  });
}

/** What is said of replacing such an event (CR 614.6, 614.11, 614.16, 122.6) or preventing damage (615.1a). */
function rulesOf({ event: tree, then }: ActiveStatement<'replacement'>['node'], { kind }: GameEvent): readonly RuleNumber[] {
  if (prevents(then)) return ['615.1', '615.1a'];
  if (kind === 'addMana') return ['614.1a', '614.6', '106.12b'];
  if (kind === 'draw') return ['614.1a', '614.6', '614.11'];
  if (tree.kind === 'countersPut') return ['614.1a', '614.6', '614.16', '122.6'];
  return tree.kind === 'createsToken' ? ['614.1a', '614.6', '614.16'] : ['614.1a', '614.6'];
}

const prevents = ({ acts }: Clause): boolean => acts.some(({ kind }) => kind === 'preventThat');

/** Besides those in force: of a card that would move from elsewhere what its own words say about its moving (CR 113.6, 614.12). */
function inForce(g: Game, event: GameEvent): readonly ActiveStatement<'replacement'>[] {
  const all = statements(g, 'replacement');
  if (event.kind !== 'zoneChange') return all;
  const value = g.state.objects[event.object];
  if (!value || value.zone === 'battlefield') return all;
  const said = statementsOf(g, value, 'replacement');
  if (said.length === 0) return all;
  const own = said.filter(({ node }) => 'subject' in node.event && node.event.subject.kind === 'this');
  return [...all, ...own.filter((one) => !all.some((other) => other.context.source === value.id && other.node === one.node))];
}

function matchOf(g: Game, { node, context }: ActiveStatement<'replacement'>, event: GameEvent): TriggerMemory | null {
  const would = WOULD[node.event.kind];
  if (!would) {
    throw new Unsupported(context.words.card, context.words.text, `replacing such an event (${node.event.kind})`);
  }
  return would.kinds.includes(event.kind) ? would.would(g, node.event, event, context) : null;
}

/** CR 616.1b: who would control something that enters comes before other effects. */
function classOf({ node }: ActiveStatement<'replacement'>, event: GameEvent): Replacer['class'] {
  const moves = node.then.acts.some((act) => act.kind === 'move' && act.to.zone === 'battlefield' && act.to.under !== undefined);
  return moves && event.kind === 'zoneChange' ? 'control' : 'other';
}
