import { form } from '../../kit/form.ts';
import { facts, flag, lexicon } from '../../kit/leaves.ts';
import { listOf, runOf, single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Ability, Act, Amount, BecomeChosen, Clause, SignedAmount, Subject } from '../../tree/index.ts';
import { TypeRun } from '../filters.ts';
import { abilityList } from '../granted.ts';
import { number } from '../numbers.ts';
import { keyword, objects, possessor } from '../symbols.ts';
import { cardTypeName, color, typeWord } from '../words.ts';

const types = runOf('types', typeWord);
const colors = listOf('colors', color, 'and');
const its: Phrase<Amount> = form(
  'characteristicOf',
  'its mana value',
  {},
  { fixed: { characteristic: 'manaValue', of: { kind: 'that', many: false } }, wording: { each: 'its' } },
);
const orGain = lexicon('or', [['or gain', 'gain']]);
const cantHave: readonly Phrase<Act>[] = [
  // "Hexproof or shroud": neither of them.
  form('cantHave', "can't have[ <$or>] <abilities>", { $or: orGain, abilities: listOf<Ability>('keywords', keyword, 'or', 2) }, { wording: { join: 'or' } }),
  form('cantHave', "can't have[ <$or>] <abilities>", { $or: orGain, abilities: abilityList }),
]; // biome-ignore format: one form a line
const loseCreatureTypes = form(
  'loseTypes',
  'loses/lose all creature types',
  {},
  { fixed: { types: [], allOf: 'creatureTypes' } },
);
const chosen = facts<Pick<BecomeChosen, 'quality' | 'inAddition'>>('what it is', [
  ['every creature type', { quality: 'everyCreatureType', inAddition: true }],
  ['every basic land type in addition to its/their other types', { quality: 'everyBasicLandType', inAddition: true }],
  ['the chosen type', { quality: 'chosenType' }],
  ['the chosen type in addition to its/their other types', { quality: 'chosenType', inAddition: true }],
  ['the chosen type in addition to its/their other creature types', { quality: 'chosenType', inAddition: true }],
  ['the chosen color', { quality: 'chosenColor' }],
  ['the chosen color in addition to its/their other colors', { quality: 'chosenColor', inAddition: true }],
  ['all colors', { quality: 'allColors' }],
]);
const colorless = flag('colorless');
const $has = lexicon('has', [['with', 'with'], ['and has', 'and has']]); // biome-ignore format: one line
const losesOthers = lexicon<true>('what it loses', [
  ['all other card types and abilities', true],
  ['all other abilities', true],
  ['all other abilities, card types, and creature types', true],
]);
const $base = lexicon('base', [['base', 'base']]);
/** What is so of types, colors and base power and toughness. */
export const layerForms: readonly Phrase<Act>[] = [
  form('become', 'is/are[ <power>/<toughness>][ <colors>] <types^many>[ and <moreTypes^many>] in addition to their other types', { power: number, toughness: number, colors, types: new TypeRun(), moreTypes: new TypeRun() }, { fixed: { inAddition: 'types' }, wording: { verb: 'are' } }),
  form('haveBase', 'has/have base power and base toughness each equal to <power>', { power: its }, { fixed: { alike: true } }),
  form('become', 'is/are a <types> with[ <$base>] power and toughness each equal to <power>', { types, $base, power: its }, { fixed: { alike: true }, wording: { verb: 'isA' } }),
  form('becomeChosen', 'is/are <*what>', { '*what': chosen }),
  form('become', 'is/are a[ <colorless>][ <colors>] <types> with <abilities> and loses <losesOthers>', { colorless, colors, types, abilities: abilityList, losesOthers }, { wording: { verb: 'isA' } }),
  form('become', 'is/are a[ <colorless>][ <colors>] <types>[ with base power and toughness <power>/<toughness>] <$has> <abilities>, and it loses <losesOthers>', { colorless, colors, types, power: number, toughness: number, $has, abilities: abilityList, losesOthers }, { wording: { verb: 'isA', comma: 'yes' } }),
  form('loseTypes', "isn't/aren't a <types>", { types: single(cardTypeName) }),
  loseCreatureTypes,
  form('gainActivated', 'has/have all <which> abilities of <of>', { which: lexicon('which abilities', [['activated', 'activated'], ['loyalty', 'loyalty']]), of: objects }),
  ...cantHave,
  form('become', 'is/are <power>/<toughness>[ <colors>] <types^many> that are still lands', { power: number, toughness: number, colors, types: new TypeRun() }, { fixed: { inAddition: 'types' }, wording: { verb: 'are', still: 'lands' } }),
  form('become', 'is/are legendary', {}, { fixed: { types: [], supertypes: ['legendary'], inAddition: 'types' }, wording: { verb: 'is', as: 'legendary' } }),
  form('become', 'is/are colorless', {}, { fixed: { types: [], colorless: true }, wording: { verb: 'is' } }),
]; // biome-ignore format: a table

