import type { AdditionalCost } from '../../oracle/tree/index.ts';
import { KEYWORD_ABILITIES } from '../../rules/vocabulary/keywords.ts';
import { instanceOf } from '../abilities.ts';
import { foldWords } from '../foldWords.ts';
import { type Game, object } from '../game.ts';
import { type ActiveStatement, statementsOf } from '../layers/index.ts';
import { InputError, refuse, Unsupported } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { asSpell } from './begin.ts';
import { fusing } from './fused.ts';
import { costsOf } from './offer.ts';
import { type CastUsing, type OptionalCost, shapeOf, usingName } from './request.ts';

/** The names of the optional additional costs that the spell would have (CR 601.2b), cast so; fuse beside what is paid among them (CR 702.102a). */
export const optionalCostNames = (
  g: Game,
  player: PlayerId,
  id: ObjectId,
  face: number,
  using: CastUsing | null = null,
): readonly string[] => [
  ...new Set([
    ...offeredCosts(g, player, id, face).map(({ cost }) => cost.name),
    ...(face === 0 && using !== null && usingName(using) !== null && !shapeOf(using).castAs
      ? fusing(g, id).map(({ name }) => name)
      : []),
  ]),
];

/** The optional additional costs that are paid, by name, each as often as it is named (CR 601.2b). */
export function optionalCosts(
  g: Game,
  player: PlayerId,
  id: ObjectId,
  face: number,
  named: readonly string[],
): readonly OptionalCost[] {
  if (named.length === 0) return [];
  const fuse = fusing(g, id).map((cost): OfferedCost => ({ cost, names: [cost.name], often: false }));
  const offered = [...offeredCosts(g, player, id, face), ...fuse];
  const used = new Set<OfferedCost>();
  const paid = named.map((name) => {
    const called = offered.filter(({ names }) => names.some((one) => foldWords(one) === foldWords(name)));
    // Of several instances each is paid separately (CR 702.78b).
    const found = called.find((one) => !used.has(one)) ?? called[0];
    if (found) {
      if (!found.often) used.add(found);
      return found;
    }
    hasNoSuchCost(g, id, name);
    const names = offered.map(({ cost }) => cost.name);
    throw new InputError(`${nameOf(g, id)} has no optional cost called "${name}" that the engine carries out.`, names);
  });
  for (const { cost, often } of paid) {
    if (!often && paid.filter((other) => other.cost === cost).length > 1)
      refuse(`The ${cost.name} cost of ${nameOf(g, id)} can be paid only once.`, ['601.2b', ...cost.cite]);
  }
  return paid.map(({ cost }) => cost);
}

/** A keyword that the card hasn't gives no cost to pay (CR 601.2b); of a card with words that nobody reads that isn't known. */
function hasNoSuchCost(g: Game, id: ObjectId, asked: string): void {
  const keyword = KEYWORD_ABILITIES.find(({ name }) => foldWords(name) === foldWords(asked));
  if (!keyword) return;
  if (unreadOf(g, id)) throw new Unsupported(nameOf(g, id), asked, `the engine doesn't carry out a cost of "${asked}" here`);
  refuse(`${nameOf(g, id)} doesn't have ${foldWords(asked)}.`, ['601.2b', keyword.rule]);
}

/** Whether the card has words that nobody reads. */
export function unreadOf(g: Game, id: ObjectId): boolean {
  const { card } = object(g, id);
  return card !== null && (g.definitions.get(card)?.faces.some(({ unread }) => unread.length > 0) ?? false);
}

export interface OfferedCost {
  readonly cost: OptionalCost;
  readonly names: readonly string[];
  /** Any number of times. */
  readonly often: boolean;
}

const namesOf = ({ ability }: Pick<ActiveStatement, 'ability'>): readonly string[] =>
  ability?.keyword ? [ability.keyword.name, ...(ability.keyword.costIs ? [ability.keyword.costIs] : [])] : ['additional cost'];

type Priced = Pick<ActiveStatement<'additionalCost'>, 'ability'> & { readonly node: Pick<AdditionalCost, 'costs'> };

type Optional = ActiveStatement<'additionalCost'>;

/** The statements of the same keyword, one for each instance of it. */
const alike = ({ ability }: Optional, all: readonly Optional[]): readonly Optional[] =>
  ability?.keyword ? all.filter((other) => other.ability?.keyword?.name === ability.keyword?.name) : [];

/** Of several instances, which one is paid is remembered (CR 702.78b). */
const instanceAmong = (one: Optional, all: readonly Optional[]): { readonly instance?: string } =>
  one.ability && alike(one, all).length > 1 ? instanceOf(one.ability) : {};

/** The second of several instances may be named as such: `replicate#2`. */
function namesAmong(one: Optional, all: readonly Optional[]): readonly string[] {
  const nth = alike(one, all).indexOf(one) + 1;
  return nth > 1 ? [...namesOf(one), ...namesOf(one).map((name) => `${name}#${nth}`)] : namesOf(one);
}

/** The optional additional costs that the spell would have (CR 601.2b). */
export function offeredCosts(g: Game, player: PlayerId, id: ObjectId, face: number): readonly OfferedCost[] {
  const candidate = asSpell(g, { player, object: id, face });
  const { object: spell } = candidate;
  const costOf = ({ ability, node }: Priced): OptionalCost => ({
    name: ability?.keyword?.costIs ?? ability?.keyword?.name ?? 'additional cost',
    costs: costsOf(node.costs, candidate),
    cite: ability?.cite ?? [],
  });
  const optional = statementsOf(g, spell, 'additionalCost').filter(({ node }) => node.optional);
  return [
    ...optional.map((one) => ({
      cost: { ...costOf(one), ...instanceAmong(one, optional) },
      names: namesAmong(one, optional),
      often: one.node.anyNumber === true,
    })),
    ...statementsOf(g, spell, 'chooseAllModes').map((one) => ({
      cost: { ...costOf(one), allModes: true as const },
      names: namesOf(one),
      often: false,
    })),
  ];
}
