import type { RuleNumber } from '../../rules/citations.ts';
import type { Run } from '../decisions/types.ts';
import type { Cause } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { type Game, object } from '../game.ts';
import { addEffect, characteristics } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { zoneChange } from '../zones/move.ts';

/** Spells that a rule puts elsewhere than into the graveyard as they resolve, by their subtype. */
const ELSEWHERE = {
  Adventure: { zone: 'exile', cite: '715.3d', says: 'is exiled instead of being put into the graveyard' },
  Omen: { zone: 'library', cite: '720.3d', says: "is shuffled into its owner's library instead of being put into the graveyard" },
} as const satisfies Record<string, { readonly zone: 'exile' | 'library'; readonly cite: RuleNumber; readonly says: string }>;
type Inset = keyof typeof ELSEWHERE;

/** Which of them this spell is; null for all others. Asked while it is on the stack (CR 715.3b, 720.3b). */
export function insetSpell(g: Game, id: ObjectId): Inset | null {
  if (object(g, id).stack?.ability) return null;
  const { subtypes } = characteristics(g, id);
  return (Object.keys(ELSEWHERE) as Inset[]).find((subtype) => subtypes.includes(subtype)) ?? null;
}

/** An Adventure is exiled as it resolves, and an Omen shuffled into the library (CR 715.3d, 720.3d). */
export function* putElsewhere(g: Game, id: ObjectId, inset: Inset): Run<void> {
  const { controller, owner } = object(g, id);
  const { zone, cite, says } = ELSEWHERE[inset];
  const cause: Cause = { source: id, player: controller, words: null };
  const told = { kind: 'resolve', says: `${nameOf(g, id)} ${says}.`, cite: [cite], subjects: [id] } as const;
  const [moved] = yield* under(g, told, () => happen(g, [zoneChange(g, id, zone, 'resolve')], cause));
  if (inset === 'Omen') yield* happen(g, [{ kind: 'shuffle', player: owner }], cause);
  const became = moved?.kind === 'zoneChange' ? moved.became : null;
  if (inset === 'Adventure' && became !== null && g.state.objects[became]?.zone === 'exile') onAnAdventure(g, became, controller);
}

/** The mark by which the permission speaks of the card. */
const CARD = 1;

/** CR 715.3d: the player may play that card for as long as it remains exiled, though not as an Adventure. */
function onAnAdventure(g: Game, card: ObjectId, player: PlayerId): void {
  const objects = { kind: 'that', many: false, referent: { kind: 'markedReferent', mark: CARD } } as const;
  const begun = addEffect(g, {
    source: card,
    controller: player,
    duration: { kind: 'whileRemains', object: card, state: 'exiled' },
    affected: { kind: 'objects', objects: [card] },
    parts: [{ kind: 'statement', statement: { kind: 'mayPlayFrom', how: 'play', objects, exceptAs: 'Adventure' } }],
    words: { card: nameOf(g, card), text: '' },
    cite: ['715.3d', '601.3'],
    bound: { refs: { [CARD]: [objectRef(card)] }, amounts: {} },
  });
  if (begun === null) return;
  const says = `${playerName(g, player)} may play ${nameOf(g, card)} for as long as it remains exiled, but not as an Adventure.`;
  tell(g, { kind: 'continuous effect', says, cite: ['715.3d'], subjects: [card] });
}
