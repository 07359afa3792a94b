import type { Game } from '../../game.ts';
import type { Cause, EventKind, EventOf, GameEvent } from '../event.ts';
import { addMana, damage, gainLife, loseLife, putCounters, removeCounters } from './amounts.ts';
import type { Applied } from './applied.ts';
import { completeDungeon, enterDungeon, ventureMarker } from './dungeons.ts';
import { cast, dayNight, designatePlayer, loseGame, speed, winGame } from './game.ts';
import { ringBearer, ringTempts } from './ring.ts';
import { shuffle } from './shuffle.ts';
import {
  attach,
  changeControl,
  designate,
  flip,
  phaseIn,
  phaseOut,
  regenerate,
  tap,
  transform,
  turnFaceDown,
  turnFaceUp,
  unattach,
  undesignate,
  untap,
} from './status.ts';
import { arrange, counter, createToken, destroy, discard, draw, getEmblem, merge, sacrifice, zoneChange } from './zones.ts';

type Apply<K extends EventKind> = (g: Game, event: EventOf<K>, cause: Cause) => Applied | undefined;

const NOTHING: readonly never[] = [];
/** Only remembered and looked at by triggers; the procedures tell them. */
const note = (_g: Game, event: GameEvent): Applied => ({ event, contained: NOTHING, silent: true });
const told = (_g: Game, event: GameEvent): Applied => ({ event, contained: NOTHING });

const TABLE: { readonly [K in EventKind]: Apply<K> } = {
  zoneChange,
  speed,
  dayNight,
  merge,
  destroy,
  sacrifice,
  discard,
  draw,
  createToken,
  getEmblem,
  counter,
  damage,
  gainLife,
  loseLife,
  putCounters,
  removeCounters,
  addMana,
  tap,
  untap,
  attach,
  unattach,
  changeControl,
  designate,
  undesignate,
  phaseIn,
  phaseOut,
  turnFaceUp,
  turnFaceDown,
  flip,
  transform,
  regenerate,
  cast,
  copySpell: note,
  activate: note,
  triggered: note,
  becomesTarget: note,
  playLand: note,
  attacks: note,
  blocks: note,
  becomesBlocked: note,
  unblocked: note,
  stepBegins: note,
  resolves: note,
  loseControl: note,
  arrange,
  shuffle,
  scry: told,
  bend: told,
  giveGift: told,
  flipCoin: note,
  rollDie: note,
  exert: told,
  enlist: told,
  choose: told,
  surveil: told,
  search: told,
  reveal: told,
  designatePlayer,
  ringBearer,
  ringTempts,
  enterDungeon,
  ventureMarker,
  completeDungeon,
  loseGame,
  winGame,
};

/** Changes the state as the event says; undefined where nothing is left to happen (the object has gone, the amount is 0). */
export function applyEvent(g: Game, event: GameEvent, cause: Cause): Applied | undefined {
  const apply = TABLE[event.kind] as Apply<EventKind>;
  return apply(g, event as never, cause);
}
