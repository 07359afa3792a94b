import type { Act, Event, ObjectPhrase } from '../tree/index.ts';
import type { Mention } from './mentions.ts';

/** A node before its kind is looked at. */
export type Node = Record<string, unknown> & { readonly kind: string; readonly wording?: Readonly<Record<string, string>> };

/** Acts that come to an amount of which "that much" can speak. */
export const AMOUNTS = new Set<string>([
  'draw',
  'discard',
  'gainLife',
  'loseLife',
  'payLife',
  'payEnergy',
  'dealDamage',
  'sacrifice',
  'keywordActionN',
  'removeCounters',
  'loseCounters',
  'moveCounters',
  'putCounters',
  'blight',
  'getCounters',
  'destroy',
  'exile',
  'move',
  'tap',
  'untap',
  'createToken',
  'createTokens',
  'shuffle',
]);

/** What puts things into graveyards: "put into a graveyard this way". */
export const BURIES = new Set<string>(['destroy', 'sacrifice', 'discard', 'mill', 'move']);

/** Deeds that "the sacrificed creature" and its like look back on. */
export const DEEDS = new Set<string>(['sacrifice', 'tap', 'discard', 'reveal', 'chooseObjects', 'search']);

export const CARD = { kind: 'filter', adjectives: [], noun: 'card', modifiers: [] } as const;

export const GOES_AWAY = new Set<string>(['sacrifice', 'discard']);

export function nounFilter(
  word: Extract<ObjectPhrase, { kind: 'attached' }>['noun'],
  card?: true,
): Mention['described'] & object {
  return {
    kind: 'filter',
    adjectives: [],
    ...(card ? { noun: 'card' as const } : {}),
    ...(word.kind === 'permanentWord' ? {} : { types: [{ kind: 'typeTerm', words: [word] }] }),
    modifiers: [],
  };
}

/** The kinds of events, whose parts are found again in what happened. */
export const EVENTS: Readonly<Record<Event['kind'], true>> = {
  enters: true,
  dies: true,
  leavesTheBattlefield: true,
  isPutInto: true,
  attacks: true,
  attacksUnblocked: true,
  playerAttacks: true,
  blocks: true,
  becomesBlocked: true,
  eitherEvent: true,
  severalEvents: true,
  leavesTheGraveyard: true,
  activates: true,
  dealsDamage: true,
  isDealtDamage: true,
  castsSpell: true,
  castsOrCopies: true,
  becomesTarget: true,
  becomesState: true,
  phaseBegins: true,
  counterRemoved: true,
  countersPut: true,
  draws: true,
  discards: true,
  sacrifices: true,
  doesKeywordAction: true,
  movesIntoRoom: true,
  unlocksDoor: true,
  expends: true,
  fullyUnlocks: true,
  lifeChanges: true,
  lifeChangedBy: true,
  tappedForMana: true,
  playsLand: true,
  stateHolds: true,
  losesControl: true,
  createsToken: true,
  leavesTheStack: true,
  bends: true,
  dayNightChanges: true,
  mutates: true,
  doesKeyword: true,
  exerts: true,
  abilityCountered: true,
};

/** "Chooses a card for each …", "until you reveal a card for each …": several are chosen or found. */
export const choosesForEach = (act: Act): boolean =>
  act.kind === 'multiplied' && (act.act.kind === 'chooseObjects' || ('until' in act.act && act.act.until !== undefined));

/** Acts that a thing does to another, by the field that names the other: what it does to itself says "itself". */
export const TO_ANOTHER: Readonly<Partial<Record<string, string>>> = { dealDamage: 'to', fight: 'with', becomeCopy: 'of' };
