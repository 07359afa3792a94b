import type { EitherFilter, Filter, Modifier, ThisWay, TypeTerm, TypeWord } from '../../oracle/tree/index.ts';
import { PERMANENT_TYPES } from '../../rules/vocabulary/types.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { unreachable } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { adjectiveHolds } from './adjectives.ts';
import { type Candidate, candidateOf, objectAsKnown, unsupported } from './candidate.ts';
import { modifierHolds } from './modifiers/index.ts';
import { usedFor } from './usedFor.ts';
import { mostVotedFor } from './votes.ts';
import { saysFromWhere, saysZone, zonesOf } from './zones.ts';

/** Whether an object is what the filter describes; of one that has gone, as it last existed (CR 608.2h). */
export function matches(g: Game, filter: Filter | EitherFilter, id: ObjectId, ctx: Context): boolean {
  if (!inItsZone(g, filter, id)) return false;
  return matchesCandidate(g, filter, candidateOf(g, id), ctx);
}

/** A look at the zone alone spares asking for the characteristics. */
function inItsZone(g: Game, filter: Filter | EitherFilter, id: ObjectId): boolean {
  const value = g.state.objects[id] ?? g.state.lastKnown[id]?.object;
  return value !== undefined && isThere(filter, value);
}

/** In one of the zones that the words mean; a "spell from a graveyard" is on the stack by then. */
function isThere(filter: Filter | EitherFilter, { zone, stack }: GameObject): boolean {
  return zonesOf(filter).includes(zone) || (stack?.kind === 'spell' && zone === 'stack' && saysFromWhere(filter));
}

/** The same of an object that may be hypothetical. */
export function matchesCandidate(g: Game, filter: Filter | EitherFilter, candidate: Candidate, ctx: Context): boolean {
  if (filter.kind === 'eitherFilter') return filter.filters.some((one) => matchesCandidate(g, one, candidate, ctx));
  const { object } = candidate;
  if (object.phasedOut || !isThere(filter, object)) return false;
  return matchesKind(g, filter, candidate, ctx);
}

/** Whether an object already spoken of is of that kind, wherever it is: "if it's a creature". */
export function matchesKind(g: Game, filter: Filter | EitherFilter, candidate: Candidate, ctx: Context): boolean {
  if (filter.kind === 'eitherFilter') return filter.filters.some((one) => matchesKind(g, one, candidate, ctx));
  if (!isNoun(filter.noun, candidate)) return false;
  if (filter.types && !filter.types.some((term) => termHolds(g, term, candidate, ctx))) return false;
  for (const adjective of filter.adjectives) if (!adjectiveHolds(g, adjective, candidate, ctx)) return false;
  for (const modifier of filter.modifiers) if (!modifierHolds(g, amongAll(filter, modifier), candidate, ctx)) return false;
  return true;
}

const completed = new WeakMap<Modifier, Modifier>();

/** "Target creature you control with the greatest power": among all that are described but for that. */
function amongAll(filter: Filter, modifier: Modifier): Modifier {
  if (modifier.kind !== 'withMost' || modifier.among) return modifier;
  let full = completed.get(modifier);
  if (full === undefined) {
    full = { ...modifier, among: { ...filter, modifiers: filter.modifiers.filter((one) => one !== modifier) } };
    completed.set(modifier, full);
  }
  return full;
}

function termHolds(g: Game, term: TypeTerm, candidate: Candidate, ctx: Context): boolean {
  for (const word of term.words) if (!typeHolds(word, candidate)) return false;
  return !term.modifiers || term.modifiers.every((modifier) => modifierHolds(g, modifier, candidate, ctx));
}

/** CR 700.12. */
const OUTLAWS: ReadonlySet<string> = new Set(['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock']);

const folded = new Map<string, string>();
/** The words of subtypes are few, and compared often. */
function fold(word: string): string {
  let found = folded.get(word);
  if (found === undefined) {
    found = word.replaceAll('’', "'").toLowerCase();
    folded.set(word, found);
  }
  return found;
}

export function typeHolds(word: TypeWord, { characteristics }: Candidate): boolean {
  if (word.kind === 'cardType') return characteristics.types.includes(word.type);
  const { subtypes } = characteristics;
  if (subtypes.length === 0) return false;
  if (word.kind === 'outlaw') return subtypes.some((own) => OUTLAWS.has(own));
  const asked = fold(word.subtype);
  return subtypes.includes(word.subtype) || subtypes.some((own) => fold(own) === asked);
}

/** CR 110.4a and 110.4b. */
const isPermanentType = (types: readonly string[]): boolean => PERMANENT_TYPES.some((type) => types.includes(type));

