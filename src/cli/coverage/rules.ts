import { readFileSync } from 'node:fs';
import type { CitationLock } from '../../rules/citationLock.ts';
import { OUTLINE } from '../../rules/outline/index.ts';
import type { LibraryOptions } from '../scenarios/options.ts';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { formatCount } from '../shared/numbers.ts';
import { tracesOf } from './traces.ts';

export interface RulesOptions extends LibraryOptions {
  readonly json?: boolean;
  readonly list?: string;
}

/** One section of the rules (CR 702): its rules and subrules, those that the code cites, those that a trace of the scenarios cites. */
export interface SectionCoverage {
  readonly section: string;
  readonly heading: string;
  readonly rules: number;
  readonly cited: number;
  readonly exercised: number;
  readonly neither: readonly string[];
}

/** The rules that the code cites: what it does rests on them. */
function citedByCode(): ReadonlySet<string> {
  const file = new URL('../../rules/citations.lock.json', import.meta.url);
  return new Set(Object.keys((JSON.parse(readFileSync(file, 'utf8')) as CitationLock).hashes));
}

/** Rules and subrules with a dot, by section. */
function rulesBySection(): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const { number, letters } of OUTLINE) {
    const [section, rest] = number.split('.');
    if (rest === undefined || section === undefined) continue;
    const list = sections.get(section) ?? [];
    list.push(number, ...letters.map((letter) => `${number}${letter}`));
    sections.set(section, list);
  }
  return sections;
}

export function sectionCoverage(inCode: ReadonlySet<string>, inTraces: ReadonlySet<string>): readonly SectionCoverage[] {
  const headings = new Map(OUTLINE.map(({ number, heading }) => [number, heading ?? '']));
  return [...rulesBySection()].map(([section, rules]) => ({
    section,
    heading: headings.get(section) ?? '',
    rules: rules.length,
    cited: rules.filter((number) => inCode.has(number)).length,
    exercised: rules.filter((number) => inTraces.has(number)).length,
    neither: rules.filter((number) => !inCode.has(number) && !inTraces.has(number)),
  }));
}

const count = (value: number) => formatCount(value).padStart(7);

function asText(sections: readonly SectionCoverage[], list: string | undefined): string {
  const total = (key: 'rules' | 'cited' | 'exercised') => sections.reduce((sum, section) => sum + section[key], 0);
  const none = sections.reduce((sum, { neither }) => sum + neither.length, 0);
  return [
    '  rules  cited exercised neither  section',
    ...sections.map(
      ({ section, heading, rules, cited: inCode, exercised, neither }) =>
        `${count(rules)}${count(inCode)}${count(exercised)}  ${count(neither.length)}  ${section} ${heading}`,
    ),
    `${count(total('rules'))}${count(total('cited'))}${count(total('exercised'))}  ${count(none)}  all`,
    ...(list === undefined ? [] : ['', ...(sections.find(({ section }) => section === list)?.neither ?? [])]),
    '',
  ].join('\n');
}

/** `coverage rules`: of each section of the rules, what the code cites and what the traces of scenarios cite. */
export async function rules(names: readonly string[], options: RulesOptions): Promise<ExitCode> {
  const traces = await tracesOf(names, options);
  const sections = sectionCoverage(citedByCode(), new Set(traces.flat()));
  process.stdout.write(options.json === true ? `${JSON.stringify(sections, null, 2)}\n` : asText(sections, options.list));
  return EXIT.done;
}
