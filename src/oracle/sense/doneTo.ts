import type { RuleNumber } from '../../rules/citations.ts';
import type {
  Act,
  ActNode,
  KeywordActionOn,
  NodeOf,
  ObjectAction,
  ObjectPhrase,
  Prohibited,
  ProhibitedDeed,
} from '../tree/index.ts';
import type { Sort } from './sorts.ts';

/** To what an act is done, how that is said of it ("Only spells and abilities can be countered") and by which rule. */
export interface Needs {
  readonly sorts: readonly Sort[];
  readonly done: string;
  readonly rule: RuleNumber;
}
/** The fields of an act in which objects stand. */
type Held<Node> = { [Field in keyof Node]-?: [ObjectPhrase] extends [NonNullable<Node[Field]>] ? Field : never }[keyof Node];
/** Acts that are done to something; those of keyword actions differ by the action. */
type ActOn = { [Kind in ActNode['kind']]: Held<NodeOf<Kind>> extends never ? never : Kind }[ActNode['kind']];
type DoneTo = {
  readonly [Kind in Exclude<ActOn, 'keywordActionOn'>]: { readonly [Field in Held<NodeOf<Kind>>]: Needs };
};

const CARDS = ['card', 'handCard', 'libraryCard', 'graveyardCard', 'exiledCard'] as const;
const PERMANENTS = ['permanent'] as const;
const ON_STACK = ['spell', 'ability'] as const;
const CONTROLLED = ['permanent', 'spell'] as const;
const IN_ZONES = ['permanent', 'spell', ...CARDS] as const;
const OBJECTS = [...IN_ZONES, 'ability'] as const;
const DAMAGED = ['permanent', 'player'] as const;

const needs = (sorts: readonly Sort[], done: string, rule: RuleNumber): Needs => ({ sorts, done, rule });

const damaged = needs(DAMAGED, 'be dealt damage', '120.1');
const dealing = needs(IN_ZONES, 'deal damage', '120.1');
const counted = needs(OBJECTS, 'have counters put on them or taken from them in these words', '122.1');
const copied = needs(['permanent', ...CARDS], 'be what a permanent becomes a copy of', '707.2');
const attachedTo = needs(['permanent', 'player', 'graveyardCard'], 'have something attached to them', '701.3a');
const tapped = needs(PERMANENTS, 'be tapped', '701.26a');
const untapped = needs(PERMANENTS, 'be untapped', '701.26b');
const exiled = needs(OBJECTS, 'be exiled', '701.13a');
const chosen = needs([...OBJECTS, 'unplacedCard', 'player'], 'be chosen', '109.2');

