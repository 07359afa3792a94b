import { activate } from '../../../engine/actions/activate.ts';
import { playLand } from '../../../engine/actions/playLand.ts';
import { NOTHING_ANNOUNCED } from '../../../engine/casting/request.ts';
import { waysToCast } from '../../../engine/casting/ways.ts';
import { characteristics } from '../../../engine/layers/index.ts';
import { allPass } from '../../../engine/priority/index.ts';
import type { ObjectId, PlayerId } from '../../../engine/state/ids.ts';
import { beginStep } from '../../../engine/turn/index.ts';
import { attack, block, isCard } from './combat.ts';
import { checkPlain } from './invariants.ts';
import { ANN, BOB, type Player } from './player.ts';
import { tryCard, turnOthersUp, unlockDoors } from './using.ts';

/** Ann's turn, Bob's, and Ann's again up to its end step. */
const LAST_TURN = 3;
/** What phases in has phased out in the turn before. */
const lastTurnOf = ({ ofPhasing }: Player): number => (ofPhasing ? LAST_TURN + 2 : LAST_TURN);

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
      if (!g.state.over && g.state.turn.priority !== null) p.goOn(() => allPass(g));
    }
    p.look();
  }
  checkPlain(g.state);
}

/** Where all has been used the game goes on into the next turn, so that what lasts or comes later is seen, too. */
function isOver(p: Player): boolean {
  const { number, step } = p.g.state.turn;
  p.lastTurn ??= p.isDone ? Math.min(lastTurnOf(p), number + 1) : null;
  const last = p.lastTurn ?? lastTurnOf(p);
  return number > last || (number === last && step === (p.lastTurn === null ? 'cleanup' : 'precombat main'));
}

function atPriority(p: Player): void {
  if (p.isDone) return;
  const { step, active, number } = p.g.state.turn;
  switch (step) {
    case 'precombat main':
      if (active === ANN) mainPhase(p);
      else theirMainPhase(p, active);
      return;
    case 'declare attackers':
    case 'declare blockers':
      tryCard(p, 'inCombat');
      if (p.dice.often(Math.min(50, p.manner.harm))) p.castOnlooker(p.dice.pick([ANN, BOB]), 'Onlooker Sting');
      return;
    case 'postcombat main':
      if (active !== ANN || p.manner.casts === 'afterCombat') tryCard(p, 'afterCombat');
      if (number === lastTurnOf(p)) for (const player of [BOB, ANN]) endIt(p, player);
      return;
    case 'beginning of combat':
    case 'upkeep':
    case 'end':
      tryCard(p, 'beginning');
      return;
    default:
      return;
  }
}

function mainPhase(p: Player): void {
  tryCard(p, 'main');
  if (p.isDone || p.manner.clash) return;
  land(p, ANN);
  turnOthersUp(p);
  unlockDoors(p);
  for (const name of p.dice.shuffled(spellsToCast(p, ANN))) {
    if (p.isDone) return;
    const done = p.dice.often(HARMS.has(name) ? p.manner.harm : 60) && p.castOnlooker(ANN, name);
    if (done && p.manner.casts === 'inResponse') tryCard(p, 'inResponse');
    p.resolveAll();
  }
  respond(p, BOB);
  p.resolveAll();
  for (const player of [ANN, ANN, BOB, ...(p.ofMana ? [BOB, BOB, BOB] : [])]) tapLand(p, player);
  for (let count = p.dice.pick([1, 3]); count > 0; count -= 1) sacrificeTrinket(p, ANN);
  p.resolveAll();
  for (const player of [ANN, BOB]) {
    activateMade(p, player);
    p.resolveAll();
    cycle(p, player);
    p.resolveAll();
  }
  tryCard(p, 'main');
}

/** What the opponent does, with the card used in response, and what Ann can do then. */
function theirMainPhase(p: Player, active: PlayerId): void {
  land(p, active);
  respond(p, active);
  p.resolveAll();
  tryCard(p, 'onTheirTurn');
  for (const name of p.dice.shuffled(spellsToCast(p, ANN))) {
    if (p.isDone) return;
    if (!HARMS.has(name) && p.dice.often(30)) p.castOnlooker(ANN, name);
    p.resolveAll();
  }
}

/** Cards that cost creatures and other permanents. */
const HARMS: ReadonlySet<string> = new Set([
  'Onlooker Doom',
  'Onlooker Rite',
  'Onlooker Quake',
  'Onlooker Curse',
  'Onlooker Sting',
]);
/** Cards that aren't cast on top of others. */
const NOT_IN_RESPONSE: ReadonlySet<string> = new Set([
  'Onlooker Doom',
  'Onlooker Quake',
  'Onlooker Curse',
  'Onlooker Blade',
  'Onlooker Shroud',
  'Onlooker Motley',
]);

/** The cards that can be cast from a graveyard and from exile. */
const ECHO = 'Onlooker Echo';
const EMBER = 'Onlooker Ember';

const isLandCard = ({ g }: Player, name: string): boolean => g.definitions.get(name)!.faces[0]!.types.includes('land');

