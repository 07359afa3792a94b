import type { Cost } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { ManaCost } from '../../rules/mana/index.ts';
import { abilityOf } from '../abilities.ts';
import { type Announced, announce } from '../actions/announce.ts';
import { modalOf } from '../actions/modes.ts';
import { announceEither, payCost, type TotalCost, totalCost } from '../costs/index.ts';
import type { Run } from '../decisions/types.ts';
import type { AbilityDefinition } from '../definition.ts';
import { happen } from '../events/happen.ts';
import { type Game, object } from '../game.ts';
import { characteristics, statementsOf } from '../layers/index.ts';
import { unreadOnStack } from '../layers/unread.ts';
import { gathered } from '../lists.ts';
import { invariant, refuse, refusedBy, Unsupported } from '../refuse.ts';
import { tellChangedText } from '../stack/changedText.ts';
import { contextFor, spellEffect } from '../stack/context.ts';
import { changedEntry, changedObject } from '../state/change.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { CastAs, FaceDownAs } from '../state/object.ts';
import type { StackEntry } from '../state/stackEntry.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { citeToo, tell, under } from '../trace/record.ts';
import type { Considered } from '../trace/step.ts';
import { becomeTargets } from '../triggers/putOnStack.ts';
import { setObject } from '../writer.ts';
import { moveObject, zoneChange } from '../zones/move.ts';
import { asSpell, type BeginQuestion, checkBegin, checkTimeOfX, hasX, sorceryTiming } from './begin.ts';
import { faceRules } from './faces.ts';
import { paidForFlash } from './flashForMore.ts';
import { asFused } from './fused.ts';
import { offersFor } from './offers.ts';
import { permissionFor } from './permissions.ts';
import { prohibitsCasting } from './prohibitions.ts';
import { castRecord } from './record.ts';
import { type CastRequest, type CastUsing, shapeOf, usingName } from './request.ts';
import { splice } from './splice.ts';
import { announceUsed } from './usedToPay.ts';

/**
 * Casting a spell, step by step (CR 601.2a to i). Gives the id of the spell on the stack. Throws a refusal where a step can't be complied
 * with; whoever called takes everything back then (CR 733).
 */
export function* cast(g: Game, said: CastRequest): Run<ObjectId> {
  const asked = asFused(g, said);
  return yield* refusedBy(
    (rules) => rulesOfTheWay(asked, rules),
    () => casting(g, asked),
  );
}

/** What a way of casting rests on is part of why it isn't possible; additional costs are paid on top of an alternative one (CR 118.9d). */
function rulesOfTheWay(request: CastRequest, said: readonly RuleNumber[]): readonly RuleNumber[] {
  const { using, optionalCosts } = request;
  return [
    ...(using.kind === 'manaCost' ? [] : using.cite),
    ...(said.includes('601.2h') ? optionalCosts.flatMap(({ cite }) => cite) : []),
    ...(isInstead(request) && said.includes('601.2h') ? (['118.9d'] as const) : []),
  ];
}

const isFused = ({ using }: CastRequest): boolean => shapeOf(using).castAs === 'fused';

const isInstead = ({ using }: CastRequest): boolean => using.kind === 'alternative' || using.kind === 'withoutPaying';

function* casting(g: Game, asked: CastRequest): Run<ObjectId> {
  const { using: way } = asked;
  const request = way.kind === 'alternative' && way.face !== undefined ? { ...asked, face: way.face } : asked;
  const { using } = request;
  const timed = checkBegin(g, questionOf(request));
  const name = nameOf(g, request.object);
  const told = {
    kind: 'cast',
    says: `${playerName(g, request.player)} casts ${name}${usingWords(request, name)}.`,
    cite: [
      '601.2',
      ...timed,
      ...usingRules(request.using),
      ...(shapeOf(using).faceDown || isFused(request) ? [] : faceRules(g, request.object, request.face)),
      ...unpayable(g, request),
      ...gathered(request.optionalCosts, ({ cite }) => ['601.2b', ...cite] as const),
    ],
    subjects: [request.object],
    considered: [...otherWays(g, request), ...otherTime(g, request, timed)],
  } as const;
  return yield* under(g, told, () => procedure(g, request));
}

