import { hasBrackets, withoutBracketed } from '../../oracle/index.ts';
import type { Ability, Act, KeywordAbility, Statement } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { parseManaCost } from '../../rules/mana/index.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { AbilityDefinition, KeywordSource, UnreadLine } from '../definition.ts';
import { type Hooks, NO_HOOKS } from '../hooks.ts';
import { notHeeded } from './carriedOut.ts';
import { chapterAbilities } from './chapters.ts';
import { classLines, isClassCard, untilSolved } from './classes.ts';
import { intrinsicAbilities } from './intrinsic.ts';
import type { KeywordMeaning, KeywordSentence, KeywordTable } from './keywords.ts';
import type { FaceWords, Language, ReadLine } from './language.ts';
import { isLevelerCard, levelLines } from './levels.ts';
import { saidOfItself } from './ofItself.ts';
import { renumbered } from './renumber.ts';
import { sameForEach } from './sameFor.ts';
import { isStationCard, stationLines } from './station.ts';
import { withSupport } from './support.ts';
import { withWhere } from './whereX.ts';
import { zonesOf } from './zones.ts';

/** Abilities and unread lines of a face, in the order of its words; with those that it has once the text in square brackets is removed (CR 702.148a). */
export function faceAbilities(
  face: FaceWords,
  key: string,
  language: Language,
  keywords: KeywordTable,
  size: { readonly power: string | null; readonly toughness: string | null } = { power: null, toughness: null },
): FaceAbilities {
  const own = asPrinted(face, key, language, keywords, size);
  if (!hasBrackets(face.oracleText)) return own;
  const words = { ...face, oracleText: withoutBracketed(face.oracleText) };
  const changed = asPrinted(words, `${key} without brackets`, language, keywords, size);
  const abilities = own.abilities.map((ability) =>
    ability.tree.kind === 'static' && ability.tree.statement.kind === 'bracketsRemoved'
      ? { ...ability, hooks: { ...ability.hooks, withoutBrackets: changed.abilities } }
      : ability,
  );
  const more = changed.unread.filter(({ text }) => own.unread.every((line) => line.text !== text));
  return { ...own, abilities, unread: [...own.unread, ...more] };
}

interface FaceAbilities {
  readonly abilities: readonly AbilityDefinition[];
  readonly unread: readonly UnreadLine[];
  readonly station: boolean;
}

function asPrinted(
  face: FaceWords,
  key: string,
  language: Language,
  keywords: KeywordTable,
  size: { readonly power: string | null; readonly toughness: string | null },
): FaceAbilities {
  const abilities: AbilityDefinition[] = [];
  const unread: UnreadLine[] = [];
  const read = language.readFace(face);
  const lines = inSections(read, size);
  for (const line of lines) {
    if (line.unread) unread.push(line.unread);
    for (const { ability, words } of line.abilities) {
      const own = defineAbility(ability, words, `${key}/${abilities.length}`, face.types, language, keywords);
      abilities.push(...own.abilities);
      unread.push(...own.unread);
    }
  }
  abilities.push(...intrinsicAbilities(face, key, language));
  return { abilities, unread, station: isStationCard(read) };
}

/** Of cards whose text box has sections: what stands in one is had only as its symbol says. */
function inSections(read: readonly ReadLine[], size: Parameters<typeof stationLines>[1]): readonly ReadLine[] {
  if (isStationCard(read)) return stationLines(read, size);
  if (isLevelerCard(read)) return levelLines(read);
  return isClassCard(read) ? classLines(read) : read;
}

