import { type AttackDeclaration, declareAttackers } from '../combat/attack.ts';
import { attackQuestion, whatToAttack, whoAttacks } from '../combat/attackRequirements.ts';
import { type BlockDeclaration, declareBlockers } from '../combat/block.ts';
import { blockQuestion, optima } from '../combat/blockRequirements.ts';
import { attackable, defenderOf } from '../combat/index.ts';
import { cantAttack, cantAttackThat } from '../combat/mayAttack.ts';
import { cantBlock, cantBlockThat } from '../combat/mayBlock.ts';
import type { Forbidden } from '../combat/said.ts';
import { kindsOfRefs } from '../decisions/alike.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { Refusal } from '../refuse.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import { objectRef, sameRef } from '../state/ids.ts';
import { type Searched, search } from './search.ts';

/** A creature, and what it can attack or block in some legal declaration. */
export interface Fighter {
  /** Several where nothing tells them apart. */
  readonly objects: readonly ObjectId[];
  readonly against: readonly Ref[];
}

/** What a player can declare: the creatures of legal declarations, whether none is legal too, and one legal declaration. */
export interface Declarations<Declaration> {
  readonly fighters: readonly Fighter[];
  readonly none: boolean;
  readonly example: Declaration | null;
  /** Creatures that can't be declared, and why. */
  readonly idle: readonly Idle[];
}

/** Creatures that nothing tells apart and that can't attack or block now. */
export interface Idle extends Forbidden {
  readonly objects: readonly ObjectId[];
}

type Attack = AttackDeclaration['attackers'][number];
type Block = BlockDeclaration['blockers'][number];

/** Which creatures can attack what, as the declaration of attackers stands open (CR 508.1). */
export function attacks(g: Game): Declarations<AttackDeclaration> {
  const { active } = g.state.turn;
  const legal = (attackers: readonly Attack[]): Searched => search(g, () => declareAttackers(g, active, { attackers }));
  const all = attackable(g);
  const creatures = creaturesOf(g, active);
  const single = creatures.flatMap((attacker) =>
    cantAttack(g, attacker) ? [] : all.filter((on) => !cantAttackThat(g, attacker, on)).map((on): Attack => ({ attacker, on })),
  );
  const required = neededAttacks(g);
  return declarations(g, single, required, legal, {
    ofFighter: ({ attacker }) => attacker,
    against: ({ on }) => on,
    made: (attackers) => ({ attackers }),
    creatures,
    forbidden: (id) => cantAttack(g, id) ?? first(all.map((on) => cantAttackThat(g, id, on))),
  });
}

/** Which creatures of a defending player can block what, as the declaration of blockers stands open (CR 509.1). */
export function blocks(g: Game, player: PlayerId): Declarations<BlockDeclaration> {
  const legal = (blockers: readonly Block[]): Searched =>
    search(g, () => declareBlockers(g, { blockers: [...blockers, ...ofOthers] }));
  const attacking = (g.state.combat?.attackers ?? [])
    .filter(({ on }) => defenderOf(g, on) === player)
    .map(({ object }) => object);
  const creatures = attacking.length > 0 ? creaturesOf(g, player) : [];
  const single = creatures.flatMap((blocker) =>
    cantBlock(g, blocker, player)
      ? []
      : attacking.filter((attacker) => !cantBlockThat(g, blocker, attacker)).map((attacker): Block => ({ blocker, attacker })),
  );
  const ofOthers = g.state.players
    .filter(({ id, lost }) => id !== player && id !== g.state.turn.active && lost === null)
    .flatMap(({ id }) => requiredOf(g, id));
  return declarations(g, single, requiredOf(g, player), legal, {
    ofFighter: ({ blocker }) => blocker,
    against: ({ attacker }) => objectRef(attacker),
    made: (blockers) => ({ blockers }),
    creatures,
    forbidden: (id) => cantBlock(g, id, player) ?? first(attacking.map((attacker) => cantBlockThat(g, id, attacker))),
  });
}

/** Attacks that requirements ask for, of the creatures without which too few of them are obeyed (CR 508.1d). */
function neededAttacks(g: Game): readonly Attack[] {
  const question = attackQuestion(g);
  return whoAttacks(question, new Map()).needed.flatMap((index): readonly Attack[] => {
    const [on] = whatToAttack(question, new Map(), index);
    return on ? [{ attacker: question.creatures[index]!, on }] : [];
  });
}

/** The fewest blocks that obey the most requirements (CR 509.1c). */
function requiredOf(g: Game, player: PlayerId): readonly Block[] {
  const question = blockQuestion(g, player);
  const [smallest = []] = optima(question).smallest;
  return smallest.flatMap((blocked, index) =>
    blocked.map((at) => ({ blocker: question.blockers[index]!, attacker: question.attackers[at]! })),
  );
}

