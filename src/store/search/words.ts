import { foldText } from '../folding.ts';
import { type Database, rowsOf } from '../queries/database.ts';

/** The words as search documents have them. */
export async function searchWords(database: Database, words: readonly string[]): Promise<(string | null)[]> {
  if (words.length === 0) return [];
  const text = `select (ts_lexize('english_stem', w.word))[1] as lexeme from unnest($1::text[]) with ordinality as w(word, place) order by w.place`;
  const rows = await rowsOf<{ readonly lexeme: string | null }>(database, text, [words.map(foldText)]);
  return rows.map(({ lexeme }) => lexeme);
}
