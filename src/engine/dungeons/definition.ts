import { isRead, readFace } from '../../oracle/index.ts';
import { NO_CHARACTERISTICS } from '../characteristics.ts';
import type { AbilityDefinition, CardDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { Dungeon } from './cards.ts';

/** The definition of a dungeon card, known to the game from now on. */
export function dungeonDefinition(g: Game, dungeon: Dungeon): string {
  const key = `dungeon ${dungeon.name}`;
  if (g.definitions.has(key)) return key;
  const { name } = dungeon;
  const abilities = dungeon.rooms.map((_room, index) => roomAbility(g, dungeon, index, `${key}/${index}`));
  const words = abilities.map((ability) => ability.words).join('\n');
  const face = { ...NO_CHARACTERISTICS, name, types: ['dungeon'] as const, words, abilities };
  const definition: CardDefinition = { key, name, layout: 'dungeon', faces: [face], verbatim: true };
  g.definitions.set(key, definition);
  return key;
}

/** CR 309.4c: all rooms have the same trigger condition, each about itself. They trigger in the command zone. */
function roomAbility(g: Game, { name, rooms }: Dungeon, room: number, key: string): AbilityDefinition {
  const effect = rooms[room]!.words;
  const words = `When you move your venture marker into this room, ${effect.charAt(0).toLowerCase()}${effect.slice(1)}`;
  const { lines, abilities } = readFace({ name, types: [], oracleText: words });
  const [tree] = abilities;
  invariant(lines.every(isRead) && tree?.kind === 'triggered', 'the words of rooms are read');
  const [made] = g.define({ ...tree, event: { kind: 'movesIntoRoom', room } }, key);
  invariant(made, 'room abilities are carried out');
  const ability: AbilityDefinition = { ...made, words, functionsIn: ['command'], cite: ['309.4c'] };
  g.abilities.set(ability.key, ability);
  return ability;
}
