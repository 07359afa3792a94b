import type { Store } from '../store/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { EnginePool } from './engine/pool.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import type { Book } from './rules/books.ts';
import type { Metrics } from './server/metrics.ts';

/** What the service needs to answer; there once the store is open. */
export interface Services {
  readonly store: Store;
  readonly engine: EnginePool;
  readonly metrics: Metrics;
  /** The editions and keywords as they are now. */
  catalogue(): Promise<Catalogue>;
}

/** What every resolver gets, made anew for each request. */
export interface ApiContext extends Omit<Services, 'catalogue'> {
  readonly loaders: Loaders;
  /** A whole edition of the rules. */
  book(editionId: number): Promise<Book>;
}

export function createContext({ catalogue, ...services }: Services): ApiContext {
  const loaders = createLoaders(services.store, services.engine, catalogue);
  return { ...services, loaders, book: async (editionId) => (await loaders.catalogue()).book(editionId) };
}
