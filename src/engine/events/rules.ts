import { isRuleNumber, type RuleNumber } from '../../rules/citations.ts';
import { keywordOf } from '../abilities.ts';
import type { Characteristics } from '../characteristics.ts';
import type { Game } from '../game.ts';
import { characteristics, lastKnownCharacteristics } from '../layers/index.ts';
import type { ObjectId } from '../state/ids.ts';
import { DOUBLE_FACED } from '../zones/faces.ts';
import { BENDING } from './bending.ts';
import type { EventKind, EventOf, GameEvent, MoveReason } from './event.ts';
import { counterRules, damageRules, lifelinkRules } from './ofDamage.ts';
import { isRevealed } from './revealed.ts';

type Cite = readonly RuleNumber[];
type Rules<K extends EventKind> = Cite | ((g: Game, event: EventOf<K>) => Cite);

/** The rules that say what an event of its kind is. */
export function rulesOf(g: Game, event: GameEvent): Cite {
  const rules = RULES[event.kind] as Rules<EventKind>;
  return typeof rules === 'function' ? rules(g, event) : rules;
}

/** A spell loses what was spliced onto it as it leaves the stack (CR 702.47e). */
const wasSpliced = (g: Game, id: ObjectId): boolean =>
  (g.state.objects[id] ?? g.state.lastKnown[id]?.object)?.stack?.spliced !== undefined;

/** What is phased out keeps its counters, and a token goes on existing (CR 702.26d). */
function staysAsItWas(g: Game, id: ObjectId): Cite {
  const found = g.state.objects[id];
  return found && (found.substance === 'token' || Object.values(found.counters).some((count) => count > 0)) ? ['702.26d'] : [];
}

/** An Aura or Equipment that phased out by itself phases in attached to what it was attached to, if that is still there (CR 702.26i). */
const attachedStill = (g: Game, id: ObjectId): Cite => (g.state.objects[id]?.attachedTo ? ['702.26i'] : []);

const RULES: { readonly [K in EventKind]: Rules<K> } = {
  zoneChange: (g, event) => [
    ...moved(g, event),
    ...(event.also ? (['730.3'] as const) : []),
    ...(wasSpliced(g, event.object) ? (['702.47e'] as const) : []),
    ...(event.commanderTo ? (['903.9c'] as const) : []),
    ...(event.enters?.faceDown && event.reason !== 'resolve' ? (['708.3'] as const) : []),
    ...(isRevealed(g, event) ? (['708.9'] as const) : []),
  ],
  destroy: (_g, event) => (event.noRegeneration ? ['701.8a', '701.19c'] : ['701.8a']),
  sacrifice: ['701.21a'],
  discard: ['701.9a'],
  draw: ['121.1'],
  damage: damageRules,
  gainLife: (g, event) => (within(g, 'damage') ? lifelinkRules(g, event) : ['119.3']),
  loseLife: (_g, event) => (event.asCost ? ['119.4'] : event.byDamage ? ['120.3a', '119.2'] : ['119.3']),
  putCounters: (g, event) =>
    event.toxic
      ? ['120.3g', '702.164b', '702.164c']
      : within(g, 'damage')
        ? counterRules(g, event)
        : ['122.1', '122.6', ...suspendedBy(g, event)],
  removeCounters: (g, event) =>
    within(g, 'damage') ? [event.counter === 'loyalty' ? '120.3c' : '120.3h'] : ['122.1', ...suspendedBy(g, event)],
  tap: ['701.26a'],
  untap: ['701.26b'],
  attach: (g, event) => ['701.3a', ...attachRule(characteristicsOf(g, event.object))],
  unattach: ['701.3d'],
  createToken: (_g, { enters }) =>
    enters.copyOf === null ? ['701.7a', '111.1', '111.2'] : ['701.7a', '111.1', '111.2', '707.2'],
  getEmblem: ['114.1', '114.2'],
  counter: ['701.6a'],
  addMana: ['106.4'],
  cast: ['601.2i'],
  copySpell: ['707.10'],
  activate: ['602.2b', '601.2i'],
  triggered: ['603.2'],
  becomesTarget: ['115.1'],
  playLand: ['305.1'],
  attacks: ['508.1k'],
  blocks: ['509.1g'],
  becomesBlocked: ['509.1h'],
  unblocked: ['509.1h'],
  stepBegins: ['500.6'],
  resolves: ['608.2c'],
  arrange: ['401.4'],
  shuffle: ['701.24a'],
  scry: ['701.22a'],
  bend: (_g, { way }) => BENDING[way],
  speed: ['702.179b'],
  giveGift: ['702.174c'],
  flipCoin: ['705.2'],
  rollDie: ['706.2'],
  exert: ['701.43a'],
  enlist: ['702.154c'],
  choose: ['601.2h'],
  surveil: ['701.25a'],
  search: ['701.23a'],
  reveal: ['701.20a'],
  phaseOut: (g, event) => [
    '702.26b',
    ...(event.with === undefined ? [] : (['702.26g'] as const)),
    ...staysAsItWas(g, event.object),
  ],
  phaseIn: (g, event) => [
    '702.26c',
    ...(event.with === undefined ? attachedStill(g, event.object) : (['702.26g'] as const)),
    ...staysAsItWas(g, event.object),
  ],
  turnFaceUp: (g, event) => {
    const found = g.state.objects[event.object];
    if (found?.zone === 'exile') return ['406.3'];
    if (found?.zone === 'command') return ['702.106c'];
    return found?.merged ? ['708.8', '730.2f'] : ['708.8'];
  },
  turnFaceDown: (g, event) => (g.state.objects[event.object]?.merged ? ['708.2', '708.2a', '730.2f'] : ['708.2', '708.2a']),
  flip: ['710.2', '710.4'],
  transform: (g, event) => (g.state.objects[event.object]?.merged ? ['701.27a', '730.2i'] : ['701.27a', '712.8e']),
  merge: merged,
  dayNight: (_g, event) => (event.from === null ? ['731.1'] : ['731.1', '731.1a']),
  regenerate: ['701.19a'],
  loseControl: ['603.10d'],
  changeControl: (g, event) => ['613.1b', ...staysOn(g, event.object)],
  designate: (_g, event) => [
    ...(DESIGNATIONS[event.designation] ?? []),
    ...(event.x !== undefined ? (['701.37c'] as const) : []),
    ...(event.fully ? (['709.5i'] as const) : []),
  ],
  undesignate: (_g, event) => LOST_DESIGNATIONS[event.designation] ?? [],
  designatePlayer: (_g, event) => (event.again ? ['726.5'] : PLAYER_DESIGNATIONS[event.designation]),
  enterDungeon: ['309.2a', '309.2b', '309.4a'],
  ventureMarker: ['309.5a'],
  completeDungeon: ['309.7'],
  ringBearer: ['701.54a', '701.54b'],
  ringTempts: (g, event) => ((g.state.players[event.player]?.ringTempted ?? 0) > 1 ? ['701.54c', '701.54d'] : ['701.54d']),
  loseGame: (_g, event) => (isRuleNumber(event.rule) ? [event.rule] : ['104.3e']),
  winGame: ['104.2b'],
};

