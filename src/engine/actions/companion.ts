import { sorceryTiming } from '../casting/begin.ts';
import type { Announcement } from '../casting/request.ts';
import { staticContext } from '../context.ts';
import { payCost, totalCost } from '../costs/index.ts';
import type { Run } from '../decisions/types.ts';
import { type Game, player as playerOf } from '../game.ts';
import { refuse, refusedBy } from '../refuse.ts';
import type { PlayerId } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { under } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';
import { newObject } from '../zones/move.ts';

export interface CompanionRequest extends Announcement {
  readonly player: PlayerId;
  /** The key of the card outside the game. */
  readonly card: string;
}

/** Whether a card has a companion ability. */
export const isCompanion = (g: Game, key: string): boolean =>
  g.definitions.get(key)?.faces.some(({ abilities }) => abilities.some(({ tree }) => tree.kind === 'keyword' && tree.keyword === 'companion')) ?? false; // biome-ignore format: one line

/** For {3} the companion is put into the hand, once in the game, whenever a sorcery could be cast (CR 116.2g, 702.139a). */
export function* companion(g: Game, request: CompanionRequest): Run<void> {
  const { player, card } = request;
  const name = g.definitions.get(card)?.name ?? card;
  if (!isCompanion(g, card)) refuse(`${name} has no companion ability.`, ['702.139a']);
  if (playerOf(g, player).companionTaken) refuse(`${playerName(g, player)} has put a companion into the hand before.`, ['116.2g', '702.139a']); // biome-ignore format: one line
  const untimely = sorceryTiming(g, player);
  if (untimely) refuse(`${playerName(g, player)} can't put ${name} into the hand now: ${untimely}.`, ['116.2g', '702.139a']);
  const told = { kind: 'action', says: `${playerName(g, player)} takes a special action: ${name} comes into the hand from outside the game.`, cite: ['116.2g', '702.139a', '702.139c', ...(g.state.format === 'commander' ? (['702.139d'] as const) : [])], subjects: [] } as const; // biome-ignore format: one line
  yield* refusedBy(() => ['116.2g', '702.139a'], () => under(g, told, () => pay(g, request, name))); // biome-ignore format: one line
}

function* pay(g: Game, { player, card, payment }: CompanionRequest, name: string): Run<void> {
  const left = [...(playerOf(g, player).outside ?? [])];
  left.splice(left.indexOf(card), 1);
  const { id } = newObject(g, { substance: 'card', card, owner: player, controller: player, zone: 'hand' });
  const context = staticContext(g, id, player, { card: name, text: 'companion' });
  const alternative = [{ kind: 'manaCost', symbols: ['{3}'] }] as const;
  const total = totalCost(g, { player, object: id, for: 'other', ability: null, base: null, alternative, additional: [], x: null, context }); // biome-ignore format: one line
  yield* payCost(g, player, total, payment, context);
  setPlayer(g, player, { outside: left, companionTaken: true });
}
