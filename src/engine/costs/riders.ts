// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import type { Clause, Effect, EitherFilter, Filter, Sentence } from '../../oracle/tree/index.ts';
import { staticContext } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { matches } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { objectRef, type PlayerId } from '../state/ids.ts';
import type { Mana, ManaRider } from '../state/player.ts';
import { tell } from '../trace/record.ts';
import { NO_RIDERS, runClause } from '../verbs/clause.ts';
import { makeOfMana } from '../verbs/later.ts';
import type { TotalCost } from './types.ts';

interface Rider {
  readonly on: Filter | EitherFilter;
  readonly then: Clause;
  readonly triggers: boolean;
}

/** Of the sentences of an ability, the one that is only followed as its mana is spent: "…, and that spell can't be countered". */
export function saysOfSpending(sentences: readonly Sentence[], index: number): boolean {
  const [before, sentence] = [sentences[index - 1], sentences[index]];
  return sentence?.kind === 'whenSpent' || (before?.kind === 'spendOnly' && sentence?.kind === 'clause' && isOfSpell(sentence));
}

const isOfSpell = ({ subject }: Clause): boolean =>
  subject.kind === 'that' && subject.referent?.kind === 'eventReferent' && subject.filter?.noun === 'spell';

/** What an ability says of the spending of its mana; null where it says nothing of that (CR 106.6). */
export function riderOf({ sentences }: Effect, words: ManaRider['words']): ManaRider | null {
  const at = sentences.findIndex((_, index) => saysOfSpending(sentences, index));
  if (at < 0) return null;
  const [before, sentence] = [sentences[at - 1], sentences[at]!];
  const rider =
    sentence.kind === 'whenSpent'
      ? { on: sentence.on, then: sentence.then, triggers: sentence.triggers === true }
      : before?.kind === 'spendOnly' && sentence.kind === 'clause'
        ? before.on && { on: before.on, then: sentence, triggers: false }
        : null;
  if (!rider || !('filter' in rider.on) || !rider.on.filter) return null;
  return { definition: JSON.stringify({ ...rider, on: rider.on.filter } satisfies Rider), words };
}

/** Mana that is spent on a spell does what its ability says of that, once for each ability that made some of it (CR 106.6a). */
export function* followRiders(
  g: Game,
  payer: PlayerId,
  spent: readonly Mana[],
  total: Pick<TotalCost, 'for' | 'object'>,
): Run<void> {
  if (total.for !== 'casting') return;
  const seen = new Set<string>();
  for (const { rider, source } of spent) {
    if (!rider || source === null || seen.has(`${source} ${rider.definition}`)) continue;
    seen.add(`${source} ${rider.definition}`);
    const { on, then, triggers } = JSON.parse(rider.definition) as Rider;
    const memory = { refs: { subject: [objectRef(total.object)] }, amount: 0, player: payer };
    const ctx = { ...staticContext(g, source, payer, rider.words), memory };
    if (!matches(g, on, total.object, ctx)) continue;
    const says = `Mana of ${rider.words.card} is spent on it: "${rider.words.text}"`;
    tell(g, { kind: 'mana', says, cite: ['106.6'], subjects: [total.object], words: rider.words });
    if (triggers) makeOfMana(g, then, ctx);
    else yield* runClause(g, then, ctx, NO_RIDERS);
  }
}