const ANY_TIME: Pick<BeginQuestion, 'asSorcery' | 'afterBlocks'> = {};

function questionOf({ player, object: id, face, using, timing, permitted }: CastRequest): BeginQuestion {
  const { asSorcery, afterBlocks } = using.kind === 'alternative' ? using : ANY_TIME;
  const xIsZero = using.kind === 'withoutPaying' || (using.kind === 'alternative' && !using.costs.some(speaksOfX));
  return { player, object: id, face, timing, permitted, shape: shapeOf(using), asSorcery, afterBlocks, xIsZero };
}

function* procedure(g: Game, request: CastRequest): Run<ObjectId> {
  const from = object(g, request.object).zone;
  const spell = propose(g, request);
  if (request.optionalCosts.length > 0) yield* splice(g, spell, request);
  checkRead(g, spell);
  if (request.using.kind === 'alternative') tellChangedText(g, spell);
  const announced = yield* announce(g, spell, spellEffect(g, spell), withAllModes(request), costHasX(g, spell, request));
  const settled = yield* announceUsed(g, spell, request);
  checkStillAllowed(g, spell, settled);
  const asksFor = [...additionalCosts(g, spell, settled), ...costsOfModes(g, spell, announced)];
  const totalOf = (additional: readonly Cost[]): TotalCost => determineTotalCost(g, spell, settled, announced, additional);
  const ctx = contextFor(g, spell, announced.entry);
  const total = totalOf(yield* announceEither(g, asksFor, totalOf, request.payment, ctx));
  if (isInstead(request) && hasMoreToPay(g, spell, settled, total)) citeToo(g, ['118.9d']);
  const asked = costRules(g, spell);
  yield* refusedBy(
    () => asked,
    () => pay(g, spell, settled, announced, total),
  );
  yield* becomeCast(g, spell, request, from);
  return spell;
}

/** 601.2a: the card is moved to the stack, where it is under that player's control with all its characteristics. */
function propose(g: Game, { player, object: card, face, using, optionalCosts, anyMana }: CastRequest): ObjectId {
  const { zone } = object(g, card);
  const { gains } = asSpell(g, { player, object: card, face, shape: shapeOf(using) }).object;
  const permission = using.kind === 'alternative' ? null : permittedBy(g, player, card, face);
  const allowedBy = using.kind === 'alternative' ? using.source : permission?.context.source;
  const moved = moveObject(g, zoneChange(g, card, 'stack', 'cast', { player }), { source: card, player, words: null });
  invariant(moved?.became, 'the card was where it was');
  const how = {
    using: usingName(using),
    usingInstance: using.kind === 'alternative' ? using.instance : undefined,
    costsPaid: optionalCosts.map(({ name }) => name),
    instancesPaid: optionalCosts.some(({ instance }) => instance)
      ? optionalCosts.map(({ instance = '' }) => instance)
      : undefined,
    allowedBy,
    anyMana: anyMana ?? permission?.node.anyMana,
  };
  const { faceDown, castAs } = shapeOf(using);
  const kept = gains ? { gains } : {};
  if (gains) citeToo(g, ['400.7g']);
  setObject(g, moved.became, { face, faceDown, castAs, stack: castRecord(g, player, zone, how), ...kept });
  return moved.became;
}

/** The effect that lets it be cast from elsewhere than a hand. */
function permittedBy(g: Game, player: PlayerId, id: ObjectId, face: number): ReturnType<typeof permissionFor> {
  const value = object(g, id);
  if (value.zone === 'hand' || value.zone === 'command') return null;
  return permissionFor(g, player, { ...asSpell(g, { player, object: id, face }), object: value });
}

