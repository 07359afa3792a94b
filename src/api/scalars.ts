import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTimeISO, GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { formatRuleNumber, parseRuleNumber } from '../rules/numbers.ts';
import { malformed } from './errors.ts';

/** A scalar that is text on both sides; `read` gives the value or a sentence that says what is wrong. */
function textScalar(
  name: string,
  read: (text: string) => string | { readonly wrong: string },
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value !== 'string') throw malformed(name, `A ${name} is written as text, not as ${JSON.stringify(value)}.`);
    const result = read(value.trim());
    if (typeof result === 'string') return result;
    throw malformed(name, result.wrong);
  };
  const literal = (node: ValueNode): string => {
    if (node.kind === Kind.STRING) return parse(node.value);
    throw malformed(name, `A ${name} is written as text, in quotes.`);
  };
  return new GraphQLScalarType({ name, parseValue: parse, parseLiteral: literal, serialize: (value) => String(value) });
}

function isDay(text: string): boolean {
  // The calendar has no year 0, and the database knows none.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const date = textScalar('Date', (text) =>
  isDay(text) ? text : { wrong: `“${text}” is not a day of the calendar. Write YYYY-MM-DD, for example 2026-04-17.` },
);

const ruleNumber = textScalar('RuleNumber', (text) => {
  const parsed = parseRuleNumber(text);
  return parsed.ok ? formatRuleNumber(parsed.value) : { wrong: `${parsed.problem}.` };
});

/** Only the shape; which symbols exist is a matter of the rules and is asked when the cost is read. */
const manaCost = textScalar('ManaCost', (text) =>
  /^(\{[^{}\s]+\}\s*)*$/.test(text)
    ? text.replaceAll(/\s/g, '')
    : { wrong: `“${text}” is not a mana cost. Write each symbol in braces, for example {2}{U}{U}.` },
);

export const scalars = {
  Date: date,
  DateTime: GraphQLDateTimeISO,
  JSON: GraphQLJSON,
  JSONObject: GraphQLJSONObject,
  RuleNumber: ruleNumber,
  ManaCost: manaCost,
};
