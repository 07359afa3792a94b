import { sameTree } from '../../oracle/kit/equal.ts';
import type { Condition, Cost, EitherFilter, Exists, Filter, ObjectPhrase, PlayerPhrase } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { hasDesignation } from '../designations/index.ts';
import { type Game, player } from '../game.ts';
import { unreachable } from '../refuse.ts';
import type { PlayerId } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { phaseOf } from '../turn/order.ts';
import { TRANSFORMING } from '../zones/faces.ts';
import { adjectiveHolds } from './adjectives.ts';
import { amount } from './amounts.ts';
import { asCard, asTheyWere } from './asTheyWere.ts';
import { type Candidate, candidateOf, follow, objectAsKnown, unsupported } from './candidate.ts';
import { manaOfEach, timesPaidBy } from './castingCounts.ts';
import { comparedWithEach, isOfEach } from './compareEach.ts';
import { happened } from './happened.ts';
import { hasMore } from './hasMore.ts';
import { candidates, inZone, matchesKind } from './match.ts';
import { modifierHolds } from './modifiers/index.ts';
import { refIsAmong } from './modifiers/relations.ts';
import { castInOwnMain, isFirstOfItsName, isNthResolution } from './moments.ts';
import { objectsOf } from './objects.ts';
import { isAmongPlayers, playersOf } from './players.ts';
import { compare, enough } from './quantities.ts';
import { choseRingBearer, isRingBearer } from './ring.ts';
import { sharedThisWay, wasDoneSo } from './sharedThisWay.ts';
import { usedBy } from './usedFor.ts';
import { voteWon } from './votes.ts';

type ConditionOf<K extends Condition['kind']> = Extract<Condition, { readonly kind: K }>;

