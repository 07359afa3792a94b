/** What is commonly written otherwise than cards say it: looked for where reading stopped. */
interface Habit {
  readonly before?: RegExp;
  readonly here: RegExp;
  readonly advice: string;
}

// biome-ignore format: a table
const HABITS: readonly Habit[] = [
  { here: /^~/, advice: 'Where “~” stands, cards have their name or “this creature”, “this artifact”, “this spell”.' },
  { here: /^every\b/i, advice: 'Cards say “for each”.' },
  { before: /until the end of $|until $/i, here: /^(?:the end of )?turn\b/i, advice: 'Cards say “until end of turn”.' },
  { before: /\bput (?:it|them|that card|those cards) $/i, here: /^in your hand/i, advice: 'Cards are put “into” a hand.' },
  { before: /\b(?:have|has) $/i, here: /^[+-]\d/, advice: 'Creatures “get” a bonus; they “have” abilities.' },
  { before: /[+-]\d+\/[+-]\d+ $/, here: /^(?:on|to)\b/i, advice: 'Say “counter” after the +1/+1 that is put.' },
  { before: /choose (?:one|two|one or both|up to one)$/i, here: /^\s*:/, advice: 'After “Choose one” comes a long dash (—), then each mode on a line of its own that begins with “• ”.' },
  { before: /^tap$/i, here: /^:/, advice: 'Tapping the object itself to pay is written {T}.' },
  { before: /(?:kicker|flashback|equip|cycling|ward|buyback|madness|unearth|morph|echo) $/i, here: /^\d/, advice: 'A mana cost is written in symbols: {2}, {1}{U}.' },
  { before: /, $/, here: /^if (?:you|they|that player) (?:do|does|don't|doesn't)\b/i, advice: 'Begin a new sentence: “. If you do, …”.' },
  { before: /\b(?:when|whenever) $/i, here: /^\p{Lu}/u, advice: 'If this is the card’s name, say that it is; else write “this creature”.' },
  { before: /^$/, here: /^(?:\p{Lu}[\p{L}']*,? )+(?:deals|gets|has|enters|can't|is)\b/u, advice: 'If this is the card’s name, say that it is; else write “this creature”, “this spell”.' },
  { here: /^till\b/i, advice: 'Cards say “until end of turn”.' },
  { before: /\d\/\d+ $/, here: /^\p{Lu}\p{L}+ (?:white|blue|black|red|green|colorless)\b/u, advice: 'The color stands before the type: “1/1 white Soldier creature token”.' },
  { before: /\btarget $/i, here: /^\p{L}+s\b/u, advice: 'One target is in the singular; several need a number: “two target creatures”.' },
];

/** Old or foreign wordings, wherever they stand in a line, with what cards say instead. */
// biome-ignore format: a table
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\bcomes? into play\b|\benters? (?:into )?play\b|\benters? the battlefield into play\b/i, 'Permanents “enter”; nothing “comes into play” any more.'],
  [/\bput\b[^.]*\binto play\b/i, 'Cards are put “onto the battlefield”, not “into play”.'],
  [/\bremoved? [^.]*\bfrom the game\b/i, 'What was removed from the game is “exiled” now: “Exile target creature.”'],
  [/\b(?:is|are|becomes?) unblockable\b/i, 'Cards say “can’t be blocked” for “unblockable”.'],
  [/\b(?:can|could) not\b|\bcannot\b/i, 'Cards say “can’t”.'],
  [/\b(?:do|does) not\b/i, 'Cards say “don’t” and “doesn’t”.'],
  [/(?:^|[\s,"])(?:T|Tap|Q)(?=[:,])/, 'Tapping the object itself to pay is written {T}: “{T}: Add {G}.”'],
  [/\b[Aa]dds? (?:[WUBRGC]+|\d+)(?=[ .,]|$)/, 'Mana is written in symbols: “Add {G}.”'],
  [/\}\{[TQ]\}[^:]*:/, 'Parts of a cost are separated by commas: “{2}, {T}:”.'],
  [/^(?:[^"]*\b)?choose (?:one|two|three|one or both|one or more|any number|up to (?:one|two)) ?(?:-|–|--)\s*$/im, 'After “Choose one” comes a long dash (—).'],
  [/^(?:[*·-]|o) ?(?=\p{Lu}|\{)/mu, 'A mode begins with a bullet: “• ”.'],
  [/\b(?:ward|equip|kicker|cycling|flashback|buyback|echo|madness|morph|suspend \w+|cumulative upkeep|escape) ?(?:-|–|--) ?\S/i, 'A cost in words or a number of counters stands behind a long dash without spaces: “Ward—Pay 3 life.”'],
  [/^•/, 'Modes stand behind the words that tell how many are chosen: “Choose one —”.'],
  [/\bcasting cost\b/i, 'The casting cost is called “mana cost”.'],
  [/\bin play\b/i, 'What was “in play” is “on the battlefield”.'],
  [/\b(?:buried|bury)\b/i, 'To bury is to “destroy” without regeneration: “Destroy it. It can’t be regenerated.”'],
  [/\bmana pool\b/i, 'Cards only “add” mana: “Add {G}.”'],
  [/\bconverted mana cost\b/i, 'The converted mana cost is called “mana value”.'],
];

/** Mistakes that are told even where the words are read. */
const MISTAKES: readonly (readonly [RegExp, string])[] = [
  [
    /\bit's (?:owners?|controllers?|power|toughness|mana (?:cost|value)|name|abilit(?:y|ies)|counters|colors?)\b/i,
    'Write “its” without an apostrophe.',
  ],
  [/\bput (?:it|them|that card|those cards) [^.,]* and shuffle\b/i, 'Cards say “, then shuffle”.'],
];

const told = (text: string, table: readonly (readonly [RegExp, string])[]): readonly string[] =>
  table.filter(([wording]) => wording.test(text)).map(([, advice]) => advice);

/** Whether reading stopped at words that cards have others for. */
export const isOtherWording = (text: string, stoppedAt: number): boolean =>
  WORDINGS.some(([wording]) => {
    const match = wording.exec(text);
    return match !== null && match.index <= stoppedAt && stoppedAt < match.index + Math.max(1, match[0].length);
  });

/** What cards say instead of what stands in the line; habits are looked for where reading stopped, at `stoppedAt`. */
export function wordingAdvice(text: string, stoppedAt: number | null): readonly string[] {
  if (stoppedAt === null) return told(text, MISTAKES);
  const [before, here] = [text.slice(0, stoppedAt), text.slice(stoppedAt)];
  const habits = HABITS.filter((habit) => (habit.before?.test(before) ?? true) && habit.here.test(here)).map(
    ({ advice }) => advice,
  );
  return [...habits, ...told(text, WORDINGS), ...told(text, MISTAKES)];
}
