import { FORMER_NAMES } from '../../rules/vocabulary/formerNames.ts';
import { KEYWORD_ABILITIES } from '../../rules/vocabulary/keywords.ts';
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { Leaf, Lexicon, lexicon, piece, plain } from '../kit/leaves.ts';
import { always, Chain, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Cost, KeywordAbility, KeywordQuality, QualityFilter, QualityWord } from '../tree/index.ts';
import { manaCost, ownManaCost, spokenCosts } from './costs.ts';
import { walkQuality } from './landwalks.ts';
import { materials } from './materials.ts';
import { cardName } from './modifiers.ts';
import { number, variable } from './numbers.ts';
import { amount, filter, filters, keyword } from './symbols.ts';
import { subtypeName } from './words.ts';

/** Keywords with a cost, an amount or a quality; all others of CR 702 stand alone. */
const WITH_COST = [
  'equip',
  'cycling',
  'kicker',
  'multikicker',
  'flashback',
  'madness',
  'morph',
  'megamorph',
  'echo',
  'buyback',
  'entwine',
  'evoke',
  'unearth',
  'ninjutsu',
  'commander ninjutsu',
  'transmute',
  'replicate',
  'recover',
  'cumulative upkeep',
  'level up',
  'fortify',
  'prowl',
  'bestow',
  'dash',
  'scavenge',
  'outlast',
  'overload',
  'miracle',
  'ward',
  'reconfigure',
  'disturb',
  'embalm',
  'eternalize',
  'encore',
  'escape',
  'foretell',
  'blitz',
  'disguise',
  'emerge',
  'surge',
  'spectacle',
  'mutate',
  'plot',
  'cleave',
  'squad',
  'offspring',
  'freerunning',
  'web-slinging',
  'warp',
  'mayhem',
  'harmonize',
  'sneak',
  'more than meets the eye',
  'aura swap',
  'transfigure',
  'escalate',
  'strive',
] as const;
const WITH_AMOUNT = [
  'vanishing',
  'fading',
  'modular',
  'bushido',
  'soulshift',
  'dredge',
  'bloodthirst',
  'graft',
  'ripple',
  'absorb',
  'frenzy',
  'poisonous',
  'rampage',
  'devour',
  'annihilator',
  'afflict',
  'tribute',
  'renown',
  'crew',
  'fabricate',
  'toxic',
  'backup',
  'saddle',
  'mobilize',
  'firebending',
  'hideaway',
  'casualty',
  'amplify',
  'afterlife',
] as const;
const WITH_BOTH = ['suspend', 'reinforce', 'awaken', 'impending'] as const;
const WITH_QUALITY = [
  'enchant',
  'protection',
  'landwalk',
  'affinity',
  'champion',
  'splice',
  'offering',
  'craft',
  'companion',
  'partner with',
  'gift',
  'prototype',
  'visit',
  'forecast',
  'exhaust',
  'boast',
  'solved',
  'max speed',
];
const taken = new Set<string>([...WITH_COST, ...WITH_AMOUNT, ...WITH_BOTH, ...WITH_QUALITY]);
const alone = KEYWORD_ABILITIES.map(({ name }) => name.toLowerCase()).filter(
  (name) => !taken.has(name) && !/^[^a-z]+$/.test(name),
);
/** Keywords that may stand alone in a list besides standing with their parameter (CR 702.63b). */
const ALSO_ALONE = ['vanishing', 'mayhem'] as const;
/** Keywords that may also stand without their parameter. */
const names = (words: readonly string[]) =>
  new Lexicon<string>(
    'a keyword',
    words.map((word) => [word, word] as const),
  );

const quality: Phrase<KeywordQuality> = oneOf<KeywordQuality>('a quality', [
  form('qualityWord', '<word>', {
    word: names([
      'everything',
      'the chosen color',
      'the color of your choice',
      'each color',
      'all colors',
      'monocolored',
      'multicolored',
      'white',
      'blue',
      'black',
      'red',
      'green',
      'colorless',
      'each of your opponents',
      'the chosen player',
    ]),
  }),
  form('qualityFilter', '<filter^many>', { filter }),
]);
const qualityList = form('qualityList', '<qualities>', {
  qualities: new Chain<QualityFilter | QualityWord>(
    'qualities',
    quality as Phrase<QualityFilter | QualityWord>,
    [
      { name: 'and', words: 'and from' },
      { name: 'comma', words: ', from' },
      { name: 'commaAnd', words: ', and from' },
    ],
    {
      least: 2,
      usual: (count) => (count === 2 ? 'and' : [...Array(count - 2).fill('comma'), 'commaAnd'].join()),
      shape: (links) => links.at(-1) !== 'comma',
    },
  ),
});
const fromQuality = oneOf<KeywordQuality>('a quality', [quality, qualityList]);
const enchanted = oneOf<KeywordQuality>('what it can enchant', [
  form('qualityWord', '<word>', { word: names(['player', 'opponent']) }),
  form('qualityFilter', '<filter^one>', { filter: filters }),
]);

