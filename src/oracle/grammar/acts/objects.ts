import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { facts, flag, lexicon, piece } from '../../kit/leaves.ts';
import { listOf, runOf, single } from '../../kit/list.ts';
import { NOTHING, type Phrase } from '../../kit/phrase.ts';
import type {
  Ability,
  Act,
  Become,
  BecomeChosen,
  Cant,
  Clause,
  DoesntUntap,
  Must,
  ObjectPhrase,
  PlayerPhrase,
  Prohibited,
  Recipients,
  SkipStep,
  Subject,
} from '../../tree/index.ts';
import { abilityList, severalAbilities } from '../granted.ts';
import { attackedBy } from '../nthSpells.ts';
import { count, digits, much, nth, number, signed } from '../numbers.ts';
import { amount, duration, filters, keyword, namedPlayer, objectPhrase, objects } from '../symbols.ts';
import { color, counterName, supertype, typeWord } from '../words.ts';
import { blockWhat } from './blockWhat.ts';
import { entersWith } from './entersWith.ts';
import { limits } from './limits.ts';
import { targetable } from './targetable.ts';

/** "2 damage to any target and 1 damage to another target". */
const anotherTarget: Phrase<ObjectPhrase> = form('anyTarget', 'a <$nth> target', { $nth: nth }, { fixed: { quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } }, differs: true }, number: 'one' }); // biome-ignore format: one line
const recipient = oneOf<ObjectPhrase | PlayerPhrase>('who or what is dealt damage', [objectPhrase, namedPlayer, anotherTarget, ...attackedBy]); // biome-ignore format: one line
const recipients: Phrase<Recipients> = form(
  'recipients',
  '<all>',
  { all: listOf('recipients', recipient, 'and', 2) },
  { against: 'one description rather than several' },
);
export const damageTo: Phrase<ObjectPhrase | PlayerPhrase | Recipients> = oneOf<ObjectPhrase | PlayerPhrase | Recipients>(
  'who or what is dealt damage',
  [recipient, recipients],
);

export const damageActs: readonly Phrase<Act>[] = [
  form('dealDamage', 'deals/deal <amount> damage to <to>', { amount: much, to: damageTo }),
  form('dealDamage', 'deals/deal damage equal to <amount> to <to>', { amount, to: damageTo }, { wording: { as: 'equal' } }),
  form('dealDamage', 'deals/deal damage to <to> equal to <amount>', { to: damageTo, amount }, { wording: { as: 'equalLast' } }),
  form(
    'dealDamage',
    'deals/deal <amount> damage divided as you choose among <to>',
    { amount: much, to: objects },
    { fixed: { divided: true } },
  ),
  form(
    'dealDamage',
    'deals/deal <amount> damage divided evenly, rounded down, among <to>',
    { amount: much, to: objects },
    { fixed: { evenly: true } },
  ),
  form('dealDamage', 'deals/deal <amount> damage to each of <to>', { amount: much, to: objects }, { wording: { as: 'eachOf' } }),
  form(
    'dealDamage',
    'deals/deal damage equal to <amount> to each of <to>',
    { amount, to: objects },
    { wording: { as: 'equalEachOf' } },
  ),
  form('dealDamage', 'deals/deal <amount> damage', { amount: much }, { fixed: { to: { kind: 'recipients', all: [] } } }),
  form('fight', 'fights/fight <with>', { with: objects }),
];

