import type { ManaSymbol } from '../../rules/mana/index.ts';
import { Unsupported } from '../refuse.ts';

/** Takes a reduction from the mana component of a cost (CR 118.7a to g); it can't become less than nothing. */
export function reduce(
  cost: readonly ManaSymbol[],
  less: readonly ManaSymbol[],
  words: { readonly card: string; readonly text: string },
): ManaSymbol[] {
  let left = [...cost];
  for (const symbol of less) left = reduceOne(left, symbol, words);
  return left;
}

/** Where an effect reduces only the colored mana, what it can't take there is taken nowhere. */
export function reduceColored(
  cost: readonly ManaSymbol[],
  less: readonly ManaSymbol[],
  words: { readonly card: string; readonly text: string },
): ManaSymbol[] {
  let left = [...cost];
  for (const symbol of less) {
    const next = reduceOne(left, symbol, words);
    if (next.length < left.length) left = next;
  }
  return left;
}

function reduceOne(
  cost: readonly ManaSymbol[],
  symbol: ManaSymbol,
  words: { readonly card: string; readonly text: string },
): ManaSymbol[] {
  switch (symbol.kind) {
    case 'generic':
      return lessGeneric(cost, symbol.amount);
    case 'snow':
      // 118.7g
      return lessGeneric(cost, 1);
    case 'colored':
    case 'colorless':
      return lessOfType(cost, symbol, words);
    case 'phyrexian':
      // 118.7f
      return lessOfType(cost, { kind: 'colored', color: symbol.color }, words);
    case 'hybrid':
    case 'hybrid phyrexian':
    case 'monohybrid':
    case 'colorless hybrid':
    case 'variable':
      throw new Unsupported(words.card, words.text, 'a reduction that leaves a choice of mana (118.7e) is not carried out yet');
  }
}

/** 118.7a: only the generic component. */
function lessGeneric(cost: readonly ManaSymbol[], amount: number): ManaSymbol[] {
  let left = amount;
  return cost.map((symbol) => {
    if (symbol.kind !== 'generic') return symbol;
    const taken = Math.min(left, symbol.amount);
    left -= taken;
    return { kind: 'generic', amount: symbol.amount - taken };
  });
}

/** 118.7b to d: mana of that type, else as much generic mana. */
function lessOfType(
  cost: readonly ManaSymbol[],
  type: Extract<ManaSymbol, { kind: 'colored' | 'colorless' }>,
  words: { readonly card: string; readonly text: string },
): ManaSymbol[] {
  const same = (symbol: ManaSymbol): boolean =>
    type.kind === 'colorless' ? symbol.kind === 'colorless' : symbol.kind === 'colored' && symbol.color === type.color;
  const at = cost.findIndex(same);
  if (at !== -1) return cost.toSpliced(at, 1);
  if (cost.some((symbol) => couldBe(symbol, type))) {
    throw new Unsupported(
      words.card,
      words.text,
      'a reduction by colored mana of a cost with hybrid or Phyrexian symbols is not carried out yet',
    );
  }
  return lessGeneric(cost, 1);
}

function couldBe(symbol: ManaSymbol, type: Extract<ManaSymbol, { kind: 'colored' | 'colorless' }>): boolean {
  switch (symbol.kind) {
    case 'hybrid':
    case 'hybrid phyrexian':
      return type.kind === 'colored' && symbol.colors.includes(type.color);
    case 'monohybrid':
    case 'phyrexian':
      return type.kind === 'colored' && symbol.color === type.color;
    case 'colorless hybrid':
      return type.kind === 'colorless' || symbol.color === type.color;
    default:
      return false;
  }
}
