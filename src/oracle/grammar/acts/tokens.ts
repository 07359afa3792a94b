import { COLORS, type Color } from '../../../rules/vocabulary/colors.ts';
import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { flag, Lexicon, lexicon } from '../../kit/leaves.ts';
import { listOf, runOf } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, TokenGroup, TokenSpec } from '../../tree/index.ts';
import { abilityList } from '../granted.ts';
import { cardName } from '../modifiers.ts';
import { bareCount, count, number } from '../numbers.ts';
import { amount, objects } from '../symbols.ts';
import { subtypeName, supertype } from '../words.ts';
import { copyOrCopies, exceptedTokens } from './copies.ts';

/** Tokens that the rules define by name (CR 111.10). */
const PREDEFINED = [
  'Treasure',
  'Food',
  'Clue',
  'Blood',
  'Gold',
  'Map',
  'Powerstone',
  'Junk',
  'Shard',
  'Walker',
  'Lander',
  'Mutagen',
  'Cursed Role',
  'Monster Role',
  'Royal Role',
  'Sorcerer Role',
  'Virtuous Role',
  'Wicked Role',
  'Young Hero Role',
];
const colors = listOf<Color>(
  'colors',
  new Lexicon<Color>(
    'a color',
    COLORS.map((color) => [color, color] as const),
  ),
  'and',
);
const types = runOf(
  'types',
  lexicon('a card type', [
    ['artifact', 'artifact'],
    ['creature', 'creature'],
    ['enchantment', 'enchantment'],
    ['land', 'land'],
  ]),
);
const subtypes = runOf('subtypes', new Lexicon<string>('a subtype', subtypeNamesOne()), 4);
function subtypeNamesOne(): readonly (readonly [string, string])[] {
  return subtypeName
    .values()
    .filter((word) => !word.includes(' '))
    .map((word) => [word, word] as const);
}
const supertypes = runOf('supertypes', supertype, 2);
const slots = { power: number, toughness: number, supertypes, colors, subtypes, types, abilities: abilityList, name: cardName };
const EMPTY = ['supertypes', 'colors', 'subtypes', 'types', 'abilities'] as const;

/** CR 114.1. */
export const emblems: readonly Phrase<Act>[] = [
  form('getEmblem', 'gets/get a emblem with <abilities>', { abilities: abilityList }),
];

/** "It has …" says what is so of a token from the first, as "with" does (CR 111.3). */
const itHas = lexicon('which', [
  ['it has', 'it'],
  ['they have', 'they'],
  ['the token has', 'token'],
  ['the tokens have', 'tokens'],
  ['they each have', 'each'],
]);
/** Of a token that has a color, or none: the same words but for that. */
const COLORS_OF = ['<colors>', 'colorless'] as const;
type OfToken = (
  template: string,
  slots: object,
  options?: { readonly wording?: Readonly<Record<string, string>> },
) => Phrase<TokenSpec>;
const ofToken =
  (color: (typeof COLORS_OF)[number]): OfToken =>
  (template, all, options = {}) => {
    const { colors: ofColor, ...rest } = all as typeof slots;
    const fixed = color === 'colorless' ? { fixed: { colors: [] } } : {};
    const said = color === 'colorless' ? rest : { ...rest, colors: ofColor };
    // Which slots a template has depends on the color, so that the types can't say it.
    const make = form as unknown as (
      kind: 'tokenDescription',
      template: string,
      slots: object,
      options: object,
    ) => Phrase<TokenSpec>;
    return make('tokenDescription', template, said, { empty: EMPTY, ...fixed, ...options });
  };