/** An optional cost may be paid to choose all modes (CR 601.2b). */
function withAllModes(request: CastRequest): CastRequest {
  if (!request.optionalCosts.some(({ allModes }) => allModes)) return request;
  return { ...request, modes: 'all' };
}

/** What nobody read could change how it is cast and what it does: then nothing is said about it. */
function checkRead(g: Game, spell: ObjectId): void {
  const line = unreadOnStack(g, spell);
  if (!line) return;
  const reason = line.reason ?? "these words aren't read";
  throw new Unsupported(nameOf(g, spell), line.text, reason);
}

/** Whether X is to be announced: in the mana cost, in the cost paid instead, or in an additional one (CR 107.3a, b). */
function costHasX(g: Game, spell: ObjectId, request: CastRequest): 'announce' | 'zero' | 'none' {
  const { using } = request;
  if (additionalCosts(g, spell, request).some(speaksOfX)) return 'announce';
  const inManaCost = hasX({ object: object(g, spell), characteristics: characteristics(g, spell) });
  if (using.kind === 'alternative') return using.costs.some(speaksOfX) ? 'announce' : inManaCost ? 'zero' : 'none';
  if (inManaCost) return using.kind === 'withoutPaying' ? 'zero' : 'announce';
  return 'none';
}

/** X in a cost, of which the words don't say what it is. */
function speaksOfX(cost: Cost): boolean {
  const words = JSON.stringify(cost);
  return (words.includes('{X}') || words.includes('"variable"')) && !words.includes('"where"');
}

/** Additional costs, mandatory and optional (CR 118.8), but those of modes. */
function additionalCosts(g: Game, spell: ObjectId, { using, optionalCosts, timing }: CastRequest): readonly Cost[] {
  const mandatory = statementsOf(g, object(g, spell), 'additionalCost').filter(({ node }) => !node.optional);
  const proposed = object(g, spell);
  const { cast } = proposed.stack ?? {};
  const candidate = { object: proposed, characteristics: characteristics(g, spell) };
  return [
    ...(cast && timing === 'priority' ? paidForFlash(g, cast.by, candidate, cast.asSorcery === true) : []),
    ...gathered(mandatory, ({ node }) => node.costs),
    ...(using.kind === 'permission' ? using.additional : []),
    ...gathered(optionalCosts, ({ costs }) => costs),
  ];
}

/** The proposed spell, with all that was announced, must not be prohibited (CR 601.2e, 601.5). */
function checkStillAllowed(g: Game, spell: ObjectId, { player, timing, using }: CastRequest): void {
  const proposed = object(g, spell);
  const from = proposed.stack?.cast?.from ?? 'hand';
  const announced = { object: proposed, characteristics: characteristics(g, spell) };
  const prohibited = prohibitsCasting(g, player, announced, from);
  const asX: readonly RuleNumber[] = hasX(announced) ? ['601.3a'] : [];
  if (timing === 'priority' && using.kind === 'manaCost') checkTimeOfX(g, player, announced);
  if (prohibited) {
    const cite = ['601.2e', '601.5', '101.2', ...asX, ...prohibited.cite] as const;
    refuse(`${prohibited.words.card} prohibits it: "${prohibited.words.text}"`, cite);
  }
  if (asX.length === 0 || proposed.stack?.kind !== 'spell' || proposed.stack.x === 0) return;
  // As it lay there, with no X announced, it was prohibited.
  const before = changedObject(proposed, { stack: changedEntry(proposed.stack, { x: 0 }) });
  if (prohibitsCasting(g, player, { ...announced, object: before }, from)) citeToo(g, [...asX, '601.2e']);
}

/** 601.2f: the mana cost or an alternative, plus additional costs and increases, minus reductions; then it is locked in. */
function determineTotalCost(
  g: Game,
  spell: ObjectId,
  request: CastRequest,
  announced: Announced,
  additional: readonly Cost[],
): TotalCost {
  return totalCost(g, {
    player: request.player,
    object: spell,
    for: 'casting',
    ability: null,
    base: manaCostOf(g, spell),
    alternative: alternativeOf(request),
    additional,
    x: announced.x,
    context: contextFor(g, spell, announced.entry),
  });
}