/** One ability; a keyword becomes itself and the abilities that it stands for (CR 702.1). Also for granted abilities and tokens. */
export function defineAbility(
  said: Ability,
  words: string,
  key: string,
  types: readonly string[],
  language: Language,
  keywords: KeywordTable,
): { readonly abilities: readonly AbilityDefinition[]; readonly unread: readonly UnreadLine[] } {
  if (said.kind === 'keyword') return defineKeyword(said, words, key, types, language, keywords);
  if (said.kind === 'static' && said.sameFor) {
    const all = sameForEach(said).map((one, index) => defineAbility(one, words, `${key}/${index}`, types, language, keywords));
    return { abilities: all.flatMap(({ abilities }) => abilities), unread: all[0]?.unread ?? [] };
  }
  const supported = withSupport(untilSolved(said), types);
  const label = supported.kind === 'activated' && supported.label ? (keywords.get(supported.label) ?? null) : null;
  const ability = restricted(supported, label);
  if (ability === null) return { abilities: [], unread: [notCarriedOut(words)] };
  if (ability.kind === 'chapter') return { abilities: chapterAbilities(ability, bare(ability, words, key)), unread: [] };
  const missing = notHeeded(ability);
  if (missing) {
    const looksLike = ability.kind === 'triggered' ? 'triggered' : 'static';
    return { abilities: [], unread: [{ text: words, looksLike, stoppedAt: 0, expected: [], reason: missing }] };
  }
  const definition: AbilityDefinition = {
    key,
    tree: ability,
    words,
    keyword: label && { name: label.name, rule: label.rule, parameter: null, printed: words },
    functionsIn: zonesOf(ability, types),
    hooks: NO_HOOKS,
    cite: label ? [label.flagRule] : rulesOf(ability, types),
    prohibitedCite: [],
    definesCharacteristic: definesCharacteristic(ability),
  };
  const more = saidOfItself(ability).flatMap(
    (one, index) => defineAbility(one, words, `${key}/itself ${index}`, types, language, keywords).abilities,
  );
  return { abilities: [definition, ...more.map((one): AbilityDefinition => ({ ...one, cite: ['113.6g'] }))], unread: [] };
}

/** An activated ability with a keyword before it has the restrictions that the keyword stands for; null where the keyword isn't carried out. */
function restricted(ability: Ability, label: KeywordMeaning | null): Ability | null {
  if (ability.kind !== 'activated' || !ability.label) return ability;
  return label && { ...ability, restrictions: [...ability.restrictions, ...(label.restricts ?? [])] };
}

/** The rules of the symbol, or of the words before a dash, that an ability stands behind. */
function rulesOf(ability: Ability, types: readonly string[]): readonly RuleNumber[] {
  const { wording } = ability;
  if (wording?.station) return stationRules(ability);
  if (wording?.level) return ['711.2', '711.2a', '711.2b'];
  if (wording?.infinity) return ['702.186a', '702.186b'];
  if (wording?.bar || wording?.class) return ['716.2', '716.2a'];
  if (wording?.case) return ability.kind === 'triggered' ? ['719.3a'] : ['719.3c', '702.169a'];
  return wording?.maxSpeed ? maxSpeedRules(zonesOf(ability, types)) : [];
}

/** CR 702.178a, and 702.178b where the ability that is given functions elsewhere than on the battlefield. */
const maxSpeedRules = (zones: readonly Zone[]): readonly RuleNumber[] =>
  zones.includes('battlefield') ? ['702.178a', '702.179e'] : ['702.178a', '702.178b', '702.179e'];

/** CR 721.2: what a station symbol, itself a keyword (702.184b), stands for, and 721.2b where power and toughness belong to it. */
function stationRules(ability: Ability): readonly RuleNumber[] {
  const becomes =
    ability.kind === 'static' &&
    ability.statement.kind === 'clause' &&
    ability.statement.acts.some(({ kind }) => kind === 'become');
  return becomes ? ['721.2', '721.2a', '721.2b', '702.184b'] : ['721.2', '721.2a', '702.184b'];
}

/** "~'s power is equal to …", said of the object itself without any condition (CR 604.3). */
function definesCharacteristic(ability: Ability): boolean {
  if (ability.kind !== 'static' || ability.condition) return false;
  const isDefining = (statement: Statement): boolean =>
    statement.kind === 'clause' && statement.subject.kind === 'this' && statement.acts.every(definesItself);
  return isDefining(ability.statement);
}

/** Power and toughness, colors or types of the object itself (CR 604.3a). */
function definesItself(act: Act): boolean {
  if (act.kind === 'become') return act.colorless === true;
  if (act.kind === 'becomeChosen') return act.quality === 'allColors' || act.quality === 'everyCreatureType';
  return act.kind === 'baseEquals';
}

