/** The part of the list that the card is in: “SB: ”, “Sideboard: ”. */
const PART = /^(?:sb|side|sideboard|maybe|maybeboard|main|maindeck|deck|commander|companion)\s*:\s*(?=\S)/i;
/** How many copies: “4 ”, “4x ”. */
const COUNT = /^\d{1,3}\s*x?\s+(?=\S)/i;
/** A printing before the name: “[M10] ”, “[M10#149] ”, “(M10) ”. */
const SET_BEFORE = /^[[(<][\w# :-]{1,20}[\])>]\s+(?=\S)/;
const BEFORE = [PART, COUNT, SET_BEFORE];

/** How many copies, behind the name: “ x4”. */
const COUNT_BEHIND = /\s+x\s?\d{1,3}$/i;
/** Marks of foils, commanders and the like: *F*, *CMDR*, (foil). */
const MARK = /\s*(?:\*[^*]{1,30}\*)\s*$/;
/** Tags and comments: #foil, #!Commander, #123, ^Have,#37d67a^. */
const TAG = /(?:\s+#.*|\s*\^[^^]*\^)$/;
/** A set in brackets, perhaps with the number of the printing in it or behind it: (M10), [M10:149], (PLST) ARB-9, <showcase>. */
const SET = /\s*[([{<][^()[\]{}<>]{1,60}[)\]}>](?:\s+#?[\w★†-]{1,12})?\s*$/;
/** What some programs put behind a bar: |M10|2. */
const BAR = /\s*\|.*$/;
const BEHIND = [TAG, MARK, BAR, SET, COUNT_BEHIND];

/** A name without what lists of decks write before it (part, count, printing) and behind it (printing, marks, tags); null where there is nothing of it. */
export function withoutPrinting(query: string): string | null {
  const asked = query.trim();
  let name = asked;
  for (const before of BEFORE) name = name.replace(before, '');
  for (let last = ''; last !== name; ) {
    last = name;
    for (const behind of BEHIND) name = name.replace(behind, '').trimEnd();
  }
  return name === asked || name === '' ? null : name;
}
