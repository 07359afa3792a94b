import { activate as activateAbility } from '../../../engine/actions/activate.ts';
import { playLand } from '../../../engine/actions/playLand.ts';
import { specialAction, specialActionsOf } from '../../../engine/actions/special.ts';
import { turnFaceUp } from '../../../engine/actions/turnFaceUp.ts';
import { unlock } from '../../../engine/actions/unlock.ts';
import { cast } from '../../../engine/casting/cast.ts';
import { offersFor } from '../../../engine/casting/offers.ts';
import { optionalCosts } from '../../../engine/casting/optionalCosts.ts';
import { NOTHING_ANNOUNCED } from '../../../engine/casting/request.ts';
import { alternatives, waysToCast } from '../../../engine/casting/ways.ts';
import type { PaymentAnswer, Run } from '../../../engine/decisions/types.ts';
import type { AbilityDefinition } from '../../../engine/definition.ts';
import { doorsOf } from '../../../engine/designations/halves.ts';
import { NO_CAUSE } from '../../../engine/events/event.ts';
import { happen } from '../../../engine/events/happen.ts';
import { characteristics } from '../../../engine/layers/index.ts';
import { payments } from '../../../engine/legal/payments.ts';
import type { ObjectId, PlayerId } from '../../../engine/state/ids.ts';
import type { GameObject } from '../../../engine/state/object.ts';
import { setObject } from '../../../engine/writer.ts';
import type { ActivationRestriction } from '../../../oracle/tree/index.ts';
import { changedSince, snapshot } from './changes.ts';
import { costsItself, needsTapped, spends, tapsOthers } from './costs.ts';
import type { Moment } from './manner.ts';
import { ANN, BOB, KEPT, type Player } from './player.ts';

/** Uses everything that the card offers now. */
export function tryCard(p: Player, now: Moment): void {
  for (const { id } of own(p)) {
    if (p.isDone) return;
    // Some copies are kept for later.
    if (p.g.state.objects[id] && p.dice.often(keeps(p) ? 45 : 75)) tryObject(p, id, now);
  }
}

/** Copies are kept for another time of the turn, or another turn. */
const keeps = ({ manner }: Player): boolean => manner.sparing && !USED_AT_ONCE.has(manner.casts);
const USED_AT_ONCE: ReadonlySet<Moment | null> = new Set(['afterCombat', 'inCombat']);

/** Copies of the card, and of its prepare spell (CR 722.3c). */
const own = ({ g, card }: Player): readonly GameObject[] =>
  (Object.values(g.state.objects) as GameObject[]).filter(
    (one) => (one.card === card.key || one.prepare) && one.zone !== 'stack' && one.zone !== 'library',
  );

function tryObject(p: Player, id: ObjectId, now: Moment): void {
  const { g, dice } = p;
  const { zone, faceDown } = g.state.objects[id]!;
  const castFirst = dice.often(50);
  const waits = p.manner.clash === true && !hasClashed(p);
  if (faceDown && zone === 'battlefield') turnUp(p, id);
  if (zone === 'hand' && asksForDiscard(p) && dice.often(30)) {
    discard(p, id);
    return;
  }
  const castable = (zone === 'hand' && isMoment(p, now)) || zone === 'graveyard' || zone === 'exile';
  if (castable && castFirst) castOrPlay(p, id);
  if (!g.state.objects[id]) return;
  for (const ability of dice.shuffled(characteristics(g, id).abilities)) {
    if (waits || ability.tree.kind !== 'activated' || !ability.functionsIn.includes(zone)) continue;
    if (!isSpared(p, ability, now)) activate(p, id, ability);
  }
  if (castable && !castFirst) castOrPlay(p, id);
}

/** Whether the manner of the game has copies in hand cast now: in combat, where its words speak of blocks, not before there are any. */
function isMoment(p: Player, now: Moment): boolean {
  const { g, manner, ofBlocks } = p;
  if (manner.clash) return hasClashed(p) || !p.card.faces.some(({ types }) => types.includes('instant'));
  const { step, active } = g.state.turn;
  if (manner.casts === 'onTheirTurn') return active !== ANN;
  if (manner.casts === 'inCombat' && step === 'declare attackers' && ofBlocks) return false;
  return (manner.casts ?? now) === now;
}

/** Whether creatures have been declared as attackers, and as blockers where the card's words speak of blocks. */
const hasClashed = ({ g, ofBlocks }: Player): boolean =>
  g.state.turn.step === 'declare blockers' || (g.state.turn.step === 'declare attackers' && !ofBlocks);

