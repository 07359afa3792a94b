import type { Command } from 'commander';
import type { Library } from './library.ts';

/** Where the cards come from; without either, from the store. */
export interface LibraryOptions {
  readonly cards?: string;
  readonly starter?: boolean;
}

export function addLibraryOptions(program: Command): Command {
  return program
    .option('--cards <file>', 'cards straight from a file with one JSON record to a line, without the database')
    .option('--starter', 'only the cards that are there before any import, without the database');
}

/** Lends what scenarios are judged by: a file's cards, the starter set, or the store's cards and editions. Only what is needed is loaded. */
export async function withLibrary<T>(options: LibraryOptions, use: (library: Library) => Promise<T>): Promise<T> {
  const { libraryOf, starterSource, storeLibrary } = await import('./library.ts');
  if (options.cards !== undefined) {
    const { cardFile } = await import('./cardFile.ts');
    return await use(libraryOf(cardFile(options.cards)));
  }
  if (options.starter === true) return await use(libraryOf(starterSource()));
  const { withStore } = await import('../shared/withStore.ts');
  return await withStore((store) => use(storeLibrary(store)));
}
