import type {
  ActivatedAbility,
  Clause,
  Effect,
  EitherFilter,
  Filter,
  ObjectPhrase,
  Sentence,
  SpendOnly,
} from '../../oracle/tree/index.ts';
import { prohibitsActivating } from '../actions/prohibitions.ts';
import type { Characteristics } from '../characteristics.ts';
import { summoningSick } from '../combat/sickness.ts';
import { type Context, staticContext } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import { type Game, object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { allOptions } from './combinations.ts';
import { type Adding, addManaActs, isManaAbility } from './manaAbility.ts';
import type { SpentOn } from './pool.ts';
import { addingOptions, type ManaTypes } from './produced.ts';
import { type Forbidden, type Moment, restrictionAgainst } from './restrictions.ts';
import { saysOfSpending } from './riders.ts';

/** A mana ability of an object, with the tree that it certainly has. */
export interface ManaAbility {
  readonly source: ObjectId;
  readonly ability: AbilityDefinition;
  readonly tree: ActivatedAbility;
}

/** The mana abilities of one set of characteristics; these are the same value as long as nothing changes them. */
const known = new WeakMap<Characteristics, readonly AbilityDefinition[]>();

function activatedMana(c: Characteristics): readonly AbilityDefinition[] {
  let found = known.get(c);
  if (!found) {
    found = c.abilities.filter((ability) => ability.tree.kind === 'activated' && isManaAbility(ability));
    known.set(c, found);
  }
  return found;
}

/** The activated mana abilities that an object has and that function where it is (CR 605.1a, 113.6). */
export function manaAbilitiesOf(g: Game, source: ObjectId): readonly ManaAbility[] {
  const abilities = activatedMana(characteristics(g, source));
  if (abilities.length === 0) return NONE;
  const { zone } = object(g, source);
  return abilities.flatMap((ability) => {
    const { tree, functionsIn } = ability;
    return tree.kind === 'activated' && functionsIn.includes(zone) ? [{ source, ability, tree }] : [];
  });
}

const NONE: readonly never[] = [];

/** From where the words of an activated ability that isn't on the stack are read. */
export function abilityContext(
  g: Game,
  player: PlayerId,
  { source, ability }: Omit<ManaAbility, 'tree'>,
  x: number | null,
): Context {
  return { ...staticContext(g, source, player, { card: nameOf(g, source), text: ability.words }), x };
}

/** Why a player can't begin to activate a mana ability now, its cost apart; null where nothing forbids it. */
export function forbiddenNow(g: Game, player: PlayerId, mana: ManaAbility, moment: Moment): Forbidden | null {
  const { source, ability, tree } = mana;
  const anyone = tree.restrictions.some(({ kind }) => kind === 'activatedBy');
  if (!anyone && characteristics(g, source).controller !== player) {
    return { reason: `only its controller can activate an ability of ${nameOf(g, source)}`, cite: ['602.2'] };
  }
  const against = prohibitsActivating(g, player, source, ability);
  if (against) return { reason: `${against.words.card} says that it can't be activated`, cite: ['101.2', '602.5'] };
  return restrictionAgainst(g, player, source, ability, abilityContext(g, player, mana, null), moment);
}

/** Whether {T} or {Q} in its cost can be paid (CR 118.3, 302.6). */
export function canTap(g: Game, { source, tree }: ManaAbility): boolean {
  const found = object(g, source);
  return tree.costs.every(({ kind }) => {
    if (kind === 'tapCost') return !found.tapped && !summoningSick(g, source);
    return kind !== 'untapCost' || (found.tapped && !summoningSick(g, source));
  });
}

/** What a mana ability may add, by instruction, and what else is known of it without activating it. */
export interface Yield {
  /** One entry for each way; in it the mana of each instruction in order. */
  readonly ways: readonly (readonly ManaTypes[])[];
  readonly only: SpentOn | null;
  /** It does something else besides. */
  readonly more: boolean;
}

/** Yields that depend on nothing but the words. */
const fixedYields = new WeakMap<Effect, Yield>();

/** What activating would add, by its words; null where that depends on how the instructions before go. */
export function yieldOf(g: Game, ability: ManaAbility, player: PlayerId): Yield | null {
  const { effect } = ability.tree;
  const fixed = fixedYields.get(effect);
  if (fixed) return fixed;
  const sentences = effect.sentences.filter((_, index) => !saysOfSpending(effect.sentences, index));
  if (!sentences.every(isPlain)) return null;
  const ctx = abilityContext(g, player, ability, null);
  const acts = addManaActs(effect);
  const ways = allOptions(acts.map((adding) => addingOptions(g, adding, ctx).map((types) => [types])));
  const found = { ways, only: spendOnly(effect), more: sentences.some(doesMore) };
  if (acts.every(isFixed)) fixedYields.set(effect, found);
  return found;
}

const isFixed = ({ act: { mana }, times }: Adding): boolean =>
  times === null &&
  (mana.kind === 'manaSymbols' || (mana.kind === 'manaChoice' && mana.choices.every(({ kind }) => kind === 'manaSymbols')));

/** What all mana of an effect may be spent on: "Spend this mana only to …" (CR 106.6). */
export function spendOnly({ sentences }: Effect): SpentOn | null {
  for (const sentence of sentences) {
    const only = sentence.kind === 'spendOnly' ? spendable(sentence) : null;
    if (only !== null) return only;
  }
  return null;
}

/** Null where it isn't known what it is for. */
export function spendable({ on, activating, activatingAny, also }: SpendOnly): SpentOn | null {
  const casting = on ? spentOn(on) : null;
  const ofAbilities = activating ? spentOn(activating) : null;
  if ((on && casting === null) || (activating && ofAbilities === null)) return null;
  return {
    casting,
    activating: activatingAny ? 'any' : ofAbilities,
    ...(also ? { also } : {}),
  };
}

/** What such mana is for, "an Elemental spell or a Chandra planeswalker spell" too; null where that isn't known. */
export function spentOn(on: ObjectPhrase): Filter | EitherFilter | null {
  if (on.kind !== 'severalObjects') return ('filter' in on && on.filter) || null;
  const parts = on.objects.map(spentOn);
  const filters = parts.flatMap((part) => (part?.kind === 'eitherFilter' ? part.filters : (part ?? [])));
  return parts.includes(null) ? null : { kind: 'eitherFilter', filters };
}

function isPlain(sentence: Sentence): boolean {
  if (sentence.kind === 'spendOnly') return true;
  if (sentence.kind !== 'clause') return false;
  const { condition, unless, optional, instead, forEach, where, delayed, subject } = sentence;
  const limited = condition ?? unless ?? optional ?? instead ?? forEach ?? where ?? delayed;
  return limited === undefined && (subject.kind === 'you' || !sentence.acts.some(isAdding));
}

const isAdding = (act: Clause['acts'][number]): boolean =>
  act.kind === 'addMana' || (act.kind === 'multiplied' && act.act.kind === 'addMana');

const doesMore = (sentence: Sentence): boolean =>
  sentence.kind === 'clause' && (sentence.joined !== undefined || !sentence.acts.every(isAdding));
