import type { RuleNumber } from '../../rules/citations.ts';
import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { object } from '../game.ts';
import { characteristics, hasFlag } from '../layers/index.ts';
import { refuse } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref, sameRef } from '../state/ids.ts';
import { nameOf, playerName, refName } from '../trace/names.ts';
import { combatOf, setCombat } from './phase.ts';

/** Damage that a creature assigns (CR 510.1). */
export interface Assigned {
  readonly from: ObjectId;
  readonly to: Ref;
  readonly amount: number;
}

/** To what a creature may assign its damage, and how much it has. */
export interface Assigning {
  readonly from: ObjectId;
  readonly player: PlayerId;
  readonly amount: number;
  /** The creatures that it blocks, or that block it. */
  readonly among: readonly ObjectId[];
  /** What it attacks, where the excess may go on to it (CR 702.19b); else null. */
  readonly beyond: Ref | null;
  readonly cite: readonly RuleNumber[];
}

/** Damage that is lethal for a creature: what is left of its toughness, 1 from a source with deathtouch (CR 702.19b, 702.2c). */
export function lethalFor(g: Game, to: ObjectId, from: ObjectId, others: readonly Assigned[]): number {
  const assigned = others.filter((each) => sameRef(each.to, objectRef(to)));
  const coming = assigned.reduce((sum, { amount }) => sum + amount, 0);
  const left = Math.max(0, (characteristics(g, to).toughness ?? 0) - object(g, to).damage - coming);
  if (assigned.some((each) => each.amount > 0 && hasFlag(g, each.from, 'dealsLethalDamage'))) return 0;
  return hasFlag(g, from, 'dealsLethalDamage') ? Math.min(1, left) : left;
}

/** Settles how a creature divides its damage: as was said ahead, in the only way there is, or as its controller is asked. */
export function* divideDamage(g: Game, how: Assigning, sofar: readonly Assigned[]): Run<readonly Assigned[]> {
  const { from, amount, among, beyond } = how;
  const recipients: readonly Ref[] = [...among.map(objectRef), ...(beyond ? [beyond] : [])];
  const said = takeSaid(g, how, recipients);
  if (said) return said;
  const [only] = recipients;
  if (only && recipients.length === 1) return [{ from, to: only, amount }];
  const [blocker] = among;
  // All of it is needed for the one creature, so that nothing can go on.
  if (blocker !== undefined && among.length === 1 && amount <= lethalFor(g, blocker, from, sofar))
    return [{ from, to: objectRef(blocker), amount }];
  return yield* ask(g, how, recipients);
}

function* ask(g: Game, { from, player, amount, cite }: Assigning, recipients: readonly Ref[]): Run<readonly Assigned[]> {
  const options: Option[] = recipients.map((ref) => ({ kind: 'ref', ref, label: refName(g, ref) }));
  const answer = yield* decide(g, {
    player,
    kind: 'divide',
    prompt: `how does ${nameOf(g, from)} assign its ${amount} combat damage?`,
    options,
    min: 1,
    max: options.length,
    cite,
    source: from,
    total: amount,
  });
  const amounts = answer.kind === 'divided' ? answer.amounts : [];
  return recipients.flatMap((to, index) => (amounts[index] ? [{ from, to, amount: amounts[index] }] : []));
}

/** Takes what was announced for this creature off the list, as far as its damage goes. */
function takeSaid(g: Game, { from, amount, cite }: Assigning, recipients: readonly Ref[]): readonly Assigned[] | null {
  const { assigned } = combatOf(g);
  const taken: Assigned[] = [];
  let sum = 0;
  for (const each of assigned) {
    if (each.from !== from || sum >= amount) continue;
    taken.push(each);
    sum += each.amount;
  }
  if (taken.length === 0) return null;
  setCombat(g, { assigned: assigned.filter((each) => !taken.includes(each)) });
  const stray = taken.find(({ to }) => !recipients.some((ref) => sameRef(ref, to)));
  if (stray) refuse(`${nameOf(g, from)} can't assign combat damage to ${refName(g, stray.to)}.`, cite);
  if (sum !== amount) refuse(`${nameOf(g, from)} assigns ${amount} combat damage, not ${sum}.`, ['510.1a', '510.1e']);
  return taken.filter((each) => each.amount > 0);
}

/** 510.1e, 702.19b: nothing goes on beyond the blockers before all of them are assigned lethal damage. */
export function checkExcess(g: Game, how: Assigning, all: readonly Assigned[]): void {
  const { from, among, beyond, player } = how;
  if (!beyond || !all.some((each) => each.from === from && sameRef(each.to, beyond) && each.amount > 0)) return;
  const others = all.filter((each) => each.from !== from);
  for (const blocker of among) {
    const own = all
      .filter((each) => each.from === from && sameRef(each.to, objectRef(blocker)))
      .reduce((sum, { amount }) => sum + amount, 0);
    const needed = lethalFor(g, blocker, from, others);
    if (own >= needed) continue;
    refuse(
      `${playerName(g, player)} can't assign damage of ${nameOf(g, from)} to ${refName(g, beyond)}: ${nameOf(g, blocker)} needs ${needed} to be assigned lethal damage and gets ${own}.`,
      ['702.19b', '510.1e'],
    );
  }
}
