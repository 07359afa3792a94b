import type { RuleNumber } from '../../rules/citations.ts';
import { keywordOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import type { AbilityDefinition, FaceDefinition } from '../definition.ts';
import { unsupported } from '../filters/candidate.ts';
import type { Game } from '../game.ts';
import type { CharacteristicPart } from '../layers/effect.ts';
import { characteristics } from '../layers/index.ts';
import { copiedBy } from '../layers/working.ts';
import type { ObjectId } from '../state/ids.ts';
import { tell } from '../trace/record.ts';
import type { ActOf } from './executor.ts';

/**
 * The abilities printed below the one that is resolving (CR 702.165a), in the order in which they were printed on what its source was or
 * was a copy of (702.165b). What the source has lost since doesn't matter (702.165d), and what it has gained isn't printed on it (702.165c).
 */
export function printedBelow(g: Game, { except }: ActOf<'gainPrintedBelow'>, ctx: Context): CharacteristicPart {
  const origin = ctx.onStack === null ? undefined : g.state.objects[ctx.onStack]?.stack?.ability?.definition;
  const face = origin === undefined ? undefined : faceWith(g, origin);
  if (!face) return { kind: 'gain', abilities: [] };
  if (face.unread.length > 0) return unsupported(ctx, `not all abilities of ${face.name} are read: "${face.unread[0]!.text}"`);
  const at = face.abilities.findIndex(({ key }) => key === origin);
  const below = face.abilities.slice(at + 1).filter((ability) => keywordOf(ability) !== except);
  tell(g, {
    kind: 'instruction',
    says: `The abilities printed on ${face.name} below that one: ${below.map(({ words }) => `"${words}"`).join(', ') || 'none'}.`,
    cite: ['702.165a', ...why(g, ctx.source, face, below)],
    subjects: [ctx.source],
    words: ctx.words,
  });
  return { kind: 'gain', abilities: below.map(({ key }) => key) };
}

/** What else these abilities rest on: that the source is a copy, has gained others, or has lost some of them since. */
function why(g: Game, source: ObjectId, face: FaceDefinition, below: readonly AbilityDefinition[]): readonly RuleNumber[] {
  const now = g.state.objects[source];
  const copy = copiedBy(g, source) ?? (now ?? g.state.lastKnown[source]?.object)?.copyOf ?? null;
  const has = now ? characteristics(g, source).abilities.map(({ key }) => key) : [];
  const printed = face.abilities.map(({ key }) => key);
  return [
    ...(copy === null ? [] : (['702.165b'] as const)),
    ...(has.some((key) => !printed.includes(key)) ? (['702.165c'] as const) : []),
    ...(below.some(({ key }) => !has.includes(key)) ? (['702.165d'] as const) : []),
  ];
}

/** The face that an ability is printed on; none for one that an effect gave. */
function faceWith(g: Game, ability: string): FaceDefinition | undefined {
  for (const { faces } of g.definitions.values()) {
    const found = faces.find(({ abilities }) => abilities.some(({ key }) => key === ability));
    if (found) return found;
  }
  return undefined;
}
