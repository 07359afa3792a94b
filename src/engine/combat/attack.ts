import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { list } from '../events/words.ts';
import { type Game, object } from '../game.ts';
import { characteristics, hasFlag } from '../layers/index.ts';
import { refuse } from '../refuse.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../state/ids.ts';
import { nameOf, playerName, refName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { type Able, ableAttackers, attackNeeds, mostAttackers } from './attackRequirements.ts';
import { attacksOnlyAlone, cantAttack, cantAttackAlone, cantAttackThat, mustAttack, pricedAttack, tooMany } from './mayAttack.ts';
import { combatOf, setCombat } from './phase.ts';
import { payPrices } from './price.ts';
import { says } from './said.ts';
import { cameUnderControl } from './sickness.ts';

/** Which creatures attack whom (CR 508.1a, b). */
export interface AttackDeclaration {
  readonly attackers: readonly { readonly attacker: ObjectId; readonly on: Ref }[];
}

/** Declares attackers, step by step (CR 508.1). Throws a refusal where the declaration is illegal. */
export function* declareAttackers(g: Game, player: PlayerId, declaration: AttackDeclaration): Run<void> {
  const { attackers } = declaration;
  if (player !== g.state.turn.active)
    refuse(`${playerName(g, player)} isn't the active player, so can't declare attackers.`, ['508.1']);
  checkChoices(g, declaration);
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
  const { most, needed } = attackNeeds(ableAttackers(g), mostAttackers(g));
  const attacking = attackers.map(({ attacker }) => attacker);
  const obeyed = attacking.reduce((sum, id) => sum + mustAttack(g, id).length, 0);
  if (obeyed >= most) return;
  const idle = needed.filter(({ id }) => !attacking.includes(id));
  const [first] = idle;
  const statement = first && mustAttack(g, first.id)[0];
  const who = list(idle.map(({ id }) => nameOf(g, id)));
  refuse(`${who} must attack if able${statement ? ` (${says(statement)})` : ''}.`, ['508.1d', ...(statement?.cite ?? [])]);
}

/** 508.1f to m. */
function* attack(g: Game, player: PlayerId, { attackers }: AttackDeclaration): Run<void> {
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
  const fresh = { blocked: false, blockers: [], band: null, attacksNothing: false };
  setCombat(g, {
    attackers: [...combatOf(g).attackers, ...still.map(({ attacker, on }) => ({ object: attacker, on, ...fresh }))],
  });
  const alone = attackers.length === 1;
  yield* happen(
    g,
    still.map(({ attacker, on }): GameEvent => ({ kind: 'attacks', attacker, on, alone })),
    cause,
  );
}

function tellUntapped(g: Game, ids: readonly ObjectId[]): void {
  for (const id of ids) {
    tell(g, { kind: 'combat', says: `${nameOf(g, id)} attacks without tapping.`, cite: ['702.20b', '508.1f'], subjects: [id] });
  }
}

/** What lets a creature attack in the turn in which it came (CR 302.6, 702.10b). */
function tellHaste(g: Game, ids: readonly ObjectId[]): void {
  for (const id of ids.filter((one) => object(g, one).controlledSince > 0 && cameUnderControl(g, one))) {
    tell(g, {
      kind: 'combat',
      says: `${nameOf(g, id)} may attack though it came under that player's control this turn.`,
      cite: ['702.10b', '302.6'],
      subjects: [id],
    });
  }
}

/** Nobody said who attacks: then nobody does, unless a requirement says otherwise, and then as few as obey it (CR 508.1d). */
export function* requiredAttack(g: Game): Run<void> {
  const { needed, companions } = attackNeeds(ableAttackers(g), mostAttackers(g));
  const chosen = [...needed, ...(yield* chooseCompanion(g, companions))];
  const attackers: { attacker: ObjectId; on: Ref }[] = [];
  for (const able of chosen) attackers.push({ attacker: able.id, on: yield* chooseTarget(g, able) });
  yield* declareAttackers(g, g.state.turn.active, { attackers });
}

function* chooseCompanion(g: Game, companions: readonly Able[]): Run<readonly Able[]> {
  if (companions.length === 0) return [];
  const [ref] = yield* chooseRefs(g, {
    player: g.state.turn.active,
    kind: 'attack',
    prompt: "which creature attacks with the one that must attack but can't attack alone?",
    refs: companions.map(({ id }) => objectRef(id)),
    min: 1,
    max: 1,
    cite: ['508.1d'],
    source: null,
  });
  return companions.filter(({ id }) => ref?.kind === 'object' && ref.object === id);
}

function* chooseTarget(g: Game, { id, targets }: Able): Run<Ref> {
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
