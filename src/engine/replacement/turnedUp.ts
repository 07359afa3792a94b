import type { Clause, StaticAbility } from '../../oracle/tree/index.ts';
import { type Context, staticContext } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { characteristicsAs, supposing } from '../layers/index.ts';
import type { GameObject } from '../state/object.ts';
import { insteadEvents } from '../verbs/instead.ts';
import type { Replacer } from './replacer.ts';

/** "As this creature is turned face up, …": applied while it is turned, by what it will be face up (CR 614.1e, 708.11). */
export function turnedUp(g: Game, event: GameEvent): Replacer[] {
  if (event.kind !== 'turnFaceUp') return [];
  const value = g.state.objects[event.object];
  if (!value?.faceDown || value.zone !== 'battlefield') return [];
  const up: GameObject = { ...value, faceDown: null, face: 0, ...(event.paid ? { turnedUp: event.paid } : {}) };
  return characteristicsAs(g, up).abilities.flatMap((ability) => replacerOf(g, ability, up, event));
}

function replacerOf(g: Game, ability: AbilityDefinition, up: GameObject, event: EventOf<'turnFaceUp'>): Replacer[] {
  const { tree, words: text } = ability;
  if (tree.kind !== 'static' || tree.statement.kind !== 'asTurnedFaceUp' || tree.statement.subject.kind !== 'this') return [];
  const { name, controller } = characteristicsAs(g, up);
  const words = { card: name, text };
  const ctx: Context = { ...staticContext(g, up.id, controller, words), x: event.paid?.x ?? null };
  if (!isSo(g, tree, up, ctx)) return [];
  const { acts, optional } = tree.statement;
  const then: Clause = { kind: 'clause', subject: { kind: 'you' }, acts, ...(optional ? { optional } : {}) };
  return [
    {
      key: `${ability.key} of ${up.id}`,
      class: 'other',
      source: up.id,
      card: name,
      text,
      cite: ['614.1e', '708.11', ...ability.cite],
      *apply() {
        const more = yield* insteadEvents(g, then, ctx, event);
        return more === null ? null : [event, ...more];
      },
    },
  ];
}

const isSo = (g: Game, { condition }: StaticAbility, up: GameObject, ctx: Context): boolean =>
  !condition || supposing(g, up, () => holds(g, condition, ctx));
