import { parseTypeLine } from '../../cards/typeLine.ts';
import { badUserInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { readingOf } from './reading.ts';

/** Several times the words of the longest card. */
const LONGEST_TEXT = 10_000;
const LONGEST_LINE = 200;

function atMost(argument: string, text: string, length: number): string {
  if (text.length <= length) return text;
  throw badUserInput(`input.${argument} has ${text.length} characters, but at most ${length} are read at once.`);
}

export const readingQueries: Pick<QueryResolvers, 'readText'> = {
  readText: (_root, { input }, context) => {
    const name = atMost('name', input.name ?? '', LONGEST_LINE);
    const types = parseTypeLine(atMost('typeLine', input.typeLine ?? '', LONGEST_LINE));
    const oracleText = atMost('text', input.text, LONGEST_TEXT);
    return readingOf([{ name, ...types, oracleText }], null, context);
  },
};
