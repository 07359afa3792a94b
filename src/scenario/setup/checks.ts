import type { CardDefinition } from '../../engine/definition.ts';
import { TOKENS } from '../../engine/zones/faces.ts';
import { COUNTER_KINDS, changesPowerAndToughness } from '../../rules/vocabulary/counterKinds.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import { suggest } from '../document/suggest.ts';
import type { ObjectSetup, Scenario } from '../document/types.ts';
import { ScenarioProblem } from './problem.ts';

type Path = readonly (string | number)[];

/** What can't lie where it is set up, whatever happens there. What only doesn't last (CR 704) is a remark instead. */
export function checkPlace(setup: ObjectSetup, zone: Zone, definition: CardDefinition, face: number, path: Path): void {
  if (TOKENS.has(definition.layout) && zone !== 'battlefield')
    throw new ScenarioProblem(
      path,
      `${definition.name} is a token: it exists on the battlefield only (CR 111.7). Set it up there.`,
    );
  if (zone !== 'battlefield' || setup.faceDown !== false || setup.copyOf !== undefined) return;
  const { types, name } = definition.faces[face]!;
  const never = (['instant', 'sorcery'] as const).find((type) => types.includes(type));
  if (!never || definition.layout === 'split') return;
  const permanent = definition.faces.find((other) => !other.types.includes('instant') && !other.types.includes('sorcery'));
  const instead = permanent ? `set up its face with "face: ${permanent.name}"` : 'set it up in another zone, or cast it';
  throw new ScenarioProblem(
    path,
    `${name} is ${never === 'instant' ? 'an instant' : 'a sorcery'}, which can't be on the battlefield (CR ${never === 'instant' ? '304.4' : '307.4'}): ${instead}.`,
  );
}

/** Kinds of counters that neither the rules nor any card knows, nor the words of a card that the scenario sets up. */
export function checkCounters(scenario: Scenario, definitions: Iterable<CardDefinition>): void {
  const words = [...definitions].flatMap(({ faces }) => faces.map((face) => face.words.toLowerCase()));
  const known = (kind: string): boolean =>
    COUNTER_KINDS.has(kind.toLowerCase()) ||
    changesPowerAndToughness(kind) ||
    words.some((text) => text.includes(`${kind.toLowerCase()} counter`));
  const check = (counters: Readonly<Record<string, number>>, path: Path): void => {
    for (const kind of Object.keys(counters)) {
      if (known(kind)) continue;
      throw new ScenarioProblem(
        [...path, 'counters', kind],
        `Nothing knows counters of the kind "${kind}": neither the rules nor a card of this scenario (CR 122.1).`,
        suggest(kind, [...COUNTER_KINDS, '+1/+1', '-1/-1']),
        'UNKNOWN_VALUE',
      );
    }
  };
  for (const [seat, player] of scenario.players.entries()) {
    check(player.counters, ['players', seat]);
    for (const zone of ['battlefield', 'graveyard', 'exile', 'command', 'hand', 'library'] as const)
      for (const [index, { counters }] of player[zone].entries()) check(counters, ['players', seat, zone, index]);
  }
}
