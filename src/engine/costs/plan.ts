import type { Characteristics } from '../characteristics.ts';
import { type Game, object, player } from '../game.ts';
import { characteristics, statements } from '../layers/index.ts';
import { gathered } from '../lists.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Mana } from '../state/player.ts';
import { activateManaAbility } from './activate.ts';
import { asThoughAnyColor } from './asThough.ts';
import { explore } from './explore.ts';
import { addManaActs, isManaAbility } from './manaAbility.ts';
import { maySpend, restrictionOf, saidInOne } from './pool.ts';
import type { ManaTypes } from './produced.ts';
import { type Purpose, variantsOf } from './slots.ts';
import type { ManaSource, ManaUnit, SourceOption } from './solve.ts';
import { abilityContext, canTap, forbiddenNow, type ManaAbility, manaAbilitiesOf, yieldOf } from './sources.ts';
import { totalCost } from './total.ts';
import type { TotalCost } from './types.ts';

/** One activation that the search may choose. */
export interface Offer {
  readonly mana: ManaAbility;
  /** What each instruction of it adds. */
  readonly ways: readonly ManaTypes[];
  readonly option: SourceOption;
}
/** Activations of which one can be made: the permanent taps only once. */
export type OfferGroup = readonly Offer[];

export interface Wanted {
  readonly player: PlayerId;
  readonly total: TotalCost;
  /** Sources that the player named, in that order: they may be creatures, and may cost more than mana and tapping. */
  readonly named: readonly ObjectId[];
  /** Nothing else but the pool and what was named. */
  readonly onlyNamed: boolean;
  /** Objects that the cost itself uses. */
  readonly excluded: readonly ObjectId[];
}

/** One look at the sources for a cost. */
interface Looking {
  readonly wanted: Wanted;
  /** Something else has a say in what mana abilities add. */
  readonly interferes: boolean;
}

/** The groups of activations that may be used for a cost, in the order of preference. */
export function offersFor(g: Game, wanted: Wanted): readonly OfferGroup[] {
  const named = wanted.named.filter((id) => g.state.objects[id] && !wanted.excluded.includes(id));
  const groups: OfferGroup[] = [];
  const look: Looking = { wanted, interferes: interferes(g) };
  for (const id of named) groups.push(...groupsOf(g, look, id, true, groups.length));
  if (wanted.onlyNamed) return groups;
  for (const id of unasked(g, wanted, named)) groups.push(...groupsOf(g, look, id, false, groups.length));
  return groups;
}

export const asSources = (groups: readonly OfferGroup[]): readonly ManaSource[] =>
  groups.map((offers) => ({ options: offers.map(({ option }) => option) }));

/** The player's permanents that may be tapped for mana unasked, those with the fewest other uses first, then by timestamp. */
function unasked(g: Game, { player: who, excluded }: Wanted, named: readonly ObjectId[]): readonly ObjectId[] {
  const usable = g.state.battlefield.filter((id) => {
    if (excluded.includes(id) || named.includes(id) || object(g, id).phasedOut) return false;
    const { controller, types } = characteristics(g, id);
    return controller === who && !types.includes('creature') && manaAbilitiesOf(g, id).some(costsOnlyManaAndTapping);
  });
  if (usable.length < 2) return usable;
  const uses = new Map(usable.map((id) => [id, usesOf(g, who, id)] as const));
  return usable.sort((a, b) => uses.get(a)! - uses.get(b)! || object(g, a).timestamp - object(g, b).timestamp);
}

/** Types of mana that it can make, and other activated abilities that it has. */
function usesOf(g: Game, who: PlayerId, id: ObjectId): number {
  const abilities = manaAbilitiesOf(g, id);
  const types = new Set(abilities.flatMap((ability) => yieldOf(g, ability, who)?.ways.flat(2) ?? []));
  const activated = characteristics(g, id).abilities.filter(({ tree }) => tree.kind === 'activated').length;
  return types.size + activated - abilities.length;
}

const costsOnlyManaAndTapping = ({ tree }: ManaAbility): boolean =>
  tree.costs.every(({ kind }) => kind === 'tapCost' || kind === 'manaCost');

/** Whether it is tapped for mana though nobody names it: no creature is, and nothing that costs more than mana and tapping. */
export const usedUnasked = (g: Game, id: ObjectId): boolean =>
  !characteristics(g, id).types.includes('creature') && manaAbilitiesOf(g, id).every(costsOnlyManaAndTapping);

/** Whatever a player controls that could make mana; what is used unasked first. */
export function manaSources(g: Game, player: PlayerId): readonly ObjectId[] {
  const all = g.state.battlefield.filter(
    (id) => !object(g, id).phasedOut && characteristics(g, id).controller === player && manaAbilitiesOf(g, id).length > 0,
  );
  return [...all.filter((id) => usedUnasked(g, id)), ...all.filter((id) => !usedUnasked(g, id))];
}

/** How often an ability that costs only mana may be used for one cost. */
const MOST_REPEATS = 4;

function groupsOf(g: Game, look: Looking, id: ObjectId, asked: boolean, first: number): OfferGroup[] {
  const { wanted } = look;
  const abilities = manaAbilitiesOf(g, id).filter(
    (mana) =>
      (asked || costsOnlyManaAndTapping(mana)) && canTap(g, mana) && forbiddenNow(g, wanted.player, mana, 'payment') === null,
  );
  const tapping = abilities.filter(({ tree }) => tree.costs.some(({ kind }) => kind === 'tapCost'));
  const others = abilities.filter((mana) => !tapping.includes(mana));
  const repeated = others.flatMap((mana) =>
    Array.from({ length: costsOnlyManaAndTapping(mana) ? MOST_REPEATS : 1 }, () => [mana]),
  );
  const groups = tapping.length > 0 ? [tapping, ...repeated] : repeated;
  return groups.map((group, index) => {
    const offers = restrictedFirst(group.flatMap((mana) => offersOf(g, look, mana, first + index)));
    return asked ? asWanted(offers) : offers;
  });
}