/** Left alone, since something has come of it already, or nothing will, and it may cost the card. */
function isSpared(p: Player, ability: AbilityDefinition, now: Moment): boolean {
  const { manner, usage, dice } = p;
  if (!manner.sparing) return false;
  // What speaks of blocks or attackers waits for them.
  const combat = moment(p, ability);
  if (combat === 'now' && usage.isOpen(ability.key)) return false;
  if (combat === 'later' && usage.wasInVain(ability.key) && dice.often(90)) return true;
  // What waits for something to happen stays around for it.
  if (costsItself(ability) && usage.hasOpenTrigger && p.g.state.turn.number === 1 && dice.often(85)) return true;
  if (discardsItself(ability) && usage.waitsFor('cycle')) return now !== 'inResponse' && dice.often(60);
  // What came to nothing before waits for the moment that the game is about.
  if (manner.casts !== null && !isMoment(p, now) && usage.wasInVain(ability.key) && dice.often(85)) return true;
  if (tapsOthers(ability)) {
    // What targets something on the stack is used in response.
    const response = now === 'inResponse' && usage.lacksTargets(ability.key);
    return (now !== 'main' && !response) || p.wasUsedThisTurn(ability);
  }
  if (usage.isOpen(ability.key)) return spends(ability) && dice.often(usage.wasInVain(ability.key) ? 80 : 0);
  return dice.often(spends(ability) ? 90 : 70);
}

/** Whether what an ability's words say of combat can be there now; null where they say nothing of it. */
function moment({ g }: Player, { tree }: AbilityDefinition): 'now' | 'later' | null {
  const words = JSON.stringify(tree);
  const { step } = g.state.turn;
  if (words.includes('block')) return step === 'declare blockers' ? 'now' : 'later';
  if (words.includes('attack')) return step === 'declare attackers' || step === 'declare blockers' ? 'now' : 'later';
  return null;
}

/** Used from the hand for a cost by which the card goes, as cycling is (CR 702.29a). */
const discardsItself = (ability: AbilityDefinition): boolean => ability.functionsIn.includes('hand') && spends(ability);

/** Whether the card's words speak of its being discarded, or of what comes of that. */
const asksForDiscard = ({ usage }: Player): boolean =>
  usage.uses.some(({ ability: { words, tree } }) => DISCARDED.test(words) || JSON.stringify(tree).includes('"kind":"discards"'));

const DISCARDED = /discard(?:s|ed)? (?:this card|it this turn)|this card is exiled this way/i;

/** By itself, or as a spell or ability of the opponent would have it. */
function discard(p: Player, object: ObjectId): void {
  const by = p.dice.often(50) ? { causedBy: BOB } : {};
  p.act(ANN, () => happen(p.g, [{ kind: 'discard', object, player: ANN, asCost: false, ...by }], NO_CAUSE));
  p.resolveAll();
}

function turnUp(p: Player, object: ObjectId): void {
  const { g } = p;
  const player = characteristics(g, object).controller;
  p.act(player, () => turnFaceUp(g, { ...NOTHING_ANNOUNCED, player, object }));
  p.resolveAll();
}

/** Face-down permanents of others turn up. */
export function turnOthersUp(p: Player): void {
  const { battlefield, objects } = p.g.state;
  for (const id of battlefield) if (objects[id]?.faceDown && objects[id]!.card !== p.card.key && !p.isDone) turnUp(p, id);
}

/** Halves of Ann's permanents are unlocked (CR 116.2m), those of the card and of others. */
export function unlockDoors(p: Player): void {
  const { g, dice } = p;
  for (const object of g.state.battlefield) {
    const locked = doorsOf(g, object).some(({ unlocked }) => !unlocked);
    if (!locked || p.isDone || characteristics(g, object).controller !== ANN || dice.often(50)) continue;
    p.act(ANN, () => unlock(g, { ...NOTHING_ANNOUNCED, player: ANN, object, half: null }));
    p.resolveAll();
  }
}

function activate(p: Player, object: ObjectId, ability: AbilityDefinition): void {
  const { g, usage } = p;
  const value = g.state.objects[object];
  if (!value || !characteristics(g, object).abilities.some(({ key }) => key === ability.key)) return;
  const { controller } = characteristics(g, object);
  if (g.state.players[controller]!.lost !== null) return;
  // In another position it would be untapped, or tapped where the cost or the effect untaps it.
  const tapped = needsTapped(ability);
  if (value.zone === 'battlefield' && value.tapped !== tapped) setObject(g, object, { tapped });
  let made: ObjectId | null = null;
  const before = snapshot(g);
  const activateAs = (player: PlayerId): string | null =>
    p.act(player, function* () {
      made = yield* activateAbility(g, { ...NOTHING_ANNOUNCED, player, object, ability });
    });
  const own = activateAs(controller);
  const reason =
    own !== null && ability.tree.kind === 'activated' && ability.tree.restrictions.some(isOfOthers)
      ? activateAs(controller === ANN ? BOB : ANN)
      : own;
  if (reason !== null) usage.refused(ability.key, reason);
  // A mana ability has resolved already.
  else if (made === null) usage.done(ability.key, changedSince(g, before, object));
  p.resolveAll();
}

/** "Only your opponents may activate this ability." */
const isOfOthers = (restriction: ActivationRestriction): boolean =>
  restriction.kind === 'activatedBy' && restriction.who === 'opponents';

