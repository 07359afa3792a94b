import { parseTypeLine } from '../../cards/typeLine.ts';
import { didYouMean, typeLineProblem } from '../../scenario/document/index.ts';
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

/** The parts of a type line; one that names something else than types before its dash is refused. */
function typesOf(typeLine: string) {
  const wrong = typeLine.trim() === '' ? null : typeLineProblem(typeLine);
  if (wrong !== null) throw badUserInput(`input.typeLine: ${wrong.message}${didYouMean(wrong.suggestions)}`);
  return parseTypeLine(typeLine);
}

export const readingQueries: Pick<QueryResolvers, 'readText'> = {
  readText: (_root, { input }, context) => {
    const name = atMost('name', input.name ?? '', LONGEST_LINE);
    const types = typesOf(atMost('typeLine', input.typeLine ?? '', LONGEST_LINE));
    const oracleText = atMost('text', input.text, LONGEST_TEXT);
    return readingOf([{ name, ...types, oracleText }], null, context);
  },
};
