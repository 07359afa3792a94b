import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import { type Game, object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { faceRules, layoutOf } from './faces.ts';
import type { Shape } from './request.ts';

/** Which half or face of a card is cast, or both (CR 709.3, 702.102a). */
export interface Half {
  readonly face: number;
  readonly shape?: Shape;
}

export const FUSED: Shape = { faceDown: null, castAs: 'fused' };

const WITH_CHOICE: ReadonlySet<string> = new Set(['adventure', 'omen', 'modal_dfc']);

/**
 * What a player chooses from before casting the card: the halves of a split card (CR 709.3), the faces of a modal double-faced one (712.11b),
 * the card or what is inset (715.3, 720.3); of any other card the face that is asked for.
 */
export function halvesOf(g: Game, id: ObjectId, face: number): readonly Half[] {
  const { card, zone } = object(g, id);
  const definition = card === null ? undefined : g.definitions.get(card);
  const layout = layoutOf(g, id);
  if (definition && face === 0 && WITH_CHOICE.has(layout ?? '')) return definition.faces.map((_, index) => ({ face: index }));
  if (!definition || layout !== 'split') return [{ face }];
  const each = definition.faces.map((_, index) => ({ face: index }));
  return mayFuse(g, id) && zone === 'hand' ? [...each, { face: 0, shape: FUSED }] : each;
}

/** Whether its own words let both halves be cast together from the hand (CR 702.102a). */
export const mayFuse = (g: Game, id: ObjectId): boolean => characteristics(g, id).flags.castsBothHalves !== undefined;

/** The choice among those that could be cast (CR 709.3, 702.102a). */
export function* chooseHalf(g: Game, player: PlayerId, id: ObjectId, among: readonly Half[]): Run<Half | undefined> {
  if (among.length < 2) return among[0];
  const { card } = object(g, id);
  const names = (card === null ? undefined : g.definitions.get(card))?.faces.map(({ name }) => name) ?? [];
  const options = among.map(({ face, shape }): Option => {
    const word = shape ? 'both' : names[face]!;
    return { kind: 'word', word, label: shape ? 'both halves' : word };
  });
  const split = layoutOf(g, id) === 'split';
  const prompt = `which ${split ? 'half' : 'face'} of ${nameOf(g, id)} to cast?`;
  const rules = split ? (['709.3'] as const) : faceRules(g, id, 0);
  const cite = among.some(({ shape }) => shape) ? [...rules, '702.102a' as const] : rules;
  const answer = yield* decide(g, { player, kind: 'choose', prompt, options, min: 1, max: 1, cite, source: id });
  invariant(answer.kind === 'chosen', 'a half is chosen by index');
  return among[answer.indexes[0]!];
}
