import { readFile, stat } from 'node:fs/promises';
import { type DocumentError, formatDocumentError, type ReadResult, readScenarioTexts } from '../document/index.ts';
import { LIMITS } from '../document/schema/primitives.ts';
import { scenarioBlocks } from './markdown.ts';

export { type ScenarioBlock, scenarioBlocks } from './markdown.ts';

/** One scenario of a file, read or with what is wrong with it. */
export interface FileEntry {
  readonly file: string;
  /** Its title, or the headings over it, or its id, or its number in the file. */
  readonly title: string;
  readonly result: ReadResult;
}

/** The scenarios of a file; `problems` says in whole lines what keeps the file, or part of it, from being read. */
export interface ScenarioFile {
  readonly file: string;
  readonly entries: readonly FileEntry[];
  readonly problems: readonly string[];
}

const lines = (file: string, errors: readonly DocumentError[]): string[] =>
  errors.map((error) => formatDocumentError(error, file));

function titled(result: ReadResult, fallback: string): ReadResult {
  if (!result.ok || result.scenario.title !== undefined) return result;
  return { ...result, scenario: { ...result.scenario, title: fallback } };
}

/** A file of YAML or JSON: one document, a stream of documents, or lists of scenarios. */
function readData(file: string, text: string): ScenarioFile {
  const read = readScenarioTexts(text);
  if (!read.ok) return { file, entries: [], problems: lines(file, read.errors) };
  const many = read.entries.length > 1;
  const entries = read.entries.map(({ label, result }, i) => ({
    file,
    title: label ?? (many ? `${file}, scenario ${i + 1}` : file),
    result,
  }));
  return { file, entries, problems: [] };
}

/** Scenarios in one Markdown file; those without a title are called by the headings over them. */
function readMarkdown(file: string, text: string): ScenarioFile {
  const entries: FileEntry[] = [];
  const problems: string[] = [];
  const used = new Map<string, number>();
  const blocks = scenarioBlocks(text);
  for (const { text: body, firstLine, headings, closed } of blocks) {
    if (!closed)
      problems.push(`${file}:${firstLine - 1}: This scenario block isn't closed. End it with a line of the same fence.`);
    const read = readScenarioTexts(body, { firstLine });
    if (!read.ok) problems.push(...lines(file, read.errors));
    for (const { label, result } of read.ok ? read.entries : []) {
      const path = headings.join(' › ') || file;
      const number = (used.get(path) ?? 0) + 1;
      used.set(path, number);
      const fallback = number > 1 ? `${path} (${number})` : path;
      entries.push({ file, title: label ?? fallback, result: titled(result, fallback) });
    }
  }
  if (blocks.length === 0)
    problems.push(`${file}: The file holds no scenario. Scenarios stand in fenced blocks that begin with \`\`\`scenario.`);
  return { file, entries, problems };
}

/** Reads the scenarios in a file's text; the name says whether it is Markdown. */
export function readScenarioFileText(file: string, text: string): ScenarioFile {
  return /\.(md|markdown)$/i.test(file) ? readMarkdown(file, text) : readData(file, text);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder. Name the files in it.',
  EACCES: 'The file may not be read.',
};

/** Reads a file's scenarios. A file that can't be read is a problem like any other. */
export async function readScenarioFile(file: string): Promise<ScenarioFile> {
  const failed = (problem: string): ScenarioFile => ({ file, entries: [], problems: [`${file}: ${problem}`] });
  try {
    const { size } = await stat(file);
    if (size > LIMITS.fileBytes) return failed(`The file is larger than ${LIMITS.fileBytes / 1024 / 1024} MiB.`);
    const bytes = await readFile(file);
    if (bytes.includes(0)) return failed('This is not a text file.');
    return readScenarioFileText(file, bytes.toString('utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return failed(REASONS[code] ?? message);
  }
}