const first = (all: readonly (Forbidden | null)[]): Forbidden | null => all.find((one) => one !== null) ?? null;

/** The player's creatures; whether each can fight is asked later. */
function creaturesOf(g: Game, player: PlayerId): readonly ObjectId[] {
  return g.state.battlefield.filter((id) => {
    const { types, controller } = characteristics(g, id);
    return controller === player && types.includes('creature') && !g.state.objects[id]!.phasedOut;
  });
}

interface Reading<One, Declaration> {
  readonly ofFighter: (one: One) => ObjectId;
  readonly against: (one: One) => Ref;
  readonly made: (all: readonly One[]) => Declaration;
  /** All that one might think of. */
  readonly creatures: readonly ObjectId[];
  /** Why a creature can't be declared whatever else is. */
  readonly forbidden: (id: ObjectId) => Forbidden | null;
}

/** Looks for a legal declaration with each single attack or block: alone, with what is required, with one more of the others. */
function declarations<One, Declaration>(
  g: Game,
  single: readonly One[],
  required: readonly One[],
  legal: (all: readonly One[]) => Searched,
  { ofFighter, against, made, creatures, forbidden }: Reading<One, Declaration>,
): Declarations<Declaration> {
  const none = legal([]).found !== null;
  let example = none ? made([]) : null;
  const kindOf = kindsOfRefs(g);
  const kindOfFighter = (one: One): string => kindOf(objectRef(ofFighter(one)));
  const groups = grouped(single, (one) => `${kindOfFighter(one)} ${kindOf(against(one))}`);
  const fighters = new Map<string, { readonly objects: Set<ObjectId>; readonly against: Ref[] }>();
  const refused = new Map<string, Refusal>();
  for (const group of groups) {
    const [one] = group;
    const rest = required.filter((other) => ofFighter(other) !== ofFighter(one));
    const others = groups.flatMap((each) => each.find((other) => ofFighter(other) !== ofFighter(one)) ?? []);
    const { company, refusal } = legalCompany(companies(one, rest, others, ofFighter), legal);
    if (!company) {
      if (refusal) refused.set(kindOfFighter(one), refusal);
      continue;
    }
    example ??= made(company);
    const there = fighters.get(kindOfFighter(one)) ?? { objects: new Set(), against: [] };
    for (const each of group) there.objects.add(ofFighter(each));
    for (const ref of differing(group.map(against)))
      if (!there.against.some((other) => sameRef(other, ref))) there.against.push(ref);
    fighters.set(kindOfFighter(one), there);
  }
  const kindOfCreature = (id: ObjectId): string => kindOf(objectRef(id));
  const idle = grouped(
    creatures.filter((id) => !fighters.has(kindOfCreature(id))),
    kindOfCreature,
  ).flatMap((objects): readonly Idle[] => {
    const why = forbidden(objects[0]) ?? refused.get(kindOfCreature(objects[0])) ?? null;
    return why ? [{ objects, reason: why.reason, cite: why.cite }] : [];
  });
  return {
    fighters: [...fighters.values()].map(({ objects, against: refs }) => ({ objects: [...objects], against: refs })),
    none,
    example,
    idle,
  };
}

/** The first of these that is legal, or why the first of them isn't. */
function legalCompany<One>(
  all: readonly (readonly One[])[],
  legal: (all: readonly One[]) => Searched,
): { readonly company: readonly One[] | null; readonly refusal: Refusal | null } {
  let refusal: Refusal | null = null;
  for (const company of all) {
    const searched = legal(company);
    if (searched.found) return { company, refusal: null };
    refusal ??= searched.refusal;
  }
  return { company: null, refusal };
}

/** Those of one kind together, in the order in which each kind comes first. */
function grouped<One>(all: readonly One[], kindOf: (one: One) => string): readonly (readonly [One, ...One[]])[] {
  const groups = new Map<string, [One, ...One[]]>();
  for (const one of all) {
    const there = groups.get(kindOf(one));
    if (there) there.push(one);
    else groups.set(kindOf(one), [one]);
  }
  return [...groups.values()];
}

const differing = (refs: readonly Ref[]): readonly Ref[] =>
  refs.filter((ref, index) => refs.findIndex((other) => sameRef(other, ref)) === index);

function companies<One>(
  one: One,
  required: readonly One[],
  others: readonly One[],
  ofFighter: (one: One) => ObjectId,
): readonly (readonly One[])[] {
  const withRequired = required.map((_, index) => [one, ...required.slice(0, required.length - index)]);
  const withOne = others.map((other) => [one, other, ...required.filter((each) => ofFighter(each) !== ofFighter(other))]);
  return [...withRequired, [one], ...withOne];
}
