import { abilityOf } from '../abilities.ts';
import { foldWords } from '../foldWords.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { gathered } from '../lists.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import type { Offer } from './offer.ts';

/** Of the ways offered those by a keyword that an object of that name gives: one may ask for such a way by the name of what gave it. */
export function offersGivenBy(g: Game, asked: string, offers: readonly Offer[]): readonly Offer[] {
  const given = keywordsGivenBy(g, asked);
  return given.size === 0 ? [] : offers.filter(({ names }) => names.some((name) => given.has(foldWords(name))));
}

function keywordsGivenBy(g: Game, asked: string): ReadonlySet<string> {
  const isIt = (id: ObjectId | null): boolean => id !== null && foldWords(nameOf(g, id)) === asked;
  const byEffects = gathered(g.state.effects, ({ source, parts }) =>
    isIt(source) ? gathered(parts, (part) => (part.kind === 'gain' ? part.abilities : [])) : [],
  ).map((key) => abilityOf(g, key).keyword?.name);
  const byPermanents = gathered(g.state.battlefield, (id) =>
    isIt(id) ? gathered(characteristics(g, id).abilities, ({ tree }) => (tree.kind === 'static' ? keywordsIn(tree) : [])) : [],
  );
  return new Set([...byEffects, ...byPermanents].flatMap((name) => (name ? [foldWords(name)] : [])));
}

/** The keywords that a static ability speaks of. */
function keywordsIn(tree: object): readonly string[] {
  return Object.entries(tree).flatMap(([field, value]): readonly string[] => {
    if (field === 'keyword' && typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? keywordsIn(value) : [];
  });
}