/** What attaches it to what it attaches to, by its kind (CR 301.5b, 301.6, 303.4). */
function attachRule({ subtypes }: Characteristics): Cite {
  if (subtypes.includes('Equipment')) return ['301.5b'];
  if (subtypes.includes('Fortification')) return ['301.6'];
  return subtypes.includes('Aura') ? ['303.4'] : [];
}

/** Equipment and Fortifications attached to it stay, and stay their controller's (CR 301.5d, 301.6). */
function staysOn(g: Game, id: ObjectId): Cite {
  const attached = g.state.battlefield.filter((other) => {
    const to = g.state.objects[other]?.attachedTo;
    return to?.kind === 'object' && to.object === id;
  });
  const has = (subtype: string) => attached.some((other) => characteristics(g, other).subtypes.includes(subtype));
  if (has('Fortification')) return ['301.5d', '301.6'];
  return has('Equipment') ? ['301.5d'] : [];
}

const characteristicsOf = (g: Game, id: ObjectId): Characteristics =>
  g.state.objects[id] ? characteristics(g, id) : lastKnownCharacteristics(g, id);

/** Moves whose reason is a rule's own. */
const MOVES: Readonly<Partial<Record<MoveReason, Cite>>> = {
  cast: ['601.2a'],
  play: ['305.1'],
  countered: ['701.6a'],
  illegalTargets: ['608.2b'],
  destroy: ['701.8a'],
  sacrifice: ['701.21a'],
  discard: ['701.9a'],
  cycle: ['702.29a', '701.9a'],
  draw: ['121.1'],
  mill: ['701.17a'],
  exile: ['701.13a'],
  suspend: ['702.62a', '702.62b'],
  manifest: ['701.40a'],
  cloak: ['701.58a'],
  create: ['701.7a'],
  'library order': ['401.4'],
};

const PLAYER_DESIGNATIONS: Readonly<Record<EventOf<'designatePlayer'>['designation'], Cite>> = {
  monarch: ['725.1', '725.3'],
  initiative: ['726.1', '726.3'],
  "city's blessing": ['702.131c'],
};

const DESIGNATIONS: Readonly<Record<string, Cite>> = {
  foretold: ['702.143c'],
  saddled: ['702.171b'],
  plotted: ['702.170a', '702.170c'],
  monstrous: ['701.37a', '701.37b'],
  renowned: ['702.112b'],
  harnessed: ['701.64a'],
  solved: ['719.3a', '719.3b'],
  level2: ['716.2a', '716.2b'],
  level3: ['716.2a', '716.2b'],
  prepared: ['722.3a'],
  leftHalfUnlocked: ['709.5', '709.5c'],
  rightHalfUnlocked: ['709.5', '709.5c'],
};

