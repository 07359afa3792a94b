import { type Game, object, player } from '../../game.ts';
import { characteristics, hasFlag, lastKnownCharacteristics, statements } from '../../layers/index.ts';
import type { ObjectId, PlayerId, Ref } from '../../state/ids.ts';
import type { GameObject } from '../../state/object.ts';
import { isMeant } from '../../triggers/events/matcher.ts';
import { newTimestamp, setObject, setPlayer } from '../../writer.ts';
import type { EventOf, GameEvent } from '../event.ts';
import type { Applied } from './applied.ts';

/** CR 120.3: what damage does depends on what is damaged and on its source. */
export function damage(g: Game, event: EventOf<'damage'>): Applied | undefined {
  if (event.amount <= 0) return undefined;
  const results = event.to.kind === 'player' ? toPlayer(g, event, event.to.player) : toPermanent(g, event, event.to.object);
  if (!results) return undefined;
  if (flagOf(g, event.source, 'damageGainsLife')) {
    results.push({ kind: 'gainLife', player: controllerOf(g, event.source), amount: event.amount, source: event.source });
  }
  const told = event.combat && event.to.kind === 'player' ? { ...event, dealtBy: dealerOf(g, event.source) } : event;
  return { event: told, contained: results };
}

function dealerOf(g: Game, source: ObjectId): EventOf<'damage'>['dealtBy'] & object {
  const { controller, types, subtypes } = g.state.objects[source]
    ? characteristics(g, source)
    : lastKnownCharacteristics(g, source);
  return { controller, types, subtypes };
}

/** 120.3a, b: loss of life, or poison counters; commander damage is counted (903.10a). */
function toPlayer(g: Game, event: EventOf<'damage'>, to: PlayerId): GameEvent[] {
  const toxic = event.combat ? totalToxic(g, event.source) : 0;
  const poison: GameEvent[] =
    toxic === 0 ? [] : [{ ...counters(g, { kind: 'player', player: to }, 'poison', toxic, event.source), toxic: true }];
  return [...damageToPlayer(g, event, to), ...poison];
}

/** CR 120.3g, 702.164b: the sum of all toxic abilities of a creature. */
function totalToxic(g: Game, source: ObjectId): number {
  const { abilities, types } = g.state.objects[source] ? characteristics(g, source) : lastKnownCharacteristics(g, source);
  if (!types.includes('creature')) return 0;
  return abilities.reduce((sum, { hooks }) => sum + (hooks.toxic ?? 0), 0);
}

function damageToPlayer(g: Game, event: EventOf<'damage'>, to: PlayerId): GameEvent[] {
  const source = g.state.objects[event.source];
  if (event.combat && source?.commander) {
    const key = `${source.owner}:${source.card}`;
    const before = player(g, to).commanderDamage;
    setPlayer(g, to, { commanderDamage: { ...before, [key]: (before[key] ?? 0) + event.amount } });
  }
  if (flagOf(g, event.source, 'damageGivesPoison') || asThough(g, event, ['infect'])) {
    return [counters(g, { kind: 'player', player: to }, 'poison', event.amount, event.source)];
  }
  return [{ kind: 'loseLife', player: to, amount: event.amount, source: event.source, asCost: false, byDamage: true }];
}

/** 120.3c, d, e, h: loyalty and defense counters go, damage is marked on a creature or -1/-1 counters are put on it. */
function toPermanent(g: Game, event: EventOf<'damage'>, to: ObjectId): GameEvent[] | undefined {
  const found = g.state.objects[to];
  if (found?.zone !== 'battlefield') return undefined;
  const { types } = characteristics(g, to);
  const on: Ref = { kind: 'object', object: to };
  const results: GameEvent[] = [];
  const remove = (counter: string): void => {
    results.push({ kind: 'removeCounters', on, counter, amount: event.amount, player: null });
  };
  if (types.includes('planeswalker')) remove('loyalty');
  if (types.includes('battle')) remove('defense');
  if (types.includes('creature')) {
    if (flagOf(g, event.source, 'damagePutsMinusCounters') || asThough(g, event, ['wither', 'infect'])) {
      results.push(counters(g, on, '-1/-1', event.amount, event.source));
    } else {
      const deathtouched = found.deathtouched || flagOf(g, event.source, 'dealsLethalDamage');
      setObject(g, to, { damage: found.damage + event.amount, deathtouched });
    }
  }
  return results;
}

