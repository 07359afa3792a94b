import type { Characteristics } from '../characteristics.ts';
import { tidyCombat } from '../combat/phase.ts';
import type { Run } from '../decisions/types.ts';
import { type GameEvent, NO_CAUSE } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { cacheById, type Game, object } from '../game.ts';
import { characteristics, isPlain } from '../layers/index.ts';
import { unreadOfPermanent } from '../layers/unread.ts';
import { Unsupported } from '../refuse.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { setObject, setPlayer } from '../writer.ts';
import { noteControl } from './control.ts';
import type { Found, StateBasedAction } from './found.ts';
import { goesOn, settleGameOver } from './gameOver.ts';
import { tidyPairs } from './pairs.ts';
import { STATE_BASED_ACTIONS } from './table.ts';

interface Applying {
  readonly action: StateBasedAction;
  readonly found: Found;
}

/**
 * Checks all state-based actions once and performs those that apply at the same time, as one event (CR 704.3). True where something was done:
 * then the caller checks again.
 */
export function* checkStateBasedActions(g: Game): Run<boolean> {
  if (!goesOn(g) && (yield* settleGameOver(g))) return false;
  tidyCombat(g);
  tidyPairs(g);
  if (g.caches.nothingStateBased === g.version) return false;
  const lost = noteControl(g);
  if (lost.length > 0) yield* happen(g, lost, NO_CAUSE);
  const applying = applicable(g);
  for (const action of CHOICES) {
    if (action.could(g)) for (const found of yield* action.find(g)) applying.push({ action, found });
  }
  forgetSinceLastCheck(g);
  if (applying.length === 0) {
    g.caches.nothingStateBased = g.version;
    return false;
  }
  const done = yield* perform(g, inOrder(applying));
  if (!goesOn(g)) yield* settleGameOver(g);
  return done;
}

type OfPermanent = Extract<StateBasedAction, { kind: 'permanent' }>;
const PERMANENT = STATE_BASED_ACTIONS.filter((action): action is OfPermanent => action.kind === 'permanent');
const OF_GAME = STATE_BASED_ACTIONS.filter((action) => action.kind === 'game');
const CHOICES = STATE_BASED_ACTIONS.filter((action) => action.kind === 'choice');

/** What could concern a permanent, kept for as long as its values are these. */
interface Concern {
  readonly value: GameObject;
  readonly c: Characteristics;
  /** No effect changed anything: then the value alone decided. */
  readonly plain: boolean;
  readonly actions: readonly OfPermanent[];
}

/** All that nobody has something to choose about. */
function applicable(g: Game): Applying[] {
  const applying: Applying[] = [];
  const concerns = cacheById<Concern>(g, 'stateBased');
  const plain = isPlain(g);
  for (const id of g.state.battlefield) {
    const value = object(g, id);
    let concern = concerns[id];
    if (plain && concern?.plain && concern.value === value && concern.actions.length === 0) continue;
    if (value.phasedOut) continue;
    const c = characteristics(g, id);
    if (concern?.value !== value || concern.c !== c || concern.plain !== plain) {
      concern = { value, c, plain, actions: PERMANENT.filter((action) => action.concerns(value, c)) };
      concerns[id] = concern;
    }
    for (const action of concern.actions) {
      const found = action.judge(g, value, c);
      if (found) applying.push({ action, found });
    }
  }
  for (const action of OF_GAME) for (const found of action.find(g)) applying.push({ action, found });
  return applying;
}

const inOrder = (applying: readonly Applying[]): readonly Applying[] =>
  applying.toSorted((a, b) => STATE_BASED_ACTIONS.indexOf(a.action) - STATE_BASED_ACTIONS.indexOf(b.action));

/** What 704.5b and 704.5h ask since the last check. */
function forgetSinceLastCheck(g: Game): void {
  for (const { id, drewFromEmpty } of g.state.players) if (drewFromEmpty) setPlayer(g, id, { drewFromEmpty: false });
  for (const id of g.state.battlefield) if (object(g, id).deathtouched) setObject(g, id, { deathtouched: false });
}

/** What nobody read could have kept it from happening. */
function checkRead(g: Game, { subjects }: Found): void {
  for (const id of subjects) {
    const line = unreadOfPermanent(g, id);
    if (line) throw new Unsupported(nameOf(g, id), line.text, line.reason ?? "these words aren't read");
  }
}

function* perform(g: Game, applying: readonly Applying[]): Run<boolean> {
  for (const { found } of applying) checkRead(g, found);
  const told = {
    kind: 'state-based action',
    says: 'State-based actions are performed, all at the same time.',
    cite: ['704.3'],
  } as const;
  return yield* under(g, told, function* () {
    for (const { action, found } of applying) {
      tell(g, {
        kind: 'state-based action',
        says: found.says,
        cite: [action.rule, ...(found.cite ?? [])],
        subjects: found.subjects,
      });
    }
    for (const { found } of applying) found.also?.(g);
    const happened = yield* happen(g, once(applying.flatMap(({ found }) => found.events)), NO_CAUSE);
    return happened.length > 0 || applying.some(({ found }) => found.also !== undefined);
  });
}

/** Two actions that would do the same to one thing do it once (CR 704.7). */
function once(events: readonly GameEvent[]): readonly GameEvent[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const moves = event.kind === 'destroy' || event.kind === 'sacrifice' || event.kind === 'zoneChange';
    const key = moves ? `gone ${event.object}` : JSON.stringify(event);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
