import type { Cost } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { formatManaCost, type ManaCost } from '../../rules/mana/index.ts';
import type { Candidate } from '../filters/index.ts';
import type { CastUsing } from './request.ts';

/** A way of casting that an ability offers for this card, with the names by which one may ask for it. */
export interface Offer {
  readonly names: readonly string[];
  readonly using: CastUsing;
  /** Whether the ability itself allows casting the card from where it is (CR 601.3). */
  readonly permits: boolean;
  readonly cite: readonly RuleNumber[];
}

/** Offers of the same name are numbered from the second on; what offers the same as another once more has no name of its own. */
export function toldApart(offers: readonly Offer[]): readonly Offer[] {
  const known = new Map<string, string[]>();
  return offers.map((offer) => {
    const [name] = offer.names;
    const terms = JSON.stringify({ ...offer.using, cite: undefined, source: undefined });
    const before = known.get(name!) ?? [];
    if (before.includes(terms)) return offer;
    known.set(name!, [...before, terms]);
    return before.length === 0 ? offer : { ...offer, names: [`${name}#${before.length + 1}`, ...offer.names] };
  });
}

/** A cost equal to the mana cost is that; where there is none it stays, and can't be paid (CR 118.6). */
export function costsOf(costs: readonly Cost[], { characteristics: { manaCost } }: Candidate): readonly Cost[] {
  if (!manaCost) return costs;
  return costs.map((cost) => (cost.kind === 'ownManaCost' ? { kind: 'manaCost', symbols: symbolsOf(manaCost) } : cost));
}

const symbolsOf = (cost: ManaCost): readonly string[] => formatManaCost(cost).match(/\{[^}]+\}/g) ?? [];