const LOST_DESIGNATIONS: Readonly<Record<string, Cite>> = {
  leftHalfUnlocked: ['709.5', '709.5g'],
  rightHalfUnlocked: ['709.5', '709.5g'],
  prepared: ['722.3b'],
  ringBearer: ['701.54a'],
};

function moved(g: Game, event: EventOf<'zoneChange'>): Cite {
  const why = event.reason === 'resolve' ? resolved(event) : (MOVES[event.reason] ?? byPlace(event));
  const copy = event.enters?.copyOf ? (['707.5', '707.2'] as const) : [];
  const timed = event.to === 'exile' && (event.counters?.time ?? 0) > 0 && !why.includes('702.62b');
  const suspended = timed && hasSuspend(g, event.object) ? (['702.62b'] as const) : [];
  return [
    ...why,
    ...copy,
    ...(event.enters?.unlocked ? (['709.5d'] as const) : []),
    ...suspended,
    ...unattached(g, event),
    ...leaving(g, event, why),
    ...(showsItsFrontFace(g, event) ? (['712.8a'] as const) : []),
  ];
}

/** CR 730.2: with tokens and face-down parts among its parts the topmost decides; effects on the spell go on with the permanent. */
function merged(g: Game, event: EventOf<'merge'>): Cite {
  const parts = g.state.objects[event.with]?.merged ?? [];
  const spoken = g.state.effects.some(({ affected }) => affected.kind === 'objects' && affected.objects.includes(event.object));
  return [
    ...(['702.140c', '730.2', '730.2a', '730.2b', '730.2c'] as const),
    ...(parts.some(({ substance }) => substance === 'token') ? (['730.2d'] as const) : []),
    ...(parts.some(({ faceDown }) => faceDown) ? (['730.2e'] as const) : []),
    ...(spoken ? (['702.140f'] as const) : []),
  ];
}

/** They enter like other artifacts, attached to nothing unless an effect says so (CR 301.5b, 301.6). */
const ATTACHABLE: readonly (readonly [subtype: string, rule: RuleNumber])[] = [
  ['Equipment', '301.5b'],
  ['Fortification', '301.6'],
];
function unattached(g: Game, { to, became, enters }: EventOf<'zoneChange'>): Cite {
  if (to !== 'battlefield' || became === null || enters?.attachedTo) return [];
  const { subtypes } = characteristicsOf(g, became);
  return ATTACHABLE.flatMap(([subtype, rule]) => (subtypes.includes(subtype) ? [rule] : []));
}

/** It becomes a new object (CR 400.7); a creature or planeswalker put into a graveyard from the battlefield dies (700.4). */
function leaving(g: Game, { object, from, to, reason }: EventOf<'zoneChange'>, said: Cite): Cite {
  if (from !== 'battlefield' && (to !== 'battlefield' || reason === 'resolve' || reason === 'play')) return [];
  const anew = said.includes('400.7') ? [] : (['400.7'] as const);
  if (from !== 'battlefield' || to !== 'graveyard') return anew;
  const { types } = characteristicsOf(g, object);
  return types.includes('creature') || types.includes('planeswalker') ? [...anew, '700.4'] : anew;
}

/** Time counters on an exiled card with suspend: with one of them it is suspended, without any it isn't (CR 702.62b). */
function suspendedBy(g: Game, { on, counter }: Pick<EventOf<'putCounters'>, 'on' | 'counter'>): Cite {
  if (counter !== 'time' || on.kind !== 'object' || g.state.objects[on.object]?.zone !== 'exile') return [];
  return hasSuspend(g, on.object) ? ['702.62b'] : [];
}

const hasSuspend = (g: Game, id: ObjectId): boolean =>
  characteristicsOf(g, id).abilities.some((ability) => keywordOf(ability) === 'suspend');

/** A double-faced card that goes where it has only the characteristics of its front face (CR 712.8a). */
function showsItsFrontFace(g: Game, { object, from, to }: EventOf<'zoneChange'>): boolean {
  if (to === 'battlefield' || to === 'stack' || (from !== 'battlefield' && from !== 'stack')) return false;
  const card = g.state.lastKnown[object]?.object.card ?? null;
  return card !== null && DOUBLE_FACED.has(g.definitions.get(card)?.layout ?? '');
}

/** CR 608.3a and c for permanent spells, 608.2n for the others. */
function resolved({ to, enters }: EventOf<'zoneChange'>): Cite {
  if (to !== 'battlefield') return to === 'graveyard' ? ['608.2n'] : to === 'exile' ? ['701.13a'] : ['401.4'];
  return enters?.attachedTo ? ['608.3c'] : ['608.3a'];
}

/** Put or returned by an effect, a cost or a state-based action: the step above says why. */
function byPlace({ to }: EventOf<'zoneChange'>): Cite {
  return to === 'exile' ? ['701.13a'] : ['400.7'];
}

/** Whether the event is contained in one of this kind: it is told under it (CR 616.1g). */
function within(g: Game, kind: EventKind): boolean {
  return g.parent !== null && g.trace[g.parent]?.changes[0]?.kind === kind;
}
