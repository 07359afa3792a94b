import { protectorOf } from '../../../engine/combat/defenders.ts';
import {
  cantAttack,
  cantBlock,
  cantBlockThat,
  declareAttackers,
  declareBlockers,
  requiredAttack,
  requiredBlock,
} from '../../../engine/combat/index.ts';
import { characteristics, hasFlag } from '../../../engine/layers/index.ts';
import { givePriority } from '../../../engine/priority/index.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../../../engine/state/ids.ts';
import { setTurn } from '../../../engine/writer.ts';
import { ANN, BOB, type Player } from './player.ts';

function creaturesOf(p: Player, player: PlayerId): readonly ObjectId[] {
  return p.g.state.battlefield.filter((id) => {
    const { types, controller } = characteristics(p.g, id);
    return controller === player && types.includes('creature');
  });
}

/** The card itself, or what it is attached to. */
export function isCard(p: Player, id: ObjectId): boolean {
  const { objects, battlefield } = p.g.state;
  return (
    objects[id]?.card === p.card.key || battlefield.some((other) => objects[other]?.card === p.card.key && isOn(p, other, id))
  );
}

function isOn(p: Player, attachment: ObjectId, id: ObjectId): boolean {
  const to = p.g.state.objects[attachment]?.attachedTo;
  return to?.kind === 'object' && to.object === id;
}

/** Declares attackers as the manner of the game has it, of those that can attack by themselves. */
export function attack(p: Player): void {
  const { g, dice } = p;
  const player = g.state.turn.active;
  const opponent = player === ANN ? BOB : ANN;
  const attackable = [playerRef(opponent), ...planeswalkersOf(p, opponent)];
  const able = creaturesOf(p, player).filter((id) => cantAttack(g, id) === null);
  const reason = p.attempt(() => {
    const [own, others] = attackChances(p);
    const chosen = able.filter((id) => dice.often(isCard(p, id) ? own : others));
    const bands = bandsOf(p, chosen);
    const [same] = bands.length > 0 ? [dice.pick(attackable)] : [];
    return declareAttackers(g, player, {
      attackers: chosen.map((attacker) => ({ attacker, on: same ?? dice.pick(attackable) })),
      bands,
    });
  });
  if (reason !== null) p.drive(requiredAttack(g));
  close(p);
}

/** All with banding that attack, and one without (CR 702.22c). */
function bandsOf({ g }: Player, attackers: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const banding = attackers.filter((id) => hasFlag(g, id, 'formsBands'));
  const other = attackers.find((id) => !banding.includes(id));
  return banding.length === 0 ? [] : [other === undefined ? banding : [...banding, other]];
}

/** Planeswalkers, and battles that the player protects, which can be attacked as well (CR 506.2). */
const planeswalkersOf = ({ g }: Player, player: PlayerId): readonly Ref[] =>
  g.state.battlefield.flatMap((id) => {
    const { types, controller } = characteristics(g, id);
    const own = types.includes('battle')
      ? protectorOf(g, id) === player
      : controller === player && types.includes('planeswalker');
    return own ? [objectRef(id)] : [];
  });

/** How often the card attacks and how often others do, out of a hundred. */
function attackChances({ isDone, dice, manner }: Player): readonly [own: number, others: number] {
  if (isDone) return [85, 0];
  switch (manner.attacks) {
    case 'by chance':
      return [85, dice.pick([0, 40, 70])];
    case 'the card':
      return [100, dice.pick([0, 0, 20])];
    case 'everything':
      return [100, 95];
    case 'nothing':
      return [0, 0];
  }
}

/** Declares blockers; where everything is to block, each blocks what the card is or is attached to, if it can, and else anything. */
export function block(p: Player): void {
  const { g, dice, manner } = p;
  const all = manner.blocks === 'everything' && !p.isDone;
  const player = g.state.turn.active === ANN ? BOB : ANN;
  const reason = p.attempt(() => {
    const attackers = g.state.combat?.attackers.map(({ object }) => object) ?? [];
    const blockers =
      attackers.length === 0 || manner.blocks === 'nothing'
        ? []
        : creaturesOf(p, player).filter((id) => cantBlock(g, id, player) === null);
    const chosen = blockers.filter((id) => all || dice.often(isCard(p, id) ? 85 : 40));
    const pairs = chosen.flatMap((blocker) => {
      const fit = attackers.filter((attacker) => cantBlockThat(g, blocker, attacker) === null);
      const own = fit.filter((id) => isCard(p, id));
      if (fit.length === 0) return [];
      return [{ blocker, attacker: dice.pick(own.length > 0 && (all || dice.often(50)) ? own : fit) }];
    });
    return declareBlockers(g, { blockers: pairs });
  });
  if (reason !== null) p.drive(requiredBlock(g));
  close(p);
}

function close(p: Player): void {
  setTurn(p.g, { openDeclaration: null });
  p.drive(givePriority(p.g, p.g.state.turn.active));
}
