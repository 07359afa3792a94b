import type { Condition, Event, LifeChangedBy, Quantity } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { eventKindsOf, eventMatches, looksBack, parts } from '../triggers/events/index.ts';
import { amount } from './amounts.ts';
import { unsupported } from './candidate.ts';
import { playersOf } from './players.ts';
import { partyOf, whoseDoing } from './whoseDoing.ts';

type Happened = Extract<Condition, { readonly kind: 'happened' }>;

/** The part of what is remembered that is asked about: turns, and within this turn the place from which on. */
interface Span {
  readonly first: number;
  readonly last: number;
  readonly from: number;
}

/** "This combat": since the last combat phase of this turn began. */
function spanOf(g: Game, since: Happened['since']): Span {
  const { history, turn } = g.state;
  const { number } = turn;
  const from =
    since === 'thisCombat'
      ? history.findLastIndex(
          ({ turn: when, event }) => when === number && event.kind === 'stepBegins' && event.step === 'beginning of combat',
        )
      : 0;
  const first = since === 'thisGame' ? 0 : since === 'lastTurn' ? number - 1 : number;
  return { first, last: since === 'lastTurn' ? first : number, from };
}

/** "You've cast two or more spells": how often it must have happened. */
function timesAsked(g: Game, part: Event, ctx: Context): number {
  for (const field of Object.values(part)) {
    const phrase = field as { readonly kind?: string; readonly quantity?: Quantity } | undefined;
    if (phrase?.kind === 'some' && (phrase.quantity?.kind === 'orMore' || phrase.quantity?.kind === 'exactly'))
      return Math.max(1, amount(g, phrase.quantity.amount, ctx));
  }
  return 1;
}

/** "If you gained 3 or more life this turn": all gains of that time together, each such player's by themselves. */
function lifeChangedBy(
  g: Game,
  { player: who, direction, amount: least }: LifeChangedBy,
  { first, last }: Span,
  ctx: Context,
): boolean {
  const kind = direction === 'gain' ? 'gainLife' : 'loseLife';
  const asked = amount(g, least, ctx);
  const total = (id: PlayerId): number =>
    g.state.history.reduce(
      (sum, { turn, event }) =>
        turn >= first && turn <= last && event.kind === kind && event.player === id ? sum + event.amount : sum,
      0,
    );
  return playersOf(g, who, ctx).some((id) => total(id) >= asked);
}

/** Whether such an event is among what is remembered (CR 608.2i). */
export function happened(g: Game, { event, since }: Happened, ctx: Context): boolean {
  const span = spanOf(g, since);
  return parts(event).some((part) => {
    if (part.kind === 'stateHolds') return unsupported(ctx, 'a state is asked for as if it were an event');
    if (part.kind === 'lifeChangedBy') return lifeChangedBy(g, part, span, ctx);
    const kinds = new Set<string>(eventKindsOf(part));
    const look = looksBack(part) ? 'back' : 'now';
    const told = g.state.history.filter(
      (entry, at) =>
        entry.turn >= span.first &&
        entry.turn <= span.last &&
        at >= span.from &&
        kinds.has(entry.event.kind) &&
        eventMatches(g, part, entry.event, ctx, look) !== null,
    );
    // What "was warped" means is told where it was asked as something resolves.
    if (part.kind === 'castsSpell' && part.using === 'warp' && ctx.onStack !== null) citeToo(g, ['702.185c']);
    const asked = timesAsked(g, part, ctx);
    // "An opponent has cast three spells": one of them all three.
    const someone = partyOf(part);
    if (someone?.kind !== 'somePlayer' || asked === 1) return told.length >= asked;
    const by = told.map(({ event }) => whoseDoing(g, part, event));
    return by.some((player) => by.filter((other) => other === player).length >= asked);
  });
}
