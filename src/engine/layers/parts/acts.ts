import type { Ability, Act, Become, BecomeChosen, Get, Multiplied, SignedAmount } from '../../../oracle/tree/index.ts';
import { COLORS, type Color } from '../../../rules/vocabulary/colors.ts';
import { BASIC_LAND_TYPES, SUBTYPES, subtypeKinds } from '../../../rules/vocabulary/subtypes.ts';
import type { Context } from '../../context.ts';
import { candidateOf, objectAsKnown } from '../../filters/candidate.ts';
import { speakingOfCard, speaksOfCard } from '../../filters/encoded.ts';
import { amount, objectsOf } from '../../filters/index.ts';
import type { Game } from '../../game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { citeToo } from '../../trace/record.ts';
import type { CharacteristicPart, TypesPart } from '../effect.ts';
import { granted } from '../granted.ts';
import type { Layer } from '../layer.ts';
import { ofChosenColor, speaksOfChosenColor } from '../ofChosen.ts';

/** Acts that change characteristics or control: all others are statements that change rules (CR 613.11). */
export const CHARACTERISTIC_ACTS = [
  'get',
  'gain',
  'lose',
  'loseAllAbilities',
  'haveBase',
  'baseEquals',
  'become',
  'becomeChosen',
  'loseTypes',
  'cantHave',
  'switchPowerToughness',
  'gainControl',
  'gainActivated',
] as const satisfies readonly Act['kind'][];
/** "gets +1/+1 for each …" is one too. */
type MultipliedGet = Multiplied & { readonly act: Get };
export type CharacteristicAct = Extract<Act, { readonly kind: (typeof CHARACTERISTIC_ACTS)[number] }> | MultipliedGet;

export function isCharacteristicAct(act: Act): act is CharacteristicAct {
  if (act.kind === 'multiplied') return act.act.kind === 'get';
  return (CHARACTERISTIC_ACTS as readonly string[]).includes(act.kind);
}

/** In which layers an act has parts, before anything is evaluated. `defines`: it stands in a characteristic-defining ability (CR 613.3, 613.4a). */
export function layersOfAct(act: CharacteristicAct, defines: boolean): readonly Layer[] {
  switch (act.kind) {
    case 'get':
    case 'multiplied':
      return ['7c'];
    case 'gain':
    case 'lose':
    case 'loseAllAbilities':
    case 'cantHave':
    case 'gainActivated':
      return ['6'];
    case 'loseTypes':
      return ['4'];
    case 'switchPowerToughness':
      return ['7d'];
    case 'haveBase':
    case 'baseEquals':
      return [defines ? '7a' : '7b'];
    case 'gainControl':
      return ['2'];
    case 'becomeChosen':
      return [OF_COLORS.has(act.quality) ? '5' : '4'];
    case 'become':
      return layersOfBecome(act, defines);
  }
}

function layersOfBecome(act: Become, defines: boolean): Layer[] {
  const layers: Layer[] = [];
  if (act.types.length > 0 || act.supertypes || act.everyCreatureType) layers.push('4');
  if (act.colors || act.colorless) layers.push('5');
  if (act.abilities || act.losesOthers) layers.push('6');
  if (act.power || act.toughness) layers.push(defines ? '7a' : '7b');
  return layers;
}

/**
 * What an act does, with its amounts as they are now: for a static ability at this very moment of the layers, for a resolving one for good
 * (CR 611.2d, 608.2h). `key` begins the keys of abilities that it gives. `layer` limits it to one layer.
 */
