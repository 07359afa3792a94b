// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import { KEYWORD_ABILITIES } from '../../rules/vocabulary/keywords.ts';
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { facts, flag, Lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, Condition, CostWasPaid, KeywordAbility, ObjectPhrase } from '../tree/index.ts';
import { bareKeyword } from './keywords.ts';
import { keyword as keywordPhrase, objects, possessor } from './symbols.ts';

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
export const keyword = new Lexicon<string>(
  'a keyword',
  // Megamorph is a variant of morph and has no rule of its own (CR 702.37b).
  [...KEYWORD_ABILITIES.map(({ name }) => name.toLowerCase()), 'megamorph'].map((name) => [name, name] as const),
);

/** How an optional additional cost without a keyword is called (CR 601.2b). */
const ADDITIONAL_COST = 'additional cost';
const wasOrNot = facts<Pick<CostWasPaid, 'not'>>('whether it was', [
  ['was', {}],
  ["wasn't", { not: true }],
]);
/** Which costs were paid: "its evoke cost was paid", "this spell was cast using its jump-start ability" (CR 702). */
export const paidConditions: readonly Phrase<Condition>[] = [
  form('costWasPaid', 'the <keyword> cost was paid', { keyword }, { fixed: { object: { kind: 'this' } }, wording: { as: 'the' } }),
  form('costWasPaid', '<object> <keyword> cost was paid[ <turningFaceUp>]', { object: possessor, keyword, turningFaceUp: flag('to turn it face up') }, { wording: { as: 'its' } }),
  form('costWasPaid', '<object> additional cost was paid', { object: possessor }, { fixed: { keyword: ADDITIONAL_COST }, wording: { as: 'additional' } }),
  form('costWasPaid', 'evidence <*was> collected', { '*was': wasOrNot }, { fixed: { object: { kind: 'this' }, keyword: ADDITIONAL_COST }, wording: { as: 'evidence' } }),
  form('costWasPaid', "it's bargained", {}, { fixed: { object: { kind: 'that', many: false }, keyword: 'bargain' }, wording: { as: 's' } }),
  form('costWasPaid', 'you chose to pay <object> <keyword> cost', { object: possessor, keyword }, { wording: { as: 'chosen' } }),
  form('costWasPaid', 'the gift was promised', {}, { fixed: { object: { kind: 'this' }, keyword: 'gift' }, wording: { as: 'promised' } }),
  form('costWasPaid', "the gift wasn't promised", {}, { fixed: { object: { kind: 'this' }, keyword: 'gift', not: true }, wording: { as: 'promised' } }),
  form('costWasPaid', 'this spell was cast using its <keyword> ability', { keyword }, { fixed: { object: { kind: 'this' } }, wording: { as: 'castUsing' } }),
  form('costWasPaid', 'you cast this spell using its <keyword> ability', { keyword }, { fixed: { object: { kind: 'this' } }, wording: { as: 'youCastUsing' } }),
  form('costWasPaid', '<object> was cast for its <keyword> cost', { object: objects, keyword }, { wording: { as: 'forIts' } }),
  form('costWasPaid', '<object> was cast using <keyword>', { object: objects, keyword }, { wording: { as: 'using' } }),
  form('costWasPaid', 'they were cast using <keyword>', { keyword }, { fixed: { object: { kind: 'this' } }, wording: { as: 'theyUsing' } }),
  form('costWasPaid', 'a <keyword> cost was paid for it', { keyword }, { fixed: { object: { kind: 'this' } }, wording: { as: 'forIt' } }),
  form('hasQuality', "<object> doesn't/don't^object have <quality>", { object: objects, quality: form('withoutKeyword', '<keyword>', { keyword: oneOf<KeywordAbility>('a keyword', [keywordPhrase, bareKeyword]) }) }, { wording: { verb: 'doesnt' } }),
  form('hasTargets', 'the spell has any targets', {}, { fixed: { object: { kind: 'this' } } }),
]; // biome-ignore format: one form a line

const PERMANENT: ObjectPhrase = {
  kind: 'some',
  quantity: ONE,
  filter: { kind: 'filter', adjectives: [], noun: 'permanent', modifiers: [] },
};

/** What casting and paying are counted by, after "for each". */
export const castingCounts: readonly Phrase<Amount>[] = [
  form('timesPaid', 'time its <keyword> cost was paid', { keyword }, { fixed: { object: { kind: 'this' } } }),
  form('timesPaid', 'time <object> was kicked', { object: objects }, { fixed: { keyword: 'kicker' } }),
  form('colorsSpent', 'color of mana spent to cast <object>', { object: objects }),
  form('combatCount', 'creature blocking it beyond the first', {}, { fixed: { what: 'blockersBeyondFirst' } }),
  form('combatCount', 'opponent you attacked with a creature this combat', {}, { fixed: { what: 'opponentsAttacked' } }),
  form('flipsWon', 'flip you won', {}),
  form('targetsBeyondFirst', 'target beyond the first', {}),
  form('spellsCastBefore', 'other spell that was cast before it this turn', {}),
  form(
    'timesHappened',
    'permanent that was put into a graveyard from the battlefield this turn',
    {},
    { fixed: { event: { kind: 'isPutInto', subject: PERMANENT, zone: 'graveyard', from: 'battlefield' } } },
  ),
];
