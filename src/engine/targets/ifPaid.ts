import type { Condition, Effect, ObjectPhrase, Sentence } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Context } from '../context.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { citeToo } from '../trace/record.ts';
import { targetSlots } from './slots.ts';

/** The rules that say it of each cost. */
const TARGETS_IF_PAID: Readonly<Record<string, RuleNumber>> = { kicker: '702.33g', bargain: '702.166d', gift: '702.174m' };

/**
 * What a spell says without the parts that depend on a cost that isn't paid: their targets aren't chosen (CR 601.2c, 702.33g). Whether it was
 * paid is known once it has been announced and doesn't change.
 */
export function withoutUnpaid(g: Game, effect: Effect, ctx: Context): Effect {
  const { sentences } = effect;
  citeToo(g, sentences.flatMap(ruleOfTargets));
  const said = sentences.filter((sentence, index) => !isUnpaid(g, sentence, ctx) && !isReplaced(g, sentences, index, ctx));
  return said.length === sentences.length ? effect : { ...effect, sentences: said };
}

/** The rule by which the targets of a sentence are chosen only if its cost is paid. */
function ruleOfTargets(sentence: Sentence): readonly RuleNumber[] {
  if (sentence.kind !== 'clause' || sentence.condition?.kind !== 'costWasPaid') return [];
  const rule = TARGETS_IF_PAID[sentence.condition.keyword];
  const hasTargets = rule !== undefined && targetSlots({ kind: 'effect', sentences: [sentence] }, []).length > 0;
  return hasTargets ? [rule] : [];
}

function isUnpaid(g: Game, sentence: Sentence, ctx: Context): boolean {
  if (sentence.kind !== 'clause' || !sentence.condition) return false;
  return isAboutCosts(sentence.condition) && !holds(g, sentence.condition, ctx);
}

/** In its place comes what was paid for: "if the gift was promised, instead …" right behind it. */
function isReplaced(g: Game, sentences: readonly Sentence[], index: number, ctx: Context): boolean {
  for (const later of sentences.slice(index + 1)) {
    if (later.kind !== 'clause' || !later.instead) return false;
    if (!later.condition || !isAboutCosts(later.condition) || !holds(g, later.condition, ctx)) continue;
    // What speaks of the same things needs their targets.
    if (targetSlots({ kind: 'effect', sentences: [later] }, []).length > 0) return true;
  }
  return false;
}

/** Of another spell, such as one that is targeted, it isn't known before. */
const isAboutCosts = (condition: Condition): boolean =>
  (condition.kind === 'costWasPaid' && isItself(condition.object)) ||
  (condition.kind === 'allOf' && condition.conditions.every(isAboutCosts));

const isItself = (phrase: ObjectPhrase): boolean =>
  phrase.kind === 'this' || (phrase.kind === 'that' && phrase.referent?.kind === 'sourceReferent');
