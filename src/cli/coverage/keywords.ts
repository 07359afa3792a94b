import { readFileSync } from 'node:fs';
import { KEYWORDS, type Keyword } from '../../keywords/index.ts';
import { againstRules } from '../../keywords/official.ts';
import { type KeywordEntry, readKeywords } from '../../rules/keywords/index.ts';
import { OUTLINE } from '../../rules/outline/index.ts';
import { describeRefusal, readRulesText } from '../../rules/text/index.ts';
import { BadInput } from '../scenarios/badInput.ts';
import type { LibraryOptions } from '../scenarios/options.ts';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { formatCount } from '../shared/numbers.ts';
import { inPieces } from './pieces.ts';
import { tracesOf } from './traces.ts';

export interface KeywordsOptions extends LibraryOptions {
  readonly json?: boolean;
  readonly rules: string;
  readonly in?: string;
}

/** One keyword of this project: how it stands to an edition, to the scenarios and to cards. */
export interface KeywordCoverage {
  readonly keyword: string;
  readonly rule: string;
  /** Against the edition; null where it doesn't know the keyword. */
  readonly definition: 'EQUAL' | 'DESCRIBED' | 'DIFFERENT' | null;
  /** Why it differs, as the keyword's file says; null where it doesn't. */
  readonly differs: string | null;
  readonly subrules: number;
  /** Subrules that a trace of the scenarios cites, and those that none does. */
  readonly exercised: number;
  readonly unexercised: readonly string[];
  /** Scenarios whose trace cites its rule. */
  readonly scenarios: number;
  /** Cards with published words that have it, and those of them whose words are all read and carried out; null where no cards are given. */
  readonly cards: KeywordCards | null;
}

/** Cards that have a keyword. */
export interface KeywordCards {
  readonly all: number;
  readonly read: number;
}

function entriesOf(file: string): ReadonlyMap<string, KeywordEntry> {
  const edition = readRulesText(readFileSync(file));
  if (!edition.ok) throw new BadInput(`${file}: ${describeRefusal(edition.problem)}`);
  return new Map(readKeywords(edition.value.rules).map((entry) => [entry.name.toLowerCase(), entry]));
}

const NO_CARDS: KeywordCards = { all: 0, read: 0 };

export function keywordCoverage(
  keyword: Keyword,
  entry: KeywordEntry | undefined,
  traces: readonly ReadonlySet<string>[],
  cards: KeywordCards | null,
): KeywordCoverage {
  const letters = OUTLINE.find(({ number }) => number === keyword.rule)?.letters ?? [];
  const subrules = letters.map((letter) => `${keyword.rule}${letter}`);
  const unexercised = subrules.filter((number) => !traces.some((trace) => trace.has(number)));
  return {
    keyword: keyword.name,
    rule: keyword.rule,
    definition: entry ? againstRules(keyword, entry.forms).verdict : null,
    differs: keyword.differs ?? null,
    subrules: subrules.length,
    exercised: subrules.length - unexercised.length,
    unexercised,
    scenarios: traces.filter((trace) => subrules.some((number) => trace.has(number)) || trace.has(keyword.rule)).length,
    cards,
  };
}

const number = (value: number, width = 6) => formatCount(value).padStart(width);

function asText(all: readonly KeywordCoverage[]): string {
  const row = (one: KeywordCoverage) =>
    [
      one.keyword.padEnd(20),
      one.rule.padEnd(9),
      (one.definition ?? '-').toLowerCase().padEnd(10),
      `${number(one.exercised, 3)} of ${number(one.subrules, 2)}`,
      number(one.scenarios, 10),
      ...(one.cards ? [`${number(one.cards.read)} of ${number(one.cards.all, 5)}`] : []),
    ].join(' ');
  const count = (verdict: KeywordCoverage['definition']) => all.filter(({ definition }) => definition === verdict).length;
  return [
    `${'keyword'.padEnd(20)} ${'rule'.padEnd(9)} definition  subrules  scenarios${all[0]?.cards ? '    cards read' : ''}`,
    ...all.map(row),
    '',
    `definitions: ${count('EQUAL')} equal, ${count('DESCRIBED')} described by the rule alone, ${count('DIFFERENT')} different`,
    ...all.filter(({ definition }) => definition === 'DIFFERENT').map(({ keyword, differs }) => `  ${keyword}: ${differs}`),
    '',
  ].join('\n');
}

/** `coverage keywords`: each keyword against an edition of the rules, the traces of scenarios, and cards. */
export async function keywords(names: readonly string[], options: KeywordsOptions): Promise<ExitCode> {
  const entries = entriesOf(options.rules);
  const traces = [...(await tracesOf(names, options))].map((numbers) => new Set(numbers));
  const counted = options.in === undefined ? null : await inPieces('keywords', options.in);
  const all = KEYWORDS.map((keyword) => {
    const cards = counted?.map((piece) => piece.get(keyword.name) ?? NO_CARDS) ?? null;
    const sum = cards && { all: total(cards, 'all'), read: total(cards, 'read') };
    return keywordCoverage(keyword, entries.get(keyword.name), traces, sum);
  });
  process.stdout.write(options.json === true ? `${JSON.stringify(all, null, 2)}\n` : asText(all));
  return EXIT.done;
}

const total = (all: readonly KeywordCards[], which: keyof KeywordCards): number => all.reduce((sum, one) => sum + one[which], 0);
