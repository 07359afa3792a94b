import type { CorrectionKey } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import type { CorrectionResolvers } from '../generated/resolvers.ts';
import type { CorrectionModel } from './model.ts';

/** What has been corrected in a card, ruling or rule; `faceNames` are those of a card. */
export async function correctionsOf(
  key: CorrectionKey,
  { loaders }: ApiContext,
  faceNames: readonly string[] = [],
): Promise<CorrectionModel[]> {
  return (await loaders.corrections.load(key)).map((correction) => ({ ...correction, faceNames }));
}

export const Correction: CorrectionResolvers = {
  applied: ({ isApplied }) => isApplied,
  changes: ({ changes, faceNames }) =>
    changes.map(({ field, face, original, corrected }) => ({
      field,
      face: face === null ? null : (faceNames[face] ?? null),
      original,
      corrected,
    })),
};
