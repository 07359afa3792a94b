import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, type ObjectValueNode, parse, validate, visit } from 'graphql';
import { judge } from '../../src/cli/scenarios/judge.ts';
import { libraryOf, starterSource } from '../../src/cli/scenarios/library.ts';
import { readScenarioFileText, resolveScenario } from '../../src/scenario/index.ts';

const file = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const block = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(file('README.md'))?.[1] ?? '';

/** The text of the document within a query. */
function documentIn(query: string): string {
  let found = '';
  const look = ({ fields }: ObjectValueNode) => {
    for (const { name, value } of fields) if (name.value === 'documentText' && value.kind === 'StringValue') found = value.value;
  };
  visit(parse(query), { ObjectValue: look });
  return found;
}

async function verdictOf(text: string): Promise<readonly unknown[]> {
  const [entry] = readScenarioFileText('README.yaml', text).entries;
  const verdict = await judge(entry!, libraryOf(starterSource()), resolveScenario, { strict: true });
  return verdict.kind === 'judged' ? verdict.failures : verdict.problems;
}

/** What must come of the README's scenario. */
const EXPECTED = `
rules: ["702.62a", "701.6a"]
expect:
  objects:
    - { object: Ancestral Vision, zone: exile, counters: {}, suspended: false }
  players:
    - { name: Ann, hand: [], graveyard: [Stifle] }
  cites: ["702.62a", "701.6a"]
`;

describe('what the README shows', () => {
  const schema = buildSchema(file('schema.graphql'));

  test.each([
    ['the README', block('graphql')],
    ['the first query of the page', file('examples/what-happens.graphql')],
  ])('the query of %s asks for what the schema has', (_, query) => {
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
  });

  test.each([
    ['as YAML', block('yaml')],
    ['in its query', documentIn(block('graphql'))],
    ['in the first query of the page', documentIn(file('examples/what-happens.graphql'))],
  ])('the scenario %s is answered', async (_, text) => {
    expect(await verdictOf(`${text}${EXPECTED}`)).toEqual([]);
  });

  test('the example file passes', async () => {
    expect(await verdictOf(file('examples/stifle.yaml'))).toEqual([]);
  });

  test('every file that the README links to is there', () => {
    const links = [...file('README.md').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) if (!link.endsWith('test/scenarios')) expect(file(link)).not.toBe('');
  });
});
