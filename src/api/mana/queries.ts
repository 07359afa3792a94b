import {
  costColors,
  englishOf,
  formatManaCost,
  formatSymbol,
  inWrittenOrder,
  manaValue,
  parseManaCost,
  symbolColors,
  symbolManaValue,
} from '../../rules/mana/index.ts';
import { enumValue } from '../enums.ts';
import { badUserInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const manaQueries: Pick<QueryResolvers, 'parseManaCost'> = {
  parseManaCost: (_root, { cost }) => {
    const read = parseManaCost(cost);
    if (!read.ok) throw badUserInput(`cost: ${read.problem.message}.`);
    const written = inWrittenOrder(read.value);
    return {
      cost: formatManaCost(written),
      manaValue: manaValue(read.value),
      colors: costColors(read.value).map(enumValue),
      symbols: written.symbols.map((symbol) => ({
        symbol: formatSymbol(symbol),
        english: englishOf(symbol),
        manaValue: symbolManaValue(symbol),
        colors: symbolColors(symbol).map(enumValue),
      })),
    };
  },
};