/** The names of the cards in a player's hand besides the card itself. */
function namesInHand({ g, card }: Player, player: PlayerId): readonly string[] {
  const names = g.state.players[player]!.hand.map((id) => g.state.objects[id]!.card!);
  return [...new Set(names)].filter((name) => name !== card.key);
}

/** The card on top of the library, where something lets its player cast it from there. */
function onTop({ g }: Player, player: PlayerId): readonly string[] {
  const [top] = g.state.players[player]!.library;
  return top !== undefined && waysToCast(g, player, top, 0).length > 0 ? [g.state.objects[top]!.card!] : [];
}

/** Spells in hand, and those in the graveyard or on top of the library that can be cast from there. */
const spellsToCast = (p: Player, player: PlayerId): readonly string[] => [
  ...namesInHand(p, player).filter((name) => !isLandCard(p, name)),
  ...(p.g.state.players[player]!.graveyard.some((id) => p.g.state.objects[id]!.card === ECHO) ? [ECHO] : []),
  ...(player === ANN && p.g.state.exile.some((id) => p.g.state.objects[id]!.card === EMBER) ? [EMBER] : []),
  ...onTop(p, player),
];

/** The opponent's spells are on the stack as the card is used. */
function respond(p: Player, player: PlayerId): void {
  for (const name of p.dice.shuffled(spellsToCast(p, player))) {
    if (p.isDone) return;
    if (NOT_IN_RESPONSE.has(name) || (HARMS.has(name) && !p.dice.often(20 + p.manner.harm))) continue;
    if (!p.castOnlooker(player, name)) continue;
    if (p.dice.often(p.manner.casts === 'inResponse' ? 90 : 60)) tryCard(p, 'inResponse');
  }
  if (p.manner.casts !== 'inResponse') return;
  // Abilities are on the stack, too.
  sacrificeTrinket(p, player);
  tryCard(p, 'inResponse');
  cycle(p, player);
  tryCard(p, 'inResponse');
}

function land(p: Player, player: PlayerId): void {
  const { g } = p;
  const [name] = p.dice.shuffled(namesInHand(p, player).filter((one) => isLandCard(p, one)));
  const object = g.state.players[player]!.hand.find((id) => g.state.objects[id]!.card === name);
  if (object === undefined) return;
  p.act(player, () => playLand(g, { player, object, face: 0, permitted: false, timing: 'priority' }));
  p.resolveAll();
}

/** What is tapped for mana besides lands, where words wait for that. */
const FOR_MANA: ReadonlySet<string> = new Set(['Onlooker Trinket', 'Onlooker Motley']);

/** A land, or an artifact that can be, is tapped for mana, first of all one that the card is attached to. */
function tapLand(p: Player, player: PlayerId): void {
  const { g, dice } = p;
  const isSource = (id: ObjectId): boolean =>
    characteristics(g, id).types.includes('land') || (p.ofMana && FOR_MANA.has(g.state.objects[id]!.card ?? ''));
  const lands = g.state.battlefield.filter((id) => !g.state.objects[id]!.tapped && isSource(id) && isOf(p, id, player));
  const own = lands.filter((id) => isCard(p, id));
  activateFirst(p, player, dice.shuffled(own.length > 0 ? own : lands));
}

/** An artifact is sacrificed for its ability. */
function sacrificeTrinket(p: Player, player: PlayerId): void {
  const { state } = p.g;
  activateFirst(
    p,
    player,
    state.battlefield.filter((id) => state.objects[id]!.card === 'Onlooker Trinket' && isOf(p, id, player)),
  );
}

/** An ability of something that was made for the words of the card. */
function activateMade(p: Player, player: PlayerId): void {
  const { state } = p.g;
  const made = state.battlefield.filter((id) => MADE.test(state.objects[id]!.card ?? '') && isOf(p, id, player));
  activateFirst(p, player, p.dice.shuffled(made));
}

const MADE = /^Onlooker (?:Motley|Mixture|Sage)/;

/** A card is cycled. */
function cycle(p: Player, player: PlayerId): void {
  const { state } = p.g;
  activateFirst(
    p,
    player,
    state.players[player]!.hand.filter((id) => state.objects[id]!.card === 'Onlooker Wheel'),
  );
}

const isOf = ({ g }: Player, id: ObjectId, player: PlayerId): boolean => characteristics(g, id).controller === player;

/** Activates an ability of the first of these that has one. */
function activateFirst(p: Player, player: PlayerId, ids: readonly ObjectId[]): void {
  const { g } = p;
  if (p.isDone) return;
  for (const object of ids) {
    const ability = characteristics(g, object).abilities.find(({ tree }) => tree.kind === 'activated');
    if (!ability) continue;
    p.act(player, () => activate(g, { ...NOTHING_ANNOUNCED, player, object, ability }));
    return;
  }
}

/** Creatures and other permanents die. */
function endIt(p: Player, player: PlayerId): void {
  for (const name of ['Onlooker Rite', 'Onlooker Doom', 'Onlooker Sting']) {
    p.castOnlooker(player, name);
    p.resolveAll();
    if (p.g.state.over) return;
  }
}
