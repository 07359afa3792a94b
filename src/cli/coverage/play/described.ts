import type { Adjective, Filter, Modifier, TypeTerm } from '../../../oracle/tree/index.ts';
import { COLOR_LETTER, COLORS, type Color } from '../../../rules/vocabulary/colors.ts';
import { subtypeKinds, TYPES_OF_KIND } from '../../../rules/vocabulary/subtypes.ts';
import { type Invented, isOfSpells, upper, wordsOf } from './invented.ts';

/** What a description asks for, as far as a card can be made that has it. */
interface Asked {
  types: string[];
  readonly subtypes: string[];
  readonly supertypes: Set<string>;
  readonly colors: Set<Color>;
  readonly not: Set<string>;
  readonly keywords: Set<string>;
  readonly numbers: Map<string, number>;
  /** The word for a kind of landwalk, such as islandwalk. */
  landwalk: string | null;
  hasX: boolean;
  colorless: boolean;
  /** Something that no card that always stands around is known to have. */
  particular: boolean;
}

/** Cards that fit a description with more to it than a card type; one for each of its alternatives. */
export function describedBy(filter: Filter): readonly Invented[] {
  const terms = filter.types ?? [null];
  return terms.flatMap((term) => {
    const asked = askedBy(filter, term);
    return asked.particular && !asked.subtypes.some((word) => NOT_MADE.has(word)) ? [cardFor(asked)] : [];
  });
}

/** Subtypes of cards that can't do without words of their own. */
const NOT_MADE: ReadonlySet<string> = new Set(['Aura', 'Saga', 'Class', 'Room', 'Case', 'Role']);

function askedBy({ adjectives, modifiers, noun }: Filter, term: TypeTerm | null): Asked {
  const asked: Asked = {
    types: [],
    subtypes: [],
    supertypes: new Set(),
    colors: new Set(),
    not: new Set(),
    keywords: new Set(),
    numbers: new Map(),
    landwalk: null,
    hasX: false,
    colorless: false,
    particular: (term?.words.length ?? 0) > 1,
  };
  for (const word of term?.words ?? []) {
    if (word.kind === 'cardType') asked.types.push(word.type);
    else asked.subtypes.push(word.kind === 'outlaw' ? 'Rogue' : word.subtype);
    asked.particular ||= word.kind === 'outlaw';
  }
  for (const adjective of adjectives) noteAdjective(asked, adjective);
  for (const modifier of [...modifiers, ...(term?.modifiers ?? [])]) noteModifier(asked, modifier);
  if (asked.types.length === 0) asked.types = [typeFor(asked, noun)];
  return asked;
}

function noteAdjective(asked: Asked, adjective: Adjective): void {
  switch (adjective.kind) {
    case 'color':
      asked.colors.add(adjective.color);
      asked.particular = true;
      return;
    case 'colorCount':
      if (adjective.count === 'multicolored') for (const color of ['white', 'blue'] as const) asked.colors.add(color);
      if (adjective.count === 'monocolored') asked.colors.add('white');
      asked.colorless ||= adjective.count === 'colorless';
      asked.particular = true;
      return;
    case 'supertype':
      asked.supertypes.add(adjective.supertype);
      asked.particular = true;
      return;
    case 'non':
      noteNot(asked, adjective.not);
      return;
    case 'eitherAdjective':
      for (const one of adjective.all ? adjective.adjectives : adjective.adjectives.slice(0, 1)) noteAdjective(asked, one);
      return;
    default:
      return;
  }
}

function noteNot(asked: Asked, denied: Extract<Adjective, { kind: 'non' }>['not']): void {
  const { not } = asked;
  if (denied.kind === 'color') not.add(denied.color);
  if (denied.kind === 'cardType') not.add(denied.type);
  // Those that always stand around are basic or of no other kind.
  if (denied.kind === 'supertype') asked.particular = true;
}

