import type { Clause, CopySpell, Sentence } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { happen } from '../events/happen.ts';
import { amount, objectsOf } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { copiableDefinition, exceptedDefinition } from '../layers/index.ts';
import { withoutKeyword } from '../layers/without.ts';
import { invariant } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../state/ids.ts';
import type { CastAs, GameObject } from '../state/object.ts';
import type { StackEntry } from '../state/stackEntry.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { becomeTargets, tellTargets } from '../triggers/putOnStack.ts';
import { newObject } from '../zones/move.ts';
import { chooseAnew, setTargets } from './chooseAnew.ts';
import { resolveObjects } from './choosing.ts';
import { couldTarget } from './couldTarget.ts';
import { type Doing, type Executor, outcome } from './executor.ts';
import { objectsIn, playersIn } from './perform.ts';

/** Copying spells and abilities on the stack (CR 707.10): the copies are put there, not cast or activated. */
export const copySpell: Executor<'copySpell'> = {
  *run(g, act, doing) {
    const copies: ObjectId[] = [];
    for (const player of playersIn(doing.subjects)) copies.push(...(yield* copiedBy(g, act, player, doing)));
    return outcome(copies.map(objectRef));
  },
};

function* copiedBy(g: Game, act: CopySpell, player: PlayerId, doing: Doing): Run<readonly ObjectId[]> {
  const { ctx } = doing;
  const choosing = { player, ctx, prompt: 'which spell or ability to copy?', cite: ['608.2d'] } as const;
  // What has left the stack is copied as it last was there (CR 608.2h), so it isn't followed to where it went.
  const refs = CHOICES.has(act.objects.kind)
    ? yield* resolveObjects(g, act.objects, doing, choosing)
    : objectsOf(g, act.objects, ctx);
  if (act.objects.kind === 'that' && act.objects.referent?.kind === 'linkedReferent') citeToo(g, ['607.2a']);
  const times = act.times ? Math.max(0, amount(g, act.times, ctx)) : 1;
  const copies: ObjectId[] = [];
  for (const id of objectsIn(refs).map((one) => whereItWent(g, one))) {
    if (act.in !== undefined || isCard(g, id)) {
      for (let nth = 0; nth < times; nth += 1) copies.push(copyCard(g, id, player, act.in));
      continue;
    }
    const targets = act.forEachTarget ? couldTarget(g, id, act.forEachTarget, ctx) : [null];
    for (const only of targets)
      for (let nth = 0; nth < times; nth += 1) copies.push(yield* copyOne(g, id, player, act, doing, only));
  }
  return copies;
}

/** A copy is what the spell was cast as, too (CR 702.103c, 718.3c). */
const COPY_CAST_AS: Readonly<Partial<Record<CastAs, readonly RuleNumber[]>>> = {
  bestowed: ['702.103c'],
  prototyped: ['718.3c'],
};

const CHOICES: ReadonlySet<string> = new Set<CopySpell['objects']['kind']>(['some', 'oneOf', 'severalObjects']);

/** "Copy … You may choose new targets for the copy": the copy is put onto the stack with the targets so chosen (CR 707.10c). */
export function withNewTargets(clause: Clause, next: Sentence | undefined): Clause | null {
  const last = clause.acts.at(-1);
  const plain = last?.kind === 'multiplied' ? last.act : last;
  if (!last || plain?.kind !== 'copySpell' || next?.kind !== 'clause') return null;
  if (next.acts.length !== 1 || next.acts[0]?.kind !== 'chooseNewTargets' || !next.optional) return null;
  const chosen = { ...plain, newTargets: true } as const;
  const act = last.kind === 'multiplied' ? { ...last, act: chosen } : chosen;
  return { ...clause, acts: [...clause.acts.slice(0, -1), act] };
}

