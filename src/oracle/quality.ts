import './grammar/contents.ts';
import { materials } from './grammar/materials.ts';
import { filters } from './grammar/symbols.ts';
import { join } from './kit/join.ts';
import type { Names } from './kit/phrase.ts';
import { type Printing, printedBy } from './kit/printing.ts';
import type { KeywordQuality } from './tree/index.ts';

const NO_NAMES: Names = { name: '', shortName: '', noun: 'permanent', speaksByName: false };

/** The quality behind a keyword as it stands after "a" or "each": "artifact" of "affinity for artifacts"; null where there are no words for it. */
export function printQuality(quality: KeywordQuality): string | null {
  if (quality.kind === 'qualityWord') return quality.word;
  if (quality.kind === 'qualityList') return null;
  if (quality.kind === 'qualityObjects') return plainly(printedBy(materials, quality.objects, 'many', NO_NAMES));
  return plainly(printedBy(filters, quality.filter, 'one', NO_NAMES));
}

/** It stands within a sentence: only a name keeps its capital letter. */
function plainly(printed: Printing | null): string | null {
  if (printed === null) return null;
  const text = join(printed.pieces);
  return printed.pieces[0]?.text.startsWith(text.charAt(0)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
