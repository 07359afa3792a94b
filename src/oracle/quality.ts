import './grammar/contents.ts';
import { filters } from './grammar/symbols.ts';
import { join } from './kit/join.ts';
import type { Names } from './kit/phrase.ts';
import type { KeywordQuality } from './tree/index.ts';

const NO_NAMES: Names = { name: '', shortName: '', noun: 'permanent', speaksByName: false };

/** The quality behind a keyword as it stands after "a" or "each": "artifact" of "affinity for artifacts"; null where there are no words for it. */
export function printQuality(quality: KeywordQuality): string | null {
  if (quality.kind === 'qualityWord') return quality.word;
  if (quality.kind === 'qualityList') return null;
  const printed = filters.print(quality.filter, 'one', undefined, NO_NAMES);
  if (printed === null) return null;
  const text = join(printed.pieces);
  return printed.pieces[0]?.text.startsWith(text.charAt(0)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
