import type { Act, Amount, Clause, Cost, SpecialActionFromHand } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { checkBegin, sorceryTiming } from '../casting/begin.ts';
import { besideSplitSecond } from '../casting/besideSplitSecond.ts';
import { costsOf } from '../casting/offer.ts';
import { plottingFrom } from '../casting/permissions.ts';
import type { Announcement } from '../casting/request.ts';
import { type Context, staticContext } from '../context.ts';
import { payCost, totalCost } from '../costs/index.ts';
import { askWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { AbilityDefinition } from '../definition.ts';
import { happen } from '../events/happen.ts';
import { amount, candidateOf } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { Refusal, refuse, refusedBy, Unsupported } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { under } from '../trace/record.ts';
import { zoneChange } from '../zones/move.ts';

export interface SpecialRequest extends Announcement {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly ability: AbilityDefinition;
}

/** The abilities of an object that let its owner take a special action with it from the hand (CR 116.2f, 702.62a). */
export function specialActionsOf(g: Game, id: ObjectId): readonly AbilityDefinition[] {
  return characteristics(g, id).abilities.filter(
    ({ tree }) => tree.kind === 'static' && tree.statement.kind === 'specialActionFromHand',
  );
}

/**
 * The special action that a static ability of a card in hand describes: paying a cost and exiling the card with counters (CR 116.2f). It doesn't
 * use the stack. The value of X is chosen just before the cost is paid (107.3d).
 */
export function* specialAction(g: Game, request: SpecialRequest): Run<ObjectId> {
  const { player, object: id, ability } = request;
  const then = clauseOf(ability);
  const timed = checkSpecial(g, request);
  const told = {
    kind: 'action',
    says: `${playerName(g, player)} takes a special action: ${ability.keyword?.name ?? 'exiles'} ${nameOf(g, id)}.`,
    cite: [ruleOf(ability), ...ability.cite, ...timed, ...besideSplitSecond(g)],
    subjects: [id],
    words: { card: nameOf(g, id), text: ability.words },
  } as const;
  const asked = () => under(g, told, () => procedure(g, request, then));
  return yield* refusedBy(() => [ruleOf(ability), ...ability.cite], asked);
}

function clauseOf({ tree, words, keyword }: AbilityDefinition): Clause {
  if (tree.kind === 'static' && tree.statement.kind === 'specialActionFromHand') return tree.statement.then;
  throw new Unsupported(keyword?.name ?? 'an ability', words, 'it is no special action that the engine carries out');
}

/** Refuses where the player couldn't begin to cast the card from the hand now (CR 116.2f, 702.62c); gives what allows the time of it. */
export function checkSpecial(
  g: Game,
  { player, object: id, ability }: Pick<SpecialRequest, 'player' | 'object' | 'ability'>,
): readonly RuleNumber[] {
  const { zone, owner } = object(g, id);
  const name = nameOf(g, id);
  const there = statementOf(ability)?.becomes === 'plotted' ? plottingFrom(g, player, id) : null;
  if ((zone !== 'hand' || owner !== player) && !there)
    refuse(`${name} isn't in ${playerName(g, player)}'s hand.`, [ruleOf(ability), ...ability.cite]);
  const when = statementOf(ability)?.when;
  if (when) return [...checkTime(g, player, when, name, ability), ...(there ? [...there.cite, '702.170f' as const] : [])];
  try {
    return checkBegin(g, { player, object: id, face: 0, timing: 'priority', permitted: false });
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const reason = `${playerName(g, player)} couldn't begin to cast ${name} now: ${problem.reason}`;
    refuse(reason, [
      ...new Set([...ability.cite, '116.2f' as const, ...problem.cite, ...(prohibition(problem) ? ability.prohibitedCite : [])]),
    ]);
  }
}

const statementOf = ({ tree }: AbilityDefinition): SpecialActionFromHand | null =>
  tree.kind === 'static' && tree.statement.kind === 'specialActionFromHand' ? tree.statement : null;

/** The special action of CR 116.2 that it is: by what the card becomes, or else suspending. */
export function ruleOf(ability: AbilityDefinition): RuleNumber {
  const becomes = statementOf(ability)?.becomes;
  return becomes === 'foretold' ? '116.2h' : becomes === 'plotted' ? '116.2k' : '116.2f';
}

/** Whether the card could be cast doesn't matter; only whose turn it is, and whether a sorcery could be cast (CR 116.2h, 116.2k). */
function checkTime(
  g: Game,
  player: PlayerId,
  when: 'yourTurn' | 'asSorcery',
  name: string,
  ability: AbilityDefinition,
): readonly RuleNumber[] {
  const { active } = g.state.turn;
  const why =
    when === 'asSorcery' ? sorceryTiming(g, player) : active === player ? null : `it is ${playerName(g, active)}'s turn`;
  if (why) refuse(`${playerName(g, player)} can't do that with ${name} now: ${why}.`, [ruleOf(ability), ...ability.cite]);
  return [];
}

/** Whether an effect says no, rather than timing. */
const prohibition = (problem: Refusal): boolean => problem.cite.includes('101.2') || problem.cite.includes('702.61a');

function* procedure(g: Game, request: SpecialRequest, then: Clause): Run<ObjectId> {
  const { player, object: id, ability } = request;
  // What the mana cost of the card is, is known where it lies.
  const costs = costsOf(then.acts.flatMap(costOf), candidateOf(g, id));
  const base = staticContext(g, id, player, { card: nameOf(g, id), text: ability.words });
  const x = hasX(costs, then.acts) ? (request.x ?? (yield* askX(g, player, id))) : null;
  const { leastX = 0 } = ability.hooks;
  if (x !== null && x < leastX) refuse(`X can't be ${x} for ${nameOf(g, id)}.`, ['107.3d', '101.2', ...ability.cite]);
  if (x === null && request.x !== null) refuse(`${nameOf(g, id)} asks for no value of X here.`, ['107.3d']);
  const ctx: Context = { ...base, x };
  const total = totalCost(g, {
    player,
    object: id,
    for: 'other',
    ability,
    base: null,
    alternative: costs,
    additional: [],
    x,
    context: ctx,
  });
  yield* payCost(g, player, total, request.payment, ctx);
  return yield* exile(g, request, then, ctx);
}

const costOf = (act: Act): Cost[] =>
  act.kind === 'payMana' ? [act.cost] : act.kind === 'exile' ? [] : [{ kind: 'actCost', act }];

function hasX(costs: readonly Cost[], acts: readonly Act[]): boolean {
  const text = JSON.stringify([costs, acts]);
  return text.includes('{X}') || text.includes('"kind":"variable"');
}

function* askX(g: Game, player: PlayerId, source: ObjectId): Run<number> {
  const prompt = `which value of X for the special action with ${nameOf(g, source)}?`;
  return Number(yield* askWord(g, { player, kind: 'choose', prompt, open: 'number', cite: ['107.3d'], source }));
}

/** The card is exiled, face up unless the words say otherwise, with the counters that they name. */
function* exile(g: Game, { object: id, player, ability }: SpecialRequest, then: Clause, ctx: Context): Run<ObjectId> {
  const act = then.acts.find((candidate) => candidate.kind === 'exile');
  if (act?.kind !== 'exile')
    throw new Unsupported(ctx.words.card, ctx.words.text, 'this special action does something other than exiling the card');
  const counters = Object.fromEntries((act.with ?? []).map((spec) => [spec.counter, countOf(g, spec.amount, ctx)]));
  const reason = ability.keyword?.name === undefined || statementOf(ability)?.becomes ? 'exile' : 'suspend';
  const event = zoneChange(g, id, 'exile', reason, { player, counters, faceDown: act.faceDown ? 'plain' : null });
  const cause = { source: id, player, words: ctx.words.text };
  const [moved] = yield* happen(g, [event], cause);
  const became = moved?.kind === 'zoneChange' && moved.to === 'exile' ? moved.became : null;
  if (became === null) return id;
  const designation = statementOf(ability)?.becomes;
  if (designation) yield* happen(g, [{ kind: 'designate', object: became, designation }], cause);
  return became;
}

const countOf = (g: Game, node: Amount, ctx: Context): number => amount(g, node, ctx);
