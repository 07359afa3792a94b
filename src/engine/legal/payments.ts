import { asSpell } from '../casting/begin.ts';
import { shapeOf } from '../casting/request.ts';
import { staticContext } from '../context.ts';
import { genericIn, manaAbilitiesOf, manaSources, usableInstead } from '../costs/index.ts';
import type { PaymentAnswer } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import type { Possibility } from './possibilities.ts';

/** How many of one kind of use are tried together. */
const MOST_USED = 20;
const LIFE_FOR_SYMBOL = 2;
const MOST_SYMBOLS = 4;

/**
 * Payments that nobody makes unasked, in the order in which they are tried: nothing said; the mana of all that could make some; life for
 * Phyrexian symbols; what is used rather than pay mana, as much of it as the cost takes.
 */
export function* payments(g: Game, one: Possibility): Generator<PaymentAnswer | null> {
  yield null;
  const manaFrom = manaSources(g, one.player).filter((id) => id !== one.object);
  const nothing: PaymentAnswer = { objects: {}, amounts: {}, mana: null, manaFrom };
  if (manaFrom.length > 0) yield nothing;
  for (let symbols = 1; symbols <= MOST_SYMBOLS; symbols += 1) yield { ...nothing, amounts: { life: symbols * LIFE_FOR_SYMBOL } };
  yield* waterbent(g, one, nothing);
  if (one.kind !== 'cast') return;
  yield* uses(g, one, nothing);
  yield* assisted(g, one, nothing);
}

/** What another player could pay of the generic mana, as much as there may be first (CR 702.132a). */
function* assisted(g: Game, { player, object, face, way }: Casting, nothing: PaymentAnswer): Generator<PaymentAnswer> {
  const { flags, manaCost } = asSpell(g, { player, object, face, shape: shapeOf(way.using) }).characteristics;
  if (flags.anotherMayPay === undefined) return;
  const most = Math.min(MOST_USED, manaCost ? genericIn(manaCost) : 0);
  for (const { id, lost } of g.state.players) {
    if (id === player || lost !== null) continue;
    for (let amount = most; amount > 0; amount -= 1) yield { ...nothing, assist: { player: id, amount } };
  }
}

type Casting = Extract<Possibility, { kind: 'cast' }>;

/** Artifacts and creatures tapped for a waterbend cost, the most first (CR 701.67a). */
function* waterbent(g: Game, { player, object }: Possibility, nothing: PaymentAnswer): Generator<PaymentAnswer> {
  if (!characteristics(g, object).abilities.some(({ tree }) => JSON.stringify(tree).includes('"waterbend":true'))) return;
  const usable = g.state.battlefield.filter((id) => {
    const { tapped, phasedOut } = g.state.objects[id]!;
    const { controller, types } = characteristics(g, id);
    return !tapped && !phasedOut && controller === player && (types.includes('artifact') || types.includes('creature'));
  });
  for (let count = Math.min(usable.length, MOST_USED); count > 0; count -= 1)
    yield { ...nothing, objects: { waterbend: usable.slice(0, count) } };
}

function* uses(g: Game, one: Casting, nothing: PaymentAnswer): Generator<PaymentAnswer> {
  const { player, object, face, way } = one;
  const spell = asSpell(g, { player, object, face, shape: shapeOf(way.using) });
  const ctx = staticContext(g, object, player, { card: nameOf(g, object), text: '' });
  const usable = [...usableInstead(g, spell.object, ctx)];
  const counts = usable.map(([, objects]) => Math.min(objects.length, MOST_USED));
  for (const used of downFrom(counts)) {
    const objects = Object.fromEntries(usable.map(([name, all], index) => [name, all.slice(0, used[index])] as const));
    yield { ...nothing, objects };
  }
  yield* usesOfWhatArrives(g, one, nothing, usable);
}

/** How many cards that are put there while mana is made are counted on. */
const MOST_ARRIVING = 4;

/** Cards that come into the graveyard as mana is made: sources that are sacrificed, cards that are milled for it (CR 601.2g, 601.2h). */
function* usesOfWhatArrives(
  g: Game,
  { player }: Casting,
  nothing: PaymentAnswer,
  usable: readonly (readonly [string, readonly ObjectId[]])[],
): Generator<PaymentAnswer> {
  const sources = nothing.manaFrom ?? [];
  const costs = sources.map((id) => JSON.stringify(manaAbilitiesOf(g, id).map(({ tree }) => tree.costs)));
  const sacrificed = sources.filter((id, index) => costs[index]!.includes('"sacrifice"') && g.state.objects[id]!.card !== null);
  const milled = costs.some((words) => words.includes('"mill"')) ? g.state.players[player]!.library.slice(0, MOST_ARRIVING) : [];
  const arriving = [...sacrificed.slice(0, MOST_ARRIVING), ...milled];
  for (let count = 1; count <= arriving.length; count += 1)
    for (const [name, there] of usable) yield { ...nothing, objects: { [name]: [...there, ...arriving.slice(0, count)] } };
}

/** Every choice of numbers up to these but none at all, the greatest first. */
function* downFrom(counts: readonly number[]): Generator<readonly number[]> {
  const [first, ...rest] = counts;
  if (first === undefined) return;
  for (let count = first; count >= 0; count -= 1) {
    if (rest.length === 0) {
      if (count > 0) yield [count];
    } else {
      for (const others of downFrom(rest)) yield [count, ...others];
      if (count > 0) yield [count, ...rest.map(() => 0)];
    }
  }
}
