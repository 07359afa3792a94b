/** Binds words such as "it" to what they speak of, and numbers targets; printing and comparing don't look at what is written here. */
import type { FaceWords } from '../normalise/names.ts';
import type { Ability } from '../tree/index.ts';
import { Binder } from './bind.ts';
import type { Numbering } from './numbering.ts';

/** The abilities of a face, bound. The lines of a spell are one sequence of instructions (CR 608.2c): words reach across them. */
export function bindFace(abilities: readonly Ability[], face?: FaceWords): readonly Ability[] {
  const own = face === undefined ? {} : { face };
  const costs = verbsOfCosts(abilities);
  const spell = new Binder({ next: 1, costs, ...own });
  return abilities.map((ability) =>
    (ability.kind === 'spell'
      ? spell
      : new Binder({
          next: 1,
          isLinked: linksOf(ability, abilities),
          // "This spell costs {2} less to cast for each creature sacrificed this way."
          ...(ability.kind === 'static' && ability.statement.kind === 'costChange' ? { costs } : {}),
          ...own,
        } satisfies Numbering)
    ).bind(ability),
  );
}

const AFFECTING = { player: /"kind":"targetPlayer"/, token: /"kind":"createTokens?"/ } as const;

/** Whether another ability affects such a thing. Few words ask, so nothing is looked through beforehand. */
const linksOf =
  (ability: Ability, all: readonly Ability[]): NonNullable<Numbering['isLinked']> =>
  (what) =>
    all.some((other) => other !== ability && AFFECTING[what].test(JSON.stringify(other)));

/** What is done to pay the additional costs that a spell has (CR 601.2b). */
function verbsOfCosts(abilities: readonly Ability[]): ReadonlySet<string> {
  const statements = abilities.flatMap((ability) => (ability.kind === 'static' ? [ability.statement] : []));
  const costs = statements.flatMap((statement) => (statement.kind === 'additionalCost' ? statement.costs : []));
  return new Set(costs.flatMap((cost) => (cost.kind === 'actCost' ? [cost.act.kind] : [])));
}
