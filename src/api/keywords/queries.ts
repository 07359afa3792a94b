import { isBlank } from '../blank.ts';
import { listOf, pageOf } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import { badUserInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { unknownValue } from '../unknown.ts';
import type { KeywordModel } from './model.ts';
import type { KeywordRegistry } from './registry.ts';
import { keywordKey } from './registry.ts';

/** The keywords of the newest edition. */
export function newestKeywords(context: ApiContext): Promise<KeywordRegistry> {
  return context.loaders.keywords();
}

/** The keyword that an argument names; an unknown one is the asker's to put right. */
export async function keywordNamed(argument: string, name: string, context: ApiContext): Promise<KeywordModel> {
  const keywords = await newestKeywords(context);
  const keyword = keywords.byName(name);
  if (keyword !== null) return keyword;
  throw unknownValue(
    argument,
    name,
    'keyword',
    keywords.all.map((one) => one.name),
  );
}

export const keywordQueries: Pick<QueryResolvers, 'keyword' | 'keywords'> = {
  keyword: async (_root, { name }, context) => {
    if (isBlank(name)) throw badUserInput('name is blank. Write the name of a keyword.');
    return (await newestKeywords(context)).byName(name);
  },
  keywords: async (_root, { kind, search, first, after }, context) => {
    const letters = (search ?? '').trim().toLowerCase();
    const { all, languageBuild } = await newestKeywords(context);
    const wanted = all.filter(
      (keyword) =>
        (kind === null || kind === undefined || enumValue(keyword.kind) === kind) && keywordKey(keyword).includes(letters),
    );
    return pageOf(listOf('keywords', kind, letters, languageBuild), wanted, first, after);
  },
};