/** Whether a condition holds now. */
export function holds(g: Game, condition: Condition, ctx: Context): boolean {
  switch (condition.kind) {
    case 'controls':
      return controls(g, condition, ctx);
    case 'controlsNo':
      return forPlayers(g, condition, ctx, (id) => controlled(g, condition.filter, id, ctx).length === 0);
    case 'exists':
      return exists(g, condition, ctx);
    case 'isAdjective':
      return everyObject(
        g,
        condition.object,
        ctx,
        (one) => adjectiveHolds(g, condition.is, one, ctx) !== (condition.not ?? false),
      );
    case 'isKind':
      return everyObject(
        g,
        asCard(condition),
        ctx,
        (one) => matchesKind(g, condition.filter, one, ctx) !== (condition.not ?? false),
      );
    case 'hasQuality':
      return everyObject(g, condition.object, ctx, (one) => qualityHolds(g, condition, one, ctx) !== (condition.not ?? false));
    case 'isInZone':
      return isInZone(g, condition, ctx) !== (condition.not ?? false);
    case 'enteredFrom':
      return everyObject(g, condition.object, ctx, (one) => enteredFrom(g, condition, one, ctx));
    case 'nthCast':
      return everyObject(g, condition.object, ctx, (one) => isNthCast(g, condition, one, ctx));
    case 'compare':
      return [condition.right, ...(condition.or ? [condition.or] : [])].some((right) =>
        isOfEach(right)
          ? comparedWithEach(g, condition, right, ctx)
          : compare(amount(g, condition.left, ctx), condition.comparison, amount(g, right, ctx)),
      );
    case 'bigger':
      return everyObject(g, condition.object, ctx, (one) => isBigger(g, one, condition.than, ctx));
    case 'won':
      return condition.mark === undefined
        ? unsupported(ctx, 'nothing before was won or lost')
        : (ctx.bindings.amounts.get(condition.mark) ?? 0) > 0 !== (condition.not ?? false);
    case 'voteWon':
      return voteWon(condition, ctx);
    case 'doneSo':
      return wasDoneSo(g, condition, ctx) !== (condition.not ?? false);
    case 'sharedThisWay':
      return sharedThisWay(g, condition, ctx);
    case 'hasMore':
      return hasMore(g, condition, ctx);
    case 'handSize':
      return handSize(g, condition, ctx);
    case 'hasCounters':
      return forPlayers(g, condition, ctx, (id) =>
        enough(g, condition.quantity, player(g, id).counters[condition.counter] ?? 0, ctx),
      );
    case 'whoseTurn':
      return isAmongPlayers(g, condition.player, g.state.turn.active, ctx) !== (condition.not ?? false);
    case 'happened':
      return happened(g, condition, ctx) !== (condition.not ?? false);
    case 'costWasPaid':
      return everyObject(g, condition.object, ctx, (one) =>
        condition.turningFaceUp
          ? one.object.turnedUp?.using === condition.keyword
          : (condition.withCost
              ? paidWithCost(one, condition.keyword, condition.withCost)
              : paidFor(one, condition.keyword, ctx)) !== (condition.not ?? false),
      );
    case 'paidWith':
      return everyObject(g, condition.by, ctx, (one) => wasPaidWith(g, condition, one, ctx));
    case 'manaOfEach':
      return everyObject(g, condition.object, ctx, (one) => manaOfEach(one, condition.symbols));
    case 'castDuringMain':
      return everyObject(g, condition.object, ctx, castInOwnMain);
    case 'nthResolution':
      return isNthResolution(g, condition, ctx);
    case 'firstOfItsName':
      return isFirstOfItsName(g, ctx);
    case 'cameSinceUpkeep':
      return everyObject(g, condition.object, ctx, (one) => cameSinceUpkeep(g, one, ctx));
    case 'hasTargets':
      return everyObject(g, condition.object, ctx, ({ object }) =>
        (object.stack?.targets ?? []).some(({ refs }) => refs.length > 0),
      );
    case 'inPhase':
      return inPhase(g, condition, ctx);
    case 'isDayNight':
      return (g.state.dayNight ?? 'neither') === condition.is;
    case 'anchorWordChosen':
      return objectAsKnown(g, ctx.source)?.chosen.word === condition.word;
    case 'tributePaid':
      return everyObject(g, condition.object, ctx, (one) => tributePaid(g, one, ctx) !== (condition.not ?? false));
    case 'completedDungeon':
      return playersOf(g, condition.player, ctx).some((id) => hasCompleted(g, id, condition.name)) !== (condition.not ?? false);
    case 'choseRingBearer':
      return choseRingBearer(g, condition, ctx);
    case 'isRingBearer':
      return everyObject(g, condition.object, ctx, (one) => isRingBearer(g, one, ctx));
    case 'faceIsUp':
      return everyObject(g, condition.object, ctx, ({ object }) => isFaceUp(g, object, condition.face));
    case 'isDesignated':
      return (
        playersOf(g, condition.player, ctx).some((id) => hasDesignation(g, id, condition.designation)) !==
        (condition.not ?? false)
      );
    case 'wasCast':
      return everyObject(g, condition.object, ctx, (one) => wasCast(g, condition, one, ctx) !== (condition.not === true));
    case 'allOf':
      return condition.conditions.every((one) => holds(g, one, ctx));
    case 'anyOf':
      return condition.conditions.some((one) => holds(g, one, ctx));
    default:
      return unreachable(condition);
  }
}

/** "If enchanted Equipment is attached to a creature, …", "if it targets one or more creatures, …": what that is is spoken of later. */
function qualityHolds(g: Game, { quality }: ConditionOf<'hasQuality'>, one: Candidate, ctx: Context): boolean {
  if (!modifierHolds(g, quality, one, ctx)) return false;
  const { attachedTo, stack } = one.object;
  const { refs } = ctx.bindings;
  if (quality.kind === 'attachedTo' && attachedTo && 'mark' in quality.to && quality.to.mark !== undefined)
    refs.set(quality.to.mark, [attachedTo]);
  if (
    quality.kind === 'thatTargets' &&
    'mark' in quality.target &&
    quality.target.mark !== undefined &&
    !refs.has(quality.target.mark)
  ) {
    const targets = stack?.targets.flatMap((chosen) => chosen.refs) ?? [];
    refs.set(
      quality.target.mark,
      targets.filter((ref) => refIsAmong(g, quality.target, ref, ctx)),
    );
  }
  return true;
}

