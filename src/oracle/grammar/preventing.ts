import { form } from '../kit/form.ts';
import { listOf, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Unless } from '../tree/index.ts';
import { act, condition, player } from './symbols.ts';

const done = form('actCost', '<act>', { act });
/** "unless that player pays {2}", "unless that player pays {2} and pays 2 life". */
export const payments: readonly Phrase<Unless>[] = [
  form('unlessPays', '<player> <costs^player>', { player, costs: single(done) }),
  form('unlessPays', '<player> <costs^player>', { player, costs: listOf('costs', done, 'and', 2) }),
];
export const unlessHolds: Phrase<Unless> = form('unlessCondition', '<condition>', { condition });
