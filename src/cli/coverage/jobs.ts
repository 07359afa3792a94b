import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Card } from '../../cards/card.ts';
import { readCardLine } from '../../cards/record.ts';
import { unboundIn } from '../../oracle/bind/unbound.ts';
import { isRead, readFace } from '../../oracle/index.ts';
import { kindsIn } from '../../oracle/kindsIn.ts';
import { Measure } from '../../oracle/measure/coverage.ts';
import { addDifferences, type Differences, differences } from '../../oracle/measure/difference.ts';
import { addMarked, type Marked, markedFace, NOTHING_MARKED } from '../../oracle/measure/markers.ts';
import { addProbed, NOTHING_PROBED, type Probed, probeFace } from '../../oracle/measure/probe.ts';
import type { Tally } from '../../oracle/measure/tally.ts';
import { baseOfKeyword, keywordUses } from '../../oracle/uses/index.ts';
import { KEYWORD_ABILITIES, KEYWORD_ACTIONS } from '../../rules/vocabulary/keywords.ts';
import type { KeywordCards } from './keywords.ts';

/** The cards of some lines and how many lines are none. */
interface Given {
  readonly cards: Iterable<Card>;
  readonly bad: () => number;
  /** What the job was given beside the cards. */
  readonly argument: string;
}

/** What each job over cards comes to: plain data, which other answers to the same job can be added to. */
export interface JobAnswers {
  readonly measure: { readonly tally: Tally; readonly bad: number };
  /** Every so-manieth card, as the argument says. */
  readonly probe: Probed;
  readonly markers: Marked;
  /** Against the build of the language in the folder that is given. */
  readonly diff: Differences;
  /** By keyword ability, of cards with published words. */
  readonly keywords: ReadonlyMap<string, KeywordCards>;
}
export type JobName = keyof JobAnswers;

const JOBS: { readonly [Name in JobName]: (given: Given) => JobAnswers[Name] | Promise<JobAnswers[Name]> } = {
  measure: ({ cards, bad }) => {
    const measured = new Measure();
    for (const { name, textQuality, faces } of cards) measured.add({ name, verbatim: textQuality === 'VERBATIM', faces });
    return { tally: measured.tally(), bad: bad() };
  },
  probe: ({ cards, argument }) => {
    const seen = new Set<string>();
    let probed = NOTHING_PROBED;
    let index = 0;
    for (const { faces } of cards) {
      index += 1;
      if (index % Number(argument) !== 0) continue;
      for (const face of faces) probed = addProbed(probed, probeFace(face, seen));
    }
    return probed;
  },
  markers: ({ cards }) => {
    const seen = new Set<string>();
    let marked = NOTHING_MARKED;
    for (const { faces } of cards) for (const face of faces) marked = addMarked(marked, markedFace(face, seen));
    return marked;
  },
  diff: async ({ cards, argument }) => {
    const other = (await import(pathToFileURL(join(argument, 'oracle', 'index.js')).href)) as {
      readonly readFace: typeof readFace;
    };
    let found: Differences = new Map();
    for (const { name, faces } of cards) {
      const here = differences(name, faces, other.readFace, readFace);
      if (here.size > 0) found = addDifferences(found, here);
    }
    return found;
  },
  keywords: async ({ cards }) => {
    const abilities = KEYWORD_ABILITIES.map(({ name }) => name.toLowerCase());
    const find = keywordUses({ abilities, actions: KEYWORD_ACTIONS.map(({ name }) => name.toLowerCase()), abilityWords: [] });
    const done = (await import('./carriedOut.ts')).carriedOut();
    const counts = new Map<string, KeywordCards>();
    for (const { textQuality, faces } of cards) {
      if (textQuality !== 'VERBATIM') continue;
      const readings = faces.map((face) => ({ face, reading: readFace(face) }));
      const had = new Set(
        readings.flatMap(({ face, reading }) =>
          find(face, reading).flatMap(({ keyword, relation }) => (relation === 'HAS' ? [baseOfKeyword(keyword)] : [])),
        ),
      );
      const lines = readings.flatMap(({ reading }) => reading.lines);
      const read =
        lines.every((line) => isRead(line) && unboundIn(line.abilities).length === 0) &&
        [...kindsIn(lines.map(({ abilities: all }) => all))].every((kind) => done.has(kind));
      for (const name of had) {
        const { all, read: before } = counts.get(name) ?? { all: 0, read: 0 };
        counts.set(name, { all: all + 1, read: before + (read ? 1 : 0) });
      }
    }
    return counts;
  },
};

const TELL_EVERY = 500;

/** Does a job with lines of a file of cards; `tell` hears from time to time how many lines are done. */
export async function runJob<Name extends JobName>(
  name: Name,
  argument: string,
  lines: readonly string[],
  tell: (lines: number) => void = () => {},
): Promise<JobAnswers[Name]> {
  let bad = 0;
  function* cards(): Iterable<Card> {
    for (const [i, line] of lines.entries()) {
      if (i % TELL_EVERY === 0) tell(i);
      const card = readCardLine(line);
      if (card.ok) yield card.value;
      else bad += 1;
    }
  }
  return await JOBS[name]({ cards: cards(), bad: () => bad, argument });
}