/** Whether additional costs, increases or reductions come on top of what is paid instead of the mana cost. */
const hasMoreToPay = (g: Game, spell: ObjectId, { optionalCosts }: CastRequest, { adjustments }: TotalCost): boolean =>
  adjustments.length > 0 ||
  optionalCosts.length > 0 ||
  statementsOf(g, object(g, spell), 'additionalCost').some(({ node }) => !node.optional);

/** The rules of what could make up or pay for its cost: a cost that can't be paid rests on them too. */
const costRules = (g: Game, spell: ObjectId): readonly RuleNumber[] => [
  ...gathered(statementsOf(g, object(g, spell), 'payInstead'), ({ ability }) => ability?.cite ?? []),
  ...gathered(statementsOf(g, object(g, spell), 'costPerMode'), ({ ability }) => ability?.cite ?? []),
  ...modeCostRules(g, spell),
];

function modeCostRules(g: Game, spell: ObjectId): readonly RuleNumber[] {
  const keyword = modalOf(spellEffect(g, spell))?.keyword;
  return keyword ? [keyword === 'spree' ? '702.172a' : '702.183a'] : [];
}

/** Additional costs by the chosen modes: their own (CR 702.172a, 702.183a), and one for each beyond the first (702.120a). */
function costsOfModes(g: Game, spell: ObjectId, { entry: { modes } }: Announced): readonly Cost[] {
  const modal = modalOf(spellEffect(g, spell));
  if (!modal) return [];
  const more = modes.slice(1).flatMap(() => statementsOf(g, object(g, spell), 'costPerMode'));
  for (const { ability } of more) citeToo(g, [...(ability?.cite ?? []), '601.2f']);
  if (modal.keyword) citeToo(g, [...modeCostRules(g, spell), '601.2b']);
  return [...modes.flatMap((index) => modal.modes[index]?.cost ?? []), ...more.flatMap(({ node }) => node.costs)];
}

const manaCostOf = (g: Game, spell: ObjectId): ManaCost | null => characteristics(g, spell).manaCost;

function alternativeOf({ using }: CastRequest) {
  if (using.kind === 'manaCost' || using.kind === 'permission') return null;
  return using.kind === 'withoutPaying' ? [] : using.costs;
}

/** 601.2g and h: mana abilities, then the total cost is paid. */
function* pay(g: Game, spell: ObjectId, request: CastRequest, announced: Announced, total: TotalCost): Run<void> {
  const paid = yield* payCost(g, request.player, total, request.payment, contextFor(g, spell, announced.entry));
  const entry = object(g, spell).stack as StackEntry;
  const record = {
    ...entry.cast!,
    x: announced.x ?? 0,
    manaSpent: paid.manaSpent,
    ...(paid.symbolsByLife === undefined ? {} : { symbolsByLife: paid.symbolsByLife }),
  };
  setObject(g, spell, { stack: changedEntry(entry, { cast: record, paid: paid.objects }) });
}

/** 601.2i: the spell becomes cast; abilities that trigger on it, or on things becoming its targets, trigger now. */
function* becomeCast(g: Game, spell: ObjectId, { player }: CastRequest, from: Parameters<typeof castRecord>[2]): Run<void> {
  const cause = { source: spell, player, words: null };
  yield* happen(g, [{ kind: 'cast', object: spell, player, from }], cause);
  const closing = closesTheStack(g, spell);
  const considered = closing.length === 0 ? [] : [{ what: RESPONSES, why: `${nameOf(g, spell)} is on the stack`, cite: closing }];
  tell(g, { kind: 'cast', says: `${nameOf(g, spell)} is cast.`, cite: ['601.2i', ...closing], subjects: [spell], considered });
  yield* becomeTargets(g, spell, object(g, spell).stack?.targets ?? [], player);
}

