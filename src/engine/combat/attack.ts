import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { list } from '../events/words.ts';
import { type Game, object } from '../game.ts';
import { characteristics, hasFlag } from '../layers/index.ts';
import { severalOfFlag } from '../layers/several.ts';
import { refuse } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref, sameRef } from '../state/ids.ts';
import { nameOf, playerName, refName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { type AttackQuestion, attackQuestion, optimum, whatToAttack, whoAttacks } from './attackRequirements.ts';
import { type Band, bandIn, checkBands, tellBands } from './bands.ts';
import { enlistForAttackers } from './enlist.ts';
import { exertAttackers } from './exert.ts';
import {
  attackRequirements,
  attacksOnlyAlone,
  cantAttack,
  cantAttackAlone,
  cantAttackThat,
  obeyedRequirements,
  pricedAttack,
  tooMany,
} from './mayAttack.ts';
import { combatOf, setCombat } from './phase.ts';
import { payPrices } from './price.ts';
import { says } from './said.ts';
import { cameUnderControl } from './sickness.ts';

export interface Attacker {
  readonly attacker: ObjectId;
  readonly on: Ref;
  /** Whether it is exerted, where that was said (CR 508.1g). */
  readonly exert?: boolean;
  /** Which creatures are tapped for its enlist abilities, one for each in turn, where that was said (CR 702.154a). */
  readonly enlist?: readonly ObjectId[];
}

/** Which creatures attack whom (CR 508.1a, b). */
export interface AttackDeclaration {
  readonly attackers: readonly Attacker[];
  /** The bands that they form (CR 702.22c). */
  readonly bands?: readonly Band[];
}

/** Declares attackers, step by step (CR 508.1). Throws a refusal where the declaration is illegal. */
export function* declareAttackers(g: Game, player: PlayerId, declaration: AttackDeclaration): Run<void> {
  const { attackers } = declaration;
  if (player !== g.state.turn.active)
    refuse(`${playerName(g, player)} isn't the active player, so can't declare attackers.`, ['508.1']);
  checkChoices(g, declaration);
  checkBands(g, declaration.bands ?? [], attackers);
  checkRequirements(g, declaration);
  if (attackers.length === 0) {
    tell(g, { kind: 'combat', says: `${playerName(g, player)} declares no attackers.`, cite: ['508.1a', '508.8'] });
    return;
  }
  const told = {
    kind: 'combat',
    says: `${playerName(g, player)} declares attackers: ${list(attackers.map(({ attacker, on }) => `${nameOf(g, attacker)} attacks ${refName(g, on)}`))}.`,
    cite: ['508.1', '508.1a', '508.1b'],
    subjects: attackers.map(({ attacker }) => attacker),
  } as const;
  yield* under(g, told, () => attack(g, player, declaration));
}

/** 508.1a to c. */
function checkChoices(g: Game, { attackers }: AttackDeclaration): void {
  const seen = new Set<ObjectId>();
  for (const { attacker, on } of attackers) {
    if (seen.has(attacker)) refuse(`${nameOf(g, attacker)} is named twice; a creature attacks once.`, ['508.1a']);
    seen.add(attacker);
    const against = cantAttack(g, attacker) ?? cantAttackThat(g, attacker, on);
    if (against) refuse(`${against.reason}.`, against.cite);
  }
  const most = tooMany(
    g,
    attackers.map(({ on }) => on),
  );
  if (most) refuse(`So many creatures can't attack (${says(most)}).`, ['508.1c', ...most.cite]);
  for (const { attacker } of attackers.length > 1 ? attackers : []) {
    const [lone] = attacksOnlyAlone(g, attacker);
    if (lone) refuse(`${nameOf(g, attacker)} can attack only alone (${says(lone)}).`, ['508.1c', ...lone.cite]);
  }
  const [only] = attackers;
  const alone = only && attackers.length === 1 ? cantAttackAlone(g, only.attacker)[0] : undefined;
  if (only && alone) refuse(`${nameOf(g, only.attacker)} can't attack alone (${says(alone)}).`, ['508.1c', ...alone.cite]);
}

/** 508.1d: no fewer requirements are obeyed than could be without disobeying a restriction or paying. */
function checkRequirements(g: Game, { attackers }: AttackDeclaration): void {
  const question = attackQuestion(g);
  const most = optimum(question)?.value ?? 0;
  const obeyed = attackers.reduce((sum, { attacker, on }) => sum + obeyedRequirements(g, attacker, on).length, 0);
  if (obeyed >= most) return;
  const { needed } = whoAttacks(question, new Map());
  const idle = needed
    .map((index) => question.creatures[index]!)
    .filter((id) => attackers.every(({ attacker }) => attacker !== id));
  const [first] = idle;
  if (first === undefined) elsewhere(g, question, attackers);
  const statement = first === undefined ? undefined : attackRequirements(g, first)[0];
  const who = idle.length > 0 ? `${list(idle.map((id) => nameOf(g, id)))} must attack if able` : 'More creatures must attack';
  refuse(`${who}${statement ? ` (${says(statement)})` : ''}.`, ['508.1d', ...(statement?.cite ?? [])]);
}

/** Those that attack must attack somebody else: another attack of the same creature would obey more. */
function elsewhere(g: Game, { creatures, targets, problem }: AttackQuestion, attackers: AttackDeclaration['attackers']): void {
  for (const { attacker, on } of attackers) {
    const options = problem.creatures[creatures.indexOf(attacker)]?.options ?? [];
    const now = obeyedRequirements(g, attacker, on);
    const better = options.filter(({ value }) => value > now.length).map((option) => targets[option.on]!);
    const [one] = better;
    if (!one) continue;
    const more = obeyedRequirements(g, attacker, one);
    const statement = more.find(
      (each) =>
        more.filter((other) => other.words === each.words).length > now.filter((other) => other.words === each.words).length,
    );
    const whom = better.map((ref) => refName(g, ref)).join(' or ');
    refuse(`${nameOf(g, attacker)} must attack ${whom} if able${statement ? ` (${says(statement)})` : ''}.`, [
      '508.1d',
      ...(statement?.cite ?? []),
    ]);
  }
}

/** 508.1f to m. */
function* attack(g: Game, player: PlayerId, { attackers, bands = [] }: AttackDeclaration): Run<void> {
  const cause = { source: null, player, words: null };
  tellHaste(
    g,
    attackers.map(({ attacker }) => attacker),
  );
  const tapping = attackers.filter(({ attacker }) => !hasFlag(g, attacker, 'attacksWithoutTapping'));
  tellUntapped(
    g,
    attackers.map(({ attacker }) => attacker).filter((id) => !tapping.some(({ attacker }) => attacker === id)),
  );
  const taps = tapping.map(({ attacker }): GameEvent => ({ kind: 'tap', object: attacker }));
  if (taps.length > 0) {
    const told = { kind: 'combat', says: 'The attacking creatures are tapped.', cite: ['508.1f'] } as const;
    yield* under(g, told, () => happen(g, taps, cause));
  }
  yield* exertAttackers(g, player, attackers);
  yield* enlistForAttackers(g, player, attackers);
  yield* payPrices(
    g,
    player,
    attackers.flatMap(({ attacker, on }) => pricedAttack(g, attacker, on)),
    'attack',
  );
  // 508.1k: each chosen creature that the player still controls.
  const still = attackers.filter(
    ({ attacker }) => g.state.objects[attacker] && characteristics(g, attacker).controller === player,
  );
  const fresh = { blocked: false, blockers: [], attacksNothing: false };
  tellBands(g, bands);
  setCombat(g, {
    attackers: [
      ...combatOf(g).attackers,
      ...still.map(({ attacker, on }) => ({ object: attacker, on, band: bandIn(bands, attacker), ...fresh })),
    ],
  });
  const alone = attackers.length === 1;
  yield* happen(
    g,
    still.map(
      ({ attacker, on }): GameEvent => ({ kind: 'attacks', attacker, on, alone, power: characteristics(g, attacker).power ?? 0 }),
    ),
    cause,
  );
}

function tellUntapped(g: Game, ids: readonly ObjectId[]): void {
  for (const id of ids) {
    tell(g, {
      kind: 'combat',
      says: `${nameOf(g, id)} attacks without tapping.`,
      cite: ['702.20a', '702.20b', '508.1f', ...severalOfFlag(g, id, 'attacksWithoutTapping')],
      subjects: [id],
    });
  }
}

/** What lets a creature attack in the turn in which it came: haste (CR 302.6, 702.10b). */
function tellHaste(g: Game, ids: readonly ObjectId[]): void {
  for (const id of ids.filter((one) => object(g, one).controlledSince > 0 && cameUnderControl(g, one))) {
    tell(g, {
      kind: 'combat',
      says: `${nameOf(g, id)} may attack though it came under that player's control this turn.`,
      cite: ['702.10b', '302.6', ...severalOfFlag(g, id, 'ignoresSummoningSickness')],
      subjects: [id],
    });
  }
}

/** Nobody said who attacks: then nobody does, unless a requirement says otherwise, and then as few as obey the most of them (CR 508.1d). */
export function* requiredAttack(g: Game): Run<void> {
  const question = attackQuestion(g);
  const settled = new Map<number, 'attacks' | number>();
  for (;;) {
    const { needed, oneOf } = whoAttacks(question, settled);
    for (const index of needed) settled.set(index, 'attacks');
    if (oneOf.length === 0) break;
    settled.set(yield* chooseAttacker(g, question, oneOf), 'attacks');
  }
  const attackers: { attacker: ObjectId; on: Ref }[] = [];
  for (const index of [...settled.keys()].sort((a, b) => a - b)) {
    const attacker = question.creatures[index]!;
    const on = yield* chooseTarget(g, attacker, whatToAttack(question, settled, index));
    settled.set(
      index,
      question.targets.findIndex((ref) => sameRef(ref, on)),
    );
    attackers.push({ attacker, on });
  }
  yield* declareAttackers(g, g.state.turn.active, { attackers });
}

function* chooseAttacker(g: Game, { creatures }: AttackQuestion, among: readonly number[]): Run<number> {
  const [ref] = yield* chooseRefs(g, {
    player: g.state.turn.active,
    kind: 'attack',
    prompt: 'requirements ask for one more creature to attack; which?',
    refs: among.map((index) => objectRef(creatures[index]!)),
    min: 1,
    max: 1,
    cite: ['508.1d'],
    source: null,
  });
  return among.find((index) => ref?.kind === 'object' && creatures[index] === ref.object) ?? among[0]!;
}

function* chooseTarget(g: Game, id: ObjectId, targets: readonly Ref[]): Run<Ref> {
  const [on] = yield* chooseRefs(g, {
    player: g.state.turn.active,
    kind: 'attack',
    prompt: `whom does ${nameOf(g, id)} attack?`,
    refs: targets,
    min: 1,
    max: 1,
    cite: ['508.1b'],
    source: id,
  });
  return on ?? targets[0]!;
}
