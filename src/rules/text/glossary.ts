import type { Lines } from './body.ts';
import type { GlossaryEntry } from './edition.ts';
import { hashOf, Passage, tidy } from './words.ts';

/** Groups of lines between blank ones. */
function blocks(lines: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() !== '') groups.at(-1)!.push(line);
    else if (groups.at(-1)!.length > 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/** One edition lost the line end between terms and their first numbered meaning. */
function splitGlued(lines: readonly string[]): readonly string[] {
  const glued = /^(.*[a-z)])(1\. .+)$/.exec(lines[0]!);
  return glued === null ? lines : [glued[1]!, glued[2]!, ...lines.slice(1)];
}

function entry(lines: readonly string[], wrapped: boolean): GlossaryEntry {
  const [term = '', ...rest] = splitGlued(lines);
  const passage = new Passage();
  for (const line of rest) {
    const starts = !wrapped || /^(\s{2,}|\d+\. |Example:)/.test(line);
    passage.add(line, starts ? 'new paragraph' : 'same paragraph');
  }
  const text = passage.text();
  return { term: tidy(term), text, sha256: hashOf(tidy(term), text) };
}

/** Reads the entries: a term on its own line, then the paragraphs of its explanation. */
export function readGlossary({ lines, wrapped }: Lines): readonly GlossaryEntry[] {
  return blocks(lines).map((block) => entry(block, wrapped));
}
