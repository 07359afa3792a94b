import type { Store } from '../store/index.ts';
import type { EnginePool } from './engine/pool.ts';
import type { KeywordRegistry } from './keywords/registry.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import type { Book } from './rules/books.ts';
import type { Metrics } from './server/metrics.ts';

/** What the service needs to answer; there once the store is open. */
export interface Services {
  readonly store: Store;
  readonly engine: EnginePool;
  readonly metrics: Metrics;
  /** A whole edition of the rules, as it was at a version of the catalogue. */
  book(editionId: number, version: number): Promise<Book>;
  /** The keywords of an edition. */
  keywords(editionId: number): Promise<KeywordRegistry>;
}

/** What every resolver gets, made anew for each request. */
export interface ApiContext extends Omit<Services, 'book'> {
  readonly loaders: Loaders;
  /** A whole edition of the rules. */
  book(editionId: number): Promise<Book>;
}

export function createContext(services: Services): ApiContext {
  const loaders = createLoaders(services.store, services.engine, (editionId) => services.keywords(editionId));
  return {
    ...services,
    loaders,
    book: async (editionId) => services.book(editionId, await loaders.catalogueVersion()),
  };
}
