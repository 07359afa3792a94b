import type { Ability, Condition, PermanentStatus } from '../../oracle/tree/index.ts';
import type { ReadLine } from './language.ts';

type Read = ReadLine['abilities'][number];
const THIS = { kind: 'this' } as const;

const barOf = ({ ability }: Read): PermanentStatus | undefined =>
  ability.kind === 'activated' ? (ability.wording?.bar as PermanentStatus | undefined) : undefined;

export function isClassCard(lines: readonly ReadLine[]): boolean {
  return lines.some(({ abilities }) => abilities.some((read) => barOf(read) !== undefined));
}

const isStatus = (status: PermanentStatus, not?: true): Condition => ({
  kind: 'isAdjective',
  object: THIS,
  is: { kind: 'status', status },
  ...(not ? { not } : {}),
});

/** The lines of a Class: what stands behind a class level bar it has as long as it is of that level or greater (CR 716.2a, 716.3). */
export function classLines(lines: readonly ReadLine[]): readonly ReadLine[] {
  let level: PermanentStatus | undefined;
  return lines.map((line) => {
    const bar = line.abilities.map(barOf).find((one) => one !== undefined);
    if (bar !== undefined) {
      level = bar;
      return { ...line, abilities: line.abilities.flatMap((read) => ofBar(bar, read)) };
    }
    if (level === undefined) return line;
    const condition = isStatus(level);
    return { ...line, abilities: line.abilities.map((read): Read => ({ ...read, ability: had(condition, read.ability) })) };
  });
}

/** The bar's activated ability, and what stands behind the bar on its line. */
function ofBar(bar: PermanentStatus, read: Read): readonly Read[] {
  if (read.ability.kind !== 'activated') return [read];
  const { abilities = [], ...activated } = read.ability;
  return [{ ...read, ability: activated }, ...abilities.map((one): Read => ({ ...read, ability: had(isStatus(bar), one) }))];
}

const had = (condition: Condition, ability: Ability): Ability => ({
  kind: 'static',
  wording: { class: 'section' },
  condition,
  statement: { kind: 'clause', subject: THIS, acts: [{ kind: 'gain', abilities: [ability] }] },
});

/** "To solve" triggers only as long as the Case isn't solved (CR 719.3a). */
export function untilSolved(ability: Ability): Ability {
  if (ability.kind !== 'triggered' || ability.wording?.case !== 'toSolve' || !ability.condition) return ability;
  return { ...ability, condition: { kind: 'allOf', conditions: [ability.condition, isStatus('solved', true)] } };
}