function isNoun(noun: Filter['noun'], { object, characteristics }: Candidate): boolean {
  switch (noun) {
    case undefined:
    case 'permanent':
    case 'source':
      return true;
    case 'card':
      return object.substance === 'card';
    case 'permanentCard':
      return object.substance === 'card' && isPermanentType(characteristics.types);
    case 'permanentSpell':
      return object.stack?.kind === 'spell' && isPermanentType(characteristics.types);
    case 'token':
      return object.substance === 'token';
    case 'commander':
      return object.commander;
    case 'spell':
      return object.stack?.kind === 'spell';
    case 'activatedAbility':
      return object.stack?.kind === 'activated';
    case 'triggeredAbility':
      return object.stack?.kind === 'triggered';
    case 'ability':
    case 'activatedOrTriggeredAbility':
      return object.stack !== null && object.stack.kind !== 'spell';
    case 'spellOrAbility':
      return object.stack !== null;
    default:
      return unreachable(noun);
  }
}

/** What an instruction before did something to, or the payment for the spell that is resolving, as it was then. */
export function doneThisWay(g: Game, { mark, paid, verb, unmoved }: ThisWay, ctx: Context): readonly ObjectId[] {
  if (!paid) return doneAs(g, verb, mark, ctx).filter((id) => !unmoved || isLeft(g, id));
  return objectAsKnown(g, ctx.onStack ?? ctx.source)?.stack?.paid?.[verb] ?? [];
}

/** What an instruction before did so to; "put into a graveyard" only what went there and nowhere else (CR 614.6). */
export function doneAs(g: Game, verb: ThisWay['verb'], mark: number | undefined, ctx: Context): readonly ObjectId[] {
  const done = doneSo(mark, ctx);
  return verb === 'bury' ? done.filter((id) => wentToGraveyard(g, id)) : done;
}

/** Neither on the battlefield nor cast since. */
function isLeft(g: Game, id: ObjectId): boolean {
  const zone = (g.state.objects[id] ?? g.state.objects[g.state.lastKnown[id]?.became ?? id])?.zone;
  return zone !== undefined && zone !== 'battlefield' && zone !== 'stack';
}

const wentToGraveyard = (g: Game, id: ObjectId): boolean => {
  const last = g.state.history.findLast(
    ({ event }) => event.kind === 'zoneChange' && (event.object === id || event.became === id),
  );
  return last?.event.kind === 'zoneChange' && last.event.to === 'graveyard';
};

/** What an instruction before did something to, as it was then. */
export function doneSo(mark: number | undefined, ctx: Context): ObjectId[] {
  if (mark === undefined) return unsupported(ctx, 'it is open what was done so');
  return (ctx.bindings.refs.get(mark) ?? []).flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
}

/** All objects that the filter describes, in the zones that it means (CR 109.2). */
export function candidates(g: Game, filter: Filter | EitherFilter, ctx: Context): ObjectId[] {
  const done = filter.kind === 'filter' ? filter.modifiers.find((one) => one.kind === 'thisWay') : undefined;
  if (filter.kind === 'filter' && done?.kind === 'thisWay')
    return doneThisWay(g, done, ctx)
      .map((id) => (done.verb === 'bury' && filter.noun === 'card' ? (g.state.lastKnown[id]?.became ?? id) : id))
      .filter((id) => matchesKind(g, filter, candidateOf(g, id), ctx));
  const used = filter.kind === 'filter' ? filter.modifiers.find((one) => one.kind === 'usedFor') : undefined;
  if (used?.kind === 'usedFor') return usedFor(g, used, ctx).filter((id) => matchesKind(g, filter, candidateOf(g, id), ctx));
  if (filter.kind === 'filter' && filter.modifiers.some(({ kind }) => kind === 'mostVotes'))
    return mostVotedFor(ctx).flatMap((ref) =>
      ref.kind === 'object' && matchesKind(g, filter, candidateOf(g, ref.object), ctx) ? [ref.object] : [],
    );
  if (filter.kind === 'filter' && areDead(filter))
    return deadThisTurn(g).filter((id) => matchesKind(g, filter, candidateOf(g, id), ctx));
  if (filter.kind === 'filter' && !saysZone(filter)) unsupported(ctx, 'cards are spoken of without a zone to look in');
  const found: ObjectId[] = [];
  for (const zone of zonesOf(filter)) {
    for (const id of inZone(g, zone)) if (matches(g, filter, id, ctx)) found.push(id);
  }
  return found;
}

/** "Creatures that died this turn": permanents that are no more, and not the cards that they became. */
const areDead = ({ noun, modifiers }: Filter): boolean =>
  (noun === undefined || noun === 'permanent') &&
  modifiers.some((one) => one.kind === 'happenedThisTurn' && one.what === 'died') &&
  !modifiers.some(({ kind }) => kind === 'inZone');

/** What was put into a graveyard from the battlefield this turn (CR 700.4), as it last existed there. */
function deadThisTurn({ state: { history, turn } }: Game): readonly ObjectId[] {
  return history.flatMap(({ event, turn: when }) => {
    const died = event.kind === 'zoneChange' && event.from === 'battlefield' && event.to === 'graveyard';
    return died && when === turn.number ? [event.object] : [];
  });
}

/** The objects in a zone, of all players. */
export function inZone(g: Game, zone: Zone): readonly ObjectId[] {
  if (zone === 'hand' || zone === 'library' || zone === 'graveyard') return g.state.players.flatMap((player) => player[zone]);
  return g.state[zone];
}