const deeds: readonly Phrase<Prohibited>[] = [
  form('deed', '<deed>', {
    deed: lexicon('what can\'t be done', [
      ['attack', 'attack'], ['block', 'block'], ['attack alone', 'attackAlone'], ['block alone', 'blockAlone'], ['be blocked', 'beBlocked'], ['be countered', 'beCountered'],
      ['be regenerated', 'beRegenerated'], ['be sacrificed', 'beSacrificed'], ['be enchanted', 'beEnchanted'], ['be equipped', 'beEquipped'], ['untap', 'untap'], ['transform', 'transform'], ['attack you', 'attackYou'], ['attack you or planeswalkers you control', 'attackYouOrPlaneswalkers'],
      ['gain life', 'gainLife'], ['draw cards', 'drawCards'], ['play lands', 'playLands'], ['cast spells', 'castSpells'], ['lose the game', 'loseGame'], ['win the game', 'winGame'], ['be activated', 'beActivated'], ['be cast', 'beCast'], ['search libraries', 'searchLibraries'], ['lose life', 'loseLife'],
    ]),
  }),
  form('deed', 'transform except due to its <exceptBy> ability', { exceptBy: lexicon('a keyword', [['daybound', 'daybound'], ['nightbound', 'nightbound']]) }, { fixed: { deed: 'transform' } }),
  form('blocking', '<relation> <objects>', { relation: lexicon('how it may not block', [['block', 'blockWhat'], ['block with', 'blockWith'], ['be blocked by', 'beBlockedBy'], ['be blocked except by', 'beBlockedExceptBy']]), objects }),
  form('blocking', 'be blocked by more than <amount> creature/creatures^amount', { amount: count }, { fixed: { relation: 'beBlockedByMoreThan' } }),
  form('casting', 'cast[ <$additional>] <objects>', { $additional: lexicon('additional', [['additional', 'additional']]), objects }, { fixed: { relation: 'cast' } }),
  form('casting', 'cast more than <amount> spell/spells^amount each turn', { amount: count }, { fixed: { relation: 'castMoreThan' } }),
  form('casting', '<relation>', {
    relation: lexicon('what may not be cast or activated', [
      ["activate abilities that aren't mana abilities", 'activate'], ["activate abilities unless they're mana abilities", 'activate'],
      ['cast spells from anywhere other than their hands', 'castFromElsewhere'], ['cast spells during combat', 'castDuringCombat'],
    ]),
  }),
  form('casting', '<relation> <objects>', { relation: lexicon('what may not be done', [['activate abilities of', 'activateAny'], ['be the target of', 'beTargetOf'], ['be the targets of', 'beTargetOf']]), objects }),
  form('casting', 'draw more than <amount> card/cards^amount each turn', { amount: count }, { fixed: { relation: 'drawMoreThan' } }),
  form('untapping', 'untap more than <amount> <objects^amount> during their untap <$steps>', { amount: count, objects: filters, $steps: lexicon('a step', [['steps', 'many'], ['step', 'one']]) }),
  form('gettingCounters', 'get[ <counter>] counters', { counter: counterName }),
  form('gettingCounters', 'have[ <counter>] counters put on it', { counter: counterName }, { wording: { as: 'have' } }),
  form('gettingCounters', 'have[ <counter>] counters put on them', { counter: counterName }, { wording: { as: 'haveThem' } }),
  ...limits,
]; // biome-ignore format: a table
/** "block or be blocked by Goblins": `bind` gives the end to both deeds; the first is printed without it. */
const blockShared: Phrase<Prohibited> = {
  label: '“block”',
  agrees: false,
  begin: () => {},
  read: () => NOTHING,
  print: (value, _number, _note, printing) => {
    if (value.kind !== 'blocking' || value.wording?.as !== 'shared') return null;
    printing.pieces.push(piece('block'));
    return 'many';
  },
};
const prohibited = listOf<Prohibited>(
  "what can't be done",
  oneOf<Prohibited>("what can't be done", [...deeds, blockShared]),
  'or',
);
/** What is said in other words than "can't", or of what can be done only at some times (CR 101.2). */
const unable = facts<Pick<Cant, 'what'>>("what can't be done", [
  ['can cast spells only any time they could cast a sorcery', { what: [{ kind: 'casting', relation: 'castExceptAsSorcery' }] }],
  ['can cast spells only during their own turns', { what: [{ kind: 'casting', relation: 'castExceptOnOwnTurn' }] }],
  ['can cast spells only during their own turn', { what: [{ kind: 'casting', relation: 'castExceptOnOwnTurn' }] }],
  ['can cast spells and activate abilities only during their own turns', { what: [{ kind: 'casting', relation: 'castExceptOnOwnTurn' }, { kind: 'casting', relation: 'activateExceptOnOwnTurn' }] }],
  ['can only attack alone', { what: [{ kind: 'deed', deed: 'attackUnlessAlone' }] }],
  ["doesn't/don't lose the game for having 0 or less life", { what: [{ kind: 'deed', deed: 'loseAtNoLife' }] }],
  ['assigns/assign no combat damage', { what: [{ kind: 'deed', deed: 'assignCombatDamage' }] }],
]); // biome-ignore format: a table
/** What must be done in combat if it can be (CR 508.1d, 509.1c). */
const must = lexicon<Must['deed']>('what must be done', [
  ['attacks/attack each combat if able', 'attackEachCombat'],
  ['attacks/attack each turn if able', 'attackEachCombat', { variant: '“each turn” for “each combat”' }],
  ['attacks/attack a player other than you if able', 'attackAnother'],
  ['blocks/block each combat if able', 'blockEachCombat'],
  ['attacks/attack this turn if able', 'attack'],
  ['attacks/attack this combat if able', 'attack'],
  ['blocks/block this turn if able', 'block'],
  ['must be blocked if able', 'beBlocked'],
]);
const untapSteps = lexicon<DoesntUntap['during']>('during which step', [
  ["its controller's untap step", 'untapStep'],
  ['your untap step', 'untapStep'],
  ["their controllers' untap steps", 'untapStep'],
  ["its controller's next untap step", 'nextUntapStep'],
  ['your next untap step', 'nextUntapStep'],
  ["their controller's next untap step", 'nextUntapStep'],
  ["their controllers' next untap step", 'nextUntapStep'],
  ["their controllers' next untap steps", 'nextUntapStep'],
]);
/** "All creatures able to block it do so" (CR 509.1c). */
const LURE = { fixed: { acts: [{ kind: 'must', deed: 'beBlockedByAll' }] } } as const;
export const lures: readonly Phrase<Clause>[] = [
  form(
    'clause',
    'all creatures able to block <subject> do so',
    { subject: objects as Phrase<Subject> },
    { ...LURE, wording: { of: 'lure' } },
  ),
  form(
    'clause',
    'all creatures able to block <subject> <duration> do so',
    { subject: objects as Phrase<Subject>, duration },
    { ...LURE, wording: { of: 'lureWhile' } },
  ),
];
/** What is forbidden, required or allowed, in effects and statics alike. */
export const rulings: readonly Phrase<Act>[] = [
  form('cant', 'can be attached only to <what>', { what: single(form('attaching', '<exceptTo>', { exceptTo: objects })) }, { wording: { as: 'attachedOnly' } }), // biome-ignore format: one line
  ...targetable,
  form('cant', "can't <what>", { what: prohibited }),
  form('cant', '<*unable>', { '*unable': unable }),
  form('must', '<deed>', { deed: must }),
  ...blockWhat,
  form('must', 'must be blocked this turn if able', {}, { fixed: { deed: 'beBlocked', duration: { kind: 'thisTurn' } } }),
  form('cant', "can't be blocked this turn except by <what>", { what: single(form('blocking', '<objects>', { objects }, { fixed: { relation: 'beBlockedExceptBy' } })) }, { fixed: { duration: { kind: 'thisTurn' } }, wording: { within: 'beBlockedExceptBy' } }), // biome-ignore format: one line
  form(
    'can',
    'can block <amount> additional creature/creatures^amount',
    { amount: count },
    { fixed: { what: 'blockAdditional' }, wording: { each: 'none' } },
  ),
  form('doesntUntap', "doesn't/don't untap during <during>", { during: untapSteps }),
  form(
    'can',
    'can block <amount> additional creature/creatures^amount each combat',
    { amount: count },
    { fixed: { what: 'blockAdditional' } },
  ),
  form('can', 'can block any number of creatures', {}, { fixed: { what: 'blockAnyNumber' } }),
  form(
    'can',
    'assigns/assign combat damage equal to its/their toughness rather than its/their power',
    {},
    { fixed: { what: 'assignDamageByToughness' } },
  ),
  form('can', "<what> as though its/their power were <amount> greater", { what: lexicon('what it can do', [['crews/crew Vehicles', 'crewWithMore'], ['saddles/saddle Mounts and crews/crew Vehicles', 'saddleAndCrewWithMore']]), amount: digits }), // biome-ignore format: one line
  form('can', '<what> using its/their toughness rather than its/their power', { what: lexicon('what it can do', [['crews/crew Vehicles', 'crewByToughness'], ['saddles/saddle Mounts and crews/crew Vehicles', 'saddleAndCrewByToughness'], ['stations/station permanents', 'stationByToughness']]) }), // biome-ignore format: one line
  form(
    'can',
    "can attack this turn as though it/they didn't have defender",
    {},
    { fixed: { what: 'attackDespiteDefender', duration: { kind: 'thisTurn' } }, wording: { within: 'turn' } },
  ),
  form('can', "can attack as though it/they didn't have defender", {}, { fixed: { what: 'attackDespiteDefender' } }),
  form(
    'cant',
    'can block only <what>',
    { what: single(form('blocking', '<objects>', { objects }, { fixed: { relation: 'blockExcept' } })) },
    { wording: { as: 'only' } },
  ),
];

