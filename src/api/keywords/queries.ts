import { pageOf } from '../connections.ts';
import { enumValue } from '../enums.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { KEYWORDS, keywordByName, keywordKey } from './table.ts';

export const keywordQueries: Pick<QueryResolvers, 'keyword' | 'keywords'> = {
  keyword: (_root, { name }) => keywordByName(name),
  keywords: (_root, { kind, search, first, after }) => {
    const letters = (search ?? '').trim().toLowerCase();
    const wanted = KEYWORDS.filter(
      (keyword) =>
        (kind === null || kind === undefined || enumValue(keyword.kind) === kind) && keywordKey(keyword).includes(letters),
    );
    return pageOf(wanted, first, after);
  },
};
