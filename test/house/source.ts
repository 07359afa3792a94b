import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** All files below a folder of the project whose names end so. */
export function filesBelow(folder: string, ending: string): readonly SourceFile[] {
  const absolute = join(ROOT, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, ending);
    return entry.name.endsWith(ending) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : [];
  });
}

/** Written by a program, not by hand. */
export const isGenerated = ({ path }: SourceFile) => /(^|\/)generated\//.test(path) || path.startsWith('src/rules/outline/');

/** What a file imports: statements, re-exports, dynamic imports and import types. */
export function importsOf(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const statements = code.matchAll(/^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/gm);
  const calls = code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g);
  return [...statements, ...calls].map((match) => match[1]!);
}

/** The project file that a relative import means. */
export const resolveImport = (from: string, to: string) => posix.join(posix.dirname(from), to);

/** The folder of src that a file belongs to. */
export const areaOf = (path: string) => path.split('/')[1]!;

const CAN_PRECEDE_PATTERN = /(?:^|[(,=:[!&|?{};\n]|=>|\breturn|\bcase)\s*$/;

/** Where a regular expression that begins here ends. */
function endOfPattern(text: string, start: number): number {
  let inClass = false;
  for (let i = start + 1; i < text.length; i++) {
    const c = text[i];
    if (c === '\\') i++;
    else if (c === '\n') return start + 1;
    else if (c === '[') inClass = true;
    else if (c === ']') inClass = false;
    else if (c === '/' && !inClass) return i + 1;
  }
  return text.length;
}

function endOfString(text: string, start: number): number {
  const quote = text[start];
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === quote) return i + 1;
    else if (text[i] === '\n' && quote !== '`') return i;
  }
  return text.length;
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

/** The contents of all string and template literals, without comments and regular expressions. */
export function stringLiterals(text: string): readonly string[] {
  const found: string[] = [];
  for (let i = 0; i < text.length; ) {
    const c = text[i];
    if (text.startsWith('//', i)) i = after(text, '\n', i);
    else if (text.startsWith('/*', i)) i = after(text, '*/', i + 2);
    else if (c === "'" || c === '"' || c === '`') {
      const end = endOfString(text, i);
      found.push(text.slice(i + 1, end - 1).replace(/\\(.)/g, '$1'));
      i = end;
    } else if (c === '/' && CAN_PRECEDE_PATTERN.test(text.slice(Math.max(0, i - 20), i))) i = endOfPattern(text, i);
    else i++;
  }
  return found;
}