const championed: Phrase<KeywordQuality> = form('qualityFilter', '<filter^one>', { filter: filters });

/** "equip legendary creature {3}", "equip Knight {1}" (CR 702.6c). */
const equipped: Phrase<KeywordQuality> = form('qualityFilter', '<filter^one>', { filter: filters });

/** What both commanders must have (CR 702.124i). */
const partners: Phrase<KeywordQuality> = form('qualityWord', '<word>', {
  word: names(['Character select', 'Father & son', 'Friends forever', 'Survivors']),
});

/** A power or toughness as printed. */
const size = lexicon<number>(
  'a number',
  Array.from({ length: 16 }, (_, n) => [String(n), n] as const),
);

/** What may be promised (CR 702.174). */
const gifts: Phrase<KeywordQuality> = form('qualityWord', '<word>', {
  word: names(['a Food', 'a card', 'a tapped Fish', 'an extra turn', 'a Treasure', 'an Octopus']),
});

/** "swampcycling", "Slivercycling", "basic landcycling": the cards meant are the quality. */
const typecycling = new Leaf<QualityFilter>(
  'a typecycling',
  (token) => /cycling$/i.test(token.text) && token.text.length > 7,
  (session, at) => {
    const word = session.tokens[at]!.text.replace(/cycling$/i, '');
    const subtype = subtypeName.values().find((one) => one.toLowerCase() === word.toLowerCase());
    return subtype === undefined
      ? []
      : [
          plain(at + 1, {
            kind: 'qualityFilter',
            filter: {
              kind: 'filter',
              adjectives: [],
              types: [{ kind: 'typeTerm', words: [{ kind: 'subtype', subtype }] }],
              modifiers: [],
            },
          }),
        ];
  },
  (value) => {
    const term = value.kind === 'qualityFilter' && value.filter.kind === 'filter' ? value.filter.types?.[0]?.words[0] : undefined;
    return term?.kind === 'subtype'
      ? [
          piece(
            `${['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].includes(term.subtype) ? term.subtype.toLowerCase() : term.subtype}cycling`,
          ),
        ]
      : null;
  },
);

