import { oneOf, readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { always, Chain, listOf, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type {
  Ability,
  ActivateOnly,
  ActivateOnlyIf,
  ActivationRestriction,
  Event,
  KeywordAbility,
  Statement,
  TriggeredAbility,
} from '../tree/index.ts';
import { ownsIf } from './acts/copyExceptions.ts';
import { eachCount } from './amounts.ts';
import { anchored } from './anchorWords.ts';
import { levelBars, solvedLine, toSolve } from './classes.ts';
import { companionLine } from './companion.ts';
import { costs, loyaltyCost, manaCost } from './costs.ts';
import { partnerLine } from './deckRules.ts';
import { encodedLine } from './encoded.ts';
import { whenWord } from './granted.ts';
import { bareKeyword, keywordLine, keywordWhere, keywordWithActs, keywordWithX, kickers, spliceWithActs } from './keywords.ts';
import { levelSize, levelSymbols } from './levels.ts';
import { pairedLine } from './paired.ts';
import { severalEvents } from './severalEvents.ts';
import { maxSpeedLine } from './speed.ts';
import { additionalCost, costOfThis, spellStatements } from './statements.ts';
import { infinityLine, stationLine } from './station.ts';
import { amount, condition, effect, event, keyword, recurring, statement } from './symbols.ts';

const when = lexicon<ActivateOnly['when']>('when', [
  ['as a sorcery', 'asSorcery'], ['as an instant', 'asInstant'], ['during your turn', 'yourTurn'], ['during your upkeep', 'yourUpkeep'], ['once each turn', 'onceEachTurn'], ['during combat', 'duringCombat'],
  ['before attackers are declared', 'beforeAttackers'], ['during your turn, before attackers are declared', 'yourTurnBeforeAttackers'], ["during an opponent's turn", 'opponentsTurn'], ['during the declare blockers step', 'duringDeclareBlockers'], ['once', 'once'], ['twice each turn', 'twiceEachTurn'],
]); // biome-ignore format: a table
/** "and only once each turn". */
const andOnly = oneOf<ActivateOnly | ActivateOnlyIf>('a further restriction', [
  form('activateOnly', '<when>', { when }, { wording: { in: 'and' } }),
  form('activateOnlyIf', 'if <condition>', { condition }, { wording: { in: 'and' } }),
]);
const restriction = oneOf<ActivationRestriction>('a restriction', [
  form('activateOnly', 'activate only <when> and only <also>.', { when, also: andOnly }),
  form('activateOnlyIf', 'activate only if <condition> and only <also>.', { condition, also: andOnly }),
  form(
    'activateOnly',
    'activate no more than twice each turn.',
    {},
    { fixed: { when: 'twiceEachTurn' }, wording: { as: 'noMore' } },
  ),
  form('activateOnly', 'activate only <when>.', { when }),
  form('activateOnlyIf', 'activate only if <condition>.', { condition }),
  form('activatedBy', 'any player may activate this ability.', {}, { fixed: { who: 'anyPlayer' } }),
  form('activatedBy', 'only your opponents may activate this ability.', {}, { fixed: { who: 'opponents' } }),
]);
const restrictions = new Chain<ActivationRestriction>('restrictions', restriction, [{ name: 'next', words: '' }], {
  least: 1,
  usual: always('next'),
  shape: () => true,
});

/** What the ability says of its own cost. */
const ownCostChange = form(
  'costChange',
  'this ability costs <cost> <direction> to activate for each <per>.',
  {
    cost: manaCost,
    direction: lexicon('more or less', [
      ['more', 'more'],
      ['less', 'less'],
    ]),
    per: eachCount,
  },
  { fixed: { of: 'activating', objects: { kind: 'this' } } },
);
const ownCostByX = form(
  'costChange',
  'this ability costs {X} <direction> to activate, where X is <per>.',
  {
    direction: lexicon('more or less', [
      ['more', 'more'],
      ['less', 'less'],
    ]),
    per: amount,
  },
  {
    fixed: { of: 'activating', objects: { kind: 'this' }, cost: { kind: 'manaCost', symbols: ['{1}'] } },
    wording: { x: 'where' },
  },
);
const activated: readonly Phrase<Ability>[] = [
  form(
    'activated',
    '<costs>: <effect> <costChange>[ <restrictions>]',
    { costs, effect, costChange: ownCostByX, restrictions },
    { empty: ['restrictions'] },
  ),
  form('activated', '<costs>: <effect>[ <restrictions>]', { costs, effect, restrictions }, { empty: ['restrictions'] }),
  form(
    'activated',
    '<costs>: <effect> <costChange>[ <restrictions>]',
    { costs, effect, costChange: ownCostChange, restrictions },
    { empty: ['restrictions'] },
  ),
  form(
    'activated',
    '<label> — ^<costs>: <effect>[ <restrictions>]',
    { label: lexicon('a keyword', [['boast', 'boast'], ['exhaust', 'exhaust'], ['forecast', 'forecast']]), costs, effect, restrictions },
    { empty: ['restrictions'] },
  ), // biome-ignore format: one line
  form('activated', '<costs>: <effect>', { costs: single(loyaltyCost), effect }, { fixed: { restrictions: [] } }),
];
const limit = lexicon<NonNullable<TriggeredAbility['limit']>>('a limit', [
  ['this ability triggers only once each turn.', 'onceEachTurn'],
  ['this ability triggers only twice each turn.', 'twiceEachTurn'],
  // It triggers only if its controller hasn't done so yet this turn (CR 603.2h).
  ['do this only once each turn.', 'doneOnceEachTurn'],
]);
const [events, deeds, stepOr] = severalEvents;
const anyEvent = oneOf<Event>('an event', [event, events!, deeds!]);
const step = oneOf<Event>('a step', [recurring, stepOr!]);
const during = lexicon<NonNullable<TriggeredAbility['during']>>('a turn', [
  ['your turn', 'yourTurn'],
  ["an opponent's turn", 'opponentsTurn'],
  ["each opponent's turn", 'opponentsTurn'],
]);
const triggered: readonly Phrase<Ability>[] = [
  form('triggered', '<$word> <event>, [if <condition>, ]<effect>[ <limit>]', {
    $word: whenWord,
    event: anyEvent,
    condition,
    effect,
    limit,
  }),
  form(
    'triggered',
    '<$word> <event> for the first time each turn, [if <condition>, ]<effect>[ <limit>]',
    { $word: whenWord, event, condition, effect, limit },
    { fixed: { firstTime: true } },
  ),
  form('triggered', '<$word> <event> during <during>, [if <condition>, ]<effect>[ <limit>]', {
    $word: whenWord,
    event,
    during,
    condition,
    effect,
    limit,
  }),
  form('triggered', '<event>, [if <condition>, ]<effect>[ <limit>]', { event: step, condition, effect, limit }),
];
const sameFor = listOf<KeywordAbility>('keywords', oneOf<KeywordAbility>('a keyword', [keyword, bareKeyword]), 'and');
const stated = (said: Phrase<Statement>): readonly Phrase<Ability>[] => [
  form('static', '<statement>.', { statement: said }),
  form('static', '<statement> as long as <condition>[. The same is true for <sameFor>].', { statement: said, condition, sameFor }),
  form(
    'static',
    'during your turn, <statement>.',
    { statement: said },
    { fixed: { condition: { kind: 'whoseTurn', player: { kind: 'you' } } }, wording: { place: 'during' } },
  ),
  form(
    'static',
    '<statement> during your turn.',
    { statement: said },
    { fixed: { condition: { kind: 'whoseTurn', player: { kind: 'you' } } }, wording: { place: 'duringLast' } },
  ),
  readIf(
    form('static', '<statement> if <condition>.', { statement: said, condition }, { wording: { place: 'if' } }),
    ({ statement }) => statement.kind !== 'clause' || !ownsIf(statement.acts.at(-1)),
  ),
  form('static', 'if <condition>, <statement>[. The same is true for <sameFor>].', { condition, statement: said, sameFor }, { wording: { place: 'ifFirst' } }),
  form('static', 'as long as <condition>, <statement>[. The same is true for <sameFor>].', { condition, statement: said, sameFor }, { wording: { place: 'first' } }),
]; // biome-ignore format: one form a line
const ROMAN = lexicon('a chapter', [
  ['I', 1],
  ['II', 2],
  ['III', 3],
  ['IV', 4],
  ['V', 5],
  ['VI', 6],
]);
const chapter = form('chapter', '<chapters> — ^<effect>', {
  chapters: new Chain<number>('chapters', ROMAN, [{ name: 'comma', words: ',' }], {
    least: 1,
    usual: always('comma'),
    shape: () => true,
  }),
  effect,
});

const one = (members: readonly Phrase<Ability>[]): Phrase<readonly Ability[]> => single(oneOf<Ability>('an ability', members));
const keywordLines: readonly Phrase<readonly Ability[]>[] = [
  keywordLine as Phrase<readonly Ability[]>,
  kickers as Phrase<readonly Ability[]>,
  one([keywordWithActs, spliceWithActs, keywordWithX, keywordWhere, companionLine]),
];

/** "As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each …". */
const costAndChange = new Chain<Ability>(
  'abilities',
  form('static', '<statement>.', { statement: additionalCost }),
  [{ name: 'behind', words: '', capital: true, follows: oneOf<Ability>('an ability', stated(costOfThis)) }],
  { least: 2, usual: always('behind'), shape: (links) => links.length === 1 },
);

/** A line of a permanent, or an ability in quotation marks. */
export const permanentLines: readonly Phrase<readonly Ability[]>[] = [
  ...keywordLines,
  costAndChange,
  one([
    ...activated,
    ...triggered,
    ...stated(statement),
    partnerLine,
    pairedLine,
    encodedLine,
    anchored,
    chapter,
    stationLine,
    infinityLine,
    ...levelBars,
    toSolve,
    solvedLine,
    maxSpeedLine,
    ...levelSymbols,
    levelSize,
  ]),
];
/** A line of an instant or sorcery. */
export const spellLine = oneOf<readonly Ability[]>('an ability', [
  ...keywordLines,
  costAndChange,
  one([
    form('spell', '<effect>', { effect }, { against: 'what a spell says of itself is so, and not an instruction' }),
    ...activated,
    ...triggered,
    ...stated(oneOf<Statement>('a statement', spellStatements, { agrees: true })),
  ]),
]);
