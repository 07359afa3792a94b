import type { PreventDamage, RedirectDamage } from '../../oracle/tree/index.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, statements } from '../layers/index.ts';
import { objectRef } from '../state/ids.ts';
import { refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { isMeant } from '../triggers/events/matcher.ts';
import { setState } from '../writer.ts';
import { isPreventable, tellUnpreventable } from './damageRules.ts';
import { atOnce, type Replacer } from './replacer.ts';

type Shield = ActiveStatement<'preventDamage'>;

/** Prevention effects that apply to damage (CR 615). */
export function preventions(g: Game, event: GameEvent): Replacer[] {
  if (event.kind !== 'damage' || event.amount <= 0) return [];
  return statements(g, 'preventDamage')
    .filter((shield) => concerns(g, shield, event))
    .map((shield): Replacer => {
      const key = shield.effect ? `effect ${shield.effect.id}` : `${shield.ability?.key} of ${shield.context.source}`;
      const { card, text } = shield.words;
      const cite = ['615.1', '615.1a', ...shield.cite] as const;
      return {
        key,
        class: 'other',
        source: shield.context.source,
        card,
        text,
        cite,
        apply: () => atOnce(() => prevent(g, shield, event)),
      };
    });
}

function concerns(g: Game, shield: Shield, event: EventOf<'damage'>): boolean {
  const { node, context } = shield;
  if (node.combat && event.combat !== (node.combat === 'combat')) return false;
  const source = objectRef(event.source);
  // Said of nobody in particular it prevents all damage that its other words describe.
  if (!isMeant(g, node.by, source, context)) return false;
  return isMeant(g, node.to, event.to, context) || (node.both === true && isMeant(g, node.to, source, context));
}

function prevent(g: Game, { node, effect, context }: Shield, event: EventOf<'damage'>): readonly GameEvent[] {
  if (!isPreventable(g, event)) return tellUnpreventable(g, event);
  const limit = node.amount.kind === 'allOfThem' ? event.amount : amount(g, node.amount, context);
  const prevented = Math.min(limit, event.amount);
  if (effect && node.amount.kind !== 'allOfThem') lessen(g, effect.id, node, limit - prevented);
  tell(g, {
    kind: 'replacement',
    says: `${prevented} damage to ${refName(g, event.to)} is prevented.`,
    cite: ['615.6', ...(effect && node.amount.kind !== 'allOfThem' ? (['615.7'] as const) : [])],
  });
  return prevented === event.amount ? [] : [{ ...event, amount: event.amount - prevented }];
}

/** CR 615.7: a shield shrinks by what it prevents and is gone at 0. */
export function lessen(g: Game, id: number, node: PreventDamage | RedirectDamage, left: number): void {
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
