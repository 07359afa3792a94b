import { activate } from '../../../engine/actions/activate.ts';
import { playLand } from '../../../engine/actions/playLand.ts';
import { NOTHING_ANNOUNCED } from '../../../engine/casting/request.ts';
import { declareAttackers, declareBlockers, requiredAttack, requiredBlock } from '../../../engine/combat/index.ts';
import { characteristics } from '../../../engine/layers/index.ts';
import { allPass, givePriority } from '../../../engine/priority/index.ts';
import { type ObjectId, type PlayerId, playerRef } from '../../../engine/state/ids.ts';
import { beginStep } from '../../../engine/turn/index.ts';
import { setTurn } from '../../../engine/writer.ts';
import { checkPlain } from './invariants.ts';
import { ANN, BOB, type Player } from './player.ts';
import { HAND } from './position.ts';

/** Ann's turn, Bob's, and Ann's again up to its end step. */
const LAST_TURN = 3;

/** Plays the game: the card is used in main phases and in combat, against spells of the opponent, and dies in the end. */
export function playTurns(p: Player): void {
  const { g } = p;
  p.look();
  while (!g.state.over && !isOver(p)) {
    const { turn } = g.state;
    if (!turn.begun) p.goOn(() => beginStep(g));
    else if (turn.openDeclaration === 'attackers') attack(p);
    else if (turn.openDeclaration === 'blockers') block(p);
    else {
      p.resolveAll();
      if (!g.state.over) atPriority(p);
      p.resolveAll();
      if (!g.state.over) p.goOn(() => allPass(g));
    }
    p.look();
  }
  checkPlain(g.state);
}

/** Where all has been used the game goes on into the next turn, so that what lasts or comes later is seen, too. */
function isOver(p: Player): boolean {
  const { number, step } = p.g.state.turn;
  p.lastTurn ??= p.isDone ? Math.min(LAST_TURN, number + 1) : null;
  const last = p.lastTurn ?? LAST_TURN;
  return number > last || (number === last && step === (p.lastTurn === null ? 'cleanup' : 'precombat main'));
}

function atPriority(p: Player): void {
  if (p.isDone) return;
  const { step, active, number } = p.g.state.turn;
  switch (step) {
    case 'precombat main':
      if (active === ANN) mainPhase(p);
      else respond(p, active);
      return;
    case 'declare attackers':
    case 'declare blockers':
      p.tryCard();
      if (p.dice.often(50)) p.castOnlooker(p.dice.pick([ANN, BOB]), 'Onlooker Sting');
      return;
    case 'postcombat main':
      if (number === LAST_TURN) for (const player of [BOB, ANN]) endIt(p, player);
      else if (active === BOB) p.tryCard();
      return;
    case 'upkeep':
    case 'beginning of combat':
    case 'end':
      p.tryCard();
      return;
    default:
      return;
  }
}

function mainPhase(p: Player): void {
  p.tryCard();
  if (p.isDone) return;
  land(p);
  for (const name of p.dice.shuffled([...HAND, 'Onlooker Spell'])) {
    if (p.isDone) return;
    if (p.dice.often(60)) p.castOnlooker(ANN, name);
    p.resolveAll();
  }
  respond(p, BOB);
  p.resolveAll();
  for (const player of [ANN, BOB]) tapLand(p, player);
  sacrifice(p);
  p.tryCard();
}

const IN_RESPONSE = [
  'Onlooker Queen',
  'Onlooker Box',
  'Onlooker Song',
  'Onlooker Feint',
  'Onlooker Meal',
  'Onlooker Sting',
  'Onlooker Rite',
  'Onlooker Pact',
  'Onlooker Spell',
];

/** The opponent's spells are on the stack as the card is used. */
function respond(p: Player, player: PlayerId): void {
  for (const name of p.dice.shuffled(IN_RESPONSE)) {
    if (p.isDone) return;
    if (!p.castOnlooker(player, name)) continue;
    if (p.dice.often(60)) p.tryCard();
  }
}

function land(p: Player): void {
  const { g } = p;
  const object = g.state.players[ANN]!.hand.find((id) => g.state.objects[id]!.card === 'Forest');
  if (object === undefined) return;
  p.act(ANN, () => playLand(g, { player: ANN, object, face: 0, permitted: false, timing: 'priority' }));
}

/** A land is tapped for mana. */
function tapLand(p: Player, player: PlayerId): void {
  activateFirst(p, player, (id) => characteristics(p.g, id).types.includes('land'));
}

/** An artifact is sacrificed. */
function sacrifice(p: Player): void {
  activateFirst(p, ANN, (id) => p.g.state.objects[id]!.card === 'Onlooker Trinket');
  p.resolveAll();
}

function activateFirst(p: Player, player: PlayerId, which: (id: ObjectId) => boolean): void {
  const { g } = p;
  if (p.isDone) return;
  const object = g.state.battlefield.find((id) => which(id) && characteristics(g, id).controller === player);
  const ability = object && characteristics(g, object).abilities.find(({ tree }) => tree.kind === 'activated');
  if (!object || !ability) return;
  p.act(player, () => activate(g, { ...NOTHING_ANNOUNCED, player, object, ability }));
}

/** Creatures and other permanents die. */
function endIt(p: Player, player: PlayerId): void {
  for (const name of ['Onlooker Rite', 'Onlooker Doom', 'Onlooker Sting']) {
    p.castOnlooker(player, name);
    p.resolveAll();
    if (p.g.state.over) return;
  }
}

function creaturesOf(p: Player, player: PlayerId): readonly ObjectId[] {
  return p.g.state.battlefield.filter((id) => {
    const { types, controller } = characteristics(p.g, id);
    return controller === player && types.includes('creature');
  });
}

/** The card itself, or what it is attached to. */
function isCard(p: Player, id: ObjectId): boolean {
  const { objects, battlefield } = p.g.state;
  return (
    objects[id]?.card === p.card.key || battlefield.some((other) => objects[other]?.card === p.card.key && isOn(p, other, id))
  );
}

function isOn(p: Player, attachment: ObjectId, id: ObjectId): boolean {
  const to = p.g.state.objects[attachment]?.attachedTo;
  return to?.kind === 'object' && to.object === id;
}

function attack(p: Player): void {
  const { g, dice } = p;
  const player = g.state.turn.active;
  const on = playerRef(player === ANN ? BOB : ANN);
  const reason = p.attempt(() => {
    const others = p.isDone ? 0 : dice.pick([0, 40, 70]);
    const chosen = creaturesOf(p, player).filter((id) => dice.often(isCard(p, id) ? 85 : others));
    return declareAttackers(g, player, { attackers: chosen.map((attacker) => ({ attacker, on })) });
  });
  if (reason !== null) p.drive(requiredAttack(g));
  close(p);
}

function block(p: Player): void {
  const { g, dice } = p;
  const reason = p.attempt(() => {
    const attackers = g.state.combat?.attackers.map(({ object }) => object) ?? [];
    const player = g.state.turn.active === ANN ? BOB : ANN;
    const chosen = attackers.length === 0 ? [] : creaturesOf(p, player).filter((id) => dice.often(isCard(p, id) ? 85 : 40));
    return declareBlockers(g, { blockers: chosen.map((blocker) => ({ blocker, attacker: dice.pick(attackers) })) });
  });
  if (reason !== null) p.drive(requiredBlock(g));
  close(p);
}

function close(p: Player): void {
  setTurn(p.g, { openDeclaration: null });
  p.drive(givePriority(p.g, p.g.state.turn.active));
}
