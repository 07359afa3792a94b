import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type CitationLock, shortHash } from '../../rules/citationLock.ts';
import { ancestorNumbers } from '../../rules/numbers.ts';
import type { RuleRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { editionById, editionInForce } from './editions.ts';

interface Cited extends CitationLock {
  /** For each number how many cited rules stand under it. */
  readonly below: ReadonlyMap<string, number>;
}
let read: Cited | null = null;

/** What the engine cites, and the words that it was written against. */
function lock(): Cited {
  read ??= withBelow(
    JSON.parse(readFileSync(new URL('../../rules/citations.lock.json', import.meta.url), 'utf8')) as CitationLock,
  );
  return read;
}

function withBelow(cited: CitationLock): Cited {
  const below = new Map<string, number>();
  for (const number of Object.keys(cited.hashes))
    for (const above of ancestorNumbers(number)) below.set(above, (below.get(above) ?? 0) + 1);
  return { ...cited, below };
}

/** The number of a rule in the newest edition; null where it was removed. An outline's numbers are taken for today's. */
export async function numberToday({ editionId, number }: RuleRow, context: ApiContext): Promise<string | null> {
  const newest = await editionInForce(null, context);
  if (newest.id === editionId) return number;
  const last = (await context.loaders.ruleChangesSince.load({ editionId, number })).at(-1);
  return last === undefined ? number : (last.after?.number ?? null);
}

/** The hash of everything that a rule says; of a title it is made here. */
const hashOf = ({ textHash, heading }: RuleRow): string =>
  textHash ??
  createHash('sha256')
    .update(heading ?? '')
    .digest('hex');

/** Whether the engine acts by a rule: whether it cites it, and whether it was written against the words that the rule has here. */
export async function ruleSupport(rule: RuleRow, context: ApiContext) {
  const { edition, hashes, below: cited } = lock();
  const number = await numberToday(rule, context);
  if (number === null)
    return { level: 'UNREAD' as const, note: 'This rule is no longer in the newest edition, and the engine does not act by it.' };
  const locked = hashes[number];
  if (locked !== undefined) {
    const { isOutline } = await editionById(rule.editionId, context);
    if (isOutline) return { level: 'READ' as const, note: `The engine acts by this rule, as the edition of ${edition} has it.` };
    return shortHash(hashOf(rule)) === locked
      ? { level: 'READ' as const, note: 'The engine acts by this rule and was written against these very words.' }
      : { level: 'PARTLY_READ' as const, note: `The engine acts by this rule, but by its words of ${edition}, which differ.` };
  }
  const below = cited.get(number) ?? 0;
  if (below > 0) return { level: 'PARTLY_READ' as const, note: `The engine acts by ${below} of the rules that stand under it.` };
  return { level: 'UNREAD' as const, note: 'The engine never cites this rule.' };
}
