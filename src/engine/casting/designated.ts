import type { RuleNumber } from '../../rules/citations.ts';
import type { Candidate } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { refuse } from '../refuse.ts';
import type { PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf } from '../trace/names.ts';
import type { Offer } from './offer.ts';

/**
 * Cards in exile that their owner put aside on an earlier turn: a foretold one may be cast for any foretell cost that it has (CR 702.143a, d), a
 * plotted one for nothing when a sorcery could be cast (702.170d).
 */
export function offersOfDesignated(g: Game, player: PlayerId, card: GameObject, spell: Candidate): readonly Offer[] {
  if (card.zone !== 'exile' || card.owner !== player || g.state.turn.number <= card.controlledSince) return [];
  const offers: Offer[] = [];
  if (card.designations.includes('foretold')) {
    for (const { hooks } of spell.characteristics.abilities) {
      if (!hooks.castsForetold) continue;
      const cite = ['702.143a'] as const;
      const using = { kind: 'alternative', name: 'foretell', costs: hooks.castsForetold, cite, source: card.id } as const;
      offers.push({ names: ['foretell'], using, permits: true, cite });
    }
  }
  if (card.designations.includes('plotted')) {
    const cite = ['702.170d'] as const;
    const using = { kind: 'alternative', name: 'plot', costs: [], cite, source: card.id, asSorcery: '702.170d' } as const;
    offers.push({ names: ['plot', 'without paying'], using, permits: true, cite });
  }
  return offers;
}

/** The ways that a designation gives, with the rule that says from when on (CR 702.143a, 702.170d). */
const DESIGNATED: Readonly<Record<string, { readonly designation: string; readonly rule: RuleNumber }>> = {
  foretell: { designation: 'foretold', rule: '702.143a' },
  plot: { designation: 'plotted', rule: '702.170d' },
};

/** Refuses a way of casting that asks for a card put aside on an earlier turn. */
export function refuseUndesignated(g: Game, { id, zone, designations }: GameObject, asked: string): void {
  const way = DESIGNATED[asked];
  if (!way) return;
  const is = zone === 'exile' && designations.includes(way.designation);
  const why = is ? `it became ${way.designation} this turn` : `it isn't a ${way.designation} card in exile`;
  refuse(`${nameOf(g, id)} can't be cast using ${asked} now: ${why}.`, ['601.3', way.rule]);
}
