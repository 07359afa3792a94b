import type { Modifier } from '../../../oracle/tree/index.ts';
import { formatSymbol } from '../../../rules/mana/index.ts';
import { isBasicLandType } from '../../../rules/vocabulary/subtypes.ts';
import type { Context } from '../../context.ts';
import type { Game } from '../../game.ts';
import { objectRef } from '../../state/ids.ts';
import { adjectiveHolds } from '../adjectives.ts';
import type { Candidate } from '../candidate.ts';

import { usedFor } from '../usedFor.ts';
import { manaValueOf } from '../values.ts';
import { hasMostVotes } from '../votes.ts';
import { castElsewhereHolds, controlledByHolds, inZoneHolds, notControlledByHolds, ownedByHolds } from './belonging.ts';
import { happenedHolds } from './happened.ts';
import { withKeywordHolds, withoutAbilitiesHolds, withoutKeywordHolds } from './keywords.ts';
import { withCharacteristicHolds, withCountersHolds, withMostHolds, withoutCountersHolds } from './numbers.ts';
import { namedHolds, ofChosenHolds, sharesQualityHolds, thatIsKindHolds } from './qualities.ts';
import {
  attachedToHolds,
  exiledWithHolds,
  inCombatWithHolds,
  inPairHolds,
  otherThanHolds,
  putWithHolds,
  thatTargetsHolds,
  withAttachedHolds,
} from './relations.ts';
import { fromAmongHolds, thisWayHolds } from './thisWay.ts';

type ModifierOf<K extends Modifier['kind']> = Extract<Modifier, { readonly kind: K }>;
export type ModifierTest<K extends Modifier['kind']> = (
  g: Game,
  modifier: ModifierOf<K>,
  candidate: Candidate,
  ctx: Context,
) => boolean;

const TESTS: { readonly [K in Modifier['kind']]: ModifierTest<K> } = {
  controlledBy: controlledByHolds,
  notControlledBy: notControlledByHolds,
  ownedBy: ownedByHolds,
  castElsewhere: castElsewhereHolds,
  usedFor: (g, modifier, { object }, ctx) => usedFor(g, modifier, ctx).includes(object.id),
  inZone: inZoneHolds,
  withKeyword: withKeywordHolds,
  withoutKeyword: withoutKeywordHolds,
  withoutAbilities: withoutAbilitiesHolds,
  withBasicLandType: (_g, _modifier, { characteristics }) => characteristics.subtypes.some(isBasicLandType),
  withManaCost: (_g, { costs }, { characteristics: { manaCost } }) =>
    manaCost !== null && costs.includes(manaCost.symbols.map(formatSymbol).join('')),
  withParity: (g, { parity }, candidate) => (manaValueOf(g, candidate) % 2 === 0) === (parity === 'even'),
  offBattlefield: (_g, _modifier, { object }) => object.zone !== 'battlefield',
  thisWay: thisWayHolds,
  withMost: withMostHolds,
  mostVotes: (_g, _modifier, { object }, ctx) => hasMostVotes(objectRef(object.id), ctx),
  withCharacteristic: withCharacteristicHolds,
  withCounters: withCountersHolds,
  withoutCounters: withoutCountersHolds,
  named: namedHolds,
  ofChosen: ofChosenHolds,
  thatIs: (g, { is, not }, candidate, ctx) => adjectiveHolds(g, is, candidate, ctx) !== (not ?? false),
  thatIsKind: thatIsKindHolds,
  happenedThisTurn: happenedHolds,
  thatTargets: thatTargetsHolds,
  withXInCost: (_g, _modifier, { characteristics }) =>
    (characteristics.manaCost?.symbols ?? []).some((symbol) => symbol.kind === 'variable' && symbol.letter === 'X'),
  withTargets: (_g, { amount }, { object }) =>
    (object.stack?.targets ?? []).reduce((sum, { refs }) => sum + refs.length, 0) === amount,
  attachedTo: attachedToHolds,
  withAttached: withAttachedHolds,
  inCombatWith: inCombatWithHolds,
  inPair: inPairHolds,
  exiledWith: exiledWithHolds,
  putWith: putWithHolds,
  fromAmong: fromAmongHolds,
  otherThan: otherThanHolds,
  sharesQuality: sharesQualityHolds,
};

/** Whether one modifier is true of an object. */
export function modifierHolds(g: Game, modifier: Modifier, candidate: Candidate, ctx: Context): boolean {
  return (TESTS[modifier.kind] as ModifierTest<Modifier['kind']>)(g, modifier, candidate, ctx);
}
