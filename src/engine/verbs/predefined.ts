import { isRead, readFace } from '../../oracle/index.ts';
import type { TokenDescription } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { CardType } from '../../rules/vocabulary/types.ts';

interface Predefined {
  readonly type: CardType;
  readonly words: string;
}

/** Tokens that the rules define (CR 111.10): colorless, of one type, with the subtype that they are called by. */
const TOKENS: Readonly<Record<string, Predefined>> = {
  Treasure: { type: 'artifact', words: '{T}, Sacrifice this token: Add one mana of any color.' },
  Food: { type: 'artifact', words: '{2}, {T}, Sacrifice this token: You gain 3 life.' },
  Gold: { type: 'artifact', words: 'Sacrifice this token: Add one mana of any color.' },
  Shard: { type: 'enchantment', words: '{2}, Sacrifice this token: Scry 1, then draw a card.' },
  Clue: { type: 'artifact', words: '{2}, Sacrifice this token: Draw a card.' },
  Blood: { type: 'artifact', words: '{1}, {T}, Discard a card, Sacrifice this token: Draw a card.' },
  Map: {
    type: 'artifact',
    words: '{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.',
  },
  Lander: {
    type: 'artifact',
    words:
      '{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  },
  Mutagen: {
    type: 'artifact',
    words: '{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. Activate only as a sorcery.',
  },
};

/** The rule that defines each (CR 111.10). */
const RULES: Readonly<Record<string, RuleNumber>> = {
  Treasure: '111.10a',
  Food: '111.10b',
  Gold: '111.10c',
  Shard: '111.10e',
  Clue: '111.10f',
  Blood: '111.10g',
  Map: '111.10s',
  Lander: '111.10u',
  Mutagen: '111.10v',
};

export function predefinedRule(name: string): readonly RuleNumber[] {
  const rule = RULES[name];
  return rule === undefined ? [] : [rule];
}

const known = new Map<string, TokenDescription>();

/** What a predefined token is; null where the rules' token isn't among those, or its words aren't read. */
export function predefinedToken(name: string): TokenDescription | null {
  const found = known.get(name) ?? describe(name);
  if (found) known.set(name, found);
  return found;
}

function describe(name: string): TokenDescription | null {
  const token = TOKENS[name];
  if (!token) return null;
  const { lines, abilities } = readFace({
    name: `${name} Token`,
    types: [token.type],
    subtypes: [name],
    oracleText: token.words,
  });
  if (!lines.every(isRead)) return null;
  return { kind: 'tokenDescription', supertypes: [], colors: [], types: [token.type], subtypes: [name], abilities };
}