/** As it is, or as it last was (CR 702.104b). */
function tributePaid(g: Game, { object }: Candidate, { onStack }: Context): boolean {
  if (onStack !== null) citeToo(g, ['702.104b']);
  return object.chosen.tribute === 'paid';
}

/** Any dungeon, or the one of that name (CR 309.7). */
const hasCompleted = (g: Game, id: PlayerId, name?: string): boolean =>
  (player(g, id).dungeonsCompleted ?? []).some((one) => name === undefined || one === name);

/** A permanent has a front and a back only if it is double-faced (CR 712.8); face down it shows neither. */
function isFaceUp(g: Game, { card, copyOf, substance, faceDown, face }: Candidate['object'], which: 'front' | 'back'): boolean {
  const key = substance === 'token' ? (copyOf ?? card) : card;
  const definition = key === null ? undefined : g.definitions.get(key);
  return !faceDown && TRANSFORMING.has(definition?.layout ?? '') && face === (which === 'front' ? 0 : 1);
}

/** What was used to pay for it by that keyword, as it was then. */
function wasPaidWith(g: Game, { objects, keyword }: ConditionOf<'paidWith'>, { object }: Candidate, ctx: Context): boolean {
  if (objects.kind !== 'some') return unsupported(ctx, 'whether such a thing was used to pay');
  const fitting = usedBy(object, keyword).filter((id) => matchesKind(g, objects.filter, candidateOf(g, id), ctx));
  return enough(g, objects.quantity, fitting.length, ctx);
}

/** The first combat phase of the turn is that before which none has begun in it. */
function inPhase(g: Game, { phase, whose, first }: ConditionOf<'inPhase'>, ctx: Context): boolean {
  const { step, active, number } = g.state.turn;
  const now = phaseOf(step);
  if (phase === 'main' ? !now.endsWith('main') : now !== 'combat') return false;
  if (whose && !isAmongPlayers(g, whose, active, ctx)) return false;
  const begun = g.state.history.filter(
    ({ turn, event }) => turn === number && event.kind === 'stepBegins' && event.step === 'beginning of combat',
  );
  return !first || begun.length < 2;
}

/** Greater power, or greater toughness; what isn't a creature has neither to be compared with. */
function isBigger(g: Game, { characteristics: one }: Candidate, than: ObjectPhrase, ctx: Context): boolean {
  return asTheyWere(g, than, ctx).some((ref) => {
    if (ref.kind !== 'object') return false;
    const other = candidateOf(g, ref.object).characteristics;
    return isGreater(one.power, other.power) || isGreater(one.toughness, other.toughness);
  });
}

const isGreater = (one: number | null, other: number | null): boolean => one !== null && other !== null && one > other;

const isSomeone = (phrase: PlayerPhrase): boolean =>
  phrase.kind === 'somePlayer' || (phrase.kind === 'eachPlayer' && phrase.any === true);

/** "an opponent controls" is true if one of them does; of "each player" all must. */
function forPlayers(
  g: Game,
  { player: phrase }: { readonly player: ConditionOf<'controls'>['player'] },
  ctx: Context,
  test: (id: PlayerId) => boolean,
): boolean {
  const players = playersOf(g, phrase, ctx);
  return isSomeone(phrase) ? players.some(test) : players.length > 0 && players.every(test);
}

function controlled(g: Game, filter: Filter | EitherFilter, id: PlayerId, ctx: Context) {
  return candidates(g, filter, ctx).filter((object) => candidateOf(g, object).characteristics.controller === id);
}

