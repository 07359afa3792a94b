import type { PoolClient } from 'pg';
import { foldText } from '../../folding.ts';
import { inBatches } from '../transaction.ts';

/** Keeps words of rulings under their hashes; words that are known stay. */
export async function writeRulingTexts(
  client: PoolClient,
  texts: readonly (readonly [hash: string, text: string])[],
): Promise<void> {
  await inBatches(
    client,
    (unnest) => `insert into ruling_texts (hash, text, folded, search)
      select n.hash, n.words, n.folded, to_tsvector('english', n.folded) from ${unnest} as n(hash, words, folded) on conflict do nothing`,
    [
      ['text', ([hash]) => hash],
      ['text', ([, text]) => text],
      ['text', ([, text]) => foldText(text)],
    ],
    texts,
  );
}
