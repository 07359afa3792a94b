import { isRead, readFace } from '../../oracle/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { type Characteristics, NO_CHARACTERISTICS } from '../characteristics.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { TriggerSource } from '../events/happening.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { type GameObject, plainObject } from '../state/object.ts';
import { newId, setLastKnown } from '../writer.ts';

/** Triggered abilities that the rules give a player and that have no source, such as the monarch's (CR 725.2). */
export interface Sourceless {
  readonly name: string;
  readonly words: readonly string[];
  readonly cite: readonly RuleNumber[];
}

/** What stands for their source: an object that isn't anywhere. */
export function standIn(g: Game, { name }: Sourceless): ObjectId {
  const id = newId(g);
  const characteristics = { ...NOTHING, name };
  setLastKnown(g, id, { object: nowhere(id), characteristics, became: null, attachments: [], copied: null });
  return id;
}

/** What these abilities trigger from, under this player's control. */
export function sourcesOf(g: Game, id: ObjectId, controller: PlayerId, of: Sourceless): readonly TriggerSource[] {
  const { characteristics } = g.state.lastKnown[id]!;
  const own = { object: id, characteristics: { ...characteristics, controller } };
  return of.words.map((words, index) => ({ ...own, ability: abilityOf(g, of, words, `${of.name} ${index}`) }));
}

function abilityOf(g: Game, of: Sourceless, words: string, key: string): AbilityDefinition {
  return g.abilities.get(`${key}/0`) ?? define(g, of, words, key);
}

function define(g: Game, { name, cite }: Sourceless, oracleText: string, key: string): AbilityDefinition {
  const { lines, abilities: read } = readFace({ name, types: ['enchantment'], oracleText });
  invariant(lines.every(isRead) && read[0], 'the words of the rules are read');
  const [made] = g.define(read[0], `${key}/0`);
  invariant(made, 'the abilities of the rules are carried out');
  const ability: AbilityDefinition = { ...made, key: `${key}/0`, words: oracleText, cite };
  g.abilities.set(ability.key, ability);
  return ability;
}

const NOTHING: Characteristics = {
  ...NO_CHARACTERISTICS,
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