export function partsOfAct(
  g: Game,
  act: CharacteristicAct,
  ctx: Context,
  key: string,
  layer?: Layer,
): readonly CharacteristicPart[] {
  switch (act.kind) {
    case 'get':
      return [added(g, act, 1, ctx)];
    case 'multiplied':
      return [added(g, act.act, amount(g, act.by, ctx), ctx)];
    case 'gain':
      return [{ kind: 'gain', abilities: gained(g, act.abilities, ctx, key) }];
    case 'gainActivated':
      return [{ kind: 'gain', abilities: activatedOf(g, act, ctx) }];
    case 'lose':
      return [{ kind: 'lose', abilities: act.abilities }];
    case 'loseAllAbilities':
      return [{ kind: 'loseAll' }];
    case 'loseTypes':
      return [{ kind: 'removeTypes', types: act.types, creatureTypes: act.allOf === 'creatureTypes' }];
    case 'cantHave':
      return [{ kind: 'cantHave', abilities: act.abilities }];
    case 'switchPowerToughness':
      return [{ kind: 'switchPowerToughness' }];
    case 'haveBase':
      return [{ kind: 'setPowerToughness', ...optional(g, act, ctx) }];
    case 'baseEquals': {
      const value = amount(g, act.amount, ctx);
      const more = act.toughnessMore ? amount(g, act.toughnessMore, ctx) : 0;
      const other = act.toughness ? amount(g, act.toughness, ctx) : value + more;
      const [power, toughness] = [act.which === 'toughness' ? null : value, act.which === 'power' ? null : other];
      return [{ kind: 'setPowerToughness', power, toughness }];
    }
    case 'gainControl':
      return [{ kind: 'control', player: ctx.controller }];
    case 'becomeChosen':
      return [becomeChosen(g, act, ctx)];
    case 'become':
      return partsOfBecome(g, act, ctx, key, layer);
  }
}

/** Whether what an act does may differ from object to object, or from moment to moment: it has an amount that isn't a plain number. */
export function isLive(act: CharacteristicAct): boolean {
  switch (act.kind) {
    case 'gain':
      return speaksOfCard(act.abilities) || speaksOfChosenColor(act.abilities);
    case 'lose':
    case 'loseAllAbilities':
    case 'loseTypes':
    case 'cantHave':
    case 'switchPowerToughness':
      return false;
    case 'get':
      return act.power.amount.kind !== 'number' || act.toughness.amount.kind !== 'number';
    case 'haveBase':
    case 'become':
      return (act.power ?? PLAIN).kind !== 'number' || (act.toughness ?? PLAIN).kind !== 'number';
    case 'multiplied':
    case 'baseEquals':
    case 'becomeChosen':
    case 'gainControl':
    case 'gainActivated':
      return true;
  }
}

/** The activated abilities that those have now, keywords' among them, each once. */
function activatedOf(g: Game, { of, which }: Extract<CharacteristicAct, { kind: 'gainActivated' }>, ctx: Context): string[] {
  const keys = objectsOf(g, of, ctx).flatMap((ref) => (ref.kind === 'object' ? abilitiesOf(g, ref.object) : []));
  const wanted = keys.filter(
    ({ tree }) => tree.kind === 'activated' && (which === 'activated' || tree.costs.some(({ kind }) => kind === 'loyaltyCost')),
  );
  return [...new Set(wanted.map(({ key }) => key))];
}

const abilitiesOf = (g: Game, id: ObjectId) => candidateOf(g, id).characteristics.abilities;

const PLAIN = { kind: 'number' } as const;

const CHANGED = { doubled: ['701.10a', '701.10b'], tripled: ['701.11a', '701.11b'] } as const;

function added(g: Game, { power, toughness, changed }: Get, times: number, ctx: Context): CharacteristicPart {
  if (changed) citeToo(g, CHANGED[changed]);
  return { kind: 'addPowerToughness', power: times * signed(g, power, ctx), toughness: times * signed(g, toughness, ctx) };
}

function signed(g: Game, { sign, amount: node }: SignedAmount, ctx: Context): number {
  const value = amount(g, node, ctx);
  return sign === '-' && value !== 0 ? -value : value;
}

/** What an encoded card gives speaks of that card (CR 702.99a). */
function gained(g: Game, abilities: readonly Ability[], ctx: Context, key: string): readonly string[] {
  const named = ofChosenColor(g, abilities, ctx);
  const definitions = granted(g, named, named === abilities ? key : `${key} ${objectAsKnown(g, ctx.source)?.chosen.color}`);
  if (!speaksOfCard(abilities)) return definitions.map((ability) => ability.key);
  return definitions.map((ability) => speakingOfCard(g, ability, ctx));
}

