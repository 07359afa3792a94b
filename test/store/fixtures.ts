/** Made-up cards, rulings and rules, in the forms in which files have them. */

export const RIVERBEND = {
  name: 'Riverbend Sage',
  layout: 'normal',
  manaCost: '{1}{U}',
  typeLine: 'Creature — Human Wizard',
  oracleText: 'Flying',
  power: '1',
  toughness: '1',
  source: 'first source',
  textAsOf: '2024-01',
};

export const SPLIT = {
  name: 'Dusk // Dawn Chorus',
  layout: 'split',
  faces: [
    { name: 'Dusk', manaCost: '{B}', typeLine: 'Instant', oracleText: 'Draw a card.' },
    { name: 'Dawn Chorus', manaCost: '{W}', typeLine: 'Sorcery', oracleText: 'You gain 2 life.' },
  ],
  source: 'first source',
  textAsOf: '2024-01',
};

/** One card, spelled in two ways. */
export const ACCENTED = {
  ...RIVERBEND,
  name: 'Jörmun’s Élan',
  typeLine: 'Enchantment',
  oracleText: 'Creatures you control have haste.',
  power: null,
  toughness: null,
};
export const UNACCENTED = {
  ...ACCENTED,
  name: "Jormun's Elan",
  source: 'second source',
  textAsOf: '2026-08',
  textQuality: 'derived',
};

export const CARDS = [RIVERBEND, SPLIT, ACCENTED, UNACCENTED];

export const ruling = (card_name: string, published_at: string, comment: string, more: object = {}) => ({
  object: 'ruling',
  card_name,
  source: 'wotc',
  published_at,
  comment,
  ...more,
});

export const RULINGS = [
  ruling('Riverbend Sage', '2024-03-01', 'The sage isn’t a river.'),
  ruling('Riverbend Sage', '2020-01-01', 'You’ll need a boat, as though it had flash.'),
  ruling('Riverbend Sage', '2024-03-01', 'Boats are needed by sages.'),
  ruling('Dusk', '2021-05-05', 'A half has the rulings of the whole.'),
  ruling("JORMUN'S ELAN", '2022-02-02', 'Boats are needed by sages.'),
];

/** A small book in the form of the official one, effective on a day such as `May 3, 2031`. */
export const book = (
  effective: string,
  sentence = 'Players may frob whenever they like.',
) => `Magic: The Gathering Comprehensive Rules

These rules are effective as of ${effective}.

Contents

1. First Part
100. Basics
101. More
7. Extras
702. Words

Glossary

Credits

1. First Part

100. Basics

100.1. A game has players, and this sentence is so long that nobody could take the whole book for one whose lines are wrapped at a fixed width, as the oldest were.
Example: One is an example.
Example: Two is another.

100.1a Players play.

100.1b ${sentence}

100.10. Ten comes long after one.

101. More

101.1. There is more.

7. Extras

702. Words

702.1. Frobbing

702.1a Frobbing is fun.

Glossary

Frob
To frob is to fiddle. See rule 702.1.

Élan Vital
What sages have.

Credits

Nobody.
`;

const titleOf = (rules: readonly string[], number: string) =>
  rules.find((rule) => rule.startsWith(`${number}. `)) ?? `${number}. Untitled`;

/** A book with these rules, each a line such as `702.1a Frobbing is fun.`, under the parts and sections that are among them. */
export const bookOf = (
  effective: string,
  rules: readonly string[],
  glossary: readonly string[] = ['Frob\nTo frob is to fiddle.'],
) =>
  `Magic: The Gathering Comprehensive Rules

These rules are effective as of ${effective}.

Contents

${titleOf(rules, '1')}

Glossary

Credits

${rules.join('\n\n')}

Glossary

${glossary.join('\n\n')}

Credits

Nobody, although this last line is so long, and goes on for so many words without saying anything at all, that no reader could ever take the whole book for one whose lines are wrapped at a fixed width, as the oldest were.
`;
