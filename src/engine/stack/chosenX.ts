import type { Effect } from '../../oracle/tree/index.ts';
import { abilityOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import { askWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { type Game, object } from '../game.ts';
import { mentionsAny } from '../layers/parts/mentions.ts';
import type { ObjectId } from '../state/ids.ts';
import { targetSlots } from '../targets/index.ts';
import { tell } from '../trace/record.ts';

/**
 * "You may pay {X}" of a triggered ability that says nothing of what X is: its controller chooses X as it resolves (CR 107.3f). Of an ability
 * that triggered on entering, X is what it was for the spell (107.3m).
 */
export function* withChosenX(g: Game, id: ObjectId, ctx: Context): Run<Context> {
  const origin = object(g, id).stack?.ability;
  if (!origin || (ctx.x ?? 0) > 0) return ctx;
  const { tree } = abilityOf(g, origin.definition);
  if (tree.kind !== 'triggered' || !asksForX(tree.effect) || isForTargets(tree.effect)) return ctx;
  return { ...ctx, x: yield* askForX(g, id, ctx) };
}

/** Where a target is described by that X, it is chosen as the ability is put on the stack: only then it can be said what may be chosen (CR 107.3f). */
export function* xForTargets(g: Game, id: ObjectId, effect: Effect, ctx: Context): Run<number | null> {
  return !ctx.x && asksForX(effect) && isForTargets(effect) ? yield* askForX(g, id, ctx) : null;
}

const isForTargets = (effect: Effect): boolean => targetSlots(effect, []).some(({ phrase }) => mentionsAny(phrase, ['variable']));

function* askForX(g: Game, id: ObjectId, ctx: Context): Run<number> {
  const asking = { player: ctx.controller, kind: 'choose', prompt: 'which value for X?', source: ctx.source } as const;
  const x = Number(yield* askWord(g, { ...asking, open: 'number', cite: ['107.3f'] }));
  tell(g, { kind: 'action', says: `X is ${x}.`, cite: ['107.3f'], subjects: [id] });
  return x;
}

/** Whether a player pays mana with an X of which the sentence doesn't say what it is. */
const asksForX = ({ sentences }: Effect): boolean =>
  sentences.some(
    (sentence) =>
      sentence.kind === 'clause' &&
      sentence.where === undefined &&
      sentence.acts.some(
        (act) => act.kind === 'payMana' && act.cost.kind === 'manaCost' && act.cost.symbols.some((symbol) => symbol === '{X}'),
      ),
  );
