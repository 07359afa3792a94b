import { describe, expect, test } from '@jest/globals';
import { areaOf, filesBelow, importsOf, resolveImport } from './source.ts';

/** Which folders of src each may import; nobody imports upward. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  cards: ['rules'],
  rulings: ['rules'],
  oracle: ['rules'],
  keywords: ['rules', 'oracle'],
  engine: ['rules', 'oracle'],
  scenario: ['rules', 'oracle', 'keywords', 'engine', 'cards'],
  store: ['rules', 'cards', 'rulings'],
  web: [],
  api: ['rules', 'oracle', 'keywords', 'engine', 'scenario', 'cards', 'rulings', 'store', 'web'],
  cli: ['rules', 'oracle', 'keywords', 'engine', 'scenario', 'cards', 'rulings', 'store', 'web', 'api'],
};

/** Folders that do no I/O, with the packages that they may use. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  rules: ['node:crypto', 'diff'],
  cards: ['zod'],
  rulings: ['zod'],
  oracle: [],
  keywords: [],
  engine: [],
};

interface Import {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

const files = filesBelow('src', '.ts');
const imports: readonly Import[] = files.flatMap(({ path, text }) =>
  importsOf(text)
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ path, from: areaOf(path), to: areaOf(resolveImport(path, name)) })),
);

/** The arrows as they are, those against the rules marked. */
function drawing(): string {
  const areas = [...new Set(files.map(({ path }) => areaOf(path)))].sort();
  return areas
    .map((area) => {
      const targets = [...new Set(imports.filter(({ from, to }) => from === area && to !== area).map(({ to }) => to))].sort();
      const marked = targets.map((to) => (ARROWS[area]?.includes(to) ? to : `${to} (not allowed)`));
      return `${area.padEnd(10)} -> ${marked.join(', ') || 'nothing'}`;
    })
    .join('\n');
}

describe('arrows', () => {
  test('every folder of src has its place', () => {
    expect(files.map(({ path }) => areaOf(path)).filter((area) => !(area in ARROWS))).toEqual([]);
  });

  test('nobody imports upward', () => {
    const against = imports
      .filter(({ from, to }) => from !== to && !ARROWS[from]?.includes(to))
      .map(({ path, to }) => `${path} -> ${to}`);
    if (against.length > 0)
      throw new Error(`Imports against the arrows:\n${against.join('\n')}\n\nThe arrows as they are:\n${drawing()}`);
  });

  test('folders without I/O import nothing that does any', () => {
    const against = files.flatMap(({ path, text }) => {
      const allowed = PURE[areaOf(path)];
      if (allowed === undefined) return [];
      const foreign = importsOf(text).filter((name) => !name.startsWith('.') && !allowed.includes(name));
      return foreign.map((name) => `${path} -> ${name}`);
    });
    expect(against).toEqual([]);
  });

  test('relative imports name the file with its ending', () => {
    const against = files.flatMap(({ path, text }) =>
      importsOf(text)
        .filter((name) => name.startsWith('.') && !/\.(ts|json|js|wasm)$/.test(name))
        .map((name) => `${path} -> ${name}`),
    );
    expect(against).toEqual([]);
  });

  test.each([
    ["import { a } from './a.ts';", './a.ts'],
    ["import type {\n  A,\n  B,\n} from '../b.ts';", '../b.ts'],
    ["export * from './c.ts';", './c.ts'],
    ["import './d.ts';", './d.ts'],
    ["const x = await import('./e.ts');", './e.ts'],
    ["type T = import('./f.ts').T;", './f.ts'],
    ["import g, { type h } from 'zod';", 'zod'],
  ])('%j is seen', (text, name) => expect(importsOf(text)).toEqual([name]));

  test.each(["// import './a.ts';", "/* from './a.ts' */", "const from = './a.ts';"])('%j is none', (text) =>
    expect(importsOf(text)).toEqual([]),
  );
});
