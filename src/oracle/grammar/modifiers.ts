import type { Zone } from '../../rules/vocabulary/zones.ts';
import { oneOf, readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { facts, Leaf, lexicon, piece, plain } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type {
  Adjective,
  Filter,
  HappenedThisTurn,
  KeywordAbility,
  Modifier,
  ObjectPhrase,
  OfChosen,
  PlayerPhrase,
  SharesQuality,
  WithCharacteristic,
} from '../tree/index.ts';
import { belongingTo } from './belonging.ts';
import { colorAdjective, colorCount, non, statusAdjective, supertypeAdjective } from './filters.ts';
import { number, orMore, quantity } from './numbers.ts';
import { playersOwn } from './players.ts';
import { amount, bareFilter, filter, namedKeyword, namedPlayer, objectPhrase, objects, player } from './symbols.ts';
import { kindsOf } from './thatIsKind.ts';
import { thisWayModifiers } from './thisWay.ts';
import { mostVotes } from './votes.ts';
import { withMost } from './withMost.ts';
import { characteristic, comparison, counterName, NUMERIC } from './words.ts';

/** Whose: "your", "their", "an opponent's", "target player's", "its owner's". */
export const whose: Phrase<PlayerPhrase> = oneOf<PlayerPhrase>('whose', [
  form('you', 'your', {}),
  form('thatPlayer', 'their', {}, { wording: { case: 'their' } }),
  form('ownerOf', "their owners'", {}, { fixed: { of: { kind: 'that', many: true } }, wording: { case: 'owners' } }),
  form('eachPlayer', "all players'", {}, { fixed: { who: 'player' }, wording: { by: 'all' } }),
  form('eachPlayer', "your opponents'", {}, { fixed: { who: 'opponent' }, wording: { by: 'your' } }),
  playersOwn,
]);

const privateZone = lexicon<Zone>('a zone', [
  ['graveyard', 'graveyard'],
  ['hand', 'hand'],
  ['library', 'library'],
]);
const privateZones = lexicon<Zone>('zones', [
  ['graveyards', 'graveyard'],
  ['hands', 'hand'],
  ['libraries', 'library'],
]);
const inFrom = lexicon('in or from', [
  ['in', 'in'],
  ['from', 'from'],
]);

const colorAmount = form(
  'withCharacteristic',
  'with <characteristic> <amount>',
  { characteristic, amount: number },
  { fixed: { comparison: 'equal' } },
);
const KEYWORDS = listOf<KeywordAbility>('keywords', namedKeyword, 'or', 1);
const colored = form('colorCount', 'one or more colors', {}, { fixed: { count: 'colored' } });
const thatAdjective = oneOf<Adjective>('a quality', [
  colorAdjective,
  colorCount,
  colored,
  statusAdjective,
  supertypeAdjective,
  non,
]);

const bothColors: Phrase<Adjective> = form('eitherAdjective', '<adjectives>', { adjectives: listOf<Adjective>('colors', colorAdjective, 'and', 2) }, { fixed: { all: true } }); // biome-ignore format: one line

/** "named Kird Ape": the words up to the end of the phrase; one to six, each with a capital or small between two capitals. */
const cardName = new Leaf<string>(
  'a name',
  (token) => /^[\p{Lu}]/u.test(token.text),
  (session, at) => {
    const found = [];
    for (let n = 1; n <= 6; n++) {
      const token = session.tokens[at + n - 1];
      if (token === undefined || !(token.kind === 'word' || token.text === "'s" || token.text === '-' || token.text === ','))
        break;
      const text = nameText(session.tokens.slice(at, at + n));
      if (/^[\p{Lu}]/u.test(token.text) || token.text === "'s") found.push(plain(at + n, text));
      else if (!/^(of|the|and|in|to|from|for|with|-|,)$/.test(token.text)) break;
    }
    return found.slice(-1);
  },
  (name) => name.split(' ').map((word, i) => piece(word, i === 0)),
);
function nameText(tokens: readonly { readonly text: string; readonly start: number; readonly end: number }[]): string {
  return tokens.map((token, i) => (i > 0 && token.start > tokens[i - 1]!.end ? ' ' : '') + token.text).join('');
}

export { cardName };

/** "cards exiled with this creature", "cards you own in exile with counters on them". */
const inExile = readIf<Filter>(
  filter,
  ({ noun, modifiers }) =>
    noun === 'card' && modifiers.some((one) => one.kind === 'exiledWith' || (one.kind === 'inZone' && one.zone === 'exile')),
);

/** "the cards milled this way". */
const doneSo: Phrase<Filter> = readIf(filter, ({ modifiers }) => modifiers.some(({ kind }) => kind === 'thisWay'));

const SOME = { kind: 'orMore', amount: { kind: 'number', value: 1 } } as const;
const sized = lexicon<WithCharacteristic['characteristic']>('a characteristic', [
  ...NUMERIC,
  ['power or toughness', 'powerOrToughness'],
]);
const than = lexicon<WithCharacteristic['comparison']>('a comparison', [
  ['less than or equal to', 'orLess'],
  ['greater than or equal to', 'orGreater'],
  ['less than', 'less'],
  ['greater than', 'greater'],
  ['equal to', 'equal'],
]);
/** "with equal or lesser power": than that of what was spoken of. */
const thanIts = lexicon<WithCharacteristic['comparison']>('a comparison', [
  ['lesser', 'less'],
  ['greater', 'greater'],
  ['equal or lesser', 'orLess'],
  ['equal or greater', 'orGreater'],
]);
const its = facts<Pick<WithCharacteristic, 'characteristic' | 'amount'>>(
  'a characteristic',
  NUMERIC.map(([word, name]) => [
    word,
    { characteristic: name, amount: { kind: 'characteristicOf', characteristic: name, of: { kind: 'that', many: false } } },
  ]),
);
const chosen = lexicon<OfChosen['quality']>('what was chosen', [
  ['of the chosen color', 'color'],
  ['of the chosen type', 'type'],
  ['of that type', 'kind'],
  ['of the creature type of your choice', 'creatureTypeNow'],
  ['with the chosen name', 'name'],
  ['with that name', 'name'],
]);
const shared = lexicon<SharesQuality['quality']>('a quality', [
  ['color', 'color'],
  ['creature type', 'creatureType'],
  ['card type', 'cardType'],
]);
const happened = lexicon<HappenedThisTurn['what']>('what happened', [
  ['that was/were dealt damage', 'wasDealtDamage'],
  ['dealt damage', 'wasDealtDamage'],
  ['that dealt damage', 'dealtDamage'],
  ['that entered', 'entered'],
  ['that entered the battlefield', 'entered', { variant: '“enters the battlefield” for “enters”' }],
  ['that died', 'died'],
  ['that attacked', 'attacked'],
  ['that blocked', 'blocked'],
  ['that was/were put there from the battlefield', 'putThereFromBattlefield'],
  ['that was/were put there from anywhere', 'putThere'],
  ['that was/were put there from your library', 'putThereFromLibrary'],
  ['that was/were put there from their library', 'putThereFromLibrary'],
]);

const thatIs = lexicon('that is', [
  ["that's", 'thats'],
  ['that are', 'thatAre'],
]);

export const modifierForms: readonly Phrase<Modifier>[] = [
  form('controlledBy', 'you control', {}, { fixed: { player: { kind: 'you' } } }),
  form('controlledBy', 'you controlled', {}, { fixed: { player: { kind: 'you' } }, wording: { tense: 'past' } }),
  form('controlledBy', '<player> controls/control^player', { player }, {}),
  form('controlledBy', '<player> casts/cast^player', { player }, { wording: { verb: 'cast' } }),
  form('controlledBy', 'that you cast', {}, { fixed: { player: { kind: 'you' } }, wording: { verb: 'thatCast' } }),
  form('notControlledBy', "<player> doesn't/don't^player control", { player }),
  form('ownedBy', '<player> owns/own^player', { player }),
  ...belongingTo(privateZones),
  form('inZone', '<$in> <whose> <zone>', { $in: inFrom, whose, zone: privateZone }),
  form('inZone', '<$in> <whose> <zone>', { $in: inFrom, whose, zone: privateZones }, { wording: { number: 'many' } }),
  form('inZone', '<$in> a <zone>', { $in: inFrom, zone: privateZone }, { wording: { det: 'a' } }),
  form('inZone', '<$in> a single <zone>', { $in: inFrom, zone: privateZone }, { fixed: { single: true } }),
  form('inZone', '<$in> all <zone>', { $in: inFrom, zone: privateZones }, { wording: { det: 'all' } }),
  form('inZone', '<$in> <zone>', { $in: inFrom, zone: privateZones }, { wording: { det: 'bare' } }),
  form('inZone', '<$in> <zone>', { $in: inFrom, zone: lexicon<Zone>('exile', [['exile', 'exile']]) }),
  form('castElsewhere', 'from anywhere other than <whose> <zone>', { whose, zone: privateZone }),
  form('usedFor', 'that convoked <by>', { by: objects }, { fixed: { keyword: 'convoke' } }),
  form('usedFor', '<by> devoured', { by: form('that', 'it', {}, { fixed: { many: false } }) }, { fixed: { keyword: 'devour' } }),
  form('inZone', 'from it', {}, { fixed: { zone: 'hand', whose: { kind: 'thatPlayer' } }, wording: { det: 'fromIt' } }),
  form('inZone', 'on the <zone>', { zone: lexicon<Zone>('a zone', [['battlefield', 'battlefield'], ['stack', 'stack']]) }), // biome-ignore format: one line
  form('withKeyword', 'with <keywords>', { keywords: KEYWORDS }),
  form('withKeyword', 'with a <keywords> ability', { keywords: KEYWORDS }, { wording: { as: 'ability' } }),
  form('withKeyword', 'with <keywords> abilities', { keywords: KEYWORDS }, { wording: { as: 'abilities' } }),
  form('withoutKeyword', 'without <keyword>[ or <or>]', { keyword: namedKeyword, or: namedKeyword }),
  form('withoutAbilities', 'with no abilities', {}),
  form('withBasicLandType', 'with a basic land type', {}),
  form('offBattlefield', 'that <$arent> on the battlefield', {
    $arent: lexicon('not', [
      ["aren't", 'many'],
      ["isn't", 'one'],
    ]),
  }),
  colorAmount,
  form('withCharacteristic', 'with <characteristic> <amount> <comparison>', {
    characteristic: sized,
    amount: number,
    comparison,
  }),
  form(
    'withCharacteristic',
    'with <characteristic> <comparison> <amount>',
    { characteristic, comparison: than, amount },
    { wording: { to: 'than' } },
  ),
  form('withCharacteristic', 'with <comparison> <*as>', { comparison: thanIts, '*as': its }, { wording: { to: 'its' } }),
  form('withCounters', 'with <amount> <counter> counter/counters^amount on it/them', { amount: quantity, counter: counterName }),
  form(
    'withCounters',
    'that has/have <amount> <counter> counter/counters^amount on it/them',
    { amount: quantity, counter: counterName },
    { wording: { verb: 'has' } },
  ),
  form(
    'withCounters',
    'that have <counter> counters on them',
    { counter: counterName },
    { fixed: { amount: SOME }, wording: { as: 'some', verb: 'has' } },
  ),
  form(
    'withoutCounters',
    "that doesn't/don't have a <counter> counter on it/them",
    { counter: counterName },
    { wording: { verb: 'has' } },
  ),
  form('withCounters', 'with a counter on it/them', {}, { fixed: { amount: SOME }, wording: { as: 'a' } }),
  form('withCounters', 'with <amount> counter/counters^amount on it/them', { amount: orMore }),
  form(
    'withCounters',
    'with[ <counter>] counters on it/them',
    { counter: counterName },
    { fixed: { amount: SOME }, wording: { as: 'some' } },
  ),
  form('withoutCounters', 'with no[ <counter>] counters on it/them', { counter: counterName }),
  ...thisWayModifiers,
  ...withMost,
  mostVotes,
  form('ownedBy', 'owned by <player>', { player: form('thatPlayer', 'the voter', {}, { wording: { as: 'voter' } }) }),
  form('named', 'named <name>', { name: cardName }),
  form('ofChosen', '<quality>', { quality: chosen }),
  ...kindsOf,
  form('thatIs', "that's <is>", { is: thatAdjective }),
  form('thatIs', "that's both <is>", { is: bothColors }, { wording: { both: 'both' } }),
  form('thatIs', 'that are <is>', { is: thatAdjective }, { wording: { verb: 'are' } }),
  form('thatIs', "that isn't <is>", { is: thatAdjective }, { fixed: { not: true } }),
  form('thatIs', "that aren't <is>", { is: thatAdjective }, { fixed: { not: true }, wording: { verb: 'are' } }),
  form('happenedThisTurn', '<what> this turn', { what: happened }),
  form('happenedThisTurn', 'dealt damage by <by> this turn', { by: objects }, { fixed: { what: 'wasDealtDamage' }, wording: { as: 'short' } }), // biome-ignore format: one line
  form('withXInCost', 'with {X} in its mana cost', {}),
  form('withXInCost', 'with {X} in their mana costs', {}, { wording: { number: 'many' } }),
  form('withTargets', 'with a single target', {}, { fixed: { amount: 1 } }),
  form(
    'thatTargets',
    'that targets/target only <target>',
    {
      target: oneOf<ObjectPhrase | PlayerPhrase>('objects or a player', [objects, namedPlayer]),
    },
    { fixed: { only: true } },
  ),
  form('thatTargets', 'that targets/target only a single <target>', { target: form('some', '<filter^one>', { filter }, { fixed: { quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } } } }) }, { fixed: { only: true, single: true } }), // biome-ignore format: one line
  form('thatTargets', 'that targets/target <target> or <or>', { target: form('you', 'you', {}), or: objectPhrase }),
  form('thatTargets', 'that targets/target <target>', {
    target: oneOf<ObjectPhrase | PlayerPhrase>('objects or a player', [objects, namedPlayer]),
  }),
  form('attachedTo', '[<$that> ]attached to <to>', {
    $that: thatIs,
    to: objects,
  }),
  form('withAttached', 'with <attached> attached to it/them', { attached: objectPhrase }),
  form('inCombatWith', '[<$that> ]<relation> <other>', {
    $that: thatIs,
    relation: lexicon('a combat relation', [
      ['blocking or blocked by', 'blockingOrBlockedBy'],
      ['blocking', 'blocking'],
      ['blocked by', 'blockedBy'],
      ['attacking', 'attacking'],
      ['banded with', 'bandedWith'],
    ]),
    other: oneOf<ObjectPhrase | PlayerPhrase>('objects or a player', [objects, namedPlayer]),
  }),
  form('fromAmong', 'from among <them>', {
    them: oneOf<ObjectPhrase>('those cards', [
      form('that', 'them', {}, { fixed: { many: true }, wording: { as: 'them' } }),
      form('that', 'those <filter^many>', { filter: bareFilter }, { fixed: { many: true } }),
      form('that', 'the <$done> cards', { $done: lexicon('what was done', [['milled', 'milled'], ['revealed', 'revealed'], ['exiled', 'exiled']]) }, { fixed: { many: true, filter: { kind: 'filter', adjectives: [], noun: 'card', modifiers: [] } } }), // biome-ignore format: one line
      form('each', 'the <filter^many>', { filter: doneSo }, { wording: { by: 'the' } }),
      form('each', '<filter^many>', { filter: doneSo }, { wording: { by: 'bare' } }),
      form('each', '<filter^many>', { filter: inExile }, { wording: { by: 'lying' } }),
    ]),
  }),
  form('exiledWith', 'exiled with <source>', { source: objects }),
  form('putWith', 'put onto the battlefield with <source>', { source: objects }),
  form('exiledWith', 'used to craft <source>', { source: objects }, { wording: { as: 'crafted' } }),
  form('otherThan', 'other than <object>', {
    object: oneOf<ObjectPhrase>('objects', [
      objectPhrase,
      form('severalObjects', '<objects>', { objects: listOf('objects', objectPhrase, 'or', 2) }, { fixed: { join: 'or' } }),
    ]),
  }),
  form('otherThan', 'except for <object>', { object: oneOf<ObjectPhrase>('objects', [objectPhrase, form('severalObjects', '<objects>', { objects: listOf('objects', objectPhrase, 'and', 2) }, { fixed: { join: 'or' }, wording: { join: 'and' } })]) }, { wording: { as: 'exceptFor' } }), // biome-ignore format: one line
  form('sharesQuality', 'that shares/share <$a> <quality> with <with>', {
    $a: lexicon('a', [
      ['a', 'a'],
      ['at least one', 'atLeast'],
    ]),
    quality: shared,
    with: objects,
  }),
  form(
    'sharesQuality',
    'that each share a <quality> with <with>',
    { quality: shared, with: objects },
    { wording: { each: 'yes' } },
  ),
  form('sharesQuality', 'with the same <quality> as <with>', {
    quality: lexicon<SharesQuality['quality']>('a quality', [
      ['name', 'name'],
      ['mana value', 'manaValue'],
    ]),
    with: objects,
  }),
];