function controls(g: Game, condition: ConditionOf<'controls'>, ctx: Context): boolean {
  const { objects } = condition;
  return forPlayers(g, condition, ctx, (id) => {
    if (objects.kind === 'some') {
      const all = controlled(g, objects.filter, id, ctx);
      return enough(g, objects.quantity, objects.differentNames ? namesOf(g, all) : all.length, ctx);
    }
    if (objects.kind === 'severalObjects') {
      const each = objects.objects.map((one) => controls(g, { ...condition, objects: one }, ctx));
      return objects.join === 'and' ? each.every(Boolean) : each.some(Boolean);
    }
    // What the effect itself has moved is found where it is now (CR 400.7j).
    if (objects.kind === 'oneOf') {
      const theirs = objectsOf(g, objects.of, ctx).filter((ref) => ref.kind === 'object' && isControlledBy(g, follow(g, ref.object), id)); // biome-ignore format: one line
      return enough(g, objects.quantity, theirs.length, ctx);
    }
    const named = objectsOf(g, objects, ctx);
    return named.length > 0 && named.every((ref) => ref.kind === 'object' && isControlledBy(g, ref.object, id));
  });
}

/** How many different names they have (CR 201.2). */
const namesOf = (g: Game, ids: readonly Candidate['object']['id'][]): number =>
  new Set(ids.map((id) => candidateOf(g, id).characteristics.name).filter((name) => name !== '')).size;

function isControlledBy(g: Game, id: Candidate['object']['id'], by: PlayerId): boolean {
  const value = g.state.objects[id];
  return value?.zone === 'battlefield' && !value.phasedOut && candidateOf(g, id).characteristics.controller === by;
}

function exists(g: Game, { objects }: Exists, ctx: Context): boolean {
  if (objects.kind === 'severalObjects') {
    const is = (one: ObjectPhrase): boolean => exists(g, { kind: 'exists', objects: one }, ctx);
    return objects.join === 'and' ? objects.objects.every(is) : objects.objects.some(is);
  }
  if (objects.kind === 'some') return enough(g, objects.quantity, candidates(g, objects.filter, ctx).length, ctx);
  const refs = objectsOf(g, objects, ctx);
  // "If there are cards exiled with it, you may play one of them."
  if (objects.kind === 'each' && objects.mark !== undefined) ctx.bindings.refs.set(objects.mark, refs);
  return refs.some((ref) => ref.kind === 'object' && g.state.objects[ref.object] !== undefined);
}

/** Every object spoken of, as it is or was as it left (CR 608.2h), and at least one; of "a creature" one that is so is enough. */
function everyObject(g: Game, phrase: ObjectPhrase, ctx: Context, test: (candidate: Candidate) => boolean): boolean {
  if (phrase.kind === 'some') {
    return enough(g, phrase.quantity, candidates(g, phrase.filter, ctx).filter((id) => test(candidateOf(g, id))).length, ctx);
  }
  if (phrase.kind === 'oneOf') {
    const fitting = asTheyWere(g, phrase.of, ctx).filter((ref) => ref.kind === 'object' && test(candidateOf(g, ref.object)));
    return enough(g, phrase.quantity, fitting.length, ctx);
  }
  const refs = asTheyWere(g, phrase, ctx);
  // "If all lands are Islands, remove all flood counters from them."
  if (phrase.kind === 'each' && phrase.mark !== undefined) ctx.bindings.refs.set(phrase.mark, refs);
  return refs.length > 0 && refs.every((ref) => ref.kind === 'object' && test(candidateOf(g, ref.object)));
}

/** "Seven or more cards are in your graveyard" counts them. Else the object where it is now; a thing that has just moved to a public zone is still spoken of (CR 400.7j). */
function isInZone(g: Game, condition: ConditionOf<'isInZone'>, ctx: Context): boolean {
  const { object, zone, or, whose } = condition;
  if (object.kind === 'severalObjects') {
    const is = (one: ObjectPhrase): boolean => isInZone(g, { ...condition, object: one }, ctx);
    return object.join === 'and' ? object.objects.every(is) : object.objects.some(is);
  }
  if (object.kind === 'some') {
    const fitting = inZone(g, zone)
      .map((id) => candidateOf(g, id))
      .filter((one) => matchesKind(g, object.filter, one, ctx));
    const theirs = fitting.filter((one) => !whose || isAmongPlayers(g, whose, one.object.owner, ctx));
    return enough(g, object.quantity, theirs.length, ctx);
  }
  const refs = objectsOf(g, object, ctx);
  return (
    refs.length > 0 &&
    refs.every((ref) => {
      if (ref.kind !== 'object') return false;
      const value = g.state.objects[follow(g, ref.object)];
      if (!value || (value.zone !== zone && value.zone !== or) || value.phasedOut) return false;
      return !whose || isAmongPlayers(g, whose, value.owner, ctx);
    })
  );
}

