import { type Mood, moodOf, type Prepared } from './freshness.ts';
import { plain, stem, tokens, topics } from './words.ts';

/** A rule before and after a change; null on the side where it isn't there. */
export interface RuleEdit {
  readonly before: string | null;
  readonly after: string | null;
}

/** What of a change bears on meaning. */
export interface Substance {
  /** Words that came or went, without endings. */
  readonly changed: ReadonlySet<string>;
  /** Those of them that went and didn't come elsewhere. */
  readonly gone: ReadonlySet<string>;
  /** Those of them that came and weren't there before. */
  readonly came: ReadonlySet<string>;
  /** Those and the words around them: what the change is about. */
  readonly around: ReadonlySet<string>;
  /** Whether it changes what must, may or can't be done. */
  readonly ofDuty: boolean;
  /** Deeds that it leaves to choice, or no longer does. */
  readonly deeds: ReadonlySet<string>;
}

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
  [/\[|\]/g, ' '],
];

/** A rule's words, with what is only another way of writing made the same. */
export function asWritten(text: string): readonly string[] {
  const same = REWORDINGS.reduce((words, [pattern, now]) => words.replace(pattern, now), plain(text));
  return tokens(same.replace(/\(?see (?:also )?rules? [\d.a-z, ]+(?:"[^"]*")?[.)]*/g, ' ').replace(/\b\d{3}\.\d+[a-z]?\b/g, ' '));
}

const DUTIES = new Set(
  `must may can can't cannot don't doesn't isn't won't never only unless instead able not no required`.split(' '),
);

/** Words that come and go as sentences are smoothed. */
const SMOOTH = new Set(
  `the that also normally ability abilities object objects permanent permanents player players instance instances variant variants another
  will any all each only-then then or and certain specific specified stated such these those use used using keyword means represents
  functions function spell's effect's including called text`
    .split(/\s+/)
    .map(stem),
);

/** How many words on either side of a change tell what it is about. */
const AROUND = 12;

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

/** The deeds that only one of the two texts leaves to choice or requires. */
function choicesChanged(old: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const [before, after] = [moodOf(old.join(' ')), moodOf(now.join(' '))];
  const differ = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((deed) => !b.has(deed));
  return new Set([
    ...differ(before.allows, after.allows),
    ...differ(after.allows, before.allows),
    ...differ(before.requires, after.requires),
    ...differ(after.requires, before.requires),
  ]);
}

/** What of a change bears on meaning; null where it is another way of writing, or adds what wasn't ruled before. */
export function substanceOf({ before, after }: RuleEdit): Substance | null {
  if (before === null) return null;
  if (after === null)
    return {
      changed: topics(before),
      gone: topics(before),
      came: new Set(),
      around: topics(before),
      ofDuty: false,
      deeds: new Set(),
    };
  const [old, now] = [asWritten(before), asWritten(after)];
  if (old.join(' ') === now.join(' ')) return null;
  const [keptOld, keptNow] = kept(old, now);
  const [changed, around] = [new Set<string>(), new Set<string>()];
  for (const [words, same] of [
    [old, keptOld],
    [now, keptNow],
  ] as const)
    for (const [at, word] of words.entries()) {
      if (same.has(at)) continue;
      changed.add(word);
      for (const near of words.slice(Math.max(0, at - AROUND), at + AROUND + 1)) around.add(near);
    }
  const ofDuty = [...changed].some((word) => DUTIES.has(word));
  const content = [...topics([...changed].join(' '))].filter((word) => !SMOOTH.has(word));
  const deeds = choicesChanged(old, now);
  // a duty that is only said again in a sentence of its own
  const again = deeds.size === 0 && content.every((word) => DUTIES.has(word) && old.includes(word) && now.includes(word));
  if (content.length === 0 || again) return null;
  const [had, has] = [topics(old.join(' ')), topics(now.join(' '))];
  const gone = new Set(content.filter((word) => had.has(word) && !has.has(word)));
  const came = new Set(content.filter((word) => has.has(word) && !had.has(word)));
  return { changed: new Set(content), gone, came, around: topics([...around].join(' ')), ofDuty, deeds };
}

/** Words that so many rulings have that sharing them says little. */
const COMMON = new Set(
  `spell ability creature player permanent cast object control game turn effect card target opponent owner zone battlefield mean get can't may doesn't
  don't if ability's choose chosen`
    .split(/\s+/)
    .map(stem),
);

/** A sentence must share so many telling words with what a change is about, and so large a part of its own. */
const TELLING = 4;
const TELLING_OF_DUTY = 3;
const PART = 0.5;
/** And so many of the words that came, where none went. */
const ADDED = 3;
/** A change of more words than this is another way of putting the whole; then one word that changed says little. */
const SMALL = 8;

const isOfDuty = ({ requires, allows, denies }: Mood): boolean => denies || requires.size + allows.size > 0;

/**
 * Whether a change bears on what a ruling says. `besides`: the words of the keyword's name, which all rulings on it have. A ruling that only mentions the
 * keyword speaks of it in the sentences that do.
 */
export function bearsOn(
  change: Substance,
  ruling: Prepared,
  besides: ReadonlySet<string>,
  speaksOf: 'all of it' | 'a part',
): boolean {
  return ruling.sentences.some(({ words, mood }) => {
    if (speaksOf === 'a part' && ![...besides].every((word) => words.has(word))) return false;
    if ([...mood.requires].some((deed) => change.deeds.has(deed))) return true;
    const own = [...words].filter((word) => !COMMON.has(word) && !besides.has(word));
    const telling = own.filter((word) => change.around.has(word));
    if (telling.length < PART * own.length) return false;
    if (change.ofDuty && isOfDuty(mood) && change.changed.size <= SMALL) return telling.length >= TELLING_OF_DUTY;
    const touched = own.filter((word) => change.changed.has(word)).length;
    // what only adds to a rule leaves what was said of the rest as it was, unless that speaks of just what was added
    if (change.gone.size === 0 && change.deeds.size === 0)
      return telling.length >= TELLING && own.filter((word) => change.came.has(word)).length >= ADDED;
    // a ruling in the words that came says what the rule says now
    if (change.gone.size > 0 && touched > 0 && !own.some((word) => change.gone.has(word))) return false;
    return telling.length >= TELLING && touched >= (change.changed.size > SMALL ? 3 : 1);
  });
}
