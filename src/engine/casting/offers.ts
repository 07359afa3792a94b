import type { CastBy, Cost } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { abilityOf, instanceOf } from '../abilities.ts';
import type { Candidate } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { type ActiveStatement, characteristics, statementsOf } from '../layers/index.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { FaceDownAs, GameObject } from '../state/object.ts';
import { nameOf } from '../trace/names.ts';
import { asSpell } from './begin.ts';
import { offersOfDesignated } from './designated.ts';
import { costsOf, type Offer, toldApart } from './offer.ts';
import { offersOfEffects } from './offersOfEffects.ts';
import { offersOfOthers } from './offersOfOthers.ts';
import { type CastUsing, PLAIN_SHAPE, type Shape } from './request.ts';

/**
 * What the card itself offers, and what others offer for it: alternative costs (CR 118.9) and permissions to cast it from where it is (CR 601.3).
 * Of several of one name each may be used, the second as `flashback#2`.
 */
export function offersFor(g: Game, player: PlayerId, id: ObjectId, face: number, shape = PLAIN_SHAPE): readonly Offer[] {
  const all = allOffers(g, player, id, face, shape);
  return all.length < 2 ? all : toldApart(all);
}

function allOffers(g: Game, player: PlayerId, id: ObjectId, face: number, shape: Shape): readonly Offer[] {
  const card = object(g, id);
  const spell = asSpell(g, { player, object: id, face, shape });
  const functions = ({ ability }: Pick<ActiveStatement, 'ability'>): boolean =>
    ability === null || ability.functionsIn.includes('stack') || ability.functionsIn.includes(card.zone);
  return [
    ...statementsOf(g, spell.object, 'alternativeCost')
      .filter(functions)
      .map((one) => {
        const made = offer(g, id, one, { costs: costsOf(one.node.costs, spell), permits: false });
        const { castAs } = one.node;
        return castAs && made.using.kind === 'alternative' ? { ...made, using: { ...made.using, castAs } } : made;
      }),
    ...statementsOf(g, spell.object, 'castBy')
      .filter((one) => functions(one) && fits(one.node, card, player, spell) && hasWhereItIs(g, card, one))
      .flatMap((one) => (one.node.using ? byKeyword(g, id, one.node.using, one, spell) : [ofCastBy(g, id, one, spell)])),
    ...prototypes(g, id, spell),
    ...fusing(g, card, spell),
    ...offersOfDesignated(g, player, card, spell),
    ...offersOfOthers(g, player, card, spell),
    ...offersOfEffects(g, player, card, spell),
  ];
}

/** A permission to cast it from where it is counts only if the card has that ability there (CR 113.6e, 601.3). */
function hasWhereItIs(g: Game, card: GameObject, { node, ability }: ActiveStatement<'castBy'>): boolean {
  if (node.from === undefined || ability === null) return true;
  return statementsOf(g, card, 'castBy').some((own) => own.ability?.key === ability.key);
}

/** Whether the card is where the words want it, and would be a spell of the kind that they ask for. */
function fits({ from, resulting }: CastBy, card: GameObject, player: PlayerId, spell: Candidate): boolean {
  if (from !== undefined && (card.zone !== from || card.owner !== player)) return false;
  const { types } = spell.characteristics;
  return resulting === undefined || types.includes('instant') || types.includes('sorcery');
}

function ofCastBy(g: Game, id: ObjectId, statement: ActiveStatement<'castBy'>, spell: Candidate): Offer {
  const { from, costs, also, faceDown, transformed, during } = statement.node;
  const more = also ? [also] : [];
  if (faceDown && costs) return faceDownOffer(id, statement, costsOf(costs, spell), faceDown === 'plain' ? 'morph' : 'disguise');
  const made = offer(g, id, statement, {
    ...(costs ? { costs: [...costsOf(costs, spell), ...more] } : { additional: more }),
    permits: from !== undefined,
  });
  if (made.using.kind !== 'alternative') return made;
  const [rule] = statement.ability?.cite ?? [];
  if (during && rule) return { ...made, using: { ...made.using, afterBlocks: rule } };
  return transformed ? { ...made, using: { ...made.using, face: 1 } } : made;
}

