import type { Store } from '../../store/index.ts';
import type { EnginePool } from '../engine/pool.ts';
import type { KeywordRegistry } from '../keywords/registry.ts';
import { wordsOf } from './words.ts';

/** Cards that a thread reads at once: a tenth of a second, so that questions come between. */
const AT_ONCE = 200;

interface Refresh {
  readonly store: Store;
  readonly engine: Pick<EnginePool, 'run'>;
  readonly keywords: KeywordRegistry;
  /** How many threads may read at the same time. */
  readonly threads: number;
  readonly signal?: AbortSignal;
  readonly tell?: (done: number, total: number) => void;
}

/** Brings what is kept of the readings of cards up to date with their words, the language and the names of keywords. Gives how many cards were read. */
export async function refreshReadings({ store, engine, keywords, threads, signal, tell = () => {} }: Refresh): Promise<number> {
  const { languageBuild, names } = keywords;
  const { unread } = await store.readingProgress(languageBuild);
  if (unread === 0) return 0;
  let done = 0;
  let afterId = '';
  const next = async (): Promise<void> => {
    for (;;) {
      if (signal?.aborted === true) return;
      // one at a time asks for cards: each gets those behind the last one's
      const cards = await taken(async () => {
        const some = await store.cardsToRead(languageBuild, AT_ONCE, afterId);
        afterId = some.at(-1)?.id ?? afterId;
        return some;
      });
      if (cards.length === 0) return;
      const tasks = cards.map(({ id, versionHash, faces }) => ({ id, versionHash, faces: faces.map(wordsOf) }));
      await store.saveCardReadings(languageBuild, await engine.run('readCards', { cards: tasks, names }));
      done += cards.length;
      tell(done, unread);
    }
  };
  let turn: Promise<unknown> = Promise.resolve();
  const taken = <Taken>(take: () => Promise<Taken>): Promise<Taken> => {
    const mine = turn.then(take);
    turn = mine.catch(() => {});
    return mine;
  };
  await Promise.all(Array.from({ length: threads }, next));
  if (signal?.aborted !== true && (await store.readingProgress(languageBuild)).unread === 0)
    await store.forgetOtherReadings(languageBuild);
  return done;
}
