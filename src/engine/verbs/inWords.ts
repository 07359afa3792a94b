// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import type { Clause, Filter, Sentence } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Run } from '../decisions/types.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { under } from '../trace/record.ts';
import { type ActOf, contextFor, type Doing, type Outcome } from './executor.ts';
import { playersIn } from './perform.ts';
import { runSentences } from './sentences.ts';

const YOU = { kind: 'you' } as const;
const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
const CARD: Filter = { kind: 'filter', adjectives: [], modifiers: [], noun: 'card' };
/** Far from the marks of any card's words. */
const MARK = 10_000;

const said = (act: Clause['acts'][number], optional = false): Clause => ({
  kind: 'clause',
  subject: YOU,
  acts: [act],
  ...(optional ? { optional: true } : {}),
});

const LESSON: Filter = {
  kind: 'filter',
  adjectives: [],
  types: [{ kind: 'typeTerm', words: [{ kind: 'subtype', subtype: 'Lesson' }] }],
  noun: 'card',
  modifiers: [{ kind: 'ownedBy', player: YOU }],
};
/** CR 701.48a: a card may be discarded to draw one; if none was, a Lesson card may be brought in from outside the game. */
export const LEARN: readonly Sentence[] = [
  said({ kind: 'discard', cards: { kind: 'some', quantity: ONE, filter: CARD } }, true),
  { kind: 'ifDone', done: true, by: YOU, then: said({ kind: 'draw', amount: { kind: 'number', value: 1 } }) },
  {
    kind: 'otherwise',
    then: said({ kind: 'bringIn', cards: { kind: 'some', quantity: ONE, filter: LESSON }, revealed: true, to: 'hand' }, true),
  },
];

/** CR 701.57a. */
export function discovering(most: number): readonly Sentence[] {
  const modest: Filter = {
    kind: 'filter',
    noun: 'card',
    adjectives: [{ kind: 'non', not: { kind: 'cardType', type: 'land' } }],
    modifiers: [
      {
        kind: 'withCharacteristic',
        comparison: 'orLess',
        characteristic: 'manaValue',
        amount: { kind: 'number', value: most },
      },
    ],
  };
  const found = { kind: 'that', many: false, filter: CARD, referent: { kind: 'markedReferent', mark: MARK } } as const;
  const modestSpell = {
    kind: 'compare',
    comparison: 'orLess',
    left: { kind: 'characteristicOf', characteristic: 'manaValue', of: found },
    right: { kind: 'number', value: most },
  } as const;
  const rest = { kind: 'theRest', referent: { kind: 'markedReferent', mark: MARK + 1 } } as const;
  const bottom = { kind: 'destination', zone: 'library', position: 'bottom', whose: YOU, order: 'random' } as const;
  return [
    said({ kind: 'exileUntil', until: { kind: 'some', quantity: ONE, filter: modest, mark: MARK }, mark: MARK + 1 }),
    said({ kind: 'castOrPlay', how: 'cast', objects: found, withoutPaying: true, onlyIf: modestSpell }, true),
    {
      kind: 'ifDone',
      done: false,
      by: YOU,
      then: said({ kind: 'move', objects: found, to: { kind: 'destination', zone: 'hand', whose: YOU } }),
    },
    said({ kind: 'move', objects: rest, to: bottom }),
  ];
}

/** CR 701.36a. */
export const POPULATE: readonly Sentence[] = [
  said({
    kind: 'createToken',
    amount: { kind: 'number', value: 1 },
    token: {
      kind: 'copyToken',
      of: {
        kind: 'some',
        quantity: ONE,
        filter: {
          kind: 'filter',
          noun: 'token',
          adjectives: [],
          types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
          modifiers: [{ kind: 'controlledBy', player: YOU }],
        },
      },
    },
  }),
];

/** A keyword action that the rules define by instructions: each player follows them as "you". */
export function* follow(
  g: Game,
  doing: Doing,
  what: { readonly name: string; readonly cite: RuleNumber; readonly sentences: (player: PlayerId) => readonly Sentence[] },
): Run<Outcome> {
  for (const player of playersIn(doing.subjects)) {
    const ctx = { ...contextFor(doing, playerRef(player)), controller: player };
    const told = { kind: 'instruction', says: `${playerName(g, player)} ${what.name}.`, cite: [what.cite] } as const;
    yield* under(g, told, () => runSentences(g, what.sentences(player), ctx));
  }
  return { done: true, amount: 1, refs: doing.subjects };
}

export function* discover(g: Game, act: ActOf<'keywordActionN'>, doing: Doing): Run<Outcome> {
  const most = atLeastZero(amount(g, act.amount, doing.ctx));
  return yield* follow(g, doing, { name: `discovers ${most}`, cite: '701.57a', sentences: () => discovering(most) });
}
