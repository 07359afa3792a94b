import type { CardRow, KeywordUseRow } from '../../store/index.ts';
import { facesOf } from '../cards/faces.ts';
import type { FaceModel } from '../cards/model.ts';
import type { ApiContext } from '../context.ts';
import type { KeywordUseModel } from './model.ts';

/** Uses with their keyword; one whose keyword the newest edition doesn't have any more is no use. */
export async function withKeywords(
  uses: readonly Omit<KeywordUseRow, 'base' | 'face'>[],
  face: FaceModel,
  { loaders }: ApiContext,
): Promise<KeywordUseModel[]> {
  if (uses.length === 0) return [];
  const registry = await loaders.keywords();
  return uses.flatMap((use) => {
    const keyword = registry.byName(use.keyword);
    return keyword === null ? [] : [{ use, keyword, face }];
  });
}

/** The uses of keywords in the words of one face of a card. */
export async function usesIn(face: FaceModel, context: ApiContext): Promise<KeywordUseModel[]> {
  if (face.of === null) return [];
  const { card, place } = face.of;
  const uses = await context.loaders.uses.load(card);
  return withKeywords(
    uses.filter((use) => use.face === place),
    face,
    context,
  );
}

export async function usesOfCard(card: CardRow, _args: unknown, context: ApiContext): Promise<KeywordUseModel[]> {
  return (await Promise.all(facesOf(card).map((face) => usesIn(face, context)))).flat();
}
