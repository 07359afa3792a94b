import type { ObjectPhrase, SharesQuality } from '../../../oracle/tree/index.ts';
import { subtypeKinds } from '../../../rules/vocabulary/subtypes.ts';
import type { Context } from '../../context.ts';
import type { Game } from '../../game.ts';
import { mentionsAny } from '../../layers/parts/mentions.ts';
import { unreachable } from '../../refuse.ts';
import { type Candidate, candidateOf, objectAsKnown, unsupported } from '../candidate.ts';
import { chosenKind } from '../chosenKind.ts';
import { matchesKind } from '../match.ts';
import { objectsOf } from '../objects.ts';
import { manaValueOf } from '../values.ts';
import type { ModifierTest } from './index.ts';

/** A split card has the names of both halves (CR 709.4a). */
export const namedHolds: ModifierTest<'named'> = (_g, { name }, { characteristics }) => hasName(characteristics.name, name);

function hasName(own: string, name: string): boolean {
  return own !== '' && (own === name || own.split(' // ').includes(name));
}

/** What was chosen for the source (CR 607.2d); nothing chosen matches nothing. */
export const ofChosenHolds: ModifierTest<'ofChosen'> = (g, { quality, type }, candidate, ctx) => {
  if (type !== undefined) return isOfType(candidate, type);
  const chosen = objectAsKnown(g, ctx.source)?.chosen ?? {};
  const { colors, name } = candidate.characteristics;
  switch (quality) {
    case 'color':
      return chosen.color !== undefined && colors.some((color) => color === chosen.color);
    case 'name':
      return chosen.name !== undefined && hasName(name, chosen.name);
    case 'creatureType':
    case 'landType':
    case 'type':
    case 'cardType':
      return chosen.type !== undefined && isOfType(candidate, chosen.type);
    case 'creatureTypeNow':
      return unsupported(ctx, 'a creature type that is chosen as this is done');
    case 'kind': {
      const kind = chosenKind(ctx.bindings);
      if (kind) return matchesKind(g, kind, candidate, ctx);
      if (chosen.type !== undefined) return isOfType(candidate, chosen.type);
      // What a permanent has chosen may have been forgotten in the setup; a spell has chosen nothing.
      return objectAsKnown(g, ctx.source)?.zone === 'battlefield'
        ? unsupported(ctx, 'no type has been chosen for it: where the game begins with it, `chosen: { type: NAME }` says which')
        : unsupported(ctx, 'it is open which type is meant');
    }
    default:
      return unreachable(quality);
  }
};

const isOfType = ({ characteristics: { types, subtypes } }: Candidate, chosen: string): boolean =>
  [...types, ...subtypes].some((own) => own.toLowerCase() === chosen.toLowerCase());

/** "The same name as a permanent you control": any such permanent will do. */
const anyOf = (phrase: ObjectPhrase): ObjectPhrase =>
  phrase.kind === 'some'
    ? { kind: 'each', filter: phrase.filter }
    : phrase.kind === 'severalObjects'
      ? { ...phrase, objects: phrase.objects.map(anyOf) }
      : phrase;

/** "The same name as another creature": other than itself. */
const asAnother = (phrase: SharesQuality['with'], { object }: Candidate, ctx: Context): Context =>
  mentionsAny(phrase, ['other']) && !mentionsAny(phrase, ['this']) ? { ...ctx, source: object.id } : ctx;

export const sharesQualityHolds: ModifierTest<'sharesQuality'> = (g, { quality, with: phrase }, candidate, ctx) =>
  objectsOf(g, anyOf(phrase), asAnother(phrase, candidate, ctx)).some((ref) => {
    if (ref.kind !== 'object') return unsupported(ctx, 'a player has no such quality to share');
    return shares(g, quality, candidate, candidateOf(g, ref.object));
  });

export function shares(g: Game, quality: SharesQuality['quality'], a: Candidate, b: Candidate): boolean {
  const [left, right] = [a.characteristics, b.characteristics];
  switch (quality) {
    case 'color':
      return left.colors.some((color) => right.colors.includes(color));
    case 'cardType':
      return left.types.some((type) => right.types.includes(type));
    case 'creatureType':
      return left.subtypes.some((type) => subtypeKinds(type).includes('creature') && right.subtypes.includes(type));
    case 'name':
      return left.name.split(' // ').some((name) => hasName(right.name, name));
    case 'manaValue':
      return manaValueOf(g, a) === manaValueOf(g, b);
    default:
      return unreachable(quality);
  }
}

/** "That's a Wolf or a Werewolf": any of these; "that isn't a Demon". */
export const thatIsKindHolds: ModifierTest<'thatIsKind'> = (g, { is, any, not }, candidate, ctx) => {
  const kinds = [...(is ? [is] : []), ...(any ?? []).flatMap((one) => (one.kind === 'some' ? [one.filter] : []))];
  return kinds.some((kind) => matchesKind(g, kind, candidate, ctx)) !== (not ?? false);
};
