// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import { apart } from '../bind/joined.ts';
import { oneOf, printedAs, readIf } from '../kit/choice.ts';
import { followed, framed, led } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { flag } from '../kit/leaves.ts';
import { always, Chain, runOf, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import { needsNoSubject, suitsSubject, suitsSubjectsAgain } from '../sense/doers.ts';
import { lastsAsLong } from '../sense/lasting.ts';
import type { Act, Clause, Condition, Effect, Sentence, Subject, Unless } from '../tree/index.ts';
import { hasExceptions } from './acts/copyExceptions.ts';
import { damageClauses } from './acts/damageRules.ts';
import { enteringClauses } from './acts/entersWith.ts';
import { sameWayClauses } from './acts/fewest.ts';
import { sizeClauses, stillTheyClauses } from './acts/layers.ts';
import { elidedMove } from './acts/moves.ts';
import { requiredThen } from './acts/nextTurn.ts';
import { elidedDamage, lures } from './acts/objects.ts';
import { elidedPut } from './acts/putCounters.ts';
import { theirCopies } from './acts/theirCopies.ts';
import { extraPhases } from './acts/turns.ts';
import { eachCount } from './amounts.ts';
import { anyMana } from './anyMana.ts';
import { dayNightClause } from './dayNight.ts';
import { eachOfThem } from './eachOfThem.ts';
import { forEachSubject } from './forEach.ts';
import { inactiveAbilities } from './inactive.ts';
import { itIs } from './itIs.ts';
import { modals } from './modals.ts';
import { playLaterFree } from './playingFrom.ts';
import { payments, unlessHolds } from './preventing.ts';
import { resultsTable } from './results.ts';
import { speedClause } from './speed.ts';
import {
  act,
  amount,
  beginning,
  condition,
  duration,
  explicitClause,
  namedPlayer,
  sentence,
  simpleAct,
  subject,
} from './symbols.ts';
import { typeWord } from './words.ts';

const LINKS = [
  { name: 'comma', words: ',' },
  { name: 'and', words: 'and' },
  { name: 'commaAnd', words: ', and' },
  { name: 'then', words: ', then' },
  { name: 'andThen', words: 'and then' },
] as const;

/** "a", "a and b", "a, b, then c": whatever comes, the last link isn't a bare comma. */
function chainOf(label: string, member: Phrase<Act>): Chain<Act> {
  return new Chain<Act>(label, member, LINKS, {
    least: 1,
    usual: (count) => (count === 1 ? '' : [...Array(count - 2).fill('comma'), 'and'].join()),
    shape: (links) => links.length === 0 || links.at(-1) !== 'comma',
  });
}

export const actChain = chainOf('instructions', act);

export const acts = (member: Phrase<Act>) => chainOf('statements', member);

/** "… for each creature you control". */
export const multiplied = (member: Phrase<Act>): Phrase<Act> =>
  form('multiplied', '<act> for each <by>', { act: member, by: eachCount });

export const multipliedAct = multiplied(simpleAct);

/** Several acts of one subject; a second move or damage may leave its verb out. */
const mixedChain = new Chain<Act>(
  'instructions',
  act,
  [
    ...LINKS,
    { name: 'andMove', words: 'and', follows: elidedMove },
    { name: 'andDamage', words: 'and', follows: elidedDamage },
    { name: 'commaDamage', words: ', and', follows: elidedDamage },
    { name: 'listDamage', words: ',', follows: elidedDamage },
    { name: 'andCounters', words: 'and', follows: elidedPut },
  ],
  {
    least: 1,
    usual: (count) => (count === 1 ? '' : [...Array(count - 2).fill('comma'), 'and'].join()),
    shape: (links) => links.at(-1) !== 'comma' && links.at(-1) !== 'listDamage',
  },
);

const YOU = { kind: 'you', wording: { implied: 'yes' } } as const;

const implied: Phrase<Clause> = readIf(
  form('clause', '<acts^many>', { acts: mixedChain }, { fixed: { subject: YOU } }),
  ({ acts: done }) => done.every(needsNoSubject),
);

/** "Your life total can't change": neither by gaining nor by losing life (CR 119.7, 119.8). */
export const fixedLifeTotal: Phrase<Act> = form(
  'cant',
  "can't change",
  {},
  {
    fixed: {
      what: [
        { kind: 'deed', deed: 'gainLife' },
        { kind: 'deed', deed: 'loseLife' },
      ],
    },
    wording: { as: 'change' },
  },
);

const lifeTotal = single<Act>(
  oneOf<Act>('what becomes of it', [
    form('lifeBecomes', 'becomes <amount>', { amount }, { wording: { of: 'life' } }),
    fixedLifeTotal,
  ]),
);

const explicit: readonly Phrase<Clause>[] = [
  form('clause', '<subject> <acts^subject>', { subject, acts: mixedChain }),
  form(
    'clause',
    'the Ring tempts you',
    {},
    {
      fixed: { subject: { kind: 'you', wording: { implied: 'ring' } }, acts: [{ kind: 'keywordAction', action: 'ringTempts' }] },
    },
  ),
  form(
    'clause',
    "<subject>'s still a <acts>",
    {
      subject: form('that', 'it', {}, { fixed: { many: false } }),
      acts: single(form('stillIs', '<types>', { types: runOf('types', typeWord) })),
    },
    { wording: { verb: 's' } },
  ),
  dayNightClause,
  speedClause,
  itIs,
  ...stillTheyClauses,
  ...playLaterFree,
  ...eachOfThem(mixedChain),
  form('clause', '<subject> may <acts^many>', { subject, acts: mixedChain }, { fixed: { optional: true } }),
  form('clause', 'you may have <subject> <acts^many>', { subject, acts: mixedChain }, { fixed: { optional: true, yours: true } }),
  form(
    'clause',
    "<subject>'s life total <acts>",
    { subject: namedPlayer as Phrase<Subject>, acts: lifeTotal },
    { wording: { of: 'life' } },
  ),
  form(
    'clause',
    'your life total <acts>',
    { acts: lifeTotal },
    { fixed: { subject: { kind: 'you', wording: { case: 'your' } } }, wording: { of: 'life' } },
  ),
  form(
    'clause',
    "double <subject>'s life total",
    { subject: namedPlayer as Phrase<Subject> },
    {
      fixed: { acts: [{ kind: 'gainLife', amount: { kind: 'lifeTotalOf', player: { kind: 'thatPlayer' } } }] },
      wording: { of: 'double' },
    },
  ),
  ...sameWayClauses,
  ...enteringClauses,
  extraPhases,
  ...damageClauses,
  ...sizeClauses,
  ...lures,
  ...inactiveAbilities,
  ...requiredThen,
  ...theirCopies,
];

const unless = framed('unless', oneOf<Unless>('what prevents it', [...payments, unlessHolds]));

export const unlessCondition = framed('unless', unlessHolds);

/** A clause with everything that may stand before or after its subject and acts. */
function withTails(label: string, core: readonly Phrase<Clause>[]): readonly Phrase<Clause>[] {
  const plain = readIf(oneOf<Clause>(label, core), suitsSubject);
  const lasting = readIf(followed(plain, 'duration', duration), lastsAsLong);
  const timed = oneOf<Clause>(label, [plain, lasting, followed(lasting, 'perEach', framed('for each', eachCount))]);
  const limited = oneOf<Clause>(label, [
    timed,
    followed(timed, 'unless', unless),
    readIf(
      followed(timed, 'condition', framed('if', condition), { place: 'tail' }),
      ({ acts: all }) => !hasExceptions(all.at(-1)),
    ),
    followed(timed, 'condition', framed('as long as', condition), { place: 'asLongAs' }),
    followed(timed, 'delayed', beginning, { place: 'tail' }),
  ]);
  const defined = oneOf<Clause>(label, [limited, followed(limited, 'where', framed(', where X is', amount))]);
  const replaced = oneOf<Clause>(label, [
    defined,
    followed(defined, 'instead', flag('instead')),
    followed(followed(timed, 'instead', flag('instead')), 'condition', framed('if', condition), { place: 'afterInstead' }),
  ]);
  const lead = (field: string, added: Phrase<unknown>, against?: string) =>
    led(field, added, replaced, { place: 'lead', ...(against === undefined ? {} : { against }) });
  return [
    replaced,
    lead('condition', framed('if', condition as Phrase<Condition>, ','), 'an “if” right after the event is an intervening “if”'),
    led(
      'condition',
      framed('if', condition as Phrase<Condition>, ','),
      led('instead', flag('instead'), defined, { place: 'first' }),
      {
        place: 'lead',
      },
    ),
    readIf(lead('duration', framed('', duration, ',')), lastsAsLong),
    lead('delayed', framed('', beginning, ',')),
    lead('forEach', framed('for each', forEachSubject, ',')),
  ];
}

export const explicitClauses = withTails('a sentence with its subject', explicit);

export const clauses = withTails('a sentence', [implied, ...explicit]);

/** "gets +1/+1 until end of turn and can't be blocked this turn": a second sentence about the same subject, which isn't said again. */
const sameCore = [
  form(
    'clause',
    '<acts^one>',
    { acts: mixedChain },
    { fixed: { subject: { kind: 'that', many: false, wording: { as: 'elided' } } }, against: 'one sentence rather than two' },
  ),
  form(
    'clause',
    '<acts^many>',
    { acts: mixedChain },
    {
      fixed: { subject: { kind: 'that', many: false, wording: { as: 'elided', verb: 'many' } } },
      against: 'one sentence rather than two',
    },
  ),
];

/** "may copy this spell and may choose a new target for that copy". */
const sameMay: Phrase<Clause> = form(
  'clause',
  'may <acts^many>',
  { acts: mixedChain },
  { fixed: { subject: { kind: 'that', many: false, wording: { as: 'elided' } }, optional: true } },
);

/** What happens at once, or says itself for how long: no duration stands behind it. */
const AT_ONCE: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['dealDamage', 'fight', 'must', 'can']);
const sameOnce = readIf(
  oneOf<Clause>('a sentence', sameCore),
  ({ acts: done }) => done.length === 1 && AT_ONCE.has(done[0]!.kind),
);

