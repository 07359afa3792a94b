import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { listOf } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act } from '../../tree/index.ts';
import { manaCost } from '../costs.ts';
import { bareCount, much } from '../numbers.ts';
import { objects } from '../symbols.ts';

/** What one of is done: deeds by which one pays. */
const deed: Phrase<Act> = oneOf<Act>(
  'a deed',
  [
    form('sacrifice', 'sacrifices/sacrifice <objects>', { objects }),
    form('discard', 'discards/discard <cards>', { cards: objects }),
    form('payLife', 'pays/pay <amount> life', { amount: much }),
    form('payMana', 'pays/pay <cost>', { cost: manaCost }),
    form('exile', 'exiles/exile <objects>', { objects }),
    form('reveal', 'reveals/reveal <objects>', { objects }),
  ],
  { agrees: true },
);
/** "sacrifice an artifact or discard a card". */
export const eitherActs: readonly Phrase<Act>[] = [form('eitherAct', '<acts>', { acts: listOf('deeds', deed, 'or', 2) })];

/** "repeat this process". */
export const repeating: readonly Phrase<Act>[] = [
  form('repeatProcess', 'repeats/repeat this process', {}),
  form('repeatProcess', 'repeats/repeat this process any number of times', {}, { wording: { as: 'anyNumber' } }),
  form('repeatProcess', 'repeats/repeat this process as many times as they choose', {}, { wording: { as: 'asTheyChoose' } }),
  form('repeatProcess', 'repeats/repeat this process <times> more times', { times: bareCount }),
];
