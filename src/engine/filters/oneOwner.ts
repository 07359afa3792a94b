import type { EitherFilter, Filter } from '../../oracle/tree/index.ts';

/** "from a single graveyard", "from an opponent's graveyard": several cards that are so described are all one player's. */
export function isOneOwners(filter: Filter | EitherFilter): boolean {
  const filters = filter.kind === 'filter' ? [filter] : filter.filters;
  return filters.every(({ modifiers }) =>
    modifiers.some(
      (modifier) => modifier.kind === 'inZone' && (modifier.single === true || modifier.whose?.kind === 'somePlayer'),
    ),
  );
}