/** The controller of what deals the damage puts them (CR 120.3b, d). */
const counters = (g: Game, on: Ref, counter: string, amount: number, dealer: ObjectId): EventOf<'putCounters'> => ({
  kind: 'putCounters',
  on,
  counter,
  amount,
  player: controllerOf(g, dealer),
  dealer,
});

/** A source that has left is judged as it last existed (CR 608.2h, 113.7a). */
function flagOf(g: Game, source: ObjectId, flag: Parameters<typeof hasFlag>[2]): boolean {
  return g.state.objects[source] ? hasFlag(g, source, flag) : flag in lastKnownCharacteristics(g, source).flags;
}

/** Whether an effect says that damage is dealt as though its source had one of these keywords. */
function asThough(g: Game, { to }: EventOf<'damage'>, keywords: readonly ('wither' | 'infect')[]): boolean {
  return statements(g, 'damageAsThough').some(
    ({ node, context }) => keywords.includes(node.keyword) && isMeant(g, node.to, to, context),
  );
}

function controllerOf(g: Game, source: ObjectId): PlayerId {
  return g.state.objects[source] ? characteristics(g, source).controller : lastKnownCharacteristics(g, source).controller;
}

/** CR 119.3. */
export function gainLife(g: Game, event: EventOf<'gainLife'>): Applied | undefined {
  if (event.amount <= 0) return undefined;
  setPlayer(g, event.player, { life: player(g, event.player).life + event.amount });
  return { event, contained: [] };
}

/** CR 119.3; paying life is losing it (119.4). */
export function loseLife(g: Game, event: EventOf<'loseLife'>): Applied | undefined {
  if (event.amount <= 0) return undefined;
  setPlayer(g, event.player, { life: player(g, event.player).life - event.amount });
  return { event, contained: [] };
}

/** CR 122.1. */
export function putCounters(g: Game, event: EventOf<'putCounters'>): Applied | undefined {
  return changeCounters(g, event, event.amount);
}

/** CR 122.1; no more are removed than there are. */
export function removeCounters(g: Game, event: EventOf<'removeCounters'>): Applied | undefined {
  const present = countersOn(g, event.on)[event.counter] ?? 0;
  const amount = Math.min(present, event.amount);
  return changeCounters(g, { ...event, amount }, -amount);
}

function countersOn(g: Game, on: Ref): Readonly<Record<string, number>> {
  return on.kind === 'player' ? player(g, on.player).counters : (g.state.objects[on.object]?.counters ?? {});
}

/** Counters of a kind all get the timestamp of the newest (CR 613.7c). */
function setCounters(g: Game, { id, counterStamps }: GameObject, counters: GameObject['counters'], put: string | null): void {
  setObject(g, id, put === null ? { counters } : { counters, counterStamps: { ...counterStamps, [put]: newTimestamp(g) } });
}

function changeCounters(g: Game, event: EventOf<'putCounters' | 'removeCounters'>, by: number): Applied | undefined {
  if (by === 0 || (event.on.kind === 'object' && !g.state.objects[event.on.object])) return undefined;
  const { [event.counter]: before = 0, ...others } = countersOn(g, event.on);
  const now = before + by;
  const next = now > 0 ? { ...others, [event.counter]: now } : others;
  if (event.on.kind === 'player') setPlayer(g, event.on.player, { counters: next });
  else setCounters(g, object(g, event.on.object), next, by > 0 ? event.counter : null);
  return { event, contained: [] };
}

/** CR 106.4. */
export function addMana(g: Game, event: EventOf<'addMana'>): Applied | undefined {
  if (event.mana.length === 0) return undefined;
  const snow = event.source !== null && isSnow(g, event.source);
  const added = event.mana.map((type) => ({
    type: type as 'C',
    source: event.source,
    snow,
    restriction: event.restriction ?? null,
    lasts: event.lasts ?? null,
    ...(event.rider ? { rider: event.rider } : {}),
  }));
  setPlayer(g, event.player, { mana: [...player(g, event.player).mana, ...added] });
  return { event, contained: [] };
}

const isSnow = (g: Game, source: ObjectId): boolean => lastKnownCharacteristics(g, source).supertypes.includes('snow');
