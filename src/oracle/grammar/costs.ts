import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { Leaf, piece, plain } from '../kit/leaves.ts';
import { always, Chain } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Cost } from '../tree/index.ts';
import { number } from './numbers.ts';
import { act, cost } from './symbols.ts';

const MANA = /^\{(?:[WUBRGCSXYZ]|\d+|[WUBRGC2]\/[WUBRGCP](?:\/P)?)\}$/i;

/** So many mana symbols in a row, or more. */
const symbolsInARow = (least: number) =>
  new Leaf<readonly string[]>(
    'mana symbols',
    (token) => token.kind === 'symbol' && MANA.test(token.text),
    (session, at) => {
      let end = at;
      while (session.tokens[end]?.kind === 'symbol' && MANA.test(session.tokens[end]!.text)) end += 1;
      if (end - at < least) return [];
      return [
        plain(
          end,
          session.tokens.slice(at, end).map((token) => token.text),
        ),
      ];
    },
    (symbols) => (symbols.length < least ? null : symbols.map((symbol) => piece(symbol))),
  );
export const manaSymbols = symbolsInARow(1);
export const severalSymbols = symbolsInARow(2);
/** A single mana symbol. */
export const manaSymbol = new Leaf<string>(
  'a mana symbol',
  (token) => token.kind === 'symbol' && MANA.test(token.text),
  (session, at) => [plain(at + 1, session.tokens[at]!.text)],
  (symbol) => [piece(symbol)],
);
export const manaCost = form('manaCost', '<symbols>', { symbols: manaSymbols });
/** The mana cost of the object itself, as the cost of a keyword that is granted. */
export const ownManaCost = form('ownManaCost', 'its mana cost', {});
/** Something to do as a cost; the doer is "you". */
const actCost = form('actCost', '<act^many>', { act });

export const costForms: readonly Phrase<Cost>[] = [
  manaCost,
  form('tapCost', '{T}', {}),
  form('untapCost', '{Q}', {}),
  actCost,
  ownManaCost,
];
/** A loyalty ability's cost: +1, -2, 0, -X, with or without brackets. */
export const loyaltyCost: Phrase<Cost> = oneOf<Cost>('a loyalty cost', [
  form('loyaltyCost', '+<amount>', { amount: number }, { fixed: { sign: '+' } }),
  form('loyaltyCost', '-<amount>', { amount: number }, { fixed: { sign: '-' } }),
  form('loyaltyCost', '0', {}, { fixed: { sign: '0', amount: { kind: 'number', value: 0 } } }),
]);

/** "{2}, {T}, Sacrifice a creature": each part begins with a capital. */
export const costs: Phrase<readonly Cost[]> = new Chain<Cost>(
  'costs',
  cost,
  [
    { name: 'comma', words: ',', capital: true },
    { name: 'and', words: 'and' },
  ],
  {
    // biome-ignore format: one line
    least: 1,
    usual: always('comma'),
    shape: () => true,
  },
);
/** Costs in running text: "discard a card and pay 2 life". */
export const spokenCosts: Phrase<readonly Cost[]> = new Chain<Cost>(
  'costs',
  cost,
  [
    { name: 'and', words: 'and' },
    { name: 'comma', words: ',' },
  ],
  {
    least: 1,
    usual: always('and'),
    shape: (links) => links.length <= 1,
  },
);
export type CostAct = Act;
