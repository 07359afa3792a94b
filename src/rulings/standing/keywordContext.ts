/** Keywords whose names are everyday words too: “you can't reach 0 life”. They count where they stand as a term of the game. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `absorb adamant alliance assemble assist banding behold blight blitz boast celebration champion channel cipher cloak
  companion convert council's craft dash delirium demonstrate discover disappear disguise domain echo emerge endure enlist enrage epic escape
  evolve exhaust exploit extort fading fear fuse gift grandeur harness harmonize haunt heroic hideaway imprint improvise increment
  infusion ingest inspired intimidate kick learn lieutenant manifest melee mentor meld miracle mobilize morbid offering offspring
  outlast overload paradox partner persist phase plot prototype provoke radiance raid rally rampage ravenous reach rebound
  reconfigure recover reinforce renew renown replicate retrace revolt riot ripple saddle scavenge shadow sneak spectacle squad station storm
  strive support surge survival suspect sweep threshold toxic training transfigure tribute undaunted unleash valiant vanishing visit void
  ward warp wither`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a form of a keyword's name is an everyday word, itself or as it ends elsewhere. */
export const isEverydayWord = (name: string): boolean => EVERYDAY_WORDS.has(name);

/** Words after which a name is that of an ability or action. */
const LEADS =
  /(?:\b(?:has|have|had|having|hass|gains?|gained|regains?|gets?|gives?|giving|given|loses?|lost|losing|with|without|grants?|granted|granting|using|of|via|for|from|is|isn't|be|uses?|activate|activating|pay|paying)|\b(?:such as|like|unlike|similar to|same as|due to|because of|including|namely|for example,|instructed to|instruct\w* [^.,]{1,40} to|would|keywords?(?: actions?| abilit(?:y|ies))?|called|word|term|the (?:normal|usual)|(?:grants?|granted|granting|gives?|given|giving) [^.,;]{1,30}))["(]*(?: an?| the| its| any| another)?(?: [\p{L}'-]+ (?:and|or))? ["(]*$/u;

/** Words behind a name that make it one: “an overload cost”, “the echo ability”, “suspend {1}”. */
const FOLLOWS =
  /^(?:'s)?["]?(?:—| \{|\)?,? (?:upkeep |triggered |static |activated |keyword )?(?:costs?|abilit(?:y|ies)|keywords?|counters?|triggers?|effects?|actions?|mechanic|bonus|rules?|spells?|creatures?|cards?|variants?|symbols?)\b)/;

/** What stands before a verb: somebody who does it. Of a keyword that is no verb this is the everyday word. */
const DOES =
  /\b(?:to|can|can't|cannot|could|couldn't|will|would|won't|may|might|must|never|you|they|don't|doesn't|didn't|and you) $/;

/** Where a name stands in a text whose letters are small. */
export interface Standing {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Whether what stands around a name makes it a term of the game. */
export function standsAsTerm({ text, start, end }: Standing): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  return (
    LEADS.test(before) || FOLLOWS.test(text.slice(end, end + 40)) || (before.endsWith('"') && /^[.,]?"/.test(text.slice(end)))
  );
}

/** Whether somebody does it: “you reach”, “to reach”. */
export const isDone = ({ text, start }: Standing): boolean => DOES.test(text.slice(Math.max(0, start - 20), start));

/** What may stand between two members of a list. */
const BETWEEN = /^(?:,|,? (?:and|or|and\/or))(?: an?| the)? $/;

/** Whether two names are members of one list: “deathtouch, wither, and lifelink”. */
export const areListed = (text: string, first: { readonly end: number }, second: { readonly start: number }): boolean =>
  first.end < second.start && second.start - first.end < 16 && BETWEEN.test(text.slice(first.end, second.start));

/** Whether a name with a capital within a sentence stands beside another word with a capital, as in a title. */
export function isInTitle(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - 40);
  const before = /(?:^|\s)(\p{Lu}[\p{L}'-]+) (?:of |the |over |in |to )*$/u.exec(text.slice(from, start));
  const follows = /^ (?:of |the |over |in |to )*\p{Lu}\p{Ll}/u.test(text.slice(end, end + 20));
  const leads = before !== null && !beginsSentence(text, from + before.index + before[0].indexOf(before[1]!));
  return follows || leads;
}

/** Whether a sentence, quotation or parenthesis begins at a place. */
export const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:"“”(—-]\s*|\n)$/.test(text.slice(Math.max(0, at - 4), at));