function* copyOne(
  g: Game,
  id: ObjectId,
  player: PlayerId,
  act: CopySpell,
  { ctx, cause }: Doing,
  only: Ref | null,
): Run<ObjectId> {
  const original = g.state.objects[id]?.zone === 'stack' ? object(g, id) : g.state.lastKnown[id]?.object;
  invariant(original?.stack, 'what is copied is or was a spell or an ability on the stack');
  const copy = put(g, original, original.stack, player, act, ctx);
  const told = {
    kind: 'instruction',
    says: `${playerName(g, player)} puts a copy of ${nameOf(g, id)} onto the stack.`,
    cite: ['707.10', ...(original.castAs ? (COPY_CAST_AS[original.castAs] ?? []) : [])],
    subjects: [copy],
  } as const;
  tell(g, told);
  if (only)
    setTargets(
      g,
      copy,
      object(g, copy).stack!.targets.map((chosen) => ({ ...chosen, refs: chosen.refs.map(() => only) })),
    );
  if (act.newTargets) yield* chooseAnew(g, copy, player, ['707.10c']);
  yield* happen(g, [{ kind: 'copySpell', object: copy, of: id, player }], cause);
  tellTargets(g, copy, object(g, copy).stack!.targets, player);
  yield* becomeTargets(g, copy, object(g, copy).stack!.targets, player);
  return copy;
}

/** A card that this effect has moved is found where it is now (CR 400.7j); what was on the stack is copied as it last was there. */
function whereItWent(g: Game, id: ObjectId): ObjectId {
  const known = g.state.objects[id] ? undefined : g.state.lastKnown[id];
  return known && known.object.stack === null && known.became !== null ? known.became : id;
}

/** Whether it is a card that lies in a zone, which never was a spell here that could be copied as it last was. */
const isCard = (g: Game, id: ObjectId): boolean => {
  const found = g.state.objects[id];
  return found !== undefined && found.zone !== 'stack' && found.stack === null;
};

/**
 * A copy of a card is created in the zone where the card is, or the one that is named, of what has left its zone as it last was (CR 608.2h); it may be
 * cast while this resolves, and ceases to exist otherwise (CR 707.12, 704.5e).
 */
function copyCard(g: Game, id: ObjectId, player: PlayerId, named?: 'exile'): ObjectId {
  const original = g.state.objects[id] ?? g.state.lastKnown[id]?.object;
  invariant(original, 'what is copied is or was there');
  const card = definitionOf(g, original);
  const zone = named ?? original.zone;
  const { id: copy } = newObject(g, { substance: 'copy', card, owner: player, controller: player, zone });
  const says = `${playerName(g, player)} copies ${original.stack ? '' : 'the card '}${nameOf(g, id)}${named ? ` in ${named}` : ''}.`;
  tell(g, { kind: 'instruction', says, cite: ['707.12'], subjects: [copy] });
  return copy;
}

/** It copies the characteristics and all decisions made for the original; nobody cast it (CR 707.10). */
function put(g: Game, original: GameObject, entry: StackEntry, player: PlayerId, act: CopySpell, ctx: Context): ObjectId {
  const isAbility = entry.ability !== null;
  const cast = entry.cast ? { ...entry.cast, copied: true as const } : null;
  const { id } = newObject(g, {
    substance: isAbility ? 'ability' : 'copy',
    card: isAbility ? null : definitionWith(g, original, act, ctx),
    owner: player,
    controller: player,
    zone: 'stack',
    face: original.face,
    faceDown: original.faceDown,
    castAs: original.castAs ?? null,
    stack: { ...entry, cast },
  });
  return id;
}

function definitionOf(g: Game, original: GameObject): string | null {
  return g.state.objects[original.id] ? copiableDefinition(g, original.id) : (original.copyOf ?? original.card);
}

function definitionWith(g: Game, original: GameObject, { without, except }: CopySpell, ctx: Context): string | null {
  const key = definitionOf(g, original);
  if (key === null) return key;
  return exceptedDefinition(g, without === undefined ? key : withoutKeyword(g, key, without), except ?? [], ctx);
}
