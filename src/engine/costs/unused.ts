import type { Act } from '../../oracle/tree/index.ts';
import type { PaymentAnswer } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { refuse } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { costVerb } from '../verbs/index.ts';
import type { ManaPayment } from './payMana.ts';
import { RULES_OF_PAYING } from './rulesOfPaying.ts';
import type { TotalCost } from './types.ts';

/**
 * What was named to pay and paid for nothing. Where the cost asks for such a thing, another has been used, which nobody wanted: it can't pay for
 * it (CR 118.3). Where the cost asks for nothing of the kind, it is passed over, and that is said.
 */
export function checkNamed(
  g: Game,
  total: TotalCost,
  payment: PaymentAnswer | null,
  since: number,
  used: readonly ObjectId[],
): void {
  if (!payment) return;
  const touched = new Set([...used, ...g.state.history.slice(since).flatMap(({ event }) => objectsOf(event))]);
  for (const [verb, named] of Object.entries(payment.objects)) {
    const unused = named.filter((id) => !touched.has(id));
    if (unused.length === 0) continue;
    const names = unused.map((id) => nameOf(g, id)).join(', ');
    if (asksFor(total, verb))
      refuse(`${playerName(g, total.player)} can't pay with ${names} (${verb}): the cost doesn't ask for it.`, [
        '118.3',
        ...RULES_OF_PAYING[total.for].pays,
      ]);
    g.assumptions.push(`The cost of ${nameOf(g, total.object)} asks for nothing that "${verb}" pays: ${names} is passed over.`);
  }
}

/** The same of sources of mana that were named: where others had to be tapped instead, those that were named can't pay (CR 118.3). */
export function checkNamedSources(
  g: Game,
  { payer, total, payment }: Pick<ManaPayment, 'payer' | 'total' | 'payment'>,
  used: readonly ObjectId[],
): void {
  const named = payment?.manaFrom ?? [];
  const unused = named.filter((id) => !used.includes(id));
  if (unused.length === 0) return;
  const names = unused.map((id) => nameOf(g, id)).join(', ');
  const others = used.filter((id) => !named.includes(id));
  if (others.length > 0) {
    const instead = [...new Set(others)].map((id) => nameOf(g, id)).join(', ');
    refuse(
      `${playerName(g, payer)} can't pay for ${nameOf(g, total.object)} with mana of ${names}; it takes mana of ${instead}.`,
      ['118.3', ...RULES_OF_PAYING[total.for].pays],
    );
  }
  g.assumptions.push(`${nameOf(g, total.object)} is paid for without mana of ${names}: the rest is enough.`);
}

function objectsOf(event: GameEvent): readonly ObjectId[] {
  if (event.kind === 'reveal') return event.objects;
  if ('on' in event && event.on.kind === 'object') return [event.on.object];
  return 'object' in event && typeof event.object === 'number' ? [event.object] : [];
}

const asksFor = ({ parts }: TotalCost, verb: string): boolean =>
  parts.some((part) => part.kind === 'actCost' && verbsOf(part.act).includes(verb));

const verbsOf = (act: Act): readonly string[] => (act.kind === 'eitherAct' ? act.acts.flatMap(verbsOf) : [costVerb(act)]);
