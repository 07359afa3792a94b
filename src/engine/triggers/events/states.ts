import type { Event } from '../../../oracle/tree/index.ts';
import type { TurnStep } from '../../../rules/vocabulary/zones.ts';
import type { EventOf, GameEvent } from '../../events/event.ts';
import { matches } from '../../filters/index.ts';
import type { Game } from '../../game.ts';
import { characteristics, controllerOf } from '../../layers/index.ts';
import type { ObjectId, Ref } from '../../state/ids.ts';
import { isIt, isMeant, isThem, type Matcher, memory, NO_MATCH, objects, players } from './matcher.ts';

type PhaseStep = Extract<Event, { kind: 'phaseBegins' }>['step'];
/** The step or phase that each word means. */
export const STEPS: { readonly [K in PhaseStep]: TurnStep } = {
  upkeep: 'upkeep',
  drawStep: 'draw',
  combat: 'beginning of combat',
  endStep: 'end',
  main: 'precombat main',
  precombatMain: 'precombat main',
  postcombatMain: 'postcombat main',
  endOfCombat: 'end of combat',
  untapStep: 'untap',
  declareBlockers: 'declare blockers',
  cleanup: 'cleanup',
  turn: 'untap',
};

const isStep = (asked: PhaseStep, step: TurnStep): boolean => (asked === 'main' ? step.endsWith('main') : step === STEPS[asked]);

/** CR 603.2b. */
export const phaseBegins: Matcher<'phaseBegins'> = {
  kinds: ['stepBegins'],
  match: (g, tree, event, ctx) =>
    event.kind === 'stepBegins' &&
    isStep(tree.step, event.step) &&
    isThem(g, tree.whose, event.player, ctx) &&
    (tree.ordinal === undefined || timesBegun(g, event) === tree.ordinal)
      ? [memory(players(event.player), [], event.player)]
      : NO_MATCH,
};

/** How often such a step has begun this turn. */
const timesBegun = (g: Game, { step, turn }: EventOf<'stepBegins'>): number =>
  g.state.history.filter((entry) => entry.turn === turn && entry.event.kind === 'stepBegins' && entry.event.step === step).length;

/** CR 731.1a: the first designation of the game is no change from the other. */
export const dayNightChanges: Matcher<'dayNightChanges'> = {
  kinds: ['dayNight'],
  match: (_g, _tree, event) => (event.kind === 'dayNight' && event.from !== null ? [memory([], [], null)] : NO_MATCH),
};

/** CR 702.140d: the permanent is the one that it was; what merged with it is a part of it now. */
export const mutates: Matcher<'mutates'> = {
  kinds: ['merge'],
  match: (g, tree, event, ctx) =>
    event.kind === 'merge' && isIt(g, tree.subject, event.with, ctx)
      ? [memory(objects(event.with), [], controllerOf(g, event.with))]
      : NO_MATCH,
};

/** CR 115.1, 601.2c. */
export const becomesTarget: Matcher<'becomesTarget'> = {
  kinds: ['becomesTarget'],
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'becomesTarget' || !isMeant(g, tree.subject, event.target, ctx)) return NO_MATCH;
    return matches(g, tree.of, event.object, ctx) ? [memory([event.target], objects(event.object), event.player)] : NO_MATCH;
  },
};

/** CR 603.10d: of what stays on the battlefield, or leaves it. */
export const losesControl: Matcher<'losesControl'> = {
  kinds: ['loseControl', 'zoneChange'],
  back: () => true,
  match: (g, tree, event, ctx) => {
    const lost = event.kind === 'loseControl' || (event.kind === 'zoneChange' && event.from === 'battlefield');
    if (!lost || !isIt(g, tree.object, event.object, ctx)) return NO_MATCH;
    const player = event.kind === 'loseControl' ? event.player : controllerOf(g, event.object);
    return isThem(g, tree.player, player, ctx) ? [memory(objects(event.object), [], player)] : NO_MATCH;
  },
};

type State = Extract<Event, { kind: 'becomesState' }>['state'];

/** CR 603.2e; what becomes unattached is judged as it was (603.10c). */
export const becomesState: Matcher<'becomesState'> = {
  kinds: ['tap', 'untap', 'turnFaceUp', 'transform', 'designate', 'attach', 'unattach', 'zoneChange', 'phaseOut', 'phaseIn'],
  back: ({ state }) => state === 'unattached' || state === 'phasedOut',
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) => {
    const became = event.kind === 'zoneChange' ? left(g, tree.state, event) : becoming(tree.state, event);
    if (!became || !isIt(g, tree.subject, became.object, ctx)) return NO_MATCH;
    if (tree.off !== undefined && !became.other.some((ref) => isMeant(g, tree.off, ref, ctx))) return NO_MATCH;
    if (tree.into !== undefined && characteristics(g, became.object).name !== tree.into) return NO_MATCH;
    return [memory(objects(became.object), became.other, controllerOf(g, became.object))];
  },
};

/** What was attached and leaves the battlefield becomes unattached too (CR 701.3d). */
function left(g: Game, state: State, { object, from }: EventOf<'zoneChange'>): Became | null {
  if (state !== 'unattached' || from !== 'battlefield') return null;
  const { attachedTo } = g.state.objects[object] ?? g.state.lastKnown[object]?.object ?? { attachedTo: null };
  return attachedTo ? { object, other: [attachedTo] } : null;
}

interface Became {
  readonly object: ObjectId;
  readonly other: readonly Ref[];
}

function becoming(state: State, event: GameEvent): Became | null {
  switch (event.kind) {
    case 'tap':
      return state === 'tapped' ? { object: event.object, other: [] } : null;
    case 'untap':
      return state === 'untapped' ? { object: event.object, other: [] } : null;
    case 'turnFaceUp':
      return state === 'faceUp' ? { object: event.object, other: [] } : null;
    case 'transform':
      return state === 'transformed' ? { object: event.object, other: [] } : null;
    case 'phaseOut':
      return state === 'phasedOut' ? { object: event.object, other: [] } : null;
    case 'phaseIn':
      return state === 'phasedIn' ? { object: event.object, other: [] } : null;
    case 'designate':
      return state === event.designation ? { object: event.object, other: [] } : null;
    case 'attach':
      if (state === 'unattached') return event.from ? { object: event.object, other: [event.from] } : null;
      return state === 'attached' ? { object: event.object, other: [event.to] } : null;
    case 'unattach':
      return state === 'unattached' ? { object: event.object, other: [event.from] } : null;
    default:
      return null;
  }
}

/** CR 701.6a. The ability is gone; what it was the ability of is found by what was last known of it. */
export const abilityCountered: Matcher<'abilityCountered'> = {
  kinds: ['counter'],
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'counter') return NO_MATCH;
    const source = (g.state.objects[event.object] ?? g.state.lastKnown[event.object]?.object)?.stack?.ability?.source;
    return source !== undefined && isIt(g, tree.subject, source, ctx)
      ? [memory(objects(source), [], controllerOf(g, source))]
      : NO_MATCH;
  },
};
