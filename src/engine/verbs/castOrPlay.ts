import type { ObjectNoun, ObjectPhrase } from '../../oracle/tree/index.ts';
import { abilityOf } from '../abilities.ts';
import { castAsEffect, type EffectCast, whyNotAsEffect } from '../casting/asEffect.ts';
import { Bindings, type Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { candidateOf, candidates, holds, objectsOf } from '../filters/index.ts';
import { manaValueOf } from '../filters/values.ts';
import { type Game, object } from '../game.ts';
import { characteristics, supposing } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { type Choosing, resolveObjects } from './choosing.ts';
import { type ActOf, type Doing, type Executor, outcome } from './executor.ts';
import { noteMoves, refsNow } from './moves.ts';
import { objectsIn, playersIn } from './perform.ts';
import { permitKind, permitLater, whereTheyAre } from './playLater.ts';

type CastOrPlay = ActOf<'castOrPlay'>;

/** Casting or playing while something resolves (CR 608.2g): by the usual steps, timing by card type aside; nobody gets priority meanwhile. */
export const castOrPlay: Executor<'castOrPlay'> = {
  *run(g, act, doing) {
    const [player] = playersIn(doing.subjects);
    if (player === undefined) return outcome([]);
    const ofKind = doing.duration && !act.withoutPaying && !act.costs ? whereTheyAre(act.objects, doing.ctx, player) : null;
    if (ofKind) {
      permitKind(g, act, ofKind, doing, player);
      return outcome([]);
    }
    const objects = ofCards(act.objects);
    const pool = doing.duration ? null : castable(g, act, objects, player, doing);
    const how = choosing(doing, player);
    const refs = yield* resolveObjects(g, objects, doing, pool === null ? how : { ...how, pool });
    if (doing.duration) {
      permitLater(g, act, doing, player, objectsIn(refs));
      return outcome(refs);
    }
    const played: ObjectId[] = [];
    for (const id of objectsIn(refs)) {
      const became = yield* playOne(g, requestFor(g, act, id, player, doing), doing);
      if (became !== null) played.push(became);
    }
    return outcome(played.map(objectRef));
  },
  possible: (g, act, doing) => {
    const [player] = playersIn(doing.subjects);
    if (player === undefined) return false;
    const pool = castable(g, act, ofCards(act.objects), player, doing);
    if (pool !== null) return pool.length > 0;
    if (act.objects.kind === 'some' || act.objects.kind === 'oneOf') return true;
    const ids = objectsIn(refsNow(g, doing.ctx, objectsOf(g, act.objects, doing.ctx)));
    return ids.some((id) => allowed(g, requestFor(g, act, id, player, doing)));
  },
};

/**
 * "Cast a spell from your hand", "cast an instant spell from among them": what is there is a card, and must be one that can be cast (CR 601.2a,
 * 305.9). Phrases that speak of cards stay as they are.
 */
function ofCards(phrase: ObjectPhrase): ObjectPhrase {
  if ((phrase.kind !== 'some' && phrase.kind !== 'each') || phrase.filter.kind !== 'filter') return phrase;
  const noun = CARD_FOR[phrase.filter.noun ?? 'card'];
  if (noun === undefined) return phrase;
  const nonland = { kind: 'non', not: { kind: 'cardType', type: 'land' } } as const;
  return { ...phrase, filter: { ...phrase.filter, noun, adjectives: [...phrase.filter.adjectives, nonland] } };
}

const CARD_FOR: { readonly [K in ObjectNoun]?: ObjectNoun } = { spell: 'card', permanentSpell: 'permanentCard' };

/** Of what may be chosen freely only that can be which may be cast or played now (CR 608.2d); null where nothing is to be chosen so. */
function castable(g: Game, act: CastOrPlay, phrase: ObjectPhrase, player: PlayerId, doing: Doing): readonly ObjectId[] | null {
  if (phrase.kind !== 'some' || phrase === act.objects) return null;
  return candidates(g, phrase.filter, doing.ctx).filter(
    (id) => whyNotAsEffect(g, requestFor(g, act, id, player, doing)) === null,
  );
}

const choosing = (doing: Doing, player: PlayerId): Choosing => ({
  player,
  ctx: doing.ctx,
  prompt: 'which card to cast or play?',
  cite: ['608.2g', '608.2d'],
});

/** The ability that lets the player do it is cited with the casting. */
function requestFor(g: Game, act: CastOrPlay, id: ObjectId, player: PlayerId, { ctx }: Doing): EffectCast {
  const origin = ctx.onStack === null ? null : (g.state.objects[ctx.onStack]?.stack?.ability ?? null);
  const ability = origin ? abilityOf(g, origin.definition) : null;
  const name = ability?.keyword?.name ?? ctx.words.card;
  const instead = act.paying ? keywordCost(g, id, act.paying) : act.costs ? { instead: { name, costs: act.costs } } : {};
  const castsBy = ability?.keyword?.castsBy;
  const cite = [...(ability?.cite ?? []), ...(castsBy ? [castsBy] : [])];
  return {
    player,
    object: id,
    face: act.transformed ? 1 : 0,
    how: act.how,
    withoutPaying: act.withoutPaying === true,
    ...instead,
    cite,
    ...(act.anyMana ? { anyMana: act.anyMana } : {}),
    ...onlyIf(g, act, ctx),
  };
}

/** What the words ask of the spell that the card would be. */
function onlyIf(g: Game, act: CastOrPlay, ctx: Context): Pick<EffectCast, 'onlyIf'> {
  const { onlyIf: condition, resulting } = act;
  if (resulting) return { onlyIf: (spell) => manaValueOf(g, spell) < manaValueOf(g, candidateOf(g, ctx.source)) };
  if (!condition) return {};
  // What the words speak of is the card where it lies now, which stands in for the spell.
  const now = [...ctx.bindings.refs].map(([mark, refs]) => [mark, refsNow(g, ctx, refs)] as const);
  const about: Context = { ...ctx, bindings: new Bindings(new Map(now), ctx.bindings.amounts) };
  return { onlyIf: ({ object: spell }) => supposing(g, spell, () => holds(g, condition, about)) };
}

/** What that keyword of the card costs (CR 118.9). */
function keywordCost(g: Game, id: ObjectId, keyword: string): Pick<EffectCast, 'instead'> {
  for (const { tree } of characteristics(g, id).abilities)
    if (tree.kind === 'keyword' && tree.keyword === keyword && tree.costs)
      return { instead: { name: keyword, costs: tree.costs } };
  return {};
}

/** Whether it may be tried; why it may not is told, since nobody is asked then. */
function allowed(g: Game, request: EffectCast): boolean {
  const no = whyNotAsEffect(g, request);
  if (no) {
    tell(g, {
      kind: 'instruction',
      says: `${playerName(g, request.player)} can't ${request.how} ${nameOf(g, request.object)}: ${no.reason}`,
      cite: ['608.2d', ...no.cite],
      subjects: [request.object],
    });
  }
  return no === null;
}

function* playOne(g: Game, request: EffectCast, { ctx }: Doing): Run<ObjectId | null> {
  const { zone } = object(g, request.object);
  const became = yield* castAsEffect(g, request);
  if (became === null) return null;
  const to = object(g, became).zone;
  const { object: id, player } = request;
  noteMoves(ctx, [
    { kind: 'zoneChange', object: id, from: zone, to, reason: 'cast', player, position: 'top', enters: null, became },
  ]);
  return became;
}
