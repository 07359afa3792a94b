import type { EitherFilter, Filter, InZone } from '../../oracle/tree/index.ts';
import { ZONES, type Zone } from '../../rules/vocabulary/zones.ts';
import { unreachable } from '../refuse.ts';

const cache = new WeakMap<Filter, readonly Zone[]>();
const SOURCES: readonly Zone[] = ['battlefield', 'stack', 'command', 'hand', 'graveyard', 'exile', 'library'];

const OFF_BATTLEFIELD = SOURCES.filter((zone) => zone !== 'battlefield');

/** The zones in which a description looks for its objects (CR 109.2): those it names, else by its noun. */
export function zonesOf(filter: Filter | EitherFilter): readonly Zone[] {
  if (filter.kind === 'eitherFilter') return [...new Set(filter.filters.flatMap(zonesOf))];
  let zones = cache.get(filter);
  if (!zones) {
    zones = find(filter);
    cache.set(filter, zones);
  }
  return zones;
}

function find(filter: Filter): readonly Zone[] {
  // "From among them": wherever those things are.
  if (filter.modifiers.some(({ kind }) => kind === 'fromAmong' || kind === 'thisWay')) return SOURCES;
  if (filter.modifiers.some(({ kind }) => kind === 'offBattlefield')) return OFF_BATTLEFIELD;
  const named = filter.modifiers
    .filter((modifier): modifier is InZone => modifier.kind === 'inZone')
    .flatMap(({ zone, also }) => (also ? [zone, also] : [zone]));
  // Spells that are cast from there are on the stack by then.
  if (named.length > 0) return isOfSpells(filter) && !named.includes('stack') ? [...named, 'stack'] : named;
  const exiled =
    filter.modifiers.some(({ kind }) => kind === 'exiledWith') ||
    filter.adjectives.some(
      (a) => a.kind === 'status' && (a.status === 'exiled' || a.status === 'suspended' || a.status === 'foretold'),
    );
  if (exiled) return ['exile'];
  const { noun } = filter;
  switch (noun) {
    case undefined:
    case 'permanent':
    case 'token':
    case 'commander':
      return ['battlefield'];
    case 'spell':
    case 'permanentSpell':
    case 'activatedAbility':
    case 'triggeredAbility':
    case 'activatedOrTriggeredAbility':
    case 'ability':
    case 'spellOrAbility':
      return ['stack'];
    case 'source':
      return SOURCES;
    case 'card':
    case 'permanentCard':
      return ZONES;
    default:
      return unreachable(noun);
  }
}

/** Whether the words themselves say in which zone: "a card" alone doesn't. */
export function saysZone(filter: Filter): boolean {
  return zonesOf(filter) !== ZONES;
}

/** Spells described by the zone from which they are cast. */
export function saysFromWhere(filter: Filter | EitherFilter): boolean {
  if (filter.kind === 'eitherFilter') return filter.filters.some(saysFromWhere);
  return isOfSpells(filter) && filter.modifiers.some(({ kind }) => kind === 'inZone' || kind === 'castElsewhere');
}

const isOfSpells = ({ noun }: Filter): boolean => noun === 'spell' || noun === 'permanentSpell';