/** "becomes a 3/3 creature that's still a land" (CR 205.1b). */
export const layerActs: readonly Phrase<Act>[] = [
  form('become', "becomes/become a <power>/<toughness>[ <colors>] <types>[ with <abilities>] that's still a planeswalker", { power: number, toughness: number, colors, types, abilities: abilityList }, { fixed: { inAddition: 'types' }, wording: { still: 'planeswalker' } }),
  form('become', "becomes/become a <power>/<toughness>[ <colors>] <types>[ with <abilities>] that's still a land", { power: number, toughness: number, colors, types, abilities: abilityList }, { fixed: { inAddition: 'types' }, wording: { still: 'land' } }),
  form('become', 'becomes/become a <types> with[ <$base>] power and toughness each equal to <power>', { types, $base, power: its }, { fixed: { alike: true } }),
  form('become', 'becomes/become <power>/<toughness>[ <colors>] <types^many> in addition to their other types', { power: number, toughness: number, colors, types: new TypeRun() }, { fixed: { inAddition: 'types' }, wording: { number: 'many' } }),
  form('become', 'becomes/become <power>/<toughness>[ <colors>] <types^many>[ with <abilities>]', { power: number, toughness: number, colors, types: new TypeRun(), abilities: abilityList }, { wording: { number: 'many' } }),
  form('become', 'becomes/become[ <colors>] <types^many> with base power and toughness <power>/<toughness>', { colors, types: new TypeRun(), power: number, toughness: number }, { wording: { number: 'many', pt: 'after' } }),
  form('become', 'becomes/become a <power>/<toughness>[ <colors>] <types> with <abilities> and all creature types', { power: number, toughness: number, colors, types, abilities: abilityList }, { fixed: { everyCreatureType: true }, wording: { all: 'last' } }),
  form('becomeChosen', 'gains/gain all creature types', {}, { fixed: { quality: 'everyCreatureType', inAddition: true }, wording: { verb: 'gain' } }),
  form('become', 'becomes/become colorless', {}, { fixed: { types: [], colorless: true } }),
  form('become', 'becomes/become a <power>/<toughness>[ <colors>] <types> with all creature types[ and <abilities>]', { power: number, toughness: number, colors, types, abilities: abilityList }, { fixed: { everyCreatureType: true } }),
  loseCreatureTypes,
  ...cantHave,
]; // biome-ignore format: a table

const theyStill: Phrase<Act> = form('stillIs', '<types^many>', { types: new TypeRun() }, { wording: { number: 'many' } });
/** "They're still lands." */
export const stillTheyClauses: readonly Phrase<Clause>[] = [
  form('clause', "they're still <acts>", { acts: single(theyStill) }, { fixed: { subject: { kind: 'that', many: true } }, wording: { verb: 're' } }),
]; // biome-ignore format: one form a line
/** "+X/+0, where X is its power", so that it is doubled, and twice that where it is tripled (CR 701.10a-c). */
const more = (characteristic: 'power' | 'toughness', times: number): SignedAmount => {
  const own: Amount = { kind: 'characteristicOf', characteristic, of: { kind: 'that', many: false } };
  const amount: Amount = times === 2 ? own : { kind: 'times', factor: { kind: 'number', value: times - 1 }, amount: own };
  return { kind: 'signed', sign: '+', amount };
};
const NO_MORE: SignedAmount = { kind: 'signed', sign: '+', amount: { kind: 'number', value: 0 } };
const changes = (changed: 'doubled' | 'tripled', times: number, both: boolean): Pick<Clause, 'acts'> => ({
  acts: [{ kind: 'get', changed, power: more('power', times), toughness: both ? more('toughness', times) : NO_MORE }],
});
const power = facts('double or triple', [
  ['double', changes('doubled', 2, false)],
  ['triple', changes('tripled', 3, false)],
]);
const both = facts('double or triple', [
  ['double', changes('doubled', 2, true)],
  ['triple', changes('tripled', 3, true)],
]);
const whose = possessor as Phrase<Subject>;
/** "Double target creature's power", "Switch its power and toughness": the creature is what the sentence is about. */
export const sizeClauses: readonly Phrase<Clause>[] = [
  form('clause', '<*times> <subject> power', { '*times': power, subject: whose }),
  form('clause', '<*times> the power of <subject>', { '*times': power, subject: objects as Phrase<Subject> }, { wording: { of: 'of' } }),
  form('clause', '<*times> <subject> power and toughness', { '*times': both, subject: whose }),
  form('clause', '<*times> the power and toughness of <subject>', { '*times': both, subject: objects as Phrase<Subject> }, { wording: { of: 'of' } }),
  form('clause', 'switch <subject> power and toughness', { subject: whose }, { fixed: { acts: [{ kind: 'switchPowerToughness' }] } }),
]; // biome-ignore format: a table
