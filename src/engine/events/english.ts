import type { Zone } from '../../rules/vocabulary/zones.ts';
import { doorsOf, UNLOCKED } from '../designations/halves.ts';
import { RING_BEARER } from '../designations/ring.ts';
import { whereabouts } from '../dungeons/index.ts';
import type { Game } from '../game.ts';
import { unreachable } from '../refuse.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import { nameOf, playerName, possessive, refName } from '../trace/names.ts';
import type { EventOf, GameEvent } from './event.ts';
import { isRevealed } from './revealed.ts';
import { counterWords, list, stepName } from './words.ts';

/** One sentence in plain English that says what happened. It is made right after the event: what moved is found by its last known name. */
export function sentence(g: Game, event: GameEvent): string {
  switch (event.kind) {
    case 'zoneChange':
      return moved(g, event);
    case 'destroy':
      return `${nameOf(g, event.object)} is destroyed.`;
    case 'sacrifice':
      return `${playerName(g, event.player)} sacrifices ${nameOf(g, event.object)}.`;
    case 'discard':
      return `${playerName(g, event.player)} discards ${nameOf(g, event.object)}.`;
    case 'createToken':
      return `${playerName(g, event.player)} creates ${tokenName(g, event)}${event.enters.tapped ? ', tapped' : ''}.`;
    case 'counter':
      return `${upper(nameOf(g, event.object))} is countered.`;
    case 'cast':
    case 'copySpell':
    case 'activate':
    case 'triggered':
    case 'resolves':
    case 'becomesTarget':
    case 'loseControl':
    case 'playLand':
      return onTheStack(g, event);
    case 'attacks':
    case 'blocks':
    case 'becomesBlocked':
    case 'unblocked':
      return inCombat(g, event);
    case 'tap':
    case 'untap':
    case 'attach':
    case 'unattach':
    case 'phaseOut':
    case 'phaseIn':
    case 'turnFaceUp':
    case 'turnFaceDown':
    case 'flip':
    case 'transform':
    case 'regenerate':
    case 'changeControl':
    case 'designate':
    case 'undesignate':
      return ofPermanent(g, event);
    case 'damage':
    case 'putCounters':
    case 'removeCounters':
      return ofAmount(g, event);
    case 'merge':
      return `${upper(nameOf(g, event.object))} merges with ${nameOf(g, event.with)}, on ${event.place === 'top' ? 'top' : 'the bottom'}.`;
    case 'dayNight':
      return `It becomes ${event.to}.`;
    default:
      return ofPlayer(g, event);
  }
}

const PLACE: Readonly<Record<Zone, string>> = {
  library: 'library',
  hand: 'hand',
  graveyard: 'graveyard',
  battlefield: 'the battlefield',
  exile: 'exile',
  stack: 'the stack',
  command: 'the command zone',
};
/** What its card is called, whatever it is now; of an unknown card what is known of it. */
function printedName(g: Game, id: ObjectId): string {
  const value = g.state.objects[id] ?? g.state.lastKnown[id]?.object;
  const key = value?.copyOf ?? value?.card ?? null;
  return (key === null ? undefined : g.definitions.get(key)?.name) ?? nameOf(g, id);
}

/** "from" is said where the verb itself doesn't tell it. */
function moved(g: Game, event: EventOf<'zoneChange'>): string {
  const says = movedTo(g, event);
  return isRevealed(g, event) ? `${says} It was face down and is revealed: ${printedName(g, event.object)}.` : says;
}