const RESPONSES = "casting spells, and activating abilities that aren't mana abilities";

/** While such a spell is on the stack nobody can respond with spells or with abilities that aren't mana abilities. */
function closesTheStack(g: Game, spell: ObjectId): readonly RuleNumber[] {
  const key = characteristics(g, spell).flags.stopsResponses;
  return key === undefined ? [] : abilityOf(g, key).cite;
}

/** Other ways in which it could have been cast: alternative costs are optional, and only one is applied (CR 118.9a, 118.9b). */
function otherWays(g: Game, { player, object: id, face, using }: CastRequest): readonly Considered[] {
  if (using.kind === 'withoutPaying' || !characteristics(g, id).abilities.some(offersAWay)) return [];
  const name = usingName(using);
  return offersFor(g, player, id, face)
    .filter(({ names }) => name === null || !names.includes(name))
    .map(({ names: [way], cite }) => ({
      what: `casting it by ${way}`,
      why: `${playerName(g, player)} chose ${name === null ? 'its mana cost' : name}`,
      cite: ['118.9b', '118.9a', ...cite],
    }));
}

/** What the type alone would have said of the time (CR 117.1a), where a rule or effect allows more. */
function otherTime(g: Game, { player }: CastRequest, timed: readonly RuleNumber[]): readonly Considered[] {
  const why = timed.length === 0 ? null : sorceryTiming(g, player);
  if (why === null) return [];
  return [
    {
      what: "casting it only during one's own main phase with the stack empty",
      why: `it may be cast now though ${why}`,
      cite: ['117.1a', ...timed],
    },
  ];
}

const offersAWay = ({ tree, hooks }: AbilityDefinition): boolean =>
  hooks.prototype !== undefined ||
  (tree.kind === 'static' && (tree.statement.kind === 'alternativeCost' || tree.statement.kind === 'castBy'));

function usingWords({ using }: CastRequest, name: string): string {
  if (using.kind === 'withoutPaying') return ' without paying its mana cost';
  if (using.kind === 'permission') return ` using ${using.name}`;
  if (using.kind !== 'alternative') return '';
  if (using.faceDown) return ` face down, using ${using.name}`;
  return using.name === name ? ' for an alternative cost' : ` for its ${using.name} cost`;
}

/** An alternative cost may be paid though the mana cost couldn't be (CR 118.6a). */
const unpayable = (g: Game, { object: id, using }: CastRequest): readonly RuleNumber[] =>
  (using.kind === 'alternative' || using.kind === 'withoutPaying') && characteristics(g, id).manaCost === null ? ['118.6a'] : [];

/** The rules of the way in which it is cast: alternative costs (CR 118.9), permissions, and the keyword that gives them. */
export function usingRules(using: CastUsing): readonly RuleNumber[] {
  if (using.kind === 'manaCost') return [];
  if (using.kind === 'permission') return using.castAs ? [...using.cite, ...CAST_AS[using.castAs]] : ['601.3', ...using.cite];
  const { faceDown, castAs } = shapeOf(using);
  return [
    ...(['601.2b', '118.9', '118.9a', '118.9c'] as const),
    ...using.cite,
    ...(faceDown ? (['708.4', ...(FACE_DOWN[faceDown] ?? [])] as const) : []),
    ...(castAs ? CAST_AS[castAs] : []),
  ];
}

const CAST_AS: Readonly<Record<CastAs, readonly RuleNumber[]>> = {
  bestowed: ['702.103b', '702.103d'],
  mutating: ['702.140a'],
  prototyped: ['718.3', '718.3a', '718.3b'],
  fused: ['702.102a', '709.4d', '702.102b', '702.102c'],
};

/** How a card is cast face down with the ability that allows it. */
const FACE_DOWN: Readonly<Partial<Record<FaceDownAs, readonly RuleNumber[]>>> = { morph: ['702.37c'], disguise: ['702.168b'] };
