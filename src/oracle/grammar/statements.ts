// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits

import { oneOf, readIf } from '../kit/choice.ts';
import { followed, framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { facts, flag, lexicon } from '../kit/leaves.ts';
import { always, Chain, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import { suitsSubject } from '../sense/doers.ts';
import type {
  Act,
  AtMost,
  CastAsThoughFlash,
  Clause,
  Cost,
  ObjectPhrase,
  Replacement,
  SkipStep,
  Statement,
  Subject,
  Unless,
} from '../tree/index.ts';
import { copyStatics, entryOffers } from './acts/copies.ts';
import { damageStatics } from './acts/damageRules.ts';
import { halvedInsteads, passiveInsteads } from './acts/insteads.ts';
import { layerForms } from './acts/layers.ts';
import { lures, rulings, staticForms } from './acts/objects.ts';
import { ownCosts } from './acts/ownCosts.ts';
import { eachCount } from './amounts.ts';
import { castingStatements } from './casting.ts';
import { castingTimes } from './castingTimes.ts';
import { costs, manaCost, spokenCosts } from './costs.ts';
import { costsOfActivating } from './costsForOthers.ts';
import { dayNightStatements } from './dayNight.ts';
import { deckRules } from './deckRules.ts';
import { actChain, acts, multiplied, sentences, unlessCondition } from './effects.ts';
import { enlistStatement, exertStatements } from './exerting.ts';
import { inactiveAbilities } from './inactive.ts';
import { itIsNot } from './itIs.ts';
import { keywordLine } from './keywords.ts';
import { nameAgain } from './nameAgain.ts';
import { count, digits } from './numbers.ts';
import { landsEachTurn, playingFrom } from './playingFrom.ts';
import { insteadFirst, leastCosts, standing } from './standing.ts';
import { amount, clause, condition, objects, staticAct, subject } from './symbols.ts';
import { self } from './thisObject.ts';
import { triggeringStatements } from './triggering.ts';
import { moreVotes } from './votes.ts';
import { would } from './would.ts';

const simple = oneOf<Act>('a statement', [...ownCosts, ...staticForms, ...layerForms, ...copyStatics, ...rulings], {
  agrees: true,
});
export const staticActs: readonly Phrase<Act>[] = [simple, multiplied(simple)];
const plain: Phrase<Clause> = form('clause', '<subject> <acts^subject>', { subject, acts: acts(staticAct) });
const ofEach = lexicon('for what', [
  ["each creature they control that's attacking you", 'attacking'],
  ['each of those creatures', 'those'],
]);
/** "unless their controller pays {2} for each creature they control that's attacking you". */
const price: Phrase<Unless> = form('unlessPays', 'their controller pays <costs> for <$each>', { costs, $each: ofEach }, { fixed: { player: { kind: 'controllerOf', of: { kind: 'that', many: true } }, each: true } }); // biome-ignore format: one line
/** "This creature and enchanted creature each get +1/+1 for each Aura you control." */
const eachOfThose: Phrase<Clause> = form(
  'clause',
  '<subject> each <acts^many>',
  { subject, acts: acts(staticAct) },
  { wording: { each: 'each' } },
);
/** "Creatures you control are Elves. The same is true for creature spells you control and …". */
const andOthers: Phrase<Clause> = form('clause', '<subject> <acts^subject>. The same is true for <alsoOf>', {
  subject,
  acts: acts(staticAct),
  alsoOf: objects,
});
const limited = readIf(
  oneOf<Clause>('a statement', [
    plain,
    eachOfThose,
    andOthers,
    followed(plain, 'unless', unlessCondition),
    followed(plain, 'unless', framed('unless', price)),
  ]),
  suitsSubject,
);
/** "No more than two creatures can attack you each combat." */
const most: Phrase<Clause> = form(
  'clause',
  'no more than <acts>',
  {
    acts: single<Act>(
      form('atMost', '<amount> creature/creatures^amount can <deed> each combat', {
        amount: count,
        deed: lexicon<AtMost['deed']>('what', [
          ['attack', 'attack'],
          ['attack you', 'attackYou'],
          ['block', 'block'],
        ]),
      }),
    ),
  },
  { fixed: { subject: { kind: 'you', wording: { implied: 'most' } } } },
);
const defining: Phrase<Clause> = form(
  'clause',
  "<subject>'s <acts>",
  {
    subject: oneOf<Subject>('this', self),
    acts: single(
      oneOf<Act>('what it is', [
        form('baseEquals', 'power is equal to <amount>', { amount }, { fixed: { which: 'power' } }),
        form(
          'baseEquals',
          'power is equal to <amount> and its toughness is equal to that number plus <toughnessMore>',
          { amount, toughnessMore: digits },
          { fixed: { which: 'both' } },
        ),
        form('baseEquals', 'toughness is equal to <amount>', { amount }, { fixed: { which: 'toughness' } }),
        form('baseEquals', 'power and toughness are each equal to <amount>', { amount }, { fixed: { which: 'both' } }),
      ]),
    ),
  },
  { wording: { verb: 'is' } },
);
/** "You may play an additional land on each of your turns." */
const mayPlayLands: Phrase<Clause> = form(
  'clause',
  '<subject> may <acts^many>',
  {
    subject,
    acts: single<Act>(landsEachTurn),
  },
  { fixed: { optional: true } },
);
/** What is so of untap steps, and of steps that are skipped; nobody is named, or you. */
const impersonal: Phrase<Clause> = form(
  'clause',
  '<acts^many>',
  {
    acts: single(
      oneOf<Act>('what is so', [
        form('untapDuring', "untap <objects> during each other player's untap step", { objects }),
        form('mayStayTapped', 'you may choose not to untap <objects> during your untap step', { objects }),
        form('skip', 'skip your <what>', {
          what: lexicon<SkipStep['what']>('what is skipped', [
            ['draw step', 'drawStep'],
            ['untap step', 'untapStep'],
            ['upkeep step', 'upkeep'],
          ]),
        }),
      ]),
    ),
  },
  { fixed: { subject: { kind: 'you', wording: { implied: 'steps' } } } },
);
export const staticClauses: readonly Phrase<Clause>[] = [
  impersonal,
  ...lures,
  ...standing,
  limited,
  ...inactiveAbilities,
  itIsNot,
  most,
  mayPlayLands,
  ...damageStatics,
  ...entryOffers,
  defining,
  followed(limited, 'where', framed(', where X is', amount)),
];

/** "This effect doesn't remove this Aura": behind the protection that would. */
const spared: Phrase<Statement> = form('doesntRemove', "this effect doesn't remove <object>", { object: objects });
/** "You can't lose the game and your opponents can't win the game": each with its own subject. */
export const joinedStatements: Phrase<Statement> = form('statements', '<all>', {
  all: new Chain<Statement>(
    'statements',
    oneOf<Statement>('a statement with its subject', [limited, ...inactiveAbilities], { agrees: true }),
    [
      { name: 'and', words: 'and' },
      { name: 'commaAnd', words: ', and' },
      { name: 'stop', words: '.', capital: true, follows: spared },
    ],
    {
      least: 2,
      usual: always('and'),
      shape: () => true,
    },
  ),
});

const this_ = oneOf<ObjectPhrase>('this spell', self);
/** What enters, said a second time: "it", "this land", its name. */
const itAgain = oneOf<string>('what enters', [
  lexicon('what enters', [
    ['it', 'it'],
    ['this land', 'land'],
    ['this artifact', 'artifact'],
    ['this creature', 'creature'],
  ]),
  nameAgain,
]);
const BATTLEFIELD = '“enters the battlefield” for “enters”';
/** "you may instead mill two cards and return this card from your graveyard to your hand". */
const mayInstead: Phrase<Clause> = form(
  'clause',
  '<subject> may instead <acts^many>',
  { subject, acts: actChain },
  { fixed: { optional: true, instead: true }, wording: { place: 'middle' } },
);
/** "put it onto the battlefield instead of putting it into your graveyard". */
const insteadOfGraveyard: Phrase<Clause> = form(
  'clause',
  '<acts^many> instead of putting it into your graveyard',
  { acts: actChain },
  { fixed: { subject: { kind: 'you', wording: { implied: 'yes' } } }, wording: { place: 'insteadOf' } },
);
const discarded = form(
  'isPutInto',
  'a spell or ability an opponent controls causes you to discard <subject>',
  { subject: objects },
  {
    fixed: {
      zone: 'graveyard',
      from: 'hand',
      byDiscard: true,
      whose: { kind: 'you' },
      causedBy: { kind: 'somePlayer', who: 'opponent' },
    },
  },
);
export const causedDiscard = form(
  'replacement',
  'if <event>, <then>',
  { event: discarded, then: insteadOfGraveyard },
  { wording: { of: 'discard' } },
);
const insteadThen = oneOf<Clause>('what happens instead', [clause, passiveInsteads, halvedInsteads, mayInstead, ...insteadFirst]);
/** Only of damage is "while …" said so; of draws it stands among the events. */
const ofDamage = ({ event, while: during }: Replacement): boolean =>
  during === undefined || event.kind === 'dealsDamage' || event.kind === 'isDealtDamage';
export const replacement = readIf(
  form('replacement', 'if <event>[ while <while>], <then>', {
    event: would,
    while: condition,
    then: insteadThen,
  }) as Phrase<Replacement>,
  ofDamage,
);
/** "If an opponent would lose life during your turn, they lose twice that much life instead." */
export const replacementDuringTurn = readIf(
  form(
    'replacement',
    'if <event> during your turn, <then>',
    { event: would, then: insteadThen },
    { fixed: { while: { kind: 'whoseTurn', player: { kind: 'you' } } }, wording: { of: 'turn' } },
  ) as Phrase<Replacement>,
  ({ event }) => event.kind === 'lifeChanges',
);
/** "If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each …" */
export const replacementWithMore: Phrase<Statement> = readIf(
  form('replacement', 'if <event>[ while <while>], <then>. ^<more>', {
    event: would,
    while: condition,
    then: insteadThen,
    more: sentences,
  }) as Phrase<Replacement>,
  ofDamage,
);

const moreOrLess = lexicon<'more' | 'less'>('more or less', [
  ['more', 'more'],
  ['less', 'less'],
]);
const ONE_MANA = { kind: 'manaCost', symbols: ['{1}'] } as const;
export const additionalCost: Phrase<Statement> = form(
  'additionalCost',
  'as an additional cost to cast this spell, [<optional> ]<costs>[ <anyNumber>]',
  { optional: flag('you may'), costs: spokenCosts, anyNumber: flag('any number of times') },
);
const castingCost: Phrase<Statement> = form(
  'costChange',
  '<objects> costs/cost^objects <cost> <direction> to cast[ for each <per>]',
  { objects, cost: manaCost, direction: moreOrLess, per: eachCount },
  { fixed: { of: 'casting' } },
);
/** "This spell costs {2} less to cast for each creature sacrificed this way", behind the additional cost. */
export const costOfThis: Phrase<Statement> = readIf(
  castingCost,
  (said) => said.kind === 'costChange' && said.objects.kind === 'this',
);
/** Statements that aren't a subject and what is so of it. */
export const specialStatements: readonly Phrase<Statement>[] = [
  castingCost,
  leastCosts,
  ...costsOfActivating,
  form(
    'costChange',
    '<objects> costs/cost^objects {X} <direction> to cast, where X is <per>',
    { objects, direction: moreOrLess, per: amount },
    { fixed: { of: 'casting', cost: ONE_MANA }, wording: { x: 'where' } },
  ),
  form('asEnters', 'as <subject> enters, [<optional> ][<$you> ]<acts^many>', {
    subject: objects,
    optional: flag('you may'),
    $you: lexicon('you', [['you', 'you']]),
    acts: actChain,
  }),
  form(
    'asEnters',
    'as <subject> enters the battlefield, [<optional> ]<acts^many>',
    { subject: objects, optional: flag('you may'), acts: actChain },
    { variant: BATTLEFIELD },
  ),
  ...[
    ['', {}],
    [' the battlefield', { variant: BATTLEFIELD }],
  ].map(([there, more]) =>
    form('asEnters', `as <subject> enters${there}, you may <acts^many>. If you don't, <$again> enters${there} tapped`, { subject: objects, acts: actChain, $again: itAgain }, { fixed: { optional: true, elseTapped: true }, ...(more as object) }),
  ), // biome-ignore format: one form a line
  form('asTurnedFaceUp', 'as <subject> is turned face up, [<optional> ]<acts^many>', {
    subject: objects,
    optional: flag('you may'),
    acts: actChain,
  }),
  additionalCost,
  form('alternativeCost', "you may <costs> rather than pay this spell's mana cost", { costs: spokenCosts }),
  form('alternativeCost', 'you may cast this spell without paying its mana cost', {}, { fixed: { costs: [] } }),
  form('castAsThoughFlash', '<*who> may cast <objects> as though it/they^objects had flash[ if you pay <forMore> more to cast it]', { '*who': facts<Pick<CastAsThoughFlash, 'anyPlayer'>>('who', [['you', {}], ['any player', { anyPlayer: true }]]), objects, forMore: manaCost as Phrase<Cost> }), // biome-ignore format: one line
  form('castAsThoughFlash', "you may cast <objects> as though it/they^objects had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step", { objects }, { fixed: { sacrificed: true } }), // biome-ignore format: one line
  form('anyTime', 'any time <condition>, <then>', { condition, then: clause }),
  form('topCardSeen', 'you may look at the top card of your library any time', {}, { fixed: { by: 'you' } }),
  form(
    'exiledCardSeen',
    'the player who controls the permanent that exiled this card may look at this card in the exile zone',
    {},
  ),
  form('topCardSeen', 'play with the top card of your library revealed', {}, { fixed: { by: 'everyone' } }),
  ...playingFrom,
  form(
    'mayPlayFrom',
    'you may play <objects> and cast <alsoCast> from the top of your library',
    { objects, alsoCast: objects },
    { fixed: { how: 'play', from: 'topOfLibrary' } },
  ),
  form(
    'mayPlayFrom',
    'you may play <objects> and cast <alsoCast> from your graveyard',
    { objects, alsoCast: objects },
    { fixed: { how: 'play', from: 'graveyard' } },
  ),
  form(
    'specialActionFromHand',
    "if you could begin to cast this card by putting it onto the stack from your hand, <then>. This action doesn't use the stack",
    { then: clause },
  ),
  form('revealedFromOpeningHand', 'you may reveal this card from your opening hand. If you do, <then>', { then: clause }),
  form('beginsOnBattlefield', 'if <subject> is in your opening hand, you may begin the game with it on the battlefield', {
    subject: objects,
  }),
  replacement,
  causedDiscard,
  ...triggeringStatements,
  ...exertStatements,
  enlistStatement,
  ...moreVotes,
  ...deckRules,
  ...dayNightStatements,
  ...castingStatements,
  ...castingTimes,
];
/** What an instant or sorcery says of itself. */
export const spellStatements: readonly Phrase<Statement>[] = [
  ...specialStatements,
  form('clause', '<subject> <acts^subject>', {
    subject: this_ as Phrase<Subject>,
    acts: single(oneOf<Act>('a statement', rulings, { agrees: true })),
  }),
  form('clause', '<subject> <acts^subject>', { subject: this_ as Phrase<Subject>, acts: single<Act>(form('become', 'is/are colorless', {}, { fixed: { types: [], colorless: true }, wording: { verb: 'is' } })) }), // biome-ignore format: one line
  // "If this spell was kicked, it has split second."
  form(
    'clause',
    'it <acts>',
    {
      acts: single<Act>(form('gain', 'has <abilities>', { abilities: keywordLine }, { wording: { verb: 'has' } })),
    },
    { fixed: { subject: { kind: 'that', many: false } } },
  ),
];
