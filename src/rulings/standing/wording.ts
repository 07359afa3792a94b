import { plain, tokens } from './words.ts';

/** Ways of writing that have changed in all of the rules without changing what they mean. */
const REWORDINGS: readonly (readonly [RegExp, string])[] = [
  [/--|[—–]/g, ' '],
  [/converted mana cost/g, 'mana value'],
  [/(enters?|entering|entered) (?:the battlefield|play)\b/g, '$1'],
  [/\b(?:this ability )?(?:only )?any time you could cast a sorcery/g, 'only as a sorcery'],
  [/\b(?:his or her|his\/her)\b/g, 'their'],
  [/\b(?:he or she|him or her)\b/g, 'they'],
  [/\bremov(e|es|ed|ing) (it|them|the card|that card|this card|target card) from the game/g, 'exil$1 $2'],
  [/\bremoved? from the game\b/g, 'exiled'],
  [/\bin play\b/g, 'on the battlefield'],
  [/\bcomes? into play\b/g, 'enters'],
  [/\bput into (?:a|its owner's) graveyard from play\b/g, 'dies'],
  [/\bmana pool\b/g, 'mana'],
  [/\bplayed\b/g, 'cast'],
  [/\bplay(s|ing)?\b/g, 'cast$1'],
  [/\bcards? exiled from the game\b/g, 'exiled cards'],
  [/\bcontinues? to\b/g, ''],
  [/\bpreclude(s|d)?\b/g, 'prevent$1'],
  [/\b(?:is|are) unblockable\b/g, "can't be blocked"],
  [/\bput(s|ting)? ((?:an?|one|two|three|that|those|n|x)\b[^.,]*?\btokens?) onto the battlefield/g, 'create$1 $2'],
  [
    /\bput(s|ting)? (?:the top )?(\S+) cards? (?:from the top of|of) (?:your|their) library into (?:your|their) graveyard/g,
    'mill$1 $2 cards',
  ],
  [/\bno expansion symbol,? ?/g, ''],
  [/\btransforming (?=double-faced\b)/g, ''],
  [/\bif you chose to pay ([^.,]*? cost)\b/g, 'if $1 was paid'],
  [/\b(?:will be|is|are) countered if all of its targets\b/g, "won't resolve if all of its targets"],
  [/ and will be put onto the battlefield under the control of the spell's controller/g, ''],
  // which rules a cost or an action follows says nothing of what it does
  [/[^."]*\bfollows? the rules (?:for|in|of)\b[^"]*?(?=\. [a-z"(]|\.?$)/g, ''],
  [/\bshuffle(s|d)? (?:your|their|its owner's|his or her|that) library\b/g, 'shuffle$1'],
  [/\bdealt\b/g, 'deal'],
  [/\[|\]/g, ' '],
];

/** A rule's words, with what is only another way of writing made the same. */
export function asWritten(text: string): readonly string[] {
  const same = REWORDINGS.reduce((words, [pattern, now]) => words.replace(pattern, now), plain(text));
  return tokens(same.replace(/\(?see (?:also )?rules? [\d.a-z, ]+(?:"[^"]*")?[.)]*/g, ' ').replace(/\b\d{3}\.\d+[a-z]?\b/g, ' '));
}

/** For each word of both texts whether the other has it at that place: the longest common sequence. */
function kept(before: readonly string[], after: readonly string[]): readonly [Set<number>, Set<number>] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const [ofBefore, ofAfter] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) {
      ofBefore.add(i++);
      ofAfter.add(j++);
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return [ofBefore, ofAfter];
}

/** A run of words that stands in one text alone, with the run in its place in the other. */
export interface Hunk {
  readonly old: readonly string[];
  readonly now: readonly string[];
  /** Where it begins in the old text. */
  readonly at: number;
}

export function hunksOf(old: readonly string[], now: readonly string[]): readonly Hunk[] {
  const [keptOld, keptNow] = kept(old, now);
  const hunks: Hunk[] = [];
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    const [at, from] = [i, j];
    while (i < old.length && !keptOld.has(i)) i++;
    while (j < now.length && !keptNow.has(j)) j++;
    if (i > at || j > from) hunks.push({ old: old.slice(at, i), now: now.slice(from, j), at });
    else {
      i++;
      j++;
    }
  }
  return hunks;
}

/** Whether one name took another's place everywhere, and nothing else changed. */
export function isRenaming(before: string, after: string): boolean {
  const hunks = hunksOf(asWritten(before), asWritten(after));
  const [first] = hunks;
  if (first === undefined || first.old.length === 0 || first.now.length === 0 || hunks.length < 2) return false;
  return hunks.every(({ old, now }) => old.join(' ') === first.old.join(' ') && now.join(' ') === first.now.join(' '));
}
