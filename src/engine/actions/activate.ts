import type { ActivatedAbility, ActivationRestriction, Cost } from '../../oracle/tree/index.ts';
import { noSplitSecond, sorceryTiming } from '../casting/begin.ts';
import type { Announcement } from '../casting/request.ts';
import { type Context, staticContext } from '../context.ts';
import { activateManaAbility, announceEither, isManaAbility, payCost, type TotalCost, totalCost } from '../costs/index.ts';
import { singly } from '../costs/restrictions.ts';
import type { Run } from '../decisions/types.ts';
import type { AbilityDefinition } from '../definition.ts';
import { happen } from '../events/happen.ts';
import { holds } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { characteristics, statements } from '../layers/index.ts';
import { severalRules } from '../layers/several.ts';
import { invariant, refuse, refusedBy } from '../refuse.ts';
import { contextFor } from '../stack/context.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { StackEntry } from '../state/stackEntry.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { citeToo, under } from '../trace/record.ts';
import { becomeTargets } from '../triggers/putOnStack.ts';
import { NOTHING_BOUND } from '../triggers/types.ts';
import { boundNow } from '../verbs/moves.ts';
import { setObject } from '../writer.ts';
import { newObject } from '../zones/move.ts';
import { announce, askX } from './announce.ts';
import { checkLoyalty, isLoyaltyAbility } from './loyalty.ts';
import { prohibitsActivating } from './prohibitions.ts';

export interface ActivateRequest extends Announcement {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly ability: AbilityDefinition;
}

/** Activating an ability (CR 602.2); a mana ability resolves at once without the stack (605.3b). Gives the ability on the stack, if any. */
export function* activate(g: Game, request: ActivateRequest): Run<ObjectId | null> {
  const tree = activatedTree(request.ability);
  checkActivation(g, request, tree);
  if (isManaAbility(request.ability)) {
    const x = request.x === null && costsHaveX(tree) ? yield* askX(g, request.object, request.player) : request.x;
    yield* activateManaAbility(g, { ...request, x });
    return null;
  }
  const told = {
    kind: 'activate',
    says: `${playerName(g, request.player)} activates an ability of ${nameOf(g, request.object)}.`,
    cite: [
      '602.2',
      ...(isLoyaltyAbility(request.ability) ? (['606.3'] as const) : []),
      ...request.ability.cite,
      ...severalRules(g, request.object, request.ability),
    ],
    subjects: [request.object],
    words: { card: nameOf(g, request.object), text: request.ability.words },
  } as const;
  const asked = () => under(g, told, () => procedure(g, request, tree));
  return yield* refusedBy(() => request.ability.cite, asked);
}

function activatedTree({ tree }: AbilityDefinition): ActivatedAbility {
  invariant(tree.kind === 'activated', 'only activated abilities are activated');
  return tree;
}

/** Refuses where the player can't begin to activate the ability now (CR 602.2, 602.5). */
export function checkActivation(
  g: Game,
  request: Pick<ActivateRequest, 'player' | 'object' | 'ability'>,
  tree: ActivatedAbility,
): void {
  const { player, object: id, ability } = request;
  const name = nameOf(g, id);
  const found = object(g, id);
  if (!ability.functionsIn.includes(found.zone)) {
    refuse(`That ability of ${name} doesn't function in the zone where ${name} is (${found.zone}).`, ['113.6', ...ability.cite]);
  }
  const ctx = staticContext(g, id, player, { card: name, text: ability.words });
  checkWho(g, player, id, tree);
  if (!isManaAbility(ability)) noSplitSecond(g, `An ability of ${name}`);
  if (isLoyaltyAbility(ability)) checkLoyalty(g, player, id);
  for (const restriction of singly(tree.restrictions)) checkRestriction(g, request, restriction, ctx);
  const prohibited = prohibitsActivating(g, player, id, ability);
  if (prohibited)
    refuse(`${prohibited.words.card} prohibits it: "${prohibited.words.text}"`, ['602.5', '101.2', ...prohibited.cite]);
}

/** 602.2: its controller, or the owner where it has none, unless the ability says otherwise. */
function checkWho(g: Game, player: PlayerId, id: ObjectId, tree: ActivatedAbility): void {
  const by = tree.restrictions.find((restriction) => restriction.kind === 'activatedBy');
  const { controller } = characteristics(g, id);
  if (by?.kind === 'activatedBy') {
    if (by.who === 'opponents' && player === controller)
      refuse(`Only opponents may activate that ability of ${nameOf(g, id)}.`, ['602.2']);
    return;
  }
  if (player !== controller) refuse(`${playerName(g, player)} doesn't control ${nameOf(g, id)}.`, ['602.2']);
}

