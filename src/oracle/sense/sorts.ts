import { subtypeKinds } from '../../rules/vocabulary/subtypes.ts';
import { PERMANENT_TYPES } from '../../rules/vocabulary/types.ts';
import type {
  EitherFilter,
  Filter,
  Modifier,
  ObjectPhrase,
  PermanentStatus,
  PlayerPhrase,
  Recipients,
  TypeWord,
} from '../tree/index.ts';

/** What a thing is where it is (CR 109.1, 110.1). A card is one in the zone that is named; `unplacedCard`: a target for which none is. `nothing`: an instant that is called neither spell nor card, "target instant" (CR 109.2); `impossible`: "attacking spell" (CR 110.5d, 506.4). */
export type Sort =
  | 'permanent'
  | 'spell'
  | 'ability'
  | 'card'
  | 'unplacedCard'
  | 'handCard'
  | 'libraryCard'
  | 'graveyardCard'
  | 'exiledCard'
  | 'player'
  | 'nothing'
  | 'impossible';

/** One thing that words may mean: it is one of these sorts, as far as the words tell. */
export type May = readonly Sort[];
/** All that words may mean, each of which the act must be able to be done to; nothing where the words don't tell. */
export type Meant = readonly May[];
/** What is meant where a mark is spoken of again. */
export type Marked = (mark: number) => Meant;

const UNTOLD: Meant = [];
const one = (...sorts: Sort[]): Meant => sorts.map((sort) => [sort]);

const OF_PERMANENTS: ReadonlySet<string> = new Set<string>([...PERMANENT_TYPES, 'kindred']);
const isOfPermanents = (word: TypeWord): boolean =>
  word.kind === 'outlaw' ||
  (word.kind === 'cardType' ? OF_PERMANENTS.has(word.type) : subtypeKinds(word.subtype).some((kind) => kind !== 'spell'));

/** "Creature" means a permanent (CR 109.2), and no instant is one (CR 110.4). */
const bare = ({ types }: Filter): Meant =>
  one(types?.every(({ words }) => !words.every(isOfPermanents)) === true ? 'nothing' : 'permanent');

const IN_ZONE = {
  hand: 'handCard',
  library: 'libraryCard',
  graveyard: 'graveyardCard',
  exile: 'exiledCard',
  battlefield: 'permanent',
  stack: 'spell',
  command: 'card',
} as const satisfies Record<string, Sort>;

/** It was something else when that was done to it, or is so elsewhere. */
const ELSEWHERE: ReadonlySet<Modifier['kind']> = new Set<Modifier['kind']>(['thisWay', 'offBattlefield', 'fromAmong']);
const IN_EXILE: ReadonlySet<string> = new Set(['exiled', 'suspended', 'warped', 'foretold']);

function placesOf({ adjectives, modifiers }: Filter): readonly Sort[] {
  const inExile = adjectives.some((is) => is.kind === 'status' && IN_EXILE.has(is.status));
  const places = modifiers.flatMap((modifier): readonly Sort[] => {
    if (modifier.kind === 'exiledWith') return ['exiledCard'];
    if (modifier.kind !== 'inZone') return [];
    return modifier.also === undefined ? [IN_ZONE[modifier.zone]] : [IN_ZONE[modifier.zone], IN_ZONE[modifier.also]];
  });
  return inExile ? [...places, 'exiledCard'] : places;
}

const isUntold = ({ modifiers, types }: Filter): boolean =>
  modifiers.some(({ kind }) => ELSEWHERE.has(kind)) ||
  types?.some((term) => term.modifiers?.some(({ kind }) => kind === 'inZone' || ELSEWHERE.has(kind))) === true;

/** What only permanents are. */
const OF_PERMANENTS_ALONE: ReadonlySet<PermanentStatus> = new Set<PermanentStatus>([
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'equipped',
  'saddled',
  'renowned',
  'monstrous',
  'paired',
  'unpaired',
]);
const isOfPermanentsAlone = ({ noun, adjectives }: Filter, places: readonly Sort[]): boolean =>
  (noun === 'spell' ||
    noun === 'permanentSpell' ||
    ((noun === 'card' || noun === 'permanentCard') && !places.includes('permanent'))) &&
  adjectives.some((is) => is.kind === 'status' && OF_PERMANENTS_ALONE.has(is.status));

