import type { CastOnly } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { TURN_STEPS } from '../../rules/vocabulary/zones.ts';
import { abilityOf } from '../abilities.ts';
import { declaredAttacks } from '../filters/attacked.ts';
import type { Candidate } from '../filters/index.ts';
import { holds, isAmong } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { abilitiesTaken, characteristics, characteristicsAs, hasFlag, statements, statementsOf } from '../layers/index.ts';
import { startOf } from '../layers/printed.ts';
import { severalOfFlag, severalRules } from '../layers/several.ts';
import { refuse } from '../refuse.ts';
import { changedEntry, changedObject } from '../state/change.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { layoutOf } from './faces.ts';
import { prohibitsCasting } from './prohibitions.ts';
import { castRecord } from './record.ts';
import { PLAIN_SHAPE, type Shape } from './request.ts';

/** What the question "could this player begin to cast this?" depends on (CR 601.3). */
export interface BeginQuestion {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly face: number;
  readonly timing: 'priority' | 'resolution';
  readonly permitted: boolean;
  /** What it would be by the way of casting it; absent: nothing special. */
  readonly shape?: Shape;
  /** The rule by which it can be cast only when a sorcery could be, whatever it is. */
  readonly asSorcery?: RuleNumber | undefined;
  /** The rule by which it can be cast only during the player's declare blockers step, whatever it is. */
  readonly afterBlocks?: RuleNumber | undefined;
  /** X in its mana cost can be nothing but 0, since what is paid has no X (CR 107.3b). */
  readonly xIsZero?: boolean | undefined;
}

/**
 * The card as the spell that it would be (CR 601.3e): on the stack, under that player's control, with the chosen face. A card that lies face down
 * is turned face up before it is cast, unless it is cast face down (406.3a).
 */
export function asSpell(
  g: Game,
  { player, object: id, face, shape = PLAIN_SHAPE }: Pick<BeginQuestion, 'player' | 'object' | 'face' | 'shape'>,
): Candidate {
  const card = object(g, id);
  const stack = castRecord(g, player, card.zone);
  const { faceDown, castAs } = shape;
  const value = changedObject(card, { zone: 'stack', controller: player, face, faceDown, castAs, stack });
  const gains = keptFromThere(g, id, value);
  const spell = gains.length === 0 ? value : changedObject(value, { gains });
  return { object: spell, characteristics: characteristicsAs(g, spell) };
}

const ALLOWING: ReadonlySet<string> = new Set(['castBy', 'alternativeCost', 'mayPlayFrom']);

/**
 * Keyword abilities by which a card may be cast that effects give it where it is, by key: they go on to apply to the spell that it becomes
 * (CR 400.7g). What it has by its own words it has as a spell too.
 */
function keptFromThere(g: Game, id: ObjectId, spell: GameObject): readonly string[] {
  const { abilities } = characteristics(g, id);
  const names = abilities.flatMap(({ tree, keyword }) =>
    keyword !== null && tree.kind === 'static' && ALLOWING.has(tree.statement.kind) ? [keyword.name] : [],
  );
  if (names.length === 0) return [];
  const own = new Set(
    [...startOf(g, object(g, id), null).abilities, ...characteristicsAs(g, spell).abilities].map(({ key }) => key),
  );
  return abilities.flatMap(({ key, keyword }) =>
    keyword !== null && names.includes(keyword.name) && !own.has(key) ? [key] : [],
  );
}

/**
 * Refuses where the player couldn't begin to cast it now (CR 601.3, 117.1a). Whether costs and targets work out isn't asked. Gives the rules by
 * which it may be cast at a time at which its type alone wouldn't allow it.
 */
