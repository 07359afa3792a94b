import { staticContext } from '../context.ts';
import { may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { statementsOf } from '../layers/index.ts';
import { nameOf } from '../trace/names.ts';
import { makeReflexive } from '../verbs/later.ts';
import type { EventOf, GameEvent } from './event.ts';
import { happen } from './happen.ts';

type Drawn = EventOf<'zoneChange'> & { readonly player: NonNullable<EventOf<'zoneChange'>['player']> };

export const isDrawn = (event: GameEvent): event is Drawn =>
  event.kind === 'zoneChange' && event.reason === 'draw' && event.player !== null;

/** A card that says so may be revealed as it is drawn, if it is the first of the turn; then its linked ability triggers (CR 603.11, 702.94a). */
export function* asDrawn(g: Game): Run<void> {
  for (const event of (g.happening?.applied ?? []).filter(isDrawn)) {
    const { player, became } = event;
    const card = became === null ? undefined : g.state.objects[became];
    if (card?.zone !== 'hand' || !isFirst(g, event)) continue;
    const [offer] = statementsOf(g, card, 'revealAsDrawn');
    if (!offer) continue;
    const asking = { player, prompt: `reveal ${nameOf(g, card.id)} as you draw it?`, cite: offer.cite, source: card.id };
    if (!(yield* may(g, asking))) continue;
    yield* happen(g, [{ kind: 'reveal', player, objects: [card.id] }], { source: card.id, player, words: offer.words.text });
    makeReflexive(g, offer.node.then, staticContext(g, card.id, player, offer.words), { from: offer.ability });
  }
}

function isFirst(g: Game, drawn: Drawn): boolean {
  const { history, turn } = g.state;
  const first = history.find(
    (entry) => entry.turn === turn.number && isDrawn(entry.event) && entry.event.player === drawn.player,
  );
  return first?.event === drawn;
}
