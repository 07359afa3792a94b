import type { Clause } from '../../oracle/tree/index.ts';
import { newBindings } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { hasSharedTypeLine, UNLOCKED } from '../designations/halves.ts';
import type { Cause, EntersAs } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { attackedByAny } from '../filters/combat.ts';
import { type Game, object } from '../game.ts';
import { type ActiveStatement, characteristics, statementsOf } from '../layers/index.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf, playerName, refName } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { makeDelayed } from '../verbs/later.ts';
import { ordinaryEntry, zoneChange } from '../zones/move.ts';

/** A permanent spell becomes a permanent and enters under its controller's control (CR 608.3); an Aura attached to its target (608.3c). */
export function* resolvePermanent(g: Game, id: ObjectId): Run<void> {
  const spell = object(g, id);
  const { controller, subtypes } = characteristics(g, id);
  const attachedTo = subtypes.includes('Aura') ? (spell.stack?.targets[0]?.refs[0] ?? null) : null;
  const enters: EntersAs = {
    ...ordinaryEntry(controller),
    attachedTo,
    face: spell.face,
    faceDown: spell.faceDown,
    castAs: spell.castAs ?? null,
    // What was chosen to pay for the spell stays known to the permanent (CR 400.7d).
    chosen: { ...spell.chosen } as EntersAs['chosen'],
    ...unlockedHalf(g, spell),
  };
  const attacking = attackedInItsPlace(g, spell);
  if (attacking) citeToo(g, ['702.190b', '506.3a']);
  tellEntry(g, id, attachedTo);
  const cause: Cause = { source: id, player: controller, words: null };
  const later = statementsOf(g, spell, 'createsDelayed');
  const [moved] = yield* happen(
    g,
    [
      zoneChange(g, id, 'battlefield', 'resolve', {
        player: controller,
        enters: attacking ? { ...enters, ...attacking } : enters,
      }),
    ],
    cause,
  );
  const became = moved?.kind === 'zoneChange' ? moved.became : null;
  if (became !== null && later.length > 0) citeToo(g, ['608.3g']);
  if (became !== null) for (const statement of later) createDelayed(g, became, statement);
  const early = spell.stack?.cast && !spell.stack.cast.asSorcery && !spell.stack.cast.copied;
  const [sacrificed] = early ? statementsOf(g, spell, 'castAsThoughFlash').filter(({ node }) => node.sacrificed) : [];
  if (became !== null && sacrificed) sacrificeLater(g, became, sacrificed);
}

const THIS = { kind: 'this' } as const;
/** Its controller sacrifices it then, whoever that is. */
const SACRIFICED: Clause = {
  kind: 'clause',
  subject: { kind: 'controllerOf', of: THIS },
  acts: [{ kind: 'sacrifice', objects: THIS }],
};

/** It was cast as though it had flash at a time when a sorcery couldn't have been. */
function sacrificeLater(g: Game, permanent: ObjectId, { context, ability }: ActiveStatement<'castAsThoughFlash'>): void {
  const ctx = { ...context, source: permanent, bindings: newBindings() };
  makeDelayed(g, { kind: 'phaseBegins', step: 'cleanup', next: true }, SACRIFICED, ctx, [], ability);
}

/** CR 709.5d: the half that was cast; nobody cast a copy. */
function unlockedHalf({ definitions }: Game, { card, copyOf, face, faceDown, stack }: GameObject): Pick<EntersAs, 'unlocked'> {
  const definition = definitions.get(copyOf ?? card ?? '');
  if (!definition || faceDown || !stack?.cast || stack.cast.copied || !hasSharedTypeLine(definition)) return {};
  return { unlocked: UNLOCKED[face]! };
}

/** Cast in the place of an unblocked creature, it enters tapped and attacks what that one attacked (CR 702.190b). */
function attackedInItsPlace(g: Game, spell: GameObject): Pick<EntersAs, 'tapped' | 'attacking'> | null {
  const { cast, paid } = spell.stack ?? {};
  const said = statementsOf(g, spell, 'castBy').some(
    ({ node, ability }) => node.during && ability?.keyword?.name === cast?.using,
  );
  if (!said) return null;
  return { tapped: true, attacking: g.state.combat ? attackedByAny(g, paid?.return ?? []) : null };
}

/** 608.3g: delayed triggers that abilities of the spell create as it becomes a permanent; they speak of that. */
function createDelayed(g: Game, permanent: ObjectId, { node, context, ability }: ActiveStatement<'createsDelayed'>): void {
  const { delayed, ...then } = node.then;
  invariant(delayed, 'these words say when it happens');
  const ctx = { ...context, source: permanent, bindings: newBindings() };
  if (!node.castLater) makeDelayed(g, delayed, then, ctx, [], ability);
  else makeDelayed(g, delayed, { ...then, acts: then.acts.map((act) => ({ ...act, mark: EXILED })) }, ctx, [CAST_LATER], ability);
}

const EXILED = 1;
const IT = { kind: 'that', many: false, referent: { kind: 'markedReferent', mark: EXILED } } as const;
/** "Its owner may cast this card after the current turn has ended for as long as it remains exiled." */
const CAST_LATER: Clause = {
  kind: 'clause',
  subject: { kind: 'ownerOf', of: IT },
  optional: true,
  acts: [{ kind: 'castOrPlay', how: 'cast', objects: IT, notThisTurn: true }],
  duration: { kind: 'whileRemains', object: IT, state: 'exiled' },
};

function tellEntry(g: Game, id: ObjectId, attachedTo: Ref | null): void {
  const { controller } = characteristics(g, id);
  const { faceDown, substance } = object(g, id);
  const isCopy = substance === 'copy';
  const becomes = isCopy ? ', a copy of a spell, becomes a token' : ' becomes a permanent';
  const where = attachedTo ? `, attached to ${refName(g, attachedTo)}` : '';
  tell(g, {
    kind: 'resolve',
    says: `${nameOf(g, id)}${becomes} under ${playerName(g, controller)}'s control${where}.`,
    cite: [
      ...(attachedTo ? (['608.3c', '303.4a'] as const) : (['608.3a'] as const)),
      ...(isCopy ? (['608.3f', '707.10f'] as const) : []),
      ...(faceDown ? (['708.2a', '708.4'] as const) : []),
    ],
    subjects: [id],
  });
}
