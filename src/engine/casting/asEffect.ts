import type { Cost } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { attempt } from '../actions/attempt.ts';
import { modalOf } from '../actions/modes.ts';
import { checkLand, playLand } from '../actions/playLand.ts';
import { chooseTargetsPossible } from '../actions/possible.ts';
import { may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Candidate } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { characteristicsAs, supposing } from '../layers/index.ts';
import { Refusal } from '../refuse.ts';
import { contextFor, effectOfSpell } from '../stack/context.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { targetSlots } from '../targets/index.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { asSpell, checkBegin } from './begin.ts';
import { cast } from './cast.ts';
import { chooseHalf, halvesOf } from './halves.ts';
import { offeredCosts } from './optionalCosts.ts';
import { couldPay } from './payable.ts';
import { type CastUsing, NOTHING_ANNOUNCED, type OptionalCost, type Shape } from './request.ts';

/** A card that a resolving spell or ability lets a player cast or play (CR 608.2g). */
export interface EffectCast {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly face: number;
  /** What it is cast as, where both halves of a split card are (CR 702.102a). */
  readonly shape?: Shape;
  readonly how: 'cast' | 'play';
  readonly withoutPaying: boolean;
  /** What is paid rather than the mana cost, and by which keyword it goes, if any (CR 118.9). */
  readonly instead?: { readonly name: string; readonly costs: readonly Cost[] };
  readonly cite: readonly RuleNumber[];
  /** Mana of any color or type can be spent to cast it (CR 609.4b). */
  readonly anyMana?: 'color' | 'type';
  /** What is asked of the spell that it would be (CR 608.2g, 702.85a). */
  readonly onlyIf?: (spell: Candidate) => boolean;
}

interface WhyNot {
  readonly reason: string;
  readonly cite: readonly RuleNumber[];
}

/** Why it can't be cast or played at all; null where it may be tried: an option that can't be done isn't offered. */
export function whyNotAsEffect(g: Game, request: EffectCast): WhyNot | null {
  const problems = requestsFor(g, request).map((one) => whyNotThis(g, one));
  return problems.includes(null) ? null : problems[0]!;
}

/** One for each half of a split card, and for both together (CR 709.3, 702.102a). */
const requestsFor = (g: Game, request: EffectCast): readonly EffectCast[] =>
  halvesOf(g, request.object, request.face).map((half) => ({ ...request, ...half }));

function whyNotThis(g: Game, request: EffectCast): WhyNot | null {
  const { player, object: id, face, shape } = request;
  try {
    if (isLand(g, request)) {
      if (request.how === 'cast') return { reason: 'a land is never cast', cite: ['305.9'] };
      checkLand(g, { player, object: id, face, permitted: true, timing: 'resolution' });
      return null;
    }
    const xIsZero = request.withoutPaying || request.instead !== undefined;
    checkBegin(g, { player, object: id, face, timing: 'resolution', permitted: true, xIsZero, ...(shape ? { shape } : {}) });
  } catch (problem) {
    if (problem instanceof Refusal) return { reason: problem.reason, cite: problem.cite };
    throw problem;
  }
  if (request.onlyIf?.(asSpell(g, request)) === false)
    return { reason: "the spell that it would be isn't what the words ask for", cite: ['608.2g', ...request.cite] };
  return whyNotCompleted(g, request);
}

function isLand(g: Game, { object: id, face }: EffectCast): boolean {
  // A card that lies face down is turned face up before it is played (CR 406.3a).
  return characteristicsAs(g, { ...object(g, id), face, faceDown: null }).types.includes('land');
}

