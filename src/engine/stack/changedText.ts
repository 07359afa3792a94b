import type { Effect, ObjectPhrase, PlayerPhrase, Target, TargetPlayer, TargetPlayerOr } from '../../oracle/tree/index.ts';
import type { AbilityDefinition } from '../definition.ts';
import { type Game, object } from '../game.ts';
import { characteristics, statementsOf } from '../layers/index.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';

/** Whether the text of a spell has "each" where "target" is printed: a text-changing effect of its own (CR 612, 613.1c). */
export function saysEach(g: Game, spell: ObjectId): boolean {
  const could = characteristics(g, spell).abilities.some(
    ({ tree }) => tree.kind === 'static' && tree.statement.kind === 'targetsBecomeEach',
  );
  return could && statementsOf(g, object(g, spell), 'targetsBecomeEach').length > 0;
}

/** The abilities of a spell from whose text all is removed that stands within square brackets: a text-changing effect of its own (CR 702.148b). */
export function withoutBrackets(g: Game, spell: ObjectId): readonly AbilityDefinition[] | null {
  const { abilities } = characteristics(g, spell);
  if (!abilities.some(({ hooks }) => hooks.withoutBrackets)) return null;
  const [removed] = statementsOf(g, object(g, spell), 'bracketsRemoved');
  const { withoutBrackets: own } = removed?.ability?.hooks ?? {};
  if (!own) return null;
  // What is spliced onto it stays.
  return [...own, ...abilities.filter(({ key }) => / spliced \d+$/.test(key))];
}

/** Says how the text of a spell that is just being cast is changed by an effect of its own (CR 612.1). */
export function tellChangedText(g: Game, spell: ObjectId): void {
  const value = object(g, spell);
  const all = [...statementsOf(g, value, 'targetsBecomeEach'), ...statementsOf(g, value, 'bracketsRemoved')];
  for (const { cite, words } of all)
    tell(g, {
      kind: 'continuous effect',
      says: `The text of ${nameOf(g, spell)} is changed: "${words.text}"`,
      cite: ['612.1', ...cite],
      subjects: [spell],
      words,
    });
}

const changed = new WeakMap<Effect, Effect>();

/** The same words with "each" in the place of every "target". */
export function withEach(effect: Effect): Effect {
  let found = changed.get(effect);
  if (!found) {
    found = rewrite(effect) as Effect;
    changed.set(effect, found);
  }
  return found;
}

function rewrite(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewrite);
  if (typeof node !== 'object' || node === null) return node;
  const said = node as { readonly kind?: string };
  if (said.kind === 'target') return eachObject(said as Target);
  if (said.kind === 'targetPlayer') return eachPlayer(said as TargetPlayer);
  if (said.kind === 'targetPlayerOr') return eachOfBoth(said as TargetPlayerOr);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value)]));
}

const eachObject = ({ filter, mark }: Pick<Target, 'filter' | 'mark'>): ObjectPhrase => ({
  kind: 'each',
  filter,
  ...(mark === undefined ? {} : { mark }),
});

const eachPlayer = ({ who }: Pick<TargetPlayer, 'who'>): PlayerPhrase => ({ kind: 'eachPlayer', who });

function eachOfBoth({ who, filter, mark }: TargetPlayerOr): object {
  return { kind: 'recipients', all: [eachObject({ filter, ...(mark === undefined ? {} : { mark }) }), eachPlayer({ who })] };
}