function defineKeyword(
  tree: KeywordAbility,
  words: string,
  key: string,
  types: readonly string[],
  language: Language,
  keywords: KeywordTable,
): { readonly abilities: readonly AbilityDefinition[]; readonly unread: readonly UnreadLine[] } {
  const meaning = keywords.get(tree.keyword);
  if (!meaning) return { abilities: [bare(tree, words, key)], unread: [notCarriedOut(words)] };
  const filled = fill(tree, language, meaning.qualityNoun);
  const { name, rule, costIs, instances, ofPlayers, castsBy } = meaning;
  const source: KeywordSource = {
    name,
    rule,
    parameter: filled.parameter,
    printed: words,
    ...(costIs === undefined ? {} : { costIs }),
    ...(instances ? { severally: instances.rule } : {}),
    ...(ofPlayers === undefined ? {} : { ofPlayers }),
    ...(castsBy === undefined ? {} : { castsBy }),
  };
  const self: AbilityDefinition = {
    ...bare(tree, words, key),
    keyword: source,
    functionsIn: meaning.flagsFunctionIn,
    cite: [meaning.flagRule],
    hooks: hooksOf(meaning, tree),
  };
  const abilities: AbilityDefinition[] = [self];
  const unread: UnreadLine[] = [];
  for (const [index, sentence] of sentencesFor(meaning, filled, types).entries()) {
    const said = filled.into(filled.amount === '1' && sentence.ofOne ? sentence.ofOne : sentence.words);
    const sentenced = language.readSentence(said, tree, sentence.ofSpell);
    const part = sentenced && withWhere(sentenced, tree.where);
    if (part && !notHeeded(part))
      abilities.push({
        ...sentencePart(
          part,
          said,
          `${key}.${index}`,
          source,
          sentence,
          meaning,
          filled.amount !== null,
          tree.whereGiven === true,
          tree.wording?.as === 'andOr' ? ['702.33b'] : [],
        ),
        hooks: leastX(tree),
      });
    else unread.push({ ...notCarriedOut(words), expected: [said] });
  }
  return { abilities, unread };
}

function hooksOf(meaning: KeywordMeaning, tree: KeywordAbility): Hooks {
  const { quality, costs, amount } = tree;
  if (meaning.givesPrototype) return { flags: meaning.flags, ...prototypeOf(tree) };
  if (meaning.amountIs && amount?.kind === 'number') return { flags: meaning.flags, [meaning.amountIs]: amount.value };
  const { costTurnsFaceUp: cite } = meaning;
  if (meaning.costCastsForetold && costs) return { flags: meaning.flags, castsForetold: costs };
  if (cite && costs) return { flags: meaning.flags, turnsFaceUp: { costs, cite } };
  if (!meaning.qualityIs || !quality) return { flags: meaning.flags };
  return { flags: meaning.flags, [meaning.qualityIs]: quality };
}

/** CR 718.1. */
function prototypeOf({ costs: [cost] = [], power, toughness }: KeywordAbility): Hooks {
  if (cost?.kind !== 'manaCost' || power === undefined || toughness === undefined) return NO_HOOKS;
  const parsed = parseManaCost(cost.symbols.join(''));
  return parsed.ok ? { prototype: { manaCost: parsed.value, power, toughness } } : NO_HOOKS;
}

const leastX = ({ xNotZero }: KeywordAbility): Hooks => (xNotZero ? { leastX: 1 } : NO_HOOKS);

/** The sentences of a keyword for the parameters that it is printed with. */
function sentencesFor(
  { sentences }: KeywordMeaning,
  { amount, cost, quality }: Filled,
  types: readonly string[],
): readonly KeywordSentence[] {
  const kind = types.includes('instant') || types.includes('sorcery') ? 'spell' : 'permanent';
  const has = { N: amount !== null, X: amount === 'X', cost: cost !== null, quality: quality !== null };
  const fits = ({ printed }: KeywordSentence): boolean => {
    const [how, what] = (printed?.split(' ') ?? []) as [string?, (keyof typeof has)?];
    return what === undefined || has[what] === (how === 'with');
  };
  const special = sentences.some((sentence) => sentence.quality !== undefined && sentence.quality === quality);
  return sentences.filter(
    (sentence) =>
      fits(sentence) &&
      (sentence.on === undefined || sentence.on === kind) &&
      (sentence.quality === undefined ? !special || !sentence.printed?.endsWith('quality') : sentence.quality === quality),
  );
}