/** "using its warp ability": what that keyword of the card says, from where the card's own words allow it. */
function byKeyword(
  g: Game,
  id: ObjectId,
  keyword: string,
  allowing: ActiveStatement<'castBy'>,
  spell: Candidate,
): readonly Offer[] {
  const ways = [...statementsOf(g, spell.object, 'castBy'), ...statementsOf(g, spell.object, 'alternativeCost')];
  return ways.flatMap((one) => {
    const { costs } = one.node;
    if (!costs || one.ability?.keyword?.name !== keyword) return [];
    const made = offer(g, id, one, { costs: costsOf(costs, spell), permits: true });
    return [{ ...made, cite: [...made.cite, ...allowing.cite] }];
  });
}

/** CR 702.37c, 702.168b: one may ask for it by the keyword, or just say that it is cast face down. */
function faceDownOffer(
  id: ObjectId,
  { ability }: Pick<ActiveStatement, 'ability'>,
  costs: readonly Cost[],
  faceDown: FaceDownAs,
): Offer {
  const name = ability?.keyword?.name ?? faceDown;
  const cite = ability?.cite ?? [];
  return {
    names: [name, ...(name === faceDown ? [] : [faceDown]), 'face down'],
    using: { kind: 'alternative', name, costs, cite, source: id, faceDown },
    permits: false,
    cite,
  };
}

/** CR 718.3: it may be cast as a prototyped spell, for the mana cost that it has then. */
function prototypes(g: Game, id: ObjectId, { object: spell, characteristics }: Candidate): readonly Offer[] {
  if (spell.castAs) return [];
  return characteristics.abilities.flatMap(({ hooks, keyword, cite }): readonly Offer[] => {
    if (!hooks.prototype) return [];
    const name = keyword?.name ?? nameOf(g, id);
    const using: CastUsing = { kind: 'permission', name, castAs: 'prototyped', additional: [], cite, source: id };
    return [{ names: [name], using, permits: false, cite }];
  });
}

/** CR 702.102a: both halves may be cast from the hand, for the mana costs of both. */
function fusing(g: Game, { id, zone }: GameObject, { object: spell }: Candidate): readonly Offer[] {
  const key = zone === 'hand' && !spell.castAs ? characteristics(g, id).flags.castsBothHalves : undefined;
  if (key === undefined) return [];
  const { keyword, cite: allowing } = abilityOf(g, key);
  const cite: readonly RuleNumber[] = [...allowing, '702.102c'];
  const name = keyword?.name ?? 'both halves';
  const using: CastUsing = { kind: 'permission', name, castAs: 'fused', additional: [], cite, source: id };
  return [{ names: [name], using, permits: false, cite }];
}

interface Terms {
  /** What is paid rather than the mana cost; absent: the mana cost is paid. */
  readonly costs?: Extract<CastUsing, { kind: 'alternative' }>['costs'];
  readonly additional?: Extract<CastUsing, { kind: 'permission' }>['additional'];
  readonly permits: boolean;
}

function offer(
  g: Game,
  id: ObjectId,
  { ability }: Pick<ActiveStatement, 'ability'>,
  { costs, additional, permits }: Terms,
): Offer {
  const keyword = ability?.keyword?.name;
  const cite = ability?.cite ?? [];
  const free = costs?.length === 0 ? ['without paying'] : [];
  const names = keyword ? [keyword] : [nameOf(g, id), 'alternative cost', ...free];
  const shared = { name: names[0]!, cite, source: id };
  const using: CastUsing = costs
    ? { kind: 'alternative', costs, ...shared, ...(ability ? instanceOf(ability) : {}) }
    : { kind: 'permission', additional: additional ?? [], ...shared };
  return { names, cite, using, permits };
}