/** What each act is done to, by the field that says it. */
const DONE_TO: DoneTo = {
  airbend: { objects: needs(CONTROLLED, 'be airbent', '701.65a') },
  attach: { objects: needs(PERMANENTS, 'be attached to something', '701.3a'), to: attachedTo },
  attaching: { exceptTo: attachedTo },
  becomeCopy: { of: copied },
  blocking: { objects: needs(PERMANENTS, 'block and be blocked', '509.1c') },
  bringIn: { cards: needs(CARDS, 'be brought in from outside the game', '400.11b') },
  castOrPlay: { objects: needs(['spell', ...CARDS], 'be cast or played', '601.1a') },
  casting: { objects: needs(OBJECTS, 'be cast, or target something', '109.2') },
  changeTargets: { of: needs(ON_STACK, 'have their targets changed', '115.7'), to: chosen },
  changeText: { of: needs(CONTROLLED, 'have their text changed', '612.1') },
  chooseNewTargets: { for: needs(ON_STACK, 'have new targets chosen for them', '115.7d') },
  chooseObjects: { objects: chosen },
  copySpell: { objects: needs([...ON_STACK, ...CARDS], 'be copied so', '707.10') },
  copyToken: { of: needs(IN_ZONES, 'be what a token is a copy of', '707.2') },
  counter: { objects: needs(ON_STACK, 'be countered', '701.6a') },
  createToken: { attachedTo },
  damageAsThough: { to: damaged },
  dealDamage: { to: damaged },
  destination: { attachedTo },
  destroy: { objects: needs(PERMANENTS, 'be destroyed', '701.8a') },
  discard: { cards: needs(['card', 'handCard'], 'be discarded', '701.9a') },
  doubleCounters: { on: counted },
  encode: { on: needs(PERMANENTS, 'have a card encoded on them', '702.99a') },
  enterAsCopy: { of: copied },
  exchangeCards: { object: needs(IN_ZONES, 'be exchanged', '701.12a'), with: needs(IN_ZONES, 'be exchanged', '701.12a') },
  exchangeControl: { objects: needs(CONTROLLED, 'change their controllers', '701.12b') },
  exile: { objects: exiled },
  exileUntil: { until: needs(CARDS, 'be found in a library', '109.2') },
  fight: { with: needs(PERMANENTS, 'fight', '701.14a') },
  gainActivated: { of: needs(IN_ZONES, 'have activated abilities', '109.2') },
  gainControl: { objects: needs(CONTROLLED, 'have another player gain control of them', '113.8') },
  haunt: { objects: exiled, on: needs(PERMANENTS, 'be haunted', '702.55a') },
  isNamed: { as: needs(OBJECTS, 'have a name', '109.2') },
  lookAt: { objects: needs(IN_ZONES, 'be looked at', '701.20a') },
  manaOfColor: { of: needs(IN_ZONES, 'have colors', '109.2') },
  mayStayTapped: { objects: untapped },
  move: { objects: needs(IN_ZONES, 'be put somewhere', '109.2') },
  moveCounters: { from: counted, onto: counted },
  must: { objects: needs(DAMAGED, 'be attacked or blocked', '508.1d') },
  pair: {
    object: needs(PERMANENTS, 'be paired', '702.95a'),
    with: needs(PERMANENTS, 'be paired', '702.95a'),
  },
  payingWith: { sacrificing: needs(PERMANENTS, 'be sacrificed', '701.21a') },
  preventDamage: { to: damaged, by: dealing },
  putCounters: { on: counted },
  putItsCounters: { of: counted, on: counted },
  redirectDamage: { to: damaged, by: dealing, instead: damaged },
  removeCounters: { from: counted },
  removeOrPut: { on: counted },
  reveal: { objects: needs(IN_ZONES, 'be revealed', '701.20a'), until: needs(CARDS, 'be found in a library', '109.2') },
  sacrifice: { objects: needs(PERMANENTS, 'be sacrificed', '701.21a') },
  search: { for: needs(['card', 'libraryCard'], 'be searched for', '701.23a') },
  separate: { objects: needs(IN_ZONES, 'be put into piles', '700.3a') },
  shuffle: { objects: needs(IN_ZONES, 'be shuffled into a library', '701.24a') },
  tap: { objects: tapped },
  tapOrUntap: { objects: tapped },
  unpreventable: { by: dealing },
  untap: { objects: untapped },
  untapDuring: { objects: untapped },
  vote: { among: chosen },
};

const manifested = needs(CARDS, 'be manifested or cloaked', '701.40a');
const turned = (way: string): Needs => needs(['permanent', 'card', 'exiledCard'], `be turned ${way}`, '708.2');

const DONE_TO_BY_ACTION: Readonly<Record<KeywordActionOn['action'], Needs>> = {
  regenerate: needs(PERMANENTS, 'be regenerated', '701.19a'),
  goad: needs(PERMANENTS, 'be goaded', '701.15b'),
  detain: needs(PERMANENTS, 'be detained', '701.35a'),
  transform: needs(PERMANENTS, 'be transformed', '701.27a'),
  exert: needs(PERMANENTS, 'be exerted', '701.43a'),
  suspect: needs(PERMANENTS, 'be suspected', '701.60b'),
  convert: needs(PERMANENTS, 'be converted', '701.28a'),
  unattach: needs(PERMANENTS, 'be unattached', '701.3d'),
  harness: needs(PERMANENTS, 'be harnessed', '701.64a'),
  solve: needs(PERMANENTS, 'be solved', '719.3b'),
  level2: needs(PERMANENTS, 'have a level', '716.2b'),
  level3: needs(PERMANENTS, 'have a level', '716.2b'),
  flip: needs(PERMANENTS, 'be flipped', '710.4'),
  removeFromCombat: needs(PERMANENTS, 'be removed from combat', '506.4'),
  phaseOut: needs(PERMANENTS, 'phase out', '702.26b'),
  turnFaceUp: turned('face up'),
  turnFaceDown: turned('face down'),
  manifest: manifested,
  cloak: manifested,
  unlock: needs(PERMANENTS, 'be unlocked', '709.5f'),
  lockOrUnlock: needs(PERMANENTS, 'be unlocked', '709.5f'),
};

