import './grammar/contents.ts';
import { materials } from './grammar/materials.ts';
import { filters } from './grammar/symbols.ts';
import { join } from './kit/join.ts';
import type { Names, Printed } from './kit/phrase.ts';
import type { KeywordQuality } from './tree/index.ts';

const NO_NAMES: Names = { name: '', shortName: '', noun: 'permanent', speaksByName: false };

/** The quality behind a keyword as it stands after "a" or "each": "artifact" of "affinity for artifacts"; null where there are no words for it. */
export function printQuality(quality: KeywordQuality): string | null {
  if (quality.kind === 'qualityWord') return quality.word;
  if (quality.kind === 'qualityList') return null;
  if (quality.kind === 'qualityObjects') return plainly(materials.print(quality.objects, 'many', undefined, NO_NAMES));
  return plainly(filters.print(quality.filter, 'one', undefined, NO_NAMES));
}

/** It stands within a sentence: only a name keeps its capital letter. */
function plainly(printed: Printed | null): string | null {
  if (printed === null) return null;
  const text = join(printed.pieces);
  return printed.pieces[0]?.text.startsWith(text.charAt(0)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
