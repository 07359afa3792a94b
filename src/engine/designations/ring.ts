import { isRead, readFace } from '../../oracle/index.ts';
import { NO_CHARACTERISTICS } from '../characteristics.ts';
import type { AbilityDefinition, CardDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { setObject } from '../writer.ts';

/** What a permanent is by the Ring, no copiable value (CR 701.54b). */
export const RING_BEARER = 'ringBearer';

const NAME = 'The Ring';
/** The abilities of the emblem: the first at once, each other when the Ring has tempted its owner once more (CR 701.54c). */
const ABILITIES = [
  "Your Ring-bearer is legendary and can't be blocked by creatures with power greater than your Ring-bearer's power.",
  'Whenever your Ring-bearer attacks, draw a card, then discard a card.',
  "Whenever your Ring-bearer becomes blocked by a creature, that creature's controller sacrifices it at end of combat.",
  'Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life.',
];

const keyOf = (size: number): string => `${NAME}/${size}`;

/** The emblem named The Ring as it is once the Ring has tempted a player so often. */
export function ringEmblem(g: Game, times: number): string {
  const size = Math.min(Math.max(times, 1), ABILITIES.length);
  const key = keyOf(size);
  if (g.definitions.has(key)) return key;
  const abilities = ABILITIES.slice(0, size).flatMap((words, index) => abilityOf(g, words, `${NAME} ability ${index}`));
  const face = { ...NO_CHARACTERISTICS, name: NAME, words: ABILITIES.slice(0, size).join('\n'), abilities };
  const definition: CardDefinition = { key, name: NAME, layout: 'emblem', faces: [face], verbatim: true };
  g.definitions.set(key, definition);
  return key;
}

/** They function in the command zone (CR 114.4). */
function abilityOf(g: Game, words: string, key: string): readonly AbilityDefinition[] {
  const { lines, abilities } = readFace({ name: NAME, types: [], oracleText: words });
  invariant(lines.every(isRead) && abilities[0], 'the words of the rules are read');
  const made = g
    .define(abilities[0], key)
    .map((one): AbilityDefinition => ({ ...one, words, functionsIn: ['command'], cite: ['701.54c'] }));
  for (const one of made) g.abilities.set(one.key, one);
  return made;
}

/** That player's emblem named The Ring. */
export const ringOf = (g: Game, owner: PlayerId): ObjectId | undefined =>
  g.state.command.find((id) => {
    const value = g.state.objects[id]!;
    return value.owner === owner && value.substance === 'emblem' && value.card?.startsWith(`${NAME}/`) === true;
  });

/** The emblem has as many abilities as the Ring has tempted its owner times. */
export function growRing(g: Game, owner: PlayerId): void {
  const emblem = ringOf(g, owner);
  const times = g.state.players[owner]?.ringTempted ?? 0;
  if (emblem !== undefined) setObject(g, emblem, { card: ringEmblem(g, times) });
}