function castOrPlay(p: Player, id: ObjectId): void {
  const { g, dice, card } = p;
  if (!g.state.objects[id]) return;
  for (const ability of specialActionsOf(g, id)) {
    if (!dice.often(50) || g.state.objects[id]?.zone !== 'hand') continue;
    p.act(ANN, () => specialAction(g, { ...NOTHING_ANNOUNCED, player: ANN, object: id, ability }));
  }
  for (const face of facesInOrder(p)) {
    if (!g.state.objects[id]) return;
    if (!card.faces[face]!.types.includes('land')) castWays(p, id, face);
    else if (dice.often(50) || !castWays(p, id, face)) play(p, id, face);
  }
}

function play(p: Player, object: ObjectId, face: number): void {
  p.act(ANN, () => playLand(p.g, { player: ANN, object, face, permitted: false, timing: 'priority' }));
  p.resolveAll();
}

/** Gives whether there is a way: a land can only be cast face down (CR 708.4). */
function castWays(p: Player, object: ObjectId, face: number): boolean {
  const { g, dice, usage, card } = p;
  const offers = offersFor(g, ANN, object, face).map(({ names }) => names[0]!);
  const ways = card.faces[face]!.types.includes('land') ? offers : [null, ...offers];
  for (const asked of dice.shuffled(ways)) {
    if (!g.state.objects[object]) return true;
    const named = dice.often(50) ? optionalCostNames(p, face) : [];
    const reason = castOnce(p, object, face, asked, named);
    const inHand = g.state.objects[object]?.zone === 'hand';
    if (reason !== null && reason !== KEPT && inHand) for (const { key } of spellAbilities(p, face)) usage.refused(key, reason);
    // Often there is an answer to it, so that what happens to it on the stack is seen.
    if (reason === null && dice.often(15)) p.castOnlooker(BOB, dice.pick(['Onlooker Sting', 'Onlooker Feint']));
    p.resolveAll();
  }
  return ways.length > 0;
}

/** So many payments are tried where something else than mana may pay. */
const MOST_PAYMENTS = 150;

/** Where the words let something be done rather than pay mana, that is often done, as far as the rules take it. */
function castOnce(p: Player, object: ObjectId, face: number, asked: string | null, named: readonly string[]): string | null {
  const { g, dice, card } = p;
  const instead = JSON.stringify(card.faces[face]!.abilities.map(({ tree }) => tree)).includes('"kind":"payInstead"');
  if (instead && dice.often(60)) {
    const { way } = waysToCast(g, ANN, object, face).find((one) => one.asked === asked) ?? {};
    let tried = 0;
    for (const payment of way ? payments(g, { kind: 'cast', player: ANN, object, face, asked, way }) : []) {
      if (payment === null || Object.keys(payment.objects).length === 0) continue;
      const said = { ...payment, manaFrom: null };
      if (p.act(ANN, () => castRun(p, object, face, asked, named, said)) === null) return null;
      tried += 1;
      if (tried >= MOST_PAYMENTS) break;
    }
  }
  return p.act(ANN, () => castRun(p, object, face, asked, named, null));
}

function castRun(
  { g }: Player,
  object: ObjectId,
  face: number,
  asked: string | null,
  named: readonly string[],
  payment: PaymentAnswer | null,
): Run<unknown> {
  const way = alternatives(g, ANN, object, face, asked);
  const costs = optionalCosts(g, ANN, object, face, named);
  return cast(g, { ...NOTHING_ANNOUNCED, player: ANN, object, face, ...way, timing: 'priority', optionalCosts: costs, payment });
}

const spellAbilities = ({ card }: Player, face: number): readonly AbilityDefinition[] =>
  card.faces[face]!.abilities.filter(({ tree }) => tree.kind === 'spell');

const optionalCostNames = ({ card }: Player, face: number): readonly string[] =>
  card.faces[face]!.abilities.flatMap(({ tree, keyword }) => {
    if (tree.kind !== 'static') return [];
    const { statement } = tree;
    const offers = statement.kind === 'chooseAllModes' || (statement.kind === 'additionalCost' && statement.optional);
    return offers ? [keyword?.name ?? 'additional cost'] : [];
  });

/** Mostly the one first of which nothing has come yet. */
function facesInOrder(p: Player): readonly number[] {
  const faces = p.dice.shuffled(castableFaces(p));
  const isOpen = (face: number): boolean => spellAbilities(p, face).some(({ key }) => p.usage.isOpen(key));
  if (faces.length < 2 || !p.dice.often(70)) return faces;
  return [...faces.filter(isOpen), ...faces.filter((face) => !isOpen(face))];
}

/** Faces that can be cast or played (CR 709.3, 712.11, 715.3). */
function castableFaces({ card: { layout, faces } }: Player): readonly number[] {
  return CASTABLE_ON_EITHER_SIDE.has(layout) ? [...faces.keys()] : [0];
}

const CASTABLE_ON_EITHER_SIDE: ReadonlySet<string> = new Set(['split', 'modal_dfc', 'adventure', 'omen']);
