import type { Act, AsEnters, Clause, Modifier, Some } from '../../oracle/tree/index.ts';
import { type Context, newBindings, SETTLED_MARKS } from '../context.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { EntersAs, EventOf, GameEvent } from '../events/event.ts';
import { amount, candidates } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { Unsupported } from '../refuse.ts';
import { type ObjectId, objectRef } from '../state/ids.ts';
import type { Chosen } from '../state/object.ts';
import { citeToo } from '../trace/record.ts';
import { makeChoice } from '../verbs/choose.ts';
import { NO_RIDERS, runClause } from '../verbs/clause.ts';

type Entry = EventOf<'zoneChange' | 'createToken'>;

/** What a player may be told to do as something enters, to other things than that. */
const DEEDS: ReadonlySet<string> = new Set(['discard', 'sacrifice', 'loseLife', 'exile', 'putCounters', 'getEmblem']);

const isDeed = (act: Act): boolean => DEEDS.has(act.kind) && !JSON.stringify(act).includes('"kind":"this"');

/** CR 614.12a, 607.2d: choices made as it enters, and what else is done then; the permanent remembers what is exiled so (614.14). */
export function* done(
  g: Game,
  { acts, optional }: AsEnters,
  event: Entry,
  ctx: Context,
  ability: string | null,
): Run<readonly GameEvent[]> {
  let chosen: Chosen = {};
  const more: GameEvent[] = [];
  const before = event.enters as EntersAs;
  const player = before.controller;
  const began = g.state.history.length;
  for (const act of acts) {
    if (act.kind === 'becomeDayNight') more.push({ kind: 'dayNight', from: g.state.dayNight ?? null, to: act.to });
    else if (isDeed(act)) yield* deed(g, act, event, { ...ctx, controller: player }, optional === true);
    else if (act.kind === 'chooseObjects' && act.objects.kind === 'some' && !optional)
      chosen = { ...chosen, objects: yield* chooseAmong(g, act.objects, event, { ...ctx, controller: player }) };
    else if (act.kind !== 'choose' || optional)
      throw new Unsupported(ctx.words.card, ctx.words.text, `such a thing done as something enters (${act.kind})`);
    else chosen = { ...chosen, ...(yield* makeChoice(g, act.what, player, ctx, act)) };
  }
  const exiled = exiledSince(g, began);
  if (exiled.length > 0) citeToo(g, ['614.14']);
  const linked = ability !== null && exiled.length > 0 ? { linked: { ...before.linked, [ability]: exiled } } : {};
  const enters = { ...before, chosen: { ...before.chosen, ...(chosen as EntersAs['chosen']) }, ...linked };
  return [{ ...event, enters } as Entry, ...more];
}

/** "Choose another creature you control": of what is there already, not of what enters at the same time (CR 614.12a). */
function* chooseAmong(g: Game, { filter, quantity }: Some, event: Entry, ctx: Context): Run<readonly ObjectId[]> {
  if (quantity.kind !== 'exactly')
    throw new Unsupported(ctx.words.card, ctx.words.text, 'how many are chosen as something enters');
  const entering = enteringTogether(g, event);
  const refs = candidates(g, filter, ctx).flatMap((id) => (entering.includes(id) ? [] : [objectRef(id)]));
  const many = amount(g, quantity.amount, ctx);
  const cite = ['614.12a', '607.2d'] as const;
  const asking = {
    player: ctx.controller,
    kind: 'choose',
    prompt: 'which is chosen?',
    cite: [...cite],
    source: ctx.source,
  } as const;
  citeToo(g, cite);
  return (yield* chooseRefs(g, { ...asking, refs, min: many, max: many })).flatMap((ref) =>
    ref.kind === 'object' ? [ref.object] : [],
  );
}

function* deed(g: Game, said: Act, event: Entry, ctx: Context, optional: boolean): Run<void> {
  const bindings = newBindings();
  const act = withoutEntering(g, said, event, ctx, bindings.refs);
  const clause: Clause = { kind: 'clause', subject: { kind: 'you' }, ...(optional ? { optional } : {}), acts: [act] };
  yield* runClause(g, clause, { ...ctx, bindings }, NO_RIDERS);
  citeToo(g, ['614.12a']);
}

const THESE: Modifier = {
  kind: 'fromAmong',
  them: { kind: 'that', many: true, referent: { kind: 'markedReferent', mark: SETTLED_MARKS.entering } },
};

/** What enters at the same time can't be chosen to change zones (CR 614.13a). */
function withoutEntering(g: Game, act: Act, event: Entry, ctx: Context, refs: ReturnType<typeof newBindings>['refs']): Act {
  if (act.kind !== 'exile' || act.objects.kind !== 'some' || act.objects.filter.kind !== 'filter') return act;
  const { filter } = act.objects;
  const entering = enteringTogether(g, event);
  const all = candidates(g, filter, ctx);
  const others = all.filter((id) => !entering.includes(id));
  if (others.length < all.length) citeToo(g, ['614.13a']);
  refs.set(SETTLED_MARKS.entering, others.map(objectRef));
  return { ...act, objects: { ...act.objects, filter: { ...filter, modifiers: [...filter.modifiers, THESE] } } };
}

/** This one, and what enters in the same batch of events. */
export function enteringTogether(g: Game, event: Entry): readonly ObjectId[] {
  return [event, ...g.settling].flatMap((one) => (one.kind === 'zoneChange' && one.to === 'battlefield' ? [one.object] : []));
}

const exiledSince = (g: Game, began: number): readonly ObjectId[] =>
  g.state.history
    .slice(began)
    .flatMap(({ event }) =>
      event.kind === 'zoneChange' && event.to === 'exile' && event.became !== null ? [event.became, ...(event.also ?? [])] : [],
    );
