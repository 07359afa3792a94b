import type { Filter, Referent, That } from '../tree/index.ts';
import { fits, type Mention } from './mentions.ts';

/** What has been said before that "those cards" may mean where nothing was named as several. */
interface Said {
  readonly mentions: readonly Mention[];
  readonly lastCounted: Filter | null;
  /** The act by which cards were drawn last. */
  readonly drawn: number | undefined;
}

/** "Those creatures" that nothing before names together: what was named one after the other, cards that were drawn, or what was counted. */
export function allSpokenOf({ filter }: That, { mentions, lastCounted, drawn }: Said): Referent | undefined {
  const isCards = filter === undefined || filter.noun === 'card';
  if (isCards && drawn !== undefined) return { kind: 'markedReferent', mark: drawn };
  const all = namedSingly(filter, mentions);
  if (all.length > 1) return { kind: 'severalReferents', all };
  const counted = filter !== undefined && lastCounted !== null && isDescribedSo(filter, lastCounted);
  return counted ? { kind: 'countedReferent', filter: lastCounted } : undefined;
}

/** "That creature" behind a sentence that dealt with each of several: one after the other it is each of them. */
export function ofEachBefore({ filter }: That, mentions: readonly Mention[]): Referent | undefined {
  const each = mentions.some((mention) => mention.over === true && filter !== undefined && fits(filter, mention));
  return each ? { kind: 'roundReferent' } : undefined;
}

function namedSingly(filter: Filter | undefined, mentions: readonly Mention[]): readonly Referent[] {
  const named = mentions.filter(
    (mention) =>
      mention.what === 'object' &&
      mention.asked === undefined &&
      mention.over === undefined &&
      mention.copy === undefined &&
      mention.isSource === undefined &&
      (filter === undefined || fits(filter, mention)),
  );
  return [...new Map(named.map(({ referent }) => [JSON.stringify(referent), referent])).values()];
}

const isDescribedSo = (filter: Filter, described: Filter): boolean =>
  fits(filter, { what: 'object', many: true, referent: { kind: 'candidateReferent' }, described });
