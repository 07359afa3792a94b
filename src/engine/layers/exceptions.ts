import type { Act } from '../../oracle/tree/index.ts';
import { inColorOrder } from '../../rules/mana/index.ts';
import { subtypeKinds } from '../../rules/vocabulary/subtypes.ts';
import type { Context } from '../context.ts';
import type { AbilityDefinition, FaceDefinition } from '../definition.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { invariant, Unsupported } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { granted } from './granted.ts';
import { lastKnownCharacteristics } from './index.ts';

/** What is copied with the exceptions of a copy effect, which become a part of its copiable values (CR 707.9, 707.9b). */
export function exceptedDefinition(g: Game, key: string, except: readonly Act[], ctx: Context): string {
  if (except.length === 0) return key;
  citeToo(g, [
    '707.9',
    ...(except.some(isGained) ? (['707.9a'] as const) : []),
    ...(except.every((act) => isGained(act) || act.kind === 'enterWithCounters') ? [] : (['707.9b'] as const)),
    ...(except.some(({ kind }) => kind === 'enterWithCounters') ? (['707.9e'] as const) : []),
  ]);
  const definition = g.definitions.get(key);
  invariant(definition, `there is no definition ${key}`);
  const changed = `${key} except ${JSON.stringify(except, withoutWording)}`;
  if (!g.definitions.has(changed)) {
    // Of a preparation card's copy they change nothing of the prepare spell (CR 722.3c).
    const [, prepareSpell] = definition.layout === 'prepare' ? definition.faces : [];
    const faces = definition.faces.map((face) =>
      face === prepareSpell ? face : except.reduce((so, act) => excepted(g, so, act, changed, ctx), face),
    );
    g.definitions.set(changed, { ...definition, key: changed, name: faces[0]!.name, faces });
  }
  return changed;
}

/** An ability that the copy gains (CR 707.9a); other exceptions change a characteristic (707.9b). */
const isGained = ({ kind }: Act): boolean => kind === 'gain' || kind === 'keepsThisAbility';

const withoutWording = (key: string, value: unknown): unknown => (key === 'wording' ? undefined : value);

function excepted(g: Game, face: FaceDefinition, act: Act, key: string, ctx: Context): FaceDefinition {
  switch (act.kind) {
    case 'gain': {
      const abilities = granted(g, act.abilities, key);
      return { ...face, abilities: [...face.abilities, ...abilities] };
    }
    case 'haveBase':
    case 'become':
      return sized(g, act.kind === 'become' ? withAbilities(g, become(face, act), act, key) : face, act, ctx);
    case 'keepsThisAbility': {
      const own = ctx.source === null ? undefined : abilityWith(g, ctx.source, ctx.words.text);
      if (!own) throw new Unsupported(ctx.words.card, ctx.words.text, 'it is open which ability "this ability" is');
      return { ...face, abilities: [...face.abilities, own] };
    }
    case 'isNamed':
      return { ...face, name: ctx.words.card };
    case 'isntLegendary':
      return { ...face, supertypes: face.supertypes.filter((supertype) => supertype !== 'legendary') };
    // Not a characteristic: it is done as the copy enters (CR 707.9e).
    case 'enterWithCounters':
      return face;
    case 'hasNoManaCost':
      return { ...face, manaCost: null };
    default:
      throw new Unsupported(ctx.words.card, ctx.words.text, `such an exception of a copy (${act.kind})`);
  }
}

/** "A 1/1 Spirit creature with flying" (CR 707.9a). */
function withAbilities(
  g: Game,
  face: FaceDefinition,
  { abilities = [] }: Extract<Act, { kind: 'become' }>,
  key: string,
): FaceDefinition {
  return abilities.length === 0 ? face : { ...face, abilities: [...face.abilities, ...granted(g, abilities, key)] };
}

/** The ability in whose words the exception stands (CR 707.9a). */
function abilityWith(g: Game, source: ObjectId, text: string): AbilityDefinition | undefined {
  const { abilities } = lastKnownCharacteristics(g, source);
  return abilities.find(({ words }) => words === text);
}

/** A power or toughness that is given takes the place of one that an ability defines: that isn't copied (CR 707.9d). */
function sized(g: Game, face: FaceDefinition, act: Extract<Act, { kind: 'haveBase' | 'become' }>, ctx: Context): FaceDefinition {
  if (!act.power && !act.toughness) return face;
  const power = act.power ? String(amount(g, act.power, ctx)) : face.power;
  const toughness = act.toughness ? String(amount(g, act.toughness, ctx)) : face.toughness;
  return { ...face, power, toughness, abilities: face.abilities.filter((ability) => !defines(ability, 'baseEquals')) };
}

function become(face: FaceDefinition, act: Extract<Act, { kind: 'become' }>): FaceDefinition {
  const types = act.types.flatMap((word) => (word.kind === 'cardType' ? [word.type] : []));
  const subtypes = act.types.flatMap((word) => (word.kind === 'subtype' ? [word.subtype] : []));
  const adds = act.inAddition !== undefined;
  const kinds = new Set(subtypes.flatMap(subtypeKinds));
  const keptSubtypes = adds ? face.subtypes : face.subtypes.filter((word) => !subtypeKinds(word).some((kind) => kinds.has(kind)));
  const colors = act.colors ?? [];
  const addsColors = act.inAddition === 'colors' || act.inAddition === 'colorsAndTypes';
  const supertypes = union(face.supertypes, act.supertypes ?? []);
  const newColors = colors.length === 0 ? face.colors : inColorOrder(addsColors ? [...face.colors, ...colors] : colors);
  return {
    ...face,
    types: union(adds || types.length === 0 ? face.types : [], types),
    supertypes,
    subtypes: union(keptSubtypes, subtypes),
    colors: newColors,
    // Given colors take the place of those that an ability defines (CR 707.9d).
    abilities: colors.length === 0 ? face.abilities : face.abilities.filter((ability) => !defines(ability, 'become')),
  };
}

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

function defines({ definesCharacteristic, tree }: AbilityDefinition, kind: Act['kind']): boolean {
  if (!definesCharacteristic || tree.kind !== 'static' || tree.statement.kind !== 'clause') return false;
  return tree.statement.acts.some((act) => act.kind === kind);
}
