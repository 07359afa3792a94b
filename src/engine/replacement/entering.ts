import type { Ability, Act, AsEnters, Clause, Modifier } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { type Context, newBindings, SETTLED_MARKS } from '../context.ts';
import { chooseRefs, chooseWord, may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { EntersAs, EventOf, GameEvent } from '../events/event.ts';
import { definedWords } from '../filters/definedWords.ts';
import { amount, type Candidate, candidates, isAmong, matchesKind } from '../filters/index.ts';
import { apnap, type Game } from '../game.ts';
import { granted } from '../layers/granted.ts';
import {
  type ActiveStatement,
  characteristicsAs,
  copiableDefinition,
  exceptedDefinition,
  statements,
  statementsOf,
  supposing,
} from '../layers/index.ts';
import { printedWork } from '../layers/printed.ts';
import { severalOfFlag, severalRules } from '../layers/several.ts';
import { Unsupported } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { citeToo } from '../trace/record.ts';
import { NO_RIDERS, runClause } from '../verbs/clause.ts';
import { someonePays } from '../verbs/paying.ts';
import { done, enteringTogether } from './asItEnters.ts';
import { compleated } from './compleated.ts';
import { asItWouldEnter } from './hypothetical.ts';
import { atOnce, type Replacer } from './replacer.ts';

type Entry = EventOf<'zoneChange' | 'createToken'>;
type EntryKind =
  | 'enterTapped'
  | 'enterTransformed'
  | 'enterPrepared'
  | 'enterUntapped'
  | 'enterWithCounters'
  | 'enterAsCopy'
  | 'asEnters';
const KINDS: readonly EntryKind[] = [
  'enterTapped',
  'enterTransformed',
  'enterPrepared',
  'enterUntapped',
  'enterWithCounters',
  'enterAsCopy',
  'asEnters',
];
type Statement = ActiveStatement<EntryKind>;

/** Effects that modify how a permanent enters the battlefield (CR 614.1c-d, 614.12), its own judged as it would exist there. */
export function entering(g: Game, event: GameEvent): Replacer[] {
  if ((event.kind !== 'zoneChange' || event.to !== 'battlefield') && event.kind !== 'createToken') return [];
  const enters = event.enters;
  if (!enters) return [];
  const value = asItWouldEnter(g, event, enters);
  const candidate: Candidate = { object: value, characteristics: characteristicsAs(g, value) };
  const own = KINDS.flatMap((kind) => statementsOf<EntryKind>(g, value, kind)).filter(saysThis);
  const others = KINDS.flatMap((kind) => statements<EntryKind>(g, kind)).filter((statement) => speaksOf(g, statement, candidate));
  return [
    ...intrinsic(g, event, candidate),
    ...compleated(event, candidate),
    ...[...own, ...others].map((statement) => replacer(g, statement, event, value)),
  ];
}

/** CR 614.12: its own effects count only where they are about itself. */
function saysThis({ clause, node }: Pick<Statement, 'clause' | 'node'>): boolean {
  const subject = clause?.subject ?? (node.kind === 'asEnters' ? node.subject : null);
  return subject?.kind === 'this' || (subject?.kind === 'that' && subject.referent?.kind === 'sourceReferent');
}

/** What is said of others, or by an effect of the spell that becomes it. */
function speaksOf(g: Game, { clause, node, context, effect }: Statement, candidate: Candidate): boolean {
  if (effect && !clause && effect.affected.kind === 'objects') return effect.affected.objects.includes(candidate.object.id);
  if (context.source === candidate.object.id) return false;
  const subject = clause?.subject ?? (node.kind === 'asEnters' ? node.subject : null);
  if (!subject || saysThis({ clause, node })) return false;
  return isAmong(g, subject as Parameters<typeof isAmong>[1], candidate, context);
}

function replacer(g: Game, statement: Statement, event: Entry, value: GameObject): Replacer {
  const { context, words, ability, effect, node, cite, clause } = statement;
  // CR 107.3m: X is what the spell that it was had.
  const x = value.id === context.source ? (value.cast?.x ?? 0) : context.x;
  const ctx: Context = { ...context, x };
  const rule: RuleNumber = node.kind === 'enterTapped' || node.kind === 'enterUntapped' ? '614.1d' : '614.1c';
  return {
    key: `${ability?.key ?? effect?.id} of ${context.source} (${node.kind})`,
    class: node.kind === 'enterAsCopy' ? 'copy' : 'other',
    source: context.source,
    card: words.card,
    text: words.text,
    cite: [
      rule,
      '614.12',
      ...cite,
      ...(clause ? definedWords(clause) : []),
      ...(ability ? severalRules(g, context.source, ability) : []),
    ],
    adds:
      node.kind === 'enterTapped' ||
      node.kind === 'enterWithCounters' ||
      (node.kind === 'asEnters' && (node.notEntering === true || node.byOpponent === true)),
    apply: () => applyTo(g, statement, event, ctx),
  };
}

function* applyTo(
  g: Game,
  { node, clause, ability }: Statement,
  event: Entry,
  around: Context,
): Run<readonly GameEvent[] | null> {
  const ctx = clause?.where ? { ...around, x: amount(g, clause.where, around) } : around;
  if (clause && (yield* isKeptFrom(g, clause, ctx))) return null;
  const enters = event.enters as EntersAs;
  switch (node.kind) {
    case 'enterTapped':
      return [withEntry(event, { tapped: true })];
    case 'enterTransformed':
      return isDoubleFaced(g, event) ? [withEntry(event, { face: 1 })] : null;
    case 'enterPrepared':
      return [withEntry(event, { prepared: true })];
    case 'enterUntapped':
      return [withEntry(event, { tapped: false })];
    case 'enterWithCounters': {
      if (clause?.optional && !(yield* wanted(g, enters.controller, ctx))) return gainingInstead(g, node, event);
      const count = Math.max(0, amount(g, node.amount, ctx));
      const said = node.orOf ? yield* kindOf(g, [node.counter, ...node.orOf], enters.controller, ctx) : node.counter;
      const counter = node.ifNoCreature && !entersAsCreature(g, event, enters) ? node.ifNoCreature : said;
      const counters = { ...enters.counters, [counter]: (enters.counters[counter] ?? 0) + count };
      return [withEntry(event, { ...(count === 0 ? {} : { counters }), ...(node.tapped ? { tapped: true } : {}) })];
    }
    case 'enterAsCopy':
      return yield* asCopy(g, node, clause, event, ctx);
    case 'asEnters':
      if (node.byOpponent) return yield* tribute(g, node, event, ctx);
      if (node.countersForEach) return yield* counted(g, node, event, ctx, ability);
      return node.elseTapped ? yield* offered(g, node, event, ctx) : yield* done(g, node, event, ctx, ability?.key ?? null);
  }
}

/** Which kind of counter, chosen as it enters (CR 614.12a). */
function* kindOf(g: Game, words: readonly string[], player: PlayerId, ctx: Context): Run<string> {
  const prompt = `which counter should ${ctx.words.card} enter with?`;
  return yield* chooseWord(g, { player, kind: 'choose', prompt, words, cite: ['614.12a'], source: ctx.source });
}

/** What it gains where it doesn't enter with the counters (CR 702.136a). */
function gainingInstead(
  g: Game,
  { elseGains }: { readonly elseGains?: readonly Ability[] },
  event: Entry,
): readonly GameEvent[] | null {
  if (!elseGains) return null;
  const { gains = [] } = event.enters as EntersAs;
  return [withEntry(event, { gains: [...gains, ...granted(g, elseGains, 'gained as it enters').map(({ key }) => key)] })];
}

/** By its own values alone (CR 702.44a). */
const entersAsCreature = (g: Game, event: Entry, enters: EntersAs): boolean =>
  printedWork(g, asItWouldEnter(g, event, enters), null).types.includes('creature');

function* wanted(g: Game, player: PlayerId, ctx: Context): Run<boolean> {
  const prompt = `should ${ctx.words.card} enter with the counters?`;
  return yield* may(g, { player, prompt, cite: ['614.12a'], source: ctx.source });
}

/** Only a double-faced card has another face to enter with. */
function isDoubleFaced(g: Game, event: Entry): boolean {
  const value = event.kind === 'zoneChange' ? g.state.objects[event.object] : undefined;
  return value?.card != null && g.definitions.get(value.card)?.layout === 'transform';
}

const withEntry = (event: Entry, patch: Partial<EntersAs>): Entry =>
  ({ ...event, enters: { ...(event.enters as EntersAs), ...patch } }) as Entry;

function* isKeptFrom(g: Game, { unless }: Clause, ctx: Context): Run<boolean> {
  return unless?.kind === 'unlessPays' ? yield* someonePays(g, unless, ctx) : false;
}

/** CR 707.5: it becomes a copy as it enters; what it copies is chosen then (614.12a). */
function* asCopy(
  g: Game,
  node: Extract<Statement['node'], { kind: 'enterAsCopy' }>,
  clause: Clause | null,
  event: Entry,
  ctx: Context,
): Run<readonly GameEvent[] | null> {
  const { of } = node;
  if (of.kind !== 'some' && of.kind !== 'each')
    throw new Unsupported(ctx.words.card, ctx.words.text, 'entering as a copy of such a thing');
  const player = (event.enters as EntersAs).controller;
  const refs = candidates(g, of.filter, ctx).map(objectRef);
  if (refs.length === 0) return null;
  const asking = { player, cite: ['614.12a', '707.5'], source: ctx.source } as const;
  if (clause?.optional && !(yield* may(g, { ...asking, prompt: `should ${ctx.words.card} enter as a copy?` }))) return null;
  const [chosen] = yield* chooseRefs(g, { ...asking, kind: 'copy', prompt: 'a copy of what?', refs, min: 1, max: 1 });
  if (chosen?.kind !== 'object') return null;
  const copyOf = exceptedDefinition(g, copiableDefinition(g, chosen.object), node.except ?? [], ctx);
  const copied = withEntry(event, node.tapped ? { copyOf, tapped: true } : { copyOf });
  return [withEntry(copied, { counters: withExcepted(g, copied, node.except ?? [], ctx) })];
}

/** "Except it enters with an additional loyalty counter on it if it's a planeswalker": judged of the copy (CR 707.9e, 707.9f). */
function withExcepted(g: Game, event: Entry, except: readonly Act[], ctx: Context): EntersAs['counters'] {
  const enters = event.enters as EntersAs;
  const counters = { ...enters.counters };
  for (const act of except) {
    if (act.kind !== 'enterWithCounters') continue;
    const value = asItWouldEnter(g, event, enters);
    if (act.ifKind) citeToo(g, ['707.9f']);
    if (act.ifKind && !matchesKind(g, act.ifKind, { object: value, characteristics: characteristicsAs(g, value) }, ctx)) continue;
    counters[act.counter] = (counters[act.counter] ?? 0) + Math.max(0, amount(g, act.amount, ctx));
  }
  return counters;
}

/** CR 614.12a: what may be done as it enters, and else it enters tapped (614.1d). */
function* offered(g: Game, { acts }: AsEnters, event: Entry, ctx: Context): Run<readonly GameEvent[] | null> {
  const controller = (event.enters as EntersAs).controller;
  const offer: Clause = { kind: 'clause', subject: { kind: 'you' }, optional: true, acts };
  const { done } = yield* runClause(g, offer, { ...ctx, controller, bindings: newBindings() }, NO_RIDERS);
  return done ? null : [withEntry(event, { tapped: true })];
}

/** CR 702.104a: an opponent is chosen, and that player says whether it has the counters. */
function* tribute(g: Game, node: AsEnters, event: Entry, ctx: Context): Run<readonly GameEvent[]> {
  const { controller, counters, chosen } = event.enters as EntersAs;
  const asking = { cite: ['702.104a', '614.12a'], source: ctx.source } as const;
  const refs = apnap(g)
    .filter((id) => id !== controller)
    .map(playerRef);
  const prompt = 'which opponent may have it enter with the counters?';
  const [by] = yield* chooseRefs(g, { ...asking, player: controller, kind: 'choose', prompt, refs, min: 1, max: 1 });
  if (by?.kind !== 'player') return [event];
  const paid = yield* may(g, { ...asking, player: by.player, prompt: `have ${ctx.words.card} enter with the counters?` });
  if (!paid) return [event];
  const { counter = '+1/+1' } = node;
  const more = node.amount ? amount(g, node.amount, ctx) : 0;
  return [
    withEntry(event, {
      counters: { ...counters, [counter]: (counters[counter] ?? 0) + more },
      chosen: { ...chosen, tribute: 'paid' },
    }),
  ];
}

/** What is done as it enters, and counters for each thing so done to (CR 702.82a). */
function* counted(
  g: Game,
  node: AsEnters,
  event: Entry,
  ctx: Context,
  ability: Statement['ability'],
): Run<readonly GameEvent[] | null> {
  const { controller, counters, linked } = event.enters as EntersAs;
  const { acts, counter = '+1/+1' } = node;
  const bindings = newBindings();
  if (node.notEntering) bindings.refs.set(SETTLED_MARKS.entering, mayBeShown(g, acts, event, { ...ctx, controller }));
  const offer: Clause = { kind: 'clause', subject: { kind: 'you' }, acts: node.notEntering ? acts.map(ofThese) : acts };
  const before = g.state.history.length;
  yield* runClause(g, offer, { ...ctx, controller, bindings }, NO_RIDERS);
  const used = g.state.history.slice(before).flatMap(({ event: done }) => usedIn(done));
  const count = used.length * (node.amount ? amount(g, node.amount, ctx) : 1);
  const keyword = ability?.keyword?.name;
  // "It devoured" speaks of them later (CR 702.82b).
  const known = keyword !== undefined && used.length > 0 ? { linked: { ...linked, [keyword]: used } } : {};
  const more = count === 0 ? {} : { counters: { ...counters, [counter]: (counters[counter] ?? 0) + count } };
  return [withEntry(event, { ...more, ...known })];
}

const usedIn = (event: GameEvent): readonly ObjectId[] =>
  event.kind === 'sacrifice' ? [event.object] : event.kind === 'reveal' ? event.objects : [];

const THESE: Modifier = {
  kind: 'fromAmong',
  them: { kind: 'that', many: true, referent: { kind: 'markedReferent', mark: SETTLED_MARKS.entering } },
};

/** The act done to none but what may be shown. */
const ofThese = (act: Act): Act =>
  act.kind === 'reveal' && act.objects.kind === 'some'
    ? { ...act, objects: { ...act.objects, filter: { kind: 'filter', noun: 'card', adjectives: [], modifiers: [THESE] } } }
    : act;

/** What may be revealed, compared with the permanent as it would be (CR 614.12), and nothing that enters at the same time (702.38a). */
function mayBeShown(g: Game, acts: readonly Act[], event: Entry, ctx: Context): readonly Ref[] {
  const entering = enteringTogether(g, event);
  const shown = supposing(g, asItWouldEnter(g, event, event.enters as EntersAs), () =>
    acts.flatMap((act) => (act.kind === 'reveal' && act.objects.kind === 'some' ? candidates(g, act.objects.filter, ctx) : [])),
  );
  return shown.filter((id) => !entering.includes(id)).map(objectRef);
}

const INTRINSIC = [
  { type: 'planeswalker', counter: 'loyalty', rule: '306.5b' },
  { type: 'battle', counter: 'defense', rule: '310.4b' },
] as const;

/** Counters with which the rules let planeswalkers, battles and Sagas enter (CR 306.5b, 310.4b, 714.3a). */
function intrinsic(g: Game, event: Entry, { object, characteristics }: Candidate): Replacer[] {
  if (object.faceDown) return [];
  const found: Replacer[] = [];
  for (const { type, counter, rule } of INTRINSIC) {
    const count = counter === 'loyalty' ? characteristics.loyalty : characteristics.defense;
    if (characteristics.types.includes(type) && count !== null)
      found.push(withCounters(event, object.id, characteristics.name, counter, count, rule));
  }
  if (characteristics.subtypes.includes('Saga'))
    found.push(
      characteristics.flags.readsAhead
        ? readingAhead(g, event, { object, characteristics })
        : withCounters(event, object.id, characteristics.name, 'lore', 1, '714.3a'),
    );
  return found;
}

/** CR 714.3b: as many lore counters as its controller chooses, up to the number of its final chapter. */
function readingAhead(g: Game, event: Entry, { object, characteristics }: Candidate): Replacer {
  const last = Math.max(
    1,
    ...characteristics.abilities.flatMap(({ hooks }) => (hooks.chapter === undefined ? [] : [hooks.chapter])),
  );
  const cite: readonly RuleNumber[] = ['614.1c', '714.3b', '702.155b', ...severalOfFlag(g, object.id, 'readsAhead')];
  const { controller, counters } = event.enters as EntersAs;
  const words = Array.from({ length: last }, (_, index) => String(index + 1));
  function* apply(): Run<readonly GameEvent[]> {
    const prompt = 'with how many lore counters does it enter?';
    const chosen = yield* chooseWord(g, { player: controller, kind: 'choose', prompt, words, cite, source: object.id });
    return [withEntry(event, { counters: { ...counters, lore: (counters.lore ?? 0) + Number(chosen) } })];
  }
  const text = 'This Saga enters with the chosen number of lore counters on it.';
  return { key: 'intrinsic lore', class: 'other', source: object.id, card: characteristics.name, text, cite, apply };
}

function withCounters(
  event: Entry,
  source: ObjectId,
  card: string,
  counter: string,
  count: number,
  rule: '306.5b' | '310.4b' | '714.3a',
): Replacer {
  const { counters } = event.enters as EntersAs;
  const more = { ...counters, [counter]: (counters[counter] ?? 0) + count };
  const apply = () => atOnce(() => [withEntry(event, { counters: more })]);
  const text = `It enters with ${counter} counters.`;
  return { key: `intrinsic ${counter}`, class: 'other', source, card, text, cite: ['614.1c', rule], apply };
}

/** Who chooses among effects on an entry (CR 616.1): who will control it. */
export function entryPlayer(event: Entry): PlayerId {
  return event.kind === 'createToken' ? event.player : (event.enters?.controller ?? event.player ?? (0 as PlayerId));
}
