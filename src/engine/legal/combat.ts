import { type AttackDeclaration, declareAttackers } from '../combat/attack.ts';
import { ableAttackers, attackNeeds, mostAttackers } from '../combat/attackRequirements.ts';
import { type BlockDeclaration, declareBlockers } from '../combat/block.ts';
import { blockQuestion, optima } from '../combat/blockRequirements.ts';
import { attackable, defenderOf } from '../combat/index.ts';
import { cantAttack, cantAttackThat } from '../combat/mayAttack.ts';
import { cantBlock, cantBlockThat } from '../combat/mayBlock.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import { objectRef } from '../state/ids.ts';
import { type Searched, search } from './search.ts';

/** A creature, and what it can attack or block in some legal declaration. */
export interface Fighter {
  readonly object: ObjectId;
  readonly against: readonly Ref[];
}

/** What a player can declare: the creatures of legal declarations, whether none is legal too, and one legal declaration. */
export interface Declarations<Declaration> {
  readonly fighters: readonly Fighter[];
  readonly none: boolean;
  readonly example: Declaration | null;
}

type Attack = AttackDeclaration['attackers'][number];
type Block = BlockDeclaration['blockers'][number];

/** Which creatures can attack what, as the declaration of attackers stands open (CR 508.1). */
export function attacks(g: Game): Declarations<AttackDeclaration> {
  const { active } = g.state.turn;
  const legal = (attackers: readonly Attack[]): boolean => works(search(g, () => declareAttackers(g, active, { attackers })));
  const single = creaturesOf(g, active).flatMap((attacker) =>
    cantAttack(g, attacker)
      ? []
      : attackable(g)
          .filter((on) => !cantAttackThat(g, attacker, on))
          .map((on): Attack => ({ attacker, on })),
  );
  const { needed } = attackNeeds(ableAttackers(g), mostAttackers(g));
  const required = needed.map(({ id, targets }): Attack => ({ attacker: id, on: targets[0]! }));
  const others = (one: Attack) => single.filter(({ attacker }) => attacker !== one.attacker);
  return declarations(single, required, others, legal, {
    ofFighter: ({ attacker }) => attacker,
    against: ({ on }) => on,
    made: (attackers) => ({ attackers }),
  });
}

/** Which creatures of a defending player can block what, as the declaration of blockers stands open (CR 509.1). */
export function blocks(g: Game, player: PlayerId): Declarations<BlockDeclaration> {
  const legal = (blockers: readonly Block[]): boolean =>
    works(search(g, () => declareBlockers(g, { blockers: [...blockers, ...ofOthers] })));
  const attacking = (g.state.combat?.attackers ?? [])
    .filter(({ on }) => defenderOf(g, on) === player)
    .map(({ object }) => object);
  const single = creaturesOf(g, player).flatMap((blocker) =>
    cantBlock(g, blocker, player)
      ? []
      : attacking.filter((attacker) => !cantBlockThat(g, blocker, attacker)).map((attacker): Block => ({ blocker, attacker })),
  );
  const ofOthers = g.state.players
    .filter(({ id, lost }) => id !== player && id !== g.state.turn.active && lost === null)
    .flatMap(({ id }) => requiredOf(g, id));
  const others = (one: Block) => single.filter(({ blocker }) => blocker !== one.blocker);
  return declarations(single, requiredOf(g, player), others, legal, {
    ofFighter: ({ blocker }) => blocker,
    against: ({ attacker }) => objectRef(attacker),
    made: (blockers) => ({ blockers }),
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

const works = ({ found }: Searched): boolean => found !== null;

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
}

/** Looks for a legal declaration with each single attack or block: alone, with what is required, with one more of the others. */
function declarations<One, Declaration>(
  single: readonly One[],
  required: readonly One[],
  others: (one: One) => readonly One[],
  legal: (all: readonly One[]) => boolean,
  { ofFighter, against, made }: Reading<One, Declaration>,
): Declarations<Declaration> {
  const none = legal([]);
  let example = none ? made([]) : null;
  const fighters = new Map<ObjectId, Ref[]>();
  for (const one of single) {
    const rest = required.filter((other) => ofFighter(other) !== ofFighter(one));
    const found = companies(one, rest, others(one), ofFighter).find((all) => legal(all));
    if (!found) continue;
    example ??= made(found);
    fighters.set(ofFighter(one), [...(fighters.get(ofFighter(one)) ?? []), against(one)]);
  }
  return { fighters: [...fighters].map(([object, refs]) => ({ object, against: refs })), none, example };
}

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