/** Activation instructions (CR 602.1b, 602.5b, d). */
function checkRestriction(
  g: Game,
  { player, object: id, ability }: Pick<ActivateRequest, 'player' | 'object' | 'ability'>,
  restriction: ActivationRestriction,
  ctx: Context,
): void {
  const name = nameOf(g, id);
  if (restriction.kind === 'activateOnlyIf') {
    if (!holds(g, restriction.condition, ctx))
      refuse(`That ability of ${name} can't be activated now: its condition isn't true.`, ['602.5b']);
    return;
  }
  if (restriction.kind === 'activatedBy') return;
  if (restriction.when === 'asSorcery' && mayAsInstant(g, player, ability)) return;
  const why = whyNotNow(g, player, id, ability, restriction.when);
  if (why)
    refuse(`That ability of ${name} can't be activated now: ${why}.`, [
      restriction.when === 'asSorcery' ? '602.5d' : '602.5b',
      ...ability.cite,
    ]);
}

/** An effect lets abilities of that keyword be activated any time an instant could be cast. */
function mayAsInstant(g: Game, player: PlayerId, { keyword }: AbilityDefinition): boolean {
  if (keyword === null) return false;
  const allowing = statements(g, 'activateAsInstant').find(
    ({ node, context }) => node.keyword === keyword.name && context.controller === player,
  );
  if (allowing) citeToo(g, ['101.1', '602.5d']);
  return allowing !== undefined;
}

type When = Extract<ActivationRestriction, { kind: 'activateOnly' }>['when'];
const COMBAT_STEPS = [
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
];
const BEFORE_ATTACKERS = ['untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat'];

function whyNotNow(g: Game, player: PlayerId, id: ObjectId, ability: AbilityDefinition, when: When): string | null {
  const { turn } = g.state;
  const yours = turn.active === player;
  switch (when) {
    case 'asSorcery':
      return sorceryTiming(g, player);
    case 'asInstant':
      return null;
    case 'yourTurn':
      return yours ? null : "it isn't that player's turn";
    case 'opponentsTurn':
      return yours ? "it is that player's own turn" : null;
    case 'yourUpkeep':
      return yours && turn.step === 'upkeep' ? null : "it isn't that player's upkeep";
    case 'duringCombat':
      return COMBAT_STEPS.includes(turn.step) ? null : "it isn't combat";
    case 'duringDeclareBlockers':
      return turn.step === 'declare blockers' ? null : "it isn't the declare blockers step";
    case 'beforeAttackers':
      return BEFORE_ATTACKERS.includes(turn.step) ? null : 'attackers have been declared';
    case 'yourTurnBeforeAttackers':
      return yours && BEFORE_ATTACKERS.includes(turn.step) ? null : "it isn't that player's turn before attackers are declared";
    case 'once':
      return activations(g, id, ability, false) < 1 ? null : 'it has been activated already';
    case 'onceEachTurn':
      return activations(g, id, ability, true) < 1 ? null : 'it has been activated this turn';
    case 'twiceEachTurn':
      return activations(g, id, ability, true) < 2 ? null : 'it has been activated twice this turn';
  }
}

function activations(g: Game, id: ObjectId, ability: AbilityDefinition, thisTurn: boolean): number {
  return g.state.history.filter(
    ({ turn, event }) =>
      event.kind === 'activate' &&
      event.source === id &&
      event.ability === ability.key &&
      (!thisTurn || turn === g.state.turn.number),
  ).length;
}

function* procedure(g: Game, request: ActivateRequest, tree: ActivatedAbility): Run<ObjectId> {
  const { player, object: source, ability } = request;
  const entry: StackEntry = {
    kind: 'activated',
    modes: [],
    targets: [],
    division: [],
    x: 0,
    cast: null,
    ability: { source, definition: ability.key, trigger: null, bound: NOTHING_BOUND },
    paid: {},
  };
  const { id } = newObject(g, {
    substance: 'ability',
    card: null,
    owner: player,
    controller: player,
    zone: 'stack',
    stack: entry,
  });
  const announced = yield* announce(g, id, tree.effect, request, costsHaveX(tree) ? 'announce' : 'none');
  const paying = contextFor(g, id, announced.entry);
  const totalOf = (alternative: readonly Cost[]): TotalCost =>
    totalCost(g, {
      player,
      object: source,
      for: 'activating',
      ability,
      base: null,
      alternative,
      additional: [],
      x: announced.x,
      context: paying,
    });
  const total = totalOf(yield* announceEither(g, tree.costs, totalOf, request.payment, paying));
  const paid = yield* payCost(g, player, total, request.payment, paying);
  // What was used to pay is spoken of on resolution (CR 400.7j, 608.2h).
  const origin = { source, definition: ability.key, trigger: null, bound: boundNow(g, { ...paying, targets: [] }) };
  setObject(g, id, { stack: { ...(object(g, id).stack as StackEntry), paid: paid.objects, ability: origin } });
  const event = { kind: 'activate', object: id, source, player, manaAbility: false, ability: ability.key } as const;
  yield* happen(g, [event], { source, player, words: ability.words });
  yield* becomeTargets(g, id, announced.entry.targets, player);
  return id;
}

/** Whether an activation cost has an X whose value the player announces (CR 107.3a). */
export function costsHaveX({ costs }: ActivatedAbility): boolean {
  return costs.some((cost) =>
    cost.kind === 'manaCost' ? cost.symbols.includes('{X}') : /"kind":"variable"|"\{X\}"/.test(JSON.stringify(cost)),
  );
}
