import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { formatDocumentError } from '../../src/scenario/document/index.ts';
import { readScenarioFile, readScenarioFileText, type ScenarioFile, scenarioBlocks } from '../../src/scenario/files/index.ts';
import { minimal } from './support/text.ts';

const MARKDOWN = `# Suspend

Words about it.

## The last counter

\`\`\`scenario
${minimal('finish: stop')}\`\`\`

\`\`\`yaml
not: a scenario
\`\`\`

~~~~scenario
title: Its own title
${minimal()}
~~~~

## Another # heading #

   \`\`\`scenario
   players: [{ name: Ann }, { name: Bob }]
   fnish: stop
   \`\`\`
`;

const titles = ({ entries }: ScenarioFile) => entries.map(({ title }) => title);
const errors = ({ entries }: ScenarioFile) =>
  entries.flatMap(({ file, result }) => (result.ok ? [] : result.errors.map((error) => formatDocumentError(error, file))));

describe('Markdown', () => {
  const read = readScenarioFileText('a.md', MARKDOWN);

  test('headings name scenarios that have no title', () => {
    expect(titles(read)).toEqual(['Suspend › The last counter', 'Its own title', 'Suspend › Another # heading']);
    const [first] = read.entries;
    expect(first!.result.ok && first!.result.scenario.title).toBe('Suspend › The last counter');
  });

  test('lines are those of the file', () => {
    const line = MARKDOWN.split('\n').findIndex((text) => text.includes('fnish')) + 1;
    expect(errors(read)).toEqual([`a.md:${line}:1 fnish: The key "fnish" is unknown here. Did you mean "finish"?`]);
  });

  test('several scenarios under one heading are numbered', () => {
    const block = `\`\`\`scenario\n${minimal()}\`\`\`\n`;
    expect(titles(readScenarioFileText('a.md', `# One\n${block}${block}`))).toEqual(['One', 'One (2)']);
  });

  test('a fence closes only with its own marks and headings inside it are text', () => {
    const [block] = scenarioBlocks('````scenario\n# a\n```\n~~~~\n`````\n');
    expect(block).toEqual({ text: '# a\n```\n~~~~\n', firstLine: 2, headings: [], closed: true });
  });

  test('headings of the same rank take each other’s place', () => {
    const block = '```scenario\n```\n';
    const headings = scenarioBlocks(`# A\n### B\n${block}## C\n${block}# D\n${block}`).map((one) => one.headings);
    expect(headings).toEqual([['A', 'B'], ['A', 'C'], ['D']]);
  });

  test('a block that is not closed and a file without blocks are problems', () => {
    expect(readScenarioFileText('a.md', `\`\`\`scenario\n${minimal()}`).problems).toEqual([
      "a.md:1: This scenario block isn't closed. End it with a line of the same fence.",
    ]);
    expect(readScenarioFileText('a.md', '# Nothing').problems[0]).toContain('The file holds no scenario.');
  });
});

describe('YAML and JSON', () => {
  const LIST = `- id: one\n  players: [{ name: Ann }, { name: Bob }]\n- title: Two\n  players: [{ name: Ann }, { name: Bob, lif: 1 }]\n`;
  const FILES: readonly (readonly [what: string, name: string, text: string, found: readonly string[]])[] = [
    ['one document', 'a.yaml', minimal(), ['a.yaml']],
    ['a list', 'a.yaml', LIST, ['one', 'Two']],
    [
      'a list without titles',
      'a.yaml',
      LIST.replace(/id: one|title: Two/g, 'note: x'),
      ['a.yaml, scenario 1', 'a.yaml, scenario 2'],
    ],
    ['a stream', 'a.yaml', `${minimal('id: one')}---\n${minimal('id: two')}`, ['one', 'two']],
    ['JSON', 'a.json', '{"title": "One", "players": [{"name": "Ann"}, {"name": "Bob"}]}', ['One']],
  ];
  test.each(FILES)('%s', (_what, name, text, found) => {
    expect(titles(readScenarioFileText(name, text))).toEqual(found);
  });

  test('an error in a list stands at its place in the file', () => {
    expect(errors(readScenarioFileText('a.yaml', LIST))).toEqual([
      'a.yaml:4:41 players[1].lif: The key "lif" is unknown here. Did you mean "life"?',
    ]);
  });
});

describe('files that can not be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are told by name and reason', async () => {
    const binary = join(folder, 'binary.yaml');
    writeFileSync(binary, Buffer.from([80, 75, 3, 4, 0, 0]));
    const problems = async (file: string) => (await readScenarioFile(file)).problems;
    expect(await problems(join(folder, 'no.yaml'))).toEqual([`${join(folder, 'no.yaml')}: There is no such file.`]);
    expect(await problems(folder)).toEqual([`${folder}: This is a folder. Name the files in it.`]);
    expect(await problems(binary)).toEqual([`${binary}: This is not a text file.`]);
  });
});
