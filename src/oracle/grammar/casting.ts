// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { flag, lexicon } from '../kit/leaves.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type {
  Act,
  CastBy,
  Clause,
  Cost,
  KeywordCostIs,
  ObjectPhrase,
  PayInstead,
  SpecialActionFromHand,
  Statement,
  Subject,
} from '../tree/index.ts';
import { aftermath, castAs } from './castAs.ts';
import { keyword } from './castingFacts.ts';
import { costs } from './costs.ts';
import { costsForOthers } from './costsForOthers.ts';
import { entering } from './entering.ts';
import { leaving } from './leavingTheStack.ts';
import { count } from './numbers.ts';
import { act, amount, clause, objects } from './symbols.ts';
import { self } from './thisObject.ts';
import { counterName } from './words.ts';

const it = form('that', 'it', {}, { fixed: { many: false }, number: 'one' });

const this_ = form('this', 'this <$noun>', { $noun: lexicon('what this is', [['card', 'card'], ['spell', 'spell']]) }, { number: 'one' }); // biome-ignore format: one line

const itself = oneOf<ObjectPhrase>('this card', [this_, it]);

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;

const TO_HAND = { kind: 'destination', zone: 'hand', whose: { kind: 'ownerOf', of: { kind: 'that', many: false } } } as const;

/** What one does to pay, as it stands after "by": "discarding a card", "tapping up to one untapped creature you control". */
const doing: Phrase<Cost> = form('actCost', '<act>', {
  act: oneOf<Act>('what is done to pay', [
    form('discard', 'discarding <cards>', { cards: objects }, { wording: { by: 'ing' } }),
    form('sacrifice', 'sacrificing <objects>', { objects }, { wording: { by: 'ing' } }),
    form('tap', 'tapping <objects>', { objects }, { wording: { by: 'ing' } }),
    form('exile', 'exiling <objects>', { objects }, { wording: { by: 'ing' } }),
    form(
      'move',
      "returning <objects> to its owner's hand",
      { objects },
      {
        fixed: { to: TO_HAND },
        wording: { by: 'ing' },
      },
    ),
  ]),
});

const from = lexicon<NonNullable<CastBy['from']>>('where it is', [
  ['from your graveyard', 'graveyard'],
  ['from your hand', 'hand'],
]);

const resulting = lexicon<NonNullable<CastBy['resulting']>>('what it would be', [
  ['if the resulting spell is an instant or sorcery spell', 'instantOrSorcery'],
]);

const faceDown = lexicon<NonNullable<CastBy['faceDown']>>('what it is face down', [
  ['as a 2/2 face-down creature with no text, no name, no subtypes, and no mana cost', 'plain'],
  ['as a 2/2 face-down creature with ward {2}, no name, no subtypes, and no mana cost', 'withWard'],
]);

const rather = lexicon('rather than its mana cost', [
  ['rather than paying its mana cost', 'payingIts'],
  ['rather than its mana cost', 'its'],
  ["rather than paying this spell's mana cost", 'payingThis'],
]);

const castBy: readonly Phrase<Statement>[] = [
  form('castBy', 'you may cast <object>[ <faceDown>][ <from>][ <resulting>] by paying <costs>[ and <also>] <$rather>', {
    object: itself,
    faceDown,
    from,
    resulting,
    costs,
    also: doing,
    $rather: rather,
  }),
  form(
    'castBy',
    'you may cast <object> transformed from your graveyard by paying <costs> <$rather>',
    { object: itself, costs, $rather: rather },
    { fixed: { from: 'graveyard', transformed: true } },
  ),
  form(
    'castBy',
    'you may cast <object> converted by paying <costs> <$rather>',
    { object: itself, costs, $rather: rather },
    { fixed: { transformed: true }, wording: { as: 'converted' } },
  ),
  form(
    'castBy',
    'any time you could cast an instant during your declare blockers step, you may cast <object> by paying <costs> and <also> <$rather>',
    { object: itself, costs, also: doing, $rather: rather },
    { fixed: { during: 'declareBlockers' } },
  ),
  form('castBy', 'you may cast <object>[ <from>][ <resulting>] by <also> as an additional cost to cast it', {
    object: itself,
    from,
    resulting,
    also: doing,
  }),
  form(
    'alternativeCost',
    "you may choose to pay <costs> rather than pay this spell's mana cost",
    { costs },
    { wording: { as: 'choose' } },
  ),
  form(
    'alternativeCost',
    "you may pay <costs> rather than pay this spell's mana cost as you cast this spell",
    { costs },
    { wording: { as: 'asYouCast' } },
  ),
  form(
    'revealAsDrawn',
    "you may reveal this card from your hand as you draw it if it's the first card you've drawn this turn. When you reveal this card this way, <then>",
    { then: clause },
  ),
];

const SPLICED =
  "you may reveal this card from your hand as you cast <onto>. If you do, that spell gains the text of this card's rules text";

/** For mana, and for something that is done (CR 702.47a). */
const splicing: readonly Phrase<Statement>[] = [
  form('spliceOnto', `${SPLICED} and you pay <costs> as an additional cost to cast that spell`, { onto: objects, costs }),
  form(
    'spliceOnto',
    `${SPLICED} and you <costs> as an additional cost to cast that spell`,
    { onto: objects, costs: single(form('actCost', '<act^many>', { act })) },
    { wording: { as: 'done' }, against: 'mana that is a cost rather than something to do' },
  ),
];

