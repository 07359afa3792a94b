import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { protectedFrom } from '../protection.ts';
import { nameOf, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { isPreventable } from './damageRules.ts';
import { atOnce, type Replacer } from './replacer.ts';

/**
 * Protection prevents damage from sources with the quality: one prevention effect among others, which the affected player orders (CR 702.16e,
 * 616.1). Damage that can't be prevented it leaves alone (615.12).
 */
export function protections(g: Game, event: GameEvent): Replacer[] {
  if (event.kind !== 'damage' || event.amount <= 0 || !isPreventable(g, event)) return [];
  const { source, to, amount } = event;
  const protection = protectedFrom(g, to, source, 'damage');
  if (!protection) return [];
  const prevent = (): readonly GameEvent[] => {
    const says = `${amount} damage from ${nameOf(g, source)} to ${refName(g, to)} is prevented: it has ${protection.words}.`;
    tell(g, { kind: 'replacement', says, cite: [...protection.cite, '615.6'], subjects: [source] });
    return [];
  };
  return [
    {
      key: `protection of ${to.kind === 'object' ? `object ${to.object}` : `player ${to.player}`}`,
      class: 'other',
      source: to.kind === 'object' ? to.object : null,
      card: refName(g, to),
      text: protection.words,
      cite: [...protection.cite, '615.1'],
      damage: 'none',
      apply: () => atOnce(prevent),
    },
  ];
}
