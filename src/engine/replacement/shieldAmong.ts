import type { PreventDamage, RedirectDamage } from '../../oracle/tree/index.ts';
import { allAlike } from '../decisions/alike.ts';
import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, controllerOf } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId, sameRef } from '../state/ids.ts';
import { refName } from '../trace/names.ts';
import { setState } from '../writer.ts';
import { markSpent } from './spent.ts';

type Damage = EventOf<'damage'>;

/** For a batch of events, by effect and source: how much of its damage was chosen. It lives as long as the batch. */
const CHOSEN = new WeakMap<readonly GameEvent[], Map<string, ReadonlyMap<ObjectId, number>>>();

/** An effect that deals with so much damage and no more. */
interface Shield {
  readonly key: string;
  readonly left: number;
  readonly source: ObjectId;
  readonly concerns: (event: Damage) => boolean;
}

/**
 * How much of this damage an effect that prevents or redirects it deals with, and whether so much was said; what is said is used up by it, and what is
 * for once only is spent (CR 615.7, 615.8).
 */
export function* dealWith(
  g: Game,
  event: Damage,
  { node, effect, context }: ActiveStatement<'preventDamage'> | ActiveStatement<'redirectDamage'>,
  concerns: Shield['concerns'],
): Run<{ readonly dealtWith: number; readonly isMeasured: boolean }> {
  const isMeasured = effect !== null && node.amount.kind !== 'allOfThem';
  const left = node.amount.kind === 'allOfThem' ? event.amount : amount(g, node.amount, context);
  const shield = { key: `effect ${effect?.id}`, left, source: context.source, concerns };
  const dealtWith = isMeasured ? yield* shareOfShield(g, event, shield) : Math.min(left, event.amount);
  if (isMeasured && dealtWith > 0) lessen(g, effect.id, node, left - dealtWith);
  if (effect && node.once && (dealtWith > 0 || !isMeasured)) markSpent(g, effect.id);
  return { dealtWith, isMeasured };
}

/** CR 615.7: a shield shrinks by what it prevents and is gone at 0. */
function lessen(g: Game, id: number, node: PreventDamage | RedirectDamage, left: number): void {
  const effects = g.state.effects.flatMap((effect) => {
    if (effect.id !== id) return [effect];
    const parts = effect.parts.flatMap((part) => {
      if (part.kind !== 'rule' || part.act !== node) return [part];
      return left <= 0 ? [] : [{ ...part, act: { ...node, amount: { kind: 'number', value: left } } } as typeof part];
    });
    return parts.length === 0 ? [] : [{ ...effect, parts }];
  });
  setState(g, 'effects', effects);
}

/**
 * How much of this damage a shield that is limited deals with. Where several sources would deal damage to the same recipient at the same time,
 * more than it can deal with, the player, or the controller of the permanent, chooses which damage (CR 615.7).
 */
function* shareOfShield(g: Game, event: Damage, shield: Shield): Run<number> {
  const most = Math.min(shield.left, event.amount);
  const batch = g.settling;
  const together = batch.filter(
    (other): other is Damage =>
      other.kind === 'damage' && other.amount > 0 && sameRef(other.to, event.to) && shield.concerns(other),
  );
  const at = together.findIndex(({ source }) => source === event.source);
  if (at < 0 || new Set(together.map(({ source }) => source)).size < 2) return most;
  const chosen = yield* chosenShares(g, batch, together, event, shield);
  if (!chosen) return most;
  const later = together.slice(at + 1).reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(most, Math.max(chosen.get(event.source) ?? 0, shield.left - later));
}

function* chosenShares(g: Game, batch: readonly GameEvent[], together: readonly Damage[], { to }: Damage, shield: Shield) {
  const known = CHOSEN.get(batch) ?? new Map<string, ReadonlyMap<ObjectId, number>>();
  CHOSEN.set(batch, known);
  const before = known.get(shield.key);
  if (before) return before;
  const options: Option[] = together.map(({ source }) => {
    const ref = objectRef(source);
    return { kind: 'ref', ref, label: refName(g, ref) };
  });
  const all = together.reduce((sum, { amount }) => sum + amount, 0);
  if (all <= shield.left || allAlike(g, options)) return null;
  const player: PlayerId = to.kind === 'player' ? to.player : controllerOf(g, to.object);
  const prompt = `of whose damage to ${refName(g, to)} how much is covered, ${shield.left} in all?`;
  const asking = { player, kind: 'divide', prompt, options, min: 1, max: options.length, total: shield.left } as const;
  const answer = yield* decide(g, { ...asking, cite: ['615.7'], source: shield.source });
  const amounts = answer.kind === 'divided' ? answer.amounts : [];
  const shares = new Map(together.map(({ source, amount }, nth) => [source, Math.min(amount, amounts[nth] ?? 0)]));
  known.set(shield.key, shares);
  return shares;
}
