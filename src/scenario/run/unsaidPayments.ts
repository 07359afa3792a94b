import { manaSources } from '../../engine/costs/index.ts';
import type { PaymentAnswer } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics } from '../../engine/layers/index.ts';
import type { ObjectId, PlayerId } from '../../engine/state/ids.ts';
import type { Payment } from '../document/types.ts';

/** A payment that nobody makes unasked, to be tried where a question says nothing of paying. */
export interface Unsaid {
  /** Stands in the place of what the action says of paying. */
  readonly pay: Payment;
  /** In words, behind "legal". */
  readonly how: string;
}

type Payer = (g: Game, player: PlayerId) => PaymentAnswer;
const payers = new WeakMap<Payment, Payer>();

/** What an unsaid payment comes to for a player; null for one that a document says. */
export const unsaidPayment = (g: Game, player: PlayerId, pay: Payment): PaymentAnswer | null =>
  payers.get(pay)?.(g, player) ?? null;

const LIFE_FOR_SYMBOL = 2;
const MOST_SYMBOLS = 4;
/** How many of one kind of use are tried together. */
const MOST_USED = 12;

/** What is used rather than pay mana, and what may be used so. */
const USES = [
  { verb: 'delve', how: 'delving', zone: 'graveyard', types: [] },
  { verb: 'convoke', how: 'tapping for convoke', zone: 'battlefield', types: ['creature'] },
  { verb: 'improvise', how: 'tapping for improvise', zone: 'battlefield', types: ['artifact'] },
] as const;

/** Mana of all that could make some; besides it life for Phyrexian symbols, or what is used rather than pay mana, the most first. */
export function* unsaidPayments(g: Game): Generator<Unsaid> {
  yield unsaid('with mana of sources that are used only where the payment names them (manaFrom)', () => ({}));
  for (let symbols = 1; symbols <= MOST_SYMBOLS; symbols += 1) {
    const life = symbols * LIFE_FOR_SYMBOL;
    yield unsaid(`paying ${life} life (life)`, () => ({ amounts: { life } }));
  }
  for (const use of USES) {
    const most = Math.max(...g.state.players.map(({ id }) => usable(g, id, use).length));
    for (let count = Math.min(most, MOST_USED); count > 0; count -= 1)
      yield unsaid(`${use.how} ${count} (${use.verb})`, (now, player) => ({
        objects: { [use.verb]: usable(now, player, use).slice(0, count) },
      }));
  }
}

function unsaid(how: string, more: (g: Game, player: PlayerId) => Partial<PaymentAnswer>): Unsaid {
  const pay: Payment = {};
  payers.set(pay, (g, player) => ({
    objects: {},
    amounts: {},
    mana: null,
    manaFrom: manaSources(g, player),
    ...more(g, player),
  }));
  return { pay, how };
}

const ownPermanents = (g: Game, player: PlayerId): readonly ObjectId[] =>
  g.state.battlefield.filter((id) => !g.state.objects[id]!.phasedOut && characteristics(g, id).controller === player);

function usable(g: Game, player: PlayerId, { zone, types }: (typeof USES)[number]): readonly ObjectId[] {
  if (zone === 'graveyard') return g.state.players[player]!.graveyard;
  return ownPermanents(g, player).filter(
    (id) => !g.state.objects[id]!.tapped && types.every((type) => characteristics(g, id).types.includes(type)),
  );
}