function optional(g: Game, { power, toughness, alike }: Pick<Become, 'power' | 'toughness' | 'alike'>, ctx: Context) {
  if (power && alike) {
    const both = amount(g, power, ctx);
    return { power: both, toughness: both };
  }
  return { power: power ? amount(g, power, ctx) : null, toughness: toughness ? amount(g, toughness, ctx) : null };
}

function partsOfBecome(g: Game, act: Become, ctx: Context, key: string, layer?: Layer): CharacteristicPart[] {
  const parts: CharacteristicPart[] = [];
  const wanted = (one: Layer) => layer === undefined || layer === one;
  if (wanted('4') && (act.types.length > 0 || act.supertypes || act.everyCreatureType)) parts.push(typesOf(act));
  if (wanted('5') && (act.colors || act.colorless)) {
    const inAddition = act.inAddition === 'colors' || act.inAddition === 'colorsAndTypes';
    parts.push({ kind: 'colors', colors: act.colorless ? [] : (act.colors ?? []), inAddition });
  }
  if (wanted('6') && act.losesOthers) parts.push({ kind: 'loseAll' });
  if (wanted('6') && act.abilities)
    parts.push({ kind: 'gain', abilities: granted(g, act.abilities, key).map((ability) => ability.key) });
  if ((wanted('7a') || wanted('7b')) && (act.power || act.toughness)) {
    parts.push({ kind: 'setPowerToughness', ...optional(g, act, ctx) });
  }
  return parts;
}

function typesOf(act: Become): TypesPart {
  const words = [...act.types, ...(act.moreTypes ?? [])];
  const types = words.flatMap((word) => (word.kind === 'cardType' ? [word.type] : []));
  const named = words.flatMap((word) => (word.kind === 'subtype' ? [word.subtype] : []));
  const subtypes = act.everyCreatureType ? [...named, ...SUBTYPES.creature] : named;
  return { kind: 'types', supertypes: act.supertypes ?? [], types, subtypes, keeps: keptBy(act, types, subtypes) };
}

/** CR 205.1a-b: "in addition" keeps everything; becoming an artifact creature keeps all but creature types that are replaced. */
function keptBy(act: Become, types: readonly string[], subtypes: readonly string[]): TypesPart['keeps'] {
  if (act.inAddition && act.inAddition !== 'colors') return 'all';
  if (act.losesOthers) return 'nothing';
  if (types.includes('artifact') && types.includes('creature')) {
    return subtypes.some((subtype) => subtypeKinds(subtype).includes('creature')) ? 'allButCreatureTypes' : 'all';
  }
  return 'nothing';
}

const OF_COLORS: ReadonlySet<BecomeChosen['quality']> = new Set(['color', 'chosenColor', 'allColors']);

function becomeChosen(g: Game, act: BecomeChosen, ctx: Context): CharacteristicPart {
  const inAddition = act.inAddition ?? false;
  if (act.quality === 'everyCreatureType')
    return { kind: 'types', supertypes: [], types: [], subtypes: SUBTYPES.creature, keeps: 'all' };
  if (act.quality === 'everyBasicLandType')
    return { kind: 'types', supertypes: [], types: [], subtypes: BASIC_LAND_TYPES, keeps: 'all' };
  if (act.quality === 'allColors') return { kind: 'colors', colors: COLORS, inAddition };
  const chosen = objectAsKnown(g, ctx.source)?.chosen ?? {};
  if (OF_COLORS.has(act.quality)) {
    const color = COLORS.find((one) => one === chosen.color);
    // Where none was chosen there is none to become: it stays as it is.
    return { kind: 'colors', colors: color ? [color as Color] : [], inAddition: inAddition || !color };
  }
  const word = chosen.type ?? chosen.word;
  // So it is of an Aura while it is entering and its choice is being made (CR 614.12a).
  if (word === undefined) return { kind: 'types', supertypes: [], types: [], subtypes: [], keeps: 'all' };
  return { kind: 'types', supertypes: [], types: [], subtypes: [word], keeps: inAddition ? 'all' : 'nothing' };
}
