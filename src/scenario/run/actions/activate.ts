import { activate as activateAbility } from '../../../engine/actions/activate.ts';
import type { Run } from '../../../engine/decisions/types.ts';
import type { AbilityDefinition } from '../../../engine/definition.ts';
import { foldWords } from '../../../engine/foldWords.ts';
import type { Game } from '../../../engine/game.ts';
import { abilitiesTaken, characteristics } from '../../../engine/layers/index.ts';
import { keepPriority } from '../../../engine/priority/index.ts';
import { InputError, placed, refuse, Unsupported } from '../../../engine/refuse.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../../../engine/state/ids.ts';
import type { GameObject } from '../../../engine/state/object.ts';
import { nameOf } from '../../../engine/trace/names.ts';
import { COLOR_LETTER } from '../../../rules/vocabulary/colors.ts';
import { BASIC_LAND_MANA, isBasicLandType } from '../../../rules/vocabulary/subtypes.ts';
import { suggest } from '../../document/suggest.ts';
import type { ActivateAction } from '../../document/types.ts';
import { announcementOf } from '../announcement.ts';
import { meant, startsAlike, theOne } from '../references.ts';
import type { Runner } from '../runner.ts';
import { actorOf, readyToAct } from '../timing.ts';

/** Activates an ability (CR 602). */
export function* activateAction(r: Runner, action: ActivateAction): Run<void> {
  const { g } = r;
  const named = action.player === undefined ? null : r.seat(action.player);
  const object = placed(['of'], () => bearer(g, action.of, named, action.ability));
  const ability = placed(['activate'], () => abilityNamed(g, object, action.ability));
  const who = named ?? holderOf(g, object) ?? actorOf(g, null);
  yield* readyToAct(g, who);
  yield* activateAbility(g, { ...announcementOf(g, who, action, []), player: who, object, ability });
  // After a mana ability too (CR 117.3c): what it made trigger goes on the stack now.
  yield* keepPriority(g, who);
}

const holderOf = (g: Game, id: ObjectId): PlayerId => characteristics(g, id).controller;

/** The object meant: one that has the ability, on the battlefield first, one's own first. */
export function bearer(g: Game, name: string, player: PlayerId | null, ability: string | number): ObjectId {
  const all = (Object.values(g.state.objects) as GameObject[]).filter(({ stack }) => stack === null);
  const rank = (value: GameObject): number =>
    (value.zone === 'battlefield' ? 0 : 2) + (player === null || holderOf(g, value.id) === player ? 0 : 1);
  for (let level = 0; level < 4; level += 1) {
    const pool: Ref[] = all.filter((value) => rank(value) === level).map(({ id }) => objectRef(id));
    const fits = meant(g, name, pool);
    if (fits.length === 0) continue;
    const able = fits.filter((ref) => ref.kind === 'object' && find(g, ref.object, ability).length > 0);
    const ready = able.filter(
      (ref) => ref.kind === 'object' && couldTurn(g.state.objects[ref.object]!, find(g, ref.object, ability)),
    );
    const ref = theOne(g, name, [ready, able, fits].find(({ length }) => length > 0)!);
    if (ref.kind === 'object') return ref.object;
  }
  const ref = theOne(g, name, []);
  if (ref.kind !== 'object') throw new InputError(`"${name}" is a player: players have no abilities to activate.`);
  return ref.object;
}

/** A tapped one isn't meant where an untapped one could pay {T} (CR 107.5), and the other way round for {Q} (107.6). */
const couldTurn = ({ tapped }: GameObject, abilities: readonly AbilityDefinition[]): boolean =>
  abilities.some(
    ({ tree }) => tree.kind === 'activated' && !tree.costs.some(({ kind }) => kind === (tapped ? 'tapCost' : 'untapCost')),
  );

/** The activated abilities that an object has now. */
const activated = (g: Game, id: ObjectId): readonly AbilityDefinition[] =>
  characteristics(g, id).abilities.filter(({ tree }) => tree.kind === 'activated');