function handSize(g: Game, condition: ConditionOf<'handSize'>, ctx: Context): boolean {
  const { quantity } = condition;
  return forPlayers(g, condition, ctx, (id) => {
    const cards = player(g, id)[condition.zone ?? 'hand'].length;
    return quantity.kind === 'noneAtAll' ? cards === 0 : enough(g, quantity, cards, ctx);
  });
}

/** Whether it has come under the player's control since the beginning of that player's upkeep before this one (CR 702.30a). */
function cameSinceUpkeep(g: Game, { object, characteristics }: Candidate, { controller }: Context): boolean {
  if (characteristics.controller !== controller || object.controlledSince === 0) return false;
  const { turn, history } = g.state;
  const last = history.findLast(
    ({ turn: when, event }) =>
      when < turn.number && event.kind === 'stepBegins' && event.step === 'upkeep' && event.player === controller,
  );
  return last === undefined || object.controlledSince >= last.turn;
}

const castOf = ({ object }: Candidate) => object.cast ?? object.stack?.cast ?? null;

/** An optional cost that was paid, or the way by which it was cast (CR 400.7d). */
function paidFor(candidate: Candidate, name: string, ctx: Context): boolean {
  const cast = castOf(candidate);
  if (cast === null) return false;
  const { using, usingInstance } = cast;
  // Each of several instances asks for its own cost alone (CR 702.152b).
  const own = usingInstance === undefined || ctx.instance === undefined || usingInstance === ctx.instance;
  return (using === name && own) || timesPaidBy(cast, name, ctx) > 0;
}

/** Of several instances of the keyword the one with that cost (CR 702.33f). */
function paidWithCost(candidate: Candidate, name: string, cost: Cost): boolean {
  const { costsPaid = [], instancesPaid } = castOf(candidate) ?? {};
  const meant = candidate.characteristics.abilities.find(
    ({ tree }) => tree.kind === 'keyword' && tree.keyword === name && tree.costs?.length === 1 && sameTree(tree.costs[0], cost),
  );
  return meant !== undefined && costsPaid.some((one, at) => one === name && (instancesPaid?.[at] ?? meant.key) === meant.key);
}

function wasCast(g: Game, { by, from, notFrom, ofYours }: ConditionOf<'wasCast'>, candidate: Candidate, ctx: Context): boolean {
  const cast = castOf(candidate);
  if (!cast || cast.copied || (from && cast.from !== from) || (notFrom && cast.from === notFrom)) return false;
  if (ofYours && candidate.object.owner !== ctx.controller) return false;
  return !by || isAmongPlayers(g, by, cast.by, ctx);
}

/** From where it was last put onto the battlefield, and out of whose zone. */
function enteredFrom(g: Game, { zone, whose }: ConditionOf<'enteredFrom'>, { object }: Candidate, ctx: Context): boolean {
  const entry = g.state.history.findLast(({ event }) => event.kind === 'zoneChange' && event.became === object.id);
  if (entry?.event.kind !== 'zoneChange' || entry.event.from !== zone) return false;
  return !whose || isAmongPlayers(g, whose, object.owner, ctx);
}

/** Whether it is that spell in the order in which its controller has cast such spells this turn. */
function isNthCast(g: Game, { ordinal, spell }: ConditionOf<'nthCast'>, { object }: Candidate, ctx: Context): boolean {
  const { given, history, turn } = g.state;
  if ((given.spellsCast[ctx.controller] ?? 0) > 0) return unsupported(ctx, "it isn't known which spells were cast before");
  const such = history.flatMap(({ turn: when, event }) =>
    when === turn.number && event.kind === 'cast' && event.player === ctx.controller ? [event.object] : [],
  );
  return such.filter((id) => matchesKind(g, spell, candidateOf(g, id), ctx)).indexOf(object.id) === ordinal - 1;
}