const fighting = needs(PERMANENTS, 'attack and block', '506.3');
const sized = needs(
  ['permanent', 'spell', 'card', 'graveyardCard', 'exiledCard'],
  'have their power and toughness changed',
  '208.1',
);
const changed = needs(IN_ZONES, 'have other characteristics', '109.3');

/** Acts that objects do, where not every object can do them. */
const DONE_BY: Readonly<Partial<Record<Act['kind'], Needs>>> = {
  become: changed,
  becomeChosen: changed,
  becomeCopy: changed,
  can: fighting,
  dealDamage: dealing,
  doesntUntap: untapped,
  fight: needs(PERMANENTS, 'fight', '701.14a'),
  get: sized,
  haveBase: sized,
  lose: changed,
  loseAllAbilities: changed,
  loseTypes: changed,
  must: fighting,
  switchPowerToughness: sized,
};
const acting = (done: string, rule: RuleNumber): Needs => needs(PERMANENTS, done, rule);
const DONE_BY_ACTION: Readonly<Record<ObjectAction['action'], Needs>> = {
  explore: acting('explore', '701.44a'),
  connive: acting('connive', '701.50a'),
  phaseOut: acting('phase out', '702.26b'),
  phaseIn: acting('phase in', '702.26c'),
  removeFromCombat: acting('be removed from combat', '506.4'),
  becomeRenowned: acting('become renowned', '702.112b'),
  becomeSaddled: acting('become saddled', '702.171b'),
  becomePlotted: needs(CARDS, 'become plotted', '702.170c'),
  becomePrepared: acting('become prepared', '722.3a'),
  becomeUnprepared: acting('become unprepared', '722.3a'),
};

/** What can't be done, where only some objects do it at all. */
const FORBIDDEN: Readonly<Partial<Record<ProhibitedDeed['deed'], Needs>>> = {
  assignCombatDamage: fighting,
  attack: fighting,
  attackAlone: fighting,
  attackUnlessAlone: fighting,
  attackYouOrPlaneswalkers: fighting,
  beBlocked: fighting,
  beCountered: needs(ON_STACK, 'be countered', '701.6a'),
  beDestroyed: needs(PERMANENTS, 'be destroyed', '701.8a'),
  beEquipped: needs(PERMANENTS, 'be equipped', '701.3a'),
  beRegenerated: needs(PERMANENTS, 'be regenerated', '701.19a'),
  beSacrificed: needs(PERMANENTS, 'be sacrificed', '701.21a'),
  block: fighting,
  blockAlone: fighting,
  transform: needs(PERMANENTS, 'transform', '701.27a'),
  untap: untapped,
};

function forbidden(what: Prohibited): Needs | undefined {
  if (what.kind === 'deed') return FORBIDDEN[what.deed];
  return what.kind === 'blocking' && what.relation !== 'blockWith' ? fighting : undefined;
}

/** Which objects do what an act says; nothing where any can. */
export function doneBy(act: Act): readonly Needs[] {
  if (act.kind === 'multiplied') return doneBy(act.act);
  if (act.kind === 'cant') return act.what.flatMap((what) => forbidden(what) ?? []);
  const needed = act.kind === 'objectAction' ? DONE_BY_ACTION[act.action] : DONE_BY[act.kind];
  return needed === undefined ? [] : [needed];
}

type Fields = Readonly<Record<string, Needs>>;
const BY_KIND: ReadonlyMap<string, Fields> = new Map<string, Fields>(Object.entries(DONE_TO));
const BY_ACTION: ReadonlyMap<string, Fields> = new Map(
  Object.entries(DONE_TO_BY_ACTION).map(([action, objects]) => [action, { objects }]),
);

/** What stands in the fields of an act that is done to something; undefined for any other node. */
export const doneTo = ({ kind, action }: { readonly kind: string; readonly action?: unknown }): Fields | undefined =>
  kind === 'keywordActionOn' ? BY_ACTION.get(action as string) : BY_KIND.get(kind);