function movedTo(g: Game, event: EventOf<'zoneChange'>): string {
  const name = upper(nameOf(g, event.object));
  const owner = g.state.lastKnown[event.object]?.object.owner ?? g.state.objects[event.object]?.owner;
  const own = (zone: Zone): string =>
    owner !== undefined && (zone === 'library' || zone === 'hand' || zone === 'graveyard')
      ? `${possessive(g, owner)} ${PLACE[zone]}`
      : PLACE[zone];
  if (event.to === 'battlefield') return entered(g, event, name, own);
  if (event.to === 'exile') return `${name} is exiled${from(event, own)}${withCounters(event.counters)}.`;
  if (event.reason === 'draw' && event.player !== null)
    return `${playerName(g, event.player)} puts the top card of the library into the hand.`;
  if (event.reason === 'mill' && event.player !== null) return `${playerName(g, event.player)} mills ${nameOf(g, event.object)}.`;
  if (event.to === 'library') return `${name} is put ${position(event.position)} ${own('library')}${from(event, own)}.`;
  if (event.to === 'graveyard') return `${name} is put into ${own('graveyard')}${from(event, own)}.`;
  return `${name} is put ${event.to === 'stack' ? 'on' : 'into'} ${own(event.to)}${from(event, own)}.`;
}

function entered(g: Game, event: EventOf<'zoneChange'>, name: string, own: (zone: Zone) => string): string {
  const { enters } = event;
  const how = `${enters?.tapped ? ' tapped' : ''}${enters?.faceDown ? ' face down' : ''}`;
  const under = enters ? ` under ${possessive(g, enters.controller)} control` : '';
  const attached = enters?.attachedTo ? `, attached to ${refName(g, enters.attachedTo)}` : '';
  const copied = enters?.copyOf ? ` as a copy of ${g.definitions.get(enters.copyOf)?.name ?? 'something'}` : '';
  return `${name} enters the battlefield${copied}${how}${under}${from(event, own)}${withCounters(enters?.counters)}${attached}.`;
}

function from({ from, reason }: EventOf<'zoneChange'>, own: (zone: Zone) => string): string {
  return from === 'stack' || reason === 'play' ? '' : ` from ${own(from)}`;
}

function withCounters(counters: Readonly<Record<string, number>> | undefined): string {
  const kinds = Object.entries(counters ?? {}).filter(([, amount]) => amount > 0);
  return kinds.length === 0 ? '' : ` with ${list(kinds.map(([kind, amount]) => counterWords(amount, kind)))} on it`;
}

function position(at: EventOf<'zoneChange'>['position']): string {
  if (at === 'bottom') return 'on the bottom of';
  return at === 'top' || at === 0 ? 'on top of' : `${at + 1} cards down into`;
}

function tokenName(g: Game, event: EventOf<'createToken'>): string {
  const token = g.definitions.get(event.enters.copyOf ?? event.definition);
  const name = token?.name ?? event.definition;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${/ token$/i.test(name) ? name : `${name} token`}`;
}

function onTheStack(
  g: Game,
  event: EventOf<'cast' | 'copySpell' | 'activate' | 'triggered' | 'resolves' | 'becomesTarget' | 'loseControl' | 'playLand'>,
): string {
  switch (event.kind) {
    case 'cast':
      return `${playerName(g, event.player)} has cast ${nameOf(g, event.object)}.`;
    case 'copySpell':
      return `${playerName(g, event.player)} has copied ${nameOf(g, event.of)}.`;
    case 'activate':
      return `${playerName(g, event.player)} has activated an ability of ${nameOf(g, event.source)}.`;
    case 'triggered':
      return `An ability of ${nameOf(g, event.source)} has triggered.`;
    case 'resolves':
      return `An ability of ${nameOf(g, event.source)} resolves.`;
    case 'becomesTarget':
      return `${upper(refName(g, event.target))} becomes the target of ${nameOf(g, event.object)}.`;
    case 'loseControl':
      return `${playerName(g, event.player)} loses control of ${nameOf(g, event.object)}.`;
    case 'playLand':
      return `${playerName(g, event.player)} plays ${nameOf(g, event.object)}.`;
    default:
      return unreachable(event);
  }
}

function inCombat(g: Game, event: EventOf<'attacks' | 'blocks' | 'becomesBlocked' | 'unblocked'>): string {
  const names = (ids: readonly ObjectId[]): string => list(ids.map((id) => nameOf(g, id)));
  switch (event.kind) {
    case 'attacks':
      return `${upper(nameOf(g, event.attacker))} attacks ${refName(g, event.on)}.`;
    case 'blocks':
      return `${upper(nameOf(g, event.blocker))} blocks ${names(event.attackers)}.`;
    case 'becomesBlocked':
      return `${upper(nameOf(g, event.attacker))} becomes blocked${event.by.length === 0 ? '' : ` by ${names(event.by)}`}.`;
    case 'unblocked':
      return `${upper(nameOf(g, event.attacker))} isn't blocked.`;
    default:
      return unreachable(event);
  }
}

