import type { RuleNumber } from '../../rules/citations.ts';
import type { TurnStep } from '../../rules/vocabulary/zones.ts';
import { may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { list } from '../events/words.ts';
import { apnap, type Game } from '../game.ts';
import { characteristics, hasFlag } from '../layers/index.ts';
import { severalOfFlag } from '../layers/several.ts';
import { forbids } from '../replacement/prohibitions.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf, refName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { type Assigned, type Assigning, checkExcess, divideDamage } from './assignment.ts';
import { dividedBy } from './bands.ts';
import { combatOf, setCombat, tidyCombat } from './phase.ts';
import { can, says } from './said.ts';
import type { Attacker, Blocker } from './state.ts';

/** A combat damage step's turn-based actions: all damage is assigned (CR 510.1), then dealt at the same time (510.2). */
export function* dealCombatDamage(g: Game, step: TurnStep): Run<void> {
  tidyCombat(g);
  const strikers = strikersOf(g, step);
  const assigned: Assigned[] = [];
  for (const player of apnap(g)) assigned.push(...(yield* assignFor(g, player, strikers, assigned)));
  if (assigned.length === 0) {
    tell(g, { kind: 'combat', says: 'No combat damage is assigned.', cite: ['510.1'] });
    return;
  }
  const events = assigned.map(
    ({ from, to, amount }): GameEvent => ({ kind: 'damage', source: from, to, amount, combat: true, preventable: true }),
  );
  const told = { kind: 'combat', says: 'All combat damage is dealt at the same time.', cite: ['510.2'] } as const;
  yield* under(g, told, () => happen(g, events, { source: null, player: null, words: null }));
}

const STRIKES = ['strikesFirst', 'strikesTwice'] as const;
const strikesEarly = (g: Game, id: ObjectId): boolean => hasFlag(g, id, 'strikesFirst') || hasFlag(g, id, 'strikesTwice');

/** The creatures that assign damage in this step (CR 510.4, 702.4b, 702.7b). */
function strikersOf(g: Game, step: TurnStep): ReadonlySet<ObjectId> {
  const { attackers, blockers, struckFirst, doubleStruck } = combatOf(g);
  const fighters = [...attackers, ...blockers].map(({ object }) => object);
  if (step === 'first-strike damage') {
    const early = fighters.filter((id) => strikesEarly(g, id));
    setCombat(g, { struckFirst: early, doubleStruck: early.filter((id) => hasFlag(g, id, 'strikesTwice')) });
    tell(g, {
      kind: 'combat',
      says: `Only ${list(early.map((id) => nameOf(g, id)))} ${early.length === 1 ? 'assigns' : 'assign'} damage in this first combat damage step.`,
      cite: [
        '510.4',
        '702.7b',
        ...(early.some((id) => hasFlag(g, id, 'strikesFirst')) ? (['702.7a'] as const) : []),
        ...(early.some((id) => hasFlag(g, id, 'strikesTwice')) ? (['702.4a', '702.4b'] as const) : []),
        ...new Set(early.flatMap((id) => STRIKES.flatMap((flag) => severalOfFlag(g, id, flag)))),
      ],
      subjects: early,
    });
    return new Set(early);
  }
  if (struckFirst === null) return new Set(fighters);
  for (const id of fighters) tellChanged(g, id, struckFirst, doubleStruck);
  return new Set(fighters.filter((id) => !struckFirst.includes(id) || hasFlag(g, id, 'strikesTwice')));
}

/** What was gained or lost between the two steps (CR 702.4c, d, 702.7c): whether the creature assigns damage in the second follows from both. */
function tellChanged(g: Game, id: ObjectId, struckFirst: readonly ObjectId[], doubleStruck: readonly ObjectId[]): void {
  const struck = struckFirst.includes(id);
  const twice = hasFlag(g, id, 'strikesTwice');
  const says = (what: string, cite: RuleNumber) =>
    tell(g, { kind: 'combat', says: `${nameOf(g, id)} ${what}.`, cite: ['510.4', cite], subjects: [id] });
  if (!struck) {
    if (hasFlag(g, id, 'strikesFirst'))
      says('has first strike only since then, so it assigns damage in the second step', '702.7c');
  } else if (doubleStruck.includes(id)) {
    if (!twice) says('has lost double strike, so it assigns no damage in the second step', '702.4c');
  } else if (twice) says('has double strike now, so it assigns damage in the second step too', '702.4d');
  else if (!hasFlag(g, id, 'strikesFirst')) says('has lost first strike, but has assigned its damage already', '702.7c');
}

/** One player assigns the damage of each creature that they control, and the whole is checked (CR 510.1e). */
function* assignFor(
  g: Game,
  player: PlayerId,
  strikers: ReadonlySet<ObjectId>,
  before: readonly Assigned[],
): Run<readonly Assigned[]> {
  const { attackers, blockers } = combatOf(g);
  const mine = ({ object }: Attacker | Blocker): boolean =>
    strikers.has(object) && characteristics(g, object).controller === player;
  const ways: Assigning[] = [];
  for (const attacker of attackers.filter(mine)) {
    const way = yield* attackerAssigns(g, player, attacker);
    if (way) ways.push(way);
  }
  for (const blocker of blockers.filter(mine)) {
    const way = blockerAssigns(g, player, blocker);
    if (way) ways.push(way);
  }
  const assigned: Assigned[] = [];
  for (const way of ways) {
    const own = yield* divideDamage(g, way, [...before, ...assigned]);
    assigned.push(...own);
    tellAssigned(g, way, own);
  }
  for (const way of ways) checkExcess(g, way, [...before, ...assigned]);
  return assigned;
}

/** 510.1a: as much as its power, or its toughness where an effect says so; 0 or less isn't assigned. */
function damageOf(g: Game, id: ObjectId): number {
  const none = forbids(g, 'assignCombatDamage', objectRef(id));
  if (none) {
    nothing(g, id, `${none.words.card} says "${none.words.text}"`, ['510.1', '101.2']);
    return 0;
  }
  const { power, toughness } = characteristics(g, id);
  return (can(g, 'assignDamageByToughness', id).length > 0 ? toughness : power) ?? 0;
}

/** 510.1b, c, 702.19b, d. */
function* attackerAssigns(g: Game, player: PlayerId, attacker: Attacker): Run<Assigning | null> {
  const { object: from, on, blocked, blockers, attacksNothing } = attacker;
  const amount = damageOf(g, from);
  if (amount <= 0) return null;
  const target = attacksNothing ? null : on;
  const tramples = hasFlag(g, from, 'tramples');
  const free = !blocked || (yield* assignsAsUnblocked(g, player, from, target !== null));
  if (free || (tramples && blockers.length === 0)) {
    if (!target) return nothing(g, from, 'it attacks nothing any more', ['510.1b', '506.4c', ...(tramples ? NOT_ON : [])]);
    return { from, player, amount, among: [], beyond: target, cite: free ? ['510.1b'] : ['702.19d', '510.1c'] };
  }
  if (blockers.length === 0) return nothing(g, from, 'it is blocked, and no creature blocks it any more', ['510.1c']);
  const deadly = tramples && hasFlag(g, from, 'dealsLethalDamage');
  const cite: readonly RuleNumber[] = tramples
    ? [
        '510.1c',
        '702.19a',
        '702.19b',
        ...(target?.kind === 'object' ? NOT_ON : []),
        ...(deadly ? (['702.2c'] as const) : []),
        ...severalOfFlag(g, from, 'tramples'),
      ]
    : ['510.1c'];
  const by = dividedBy(g, player, blockers, '702.22j');
  return { from, player: by.player, amount, among: blockers, beyond: tramples ? target : null, cite: [...cite, ...by.cite] };
}

/** What tramples over a planeswalker's blockers goes to the planeswalker, never on to the player (CR 702.19f). */
const NOT_ON: readonly RuleNumber[] = ['702.19f'];

function nothing(g: Game, id: ObjectId, why: string, cite: readonly RuleNumber[]): null {
  tell(g, { kind: 'combat', says: `${nameOf(g, id)} assigns no combat damage: ${why}.`, cite, subjects: [id] });
  return null;
}

/** "You may have it assign its combat damage as though it weren't blocked." */
function* assignsAsUnblocked(g: Game, player: PlayerId, id: ObjectId, attacksSomething: boolean): Run<boolean> {
  const [statement] = attacksSomething ? can(g, 'assignDamageAsUnblocked', id) : [];
  if (!statement) return false;
  return yield* may(g, {
    player,
    prompt: `have ${nameOf(g, id)} assign its combat damage as though it weren't blocked (${says(statement)})?`,
    cite: ['510.1c'],
    source: id,
  });
}

/** 510.1d. */
function blockerAssigns(g: Game, player: PlayerId, { object: from, attackers }: Blocker): Assigning | null {
  const amount = damageOf(g, from);
  if (amount <= 0) return null;
  if (attackers.length === 0) return nothing(g, from, 'what it blocked is no longer in combat', ['510.1d']);
  // Blocking, trample has no effect (CR 702.19a).
  const blocking: readonly RuleNumber[] = hasFlag(g, from, 'tramples') ? ['702.19a'] : [];
  const by = dividedBy(g, player, attackers, '702.22k');
  return { from, player: by.player, amount, among: attackers, beyond: null, cite: ['510.1d', ...blocking, ...by.cite] };
}

function tellAssigned(g: Game, { from, amount, cite }: Assigning, own: readonly Assigned[]): void {
  const parts = own.map(({ to, amount: much }) => `${much} to ${refName(g, to)}`);
  tell(g, {
    kind: 'combat',
    says: `${nameOf(g, from)} assigns ${amount} combat damage: ${list(parts)}.`,
    cite: ['510.1a', ...cite],
    subjects: [from],
  });
}
