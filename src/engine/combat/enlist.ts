import { type Context, DEED_MARKS, staticContext } from '../context.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { happen } from '../events/happen.ts';
import { type Game, object } from '../game.ts';
import { type ActiveStatement, characteristics, statementsOf } from '../layers/index.ts';
import { refuse } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { under } from '../trace/record.ts';
import { makeReflexive } from '../verbs/later.ts';
import type { Attacker } from './attack.ts';
import { summoningSick } from './sickness.ts';

const CITE = ['508.1g', '702.154a', '702.154b'] as const;

/**
 * Enlist's optional cost to attack, once for each enlist ability of an attacker: a creature that stays behind is tapped, which triggers what is
 * linked to that very ability (CR 508.1g, 607.2h, 702.154a, d).
 */
export function* enlistForAttackers(g: Game, player: PlayerId, attackers: readonly Attacker[]): Run<void> {
  for (const { attacker, enlist: said = null } of attackers) {
    const offers = statementsOf(g, object(g, attacker), 'mayEnlist');
    if (said && said.length > offers.length)
      refuse(`${nameOf(g, attacker)} can enlist ${offers.length === 0 ? 'no creature' : 'no more creatures'}.`, CITE);
    for (const [index, offer] of offers.entries()) {
      const could = enlistable(g, player, attackers);
      const named = said && (said[index] ?? null);
      if (named !== null && !could.includes(named)) refuseToEnlist(g, named, attackers);
      const tapped = said ? named : yield* whom(g, player, attacker, could);
      if (tapped === null) continue;
      const several = offers.length > 1 ? (['702.154d'] as const) : [];
      yield* enlist(g, player, { attacker, tapped, offer, cite: [...CITE, ...several] });
    }
  }
}

/** Untapped creatures of the player that don't attack and could pay {T} of their own (CR 702.154a). */
function enlistable(g: Game, player: PlayerId, attackers: readonly Attacker[]): readonly ObjectId[] {
  const attacking = new Set(attackers.map(({ attacker }) => attacker));
  return g.state.battlefield.filter((id) => {
    const { types, controller } = characteristics(g, id);
    if (controller !== player || !types.includes('creature') || attacking.has(id)) return false;
    return !object(g, id).tapped && !summoningSick(g, id);
  });
}

function refuseToEnlist(g: Game, id: ObjectId, attackers: readonly Attacker[]): never {
  const reason = attackers.some(({ attacker }) => attacker === id)
    ? 'attacks, so it'
    : object(g, id).tapped
      ? 'is tapped, so it'
      : summoningSick(g, id)
        ? 'came under its controller’s control this turn and hasn’t haste, so it'
        : 'isn’t a creature that this player controls, so it';
  refuse(`${nameOf(g, id)} ${reason} can't be enlisted.`, [
    '702.154a',
    ...(reason.startsWith('attacks') ? ['702.154c' as const] : []),
  ]);
}

function* whom(g: Game, player: PlayerId, attacker: ObjectId, could: readonly ObjectId[]): Run<ObjectId | null> {
  if (could.length === 0) return null;
  const prompt = `which creature does ${nameOf(g, attacker)} enlist, if any?`;
  const refs = could.map(objectRef);
  const [ref] = yield* chooseRefs(g, { player, kind: 'choose', prompt, refs, min: 0, max: 1, cite: CITE, source: attacker });
  return ref?.kind === 'object' ? ref.object : null;
}

interface Enlisting {
  readonly attacker: ObjectId;
  readonly tapped: ObjectId;
  readonly offer: ActiveStatement<'mayEnlist'>;
  readonly cite: readonly ('508.1g' | '702.154a' | '702.154b' | '702.154d')[];
}

function* enlist(g: Game, player: PlayerId, { attacker, tapped, offer, cite }: Enlisting): Run<void> {
  const { words } = offer;
  const ctx: Context = staticContext(g, attacker, player, words);
  ctx.bindings.refs.set(DEED_MARKS.tap, [objectRef(tapped)]);
  const says = `${nameOf(g, tapped)} is tapped as ${nameOf(g, attacker)} attacks.`;
  yield* under(g, { kind: 'cost', says, cite, subjects: [attacker, tapped], words }, () =>
    happen(
      g,
      [
        { kind: 'tap', object: tapped },
        { kind: 'enlist', object: tapped, by: attacker, player },
      ],
      { source: attacker, player, words: words.text },
    ),
  );
  makeReflexive(g, offer.node.then, ctx, { from: offer.ability });
}
