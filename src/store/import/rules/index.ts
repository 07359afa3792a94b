import type { Pool, PoolClient } from 'pg';
import { dateInFileName, describeRefusal, type RulesEdition, readRulesText } from '../../../rules/text/index.ts';
import { StoreProblem } from '../../problem.ts';
import { correctTexts, staleRemarks } from '../corrections/index.ts';
import { readWhole, type SourceFile } from '../files.ts';
import { recordImport } from '../log.ts';
import { type FileReport, type ImportOptions, type ImportProgress, Tally, tellProgress } from '../report.ts';
import { inImport } from '../transaction.ts';
import { writeEdition } from './write.ts';

interface DatedEdition extends RulesEdition {
  readonly date: string;
}

function read(file: SourceFile, bytes: Uint8Array): DatedEdition {
  const read = readRulesText(bytes, dateInFileName(file.name));
  if (!read.ok) {
    throw new StoreProblem(
      'BAD_FILE',
      `${file.path} is not the text of the Comprehensive Rules: ${describeRefusal(read.problem)}.`,
      'Wanted is the plain-text file (.txt) as published, packed with gzip or not.',
    );
  }
  const { effective } = read.value;
  if (effective.kind === 'unknown') {
    throw new StoreProblem(
      'BAD_FILE',
      `${file.path} doesn't say when it takes effect, and its name has no date.`,
      'Put the date into its name, as in MagicCompRules-2026-04-17.txt.',
    );
  }
  return { ...read.value, date: effective.date };
}

function remarksOn(edition: DatedEdition, newTexts: number): readonly string[] {
  const remarks = [
    `Effective ${edition.date}: ${edition.rules.length} parts, sections and rules (${newTexts} with words that no other edition has), ${edition.glossary.length} glossary entries.`,
  ];
  if (edition.effective.kind === 'assumed') remarks.push(`The text states no date; ${edition.date} is that of the file's name.`);
  const [first] = edition.misplaced;
  if (first !== undefined) {
    remarks.push(
      `${edition.misplaced.length} lines begin like a rule in a place where it can't stand, the first is line ${first.line} (${first.number}); they count as words of the rule before.`,
    );
  }
  return remarks;
}

const SHOWN = 10;

/** A publication that lacks numbers of the one that it replaces may be a damaged copy. */
function lostNumbers({ date, rules }: DatedEdition, before: readonly { readonly number: string | null }[]): string[] {
  const has = new Set(rules.map(({ number }) => number));
  const lost = before.flatMap(({ number }) => (number === null || has.has(number) ? [] : [number]));
  if (lost.length === 0) return [];
  const shown = lost.slice(0, SHOWN).join(', ');
  return [
    `It lacks ${lost.length} numbers of the publication of ${date} that it replaces: ${shown}${lost.length > SHOWN ? ' …' : ''}. If it is a damaged copy, import the other file with --again.`,
  ];
}

/** A publication that was replaced stands again for its day. */
async function putBack(client: PoolClient, date: string, sha256: string): Promise<void> {
  await client.query(
    `update editions set superseded_at = case when sha256 = $2 then null else now() end
     where effective_date = $1 and (superseded_at is null or sha256 = $2)`,
    [date, sha256],
  );
}

/** Imports one edition of the Comprehensive Rules, all of it or nothing. */
export async function importRules(pool: Pool, file: SourceFile, options: ImportOptions): Promise<FileReport> {
  const started = new Date();
  const tell = (doing: ImportProgress['doing'], done: number, total: number) => {
    tellProgress(options, { kind: 'rules', file: file.name, doing, done, total });
  };
  tell('reading', 0, file.bytes);
  const edition = read(file, await readWhole(file));
  tell('reading', file.bytes, file.bytes);
  return await inImport(
    pool,
    () => tell('waiting', 0, 1),
    async (client) => {
      const tally = new Tally();
      const known = await client.query<{ readonly superseded: boolean }>(
        'select superseded_at is not null as superseded from editions where sha256 = $1',
        [edition.sha256],
      );
      const [same] = known.rows;
      if (same !== undefined) {
        const isPutBack = same.superseded && options.again === true;
        if (isPutBack) await putBack(client, edition.date, edition.sha256);
        tally.add(isPutBack ? 'changed' : 'unchanged');
        const remarks =
          same.superseded && !isPutBack
            ? [
                `Another publication of the edition of ${edition.date}, imported after this one, has replaced it. With --again this one takes its place.`,
              ]
            : [];
        return await recordImport(client, { kind: 'rules', file, tally, remarks, started });
      }
      const replaced = await client.query<{ readonly number: string | null }>(
        `select r.number from editions e left join rules r on r.edition_id = e.id
         where e.effective_date = $1 and e.superseded_at is null and not e.is_outline order by r.ordinal`,
        [edition.date],
      );
      const newTexts = await writeEdition(
        client,
        { ...edition, effectiveDate: edition.date, source: file.name, isOutline: false },
        (done) => tell('writing', done, edition.rules.length),
      );
      tally.add(replaced.rowCount === 0 ? 'added' : 'changed');
      const remarks = [
        ...remarksOn(edition, newTexts),
        ...lostNumbers(edition, replaced.rows),
        ...staleRemarks(await correctTexts(client, 'rule')),
      ];
      return await recordImport(client, { kind: 'rules', file, tally, remarks, started });
    },
  );
}
