import type { Condition, Effect } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';

/**
 * What a spell says without the parts that depend on a cost that isn't paid: their targets aren't chosen (CR 601.2c, 702.33g). Whether it was
 * paid is known once it has been announced and doesn't change.
 */
export function withoutUnpaid(g: Game, effect: Effect, ctx: Context): Effect {
  const said = effect.sentences.filter(
    (sentence) =>
      sentence.kind !== 'clause' || !sentence.condition || !isAboutCosts(sentence.condition) || holds(g, sentence.condition, ctx),
  );
  return said.length === effect.sentences.length ? effect : { ...effect, sentences: said };
}

const isAboutCosts = (condition: Condition): boolean =>
  condition.kind === 'costWasPaid' || (condition.kind === 'allOf' && condition.conditions.every(isAboutCosts));