export function checkBegin(g: Game, question: BeginQuestion): readonly RuleNumber[] {
  const spell = asSpell(g, question);
  const { types } = spell.characteristics;
  const name = spell.characteristics.name || nameOf(g, question.object);
  if (types.includes('land')) refuse(`${name} is a land: it is played, not cast.`, ['305.9']);
  if (question.face > 0 && layoutOf(g, question.object) === 'prepare')
    refuse(`${name} is a prepare spell: the card can't be cast as it, only a copy made by what is prepared.`, ['722.3']);
  if (!question.permitted && !fromHand(g, question)) {
    const where = zoneWords(object(g, question.object));
    const { zone: here } = object(g, question.object);
    const hadWay = statementsOf(g, spell.object, 'castBy').some(({ node }) => node.from === here);
    const lost = hadWay ? abilitiesTaken(g, question.object) : null;
    refuse(`Nothing allows ${playerName(g, question.player)} to cast ${name} from ${where}.${lost ? ` ${lost.says}` : ''}`, [
      '601.3',
      ...(lost?.cite ?? []),
    ]);
  }
  noSplitSecond(g, name);
  const timed = question.timing === 'priority' ? checkTiming(g, question, spell) : [];
  checkCastOnly(g, question.player, spell);
  const { zone } = object(g, question.object);
  const prohibited = prohibitsCasting(g, question.player, spell, zone, () => asItMayBecome(g, spell, question));
  if (prohibited) {
    const asX: readonly RuleNumber[] = hasX(spell) ? ['601.3a', ...(question.xIsZero ? (['107.3b'] as const) : [])] : [];
    refuse(`${prohibited.words.card} prohibits it: "${prohibited.words.text}"`, ['601.3', '101.2', ...asX, ...prohibited.cite]);
  }
  return timed;
}

/** What decides between "even", "equal to" and "or greater": the least values of X, and one that is beyond every number. */
const VALUES_OF_X: readonly number[] = [...Array.from({ length: 21 }, (_, x) => x), 1_000_000];

/** The spell as it could become by what is chosen while it is cast: X of its mana cost isn't known yet (CR 601.3a). */
function* asItMayBecome(g: Game, spell: Candidate, { xIsZero }: BeginQuestion): Generator<Candidate> {
  const { stack } = spell.object;
  if (xIsZero || !hasX(spell) || stack?.kind !== 'spell') return;
  for (const x of VALUES_OF_X) {
    const value = changedObject(spell.object, { stack: changedEntry(stack, { x }) });
    yield { object: value, characteristics: characteristicsAs(g, value) };
  }
}

/** Whether there is an X in its mana cost. */
export const hasX = ({ characteristics: { manaCost } }: Candidate): boolean =>
  manaCost?.symbols.some(({ kind }) => kind === 'variable') ?? false;

function fromHand(g: Game, { player, object: id }: BeginQuestion): boolean {
  const card = object(g, id);
  return card.zone === 'hand' && card.owner === player;
}

const zoneWords = ({ zone }: GameObject): string =>
  zone === 'exile' ? 'exile' : zone === 'command' ? 'the command zone' : `a ${zone}`;

/** Some objects on the stack keep players from casting spells and activating abilities while they are there. */
export function noSplitSecond(g: Game, what: string): void {
  for (const id of g.state.stack) {
    if (!hasFlag(g, id, 'stopsResponses')) continue;
    const ability = abilityOf(g, characteristics(g, id).flags.stopsResponses!);
    const cite = [...ability.cite, ...severalRules(g, id, ability)];
    refuse(`${what} can't be cast or activated while ${nameOf(g, id)} is on the stack.`, cite);
  }
}

const TYPE_TIMING: readonly (readonly [string, RuleNumber])[] = [
  ['creature', '302.1'],
  ['sorcery', '307.1'],
  ['artifact', '301.1'],
  ['enchantment', '303.1'],
  ['planeswalker', '306.1'],
  ['battle', '310.1'],
];

/** 117.1a: an instant any time with priority, anything else in one's own main phase with the stack empty. Gives the rules that allow more. */
function checkTiming(g: Game, question: BeginQuestion, spell: Candidate): readonly RuleNumber[] {
  const { player, asSorcery, afterBlocks } = question;
  const { types, flags, abilities } = spell.characteristics;
  const name = spell.characteristics.name || 'A face-down spell';
  if (afterBlocks) {
    const { active, step } = g.state.turn;
    if (active !== player || step !== 'declare blockers')
      refuse(`${name} can be cast so only during one's own declare blockers step.`, [afterBlocks]);
    return [afterBlocks];
  }
  const why = sorceryTiming(g, player);
  if (asSorcery && why !== null)
    refuse(`${name} can be cast so only during one's own main phase with the stack empty: ${why}.`, [asSorcery]);
  if (why === null || types.includes('instant')) return [];
  const flash = flags.castAtInstantSpeed;
  if (flash !== undefined) {
    const own = abilities.find(({ key }) => key === flash)?.cite ?? [];
    return [...own, ...severalOfFlag(g, spell.object.id, 'castAtInstantSpeed')];
  }
  if (mayCastAsThoughFlash(g, player, spell)) return ['601.3b'];
  for (const become of asItMayBecome(g, spell, question)) if (mayCastAsThoughFlash(g, player, become)) return ['601.3b'];
  const typeRules = TYPE_TIMING.filter(([type]) => types.includes(type)).map(([, rule]) => rule);
  refuse(`${name} can be cast only during one's own main phase with the stack empty: ${why}.`, ['117.1a', ...typeRules]);
}

