import { type ScopeFound, Scopes, type SharedText } from '../../rulings/standing/index.ts';
import type { Named } from './mentions.ts';
import type { Facts, RulingFact } from './read.ts';

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    group.push(row);
    groups.set(keyOf(row), group);
  }
  return groups;
}

/** For each text whom it is for. */
export function findScopes({ rulings }: Facts, { mentions, keywordsOf }: Named): ReadonlyMap<string, ScopeFound> {
  const byText = grouped(rulings, ({ hash }) => hash);
  const shared = new Map<string, SharedText>();
  for (const [hash, copies] of byText) {
    const named = mentions.get(hash) ?? [];
    const cards = new Set(copies.map(({ cardId }) => cardId));
    shared.set(hash, {
      hash,
      keywords: new Set(named.flatMap(({ kind, key }) => (kind === 'keyword' ? [key] : []))),
      namesItsCard: cards.size === 1 && named.some(({ kind, key }) => kind === 'card' && cards.has(key)),
      copies,
    });
  }
  const scopes = new Scopes([...shared.values()], keywordsOf);
  const found = new Map([...shared].map(([hash, text]) => [hash, scopes.of(text)]));
  const byCardAndDay = grouped(rulings, cardAndDay);
  const single = [...shared].filter(([, { copies }]) => copies.length === 1);
  const settled = single.map(([hash, text]) => {
    const beside = (byCardAndDay.get(cardAndDay(text.copies[0] as RulingFact)) ?? []).filter((other) => other.hash !== hash);
    return [
      hash,
      scopes.ofSingle(
        text,
        beside.flatMap((other) => found.get(other.hash) ?? []),
      ),
    ] as const;
  });
  return new Map([...found, ...settled]);
}

const cardAndDay = ({ cardId, date }: RulingFact): string => `${cardId} ${date}`;
