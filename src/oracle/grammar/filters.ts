import { COLORS } from '../../rules/vocabulary/colors.ts';
import { CARD_TYPES, SUPERTYPES } from '../../rules/vocabulary/types.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Beginnings } from '../kit/beginnings.ts';
import { choice, oneOf, printedOnly, readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { Leaf, lexicon, piece, plain } from '../kit/leaves.ts';
import { always, Chain, listOf, onlyCommas, runOf } from '../kit/list.ts';
import { type GrammaticalNumber, NOTHING, type Phrase, readAs } from '../kit/phrase.ts';
import type {
  Adjective,
  Amount,
  EitherFilter,
  Filter,
  Modifier,
  NonAdjective,
  ObjectNoun,
  PermanentStatus,
  TypeTerm,
  TypeWord,
} from '../tree/index.ts';
import { digits } from './numbers.ts';
import { filter, modifier, typeTerm } from './symbols.ts';
import { color, subtypeNames, supertype, typeWord } from './words.ts';

const STATUS = [
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'enchanted',
  'equipped',
  'modified',
  'suspended',
  'warped',
  'historic',
  'saddled',
  'renowned',
  'harnessed',
  'solved',
  'monstrous',
  'paired',
  'unpaired',
  'exiled',
] as const;
export const status = lexicon<PermanentStatus>('a status', [
  ...STATUS.map((word) => [word, word] as const),
  ['face-down', 'faceDown'],
]);
export const colorAdjective = form('color', '<color>', { color });
export const colorCount = form('colorCount', '<count>', {
  count: lexicon('a number of colors', [
    ['colorless', 'colorless'],
    ['multicolored', 'multicolored'],
    ['monocolored', 'monocolored'],
  ]),
});
export const statusAdjective = form('status', '<status>', { status });
export const supertypeAdjective = form('supertype', '<supertype>', { supertype });
/** Only of cards that are described: "this spell was foretold" speaks of how it was cast. */
const foretold = form('status', 'foretold', {}, { fixed: { status: 'foretold' } });
const other = form('other', 'other', {});
const size = form('size', '<power>/<toughness>', { power: digits, toughness: digits });

type Negated = NonAdjective['not'];
const NEGATED = new Map<string, Negated>([
  ...COLORS.map((color): [string, Negated] => [color, { kind: 'color', color }]),
  ...CARD_TYPES.map((type): [string, Negated] => [type, { kind: 'cardType', type }]),
  ...SUPERTYPES.map((supertype): [string, Negated] => [supertype, { kind: 'supertype', supertype }]),
  ['token', { kind: 'isToken' }],
  ['attacking', { kind: 'status', status: 'attacking' }],
  ['historic', { kind: 'status', status: 'historic' }],
]);
const SUBTYPE = new Map(subtypeNames.map((word) => [word.toLowerCase(), word]));
function negatedWords(not: Negated): string {
  if (not.kind === 'subtype') return `non-${not.subtype}`;
  const word =
    not.kind === 'color'
      ? not.color
      : not.kind === 'cardType'
        ? not.type
        : not.kind === 'supertype'
          ? not.supertype
          : not.kind === 'status'
            ? not.status
            : 'token';
  return `non${word}`;
}
export const non = new Leaf<NonAdjective>(
  'a "non" word',
  (token) => token.kind === 'word' && /^non/i.test(token.text),
  (session, at) => {
    const text = session.tokens[at]!.text.toLowerCase();
    const known = NEGATED.get(text.slice(3));
    if (known !== undefined) return [plain(at + 1, { kind: 'non', not: known })];
    const subtype =
      text === 'non' && session.tokens[at + 1]?.text === '-'
        ? SUBTYPE.get(session.tokens[at + 2]?.text.toLowerCase() ?? '')
        : undefined;
    return subtype === undefined ? [] : [plain(at + 3, { kind: 'non', not: { kind: 'subtype', subtype } })];
  },
  (value) => (value.kind === 'non' ? [piece(negatedWords(value.not))] : null),
);
const plainAdjective = oneOf<Adjective>('an adjective', [
  colorAdjective,
  colorCount,
  statusAdjective,
  foretold,
  supertypeAdjective,
  size,
  non,
  other,
]);
const eitherAdjective = form('eitherAdjective', '<adjectives>', {
  adjectives: listOf(
    'adjectives',
    oneOf<Adjective>('an adjective', [colorAdjective, statusAdjective, supertypeAdjective, colorCount]),
    'or',
    2,
  ),
});
export const adjectives: readonly Phrase<Adjective>[] = [plainAdjective, eitherAdjective];
const anyAdjective = oneOf<Adjective>('an adjective', adjectives);

/** "noncreature, nonland": a comma may stand between adjectives. */
const adjectiveRun = new Chain<Adjective>(
  'adjectives',
  anyAdjective,
  [
    { name: 'space', words: '' },
    { name: 'comma', words: ',' },
  ],
  {
    least: 1,
    usual: always('space'),
    shape: (links) => links.length <= 4,
  },
);

const laterModifier = choice<Modifier>('a modifier', { agrees: true });
const laterModifiers = runOf('modifiers', laterModifier, 4);
/** More types than any words put one after another. */
const MOST_TYPES = 6;
/** "artifact creature", "Goblin Warriors": all but the last word stay in the singular. */
export class TypeRun implements Phrase<readonly TypeWord[]> {
  readonly label = 'a type';
  readonly agrees = true;
  begin(beginnings: Beginnings): void {
    beginnings.add(typeWord);
  }
  read(...[session, at, number]: Parameters<Phrase<TypeWord>['read']>): ReturnType<Phrase<readonly TypeWord[]>['read']> {
    return this.readSome(session, at, number, MOST_TYPES);
  }
  private readSome(
    ...[session, at, number, most]: [...Parameters<Phrase<TypeWord>['read']>, number]
  ): ReturnType<Phrase<readonly TypeWord[]>['read']> {
    const lasts = readAs<TypeWord, readonly TypeWord[]>(typeWord.read(session, at, number), (last) => last.saying([last.value]));
    if (most <= 1) return lasts;
    const firsts = typeWord.read(session, at, 'one');
    if (firsts.length === 0) return lasts;
    const found = [...lasts];
    for (const first of firsts)
      for (const rest of this.readSome(session, first.end, number, most - 1))
        found.push(rest.saying([first.value, ...rest.value]));
    return found.length === 0 ? NOTHING : found;
  }
  print(...[value, number, _note, printing]: Parameters<Phrase<readonly TypeWord[]>['print']>): GrammaticalNumber | null {
    if (value.length === 0) return null;
    for (let i = 0; i < value.length; i += 1) {
      const begins = printing.pieces.length;
      if (typeWord.print(value[i]!, i === value.length - 1 ? number : 'one', undefined, printing) === null) return null;
      printing.fit(begins, i === 0, false);
    }
    return number;
  }
}
export const typeTerms: readonly Phrase<TypeTerm>[] = [
  form('typeTerm', '<words>', { words: new TypeRun() }),
  // Read as a modifier of the whole list; `bind` decides that it belongs to the last member only.
  printedOnly(form('typeTerm', '<words> <modifiers>', { words: new TypeRun(), modifiers: laterModifiers })),
];

const usual = (count: number) => (count === 1 ? '' : count === 2 ? 'or' : [...Array(count - 2).fill('comma'), 'commaOr'].join());
/** "artifact or enchantment", "instants and sorceries", "artifact, creature, and/or land": a member of any fits. */
const types = new Chain<TypeTerm>(
  'types',
  typeTerm,
  [
    { name: 'comma', words: ',' },
    ...(['or', 'and', 'and/or'] as const).flatMap((words) => [
      { name: words, words, ...(words === 'and/or' ? { against: 'several descriptions rather than a list of types' } : {}) },
      { name: `comma${words[0]!.toUpperCase()}${words.slice(1)}`, words: `, ${words}` },
    ]),
  ],
  {
    least: 1,
    usual,
    open: onlyCommas,
    shape: (links) =>
      links.every((link, i) => i < links.length - 1 === (link === 'comma')) &&
      (links.length !== 1 || !links[0]!.startsWith('comma')) &&
      (links.length < 2 || links.at(-1)!.startsWith('comma')),
  },
);

const noun = lexicon<ObjectNoun>('a noun', [
  ['card/cards', 'card'],
  ['permanent card/cards', 'permanentCard'],
  ['permanent spell/spells', 'permanentSpell'], ['permanent/permanents', 'permanent'], ['spell/spells', 'spell'], ['token/tokens', 'token'], ['source/sources', 'source'], ['commander/commanders', 'commander'],
  ['spell/spells or ability/abilities', 'spellOrAbility'],
  ['activated or triggered ability/abilities', 'activatedOrTriggeredAbility'],
  ['activated ability/abilities', 'activatedAbility'], ['triggered ability/abilities', 'triggeredAbility'], ['ability/abilities', 'ability'],
]); // biome-ignore format: a table

/** A modifier that ends in a noun phrase of its own lets nothing follow. */
const OPEN = new Set<Modifier['kind']>([
  'usedFor',
  'attachedTo',
  'inCombatWith',
  'thatTargets',
  'otherThan',
  'sharesQuality',
  'withMost',
]);
/** An amount that ends in no description: "X", "this creature's power", "the number of charge counters on it". */
function endsInItself(amount: Amount): boolean {
  switch (amount.kind) {
    case 'number':
    case 'variable':
      return true;
    case 'characteristicOf':
      return CLOSED.has(amount.of.kind);
    case 'countersOn':
      return CLOSED.has(amount.on.kind);
    default:
      return false;
  }
}
const CLOSED: ReadonlySet<string> = new Set(['this', 'that', 'attached', 'you']);
function isOpen(modifier: Modifier): boolean {
  if (modifier.kind === 'withCharacteristic') return !endsInItself(modifier.amount);
  return OPEN.has(modifier.kind);
}
/** Cards in a graveyard, hand or library hold no counters: "exile target card from a graveyard with a charge counter on it" puts one. */
function countersElsewhere(modifiers: readonly Modifier[]): boolean {
  const without = modifiers.some((one) => one.kind === 'inZone' && WITHOUT_COUNTERS.has(one.zone));
  return without && modifiers.some(({ kind }) => kind === 'withCounters');
}
/** What someone controls is none of the cards that were looked at: "from among them" then belongs to what stands before. */
function controlledCards(modifiers: readonly Modifier[]): boolean {
  return modifiers.some(({ kind }) => kind === 'controlledBy') && modifiers.some(({ kind }) => kind === 'fromAmong');
}
const WITHOUT_COUNTERS: ReadonlySet<Zone> = new Set<Zone>(['graveyard', 'hand', 'library']);
class Modifiers extends Chain<Modifier> {
  override read(...args: Parameters<Chain<Modifier>['read']>): ReturnType<Chain<Modifier>['read']> {
    return super
      .read(...args)
      .filter(
        ({ value }) => value.slice(0, -1).every((one) => !isOpen(one)) && !countersElsewhere(value) && !controlledCards(value),
      );
  }
}
laterModifier.fill([modifier]);
const modifiers = new Modifiers('modifiers', modifier, [{ name: 'space', words: '' }], {
  least: 1,
  usual: always('space'),
  shape: (links) => links.length <= 3,
});

/** "commander creatures you own". */
const commanders = form(
  'filter',
  'commander <types>[ <modifiers>]',
  { types, modifiers },
  { fixed: { adjectives: [], noun: 'commander' }, empty: ['modifiers'], wording: { place: 'nounFirst' } },
);
export const filterForms: readonly Phrase<Filter>[] = [
  form(
    'filter',
    '[<adjectives> ]<types>[ <modifiers>]',
    { adjectives: adjectiveRun, types, modifiers },
    { empty: ['adjectives', 'modifiers'] },
  ),
  form(
    'filter',
    '[<adjectives> ]<types^one> <noun>[ <modifiers>]',
    { adjectives: adjectiveRun, types, noun, modifiers },
    { empty: ['adjectives', 'modifiers'] },
  ),
  form(
    'filter',
    '[<adjectives> ]<noun>[ <modifiers>]',
    { adjectives: adjectiveRun, noun, modifiers },
    { empty: ['adjectives', 'modifiers'] },
  ),
  commanders,
];
export const bareFilterForms: readonly Phrase<Filter>[] = [
  form(
    'filter',
    '[<adjectives> ]<types>',
    { adjectives: adjectiveRun, types },
    { empty: ['adjectives'], fixed: { modifiers: [] } },
  ),
  form(
    'filter',
    '[<adjectives> ]<types^one> <noun>',
    { adjectives: adjectiveRun, types, noun },
    { empty: ['adjectives'], fixed: { modifiers: [] } },
  ),
  form(
    'filter',
    '[<adjectives> ]<noun>',
    { adjectives: adjectiveRun, noun },
    { empty: ['adjectives'], fixed: { modifiers: [] } },
  ),
];
const isBare = ({ adjectives, modifiers }: Filter): boolean => adjectives.length === 0 && modifiers.length === 0;
/** "creature or land or artifact" without a comma is no list, and doesn't say which of them belong together. */
export const eitherFilter: Phrase<EitherFilter> = readIf(
  form(
    'eitherFilter',
    '<filters>',
    { filters: listOf('descriptions', filter, 'or', 2) },
    { against: 'one description rather than several' },
  ),
  ({ filters }) => !filters.every(isBare) || filters.every(({ types = [] }) => types.length < 2),
);
/** "artifact creatures and/or black creatures". */
/** A modifier of belonging at the end speaks of all members: then it is a list of types. */
export const andOrFilter: Phrase<EitherFilter> = readIf(
  form('eitherFilter', '<filters>', { filters: listOf('descriptions', filter, 'and/or', 2) }),
  ({ filters }) => !filters.some(({ modifiers }) => modifiers.some(({ kind }) => kind === 'controlledBy' || kind === 'inZone')),
);
export const adjectiveList = runOf('adjectives', anyAdjective, 3);