const getPt = form('get', 'gets/get <power>/<toughness>', { power: signed, toughness: signed });
const getEitherPt = form('get', 'gets/get <power>/<toughness> or <orElse>', { power: signed, toughness: signed, orElse: form('sizeChange', '<power>/<toughness>', { power: signed, toughness: signed }) }); // biome-ignore format: one line
const getMorePt = form('get', 'gets/get an additional <power>/<toughness>', { power: signed, toughness: signed }, { wording: { as: 'additional' } }); // biome-ignore format: one line
const types = runOf('types', typeWord);
const colors = listOf('colors', color, 'and');
const become = {
  power: number,
  toughness: number,
  colors,
  types,
  supertypes: runOf('supertypes', supertype, 2),
  abilities: abilityList,
};
const inAddition = lexicon<NonNullable<Become['inAddition']>>('in addition', [
  ['in addition to its other types', 'types'], ['in addition to its other creature types', 'creatureTypes'], ['in addition to its other colors', 'colors'], ['in addition to its other colors and types', 'colorsAndTypes'],
  ['in addition to its other land types', 'landTypes'], ['in addition to their other land types', 'landTypes'],
]); // biome-ignore format: a table
const otherColors = lexicon<'colors'>('in addition', [['in addition to its/their other colors', 'colors']]);
const baseAlone: readonly Phrase<Act>[] = [
  form('haveBase', 'has/have base power <power>', { power: number }),
  form('haveBase', 'has/have base toughness <toughness>', { toughness: number }),
];
/** Effects on objects: "gets", "gains", "becomes". */
export const effectActs: readonly Phrase<Act>[] = [
  getPt,
  getMorePt,
  getEitherPt,
  form('gain', 'gains/gain <abilities>', { abilities: abilityList }),
  form(
    'gain',
    'gains/gain your choice of <abilities>',
    { abilities: listOf<Ability>('keywords', keyword, 'or', 2) },
    { fixed: { oneOf: true } },
  ),
  form('gain', 'also gains/gain <abilities>', { abilities: abilityList }, { wording: { also: 'also' } }),
  form(
    'gainPrintedBelow',
    'also gains/gain the non-backup abilities of this creature printed below this one',
    {},
    { fixed: { except: 'backup' } },
  ),
  form('lose', 'loses/lose <abilities>', { abilities: abilityList }),
  form('loseAllAbilities', 'loses/lose all abilities', {}),
  ...baseAlone,
  form('haveBase', 'has/have base power and toughness <power>/<toughness>', { power: number, toughness: number }),
  form('become', 'becomes/become a <power>/<toughness>[ <colors>] <types>[ with <abilities>][ <inAddition>]', {
    ...become,
    inAddition,
  }),
  form('become', 'becomes/become a[ <colors>] <types>[ with <abilities>][ <inAddition>]', {
    colors,
    types,
    abilities: abilityList,
    inAddition,
  }),
  form('become', 'becomes/become <colors>[ <inAddition>]', { colors, inAddition: otherColors }, { fixed: { types: [] } }),
  form('become', 'is/are a[ <colorless>][ <colors>] <types>[ <inAddition>]', { colorless: flag('colorless'), colors, types, inAddition }, { wording: { verb: 'isA' } }), // biome-ignore format: one line
  form('become', 'is/are <colors>', { colors }, { fixed: { types: [] }, wording: { verb: 'is' } }),
  form('becomeChosen', 'becomes/become <quality>', {
    quality: lexicon<BecomeChosen['quality']>('what it becomes', [
      ['the color of your choice', 'color'],
      ['the color or colors of your choice', 'colors'],
      ['the creature type of your choice', 'creatureType'],
      ['the basic land type of your choice', 'basicLandType'],
      ['all colors', 'allColors'],
    ]),
  }),
  form(
    'become',
    'becomes/become a[ <colors>] <types> with base power and toughness <power>/<toughness>[ and <abilities>][ <inAddition>]',
    { ...become, inAddition },
    { wording: { pt: 'after' } },
  ),
  form(
    'become',
    'becomes/become a[ <colors>] <types> with base power and toughness <power>/<toughness>, <abilities>',
    { ...become, abilities: severalAbilities },
    { wording: { pt: 'listed' } },
  ),
  form('becomeCopy', 'becomes/become a copy of <of>', { of: objects }),
  form('objectAction', '<action>', {
    action: lexicon('an action', [
      ['explores/explore', 'explore'],
      ['connives/connive', 'connive'],
      ['phases/phase out', 'phaseOut'],
      ['becomes/become renowned', 'becomeRenowned'],
      ['becomes/become saddled until end of turn', 'becomeSaddled'],
      ['becomes/become plotted', 'becomePlotted'],
      ['becomes/become prepared', 'becomePrepared'],
      ['becomes/become unprepared', 'becomeUnprepared'],
    ]),
  }),
  form('objectAction', 'connives/connive <amount>', { amount: number }, { fixed: { action: 'connive' } }),
  form('noMaximumHandSize', 'has/have no maximum hand size', {}),
  form('remain', 'remains/remain exiled', {}, { fixed: { where: 'exiled' } }),
];
/** "and 3 damage to you": the second verb is left out. */
export const elidedDamage: Phrase<Act> = form(
  'dealDamage',
  '<amount> damage to <to>',
  { amount: much, to: damageTo },
  { wording: { as: 'elided' } },
);
/** What is so: "gets", "has", "is". */
export const staticForms: readonly Phrase<Act>[] = [
  ...baseAlone,
  getPt,
  form('gain', 'has/have <abilities>', { abilities: abilityList }, { wording: { verb: 'has' } }),
  form('loseAllAbilities', 'loses/lose all abilities', {}),
  form('lose', 'loses/lose <abilities>', { abilities: abilityList }),
  form('haveBase', 'has/have base power and toughness <power>/<toughness>', { power: number, toughness: number }),
  form('become', 'is/are[ <colors>] <types>[ <inAddition>]', { colors, types, inAddition }, { wording: { verb: 'is' } }),
  form('become', 'is/are a[ <colorless>][ <colors>] <types>[ <inAddition>]', { colorless: flag('colorless'), colors, types, inAddition }, { wording: { verb: 'isA' } }), // biome-ignore format: one line
  form('become', 'is/are <colors>', { colors }, { fixed: { types: [] }, wording: { verb: 'is' } }),
  form(
    'become',
    'is/are a[ <colors>] <types> with base power and toughness <power>/<toughness>[ <inAddition>]',
    { colors, types, power: number, toughness: number, inAddition },
    { wording: { verb: 'isA', pt: 'after' } },
  ),
  form('gainControl', 'controls/control <objects>', { objects }, { wording: { verb: 'control' } }),
  form('must', 'is/are goaded', {}, { fixed: { deed: 'goaded' } }),
  form('enterTapped', 'enters/enter tapped', {}),
  form('enterPrepared', 'enters/enter prepared', {}),
  form('enterUntapped', 'enters/enter untapped', {}),
  form('enterTapped', 'enters/enter the battlefield tapped', {}, { variant: '“enters the battlefield” for “enters”' }),
  ...entersWith,
  form('skip', 'skips/skip <$their> <what>', {
    $their: lexicon('whose', [
      ['their', 'their'],
      ['your', 'your'],
    ]),
    what: lexicon<SkipStep['what']>('what is skipped', [
      ['draw step', 'drawStep'], ['draw steps', 'drawStep'], ['untap step', 'untapStep'], ['untap steps', 'untapStep'], ['upkeep step', 'upkeep'], ['upkeep steps', 'upkeep'],
    ]),
  }), // biome-ignore format: a table
  form('noMaximumHandSize', 'has/have no maximum hand size', {}),
];
