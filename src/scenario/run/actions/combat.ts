import {
  type AttackDeclaration,
  type BlockDeclaration,
  declareAttackers,
  declareBlockers,
} from '../../../engine/combat/index.ts';
import type { Run } from '../../../engine/decisions/types.ts';
import type { Game } from '../../../engine/game.ts';
import { characteristics } from '../../../engine/layers/index.ts';
import { allPass, givePriority } from '../../../engine/priority/index.ts';
import { InputError, placed, refuse } from '../../../engine/refuse.ts';
import { type ObjectId, objectRef, playerRef, type Ref } from '../../../engine/state/ids.ts';
import { comesAgain } from '../../../engine/turn/extraPhases.ts';
import { beginStep } from '../../../engine/turn/index.ts';
import { skippedBecause } from '../../../engine/turn/order.ts';
import { setState, setTurn } from '../../../engine/writer.ts';
import { TURN_STEPS, type TurnStep } from '../../../rules/vocabulary/zones.ts';
import type { AssignAction, AttackAction, BlockAction } from '../../document/types.ts';
import { theOne } from '../references.ts';
import type { Runner } from '../runner.ts';
import { closeDeclaration } from '../timing.ts';

/** Declares attackers (CR 508), first moving on to the step if the game stands before it in the same turn. */
export function* attackAction(r: Runner, action: AttackAction): Run<void> {
  const { g } = r;
  const active = g.state.turn.active;
  if (action.player !== undefined && r.seat(action.player) !== active) {
    refuse(`Only the active player declares attackers; that is ${g.state.players[active]!.name}.`, ['508.1']);
  }
  yield* moveOnTo(g, 'declare attackers', 'attackers');
  const taken: Ref[] = [];
  const attackers = action.attackers.map((entry, at) => {
    const attacker = placed(['attack', at, 'attacker'], () => creature(g, entry.attacker, taken));
    taken.push(objectRef(attacker));
    const exert = entry.exert === undefined ? {} : { exert: entry.exert };
    const enlist = entry.enlist === undefined ? {} : { enlist: enlistedBy(g, entry.enlist, at) };
    return { attacker, on: placed(['attack', at, 'on'], () => theOne(g, entry.on, attackedAmong(g))), ...exert, ...enlist };
  });
  const bands = bandsOf(g, action);
  const declaration: AttackDeclaration = { attackers, bands };
  yield* declareAttackers(g, active, declaration);
  setTurn(g, { openDeclaration: null });
  yield* givePriority(g, active);
}

/** What is tapped for enlist: other creatures than those that attack are told by the engine (CR 702.154a). */
const enlistedBy = (g: Game, names: string | readonly string[], at: number): readonly ObjectId[] =>
  [names].flat().map((name) => placed(['attack', at, 'enlist'], () => creature(g, name, [])));

/** Names that the declaration gives to several creatures are told apart as there, one after the other. */
function bandsOf(g: Game, { bands }: AttackAction): readonly (readonly ObjectId[])[] {
  const taken: Ref[] = [];
  return bands.map((band, index) =>
    band.map((name, at) => {
      const id = placed(['attack', 'bands', index, at], () => creature(g, name, taken));
      taken.push(objectRef(id));
      return id;
    }),
  );
}

/** Among what a declaration names the attacked: players, planeswalkers and battles. */
export function attackedAmong(g: Game): readonly Ref[] {
  const permanents = g.state.battlefield.filter((id) =>
    characteristics(g, id).types.some((type) => type === 'planeswalker' || type === 'battle'),
  );
  const others = g.state.players.filter(({ id }) => id !== g.state.turn.active);
  return [...others.map(({ id }) => playerRef(id)), ...permanents.map(objectRef)];
}

