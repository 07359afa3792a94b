import type { Effect, Sentence } from '../../oracle/tree/index.ts';
import { abilityOf } from '../abilities.ts';
import { type Bindings, type Context, newBindings } from '../context.ts';
import { type Game, object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import type { StackEntry } from '../state/stackEntry.ts';
import { nameOf } from '../trace/names.ts';
import type { BoundReferents } from '../triggers/types.ts';

/** The context of a spell or ability on the stack. */
export function contextOf(g: Game, id: ObjectId): Context {
  const { stack } = object(g, id);
  invariant(stack, 'only an object on the stack has this context');
  return contextFor(g, id, stack);
}

/** The same for an entry that is only being put together (CR 601.2b to d, 603.3c and d). */
export function contextFor(g: Game, id: ObjectId, entry: StackEntry): Context {
  const { ability } = entry;
  const source = ability?.source ?? id;
  return {
    source,
    onStack: id,
    controller: characteristics(g, id).controller,
    targets: entry.targets,
    modes: entry.modes,
    x: xOf(g, source, entry),
    memory: ability?.trigger ?? null,
    bindings: ability ? rebind(ability.bound) : newBindings(),
    each: null,
    candidate: null,
    words: { card: nameOf(g, source), text: ability ? abilityOf(g, ability.definition).words : wordsOfSpell(g, id) },
  };
}

/** X of an ability that triggers as its source enters is the X that the spell was cast with (CR 107.3m). */
function xOf(g: Game, source: ObjectId, entry: StackEntry): number | null {
  if (entry.kind !== 'triggered') return entry.x;
  const from = g.state.objects[source] ?? g.state.lastKnown[source]?.object;
  return from?.cast?.x ?? from?.stack?.x ?? entry.x;
}

function rebind(bound: BoundReferents): Bindings {
  const refs = Object.entries(bound.refs).map(([mark, list]) => [Number(mark), list] as const);
  const amounts = Object.entries(bound.amounts).map(([mark, amount]) => [Number(mark), amount] as const);
  return { refs: new Map(refs), amounts: new Map(amounts) };
}

/** What is bound now, as plain data for a delayed or reflexive trigger. */
export function bound(bindings: Bindings): BoundReferents {
  return { refs: Object.fromEntries(bindings.refs), amounts: Object.fromEntries(bindings.amounts) };
}

/** The instructions of what is on the stack; the spell abilities of a card follow each other as one text (CR 608.2c). */
export function effectOf(g: Game, id: ObjectId): Effect {
  const { stack } = object(g, id);
  if (stack?.ability) {
    const { tree } = abilityOf(g, stack.ability.definition);
    invariant(
      tree.kind === 'activated' || tree.kind === 'triggered',
      'only activated and triggered abilities are put on the stack',
    );
    return tree.effect;
  }
  return spellEffect(g, id);
}

const joined = new WeakMap<object, Effect>();

/** The spell abilities of an instant or sorcery as one effect. */
export function spellEffect(g: Game, id: ObjectId): Effect {
  const { abilities } = characteristics(g, id);
  const known = joined.get(abilities);
  if (known) return known;
  const sentences: Sentence[] = [];
  for (const { tree } of abilities) if (tree.kind === 'spell') sentences.push(...tree.effect.sentences);
  const effect: Effect = { kind: 'effect', sentences };
  joined.set(abilities, effect);
  return effect;
}

function wordsOfSpell(g: Game, id: ObjectId): string {
  return characteristics(g, id)
    .abilities.filter(({ tree }) => tree.kind === 'spell')
    .map(({ words }) => words)
    .join('\n');
}