const when = lexicon<NonNullable<SpecialActionFromHand['when']>>('when', [
  ['your turn', 'yourTurn'],
  ['your main phase while the stack is empty', 'asSorcery'],
]);
const becomes = lexicon<NonNullable<SpecialActionFromHand['becomes']>>('what it becomes', [
  ['foretold', 'foretold'],
  ['a plotted card', 'plotted'],
]);
/** "you may exile this card from your hand and pay its mana cost". */
const FOR_ITS_MANA_COST: Clause = {
  kind: 'clause',
  optional: true,
  subject: { kind: 'you' },
  acts: [
    { kind: 'exile', objects: { kind: 'this', wording: { noun: 'card' } }, from: { kind: 'inZone', whose: { kind: 'you' }, zone: 'hand' } },
    { kind: 'payMana', cost: { kind: 'ownManaCost' } },
  ],
}; // biome-ignore format: a table
/** Special actions by which a card in hand is put aside to be cast on a later turn (CR 116.2h, 116.2k). */
const inAdvance: readonly Phrase<Statement>[] = [
  form('specialActionFromHand', 'any time you have priority during <when>, <then>. It becomes <becomes>', {
    when,
    then: clause,
    becomes,
  }),
  form(
    'specialActionFromHand',
    'any time you have priority during <when>, you may exile this card from your hand and pay its mana cost. It becomes <becomes>',
    { when, becomes },
    { fixed: { then: FOR_ITS_MANA_COST } },
  ),
];

const additional: readonly Phrase<Statement>[] = [
  form('additionalCost', 'you may pay an additional <costs>[ <anyNumber>] as you cast this spell', { costs, anyNumber: flag('any number of times') }, { fixed: { optional: true }, wording: { as: 'you' } }), // biome-ignore format: one line
  form(
    'chooseAllModes',
    'you may choose all modes of this spell instead of just the number specified. If you do, you pay an additional <costs>',
    { costs },
  ),
  form('costPerMode', 'for each mode you choose beyond the first as you cast this spell, you pay an additional <costs>', {
    costs,
  }),
];

/** "its total cost is reduced by an amount of generic mana equal to the tapped creature's power". */
const reduced: readonly Phrase<Statement>[] = [
  form(
    'costChange',
    'its total cost is reduced by an amount of generic mana equal to <per>',
    { per: amount },
    {
      fixed: { objects: { kind: 'this' }, direction: 'less', cost: { kind: 'manaCost', symbols: ['{1}'] }, of: 'casting' },
      wording: { as: 'reduced' },
    },
  ),
];

const substitutes = lexicon<PayInstead['mana']>('which mana', [['generic mana', 'generic']]);

const colored = form('payInstead', "for each colored mana in this spell's total cost, you may <act^many> rather than pay that mana. For each generic mana in this spell's total cost, you may tap an untapped creature you control rather than pay that mana", {
  act: form('tap', 'tap an untapped creature of that color you control', {}, { fixed: { objects: creatureYouControl() }, wording: { as: 'ofThatColor' } }),
}, { fixed: { mana: 'coloredOrGeneric' } }); // biome-ignore format: one sentence

function creatureYouControl(): ObjectPhrase {
  return {
    kind: 'some',
    quantity: ONE,
    filter: {
      kind: 'filter',
      adjectives: [{ kind: 'status', status: 'untapped' }],
      types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
      modifiers: [{ kind: 'controlledBy', player: { kind: 'you' } }],
    },
  };
}

const paying: readonly Phrase<Statement>[] = [
  form('payInstead', "for each <mana> in this spell's total cost, you may <act^many> rather than pay that mana", {
    mana: substitutes,
    act,
  }),
  colored,
];

/** "This creature escapes with two +1/+1 counters on it" (CR 702.138c). */
const escaping: Phrase<Statement> = form('clause', '<subject> escapes with <acts>', {
  subject: oneOf<Subject>('this', self),
  acts: single<Act>(form('enterWithCounters', '<amount> <counter> counter/counters^amount on it', { amount: count, counter: counterName })),
}, { fixed: { condition: { kind: 'costWasPaid', object: { kind: 'this' }, keyword: 'escape' } }, wording: { verb: 'escapes' } }); // biome-ignore format: one sentence

/** Statements about casting the object that makes them, and paying for it. */
export const castingStatements: readonly Phrase<Statement>[] = [
  ...castBy,
  ...costsForOthers,
  ...castAs,
  ...splicing,
  ...inAdvance,
  ...aftermath,
  ...entering,
  ...additional,
  ...reduced,
  ...paying,
  ...leaving,
  escaping,
];

/** Acts of copying and casting that stand in what keywords mean. */
export const copyActs: readonly Phrase<Act>[] = [
  form('exileUntil', 'exiles/exile cards from the top of your library until you exile <until>', { until: objects }),
  form('exileUntil', 'exiles/exile cards from the top of their library until they exile <until>', { until: objects }, { wording: { whose: 'their' } }),
  form('chooseNewTargets', 'choose new targets for any of the copies', {}, { fixed: { for: { kind: 'that', many: true, wording: { as: 'copy' } } }, wording: { any: 'any' } }),
  form('castOrPlay', '<how> <objects> without paying their mana costs', { how: lexicon('cast or play', [['casts/cast', 'cast'], ['plays/play', 'play']]), objects }, { fixed: { withoutPaying: true }, wording: { many: 'many' } }),
]; // biome-ignore format: one line

/** "The flashback cost is equal to its mana cost." */
export const grantedCost: readonly Phrase<KeywordCostIs>[] = [
  form('keywordCostIs', '<$the> <keyword> cost is equal to <$its> mana cost', {
    $the: lexicon('which cost', [['the', 'the'], ['its', 'its']]),
    keyword,
    $its: lexicon('of what', [['its', 'its'], ["that card's", 'card']]),
  }, { fixed: { of: { kind: 'that', many: false } } }), // biome-ignore format: one form
];