/** With X announced, the effect that lets it be cast as though it had flash must apply to it (CR 601.2e, 601.3b). */
export function checkTimeOfX(g: Game, player: PlayerId, spell: Candidate): void {
  const { types, flags } = spell.characteristics;
  if (!hasX(spell) || types.includes('instant') || flags.castAtInstantSpeed !== undefined) return;
  // The proposed spell itself is on the stack.
  const why = sorceryTiming(g, player, 1);
  if (why === null || mayCastAsThoughFlash(g, player, spell)) return;
  const name = spell.characteristics.name;
  refuse(`With X so, nothing lets ${name} be cast now: ${why}.`, ['601.2e', '601.3b', '117.1a']);
}

/** Why a player couldn't cast a sorcery now (CR 307.1); null where they could. */
export function sorceryTiming(g: Game, player: PlayerId, proposed: 0 | 1 = 0): string | null {
  const { turn, stack } = g.state;
  if (turn.active !== player) return `it is ${playerName(g, turn.active)}'s turn`;
  if (turn.step !== 'precombat main' && turn.step !== 'postcombat main') return `it is the ${turn.step} step`;
  if (stack.length > proposed) return "the stack isn't empty";
  return null;
}

/** "Cast this spell only during combat" and its like: the card's own words prohibit other times (CR 601.3). */
function checkCastOnly(g: Game, player: PlayerId, spell: Candidate): void {
  for (const { node, context, words, cite } of statementsOf(g, spell.object, 'castOnly')) {
    const allowed = node.condition === undefined || holds(g, node.condition, context);
    if (node.attacked && !hasBeenAttacked(g, player))
      refuse(`${words.card} can't be cast now: "${words.text}"`, ['601.3', '508.6', ...cite]);
    const times = node.also ? [node.when, node.also] : [node.when];
    if (!allowed || !times.every((when) => isCastingTime(g, player, when, spell)))
      refuse(`${words.card} can't be cast now: "${words.text}"`, ['601.3', ...cite]);
  }
}

const COMBAT: readonly string[] = [
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
];

/** Whether a creature was declared as an attacker attacking that player in this step (CR 508.6). */
const hasBeenAttacked = (g: Game, player: PlayerId): boolean =>
  declaredAttacks(g).some(({ on }) => on.kind === 'player' && on.player === player);

function isCastingTime(g: Game, player: PlayerId, when: CastOnly['when'], { object: spell }: Candidate): boolean {
  const { step, active } = g.state.turn;
  const at = TURN_STEPS.indexOf(step);
  switch (when) {
    case 'duringCombat':
      return COMBAT.includes(step);
    case 'beforeAttackers':
      return at < TURN_STEPS.indexOf('declare attackers');
    case 'declareAttackersStep':
      return step === 'declare attackers';
    case 'declareBlockersStep':
      return step === 'declare blockers';
    case 'beforeBlockers':
      return at < TURN_STEPS.indexOf('declare blockers');
    case 'afterBlockers':
      return COMBAT.includes(step) && at >= TURN_STEPS.indexOf('declare blockers');
    case 'beforeCombat':
      return at < TURN_STEPS.indexOf('beginning of combat');
    case 'afterCombat':
      return at > TURN_STEPS.indexOf('end of combat');
    case 'beforeCombatDamage':
      return at < TURN_STEPS.indexOf('first-strike damage');
    case 'yourEndStep':
      return step === 'end' && active === player;
    case 'opponentsUpkeep':
      return step === 'upkeep' && active !== player;
    case 'fromGraveyard':
      return spell.stack?.cast?.from === 'graveyard';
    case 'ifSo':
      return true;
    case 'yourTurn':
      return active === player;
    case 'opponentsTurn':
      return active !== player;
  }
}

/** 601.3b: an effect lets spells of a kind be cast as though they had flash. */
function mayCastAsThoughFlash(g: Game, player: PlayerId, spell: Candidate): boolean {
  return statements(g, 'castAsThoughFlash').some(
    ({ node, context }) => (node.anyPlayer || context.controller === player) && isAmong(g, node.objects, spell, context),
  );
}
