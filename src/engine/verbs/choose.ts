import type { ChoiceKind } from '../../oracle/tree/index.ts';
import { COLORS, type Color } from '../../rules/vocabulary/colors.ts';
import { SUBTYPES } from '../../rules/vocabulary/subtypes.ts';
import { CARD_TYPES } from '../../rules/vocabulary/types.ts';
import type { Context } from '../context.ts';
import { askWord, chooseRefs, chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import { apnap, type Game, opponents } from '../game.ts';
import { invariant } from '../refuse.ts';
import { type ObjectId, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import type { Chosen } from '../state/object.ts';
import { setLastKnown, setObject } from '../writer.ts';
import { enough, resolveObjects, resolvePlayers } from './choosing.ts';
import { takesPart } from './consent.ts';
import { type ActOf, contextFor, type Doing, type Executor, type Outcome, outcome, unsupported } from './executor.ts';
import { objectsIn, perform, playersIn } from './perform.ts';

/** CR 607.2d: what is chosen stays with the object, for "the chosen …". */
export const choose: Executor<'choose'> = {
  *run(g, act, doing) {
    const { ctx, subjects } = doing;
    const chosen = yield* makeChoice(g, act.what, playersIn(subjects)[0] ?? ctx.controller, ctx, act);
    remember(g, ctx.source, chosen);
    return { done: true, amount: chosen.number ?? 0, refs: chosen.player === undefined ? [] : [playerRef(chosen.player)] };
  },
};

/** With the object, or where it has gone, such as to pay for the ability, with what is last known of it. */
function remember(g: Game, id: ObjectId, chosen: Chosen): void {
  const found = g.state.objects[id];
  if (found) {
    setObject(g, id, { chosen: { ...found.chosen, ...chosen } });
    return;
  }
  const left = g.state.lastKnown[id];
  if (left) setLastKnown(g, id, { ...left, object: { ...left.object, chosen: { ...left.object.chosen, ...chosen } } });
}

const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** Makes a choice of a kind that cards ask for (CR 608.2d, 614.12a). */
export function* makeChoice(
  g: Game,
  what: ChoiceKind,
  player: PlayerId,
  ctx: Context,
  { otherThan, words = [] }: { readonly otherThan?: Color; readonly words?: readonly string[] } = {},
): Run<Chosen> {
  const asking = { player, kind: 'choose', cite: ['608.2d', '607.2d'], source: ctx.source } as const;
  switch (what) {
    case 'color':
      return {
        color: yield* chooseWord(g, { ...asking, prompt: 'which color?', words: COLORS.filter((one) => one !== otherThan) }),
      };
    case 'basicLandType':
      return { type: yield* chooseWord(g, { ...asking, prompt: 'which basic land type?', words: BASIC_LAND_TYPES }) };
    case 'cardType':
      return { type: yield* chooseWord(g, { ...asking, prompt: 'which card type?', words: CARD_TYPES }) };
    case 'artifactOrCreature':
      return { type: yield* chooseWord(g, { ...asking, prompt: 'artifact or creature?', words: ['artifact', 'creature'] }) };
    case 'anchorWord':
      return {
        word: yield* chooseWord(g, { ...asking, prompt: `${words.join(' or ')}?`, words, cite: ['614.12c', '607.2m'] }),
      };
    case 'oddOrEven':
      return { word: yield* chooseWord(g, { ...asking, prompt: 'odd or even?', words: ['odd', 'even'] }) };
    case 'creatureType':
      return { type: yield* askWord(g, { ...asking, prompt: 'which creature type?', open: 'creature type' }) };
    case 'number':
      return { number: Number(yield* askWord(g, { ...asking, prompt: 'which number?', open: 'number' })) };
    case 'cardName':
    case 'nonlandCardName':
    case 'creatureCardName':
    case 'nonbasicLandCardName':
    case 'landCardName':
    case 'artifactCardName':
      return { name: yield* askWord(g, { ...asking, prompt: 'which card name?', open: 'card name' }) };
    case 'player':
    case 'opponent':
      return yield* choosePlayer(g, what, player, ctx);
    case 'landType':
      return { type: yield* chooseWord(g, { ...asking, prompt: 'which land type?', words: SUBTYPES.land }) };
    case 'cardTypeOther':
      return unsupported(ctx, `choosing such a thing (${what})`);
  }
}

function* choosePlayer(g: Game, what: 'player' | 'opponent', player: PlayerId, ctx: Context): Run<Chosen> {
  const refs = yield* chooseRefs(g, {
    player,
    kind: 'choose',
    prompt: `which ${what}?`,
    refs: (what === 'opponent' ? opponents(g, player) : apnap(g)).map(playerRef),
    min: 1,
    max: 1,
    cite: ['608.2d', '607.2d'],
    source: ctx.source,
  });
  const [ref] = refs;
  return ref?.kind === 'player' ? { player: ref.player } : {};
}

/** Chooses objects or players that later words speak of by the phrase's mark. */
export const chooseObjects: Executor<'chooseObjects'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    if (isPlayerPhrase(act.objects)) return outcome((yield* resolvePlayers(g, act.objects, ctx)).map(playerRef));
    const how = { prompt: 'what to choose?', cite: ['608.2d'] } as const;
    const players = playersIn(doing.subjects);
    if (doing.cost) return yield* toPay(g, act, doing, players[0] ?? ctx.controller);
    if (players.length === 0)
      return outcome(yield* resolveObjects(g, act.objects, doing, { ...how, player: ctx.controller, ctx }));
    const refs: Ref[] = [];
    for (const player of players) {
      if (!(yield* takesPart(doing, player))) continue;
      const own = contextFor(doing, playerRef(player));
      refs.push(...(yield* resolveObjects(g, act.objects, doing, { ...how, player, ctx: own })));
    }
    return outcome(refs);
  },
  possible: (g, { objects }, { cost, ctx }) =>
    !cost ||
    isPlayerPhrase(objects) ||
    enough(g, objects, { prompt: 'what to choose?', cite: ['601.2h'], player: ctx.controller, ctx }),
};

/** Choosing is all that the cost asks for; what was chosen is remembered like anything that paid a cost. */
function* toPay(g: Game, act: ActOf<'chooseObjects'>, doing: Doing, player: PlayerId): Run<Outcome> {
  const { ctx } = doing;
  invariant(!isPlayerPhrase(act.objects), 'players are no cost');
  const refs = yield* resolveObjects(g, act.objects, doing, { prompt: 'what to choose?', cite: ['601.2h'], player, ctx });
  yield* perform(
    g,
    doing,
    objectsIn(refs).map((object): GameEvent => ({ kind: 'choose', player, object })),
  );
  return outcome(refs);
}