/** Declares blockers (CR 509). */
export function* blockAction(r: Runner, action: BlockAction): Run<void> {
  const { g } = r;
  yield* moveOnTo(g, 'declare blockers', 'blockers');
  const attacking = blockedAmong(g);
  const taken: Ref[] = [];
  const blockers = action.blockers.map((entry, at) => {
    const repeated = action.blockers.filter((other) => other.blocker === entry.blocker).length > 1;
    const blocker = placed(['block', at, 'blocker'], () => blockerOf(g, entry.blocker, taken, repeated));
    const attacker = placed(['block', at, 'attacker'], () => theOne(g, entry.attacker, attacking));
    if (attacker.kind !== 'object') throw new InputError(`"${entry.attacker}" isn't an attacking creature.`);
    return { blocker, attacker: attacker.object };
  });
  const declaration: BlockDeclaration = { blockers };
  yield* declareBlockers(g, declaration);
  setTurn(g, { openDeclaration: null });
  yield* givePriority(g, g.state.turn.active);
}

/** Among what a declaration names the creatures that attack: what the active player controls. */
export const attackersAmong = (g: Game): readonly Ref[] =>
  g.state.battlefield.filter((id) => characteristics(g, id).controller === g.state.turn.active).map(objectRef);

/** Among what a declaration names the creatures that block: what others control. */
export const blockersAmong = (g: Game): readonly Ref[] =>
  g.state.battlefield.filter((id) => characteristics(g, id).controller !== g.state.turn.active).map(objectRef);

/** Among what a declaration names the blocked: the attacking creatures. */
export const blockedAmong = (g: Game): readonly Ref[] => (g.state.combat?.attackers ?? []).map(({ object }) => objectRef(object));

function blockerOf(g: Game, name: string, taken: Ref[], repeated: boolean): ObjectId {
  const ref = theOne(g, name, blockersAmong(g), repeated ? [] : taken);
  if (ref.kind !== 'object') throw new InputError(`"${name}" is a player, not a creature.`);
  taken.push(ref);
  return ref.object;
}

function creature(g: Game, name: string, taken: readonly Ref[]): ObjectId {
  const ref = theOne(g, name, attackersAmong(g), taken);
  if (ref.kind !== 'object') throw new InputError(`"${name}" is a player, not a creature.`);
  return ref.object;
}

/** Says how combat damage will be assigned (CR 510.1), any time before it is dealt. */
export function assignAction(r: Runner, action: AssignAction): void {
  const { g } = r;
  const { combat } = g.state;
  if (!combat) throw new InputError('There is no combat whose damage could be assigned now.');
  const fighters = [...combat.attackers, ...combat.blockers].map(({ object }) => objectRef(object));
  const recipients = [...fighters, ...attackedAmong(g)];
  const assigned = action.damage.map(({ from, to, damage }, at) => {
    const source = placed(['assign', at, 'from'], () => theOne(g, from, fighters));
    if (source.kind !== 'object') throw new InputError(`"${from}" isn't a creature in combat.`);
    return { from: source.object, to: placed(['assign', at, 'to'], () => theOne(g, to, recipients)), amount: damage };
  });
  setState(g, 'combat', { ...combat, assigned: [...combat.assigned, ...assigned] });
}

/** Everyone passes until the declaration is open; a step that is over, or that doesn't come, is refused. */
export function* moveOnTo(
  g: Game,
  step: 'declare attackers' | 'declare blockers',
  declaration: 'attackers' | 'blockers',
): Run<void> {
  const { number: turn, step: from } = g.state.turn;
  const cite = declaration === 'attackers' ? (['508.1'] as const) : (['509.1'] as const);
  while (g.state.turn.openDeclaration !== declaration) {
    const now = g.state.turn;
    const late =
      now.number !== turn ||
      (!comesAgain(g) && (TURN_STEPS.indexOf(now.step) > TURN_STEPS.indexOf(step) || (now.step === step && now.begun)));
    // On the way there the step didn't come: that is something else than being late.
    const skipped = late && now.number === turn && isBefore(from, step) ? skippedBecause(g, step) : null;
    if (skipped && !g.state.over) refuse(`The ${step} step is skipped: ${skipped.reason}.`, [...cite, skipped.cite]);
    if (late || g.state.over) refuse(`It is too late to declare ${declaration} this turn.`, cite);
    if (!now.begun) yield* beginStep(g);
    else if (now.openDeclaration) yield* closeDeclaration(g);
    else yield* allPass(g);
  }
}

const isBefore = (step: TurnStep, other: TurnStep): boolean => TURN_STEPS.indexOf(step) < TURN_STEPS.indexOf(other);
