import { describe, expect, test } from '@jest/globals';
import { filesBelow, isGenerated } from './source.ts';

const LONGEST = 400;
const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`);

const own = [...filesBelow('src', '.ts'), ...filesBelow('test', '.ts'), ...filesBelow('scripts', '.mjs')].filter(
  (file) => !isGenerated(file),
);

describe('files', () => {
  test('there are some', () => expect(own.length).toBeGreaterThan(30));

  test(`none of src is longer than ${LONGEST} lines`, () => {
    const long = own
      .filter(({ path }) => path.startsWith('src/'))
      .map(({ path, text }) => [path, text.trimEnd().split('\n').length] as const)
      .filter(([, lines]) => lines > LONGEST);
    expect(long).toEqual([]);
  });

  test('nothing is left for later', () => {
    const marked = own.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => (UNFINISHED.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );
    expect(marked).toEqual([]);
  });

  test('each folder of src, and each folder in it with a door, says what lives there', () => {
    const readmes = new Set(filesBelow('src', 'README.md').map(({ path }) => path.replace('/README.md', '')));
    const paths = filesBelow('src', '.ts').map(({ path }) => path);
    const areas = paths.map((path) => path.split('/').slice(0, 2).join('/'));
    const doors = paths
      .filter((path) => path.endsWith('/index.ts') && !path.includes('/generated/'))
      .map((path) => path.replace('/index.ts', ''));
    const inner = doors.filter((path) => path.split('/').length <= 3);
    const silent = [...new Set([...areas, ...inner])].filter((folder) => !readmes.has(folder));
    expect(silent.sort()).toEqual([]);
  });
});
