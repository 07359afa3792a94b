import type { GameStateView, ObjectView } from '../answer.ts';
import type { ObjectExpectation } from '../document/types.ts';
import { DESIGNATIONS } from '../document/vocabulary.ts';
import { type Failure, failure, show } from './failure.ts';
import { displayName, placeOf, sameName } from './names.ts';
import { differences } from './object.ts';
import { holderOf, objectsMeant } from './references.ts';

/** Values that only a permanent has; who asks for one means the battlefield. */
const OF_PERMANENTS = ['tapped', 'damage', 'attachedTo', 'attacking', 'blocking', 'phasedOut', 'level'] as const;
const OF_EXILED_CARDS: readonly string[] = ['foretold', 'plotted'];

function meansBattlefield(expected: ObjectExpectation): boolean {
  if (OF_PERMANENTS.some((key) => expected[key] !== undefined)) return true;
  return DESIGNATIONS.some((name) => !OF_EXILED_CARDS.includes(name) && expected[name] !== undefined);
}

/** Whether `zone` and `controller` leave an object; who says only the controller means where objects have one (CR 108.4). */
function isLeft(object: ObjectView, { zone, controller }: ObjectExpectation): boolean {
  if (zone !== undefined && object.zone !== zone) return false;
  if (controller === undefined) return true;
  return sameName(zone === undefined ? (object.controller ?? '') : holderOf(object), controller);
}

/** Objects that the reference may mean, as far as `zone` and `controller` and the values asked for leave them. */
function candidates(state: GameStateView, expected: ObjectExpectation): ObjectView[] {
  const found = objectsMeant(state, expected.object, (object) => isLeft(object, expected));
  if (expected.zone !== undefined || expected.suspended === true) return found;
  if (expected.count !== undefined && !meansBattlefield(expected)) return found;
  const inPlay = objectsMeant(
    state,
    expected.object,
    (object) => isLeft(object, { ...expected, zone: 'battlefield' }) && object.phasedOut === (expected.phasedOut ?? false),
  );
  return inPlay.length > 0 ? inPlay : found;
}

function wantedObject({ object, zone, controller }: ObjectExpectation): string {
  const where = zone === undefined ? '' : ` in the zone ${zone}`;
  return `${object}${where}${controller === undefined ? '' : ` under ${controller}`}`;
}

function whereabouts(state: GameStateView, reference: string): string {
  const anywhere = objectsMeant(state, reference);
  if (anywhere.length === 0) return `nothing called ${reference}`;
  return anywhere.map((object) => `${displayName(object)} ${placeOf(object)}`).join('; ');
}

function compareCount(state: GameStateView, what: string, expected: ObjectExpectation): Failure[] {
  const found = candidates(state, expected);
  const fitting = found.filter((object) => differences(object, expected, state).length === 0);
  if (fitting.length === expected.count) return [];
  const others = found
    .filter((object) => !fitting.includes(object))
    .map(
      (object) =>
        `${placeOf(object)}: ${differences(object, expected, state)
          .map(({ key, got }) => `${key} ${got}`)
          .join(', ')}`,
    );
  const got = `${fitting.length}${others.length > 0 ? ` (others ${others.join('; ')})` : ''}`;
  return [failure(what, `exactly ${expected.count}`, got)];
}

function ambiguous(found: readonly ObjectView[], wrong: readonly ObjectView[]): string {
  const list = found.map((object) => `${displayName(object)} ${placeOf(object)}${wrong.includes(object) ? '' : ' (fits)'}`);
  return `${found.length} different objects: ${list.join('; ')}. Say which with an alias, zone, controller, "#2" or count`;
}

/** Compares the objects that one entry of `objects` means. Where several fit the reference, all must fit the values. */
export function compareObject(state: GameStateView, place: string, expected: ObjectExpectation): Failure[] {
  const what = `${place} ${expected.object}`;
  if (expected.count !== undefined) return compareCount(state, what, expected);
  const found = candidates(state, expected);
  if (found.length === 0) return [failure(what, wantedObject(expected), whereabouts(state, expected.object))];
  const wrong = found.filter((object) => differences(object, expected, state).length > 0);
  if (wrong.length === 0) return [];
  if (wrong.length < found.length) return [failure(what, 'one object', ambiguous(found, wrong))];
  const [first] = wrong;
  const also = wrong.length > 1 ? ` (and ${wrong.length - 1} more)` : '';
  return differences(first!, expected, state).map(({ key, wanted, got }) =>
    failure(`${what} ${key}`, show(wanted), `${got}${explain(first!, key)}${also}`),
  );
}

const LAYERS: Readonly<Record<string, string>> = {
  power: '7',
  toughness: '7',
  types: '4',
  exactTypes: '4',
  lacksTypes: '4',
  subtypes: '4',
  exactSubtypes: '4',
  lacksSubtypes: '4',
  colors: '5',
  keywords: '6',
  lacksKeywords: '6',
  controller: '2',
};

/** The effects behind a value that isn't as expected. */
function explain(object: ObjectView, key: string): string {
  const layer = LAYERS[key];
  const effects = layer === undefined ? [] : object.effects.filter((effect) => effect.layer.startsWith(layer));
  return effects.length === 0 ? '' : ` (by ${effects.map(({ source }) => source.name).join(', ')})`;
}
