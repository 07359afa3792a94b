import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { listOf } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act } from '../../tree/index.ts';
import { manaCost } from '../costs.ts';
import { much } from '../numbers.ts';
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
