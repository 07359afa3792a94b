import type { Amount, Filter, Modifier, TypeTerm } from '../tree/index.ts';

/** Modifiers that only a creature can fulfil. */
const OF_CREATURES = new Set<Modifier['kind']>(['withKeyword', 'withoutKeyword']);
const isOfCreatures = (modifier: Modifier): boolean =>
  OF_CREATURES.has(modifier.kind) ||
  (modifier.kind === 'withCharacteristic' && modifier.characteristic !== 'manaValue' && modifier.characteristic !== 'loyalty');

/** A card type said without "creature" beside it. */
const isOtherThanCreature = ({ words }: TypeTerm): boolean =>
  words.some((word) => word.kind === 'cardType') && !words.some((word) => word.kind === 'cardType' && word.type === 'creature');
const isCreature = ({ words }: TypeTerm): boolean => words.some((word) => word.kind === 'cardType' && word.type === 'creature');

/**
 * "artifact, enchantment, or creature with flying": what only a creature can have belongs to "creature" alone, where it stands last in a list
 * of other types. All other modifiers speak of the whole list.
 */
export function scoped(filter: Filter): Filter {
  const { types, modifiers } = filter;
  const last = types?.at(-1);
  if (types === undefined || last === undefined || types.length < 2 || filter.noun !== undefined) return filter;
  if (!isCreature(last) || !types.slice(0, -1).every(isOtherThanCreature)) return filter;
  const first = modifiers.findIndex((modifier) => !isOfCreatures(modifier));
  const own = first < 0 ? modifiers : modifiers.slice(0, first);
  if (own.length === 0) return filter;
  return { ...filter, types: [...types.slice(0, -1), { ...last, modifiers: own }], modifiers: modifiers.slice(own.length) };
}

/**
 * "a card with mana value less than or equal to the number of lands you control from your hand": what someone controls is on the battlefield (CR 108.4,
 * 110.2), so that what it comes "from" is said of the card.
 */
export function placed(said: Filter): Filter {
  const filter = placedOutside(said);
  const at = filter.modifiers.findIndex(
    (modifier) => modifier.kind === 'withCharacteristic' && comesFrom(modifier.amount) !== null,
  );
  const modifier = filter.modifiers[at];
  if (modifier?.kind !== 'withCharacteristic') return filter;
  const { from, counted } = comesFrom(modifier.amount)!;
  return {
    ...filter,
    modifiers: filter.modifiers.flatMap((one, index) => (index === at ? [{ ...modifier, amount: counted }, from] : [one])),
  };
}

function comesFrom(amount: Amount): { readonly from: Modifier; readonly counted: Amount } | null {
  if (amount.kind !== 'countOf' || amount.objects.kind !== 'filter') return null;
  const { modifiers } = amount.objects;
  const from = modifiers.at(-1);
  if (from?.kind !== 'inZone' || from.zone === 'battlefield' || !modifiers.some(({ kind }) => kind === 'controlledBy'))
    return null;
  return { from, counted: { ...amount, objects: { ...amount.objects, modifiers: modifiers.slice(0, -1) } } };
}

const isPlace = ({ kind }: Modifier): boolean => kind === 'inZone' || kind === 'fromAmong';

/** "a card other than a basic land card from it": where it is found is said of the card as well. */
function placedOutside(filter: Filter): Filter {
  const other = filter.modifiers.find(({ kind }) => kind === 'otherThan');
  if (filter.noun !== 'card' || other?.kind !== 'otherThan' || other.object.kind !== 'some' || filter.modifiers.some(isPlace))
    return filter;
  const { filter: inner } = other.object;
  const place = inner.kind === 'filter' ? inner.modifiers.filter(isPlace) : [];
  return place.length === 0 ? filter : { ...filter, modifiers: [...filter.modifiers, ...place] };
}
