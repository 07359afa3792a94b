import type { AlternativeCost } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { KEYWORD_ABILITIES } from '../../rules/vocabulary/keywords.ts';
import { isAmong } from '../filters/index.ts';
import { foldWords } from '../foldWords.ts';
import { type Game, object } from '../game.ts';
import { type ActiveStatement, statements, statementsOf } from '../layers/index.ts';
import { InputError, refuse, Unsupported } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { asSpell } from './begin.ts';
import type { CastUsing, OptionalCost } from './request.ts';

/** A way of casting a card: for which cost, and whether a rule or effect permits it from where the card is. */
export interface Way {
  readonly using: CastUsing;
  readonly permitted: boolean;
}

/** An alternative cost that some ability offers for this spell, with the names by which one may ask for it. */
interface Offer {
  readonly names: readonly string[];
  readonly using: CastUsing;
  readonly cite: readonly RuleNumber[];
}

/**
 * The way that a player asks for: nothing said is the mana cost from the hand or the command zone, and from elsewhere the only permission there
 * is (CR 601.3, 118.9a). Keywords and cards that offer an alternative cost are asked for by name.
 */
export function alternatives(g: Game, player: PlayerId, id: ObjectId, face: number, asked: string | null): Way {
  const { zone } = object(g, id);
  const offers = offersFor(g, player, id, face);
  if (asked === null) return { using: { kind: 'manaCost' }, permitted: zone === 'hand' || mayPlayFromHere(g, player, id, face) };
  const wanted = foldWords(asked);
  const found = offers.find(({ names }) => names.some((name) => foldWords(name) === wanted));
  if (found) return { using: found.using, permitted: zone === 'hand' || mayPlayFromHere(g, player, id, face) };
  if (wanted === 'mana cost')
    return { using: { kind: 'manaCost' }, permitted: zone === 'hand' || mayPlayFromHere(g, player, id, face) };
  if (wanted === 'without paying') {
    refuse(`Nothing allows ${playerName(g, player)} to cast ${nameOf(g, id)} without paying its mana cost.`, ['601.3', '118.9']);
  }
  const names = offers.flatMap((offer) => offer.names);
  notCarriedOut(g, id, asked);
  throw new InputError(`${nameOf(g, id)} can't be cast using "${asked}": nothing of that name allows it.`, names);
}

/** A keyword, or the ability of another card, that may well allow it but that the engine doesn't carry out. */
function notCarriedOut(g: Game, id: ObjectId, asked: string): void {
  const wanted = foldWords(asked);
  const keyword = wanted === 'face down' || KEYWORD_ABILITIES.some(({ name }) => foldWords(name) === wanted);
  const card = g.state.battlefield.some((other) => foldWords(nameOf(g, other)) === wanted);
  if (keyword || card) throw new Unsupported(nameOf(g, id), asked, `the engine doesn't carry out casting by "${asked}" here`);
}

function offersFor(g: Game, player: PlayerId, id: ObjectId, face: number): readonly Offer[] {
  const spell = asSpell(g, { player, object: id, face });
  const own = statementsOf(g, spell.object, 'alternativeCost').map((statement) => offerOf(g, id, statement));
  return own;
}

function offerOf(g: Game, id: ObjectId, { node, ability }: ActiveStatement<'alternativeCost'>): Offer {
  const keyword = ability?.keyword?.name;
  const cite = ability?.cite ?? [];
  const names = keyword ? [keyword] : [nameOf(g, id), 'alternative cost'];
  const costs = (node as AlternativeCost).costs;
  return { names, cite, using: { kind: 'alternative', name: names[0]!, costs, cite, source: id } };
}

/** An effect lets the player cast it from the zone where it is. */
function mayPlayFromHere(g: Game, player: PlayerId, id: ObjectId, face: number): boolean {
  const value = object(g, id);
  if (value.zone === 'command' && value.commander && value.owner === player) return true;
  const candidate = { ...asSpell(g, { player, object: id, face }), object: value };
  return statements(g, 'mayPlayFrom').some(
    ({ node, context }) => context.controller === player && isAmong(g, node.objects, candidate, context),
  );
}

/** The optional additional costs that are paid, by name (CR 601.2b). */
export function optionalCosts(
  g: Game,
  player: PlayerId,
  id: ObjectId,
  face: number,
  named: readonly string[],
): readonly OptionalCost[] {
  if (named.length === 0) return [];
  const spell = asSpell(g, { player, object: id, face });
  const offered = statementsOf(g, spell.object, 'additionalCost').filter(({ node }) => node.optional);
  return named.map((name) => {
    const found = offered.find(({ ability }) => foldWords(ability?.keyword?.name ?? 'additional cost') === foldWords(name));
    if (!found) notCarriedOut(g, id, name);
    if (!found) throw new InputError(`${nameOf(g, id)} has no optional cost called "${name}" that the engine carries out.`);
    return { name, costs: found.node.costs };
  });
}