const BASIC_LAND: QualityFilter = {
  kind: 'qualityFilter',
  filter: {
    kind: 'filter',
    adjectives: [{ kind: 'supertype', supertype: 'basic' }],
    types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'land' }] }],
    modifiers: [],
  },
};
/** CR 702.29f: a search for a card that has both types. */
const ARTIFACT_LAND: QualityFilter = {
  kind: 'qualityFilter',
  filter: {
    kind: 'filter',
    adjectives: [],
    types: [
      {
        kind: 'typeTerm',
        words: [
          { kind: 'cardType', type: 'artifact' },
          { kind: 'cardType', type: 'land' },
        ],
      },
    ],
    modifiers: [],
  },
};
const mana: Phrase<readonly Cost[]> = single<Cost>(oneOf<Cost>('a cost', [manaCost, ownManaCost]));
export const keywordForms: readonly Phrase<KeywordAbility>[] = [
  form('keyword', '<keyword>', { keyword: names([...alone, ...ALSO_ALONE]) }),
  form('keyword', '<keyword> <costs>', { keyword: names(WITH_COST), costs: mana }),
  form('keyword', '<keyword> <amount>', { keyword: names(WITH_AMOUNT), amount: number }),
  form('keyword', '<keyword> <amount>—<costs>', { keyword: names(WITH_BOTH), amount: number, costs: mana }),
  form('keyword', 'enchant <quality>', { quality: enchanted }, { fixed: { keyword: 'enchant' } }),
  form('keyword', 'protection from <quality>', { quality: fromQuality }, { fixed: { keyword: 'protection' } }),
  form('keyword', 'hexproof from <quality>', { quality: fromQuality }, { fixed: { keyword: 'hexproof' } }),
  ...[...FORMER_NAMES].map(([former, keyword]) =>
    form('keyword', former, {}, { fixed: { keyword }, variant: 'its former name' }),
  ),
  form('keyword', 'champion a <quality>', { quality: championed }, { fixed: { keyword: 'champion' } }),
  form('keyword', 'devour <quality> <amount>', { quality: championed, amount: number }, { fixed: { keyword: 'devour' } }),
  form('keyword', 'emerge from <quality> <costs>', { quality: championed, costs: mana }, { fixed: { keyword: 'emerge' } }),
  form('keyword', 'partner—<quality>', { quality: partners }, { fixed: { keyword: 'partner' } }),
  form('keyword', 'equip <quality> <costs>', { quality: equipped, costs: mana }, { fixed: { keyword: 'equip' } }),
  form('keyword', 'splice onto <quality> <costs>', { quality: championed, costs: mana }, { fixed: { keyword: 'splice' } }),
  form(
    'keyword',
    'craft with <quality> <costs>',
    { quality: form('qualityObjects', '<objects>', { objects: materials }), costs: mana },
    { fixed: { keyword: 'craft' } },
  ),
  ...(['—', '-'] as const).map((dash) =>
    form(
      'keyword',
      `prototype <costs> ${dash} <power>/<toughness>`,
      { costs: mana, power: size, toughness: size },
      { fixed: { keyword: 'prototype' }, ...(dash === '—' ? {} : { variant: 'spelling: a hyphen for a dash' }) },
    ),
  ),
  form('keyword', 'partner with <quality>', { quality: form('qualityWord', '<word>', { word: cardName }) }, { fixed: { keyword: 'partner with' } }), // biome-ignore format: one line
  form('keyword', 'gift <quality>', { quality: gifts }, { fixed: { keyword: 'gift' } }),
  form('keyword', 'affinity for <quality>', { quality }, { fixed: { keyword: 'affinity' } }),
  form('keyword', 'artifact landcycling <costs>', { costs: mana }, { fixed: { keyword: 'typecycling', quality: ARTIFACT_LAND } }),
  form('keyword', 'basic landcycling <costs>', { costs: mana }, { fixed: { keyword: 'typecycling', quality: BASIC_LAND } }),
  form('keyword', '<quality>', { quality: walkQuality }, { fixed: { keyword: 'landwalk' } }),
  form('keyword', '<quality> <costs>', { quality: typecycling, costs: mana }, { fixed: { keyword: 'typecycling' } }),
];
/** Keywords as they stand alone in a sentence of their own: "suspend", "cycling" without a parameter. */
export const bareKeyword = oneOf<KeywordAbility>('a keyword', [
  form('keyword', '<keyword>', { keyword: names([...WITH_COST, ...WITH_AMOUNT, ...WITH_BOTH]) }),
]);

/** A line of keywords: "Flying, vigilance". */
export const keywordLine = new Chain<KeywordAbility>(
  'keywords',
  keyword,
  [
    { name: 'comma', words: ',' },
    { name: 'semicolon', words: ';', variant: { of: 'comma', name: 'a semicolon between keywords' } },
  ],
  {
    least: 1,
    behind: '“,”',
    usual: always('comma'),
    shape: () => true,
  },
);
/** "Kicker {2}{U} and/or {1}{B}": two kicker abilities (CR 702.33b). */
export const kickers = new Chain<KeywordAbility>(
  'kickers',
  form('keyword', 'kicker <costs>', { costs: mana }, { fixed: { keyword: 'kicker' } }),
  [
    {
      name: 'andOr',
      words: 'and/or',
      follows: form('keyword', '<costs>', { costs: mana }, { fixed: { keyword: 'kicker' }, wording: { as: 'andOr' } }),
    },
  ],
  { least: 2, usual: always('andOr'), shape: (links) => links.length === 1 },
);
/** "Suspend X—{X}{R}. X can't be 0.": a sentence behind the cost. */
export const keywordWithX: Phrase<KeywordAbility> = form(
  'keyword',
  "<keyword> <amount>—<costs>. X can't be 0.",
  { keyword: names(WITH_BOTH), amount: number, costs: mana },
  { fixed: { xNotZero: true } },
);
/** "Mobilize X, where X is the number of creatures you control.": what X is stands behind it. */
export const keywordWhere: Phrase<KeywordAbility> = form('keyword', '<keyword> <amount>, where X is <where>.', {
  keyword: names(WITH_AMOUNT),
  amount: variable,
  where: amount,
});
/** "Splice onto Arcane—Sacrifice a creature." */
export const spliceWithActs: Phrase<KeywordAbility> = form(
  'keyword',
  'splice onto <quality>—^<costs>.',
  {
    quality: championed,
    costs: spokenCosts,
  },
  { fixed: { keyword: 'splice' } },
);
/** "Ward—Pay 3 life.": a cost that isn't only mana. */
export const keywordWithActs: Phrase<KeywordAbility> = form('keyword', '<keyword>—^<costs>.', {
  keyword: names(WITH_COST),
  costs: spokenCosts,
});