const sameSubject = oneOf<Clause>('a sentence', [
  readIf(followed(oneOf<Clause>('a sentence', sameCore), 'duration', duration), lastsAsLong),
  sameOnce,
]);

const sentenceChain = new Chain<Sentence>(
  'sentences',
  sentence,
  [
    { name: 'stop', words: '.', capital: true },
    { name: 'stopThen', words: '. Then' },
    { name: 'then', words: ', then', follows: explicitClause },
    { name: 'and', words: 'and', follows: explicitClause },
    { name: 'commaAnd', words: ', and', follows: explicitClause },
    { name: 'andSame', words: 'and', follows: sameSubject },
    { name: 'table', words: '.', follows: resultsTable },
    { name: 'andMay', words: 'and', follows: sameMay },
    { name: 'andMana', words: 'and', follows: anyMana },
    { name: 'commaAndMana', words: ', and', follows: anyMana },
    { name: 'stopMana', words: '.', capital: true, follows: anyMana },
  ],
  {
    least: 1,
    usual: always('stop'),
    // What stands behind a table belongs to its last row.
    shape: (links) => !links.slice(0, -1).includes('table'),
  },
);

/** Sentences; those that `bind` has put into another are printed where they stood. */
export const sentences: Phrase<readonly Sentence[]> = printedAs(readIf(sentenceChain, suitsSubjectsAgain), apart);

export const effectForms: readonly Phrase<Effect>[] = [
  form('effect', '<sentences>.', { sentences }),
  form('effect', '<sentences>', { sentences: single(oneOf<Sentence>('a choice of modes', modals)) }),
];
