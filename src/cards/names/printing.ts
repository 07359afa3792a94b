/** How many copies: “4 ”, “4x ”. */
const COUNT = /^\d{1,3}\s*x?\s+(?=\S)/i;
/** Foil marks of deck lists: *F*, #foil, (foil). */
const MARK = /\s*(?:\*(?:f|e|foil|etched)\*|#(?:foil|etched))\s*$/i;
/** A set in brackets, perhaps with the number of the printing in it or behind it: (M10), [M10:149], (PLST) ARB-9, <showcase>. */
const SET = /\s*[([{<][^()[\]{}<>]{1,60}[)\]}>](?:\s+#?[\w★†-]{1,12})?\s*$/;

/** A name without the count before it and the printing behind it, as deck lists write them; null where there is neither. */
export function withoutPrinting(query: string): string | null {
  const asked = query.trim();
  let name = asked.replace(COUNT, '');
  for (let before = ''; before !== name; ) {
    before = name;
    name = name.replace(MARK, '').replace(SET, '');
  }
  return name === asked || name === '' ? null : name;
}
