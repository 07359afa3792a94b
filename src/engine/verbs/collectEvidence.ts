import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { amount } from '../filters/amounts.ts';
import { candidateOf } from '../filters/candidate.ts';
import { manaValueOf } from '../filters/values.ts';
import { type Game, player as playerOf } from '../game.ts';
import { refuse } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { zoneChange } from '../zones/move.ts';
import { type ActOf, type Doing, type Outcome, outcome } from './executor.ts';
import { objectsIn, perform, playersIn } from './perform.ts';

type N = ActOf<'keywordActionN'>;

/** CR 701.59a: any number of cards of one's graveyard with at least that total mana value. */
export function* collectEvidence(g: Game, act: N, doing: Doing): Run<Outcome> {
  const [player = doing.ctx.controller] = playersIn(doing.subjects);
  const least = amount(g, act.amount, doing.ctx);
  const chosen = yield* choose(g, player, least, doing);
  const total = chosen.reduce((sum, id) => sum + worthOf(g, id), 0);
  if (total < least)
    refuse(`${playerName(g, player)} collects evidence ${least}, and the cards have a total mana value of ${total}.`, [
      '701.59a',
    ]);
  tell(g, {
    kind: 'instruction',
    says: `${playerName(g, player)} collects evidence ${least}: cards with a total mana value of ${total}.`,
    cite: ['701.59a'],
    subjects: chosen,
  });
  const events = chosen.map((id) => zoneChange(g, id, 'exile', 'exile', { player }));
  yield* perform(g, doing, events);
  return { ...outcome(chosen.map(objectRef), total), done: true };
}

/** CR 701.59b. */
export function canCollectEvidence(g: Game, act: N, { ctx, subjects }: Doing): boolean {
  const [player = ctx.controller] = playersIn(subjects);
  const all = playerOf(g, player).graveyard;
  return all.reduce((sum, id) => sum + worthOf(g, id), 0) >= amount(g, act.amount, ctx);
}

function* choose(g: Game, player: PlayerId, least: number, { ctx, cost }: Doing): Run<readonly ObjectId[]> {
  const all = playerOf(g, player).graveyard;
  const named = cost?.payment?.objects.exile?.filter((id) => all.includes(id));
  if (named && named.length > 0) return named;
  const refs = yield* chooseRefs(g, {
    player,
    kind: 'choose',
    prompt: `which cards to exile, with a total mana value of ${least} or more?`,
    refs: all.map(objectRef),
    min: fewest(g, all, least),
    max: all.length,
    cite: ['701.59a'],
    source: ctx.source,
  });
  return objectsIn(refs);
}

/** With fewer cards than this the total can't be reached. */
function fewest(g: Game, all: readonly ObjectId[], least: number): number {
  const values = all.map((id) => worthOf(g, id)).sort((a, b) => b - a);
  let total = 0;
  let count = 0;
  for (const value of values) {
    if (total >= least) break;
    total += value;
    count += 1;
  }
  return count;
}

const worthOf = (g: Game, id: ObjectId): number => manaValueOf(g, candidateOf(g, id));