function sentencePart(
  tree: Ability,
  words: string,
  key: string,
  keyword: KeywordSource,
  sentence: KeywordSentence,
  meaning: KeywordMeaning,
  withNumber: boolean,
  whereGiven: boolean,
  further: readonly RuleNumber[],
): AbilityDefinition {
  // The marks of a spell's own lines are others: all of them are one text (CR 608.2c).
  const part = sentence.ofSpell ? renumbered(tree, APART_FROM_LINES) : tree;
  return {
    ...bare(part, words, key),
    keyword,
    functionsIn: sentence.functionsIn,
    cite: [
      withNumber ? sentence.rule : (sentence.ruleWithoutN ?? sentence.rule),
      ...(sentence.also ?? []),
      ...(whereGiven ? X_OF_GAINED : []),
      ...further,
    ],
    prohibitedCite: meaning.prohibitedCite,
    definesCharacteristic: definesCharacteristic(tree),
  };
}

const X_OF_GAINED: readonly RuleNumber[] = ['107.3j'];
const APART_FROM_LINES = 500;

function bare(tree: Ability, words: string, key: string): AbilityDefinition {
  return {
    key,
    tree,
    words,
    keyword: null,
    functionsIn: ['battlefield'],
    hooks: NO_HOOKS,
    cite: [],
    prohibitedCite: [],
    definesCharacteristic: false,
  };
}

const notCarriedOut = (words: string): UnreadLine => ({
  text: words,
  looksLike: 'keyword',
  stoppedAt: 0,
  expected: [],
  reason: "the engine doesn't carry out this keyword",
});

/** What N counts, such as the time counters of "N time counters". */
const COUNTED = /\bN ((?:[^\s.,]+ )*?(?:card|counter|creature|permanent|token))s\b/g;

/** What someone does who pays a cost: "pays {2}", and of a cost in words "discards a card" (CR 118.12a). */
const paying = (cost: string): string =>
  cost
    .split(/, (?=pay \d|\{)/i)
    .map(payingOne)
    .join(' and ');
const payingOne = (cost: string): string =>
  cost.startsWith('{')
    ? `pays ${cost}`
    : cost.replace(/^\w+|(?<= or )(?:pay|discard|sacrifice|exile|reveal)\b/g, (verb) => `${verb.toLowerCase()}s`);

/** A cost that is something to do, "Discard a card": it is done, not paid. */
const isDeed = (cost: string): boolean => /^[A-Z]/.test(cost);
const deed = (cost: string): string => cost.charAt(0).toLowerCase() + cost.slice(1);

/** The sentences of a keyword with its printed parameters in the places of N, [cost] and [quality]; of 1 it speaks in the singular. */
function fill(tree: KeywordAbility, language: Language, noun: string | undefined) {
  const { amount, cost, quality, printed } = language.parameters(tree);
  const described = quality === null || noun === undefined || SAYS_WHAT.test(quality) ? quality : `${quality} ${noun}`;
  const into = (sentence: string): string =>
    (amount === '1' ? sentence.replace(COUNTED, 'a $1') : sentence)
      .replace(/\bN\b/g, () => amount ?? 'N')
      .replaceAll('pays [cost]', cost === null ? 'pays [cost]' : paying(cost))
      .replaceAll('pay [cost]', cost !== null && isDeed(cost) ? deed(cost) : 'pay [cost]')
      .replaceAll('[cost]', cost ?? '[cost]')
      .replaceAll('[Cost]', cost ?? '[Cost]')
      .replaceAll('[quality]', described ?? '[quality]');
  return { amount, cost, quality, parameter: printed, into };
}
type Filled = ReturnType<typeof fill>;
const SAYS_WHAT = /\b(creature|planeswalker|commander)s?\b/;
