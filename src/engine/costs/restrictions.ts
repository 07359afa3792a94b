import type { ActivatedAbility, ActivateOnly, ActivationRestriction } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Context } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';

/** Why something can't be done, with the rules that say so. */
export interface Forbidden {
  readonly reason: string;
  readonly cite: readonly RuleNumber[];
}

/** In the middle of a payment, or when a player with priority does it. */
export type Moment = 'payment' | 'priority';

/** Restrictions that are joined in one sentence, each by itself. */
export function singly(restrictions: readonly ActivationRestriction[]): readonly ActivationRestriction[] {
  return restrictions.flatMap((one) => (one.kind !== 'activatedBy' && one.also ? [one, ...singly([one.also])] : [one]));
}

/** What the ability itself says about when it may be activated (CR 602.5); null where that allows it now. */
export function restrictionAgainst(
  g: Game,
  player: PlayerId,
  source: ObjectId,
  ability: AbilityDefinition,
  ctx: Context,
  moment: Moment,
): Forbidden | null {
  for (const restriction of singly((ability.tree as ActivatedAbility).restrictions)) {
    if (restriction.kind === 'activateOnlyIf') {
      if (!holds(g, restriction.condition, ctx))
        return { reason: 'its condition for activating it is not true', cite: ['602.5b'] };
    } else if (restriction.kind === 'activateOnly' && !isTime(g, player, source, ability, restriction.when, moment)) {
      return { reason: `it can be activated ${WORDS[restriction.when]}`, cite: [RULES[restriction.when] ?? '602.5b'] };
    }
  }
  return null;
}

type When = ActivateOnly['when'];

const WORDS: Readonly<Record<When, string>> = {
  asSorcery: 'only as a sorcery',
  asInstant: 'only as an instant',
  yourTurn: "only during its controller's turn",
  yourUpkeep: "only during its controller's upkeep",
  onceEachTurn: 'only once each turn, and it has been',
  duringCombat: 'only during combat',
  beforeAttackers: 'only before attackers are declared',
  yourTurnBeforeAttackers: "only during its controller's turn, before attackers are declared",
  opponentsTurn: "only during an opponent's turn",
  duringDeclareBlockers: 'only during the declare blockers step',
  once: 'only once, and it has been',
  twiceEachTurn: 'only twice each turn, and it has been',
};
const RULES: Readonly<Partial<Record<When, RuleNumber>>> = { asSorcery: '602.5d', asInstant: '602.5e' };

const BEFORE_ATTACKERS: ReadonlySet<string> = new Set(['untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat']);
const COMBAT: ReadonlySet<string> = new Set([
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
]);

function isTime(g: Game, player: PlayerId, source: ObjectId, ability: AbilityDefinition, when: When, moment: Moment): boolean {
  const { turn, stack } = g.state;
  const own = turn.active === player;
  switch (when) {
    case 'asSorcery':
      return moment === 'priority' && own && stack.length === 0 && turn.step.endsWith('main');
    case 'asInstant':
      // It needs priority, which nobody has while a cost is being paid.
      return moment === 'priority';
    case 'yourTurn':
      return own;
    case 'yourUpkeep':
      return own && turn.step === 'upkeep';
    case 'duringCombat':
      return COMBAT.has(turn.step);
    case 'beforeAttackers':
      return BEFORE_ATTACKERS.has(turn.step);
    case 'yourTurnBeforeAttackers':
      return own && BEFORE_ATTACKERS.has(turn.step);
    case 'opponentsTurn':
      return !own;
    case 'duringDeclareBlockers':
      return turn.step === 'declare blockers';
    case 'onceEachTurn':
      return timesActivated(g, source, ability, true) < 1;
    case 'twiceEachTurn':
      return timesActivated(g, source, ability, true) < 2;
    case 'once':
      return timesActivated(g, source, ability, false) < 1;
  }
}

/** How often this ability of this object has been activated, in this turn or at all. */
export function timesActivated(g: Game, source: ObjectId, ability: AbilityDefinition, thisTurn: boolean): number {
  return g.state.history.filter(
    ({ event, turn }) =>
      event.kind === 'activate' &&
      event.source === source &&
      event.ability === ability.key &&
      (!thisTurn || turn === g.state.turn.number),
  ).length;
}
