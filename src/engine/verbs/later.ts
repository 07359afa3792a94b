import type { Clause, Event, Sentence, TriggeredAbility } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { NO_HOOKS } from '../hooks.ts';
import type { EffectId } from '../state/ids.ts';
import { tell } from '../trace/record.ts';
import { wait } from '../triggers/index.ts';
import type { DelayedTrigger } from '../triggers/types.ts';
import { setState } from '../writer.ts';
import { boundNow, memoryNow, objectNow } from './moves.ts';

/** How long it waits, where its words say so. */
export type WaitingTime = Pick<DelayedTrigger, 'thisTurnOnly' | 'until'> & { readonly lasts?: DelayedTrigger['lasts'] };

/** Creates a delayed triggered ability (CR 603.7); what its words speak of is bound now. */
export function makeDelayed(
  g: Game,
  event: Event,
  then: Clause,
  ctx: Context,
  more: readonly Sentence[] = [],
  from: AbilityDefinition | null = null,
  how: WaitingTime = {},
): void {
  const ability = register(g, event, [then, ...more], ctx, from);
  const id = g.state.nextEffect;
  const delayed: DelayedTrigger = {
    id,
    ability: ability.key,
    // What the source has become by this very effect is what its words go on speaking of (CR 400.7j).
    source: objectNow(g, ctx, ctx.source) ?? ctx.source,
    controller: ctx.controller,
    bound: boundNow(g, ctx),
    ...(ctx.memory ? { about: memoryNow(g, ctx, ctx.memory) } : {}),
    madeInTurn: g.state.turn.number,
    lasts: 'once',
    ...how,
  };
  setState(g, 'nextEffect', (id + 1) as EffectId);
  setState(g, 'delayed', [...g.state.delayed, delayed]);
  tell(g, {
    kind: 'instruction',
    says: `A delayed triggered ability of ${ctx.words.card} is created.`,
    cite: ['603.7a', '603.7b'],
    words: ctx.words,
  });
}

/** Creates a reflexive triggered ability, which triggers at once on what has just been done (CR 603.12); `more`: what it says behind its first sentence. */
export function makeReflexive(
  g: Game,
  then: Clause,
  ctx: Context,
  { from = null, more = [] }: { readonly from?: AbilityDefinition | null; readonly more?: readonly Sentence[] } = {},
): void {
  triggerNow(g, [then, ...more], ctx, from);
  tell(g, {
    kind: 'trigger',
    says: `A reflexive triggered ability of ${ctx.words.card} triggers.`,
    cite: ['603.12'],
    words: ctx.words,
  });
}

/** The triggered ability that mana has as it is spent (CR 106.6, 603.7). */
export function makeOfMana(g: Game, then: Clause, ctx: Context): void {
  triggerNow(g, [then], ctx, null);
  tell(g, {
    kind: 'trigger',
    says: `A delayed triggered ability of ${ctx.words.card} triggers as its mana is spent.`,
    cite: ['106.6', '603.7'],
    words: ctx.words,
  });
}

function triggerNow(g: Game, sentences: readonly Sentence[], ctx: Context, from: AbilityDefinition | null): void {
  // What it triggers on has happened already; the event only stands in for "when you do".
  const ability = register(g, { kind: 'stateHolds', condition: { kind: 'allOf', conditions: [] } }, sentences, ctx, from);
  // It may still speak of what the ability that made it triggered on.
  const memory = ctx.memory ?? { refs: {}, amount: 0, player: null };
  wait(g, {
    ability: ability.key,
    source: ctx.source,
    controller: ctx.controller,
    memory,
    bound: boundNow(g, ctx),
    delayed: true,
  });
}

/** The same words of the same card are the same ability, under the same key. */
function register(
  g: Game,
  event: Event,
  sentences: readonly Sentence[],
  ctx: Context,
  from: AbilityDefinition | null = null,
): AbilityDefinition {
  const tree: TriggeredAbility = { kind: 'triggered', event, effect: { kind: 'effect', sentences } };
  const key = `${ctx.words.card} later ${JSON.stringify(tree)}`;
  const known = g.abilities.get(key);
  if (known) return known;
  const made: AbilityDefinition = {
    key,
    tree,
    words: ctx.words.text,
    keyword: from?.keyword ?? null,
    functionsIn: [],
    hooks: NO_HOOKS,
    cite: from?.cite ?? [],
    prohibitedCite: [],
    definesCharacteristic: false,
  };
  g.abilities.set(key, made);
  return made;
}