type OfPermanent =
  | 'tap'
  | 'untap'
  | 'attach'
  | 'unattach'
  | 'phaseOut'
  | 'phaseIn'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'flip'
  | 'transform'
  | 'regenerate'
  | 'changeControl'
  | 'designate'
  | 'undesignate';
function ofPermanent(g: Game, event: EventOf<OfPermanent>): string {
  const name = upper(nameOf(g, event.object));
  switch (event.kind) {
    case 'tap':
      return `${name} becomes tapped${event.forMana ? ' for mana' : ''}.`;
    case 'untap':
      return `${name} becomes untapped.`;
    case 'attach':
      return `${name} becomes attached to ${refName(g, event.to)}.`;
    case 'unattach':
      return `${name} becomes unattached from ${refName(g, event.from)}.`;
    case 'phaseOut':
    case 'phaseIn':
      return `${name} phases ${event.kind === 'phaseOut' ? 'out' : 'in'}.`;
    case 'turnFaceUp':
      return `${name} is turned face up.`;
    case 'turnFaceDown':
      return `${printedName(g, event.object)} is turned face down: it is a 2/2 creature without a name.`;
    case 'flip':
      return `${name} is what it flips into.`;
    case 'transform':
      return `${name} is what it transforms into: its other face is up.`;
    case 'regenerate':
      return `${name} regenerates: all damage marked on it is removed, it is tapped and removed from combat.`;
    case 'changeControl':
      return `${playerName(g, event.to)} gains control of ${nameOf(g, event.object)}.`;
    case 'designate':
      return event.player === undefined ? `${name} becomes ${event.designation}.` : unlocking(g, event, event.player);
    case 'undesignate':
      return `${name} is ${event.designation === RING_BEARER ? 'a Ring-bearer' : event.designation} no longer.`;
    default:
      return unreachable(event);
  }
}

function ofAmount(g: Game, event: EventOf<'damage' | 'putCounters' | 'removeCounters'>): string {
  switch (event.kind) {
    case 'damage':
      return `${upper(nameOf(g, event.source))} deals ${event.amount}${event.combat ? ' combat' : ''} damage to ${refName(g, event.to)}.`;
    case 'putCounters':
      return isPlayer(event.on)
        ? `${refName(g, event.on)} gets ${counterWords(event.amount, event.counter)}.`
        : `${playerName(g, event.player)} puts ${counterWords(event.amount, event.counter)} on ${refName(g, event.on)}.`;
    case 'removeCounters':
      return `${upper(counterWords(event.amount, event.counter))} ${event.amount === 1 ? 'is' : 'are'} removed from ${refName(g, event.on)}.`;
    default:
      return unreachable(event);
  }
}

type OfPlayer =
  | 'draw'
  | 'gainLife'
  | 'loseLife'
  | 'addMana'
  | 'stepBegins'
  | 'shuffle'
  | 'designatePlayer'
  | 'arrange'
  | 'scry'
  | 'surveil'
  | 'search'
  | 'bend'
  | 'giveGift'
  | 'flipCoin'
  | 'rollDie'
  | 'exert'
  | 'enlist'
  | 'speed'
  | 'enterDungeon'
  | 'ventureMarker'
  | 'completeDungeon'
  | 'ringBearer'
  | 'ringTempts'
  | 'choose'
  | 'reveal'
  | 'loseGame'
  | 'winGame'
  | 'getEmblem';
