import type { Ability, Become, Condition, StaticAbility } from '../../oracle/tree/index.ts';
import type { ReadLine } from './language.ts';

type Read = ReadLine['abilities'][number];
interface Size {
  readonly power: string | null;
  readonly toughness: string | null;
}

const isSymbol = ({ ability }: Read): boolean => ability.kind === 'static' && ability.wording?.station === 'symbol';

export function isStationCard(lines: readonly ReadLine[]): boolean {
  return lines.some(({ abilities }) => abilities.some(isSymbol));
}

/**
 * The lines of a station card: what stands in the striation of a station symbol is had only with so many charge counters (CR 721.2a). The card's
 * power and toughness stand in the last striation: with those counters it is a creature (721.2b).
 */
export function stationLines(lines: readonly ReadLine[], size: Size): readonly ReadLine[] {
  let condition: Condition | undefined;
  const last = lines.findLastIndex(({ abilities }) => abilities.some(isSymbol));
  return lines.map((line, index) => ({
    ...line,
    abilities: line.abilities.map((read): Read => {
      if (isSymbol(read)) {
        const ability = read.ability as StaticAbility;
        condition = ability.condition;
        return { ...read, ability: index === last ? asCreature(ability, size) : ability };
      }
      return condition ? { ...read, ability: behind(condition, read.ability) } : read;
    }),
  }));
}

function behind(condition: Condition, ability: Ability): Ability {
  return {
    kind: 'static',
    wording: { station: 'striation' },
    condition,
    statement: { kind: 'clause', subject: { kind: 'this' }, acts: [{ kind: 'gain', abilities: [ability] }] },
  };
}

function asCreature(ability: StaticAbility, { power, toughness }: Size): StaticAbility {
  if (power === null || toughness === null || ability.statement.kind !== 'clause') return ability;
  const become: Become = {
    kind: 'become',
    types: [{ kind: 'cardType', type: 'creature' }],
    inAddition: 'types',
    power: { kind: 'number', value: Number(power) },
    toughness: { kind: 'number', value: Number(toughness) },
  };
  return { ...ability, statement: { ...ability.statement, acts: [...ability.statement.acts, become] } };
}
