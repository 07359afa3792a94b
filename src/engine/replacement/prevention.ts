import type { Run } from '../decisions/types.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, statements } from '../layers/index.ts';
import { severalRules } from '../layers/several.ts';
import { objectRef } from '../state/ids.ts';
import { refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { isMeant } from '../triggers/events/matcher.ts';
import { isItsSource } from './chosenSource.ts';
import { isPreventable, tellUnpreventable } from './damageRules.ts';
import { followedBy } from './followedBy.ts';
import type { Replacer } from './replacer.ts';
import { dealWith } from './shieldAmong.ts';

type Shield = ActiveStatement<'preventDamage'>;

/** Prevention effects that apply to damage (CR 615). */
export function preventions(g: Game, event: GameEvent): Replacer[] {
  if (event.kind !== 'damage' || event.amount <= 0) return [];
  return statements(g, 'preventDamage')
    .filter((shield) => concerns(g, shield, event))
    .map((shield): Replacer => {
      const key = shield.effect ? `effect ${shield.effect.id}` : `${shield.ability?.key} of ${shield.context.source}`;
      const { card, text } = shield.words;
      const { source } = shield.context;
      const several = shield.ability ? severalRules(g, source, shield.ability) : [];
      const cite = ['615.1', '615.1a', ...shield.cite, ...several] as const;
      return {
        key,
        class: 'other',
        source,
        card,
        text,
        cite,
        ...whole(g, shield, event),
        apply: () => prevent(g, shield, event),
      };
    });
}

/** All of the damage, with nothing done afterwards and nothing used up. */
function whole(g: Game, { node }: Shield, event: EventOf<'damage'>): Pick<Replacer, 'damage'> {
  const all = node.amount.kind === 'allOfThem' && !node.afterwards && !node.once && isPreventable(g, event);
  return all ? { damage: 'none' } : {};
}

function concerns(g: Game, shield: Shield, event: EventOf<'damage'>): boolean {
  const { node, context } = shield;
  if (node.combat && event.combat !== (node.combat === 'combat')) return false;
  const source = objectRef(event.source);
  // Said of nobody in particular it prevents all damage that its other words describe.
  if (!isItsSource(g, node.by, event.source, context)) return false;
  return isMeant(g, node.to, event.to, context) || (node.both === true && isMeant(g, node.to, source, context));
}

function* prevent(g: Game, shield: Shield, event: EventOf<'damage'>): Run<readonly GameEvent[]> {
  if (!isPreventable(g, event)) return tellUnpreventable(g, event);
  const { node, context } = shield;
  const { dealtWith: prevented, isMeasured } = yield* dealWith(g, event, shield, (other) => concerns(g, shield, other));
  if (prevented === 0) return [event];
  tell(g, {
    kind: 'replacement',
    says: `${prevented} damage to ${refName(g, event.to)} is prevented.`,
    cite: ['615.6', ...(isMeasured ? (['615.7'] as const) : node.once ? (['615.8'] as const) : [])],
  });
  if (node.afterwards) followedBy(g, node.afterwards, context, event, prevented);
  return prevented === event.amount ? [] : [{ ...event, amount: event.amount - prevented }];
}