function ofPlayer(g: Game, event: EventOf<OfPlayer>): string {
  const name = playerName(g, event.player);
  switch (event.kind) {
    case 'draw':
      return `${name} draws a card.`;
    case 'gainLife':
      return `${name} gains ${event.amount} life.`;
    case 'loseLife':
      return `${name} ${event.asCost ? 'pays' : 'loses'} ${event.amount} life.`;
    case 'addMana':
      return `${name} adds ${event.mana.map((type) => `{${type}}`).join('')}.`;
    case 'stepBegins':
      return `${possessive(g, event.player)} ${stepName(event.step)} begins.`;
    case 'arrange':
      return `${name} changes the order of the library.`;
    case 'shuffle':
      return `${name} shuffles the library.`;
    case 'scry':
      return `${name} scries ${event.amount}.`;
    case 'surveil':
      return `${name} surveils ${event.amount}.`;
    case 'designatePlayer':
      return designated(name, event.designation);
    case 'choose':
      return `${name} chooses ${nameOf(g, event.object)}.`;
    case 'speed':
      return `${possessive(g, event.player)} speed becomes ${event.to}.`;
    case 'enterDungeon':
      return `${name} puts ${g.definitions.get(event.definition)?.name ?? 'a dungeon'} into the command zone.`;
    case 'ventureMarker':
      return `${possessive(g, event.player)} venture marker is in ${whereabouts(g, event.player)?.room.name ?? 'a room'} now.`;
    case 'completeDungeon':
      return `${name} completes ${event.name}, which is removed from the game.`;
    case 'ringBearer':
      return `${upper(nameOf(g, event.object))} is ${possessive(g, event.player)} Ring-bearer.`;
    case 'ringTempts':
      return `The Ring has tempted ${name}${timesTempted(g, event.player)}.`;
    case 'enlist':
      return `${nameOf(g, event.by)} enlists ${nameOf(g, event.object)}.`;
    case 'exert':
      return `${name} exerts ${nameOf(g, event.object)}.`;
    case 'flipCoin':
      return `${name} ${event.won ? 'wins' : 'loses'} a coin flip.`;
    case 'rollDie':
      return `${name} rolls a ${event.result}.`;
    case 'giveGift':
      return `${name} has given a gift.`;
    case 'bend':
      return `${name} ${event.way}s.`;
    case 'search':
      return `${name} searches a library.`;
    case 'reveal':
      return `${name} reveals ${list(event.objects.map((id) => nameOf(g, id)))}.`;
    case 'loseGame':
      return `${name} loses the game.`;
    case 'winGame':
      return `${name} wins the game.`;
    case 'getEmblem':
      return `${name} gets an emblem.`;
    default:
      return unreachable(event);
  }
}

function designated(name: string, designation: EventOf<'designatePlayer'>['designation']): string {
  if (designation === 'monarch') return `${name} becomes the monarch.`;
  return designation === 'initiative' ? `${name} takes the initiative.` : `${name} gets the ${designation}.`;
}

/** Told once it has been counted. */
function timesTempted(g: Game, player: EventOf<'ringTempts'>['player']): string {
  const times = g.state.players[player]?.ringTempted ?? 0;
  return times > 1 ? ` ${times} times` : '';
}

const isPlayer = (ref: Ref): boolean => ref.kind === 'player';
/** A sentence begins with a capital letter, though an object without a name begins it. */
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** CR 709.5c: a half of a permanent with a shared type line. */
function unlocking(g: Game, { object: id, designation, fully }: EventOf<'designate'>, player: PlayerId): string {
  const door = doorsOf(g, id).find(({ half }) => UNLOCKED[half] === designation);
  return `${playerName(g, player)} unlocks ${door?.name ?? 'a half'}${fully ? ' and with it the whole permanent' : ''}.`;
}
