import type { CountedAmount } from '../../oracle/tree/index.ts';
import { BASIC_LAND_TYPES } from '../../rules/vocabulary/subtypes.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { unreachable } from '../refuse.ts';
import { citeToo } from '../trace/record.ts';
import { type Candidate, candidateOf } from './candidate.ts';
import { candidates } from './match.ts';
import { manaValueOf } from './values.ts';

type Variety = Extract<CountedAmount, { readonly kind: 'varietyAmong' }>;

/** How many different ones there are among the objects described. */
export function varietyAmong(g: Game, { of, among }: Variety, ctx: Context): number {
  const found = candidates(g, among, ctx).map((id) => candidateOf(g, id));
  return new Set(found.flatMap((one) => valuesOf(g, of, one))).size;
}

function valuesOf(g: Game, of: Variety['of'], one: Candidate): readonly (string | number)[] {
  const { characteristics: c } = one;
  switch (of) {
    case 'basicLandType':
      return BASIC_LAND_TYPES.filter((type) => c.subtypes.includes(type));
    case 'color':
      return c.colors;
    case 'name':
      return c.name === '' ? [] : [c.name];
    case 'manaValue':
      return [manaValueOf(g, one)];
    case 'power':
      return c.power === null ? [] : [c.power];
    default:
      return unreachable(of);
  }
}

const PARTY = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const;

/** Up to one each of Cleric, Rogue, Warrior and Wizard, so that there are as many as possible (CR 700.8, 700.8a). */
export function partySize(g: Game, { controller }: Context): number {
  citeToo(g, ['700.8']);
  const roles = g.state.battlefield.flatMap((id) => {
    const { object, characteristics: c } = candidateOf(g, id);
    if (object.phasedOut || c.controller !== controller || !c.types.includes('creature')) return [];
    const own = PARTY.filter((role) => c.subtypes.includes(role));
    return own.length === 0 ? [] : [own];
  });
  const taken = new Map<string, number>();
  const place = (creature: number, tried: Set<string>): boolean =>
    roles[creature]!.some((role) => {
      if (tried.has(role)) return false;
      tried.add(role);
      const other = taken.get(role);
      if (other !== undefined && !place(other, tried)) return false;
      taken.set(role, creature);
      return true;
    });
  roles.forEach((_own, creature) => {
    place(creature, new Set());
  });
  return taken.size;
}
