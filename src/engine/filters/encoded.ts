import type { Ability, Encoded } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { type ObjectId, objectRef, type Ref } from '../state/ids.ts';

/**
 * The creature that a card in exile is encoded on, as long as it is on the battlefield, whatever it is by then (CR 702.99c); or the card of which the
 * words speak, as long as it stays exiled.
 */
export function encodedRefs(g: Game, { what, card }: Encoded, { source }: Context): readonly Ref[] {
  if (what === 'creature') {
    const creature = g.state.objects[source]?.encodedOn;
    return creature !== undefined && g.state.objects[creature] ? [objectRef(creature)] : [];
  }
  return card !== undefined && g.state.objects[card]?.encodedOn !== undefined ? [objectRef(card as ObjectId)] : [];
}

const spoken = new WeakMap<readonly Ability[], boolean>();

/** Whether abilities are such as an encoded card gives (CR 702.99a). */
export function speaksOfCard(abilities: readonly Ability[]): boolean {
  let speaks = spoken.get(abilities);
  if (speaks === undefined) {
    speaks = JSON.stringify(abilities).includes('"kind":"encoded"');
    spoken.set(abilities, speaks);
  }
  return speaks;
}

/** The ability that an encoded card gives, speaking of that very card: each card gives one of its own. Its key. */
export function speakingOfCard(g: Game, ability: AbilityDefinition, { source, words }: Context): string {
  const key = `${ability.key} of ${source}`;
  if (!g.abilities.has(key)) {
    const tree = naming(ability.tree, source);
    g.abilities.set(key, { ...ability, key, tree, words: ability.words.replace('the encoded card', words.card) });
  }
  return key;
}

function naming<T>(node: T, card: ObjectId): T {
  if (Array.isArray(node)) return node.map((item) => naming(item, card)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, naming(value, card)]);
  const { kind, what } = node as { readonly kind?: string; readonly what?: string };
  return Object.fromEntries(kind === 'encoded' && what === 'card' ? [...entries, ['card', card]] : entries) as T;
}
