/** One fenced `scenario` block of a Markdown text. */
export interface ScenarioBlock {
  readonly text: string;
  /** The file's line on which the block's text begins, counted from 1. */
  readonly firstLine: number;
  /** The headings over it, outermost first. */
  readonly headings: readonly string[];
  /** False where the text ends before the fence is closed. */
  readonly closed: boolean;
}

const FENCE = /^( {0,3})(`{3,}|~{3,})[ \t]*([^\s`]*)(.*)$/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;

interface Opening {
  readonly indent: number;
  readonly fence: string;
  readonly isScenario: boolean;
  readonly line: number;
}

function opening(line: string, number: number): Opening | undefined {
  const match = FENCE.exec(line);
  if (match === null || (match[2]!.startsWith('`') && match[4]!.includes('`'))) return undefined;
  return { indent: match[1]!.length, fence: match[2]!, isScenario: match[3] === 'scenario', line: number };
}

function closes(line: string, { fence }: Opening): boolean {
  const trimmed = line.trim();
  return /^ {0,3}\S/.test(line) && trimmed.length >= fence.length && [...trimmed].every((mark) => mark === fence[0]);
}

const unindented = (line: string, indent: number): string => line.replace(new RegExp(`^ {0,${indent}}`), '');

interface Heading {
  readonly level: number;
  readonly title: string;
}

/** The headings over what follows a heading: it and those of higher rank before it. */
function under(headings: readonly Heading[], level: number, title: string): readonly Heading[] {
  return [...headings.filter((heading) => heading.level < level), { level, title }];
}

/** The fenced `scenario` blocks of a Markdown text (CommonMark fences; other blocks are passed over). */
export function scenarioBlocks(text: string): ScenarioBlock[] {
  const blocks: ScenarioBlock[] = [];
  let headings: readonly Heading[] = [];
  let open: Opening | undefined;
  let body: string[] = [];
  const finish = (closed: boolean) => {
    if (open?.isScenario === true) {
      const titles = headings.map(({ title }) => title);
      blocks.push({ text: `${body.join('\n')}\n`, firstLine: open.line + 1, headings: titles, closed });
    }
    open = undefined;
    body = [];
  };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    if (open !== undefined) {
      if (closes(line, open)) finish(true);
      else body.push(unindented(line, open.indent));
      continue;
    }
    const heading = HEADING.exec(line);
    if (heading === null) open = opening(line, index + 1);
    else headings = under(headings, heading[1]!.length, heading[2]!);
  }
  if (open !== undefined) finish(false);
  return blocks;
}