function ofFilter(filter: Filter, targeted: boolean): Meant {
  if (isUntold(filter)) return UNTOLD;
  const places = placesOf(filter);
  if (isOfPermanentsAlone(filter, places)) return one('impossible');
  switch (filter.noun) {
    case undefined:
    case 'permanent':
      return places.length > 0 ? one(...places) : filter.noun === undefined ? bare(filter) : one('permanent');
    case 'token':
      return one('permanent');
    case 'card':
    case 'permanentCard':
      return one(...(places.length > 0 ? places : ([targeted ? 'unplacedCard' : 'card'] as const)));
    case 'spell':
    case 'permanentSpell':
      return one('spell');
    case 'spellOrAbility':
      return one('spell', 'ability');
    case 'source':
    case 'commander':
      return UNTOLD;
    default:
      return one('ability');
  }
}

/** "Artifact, enchantment, or legendary card": the noun behind the last is that of all. */
const sharesNoun = ({ noun, types, adjectives }: Filter): boolean =>
  noun !== undefined && noun !== 'permanent' && (types !== undefined || adjectives.length > 0);

function ofDescription(described: Filter | EitherFilter, targeted: boolean): Meant {
  if (described.kind === 'filter') return ofFilter(described, targeted);
  const { filters } = described;
  return filters.flatMap((filter, i) =>
    filter.noun === undefined && filters.slice(i + 1).some(sharesNoun) ? UNTOLD : ofFilter(filter, targeted),
  );
}

const CARDS = ['card', 'handCard', 'libraryCard', 'graveyardCard', 'exiledCard'] as const;
const ANYWHERE = ['permanent', 'spell', ...CARDS] as const;
/** What something may have become by the time it is spoken of again; a permanent only where something `enters`. */
export function laterFrom(sort: Sort, enters: boolean): May {
  if (sort === 'ability' || sort === 'player' || sort === 'nothing' || sort === 'impossible') return [sort];
  if (sort === 'permanent') return [sort, ...CARDS];
  return enters ? [sort, ...ANYWHERE] : [sort, 'spell', ...CARDS];
}

function spokenOfAgain({ filter, referent }: Extract<ObjectPhrase, { readonly kind: 'that' }>, marked: Marked): Meant {
  // A permanent is a card, too (CR 110.1): "that card" may be anywhere.
  if (filter !== undefined) return filter.noun === 'card' ? UNTOLD : ofFilter(filter, false);
  const before = referent?.kind === 'markedReferent' ? marked(referent.mark) : UNTOLD;
  return before.length === 0 ? UNTOLD : [before.flat()];
}

/** What sort of thing words mean, as far as they tell. */
export function meantBy(phrase: ObjectPhrase | PlayerPhrase | Recipients, marked: Marked): Meant {
  switch (phrase.kind) {
    case 'this':
      // "This creature" says what it is in all zones, "this spell" doesn't.
      return phrase.wording?.noun === 'spell' ? one('spell') : UNTOLD;
    case 'target':
      return ofDescription(phrase.filter, true);
    case 'each':
    case 'some':
    case 'nthSpell':
      return ofDescription(phrase.filter, false);
    case 'anyTarget':
    case 'attackedBy':
      return one('permanent', 'player');
    case 'targetPlayerOr':
      return [...one('player'), ...ofFilter(phrase.filter, true)];
    case 'attached':
      return phrase.card === true ? UNTOLD : one('permanent');
    case 'that':
      return spokenOfAgain(phrase, marked);
    case 'oneOf':
      return meantBy(phrase.of, marked);
    case 'libraryCards':
      return one('libraryCard');
    case 'zoneContents':
      return one(IN_ZONE[phrase.zone]);
    case 'severalObjects':
      return phrase.objects.flatMap((object) => meantBy(object, marked));
    case 'recipients':
      return phrase.all.flatMap((object) => meantBy(object, marked));
    case 'theRest':
    case 'encoded':
    case 'haunted':
    case 'pile':
    case 'damagedThisWay':
    case 'exiledThisWay':
      return UNTOLD;
    default:
      return one('player');
  }
}
