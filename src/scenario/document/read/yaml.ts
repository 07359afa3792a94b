import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseAllDocuments } from 'yaml';
import { type DocumentError, type DocumentPath, documentError, type Locator, NOWHERE, type Position } from '../errors.ts';
import { LIMITS } from '../schema/primitives.ts';

/** A value read from text, and where its parts stand. */
export interface Located {
  readonly value: unknown;
  readonly locator: Locator;
}

export type TextResult =
  | { readonly ok: true; readonly documents: readonly Located[] }
  | { readonly ok: false; readonly errors: readonly DocumentError[] };

const MOST_ERRORS = 20;

function findPair(node: Node, key: string): Pair | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
}

function childOf(document: Document, node: Node, part: string | number): Node | undefined {
  const own = isAlias(node) ? node.resolve(document) : node;
  if (own === undefined) return undefined;
  const child = typeof part === 'number' ? (isSeq(own) ? own.items[part] : undefined) : findPair(own, part)?.value;
  return (child ?? undefined) as Node | undefined;
}

/** The parts of the document from its root down to what the path names, as far as they exist. */
function trail(document: Document, path: DocumentPath): Node[] {
  const nodes: Node[] = document.contents === null ? [] : [document.contents as Node];
  for (const part of path) {
    const child = nodes.length === 0 ? undefined : childOf(document, nodes.at(-1)!, part);
    if (child === undefined) break;
    nodes.push(child);
  }
  return nodes;
}

function keyNode(document: Document, path: DocumentPath): Node | undefined {
  const key = path.at(-1);
  const parents = trail(document, path.slice(0, -1));
  const parent = parents.at(-1);
  if (typeof key !== 'string' || parent === undefined || parents.length !== path.length) return undefined;
  const own = isAlias(parent) ? parent.resolve(document) : parent;
  return own === undefined ? undefined : (findPair(own, key)?.key as Node | undefined);
}

function locatorOf(document: Document, lines: LineCounter, firstLine: number, base: DocumentPath): Locator {
  const at = (node: Node | undefined): Position | undefined => {
    if (!node?.range) return undefined;
    const { line, col } = lines.linePos(node.range[0]);
    return { line: line + firstLine - 1, column: col };
  };
  return {
    position: (path, part) => {
      const whole = [...base, ...path];
      return at((part === 'key' ? keyNode(document, whole) : undefined) ?? trail(document, whole).at(-1));
    },
    written: (path) => {
      const nodes = trail(document, [...base, ...path]);
      const node = nodes.length === base.length + path.length + 1 ? nodes.at(-1) : undefined;
      return isScalar(node) ? node.source : undefined;
    },
  };
}

/** The same locator for a part of the document, such as one scenario of a list. */
export function within(locator: Locator, base: DocumentPath): Locator {
  return {
    position: (path, part) => locator.position([...base, ...path], part),
    written: (path) => locator.written([...base, ...path]),
  };
}

const REMEDIES: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'This key stands twice in the same mapping. Keep one of them.',
  TAB_AS_INDENT: 'A tab indents this line. Indent with spaces.',
  BAD_ALIAS: 'An alias (*name) needs an anchor (&name) before it.',
  RESOURCE_EXHAUSTION: 'The document is nested too deeply.',
};

function syntaxErrors(document: Document, lines: LineCounter, firstLine: number): DocumentError[] {
  const exhausted = document.errors.filter(({ code }) => code === 'RESOURCE_EXHAUSTION').slice(0, 1);
  return (exhausted.length > 0 ? exhausted : document.errors).slice(0, MOST_ERRORS).map(({ code, message, pos }) => {
    const { line, col } = lines.linePos(pos[0]);
    const text = REMEDIES[code] ?? `This is not valid YAML or JSON: ${message}.`;
    return { code: 'SYNTAX', path: [], place: '', line: line + firstLine - 1, column: col, message: text, suggestions: [] };
  });
}

function toValue(document: Document, locator: Locator): Located | DocumentError[] {
  try {
    return { value: document.toJS({ maxAliasCount: LIMITS.aliases }), locator };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const excessive = error.message.startsWith('Excessive alias count');
    const message = excessive
      ? 'Aliases (*name) blow the document up. Write out what they stand for.'
      : `This is not valid YAML: ${error.message}.`;
    return [documentError(locator, { code: excessive ? 'LIMIT' : 'SYNTAX', path: [], message })];
  }
}

interface TextOptions {
  /** The number of the text's first line in its file. */
  readonly firstLine?: number;
  readonly maxBytes?: number;
}

/** Reads YAML 1.2 (and with it JSON): every document of a stream. Nothing about scenarios is looked at here. */
export function readText(text: string, { firstLine = 1, maxBytes = LIMITS.documentBytes }: TextOptions = {}): TextResult {
  if (Buffer.byteLength(text) > maxBytes) {
    const message = `The document is larger than ${Math.floor(maxBytes / 1024)} KiB.`;
    return { ok: false, errors: [documentError(NOWHERE, { code: 'LIMIT', path: [], message })] };
  }
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text.replace(/^\uFEFF/, ''), {
    version: '1.2',
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const errors: DocumentError[] = [];
  const documents: Located[] = [];
  for (const document of Array.isArray(parsed) ? parsed : []) {
    errors.push(...syntaxErrors(document, lines, firstLine));
    if (document.errors.length > 0) continue;
    const located = toValue(document, locatorOf(document, lines, firstLine, []));
    if (Array.isArray(located)) errors.push(...located);
    else documents.push(located);
  }
  return errors.length > 0 ? { ok: false, errors: errors.slice(0, MOST_ERRORS) } : { ok: true, documents };
}
