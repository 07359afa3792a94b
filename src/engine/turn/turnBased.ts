import { chooseRefs, may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { type GameEvent, NO_CAUSE } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { amount, isAmong, matches } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { type ActiveStatement, affects, characteristics, endEffects, statements } from '../layers/index.ts';
import { severalOfFlag } from '../layers/several.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { checkDayNight } from './dayNight.ts';

/** The untap step's turn-based actions (CR 502): phasing (502.1), day and night (502.2), then all permanents of the active player untap at the same time (502.3). */
export function* untapStep(g: Game, active: PlayerId): Run<void> {
  yield* phasing(g, active);
  yield* checkDayNight(g);
  const own = g.state.battlefield.filter((id) => {
    const found = object(g, id);
    return !found.phasedOut && found.tapped && characteristics(g, id).controller === active;
  });
  const free: ObjectId[] = [];
  for (const id of own) {
    const held = doesntUntap(g, id) ?? (yield* staysTapped(g, active, id));
    if (!held) free.push(id);
    else {
      tell(g, { kind: 'event', says: `${nameOf(g, id)} doesn't untap.`, cite: ['502.3'], subjects: [id], words: held });
    }
  }
  const untapped = [...(yield* asManyAsAllowed(g, active, free)), ...othersUntapping(g, active)];
  const events = untapped.map((id): GameEvent => ({ kind: 'untap', object: id }));
  const told = { kind: 'event', says: `${playerName(g, active)} untaps their permanents.`, cite: ['502.3'] } as const;
  if (events.length > 0) yield* under(g, told, () => happen(g, events, NO_CAUSE));
  endEffects(g, { kind: 'untapped', player: active });
}

type Words = { readonly card: string; readonly text: string };

/** "You may choose not to untap": its controller is asked. */
function* staysTapped(g: Game, active: PlayerId, id: ObjectId): Run<Words | null> {
  const offer = statements(g, 'mayStayTapped').find(({ node, context }) => isAmong(g, node.objects, id, context));
  if (!offer) return null;
  const prompt = `does ${nameOf(g, id)} stay tapped?`;
  const stays = yield* may(g, { player: active, prompt, cite: ['502.3'], source: id });
  return stays ? offer.words : null;
}

/** "Players can't untap more than one land during their untap steps": the active player determines which (CR 502.3). */
function* asManyAsAllowed(g: Game, active: PlayerId, free: readonly ObjectId[]): Run<readonly ObjectId[]> {
  let left = free;
  for (const statement of statements(g, 'cant')) {
    for (const what of statement.node.what) {
      if (what.kind !== 'untapping' || !affects(g, statement, playerRef(active))) continue;
      const meant = left.filter((id) => matches(g, what.objects, id, statement.context));
      const most = amount(g, what.amount, statement.context);
      if (meant.length <= most) continue;
      const chosen = yield* chooseRefs(g, {
        player: active,
        kind: 'choose',
        prompt: `which untap? (${statement.words.card}: "${statement.words.text}")`,
        refs: meant.map(objectRef),
        min: 0,
        max: most,
        cite: ['502.3'],
        source: statement.context.source,
      });
      const kept = chosen.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
      left = left.filter((id) => !meant.includes(id) || kept.includes(id));
    }
  }
  return left;
}

/** "Untap all permanents you control during each other player's untap step." */
function othersUntapping(g: Game, active: PlayerId): readonly ObjectId[] {
  const found = statements(g, 'untapDuring').flatMap(({ node, context }) =>
    context.controller === active
      ? []
      : g.state.battlefield.filter((id) => object(g, id).tapped && isAmong(g, node.objects, id, context)),
  );
  return [...new Set(found)];
}

/** The words that keep a permanent from untapping in this step; null where nothing does. */
function doesntUntap(g: Game, id: ObjectId): { readonly card: string; readonly text: string } | null {
  const heeded = ({ node, context }: ActiveStatement<'doesntUntap'>): boolean =>
    node.during !== 'exertersUntapStep' || context.controller === g.state.turn.active;
  const found = statements(g, 'doesntUntap').find((one) => heeded(one) && affects(g, one, objectRef(id)));
  return found?.words ?? null;
}

/** 502.1: permanents with phasing phase out, and what that player had phased out phases in, all at once. */
function* phasing(g: Game, active: PlayerId): Run<void> {
  const out = g.state.battlefield.filter((id) => {
    if (object(g, id).phasedOut) return false;
    const { controller, flags } = characteristics(g, id);
    return controller === active && flags.phases !== undefined;
  });
  const back = g.state.battlefield.filter((id) => {
    const { phasedOut, phased, controller } = object(g, id);
    // What is phased out until something happens stays so (610.4a).
    return phasedOut && !phased?.with && phased?.until === undefined && (phased?.under ?? controller) === active;
  });
  // What would phase out with something it is attached to does only that (702.26h).
  const directly = out.filter((id) => {
    const to = object(g, id).attachedTo;
    return to?.kind !== 'object' || !out.includes(to.object);
  });
  if (directly.length === 0 && back.length === 0) return;
  const events = [
    ...directly.map((id): GameEvent => ({ kind: 'phaseOut', object: id })),
    ...back.map((id): GameEvent => ({ kind: 'phaseIn', object: id })),
  ];
  const told = {
    kind: 'event',
    says: 'Permanents phase in and out before the player untaps.',
    cite: [
      '502.1',
      '702.26a',
      ...(directly.length < out.length ? (['702.26h'] as const) : []),
      ...new Set(directly.flatMap((id) => severalOfFlag(g, id, 'phases'))),
    ],
  } as const;
  yield* under(g, told, () => happen(g, events, NO_CAUSE));
}

/** 504.1; in a two-player game the player who goes first skips the draw step of the first turn (103.8a). */
export function* drawForTurn(g: Game, active: PlayerId): Run<void> {
  if (g.state.turn.number === 1 && g.state.format === 'two-player') {
    tell(g, { kind: 'step', says: `${playerName(g, active)} skips the draw of the game's first turn.`, cite: ['103.8a'] });
    return;
  }
  const told = { kind: 'event', says: `${playerName(g, active)} draws a card for the turn.`, cite: ['504.1'] } as const;
  yield* under(g, told, () => happen(g, [{ kind: 'draw', player: active }], NO_CAUSE));
}

/** 714.3c: the player puts a lore counter on each Saga they control that has chapter abilities. */
export function* nextChapters(g: Game, active: PlayerId): Run<void> {
  const sagas = g.state.battlefield.filter((id) => {
    if (object(g, id).phasedOut) return false;
    const { controller, subtypes, abilities } = characteristics(g, id);
    return controller === active && subtypes.includes('Saga') && abilities.some(({ hooks }) => hooks.chapter !== undefined);
  });
  if (sagas.length === 0) return;
  const says = `${playerName(g, active)} puts a lore counter on each of their Sagas.`;
  const puts = sagas.map(
    (id): GameEvent => ({ kind: 'putCounters', on: objectRef(id), counter: 'lore', amount: 1, player: active }),
  );
  yield* under(g, { kind: 'event', says, cite: ['714.3c'] }, () =>
    happen(g, puts, { source: null, player: active, words: null }),
  );
}