/** Targets that can't be chosen and mandatory costs that can't be paid rule it out beforehand. */
function whyNotCompleted(g: Game, request: EffectCast): WhyNot | null {
  const spell = asSpell(g, request);
  const entry = spell.object.stack;
  if (!entry) return null;
  const effect = effectOfSpell(spell.characteristics);
  const modal = modalOf(effect);
  const choices = modal ? modal.modes.map((_, index) => [index]) : [[]];
  // What can't be targeted by spells asks for a spell, so the card is looked at as the one that it would be.
  const isPossible = (modes: readonly number[]): boolean =>
    targetSlots(effect, modes).length === 0 ||
    supposing(g, spell.object, () => chooseTargetsPossible(g, effect, modes, contextFor(g, request.object, entry)));
  if (!choices.some(isPossible)) {
    return { reason: 'no legal targets can be chosen', cite: ['601.2c'] };
  }
  return canAfford(g, request, [])
    ? null
    : { reason: "its total cost can't be paid", cite: ['118.3', '601.2h', ...request.cite] };
}

/** Whether its total cost could be paid, with these optional costs among it. */
function canAfford(g: Game, request: EffectCast, optional: readonly OptionalCost[]): boolean {
  const alternative = request.withoutPaying ? [] : (request.instead?.costs ?? null);
  const additional = optional.flatMap(({ costs }) => costs);
  return couldPay(g, { ...request, alternative, additional, x: 0, payment: null });
}

/** Optional additional costs may be paid on top, whatever is paid for the spell itself (CR 118.9d, 601.2b); who can't isn't asked. */
function* askOptionalCosts(g: Game, request: EffectCast): Run<readonly OptionalCost[]> {
  const { player, object: id, face } = request;
  const chosen: OptionalCost[] = [];
  for (const { cost, often } of offeredCosts(g, player, id, face)) {
    while (canAfford(g, request, [...chosen, cost])) {
      const prompt = `pay the ${cost.name} cost of ${nameOf(g, id)} as well?`;
      const cite: readonly RuleNumber[] = ['601.2b', '118.9d', ...cost.cite];
      if (!(yield* may(g, { kind: 'pay', player, prompt, cite, source: id }))) break;
      chosen.push(cost);
      if (!often) break;
    }
  }
  return chosen;
}

function* castWithCosts(g: Game, request: EffectCast): Run<ObjectId> {
  const { player, object: id, face, anyMana } = request;
  return yield* cast(g, {
    ...(anyMana ? { anyMana } : {}),
    ...NOTHING_ANNOUNCED,
    player,
    object: id,
    face,
    using: usingOf(request),
    timing: 'resolution',
    permitted: true,
    optionalCosts: yield* askOptionalCosts(g, request),
  });
}

function usingOf({ withoutPaying, instead, cite, object: source, shape }: EffectCast): CastUsing {
  const as = shape?.castAs ? { castAs: shape.castAs } : {};
  if (withoutPaying) return { kind: 'withoutPaying', cite, ...as };
  if (instead) return { kind: 'alternative', ...instead, cite, source, ...as };
  return shape?.castAs ? { kind: 'permission', name: shape.castAs, additional: [], cite, source, ...as } : { kind: 'manaCost' };
}

const DONE = { cast: 'cast', play: 'played' } as const;

/**
 * Casts (or plays) a card as an instruction says; timing permissions by its type don't matter. Null where it turned out that it couldn't be
 * done: then nothing of it has happened, and why is told.
 */
export function* castAsEffect(g: Game, asked: EffectCast): Run<ObjectId | null> {
  const { player, object: id } = asked;
  const halves = requestsFor(g, asked);
  const able = halves.length > 1 ? halves.filter((one) => whyNotThis(g, one) === null) : halves;
  const half = yield* chooseHalf(g, player, id, able);
  const request = half ? { ...asked, ...half } : asked;
  const { face } = request;
  const outcome = yield* attempt(g, () =>
    isLand(g, request)
      ? playLand(g, { player, object: id, face, permitted: true, timing: 'resolution' })
      : castWithCosts(g, request),
  );
  if (outcome.ok) return outcome.value;
  tell(g, {
    kind: 'instruction',
    says: `${nameOf(g, id)} isn't ${DONE[request.how]}: ${outcome.reason}`,
    cite: outcome.cite,
    subjects: [id],
  });
  return null;
}
