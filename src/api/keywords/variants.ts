import type { ApiContext } from '../context.ts';
import type { KeywordModel } from './model.ts';
import { newestKeywords } from './queries.ts';

const asPrinted = (names: readonly string[]): readonly string[] => names.map((name) => name.toLowerCase().replaceAll('’', "'"));

/** The names under which uses of a keyword and of its variants are kept. */
export async function keywordAndVariants(keyword: KeywordModel, context: ApiContext): Promise<readonly string[]> {
  const { all } = await newestKeywords(context);
  const variants = all.filter(({ variantOf }) => variantOf === keyword.name);
  return [keyword, ...variants].flatMap(({ name, aliases }) => asPrinted([name, ...aliases]));
}
