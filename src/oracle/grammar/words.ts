import { COLORS, type Color } from '../../rules/vocabulary/colors.ts';
import { SUBTYPES } from '../../rules/vocabulary/subtypes.ts';
import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype } from '../../rules/vocabulary/types.ts';
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { Leaf, Lexicon, lexicon, piece, plain } from '../kit/leaves.ts';
import type { NumericCharacteristic, TypeWord } from '../tree/index.ts';

export const color = new Lexicon<Color>(
  'a color',
  COLORS.map((name) => [name, name] as const),
);
export const supertype = new Lexicon<Supertype>(
  'a supertype',
  SUPERTYPES.map((name) => [name, name] as const),
);

const IRREGULAR_TYPES: Partial<Record<CardType, string>> = { sorcery: 'sorceries', kindred: 'kindred', phenomenon: 'phenomena' };
export const cardTypeName = new Lexicon<CardType>(
  'a card type',
  CARD_TYPES.map((type) => [`${type}/${IRREGULAR_TYPES[type] ?? `${type}s`}`, type] as const),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: 'Elves', Dwarf: 'Dwarves', Wolf: 'Wolves', Werewolf: 'Werewolves', Ox: 'Oxen', Mouse: 'Mice', Thief: 'Thieves', Fungus: 'Fungi',
  Pegasus: 'Pegasi', Homunculus: 'Homunculi', Child: 'Children', Octopus: 'Octopuses', Hero: 'Heroes', Plains: 'Plains', Myr: 'Myr',
  Eldrazi: 'Eldrazi', Merfolk: 'Merfolk', Fish: 'Fish', Sheep: 'Sheep', Kor: 'Kor', Samurai: 'Samurai', Squid: 'Squid', Moonfolk: 'Moonfolk',
  Treefolk: 'Treefolk', Equipment: 'Equipment', Treasure: 'Treasures', Elk: 'Elk', Kithkin: 'Kithkin', Cyclops: 'Cyclopes', Aurochs: 'Aurochs',
  Locus: 'Loci', Efreet: 'Efreet', Djinn: 'Djinn', Spacecraft: 'Spacecraft', Jellyfish: 'Jellyfish', Starfish: 'Starfish', Naga: 'Naga',
}; // biome-ignore format: a table
/** More than one of a subtype, as cards write it. */
export function plural(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
/** Subtypes but those of planes and dungeons, which no card's words speak of. */
const SPOKEN_OF = (['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker', 'spell'] as const).flatMap(
  (kind) => [...SUBTYPES[kind]] as readonly string[],
);
export const subtypeNames: readonly string[] = [...new Set(SPOKEN_OF)];
const single = subtypeNames.filter((word) => !word.includes(' '));
export const subtypeName = new Lexicon<string>(
  'a subtype',
  single.map((word) => [`${word}/${plural(word)}`.replaceAll('’', "'"), word] as const),
);
export const typeWord = oneOf<TypeWord>(
  'a type',
  [
    form('cardType', '<type>', { type: cardTypeName }),
    form('subtype', '<subtype>', { subtype: subtypeName }),
    form('outlaw', 'outlaw/outlaws', {}),
  ],
  { agrees: true },
);

export const NUMERIC = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
  ['loyalty', 'loyalty'],
] as const satisfies readonly (readonly [string, NumericCharacteristic])[];
export const characteristic = lexicon<NumericCharacteristic>('a characteristic', [
  ...NUMERIC,
  ['converted mana cost', 'manaValue', { variant: 'converted mana cost' }],
]);
/** Behind a number: "4 or less". Of life and counters one says "or more". */
export const comparison = lexicon<'orLess' | 'orGreater'>('a comparison', [
  ['or less', 'orLess'],
  ['or greater', 'orGreater'],
  ['or more', 'orGreater'],
]);

const NO_COUNTER_WORDS = new Set([
  'a',
  'an',
  'one',
  'two',
  'three',
  'that',
  'those',
  'the',
  'x',
  'more',
  'additional',
  'another',
  'other',
  'each',
  'all',
  'no',
  'of',
  'or',
  'and',
  'target',
  'its',
  'any',
  'many',
  'of',
  'to',
  'had',
  'with',
  'as',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'twice',
  'instead',
  'can',
  'spell',
  'it',
  'may',
  'must',
  'then',
  'never',
  'possible',
  'last',
  'kind',
  'different',
  'same',
  'without',
]);
const TWO_WORDS = ['first strike', 'double strike'] as const;
/** The name of a kind of counter: a word before "counter", or +1/+1 and its kin (CR 122). */
export const counterName = new Leaf<string>(
  'a kind of counter',
  (token) =>
    (token.kind === 'word' && !NO_COUNTER_WORDS.has(token.text.toLowerCase())) || token.text === '+' || token.text === '-',
  (session, at) => {
    const text = (i: number) => session.tokens[at + i]?.text ?? '';
    if (text(0) === '+' || text(0) === '-') {
      const name = [0, 1, 2, 3, 4].map(text).join('');
      return /^[+-]\d\/[+-]\d$/.test(name) ? [plain(at + 5, name)] : [];
    }
    if (/^counters?$/.test(text(1))) return [plain(at + 1, text(0).toLowerCase())];
    const two = TWO_WORDS.find((words) => words === `${text(0)} ${text(1)}`.toLowerCase());
    return two !== undefined && /^counters?$/.test(text(2)) ? [plain(at + 2, two)] : [];
  },
  (name) => [piece(name)],
);
