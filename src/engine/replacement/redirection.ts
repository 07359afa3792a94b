import type { Run } from '../decisions/types.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import { objectsOf, playersOf } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, characteristics, statements } from '../layers/index.ts';
import { gathered } from '../lists.ts';
import { playerRef, type Ref, sameRef } from '../state/ids.ts';
import { refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { isMeant } from '../triggers/events/matcher.ts';
import { isItsSource } from './chosenSource.ts';
import { atOnce, type Replacer } from './replacer.ts';
import { dealWith } from './shieldAmong.ts';

type Redirection = ActiveStatement<'redirectDamage'>;

/** Redirection effects that apply to damage (CR 614.9). */
export function redirections(g: Game, event: GameEvent): readonly Replacer[] {
  if (event.kind !== 'damage' || event.amount <= 0) return [];
  return gathered(statements(g, 'redirectDamage'), (one): Replacer[] => {
    if (!concerns(g, one, event)) return [];
    const to = newRecipient(g, one);
    if (to && sameRef(to, event.to)) return [];
    const { effect, ability, context, words, cite } = one;
    return [
      {
        key: effect ? `effect ${effect.id}` : `${ability?.key} of ${context.source}`,
        class: 'other',
        source: context.source,
        card: words.card,
        text: words.text,
        cite: ['614.1a', '614.9', ...cite],
        apply: () => (to ? redirect(g, one, event, to) : atOnce(() => nothing(g, event))),
      },
    ];
  });
}

function concerns(g: Game, { node, context }: Redirection, event: EventOf<'damage'>): boolean {
  if (node.combat && event.combat !== (node.combat === 'combat')) return false;
  return isItsSource(g, node.by, event.source, context) && isMeant(g, node.to, event.to, context);
}

/** Null where it has gone or can't be dealt damage: then the effect does nothing (CR 614.9). */
function newRecipient(g: Game, { node, context }: Redirection): Ref | null {
  if (isPlayerPhrase(node.instead)) {
    const [player] = playersOf(g, node.instead, context);
    return player === undefined || g.state.players[player]?.lost !== null ? null : playerRef(player);
  }
  const [ref] = objectsOf(g, node.instead, context);
  if (!ref) return null;
  if (ref.kind === 'player') return g.state.players[ref.player]?.lost === null ? ref : null;
  const found = g.state.objects[ref.object];
  if (found?.zone !== 'battlefield' || found.phasedOut) return null;
  const damageable = characteristics(g, ref.object).types.some((type) => ['creature', 'planeswalker', 'battle'].includes(type));
  return damageable ? ref : null;
}

function nothing(g: Game, event: GameEvent): readonly GameEvent[] {
  const says =
    'What the damage would be dealt to instead has gone or is nothing that damage can be dealt to: the effect does nothing.';
  tell(g, { kind: 'replacement', says, cite: ['614.9'] });
  return [event];
}

function* redirect(g: Game, one: Redirection, event: EventOf<'damage'>, to: Ref): Run<readonly GameEvent[]> {
  const { dealtWith: moved } = yield* dealWith(g, event, one, (other) => concerns(g, one, other));
  if (moved === 0) return [event];
  tell(g, {
    kind: 'replacement',
    says: `${moved} damage to ${refName(g, event.to)} is dealt to ${refName(g, to)} instead.`,
    cite: ['614.9'],
  });
  const rest = event.amount - moved;
  return [...(rest > 0 ? [{ ...event, amount: rest }] : []), { ...event, to, amount: moved }];
}
