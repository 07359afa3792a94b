import type { RuleNumber } from '../../rules/citations.ts';
import { list } from '../events/words.ts';
import type { Game } from '../game.ts';
import { characteristics, hasFlag } from '../layers/index.ts';
import { severalOfFlag } from '../layers/several.ts';
import { refuse } from '../refuse.ts';
import { type ObjectId, type PlayerId, type Ref, sameRef } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { combatOf } from './phase.ts';
import type { Attacker, Blocker } from './state.ts';

/** Creatures that attack together (CR 702.22c). */
export type Band = readonly ObjectId[];

/** CR 702.22c, d: creatures with banding and at most one without, each in one band, all attacking the same. */
export function checkBands(g: Game, bands: readonly Band[], attackers: readonly { attacker: ObjectId; on: Ref }[]): void {
  const seen = new Set<ObjectId>();
  for (const band of bands) {
    for (const id of band) {
      if (!attackers.some(({ attacker }) => attacker === id))
        refuse(`${nameOf(g, id)} isn't declared as an attacker, so it isn't in a band.`, ['702.22c']);
      if (seen.has(id)) refuse(`${nameOf(g, id)} can be in one band only.`, ['702.22c']);
      seen.add(id);
    }
    const names = list(band.map((id) => nameOf(g, id)));
    const without = band.filter((id) => !hasFlag(g, id, 'formsBands'));
    if (without.length > 1 || without.length === band.length) {
      const who = list(without.map((id) => nameOf(g, id)));
      refuse(`${names} can't be a band: ${who} ${without.length === 1 ? "doesn't" : "don't"} have banding.`, ['702.22c']);
    }
    const [first, ...others] = attackers.filter(({ attacker }) => band.includes(attacker));
    if (first && others.some(({ on }) => !sameRef(on, first.on)))
      refuse(`${names} can't be a band: they attack differently.`, ['702.22d']);
  }
}

/** The band that an attacker is in by its place among those declared; null for none. */
export function bandIn(bands: readonly Band[], id: ObjectId): number | null {
  const index = bands.findIndex((band) => band.includes(id));
  return index < 0 ? null : index;
}

export function tellBands(g: Game, bands: readonly Band[]): void {
  for (const band of bands) {
    const says = `${list(band.map((id) => nameOf(g, id)))} attack in a band.`;
    const several = new Set(band.flatMap((id) => severalOfFlag(g, id, 'formsBands')));
    tell(g, { kind: 'combat', says, cite: ['702.22a', '702.22c', '702.22e', ...several], subjects: band });
  }
}

/** Whether two creatures attack in the same band. */
export const inOneBand = (one: Attacker, other: Attacker): boolean => one.band !== null && one.band === other.band;

/** What blocks one creature of a band blocks all of it (CR 702.22h). */
export function withBands(g: Game, blockers: readonly Blocker[]): readonly Blocker[] {
  const { attackers } = combatOf(g);
  return blockers.map((blocker) => {
    const own = attackers.filter(({ object }) => blocker.attackers.includes(object));
    const more = attackers.filter((one) => !own.includes(one) && own.some((other) => inOneBand(one, other)));
    if (more.length === 0) return blocker;
    const ids = more.map(({ object }) => object);
    const says = `${nameOf(g, blocker.object)} blocks ${list(ids.map((id) => nameOf(g, id)))} too, in the same band.`;
    tell(g, { kind: 'combat', says, cite: ['702.22h'], subjects: [blocker.object, ...ids] });
    return { ...blocker, attackers: [...blocker.attackers, ...ids] };
  });
}

/** Who divides a creature's combat damage instead of its controller, as one of those that it fights has banding (CR 702.22j, k). */
export interface DividedBy {
  readonly player: PlayerId;
  readonly cite: readonly RuleNumber[];
}

export function dividedBy(g: Game, player: PlayerId, against: readonly ObjectId[], rule: '702.22j' | '702.22k'): DividedBy {
  const banding = against.find((id) => hasFlag(g, id, 'formsBands'));
  return banding === undefined ? { player, cite: [] } : { player: characteristics(g, banding).controller, cite: [rule] };
}
