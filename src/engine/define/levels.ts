import type { Ability, Condition, StaticAbility } from '../../oracle/tree/index.ts';
import type { ReadLine } from './language.ts';

type Read = ReadLine['abilities'][number];

const said = ({ ability }: Read): string | undefined => (ability.kind === 'static' ? ability.wording?.level : undefined);

export function isLevelerCard(lines: readonly ReadLine[]): boolean {
  return lines.some(({ abilities }) => abilities.some((read) => said(read) === 'symbol'));
}

/**
 * The lines of a leveler card: what stands in the striation of a level symbol, power and toughness too, is had only with so many level counters
 * (CR 711.2a, b). What stands before the first symbol is had always (711.4).
 */
export function levelLines(lines: readonly ReadLine[]): readonly ReadLine[] {
  let condition: Condition | undefined;
  return lines.map((line) => {
    const [first] = line.abilities;
    if (first && said(first) === 'symbol') {
      condition = (first.ability as StaticAbility).condition;
      return { ...line, abilities: [] };
    }
    if (condition === undefined) return line;
    const level = condition;
    return { ...line, abilities: line.abilities.map((read): Read => ({ ...read, ability: atLevel(level, read) })) };
  });
}

function atLevel(condition: Condition, read: Read): Ability {
  const { ability } = read;
  const wording = { level: said(read) === 'size' ? 'size' : 'striation' };
  if (said(read) === 'size') return { ...(ability as StaticAbility), condition, wording };
  const gain = { kind: 'gain', abilities: [ability] } as const;
  return { kind: 'static', wording, condition, statement: { kind: 'clause', subject: { kind: 'this' }, acts: [gain] } };
}
