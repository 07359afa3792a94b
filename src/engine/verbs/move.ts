import type { Destination, PlayerPhrase, Some } from '../../oracle/tree/index.ts';
import { abilityOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { EntersAs, EventOf, GameEvent } from '../events/event.ts';
import { attackedByAny } from '../filters/combat.ts';
import { holds, objectsOf, playersOf } from '../filters/index.ts';
import { type Game, object, opponents } from '../game.ts';
import { characteristics, characteristicsAs, supposing } from '../layers/index.ts';
import { hasNothingToEnchant } from '../replacement/auras.ts';
import { rememberPut } from '../stack/affected.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { misplaced } from '../stateBased/attachment.ts';
import { nameOf, refName } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { TURNING_OVER } from '../zones/faces.ts';
import { ordinaryEntry, zoneChange } from '../zones/move.ts';
import { orderCards } from './arrange.ts';
import { type Choosing, cardsIn, eligible, enough, resolveObjects } from './choosing.ts';
import { takesPart } from './consent.ts';
import { countersWith } from './counters.ts';
import { type ActOf, contextFor, type Doing, type Executor, outcome } from './executor.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';
import { topOrBottom } from './topOrBottom.ts';

/** Puts or returns objects into a zone; all players choose in APNAP order, then everything moves at the same time (CR 101.4, 608.2f). */
export const move: Executor<'move'> = {
  *run(g, act, doing) {
    const events: GameEvent[] = [];
    for (const player of movers(doing)) {
      if (!(yield* takesPart(doing, player))) continue;
      const refs = yield* resolveObjects(g, act.objects, doing, choosing(g, act, doing, player));
      const ctx = contextFor(doing, playerRef(player));
      events.push(...(yield* moves(g, objectsIn(refs), act.to, player, { ...doing, ctx })));
    }
    const moved = happenedOf(yield* perform(g, doing, events), 'zoneChange');
    rememberMaterials(g, moved, doing);
    rememberPut(
      g,
      doing.ctx.source,
      moved.flatMap(({ became }) => became ?? []),
    );
    return outcome(moved.map(({ object: id }) => objectRef(id)));
  },
  possible: (g, act, doing) =>
    movers(doing).some((player) => {
      const how = choosing(g, act, doing, player);
      return enough(g, act.objects, how) && !onlyLoneAuras(g, act, player, how);
    }),
  whyImpossible: (g, doing, act) =>
    movers(doing).some((player) => enough(g, act.objects, choosing(g, act, doing, player))) ? ['303.4g'] : [],
};

/** All that could be put onto the battlefield are Auras with nothing to enchant: they would stay where they are (CR 303.4g). */
function onlyLoneAuras(g: Game, { objects, to }: ActOf<'move'>, player: PlayerId, how: Choosing): boolean {
  if (objects.kind !== 'some' || to.zone !== 'battlefield' || to.attachedTo || to.under) return false;
  const ids = objectsIn(eligible(g, objects, how));
  const enters = ordinaryEntry(player);
  return ids.every((id) => hasNothingToEnchant(g, zoneChange(g, id, 'battlefield', 'put', { player, enters })));
}

/** A permanent that a craft ability brings back remembers the cards that were exiled to pay for it (CR 702.167c). */
function rememberMaterials(g: Game, moved: readonly EventOf<'zoneChange'>[], { ctx }: Doing): void {
  const entry = ctx.onStack === null ? null : (g.state.objects[ctx.onStack]?.stack ?? null);
  if (!entry?.ability || abilityOf(g, entry.ability.definition).keyword?.rule !== '702.167') return;
  const used = (entry.paid.exile ?? []).filter((id) => id !== ctx.source);
  const cards = used.flatMap((id) => [g.state.lastKnown[id]?.became ?? [], g.state.lastKnown[id]?.also ?? []].flat());
  for (const { became } of moved) {
    if (became === null || g.state.objects[became]?.zone !== 'battlefield') continue;
    citeToo(g, ['702.167c']);
    setObject(g, became, { linked: { ...object(g, became).linked, 'used to craft it': cards } });
  }
}

function movers({ subjects, ctx }: Doing): PlayerId[] {
  const players = playersIn(subjects);
  return players.length > 0 ? players : [ctx.controller];
}

const PLACES = {
  hand: 'a hand',
  library: 'a library',
  graveyard: 'a graveyard',
  battlefield: 'the battlefield',
  exile: 'exile',
} as const;

function choosing(g: Game, { from, to }: ActOf<'move'>, doing: Doing, player: PlayerId): Choosing {
  const prompt = `what to put ${to.zone === 'battlefield' ? 'onto' : 'into'} ${PLACES[to.zone]}?`;
  const ctx = contextFor(doing, playerRef(player));
  const pool = from ? { pool: cardsIn(g, from, ctx) } : {};
  return { player, ctx, prompt, cite: ['608.2d'], verb: 'return', ...pool };
}

/** What moving these there proposes to happen. */
export function* moves(
  g: Game,
  ids: readonly ObjectId[],
  to: Destination,
  player: PlayerId,
  doing: Doing,
): Run<readonly GameEvent[]> {
  switch (to.zone) {
    case 'battlefield':
      return yield* ontoBattlefield(g, ids, to, player, doing);
    case 'library':
      return yield* intoLibrary(g, ids, to, player, doing);
    case 'exile':
    case 'hand':
    case 'graveyard': {
      const counters = countersWith(g, to.with, doing.ctx);
      const reason = to.zone === 'hand' ? 'return' : to.zone === 'exile' ? 'exile' : 'put';
      return ids.map((id) => zoneChange(g, id, to.zone, reason, { player, counters }));
    }
  }
}

/** CR 110.2a: under the control of who puts it there unless the words say otherwise. Instants and sorceries stay where they are (304.4, 307.4). */
function* ontoBattlefield(
  g: Game,
  ids: readonly ObjectId[],
  to: Destination,
  player: PlayerId,
  doing: Doing,
): Run<readonly GameEvent[]> {
  const events: GameEvent[] = [];
  for (const id of ids) {
    if (!canEnter(g, id) || (to.transformed && !hasBackToShow(g, id))) continue;
    const ctx: Context = { ...doing.ctx, each: doing.ctx.each ?? objectRef(id) };
    const controller = controllerFor(g, to.under, id, player, ctx);
    const host = to.attachedTo?.kind === 'some' ? yield* chosenHost(g, to.attachedTo, { ...doing, ctx }) : attachTo(g, to, ctx);
    const value: GameObject = {
      ...object(g, id),
      zone: 'battlefield',
      controller,
      face: to.transformed ? 1 : object(g, id).face,
    };
    if (to.attachedTo && isMisplaced(g, value, host)) continue;
    const attacking = to.attackingAsReturned
      ? attackedByReturned(g, doing)
      : to.attacking
        ? yield* attackedBy(g, controller, doing, attackedWhom(g, to, ctx))
        : null;
    const enters: EntersAs = {
      ...ordinaryEntry(controller),
      tapped: to.tapped === true,
      counters: countersWith(g, countersFor(g, to, id, controller, doing.ctx), ctx),
      attachedTo: to.attachedTo && isAttachment(g, value) ? host : null,
      attacking,
      ...(to.transformed ? { face: 1 } : {}),
      ...(to.faceDown ? { faceDown: 'plain' as const } : {}),
    };
    events.push(zoneChange(g, id, 'battlefield', 'put', { player: controller, enters }));
  }
  return events;
}

/** The player whom the words name; a planeswalker of theirs isn't meant. */
const attackedWhom = (g: Game, { attackingWhom }: Destination, ctx: Context) =>
  attackingWhom && { players: playersOf(g, attackingWhom, ctx), walkers: false };

/** CR 614.12: whether it enters with counters is asked of the permanent as it would exist on the battlefield. */
function countersFor(g: Game, to: Destination, id: ObjectId, controller: PlayerId, ctx: Context): Destination['with'] {
  if (!to.with?.some(({ onlyIf }) => onlyIf)) return to.with;
  const value = { ...object(g, id), zone: 'battlefield', controller, face: to.transformed ? 1 : 0 } as const;
  const about: Context = { ...ctx, each: objectRef(id) };
  citeToo(g, ['614.1c', '614.12']);
  return supposing(g, value, () => to.with?.filter(({ onlyIf }) => !onlyIf || holds(g, onlyIf, about)));
}

/** CR 712.14a: only a double-faced card enters transformed, with its back face up; any other stays where it is. */
function hasBackToShow(g: Game, id: ObjectId): boolean {
  const { card, substance } = object(g, id);
  const definition = card === null || substance !== 'card' ? undefined : g.definitions.get(card);
  const back = definition && TURNING_OVER.has(definition.layout) ? definition.faces[1] : undefined;
  const able = back !== undefined && !back.types.includes('instant') && !back.types.includes('sorcery');
  tell(g, {
    kind: 'event',
    says: able
      ? `${nameOf(g, id)} enters with its back face up.`
      : `${nameOf(g, id)} can't enter transformed; it stays where it is.`,
    cite: ['712.14a'],
    subjects: [id],
  });
  return able;
}

function canEnter(g: Game, id: ObjectId): boolean {
  const { types } = characteristics(g, id);
  const rule = types.includes('instant') ? '304.4' : types.includes('sorcery') ? '307.4' : null;
  if (rule === null) return object(g, id).zone !== 'battlefield';
  tell(g, {
    kind: 'event',
    says: `${nameOf(g, id)} can't enter the battlefield; it stays where it is.`,
    cite: [rule],
    subjects: [id],
  });
  return false;
}

/** "Attached to a creature you control": which one is chosen as it is put there (CR 608.2d). */
function* chosenHost(g: Game, phrase: Some, doing: Doing): Run<Ref | null> {
  const { ctx } = doing;
  const how = { player: ctx.controller, ctx, prompt: 'attached to what?', cite: ['608.2d', '303.4f'] } as const;
  return (yield* resolveObjects(g, phrase, doing, how))[0] ?? null;
}

function controllerFor(g: Game, under: PlayerPhrase | undefined, id: ObjectId, player: PlayerId, ctx: Context): PlayerId {
  if (!under) return player;
  // "Under its owner's control", "under their owners' control": of each object its own owner.
  if (under.kind === 'ownerOf') return object(g, id).owner;
  return playersOf(g, under, ctx)[0] ?? player;
}

/** CR 303.4h. */
/** As it would exist on the battlefield, with its back face up where it enters so (CR 614.12). */
function isAttachment(g: Game, value: GameObject): boolean {
  const { subtypes } = characteristicsAs(g, value);
  return ['Aura', 'Equipment', 'Fortification'].some((subtype) => subtypes.includes(subtype));
}

/** CR 303.4i: an Aura that can't enchant what it would be attached to, or where that is undefined, stays where it is. */
function isMisplaced(g: Game, value: GameObject, host: Ref | null): boolean {
  const { id } = value;
  if (!characteristicsAs(g, value).subtypes.includes('Aura')) return false;
  if (host && supposing(g, value, () => misplaced(g, id, host)) === null) return false;
  const to = host ? refName(g, host) : 'what it would be attached to';
  tell(g, {
    kind: 'event',
    says: `${nameOf(g, id)} can't enchant ${to}; it stays where it is.`,
    cite: ['303.4i'],
    subjects: [id],
  });
  return true;
}

function attachTo(g: Game, { attachedTo }: Destination, ctx: Context): Ref | null {
  return attachedTo ? (objectsOf(g, attachedTo, ctx)[0] ?? null) : null;
}

/** CR 702.49c: what the creature attacked that was returned to pay for it. */
function attackedByReturned(g: Game, { ctx }: Doing): Ref | null {
  const paid = ctx.onStack === null ? undefined : g.state.objects[ctx.onStack]?.stack?.paid.return;
  return g.state.combat ? attackedByAny(g, paid ?? []) : null;
}

/** CR 508.4: its controller chooses whom or what it attacks; outside combat, or under another's control, it attacks nothing (506.3b). */
export function* attackedBy(
  g: Game,
  controller: PlayerId,
  doing: Doing,
  among?: { readonly players: readonly PlayerId[]; readonly walkers: boolean },
): Run<Ref | null> {
  if (!g.state.combat || g.state.turn.active !== controller) return null;
  const defenders = among?.players ?? opponents(g, controller);
  const walkers = g.state.battlefield.filter((id) => {
    const { types, controller: owner } = characteristics(g, id);
    return among?.walkers !== false && types.includes('planeswalker') && defenders.includes(owner);
  });
  const chosen = yield* chooseRefs(g, {
    player: controller,
    kind: 'choose',
    prompt: 'what does it attack?',
    refs: [...defenders.map(playerRef), ...walkers.map(objectRef)],
    min: 1,
    max: 1,
    cite: ['508.4'],
    source: doing.ctx.source,
  });
  return chosen[0] ?? null;
}

const FROM_TOP = { secondFromTop: 1, thirdFromTop: 2, fourthFromTop: 3, fifthFromTop: 4, seventhFromTop: 6 } as const;
const isFromTop = (position: Destination['position']): position is keyof typeof FROM_TOP =>
  position !== undefined && position in FROM_TOP;

/** CR 401.4: the owner arranges several cards that go to one place. */
function* intoLibrary(
  g: Game,
  ids: readonly ObjectId[],
  to: Destination,
  player: PlayerId,
  doing: Doing,
): Run<readonly GameEvent[]> {
  const position = yield* positionOf(g, to, player, doing);
  if (typeof position === 'number')
    return ids.map((id) => zoneChange(g, id, 'library', 'put', { player, position: depth(g, id, position) }));
  const events: GameEvent[] = [];
  for (const owner of new Set(ids.map((id) => object(g, id).owner))) {
    const own = ids.filter((id) => object(g, id).owner === owner);
    const asked = { player: owner, cards: own, prompt: `in which order on the ${position}?`, cite: ['401.4'] } as const;
    const order = to.order === 'random' ? own : yield* orderCards(g, asked, doing);
    // What goes on top first lies below what follows.
    const sequence = position === 'top' ? [...order].reverse() : order;
    events.push(...sequence.map((id) => zoneChange(g, id, 'library', 'put', { player, position })));
  }
  return events;
}

function* positionOf(g: Game, { position }: Destination, player: PlayerId, { ctx }: Doing): Run<'top' | 'bottom' | number> {
  if (isFromTop(position)) return FROM_TOP[position];
  if (position !== 'topOrBottom') return position ?? 'top';
  return yield* topOrBottom(g, player, ctx);
}

/** CR 401.7: with fewer cards than that it goes to the bottom. */
function depth(g: Game, id: ObjectId, position: number): number | 'bottom' {
  const { library } = g.state.players[object(g, id).owner]!;
  return library.length < position ? 'bottom' : position;
}