/** What else a source that was named does is wanted, where it can't be used without that. */
const asWanted = (offers: OfferGroup): OfferGroup =>
  offers.every(({ option }) => option.harmful)
    ? offers.map((offer) => ({ ...offer, option: { ...offer.option, harmful: false } }))
    : offers;

/** Of the ways to tap one source those first whose mana may be spent on little else (CR 106.6): it is for this that they are there. */
function restrictedFirst(offers: readonly Offer[]): OfferGroup {
  const isRestricted = ({ option }: Offer): boolean => option.units.some(({ only }) => only !== null);
  return [...offers.filter(isRestricted), ...offers.filter((offer) => !isRestricted(offer))];
}

function offersOf(g: Game, look: Looking, mana: ManaAbility, index: number): Offer[] {
  const costs = costVariants(g, look.wanted, mana, index);
  return waysOf(g, look, mana).flatMap(({ ways, units, harmful }) =>
    costs.map((cost) => ({ mana, ways, option: { units, cost, harmful } })),
  );
}

/** The mana that activating costs, one list for each way to read it. */
function costVariants(g: Game, { player: who }: Wanted, mana: ManaAbility, index: number): readonly SourceOption['cost'][] {
  if (!mana.tree.costs.some(({ kind }) => kind === 'manaCost')) return [[]];
  const context = abilityContext(g, who, mana, null);
  const { source, ability, tree } = mana;
  const question = {
    player: who,
    object: source,
    for: 'activating',
    ability,
    base: null,
    additional: [],
    x: null,
    context,
  } as const;
  const { ways } = totalCost(g, { ...question, alternative: tree.costs });
  const total = { for: 'activating', object: source } as const;
  return gathered(ways, ({ mana: cost }) =>
    cost ? asThoughAnyColor(g, who, total, variantsOf(cost, 0, index)).map(({ slots }) => slots) : [[]],
  );
}

interface Way {
  readonly ways: readonly ManaTypes[];
  readonly units: readonly ManaUnit[];
  readonly harmful: boolean;
}

/** What activating comes to: by its words, or by trying it where something else has a say in it. */
function waysOf(g: Game, { wanted, interferes: others }: Looking, mana: ManaAbility): readonly Way[] {
  const known = yieldOf(g, mana, wanted.player);
  if (known && !others) {
    const snow = characteristics(g, mana.source).supertypes.includes('snow');
    const restriction = known.only && restrictionOf(known.only);
    return known.ways.map((ways, index) => {
      const own = addManaActs(mana.tree.effect)[index]?.act.spendOnly;
      const limit = own ? restrictionOf(saidInOne(own)) : restriction;
      const units = ways
        .flat()
        .map((type) => unitOf(g, wanted, { type, source: mana.source, snow, restriction: limit, lasts: null }, []));
      return { ways, units, harmful: known.more };
    });
  }
  if (mana.tree.costs.some(({ kind }) => kind === 'manaCost')) return [];
  return (known?.ways ?? [null]).flatMap((ways) => tried(g, wanted, mana, ways, known?.more ?? false));
}

/** Mana that triggers or replacement effects add to or change. */
function interferes(g: Game): boolean {
  return (
    g.state.battlefield.some((id) => triggersForMana(characteristics(g, id))) ||
    statements(g, 'replacement').some(({ node }) => node.event.kind === 'tappedForMana')
  );
}

const triggering = new WeakMap<Characteristics, boolean>();

function triggersForMana(c: Characteristics): boolean {
  let answer = triggering.get(c);
  if (answer === undefined) {
    answer = c.abilities.some((ability) => ability.tree.kind === 'triggered' && isManaAbility(ability));
    triggering.set(c, answer);
  }
  return answer;
}

function tried(g: Game, wanted: Wanted, mana: ManaAbility, ways: readonly ManaTypes[] | null, harmful: boolean): Way[] {
  const before = player(g, wanted.player).mana.length;
  const { source, ability } = mana;
  const activate = () =>
    activateManaAbility(g, {
      player: wanted.player,
      object: source,
      ability,
      moment: 'payment',
      x: null,
      payment: null,
      mana: ways,
      fromPool: true,
    });
  const ends = explore(g, activate, () => player(g, wanted.player).mana.slice(before));
  const seen = new Map<string, Way>();
  for (const added of ends) {
    const units = added.map((one) => unitOf(g, wanted, one, []));
    seen.set(JSON.stringify(units), { ways: ways ?? [added.map(({ type }) => type)], units, harmful });
  }
  return [...seen.values()];
}

/** Mana as the search sees it: what it is and for what it may be spent. */
export function unitOf(g: Game, { player: who, total }: Wanted, mana: Mana, groups: readonly OfferGroup[]): ManaUnit {
  if (mana.restriction === null) return { type: mana.type, snow: mana.snow, only: null };
  const only: Purpose[] = maySpend(g, who, mana, total) ? ['cost'] : [];
  for (const [index, [offer]] of groups.entries()) {
    if (!offer || offer.option.cost.length === 0) continue;
    if (maySpend(g, who, mana, { for: 'activating', object: offer.mana.source })) only.push(index);
  }
  return { type: mana.type, snow: mana.snow, only };
}
