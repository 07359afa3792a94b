import { isRead, readFace } from '../../oracle/index.ts';
import { type Characteristics, NO_CHARACTERISTICS } from '../characteristics.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { TriggerSource } from '../events/happening.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import { type GameObject, plainObject } from '../state/object.ts';
import { newId, setLastKnown, setState } from '../writer.ts';

/** The two abilities that come with being the monarch (CR 725.2). */
const WORDS = [
  "At the beginning of the monarch's end step, that player draws a card.",
  'Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.',
];
const NAME = 'The Monarch';

/** What the monarch's abilities trigger from: they have no source, so that an object that isn't anywhere stands for it. */
export function monarchSources(g: Game): readonly TriggerSource[] {
  const id = g.state.monarchy;
  const monarch = id === undefined ? undefined : g.state.players.find(({ designations }) => designations?.includes('monarch'));
  if (id === undefined || !monarch || monarch.lost !== null) return [];
  const { characteristics } = g.state.lastKnown[id]!;
  const own = { object: id, characteristics: { ...characteristics, controller: monarch.id } };
  return abilities(g).map((ability) => ({ ...own, ability }));
}

/** From the first monarch on there are these abilities. */
export function beginMonarchy(g: Game): void {
  if (g.state.monarchy !== undefined) return;
  const id = newId(g);
  const object = nowhere(id);
  setLastKnown(g, id, { object, characteristics: NOTHING, became: null, attachments: [], copied: null });
  setState(g, 'monarchy', id);
}

function abilities(g: Game): readonly AbilityDefinition[] {
  return WORDS.map((words, index) => {
    const key = `the monarch ${index}`;
    return g.abilities.get(`${key}/0`) ?? define(g, words, key);
  });
}

function define(g: Game, oracleText: string, key: string): AbilityDefinition {
  const { lines, abilities: read } = readFace({ name: NAME, types: ['enchantment'], oracleText });
  invariant(lines.every(isRead) && read[0], 'the words of the rules are read');
  const [made] = g.define(read[0], `${key}/0`);
  invariant(made, 'the abilities of the rules are carried out');
  const ability: AbilityDefinition = { ...made, key: `${key}/0`, words: oracleText, cite: ['725.2'] };
  g.abilities.set(ability.key, ability);
  return ability;
}

const NOTHING: Characteristics = {
  ...NO_CHARACTERISTICS,
  name: NAME,
  controller: 0 as Characteristics['controller'],
  flags: {},
  why: [],
};

const nowhere = (id: ObjectId): GameObject =>
  plainObject({
    id,
    substance: 'emblem',
    card: null,
    owner: NOTHING.controller,
    controller: NOTHING.controller,
    zone: 'command',
    timestamp: 0,
  });
