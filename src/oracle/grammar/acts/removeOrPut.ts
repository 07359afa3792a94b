import { readIf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act } from '../../tree/index.ts';
import { objects } from '../symbols.ts';
import { counterName } from '../words.ts';

/** One counter less or one more: of the same kind, said twice. */
export const removeOrPutActs: readonly Phrase<Act>[] = [
  readIf(
    form('removeOrPut', 'removes/remove a <counter> counter from <on> or puts/put another <$again> counter on it', { counter: counterName, on: objects, $again: counterName }),
    ({ counter, wording }) => wording?.again === counter,
  ),
  form('removeOrPut', 'chooses/choose a counter on <on>. Remove that counter from that permanent or card or put another of those counters on it', { on: objects }),
]; // biome-ignore format: one form a line