/** What a token's power and toughness are as it is created (CR 111.3). */
const sized = { ...slots, power: amount, toughness: amount };
/** "create a 1/1 white Soldier creature token": what stands before its noun, and behind it. */
const descriptions: readonly Phrase<TokenSpec>[] = COLORS_OF.flatMap((color) => {
  const noSize = `${color}[ <subtypes>] <types> token/tokens`;
  const size = `[<supertypes> ][<power>/<toughness> ]${noSize}`;
  const make = ofToken(color);
  return [
    make(`${size}[ named <name>][ with <abilities>]`, slots),
    make(`${size} with <abilities> named <name>`, slots, { wording: { as: 'nameLast' } }),
    make(`${size}[ named <name>]. ^ <$has> <abilities>`, { ...slots, $has: itHas }, { wording: { as: 'sentence' } }),
    make(`${noSize}[ named <name>] with power equal to <power> and toughness equal to <toughness>`, sized, { wording: { as: 'sized' } }),
    make(`${noSize}[ named <name>]. ^ Its power is equal to <power> and its toughness is equal to <toughness>`, sized, { wording: { as: 'sizedAfter' } }),
  ]; // biome-ignore format: one form a line
});
/** Descriptions agree with how many there are: "a 1/1 white Soldier creature token", "two … tokens". */
const token: Phrase<TokenSpec> = oneOf<TokenSpec>(
  'a token',
  [
    ...descriptions,
    form('predefinedToken', '<name> token/tokens', {
      name: new Lexicon<string>(
        'a token',
        PREDEFINED.map((name) => [name, name] as const),
      ),
    }),
    ...exceptedTokens,
    form('copyToken', '<$copy> of <of>', { $copy: copyOrCopies, of: objects }),
  ],
  { agrees: true },
);
/** "create Marit Lage, a legendary 20/20 black Avatar creature token with flying". */
const namedToken: Phrase<Act> = form(
  'createToken',
  'creates/create <token>',
  {
    token: oneOf<TokenSpec>(
      'a token with its name',
      COLORS_OF.map((color) =>
        ofToken(color)(
          `<name>, a [<supertypes> ][<power>/<toughness> ]${color}[ <subtypes>] <types> token[ with <abilities>]`,
          slots,
          { wording: { as: 'nameFirst' } },
        ),
      ),
    ),
  },
  { fixed: { amount: { kind: 'number', value: 1 } }, wording: { as: 'named' } },
);
export const tokenActs: readonly Phrase<Act>[] = [
  namedToken,
  form(
    'createToken',
    'creates/create a number of <token^many> equal to <amount>',
    { token, amount },
    { wording: { as: 'equal' } },
  ),
  form('createToken', 'creates/create <amount>[ <tapped>] <token^amount>', { amount: count, tapped: flag('tapped'), token }),
  form('createToken', 'creates/create <amount> <token^amount> that attacks that player this turn if able', { amount: count, token }, { fixed: { mustAttackThat: true } }), // biome-ignore format: one line
  form('createToken', 'creates/create <amount> <token^amount> attached to <attachedTo>', {
    amount: count,
    token,
    attachedTo: objects,
  }),
  form(
    'createToken',
    'creates/create <amount> of those tokens',
    { amount: bareCount },
    { fixed: { token: { kind: 'sameToken' } }, wording: { as: 'those' } },
  ),
  form(
    'createToken',
    'creates/create <amount> tapped and attacking <token^amount>',
    { amount: count, token },
    { fixed: { tapped: true, attacking: true }, wording: { at: 'before' } },
  ),
  form('createTokens', 'creates/create <all>', {
    all: listOf<TokenGroup>(
      'tokens',
      form('tokenGroup', '<amount>[ <tapped>] <token^amount>', { amount: count, tapped: flag('tapped'), token }),
      'and',
      2,
    ),
  }),
  form(
    'createToken',
    'creates/create <amount> <token^amount> <$that> tapped and attacking',
    {
      amount: count,
      token,
      $that: lexicon('which', [
        ["that's", 'one'],
        ['that are', 'many'],
        ["and that's", 'andOne'],
        ['and that are', 'andMany'],
      ]),
    },
    { fixed: { tapped: true, attacking: true } },
  ),
  form(
    'createToken',
    'creates/create <amount> <token^amount> <$that> attacking',
    {
      amount: count,
      token,
      $that: lexicon('which', [
        ["that's", 'one'],
        ['that are', 'many'],
      ]),
    },
    { fixed: { attacking: true } },
  ),
  form('createToken', "creates/create <amount> <token^amount> that's tapped and attacking <attackingThat>", { amount: count, token, attackingThat: lexicon('whom', [['that player', 'player'], ['that player or a planeswalker they control', 'playerOrPlaneswalker']]) }, { fixed: { tapped: true, attacking: true } }), // biome-ignore format: one line
];
