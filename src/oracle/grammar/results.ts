import { oneOf } from '../kit/choice.ts';
import { framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { Leaf, piece, plain } from '../kit/leaves.ts';
import { always, Chain } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { ResultRow, Sentence } from '../tree/index.ts';
import { explicitClause, sentence } from './symbols.ts';

const NEXT_SENTENCE = [
  { name: 'stop', words: '.', capital: true },
  { name: 'stopThen', words: '. Then' },
  { name: 'then', words: ', then', follows: explicitClause },
  { name: 'and', words: 'and', follows: explicitClause },
] as const;
/** What is done for a result (CR 706.3a). */
const ofResult = new Chain<Sentence>('sentences', sentence, NEXT_SENTENCE, {
  least: 1,
  usual: always('stop'),
  shape: () => true,
});
const number_ = new Leaf<number>(
  'a number',
  (token) => token.kind === 'number',
  (session, at) => [plain(at + 1, Number(session.tokens[at]!.text))],
  (value) => [piece(String(value))],
);
const resultRow: Phrase<ResultRow> = oneOf<ResultRow>('a result', [
  form('resultRow', '<from>—<to> | ^<sentences>', { from: number_, to: number_, sentences: ofResult }),
  form(
    'resultRow',
    '<from>-<to> | ^<sentences>',
    { from: number_, to: number_, sentences: ofResult },
    { variant: 'spelling: a hyphen for a dash' },
  ),
  form('resultRow', '<from>+ | ^<sentences>', { from: number_, sentences: ofResult }),
  form('resultRow', '<from> | ^<sentences>', { from: number_, sentences: ofResult }, { fixed: { only: true } }),
]);
/** The results table behind a roll (CR 706.3a). */
export const resultsTable: Phrase<Sentence> = form('resultsTable', '<rows>', {
  rows: framed(
    '\n',
    new Chain<ResultRow>('results', resultRow, [{ name: 'row', words: '.\n' }], {
      least: 2,
      usual: always('row'),
      shape: () => true,
    }),
  ),
});
