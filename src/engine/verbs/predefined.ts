import { isRead, readFace } from '../../oracle/index.ts';
import type { TokenDescription } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { CardType } from '../../rules/vocabulary/types.ts';
import type { PrintedFace } from '../define/index.ts';
import { foldWords } from '../foldWords.ts';

interface Predefined {
  readonly rule: RuleNumber;
  readonly type: CardType;
  readonly words: string;
  /** Where it has another name than its subtypes (CR 111.4). */
  readonly name?: string;
  readonly subtypes?: readonly string[];
  /** What is on its other side, where it is double-faced; without words (CR 111.10i). */
  readonly back?: TokenDescription;
}

const artifact = (rule: RuleNumber, words: string): Predefined => ({ rule, type: 'artifact', words });

/** A Role: a colorless Aura with a name of its own (CR 303.7). */
const role = (rule: RuleNumber, name: string, ...lines: readonly string[]): Predefined => ({
  rule,
  type: 'enchantment',
  name,
  subtypes: ['Aura', 'Role'],
  words: ['Enchant creature', ...lines].join('\n'),
});

const size = (value: number): Pick<TokenDescription, 'power' | 'toughness'> => ({
  power: { kind: 'number', value },
  toughness: { kind: 'number', value },
});

/** The back of an Incubator (CR 111.10i). */
const PHYREXIAN: TokenDescription = {
  kind: 'tokenDescription',
  ...size(0),
  supertypes: [],
  colors: [],
  types: ['artifact', 'creature'],
  subtypes: ['Phyrexian'],
  abilities: [],
};

/** Tokens that the rules define, each with its rule (CR 111.10): colorless, of one type, with the subtype that they are called by. */
const TOKENS: Readonly<Record<string, Predefined>> = {
  Treasure: artifact('111.10a', '{T}, Sacrifice this token: Add one mana of any color.'),
  Food: artifact('111.10b', '{2}, {T}, Sacrifice this token: You gain 3 life.'),
  Gold: artifact('111.10c', 'Sacrifice this token: Add one mana of any color.'),
  Shard: { rule: '111.10e', type: 'enchantment', words: '{2}, Sacrifice this token: Scry 1, then draw a card.' },
  Clue: artifact('111.10f', '{2}, Sacrifice this token: Draw a card.'),
  Blood: artifact('111.10g', '{1}, {T}, Discard a card, Sacrifice this token: Draw a card.'),
  Incubator: { ...artifact('111.10i', '{2}: Transform this token.'), back: PHYREXIAN },
  'Cursed Role': role('111.10j', 'Cursed', 'Enchanted creature has base power and toughness 1/1.'),
  'Monster Role': role('111.10k', 'Monster', 'Enchanted creature gets +1/+1 and has trample.'),
  'Royal Role': role('111.10m', 'Royal', 'Enchanted creature gets +1/+1 and has ward {1}.'),
  'Sorcerer Role': role('111.10n', 'Sorcerer', 'Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."'),
  'Virtuous Role': role('111.10p', 'Virtuous', 'Enchanted creature gets +1/+1 for each enchantment you control.'),
  'Wicked Role': role(
    '111.10q',
    'Wicked',
    'Enchanted creature gets +1/+1.',
    'When this token is put into a graveyard from the battlefield, each opponent loses 1 life.',
  ),
  'Young Hero Role': role(
    '111.10r',
    'Young Hero',
    'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it."',
  ),
  Map: artifact('111.10s', '{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.'),
  Junk: artifact(
    '111.10t',
    '{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery.',
  ),
  Lander: artifact(
    '111.10u',
    '{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  ),
  Mutagen: artifact(
    '111.10v',
    '{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. Activate only as a sorcery.',
  ),
};

/** What the tokens that the rules define are called. */
export const PREDEFINED_NAMES: readonly string[] = Object.keys(TOKENS);

/** The rule that defines it. */
export function predefinedRule(name: string): readonly RuleNumber[] {
  if (name === 'Walker') return ['111.10d'];
  const token = TOKENS[name];
  return token === undefined ? [] : [token.rule];
}

/** A Walker is the one with a size, and no words (CR 111.10d). */
const WALKER: TokenDescription = {
  kind: 'tokenDescription',
  name: 'Walker',
  ...size(2),
  supertypes: [],
  colors: ['black'],
  types: ['creature'],
  subtypes: ['Zombie'],
  abilities: [],
};

/** The token of that name as faces with their words, so that a scenario can set it up; none where the rules define no such token. */
export function predefinedFaces(wanted: string): readonly PrintedFace[] {
  const isCalled = (...names: readonly string[]): boolean => names.some((one) => foldWords(one) === foldWords(wanted));
  const printed = {
    manaCost: null,
    supertypes: [],
    power: null,
    toughness: null,
    loyalty: null,
    defense: null,
    colorIndicator: null,
  } as const;
  const sized = ({ name, colors, types, subtypes, power, toughness }: TokenDescription): PrintedFace => ({
    ...printed,
    name: name ?? `${subtypes.join(' ')} Token`,
    types,
    subtypes,
    oracleText: '',
    colorIndicator: colors.length === 0 ? null : colors,
    power: power?.kind === 'number' ? String(power.value) : null,
    toughness: toughness?.kind === 'number' ? String(toughness.value) : null,
  });
  if (isCalled('Walker', 'Walker Token')) return [sized(WALKER)];
  for (const [called, { type, words, name, subtypes = [called], back }] of Object.entries(TOKENS)) {
    const full = name ?? `${called} Token`;
    if (!isCalled(called, `${called} Token`, full)) continue;
    return [{ ...printed, name: full, types: [type], subtypes, oracleText: words }, ...(back ? [sized(back)] : [])];
  }
  return [];
}

const known = new Map<string, readonly TokenDescription[]>([['Walker', [WALKER]]]);

/** What each face of a predefined token is, the front first; null where the rules' token isn't among those, or its words aren't read. */
export function predefinedToken(name: string): readonly TokenDescription[] | null {
  const found = known.get(name) ?? describe(name);
  if (found) known.set(name, found);
  return found;
}

function describe(called: string): readonly TokenDescription[] | null {
  const token = TOKENS[called];
  if (!token) return null;
  const { type, words, name, subtypes = [called], back } = token;
  const { lines, abilities } = readFace({ name: name ?? `${called} Token`, types: [type], subtypes, oracleText: words });
  if (!lines.every(isRead)) return null;
  const named = name === undefined ? {} : { name };
  const front: TokenDescription = {
    kind: 'tokenDescription',
    ...named,
    supertypes: [],
    colors: [],
    types: [type],
    subtypes,
    abilities,
  };
  return [front, ...(back ? [back] : [])];
}
