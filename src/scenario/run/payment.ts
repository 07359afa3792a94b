import type { PaymentAnswer } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics } from '../../engine/layers/index.ts';
import { InputError, placed } from '../../engine/refuse.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref, sameRef } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import type { AnswerValue, PaidWith, Payment } from '../document/types.ts';
import { theOne } from './references.ts';
import { unsaidPayment } from './unsaidPayments.ts';

type Verb = Exclude<keyof Payment, 'mana' | 'manaFrom' | 'life' | 'assist'>;

/** Where the objects that pay by this verb are looked for. */
const PLACES: Readonly<Record<Verb, readonly GameObject['zone'][]>> = {
  tap: ['battlefield'],
  untap: ['battlefield'],
  sacrifice: ['battlefield'],
  return: ['battlefield', 'graveyard'],
  convoke: ['battlefield'],
  improvise: ['battlefield'],
  waterbend: ['battlefield'],
  removeCounters: ['battlefield', 'exile'],
  exile: ['hand', 'graveyard', 'battlefield', 'exile'],
  delve: ['graveyard'],
  discard: ['hand'],
  reveal: ['hand'],
};

/** What a scenario says about paying, with its references found. */
export function paymentOf(g: Game, player: PlayerId, pay: Payment, skip: readonly ObjectId[] = []): PaymentAnswer | null {
  if (Object.keys(pay).length === 0) return unsaidPayment(g, player, pay);
  const { mana, manaFrom, life, assist, ...verbs } = pay;
  const objects: Record<string, readonly ObjectId[]> = {};
  const amounts: Record<string, number> = {};
  for (const [verb, paid] of Object.entries(verbs) as [Verb, PaidWith | undefined][]) {
    if (!paid) continue;
    const pool = candidates(g, player, PLACES[verb], skip);
    if (paid.kind === 'objects') objects[verb] = placed([verb], () => found(g, paid.objects, pool, READY[verb]));
    else if (paid.kind === 'amount') amounts[verb] = paid.amount;
    else {
      // An amount for each object: the object once for each.
      objects[verb] = Object.entries(paid.each).flatMap(([name, count]) =>
        Array<ObjectId>(count).fill(placed([verb], () => found(g, [name], pool))[0]!),
      );
    }
  }
  if (life !== undefined) amounts.life = typeof life === 'number' ? life : 0;
  const from =
    manaFrom === undefined
      ? null
      : placed(['manaFrom'], () => found(g, manaFrom, candidates(g, player, ['battlefield'], []), untapped));
  const helped = assist === undefined ? {} : { assist: placed(['assist'], () => assistance(g, assist)) };
  return { objects, amounts, mana: mana ?? null, manaFrom: from, ...helped };
}

/** How much another player pays; who, where it is said (CR 702.132a). */
function assistance(g: Game, paid: PaidWith): NonNullable<PaymentAnswer['assist']> {
  if (paid.kind === 'amount') return { player: null, amount: paid.amount };
  const [named, other] = paid.kind === 'each' ? Object.entries(paid.each) : [];
  if (!named || other) throw new InputError('One other player assists; say who and how much.');
  const ref = theOne(
    g,
    named[0],
    g.state.players.map(({ id }) => playerRef(id)),
  );
  if (ref.kind !== 'player') throw new InputError(`"${named[0]}" is no player.`);
  return { player: ref.player, amount: named[1] };
}

function candidates(g: Game, player: PlayerId, zones: readonly GameObject['zone'][], skip: readonly ObjectId[]): Ref[] {
  const all = Object.values(g.state.objects) as GameObject[];
  const own = all.filter((value) => zones.includes(value.zone) && !skip.includes(value.id) && holds(g, value, player));
  // Zones in the order in which they are thought of first; what stands in the first with a fitting name is meant.
  return zones.flatMap((zone) => own.filter((value) => value.zone === zone).map(({ id }) => objectRef(id)));
}

const holds = (g: Game, value: GameObject, player: PlayerId): boolean =>
  (value.zone === 'battlefield' ? characteristics(g, value.id).controller : value.owner) === player;

function found(g: Game, names: readonly string[], pool: readonly Ref[], isReady: IsReady = always): readonly ObjectId[] {
  const taken: Ref[] = [];
  for (const [at, name] of names.entries())
    taken.push(placed([at], () => theOne(g, name, nearest(g, name, pool, taken, isReady), taken)));
  return taken.map((ref) => {
    if (ref.kind !== 'object') throw new InputError("A player can't be used to pay; name an object.");
    return ref.object;
  });
}

/** Whether a permanent can pay by being tapped or untapped as it stands. */
type IsReady = (value: GameObject) => boolean;
const always: IsReady = () => true;
const untapped: IsReady = ({ tapped }) => !tapped;
const READY: Partial<Readonly<Record<Verb, IsReady>>> = {
  tap: untapped,
  convoke: untapped,
  improvise: untapped,
  waterbend: untapped,
  untap: ({ tapped }) => tapped,
};

/** A name that fits things in several zones means those in the first zone where it fits; in a zone, those that can pay as they stand. */
function nearest(g: Game, name: string, pool: readonly Ref[], taken: readonly Ref[], isReady: IsReady): readonly Ref[] {
  // `NAME#2` counts all of that name.
  const counted = /#\d+$/.test(name);
  const place = (ref: Ref): string => {
    const value = ref.kind === 'object' ? g.state.objects[ref.object]! : null;
    return value ? `${value.zone}, ${counted || isReady(value)}` : '';
  };
  const places = [...new Set(pool.map(place))].sort((a, b) => Number(b.endsWith('true')) - Number(a.endsWith('true')));
  for (const one of places) {
    const here = pool.filter((ref) => place(ref) === one);
    try {
      const found = theOne(g, name, here, taken);
      if (here.some((ref) => sameRef(ref, found))) return here;
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      if (problem.message.includes('several')) throw problem;
    }
  }
  return pool;
}

/** The same from an answer to a question about paying. */
export function paymentFrom(g: Game, player: PlayerId, value: Extract<AnswerValue, { kind: 'mapping' }>): PaymentAnswer {
  const pay = Object.fromEntries(
    Object.entries(value.entries).map(([verb, paid]) => {
      if (verb === 'mana' && paid.kind === 'word') return [verb, paid.word];
      if (verb === 'life' && paid.kind === 'number') return [verb, paid.number];
      const words = (paid.kind === 'list' ? paid.items : [paid]).map((item) => (item.kind === 'word' ? item.word : ''));
      if (verb === 'manaFrom') return [verb, words];
      return [verb, paid.kind === 'number' ? { kind: 'amount', amount: paid.number } : { kind: 'objects', objects: words }];
    }),
  ) as Payment;
  return paymentOf(g, player, pay) ?? { objects: {}, amounts: {}, mana: null, manaFrom: null };
}
