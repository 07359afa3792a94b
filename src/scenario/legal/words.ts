import { usedUnasked } from '../../engine/costs/index.ts';
import type { PaymentAnswer } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import type { Completion, Judged, Possibility } from '../../engine/legal/index.ts';
import { InputError } from '../../engine/refuse.ts';
import { type ObjectId, objectRef, type PlayerId } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { nameOf, playerName } from '../../engine/trace/names.ts';
import { unreachable } from '../../rules/assert.ts';
import { bearer } from '../run/actions/activate.ts';
import { cardToUse } from '../run/actions/cardToUse.ts';
import { Namer } from '../run/namer.ts';
import { theOne } from '../run/references.ts';
import type { ActionWords } from './types.ts';

type Legal = Extract<Judged, { legal: true }>;

/** The action as a scenario says it, with one legal way of all that is chosen for it. */
export function actionWords(
  g: Game,
  one: Possibility,
  group: readonly ObjectId[],
  { completion, payment, x, costs }: Legal,
): ActionWords {
  return {
    player: playerName(g, one.player),
    ...mainWords(g, one, group),
    ...(x === null ? {} : { x: x.min }),
    ...(costs.length === 0 ? {} : { costs }),
    ...paymentWords(g, payment, completion),
    ...(completion.said && completion.said.length > 0 ? { choices: completion.said } : {}),
  };
}

/** What is done with what: the object by a name that means it, or one that nothing tells apart from it. */
function mainWords(g: Game, one: Possibility, group: readonly ObjectId[]): ActionWords {
  const { player, object } = one;
  const from = g.state.objects[object]!.zone;
  const called = (find: (name: string) => ObjectId): string => nameFor(g, object, (name) => group.includes(find(name)));
  switch (one.kind) {
    case 'play':
    case 'cast': {
      const face = faceName(g, one);
      const name = called((word) => cardToUse(g, word, player, from, face ?? undefined).object);
      const which = { from, ...(face === null ? {} : { face }) };
      if (one.kind === 'play') return { play: name, ...which };
      return { cast: name, ...which, ...(one.asked === null ? {} : { using: one.asked }) };
    }
    case 'activate': {
      const ability = abilityName(one);
      return { activate: ability, of: called((name) => bearer(g, name, player, ability)) };
    }
    case 'special':
      return {
        special: one.ability.keyword?.name ?? one.ability.words,
        card: called((name) => cardToUse(g, name, player, undefined, undefined).object),
      };
    case 'turn face up':
      return { special: 'turn face up', card: called((name) => objectAmong(g, name, g.state.battlefield)) };
    case 'unlock':
      return { special: 'unlock', card: called((name) => objectAmong(g, name, g.state.battlefield)) };
    default:
      return unreachable(one);
  }
}

function objectAmong(g: Game, name: string, among: readonly ObjectId[]): ObjectId {
  const ref = theOne(g, name, among.map(objectRef));
  if (ref.kind !== 'object') throw new InputError(`"${name}" is a player.`);
  return ref.object;
}

/** A face's name where the card has several. */
export function faceName(g: Game, one: Possibility): string | null {
  if (one.kind !== 'cast' && one.kind !== 'play') return null;
  const faces = facesOf(g, g.state.objects[one.object]!);
  return faces.length > 1 ? (faces[one.face] ?? null) : null;
}

const facesOf = (g: Game, { card }: GameObject): readonly string[] =>
  (card === null ? undefined : g.definitions.get(card))?.faces.map(({ name }) => name) ?? [];

/** By its keyword as printed, or by its words. */
const abilityName = ({ ability: { keyword, words } }: Extract<Possibility, { kind: 'activate' }>): string =>
  keyword?.printed ?? words;

/** The first of an object's names by which it is found. */
function nameFor(g: Game, id: ObjectId, finds: (name: string) => boolean): string {
  const value = g.state.objects[id]!;
  const definition = value.card === null ? undefined : g.definitions.get(value.card);
  const own = value.alias === null && definition ? [definition.name] : [];
  const all = [...(value.faceDown || value.zone !== 'battlefield' ? own : []), ...namesIn(g, id), ...own];
  return all.find((name) => tried(() => finds(name))) ?? nameOf(g, id);
}

/** What tells it from what is in the same zone. */
function namesIn(g: Game, id: ObjectId): readonly string[] {
  const namer = new Namer(g, sameZone(g, id).map(objectRef));
  return [namer.shared(objectRef(id)), namer.alone(objectRef(id))].filter((name) => name !== null);
}

function tried(finds: () => boolean): boolean {
  try {
    return finds();
  } catch (problem) {
    if (problem instanceof InputError) return false;
    throw problem;
  }
}

/** What has to be said of paying, because nobody does it unasked. */
function paymentWords(g: Game, payment: PaymentAnswer | null, { manaFrom }: Completion): ActionWords {
  if (payment === null) return {};
  const used = (payment.manaFrom ?? []).filter((id) => manaFrom.includes(id) && !usedUnasked(g, id));
  const word = (id: ObjectId): string => nameFor(g, id, (name) => objectAmong(g, name, sameZone(g, id)) === id);
  const objects = Object.entries(payment.objects).filter(([, ids]) => ids.length > 0);
  const pay = {
    ...Object.fromEntries(objects.map(([verb, ids]) => [verb, ids.map(word)])),
    ...(used.length > 0 ? { manaFrom: used.map(word) } : {}),
    ...(payment.amounts.life === undefined ? {} : { life: payment.amounts.life }),
    ...(payment.assist?.player == null ? {} : { assist: { [playerName(g, payment.assist.player)]: payment.assist.amount } }),
  };
  return Object.keys(pay).length > 0 ? { pay } : {};
}

function sameZone(g: Game, id: ObjectId): readonly ObjectId[] {
  const { zone } = g.state.objects[id]!;
  return (Object.values(g.state.objects) as GameObject[]).flatMap((value) => (value.zone === zone ? [value.id] : []));
}

/** One sentence for people. */
export function summaryOf(g: Game, one: Possibility): string {
  const who = playerName(g, one.player);
  const value = g.state.objects[one.object]!;
  const name = faceName(g, one) ?? shownName(g, one.player, value);
  const from = value.zone === 'hand' ? '' : ` from ${PLACES[value.zone] ?? value.zone}`;
  switch (one.kind) {
    case 'play':
      return `${who} plays ${name}${from}.`;
    case 'cast':
      return `${who} casts ${name}${from}${one.asked === null ? '' : ` (${one.asked})`}.`;
    case 'activate':
      return `${who} activates an ability of ${name}${value.zone === 'battlefield' ? '' : from}: ${abilityName(one)}`;
    case 'special':
      return `${who} takes a special action with ${name}: ${one.ability.keyword?.name ?? 'exiles it'}.`;
    case 'turn face up':
      return `${who} turns ${name} face up.`;
    case 'unlock':
      return `${who} unlocks a half of ${name}.`;
    default:
      return unreachable(one);
  }
}

const PLACES: Readonly<Record<string, string>> = {
  graveyard: 'a graveyard',
  exile: 'exile',
  library: 'the top of the library',
  command: 'the command zone',
};

/** A face-down card's player may look at it (CR 708.5). */
function shownName(g: Game, player: PlayerId, value: GameObject): string {
  const definition = value.card === null ? undefined : g.definitions.get(value.card);
  if (definition && value.faceDown && value.owner === player) return definition.name;
  return nameOf(g, value.id);
}
