import { formatManaCost, type ManaSymbol } from '../../rules/mana/index.ts';

/** How the symbols of a cost that can be paid in several ways are announced, before its total is determined (CR 601.2b). */
export interface Announcement {
  readonly symbols: readonly ManaSymbol[];
  /** How many Phyrexian symbols are paid with life; null where that makes no difference to the total. */
  readonly byLife: number | null;
}

/** For which symbols what is announced makes a difference to the total. */
export interface Matters {
  /** {2/W}: generic mana, or none. */
  readonly monohybrid: boolean;
  /** {W/U}: this type or that. */
  readonly hybrid: boolean;
  /** {W/P}: mana, or none. */
  readonly phyrexian: boolean;
}

/** Every announcement that makes a difference, the plainest first. */
export function announcements(symbols: readonly ManaSymbol[], matters: Matters): readonly Announcement[] {
  let all: readonly (readonly ManaSymbol[])[] = [[]];
  for (const symbol of symbols) {
    const shorter = all;
    all = alike(equivalents(symbol, matters).flatMap((one) => shorter.map((start) => [...start, one])));
  }
  const phyrexian = matters.phyrexian ? symbols.filter(isPhyrexian).length : 0;
  if (phyrexian === 0) return all.map((each) => ({ symbols: each, byLife: null }));
  const counts = Array.from({ length: phyrexian + 1 }, (_, byLife) => byLife);
  return counts.flatMap((byLife) => all.map((each) => ({ symbols: each, byLife })));
}

export const isPhyrexian = ({ kind }: ManaSymbol): boolean => kind === 'phyrexian' || kind === 'hybrid phyrexian';

/** The symbols without a choice that a symbol can be announced as (CR 107.4e). */
function equivalents(symbol: ManaSymbol, { monohybrid, hybrid }: Matters): readonly ManaSymbol[] {
  switch (symbol.kind) {
    case 'monohybrid':
      if (!monohybrid) return [symbol];
      return [
        { kind: 'colored', color: symbol.color },
        { kind: 'generic', amount: symbol.amount },
      ];
    case 'hybrid':
      return hybrid ? symbol.colors.map((color) => ({ kind: 'colored', color })) : [symbol];
    case 'colorless hybrid':
      return hybrid ? [{ kind: 'colorless' }, { kind: 'colored', color: symbol.color }] : [symbol];
    default:
      return [symbol];
  }
}

/** Each once, whatever the order of its symbols. */
function alike(all: readonly (readonly ManaSymbol[])[]): readonly (readonly ManaSymbol[])[] {
  const key = (symbols: readonly ManaSymbol[]): string =>
    symbols
      .map((symbol) => formatManaCost({ symbols: [symbol] }))
      .sort()
      .join('');
  return [...new Map([...all].reverse().map((symbols) => [key(symbols), symbols])).values()].reverse();
}
