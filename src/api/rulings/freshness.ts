import type { RuleChangeRow, RulingReportRow, RulingRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import type { FreshnessReportResolvers } from '../generated/resolvers.ts';
import { editionById } from '../rules/editions.ts';

export interface FreshnessModel {
  readonly ruling: RulingRow;
  /** Null while an import is being worked up. */
  readonly report: RulingReportRow | null;
}

async function changeInWords({ kind, before, after, toEditionId }: RuleChangeRow, context: ApiContext): Promise<string> {
  const { effectiveDate } = await editionById(toEditionId, context);
  const what = kind === 'removed' ? 'was removed' : 'changed';
  const moved = before !== null && after !== null && before.number !== after.number ? ` (then ${before.number})` : '';
  return `rule ${after?.number ?? before?.number}${moved} ${what} with the edition of ${effectiveDate}`;
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

async function explanation({ ruling, report }: FreshnessModel, context: ApiContext): Promise<string> {
  if (report === null) return 'What was imported last is still being worked up; ask again in a minute.';
  const { verdict, saidOn, replacedBy, because, followed } = report;
  const said =
    saidOn > ruling.publishedAt
      ? `It was published on ${ruling.publishedAt} and last said again on ${saidOn}`
      : `It was published on ${saidOn}`;
  const changes = joined(await Promise.all(because.map((change) => changeInWords(change, context))));
  switch (verdict) {
    case 'overtaken': {
      const newer = replacedBy === null ? null : await context.loaders.rulingsById.load(replacedBy);
      const cause = changes === '' ? '' : ` Since then ${changes}.`;
      if (ruling.withdrawn) {
        const instead =
          newer === null ? 'nothing is known to stand in its place' : `one of ${newer.publishedAt} stands in its place`;
        return `${said}.${cause} Its source no longer carries it; ${instead}.`;
      }
      return `${said}.${cause} A ruling${newer === null ? '' : ` of ${newer.publishedAt}`} says otherwise on the same point.`;
    }
    case 'possibly overtaken':
      return `${said}. Since then ${changes}, which bears on what it says; no newer ruling says what of it still holds.`;
    case 'unknown':
      return `${said}, before the first edition here whose changes can be followed. Nothing that came later is known to bear on it.`;
    case 'current':
      return followed
        ? `${said}, and no change of the rules that it speaks of has borne on what it says since.`
        : `${said}. It names no rule or keyword, and no newer ruling says otherwise.`;
  }
}

export const FreshnessReport: FreshnessReportResolvers = {
  verdict: ({ report }) => enumValue(report?.verdict ?? 'unknown'),
  because: ({ report }) => [...(report?.because ?? [])],
  replacedBy: ({ report }, _args, { loaders }) =>
    report === null || report.replacedBy === null ? null : loaders.rulingsById.load(report.replacedBy),
  explanation: (model, _args, context) => explanation(model, context),
};
