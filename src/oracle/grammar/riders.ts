// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { CastAsThoughFlash, Event, KeywordAbility, ObjectPhrase, Sentence } from '../tree/index.ts';
import { grantedCost } from './casting.ts';
import { delayedTriggers, spending } from './lastingTriggers.ts';
import { whose } from './modifiers.ts';
import { act, bareFilter, clause, duration, event, keyword, objects, player } from './symbols.ts';
import { subtypeName } from './words.ts';
import { would } from './would.ts';

const YOU = { kind: 'you', wording: { implied: 'yes' } } as const;
/** What an effect can make so for a while, though no object or player is said to do anything. */
const asThoughFlash: Phrase<CastAsThoughFlash> = form(
  'castAsThoughFlash',
  'you may cast <objects> as though it/they^objects had flash',
  { objects },
);

const EXILE_IT = { kind: 'clause', subject: YOU, acts: [{ kind: 'exile', objects: { kind: 'that', many: false } }] } as const;

export const bare = (noun: 'spell' | 'card') => ({ kind: 'filter', adjectives: [], noun, modifiers: [] }) as const;

/** "it", "that creature", "the creature": what a sentence before spoke of. */
const spokenOf: Phrase<ObjectPhrase> = oneOf<ObjectPhrase>('what was spoken of', [
  form('that', 'it', {}, { fixed: { many: false } }),
  form('that', 'that <filter^one>', { filter: bareFilter }, { fixed: { many: false } }),
]);

const such = (words: string, noun: 'spell' | 'card', as?: string): Phrase<ObjectPhrase> =>
  form('that', words, {}, { fixed: { many: false, filter: bare(noun) }, number: 'one', ...(as ? { wording: { as } } : {}) });
const spellOrCard = oneOf<ObjectPhrase>('what was cast', [
  such('that spell', 'spell'),
  such('a spell cast this way', 'spell', 'castThisWay'),
]);
/** "that spell would be put into your graveyard". */
const buried = oneOf<Event>('where it would go', [
  form(
    'isPutInto',
    '<subject> would be put into <whose> graveyard',
    { subject: spellOrCard, whose },
    { fixed: { zone: 'graveyard' } },
  ),
  form('isPutInto', '<subject> would be put into a graveyard', { subject: spellOrCard }, { fixed: { zone: 'graveyard' } }),
]);
const notPut = lexicon('what was not done', [
  ...(['the card onto the battlefield', 'the card into your hand', 'a card into your hand', 'a card into your hand this way'] as const).map((what) => [`don't put ${what}`, what] as const),
  ["didn't put a card into your hand this way", 'didnt'],
]); // biome-ignore format: a table
export const riders: readonly Phrase<Sentence>[] = [
  form('ifDone', 'if <by> does/do^by, <then>', { by: player, then: clause }, { fixed: { done: true } }),
  form('ifDone', "if <by> doesn't/don't^by, <then>", { by: player, then: clause }, { fixed: { done: false } }),
  form('ifDone', "if <by> can't, <then>", { by: player, then: clause }, { fixed: { done: false, cant: true } }),
  form(
    'ifDone',
    'if one or more tokens are created this way, <then>',
    { then: clause },
    { fixed: { done: true, by: { kind: 'you' } }, wording: { as: 'created' } },
  ),
  form('ifDone', 'if you <$put>, <then>', { $put: notPut, then: clause }, { fixed: { by: { kind: 'you' }, done: false } }),
  form('whenDone', 'when <by> does/do^by, <then>', { by: player, then: clause }),
  form('otherwise', 'otherwise, <then>', { then: clause }),
  form('roundEachTime', 'round up each time', {}, { fixed: { rounded: 'up' } }),
  form('roundEachTime', 'round down each time', {}, { fixed: { rounded: 'down' } }),
  ...delayedTriggers,
  form('lastingReplacement', 'if <event> <duration>, <then>', { event: would, duration, then: clause }),
  form('lastingStatement', '<duration>, <statement>', { duration, statement: asThoughFlash }),
  form(
    'lastingStatement',
    '<statement>',
    { statement: form('castAsThoughFlash', 'you may cast <objects> this turn as though it/they^objects had flash', { objects }) },
    { fixed: { duration: { kind: 'thisTurn' } }, wording: { at: 'within' } },
  ),
  form('lastingStatement', '<statement> <duration>', { duration, statement: asThoughFlash }, { wording: { at: 'end' } }),
  form(
    'lastingReplacement',
    'if <event>, exile it instead of putting it anywhere else',
    {
      event: form('leavesTheBattlefield', '<subject> would leave the battlefield', { subject: spokenOf }),
    },
    { fixed: { then: { kind: 'clause', subject: YOU, acts: [{ kind: 'exile', objects: { kind: 'that', many: false } }] } } },
  ),
  form(
    'lastingReplacement',
    'if <event>, exile it instead',
    { event: buried },
    { fixed: { then: EXILE_IT }, wording: { as: 'short' } },
  ),
  form('counteredInstead', "if <object> is countered this way, <act^many> instead of putting it into its owner's graveyard", {
    object: objects,
    act,
  }),
  form(
    'counteredInstead',
    "if <object> is countered this way, <act^many> instead of into that player's graveyard",
    { object: objects, act },
    { wording: { as: 'into' } },
  ),
  form('afterPrevention', 'if damage is prevented this way, <then>', { then: clause }),
  form('ifThisWay', 'if <event> this way, <then>', { event, then: clause }),
  form('whenThisWay', 'when <event> this way, <then>', { event, then: clause }),
  form('sameIsTrue', 'the same is true for <keywords>', { keywords: listOf<KeywordAbility>('keywords', keyword, 'and') }),
  ...grantedCost,
  form('newWordIsnt', "the new creature type can't be <word^one>", { word: subtypeName }),
  ...spending,
];