function find(g: Game, id: ObjectId, wanted: string | number): readonly AbilityDefinition[] {
  const own = activated(g, id);
  if (typeof wanted === 'number') return own.slice(wanted - 1, wanted);
  const byKeyword = own.filter(
    ({ keyword }) => keyword && (foldWords(keyword.name) === foldWords(wanted) || startsAlike(keyword.printed, wanted)),
  );
  // Of one keyword's abilities the one that functions where the card is (CR 702.49d).
  const here = byKeyword.filter(({ functionsIn }) => functionsIn.includes(g.state.objects[id]!.zone));
  if (here.length > 0) return here;
  return byKeyword.length > 0 ? byKeyword : own.filter(({ words, keyword }) => keyword === null && startsAlike(words, wanted));
}

/** The ability that a basic land type gives its land, where it has the type, or had it as printed, though the ability has been taken away. */
function byLandType(g: Game, id: ObjectId, wanted: string): boolean {
  const { card, face } = g.state.objects[id]!;
  const printed = card === null ? [] : (g.definitions.get(card)?.faces[face]?.subtypes ?? []);
  return [...characteristics(g, id).subtypes, ...printed].some(
    (type) => isBasicLandType(type) && startsAlike(`{T}: Add {${COLOR_LETTER[BASIC_LAND_MANA[type]]}}`, wanted),
  );
}

/** A static ability that gives its own object an activated one while something is so. */
const gives = (tree: AbilityDefinition['tree']): boolean =>
  tree.kind === 'static' &&
  tree.statement.kind === 'clause' &&
  tree.statement.acts.some((act) => act.kind === 'gain' && act.abilities.some(({ kind }) => kind === 'activated'));

/** What it gives stands in quotation marks, or behind a station symbol. */
const wordsGiven = (words: string): readonly string[] => words.split(/ \| |"/);

function abilityNamed(g: Game, id: ObjectId, wanted: string | number): AbilityDefinition {
  const [found] = find(g, id, wanted);
  if (found) return found;
  const value = g.state.objects[id]!;
  const face = value.card === null ? undefined : g.definitions.get(value.card)?.faces[value.face];
  const unread = face?.unread.find(
    ({ text, looksLike }) => looksLike === 'activated' && (typeof wanted === 'number' || startsAlike(text, wanted)),
  );
  if (unread) throw new Unsupported(nameOf(g, id), unread.text, "this activated ability isn't read");
  const unknownKeyword = face?.unread.find(({ text }) => typeof wanted === 'string' && startsAlike(text, wanted));
  if (unknownKeyword) throw new Unsupported(nameOf(g, id), unknownKeyword.text, "the engine doesn't carry out this keyword");
  const printed = face?.abilities.some(
    ({ tree, words, keyword }) =>
      tree.kind === 'activated' &&
      (typeof wanted === 'number' || startsAlike(words, wanted) || foldWords(keyword?.name ?? '') === foldWords(wanted)),
  );
  const given = face?.abilities.find(
    ({ tree, words }) => gives(tree) && wordsGiven(words).some((part) => startsAlike(part, String(wanted))),
  );
  if (given) refuse(`${nameOf(g, id)} doesn't have that ability now ("${given.words}").`, ['602.2', ...given.cite]);
  const ofType = !printed && typeof wanted === 'string' && byLandType(g, id, wanted) ? (['305.6'] as const) : [];
  const lost = printed || ofType.length > 0 ? abilitiesTaken(g, id) : null;
  if (lost) refuse(`${nameOf(g, id)} doesn't have that ability now. ${lost.says}`, ['602.2', ...ofType, ...lost.cite]);
  if (printed) refuse(`${nameOf(g, id)} doesn't have that ability now.`, ['602.2']);
  const own = activated(g, id);
  const list = own.map(({ words, keyword }, index) => `${index + 1}: ${keyword?.printed ?? words}`);
  const known = list.length > 0 ? `Its activated abilities are: ${list.join('; ')}` : 'It has no activated abilities.';
  const keywords = own.flatMap(({ keyword }) => (keyword ? [keyword.name] : []));
  throw new InputError(
    `${nameOf(g, id)} has no activated ability that fits "${wanted}". ${known.replace(/\.?$/, '.')}`,
    typeof wanted === 'string' ? suggest(wanted, keywords) : [],
  );
}