function noteModifier(asked: Asked, modifier: Modifier): void {
  switch (modifier.kind) {
    case 'thatIs':
      noteAdjective(asked, modifier.is);
      return;
    case 'withXInCost':
      asked.hasX = true;
      asked.particular = true;
      return;
    case 'withKeyword':
      for (const { keyword } of modifier.keywords) if (wordsOf(keyword) !== null) asked.keywords.add(keyword);
      for (const { keyword, quality } of modifier.keywords)
        if (keyword === 'landwalk') asked.landwalk = walkOf(quality) ?? asked.landwalk;
      asked.particular ||= asked.keywords.size > 0 || asked.landwalk !== null;
      return;
    case 'withCharacteristic': {
      const { characteristic, comparison, amount } = modifier;
      if (amount.kind !== 'number') return;
      const number = amount.value + (comparison === 'greater' ? 1 : comparison === 'less' ? -1 : 0);
      asked.numbers.set(characteristic === 'powerOrToughness' ? 'power' : characteristic, number);
      asked.particular = true;
      return;
    }
    default:
      return;
  }
}

/** "Islandwalk" of a quality that is one basic land type. */
function walkOf(quality: unknown): string | null {
  const [, subtype] = /"subtype":"(Plains|Island|Swamp|Mountain|Forest)"/.exec(JSON.stringify(quality ?? null)) ?? [];
  return subtype === undefined ? null : `${subtype}walk`;
}

/** Where only a subtype or no type is named: one that it can be. */
function typeFor({ subtypes, not, numbers, colorless, keywords }: Asked, noun: Filter['noun']): string {
  const [subtype] = subtypes;
  const own = subtype === undefined ? undefined : TYPES_OF_KIND[subtypeKinds(subtype)[0] ?? 'creature'][0];
  if (own) return own;
  if ([...keywords].some(isOfSpells)) return 'instant';
  if (numbers.has('power') || numbers.has('toughness')) return 'creature';
  const choices =
    noun === 'spell' && !colorless
      ? ['instant', 'artifact', 'creature']
      : colorless
        ? ['artifact']
        : ['creature', 'artifact', 'enchantment'];
  return choices.find((type) => !not.has(type)) ?? 'artifact';
}

function cardFor({ types, subtypes, supertypes, colors, not, keywords, numbers, hasX, colorless, landwalk }: Asked): Invented {
  const isLand = types.includes('land');
  const plain = types.includes('artifact') || colorless ? [] : COLORS.filter((color) => !not.has(color)).slice(0, 1);
  const pips = [...(colors.size > 0 ? colors : plain)].map((color) => `{${COLOR_LETTER[color]}}`);
  const value = numbers.get('manaValue') ?? Math.max(2, pips.length);
  const generic = Math.max(0, value - pips.length);
  const cost = [
    hasX ? '{X}' : '',
    generic > 0 || pips.length === 0 ? `{${generic}}` : '',
    ...pips.slice(0, Math.max(value, colors.size)),
  ];
  const power = numbers.get('power') ?? 2;
  const toughness = numbers.get('toughness') ?? 2;
  const words = [...[...keywords].map((keyword) => wordsOf(keyword)!), ...(landwalk === null ? [] : [landwalk])].join('\n');
  const mayFlash = !isLand && !types.includes('instant') && !keywords.has('flash');
  return {
    typeLine: [...[...supertypes].map(upper), ...types.map(upper), ...(subtypes.length > 0 ? ['—', ...subtypes] : [])].join(' '),
    ...(isLand ? {} : { manaCost: cost.join('') }),
    ...(types.includes('creature') ? { power: `${power}`, toughness: `${toughness}` } : {}),
    ...(types.includes('planeswalker') ? { loyalty: '3' } : {}),
    ...(types.includes('battle') ? { defense: '3' } : {}),
    oracleText: [words, mayFlash ? 'Flash' : '', isLand ? '{T}: Add {G}.' : ''].filter(Boolean).join('\n'),
  };
}
