import { type Context, staticContext } from '../context.ts';
import { may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Cause } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { type Game, object } from '../game.ts';
import { addEffect, statementsOf } from '../layers/index.ts';
import { refuse } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../state/ids.ts';
import { nameOf, possessive } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { NOTHING_BOUND } from '../triggers/types.ts';
import { makeReflexive } from '../verbs/later.ts';
import type { Attacker } from './attack.ts';

/** Exerts permanents: they don't untap in the next untap step of whoever exerts them (CR 701.43a). What has left isn't exerted (701.43c). */
export function* exert(
  g: Game,
  player: PlayerId,
  ids: readonly ObjectId[],
  { source, words }: Pick<Context, 'source' | 'words'>,
  cause: Cause,
): Run<readonly Ref[]> {
  const there = ids.filter((id) => g.state.objects[id]?.zone === 'battlefield');
  if (there.length === 0) return [];
  yield* happen(
    g,
    there.map((id) => ({ kind: 'exert', object: id, player })),
    cause,
  );
  for (const id of there) {
    const cite = ['701.43a'] as const;
    addEffect(g, {
      source,
      controller: player,
      duration: { kind: 'nextUntapStep', of: player },
      affected: { kind: 'objects', objects: [id] },
      parts: [{ kind: 'rule', act: { kind: 'doesntUntap', during: 'exertersUntapStep' } }],
      words,
      cite,
      bound: NOTHING_BOUND,
    });
    const says = `${nameOf(g, id)} won't untap during ${possessive(g, player)} next untap step.`;
    tell(g, { kind: 'continuous effect', says, cite, subjects: [id], words });
  }
  return there.map(objectRef);
}

/** The optional cost to attack: each attacker that says so may be exerted, which triggers what is linked to it (CR 508.1g, 607.2h, 701.43d). */
export function* exertAttackers(g: Game, player: PlayerId, attackers: readonly Attacker[]): Run<void> {
  for (const { attacker, exert: said } of attackers) {
    const all = statementsOf(g, object(g, attacker), 'mayExert');
    const offers = all.filter(({ node }) => !node.unlessExerted || !exertedThisTurn(g, attacker));
    if (said === true && offers.length === 0)
      refuse(`${nameOf(g, attacker)} can't be exerted as it attacks${all.length > 0 ? ' again this turn' : ''}.`, [
        '508.1g',
        '701.43d',
      ]);
    for (const offer of offers) {
      const prompt = `exert ${nameOf(g, attacker)} as it attacks?`;
      const asked = { player, prompt, cite: ['508.1g', '701.43d'], source: attacker } as const;
      if (!(said ?? (yield* may(g, asked)))) continue;
      const ctx = staticContext(g, attacker, player, offer.words);
      tell(g, {
        kind: 'cost',
        says: `${nameOf(g, attacker)} is exerted as it attacks.`,
        cite: ['508.1g', '701.43d'],
        subjects: [attacker],
        words: offer.words,
      });
      yield* exert(g, player, [attacker], ctx, { source: attacker, player, words: offer.words.text });
      if (offer.node.then) makeReflexive(g, offer.node.then, ctx, { from: offer.ability });
    }
  }
}

const exertedThisTurn = (g: Game, id: ObjectId): boolean =>
  g.state.history.some(({ event, turn }) => turn === g.state.turn.number && event.kind === 'exert' && event.object === id);
