import type { TriggerSource } from '../../../engine/events/happening.ts';
import type { Game } from '../../../engine/game.ts';
import { type ActiveStatement, characteristics, freshCharacteristics, standingStatements } from '../../../engine/layers/index.ts';
import type { ObjectId } from '../../../engine/state/ids.ts';
import type { GameObject } from '../../../engine/state/object.ts';
import { freshTriggerSources, triggerSources } from '../../../engine/triggers/sources.ts';
import { invariant } from '../../../rules/assert.ts';
import type { Zone } from '../../../rules/vocabulary/zones.ts';
import type { Dice } from './dice.ts';

/** How many objects' characteristics are computed anew at a time. */
const SAMPLE = 1;

/** What must hold whenever a player has priority; throws where it doesn't. */
export function checkState(g: Game, dice: Dice): void {
  checkZones(g);
  checkKept(g);
  const { battlefield } = g.state;
  for (let count = 0; count < Math.min(SAMPLE, battlefield.length); count += 1) checkCached(g, dice.pick(battlefield));
}

/** Each object stands in the list of its zone, once, and in no other. */
function checkZones(g: Game): void {
  const { state } = g;
  const seen = new Set<ObjectId>();
  const look = (ids: readonly ObjectId[], zone: Zone): void => {
    for (const id of ids) {
      const value = state.objects[id];
      invariant(value, `object ${id} of the ${zone} exists`);
      invariant(value.zone === zone, `object ${id} in the list of the ${zone} is there, not in the ${value.zone}`);
      invariant(!seen.has(id), `object ${id} stands in one list`);
      seen.add(id);
    }
  };
  for (const zone of ['battlefield', 'exile', 'command', 'stack'] as const) look(state[zone], zone);
  for (const player of state.players) for (const zone of ['library', 'hand', 'graveyard'] as const) look(player[zone], zone);
  const all = Object.values(state.objects) as GameObject[];
  const stray = all.find(({ id }) => !seen.has(id));
  invariant(!stray, `object ${stray?.id} in the ${stray?.zone} stands in the list of its zone`);
}

/** What was found by looking through the zones is what is found anew. */
function checkKept(g: Game): void {
  const sources = (list: readonly TriggerSource[]): string =>
    list.map(({ object, ability }) => `${object} ${ability.key}`).join(', ');
  same(sources(triggerSources(g)), sources(freshTriggerSources(g)), 'the kept sources of triggers');
  const { kept, fresh } = standingStatements(g);
  const said = (list: readonly ActiveStatement[]): string =>
    list
      .map(({ kind, context, ability, effect }) => `${kind} of ${context.source} ${ability?.key ?? effect?.id}`)
      .sort()
      .join(', ');
  same(said(kept), said(fresh), 'the kept statements');
}

function same(kept: string, fresh: string, what: string): void {
  invariant(kept === fresh, `${what} are those found anew: ${difference(kept, fresh)}`);
}

function checkCached(g: Game, id: ObjectId): void {
  const cached = JSON.stringify(characteristics(g, id));
  const fresh = JSON.stringify(freshCharacteristics(g, id));
  invariant(cached === fresh, `the cached characteristics of object ${id} are those computed anew: ${difference(cached, fresh)}`);
}

function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at] && at < a.length) at += 1;
  return `${a.slice(Math.max(0, at - 40), at + 40)} / ${b.slice(Math.max(0, at - 40), at + 40)}`;
}

/** The state is plain data: JSON gives it back unchanged. */
export function checkPlain(value: unknown, path = 'state'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    invariant(Number.isFinite(value), `${path} is a number that JSON knows`);
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkPlain(item, `${path}[${index}]`);
    return;
  }
  invariant(typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype, `${path} is plain data`);
  for (const [key, item] of Object.entries(value)) if (item !== undefined) checkPlain(item, `${path}.${key}`);
}
