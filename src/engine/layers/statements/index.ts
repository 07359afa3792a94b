import type { Clause, NodeOf } from '../../../oracle/tree/index.ts';
import type { RuleNumber } from '../../../rules/citations.ts';
import type { Zone } from '../../../rules/vocabulary/zones.ts';
import { abilityOf } from '../../abilities.ts';
import type { Characteristics } from '../../characteristics.ts';
import { boundContext, type Context, staticContext } from '../../context.ts';
import type { AbilityDefinition } from '../../definition.ts';
import { holds } from '../../filters/index.ts';
import type { Game } from '../../game.ts';
import type { ObjectId, Timestamp } from '../../state/ids.ts';
import type { GameObject } from '../../state/object.ts';
import { characteristicsAs, characteristicsOf, characteristicsStamp } from '../board.ts';
import type { CharacteristicPart, ContinuousEffect, RulesPart } from '../effect.ts';
import { isCharacteristicPart } from '../layer.ts';
import { type ReadStatement, readStatement, type StatementKind, statementsIn } from './read.ts';

export { affects } from './affects.ts';
export type { StatementKind } from './read.ts';

/** A rules-changing statement that is in force: of a static ability (CR 604), or of an effect (CR 611.2). */
export interface ActiveStatement<K extends StatementKind = StatementKind> {
  readonly kind: K;
  readonly node: NodeOf<K>;
  /** The sentence that an act stands in: its subject says of whom it is said; null for other statements and for effects. */
  readonly clause: Clause | null;
  readonly ability: AbilityDefinition | null;
  readonly effect: ContinuousEffect | null;
  /** From where its words are read: source, "you", what an effect was bound to. */
  readonly context: Context;
  readonly timestamp: Timestamp;
  readonly words: { readonly card: string; readonly text: string };
  readonly cite: readonly RuleNumber[];
}

interface Standing {
  readonly read: ReadStatement;
  readonly active: ActiveStatement;
}
function isOfKind<K extends StatementKind>(one: Standing, kind: K): one is Standing & { readonly active: ActiveStatement<K> } {
  return one.read.kind === kind;
}

interface Cache {
  readonly stamp: object;
  readonly effects: readonly ContinuousEffect[];
  readonly byKind: ReadonlyMap<StatementKind, readonly Standing[]>;
}

const NONE: readonly never[] = [];

/** All statements of a kind that are in force, in timestamp order (CR 613.11). Conditions ("as long as", "unless") have been judged. */
export function statements<K extends StatementKind>(g: Game, kind: K): readonly ActiveStatement<K>[] {
  const standing = standingNow(g).get(kind);
  if (!standing) return NONE;
  return standing.flatMap((one) => (isOfKind(one, kind) && inForce(g, one.read, one.active.context) ? [one.active] : []));
}

function inForce(g: Game, { conditions, unless }: ReadStatement, ctx: Context): boolean {
  return conditions.every((one) => holds(g, one, ctx)) && !unless.some((one) => holds(g, one, ctx));
}

function standingNow(g: Game): Cache['byKind'] {
  const stamp = characteristicsStamp(g);
  const cached = g.caches.statements as Cache | undefined;
  if (cached?.stamp === stamp && cached.effects === g.state.effects) return cached.byKind;
  const byKind = new Map<StatementKind, Standing[]>();
  for (const standing of collect(g)) {
    const list = byKind.get(standing.read.kind);
    if (list) list.push(standing);
    else byKind.set(standing.read.kind, [standing]);
  }
  for (const list of byKind.values()) list.sort((a, b) => a.active.timestamp - b.active.timestamp);
  g.caches.statements = { stamp, effects: g.state.effects, byKind } satisfies Cache;
  return byKind;
}

function collect(g: Game): Standing[] {
  const found: Standing[] = [];
  const { state } = g;
  const look = (ids: readonly ObjectId[]) => {
    for (const id of ids) {
      const value = state.objects[id]!;
      if (value.card === null && value.substance !== 'emblem' && value.copyOf === null) continue;
      if (!value.phasedOut) ofObject(g, value, characteristicsOf(g, id), found);
    }
  };
  for (const ids of [state.battlefield, state.stack, state.command, state.exile]) look(ids);
  for (const player of state.players) for (const ids of [player.hand, player.graveyard, player.library]) look(ids);
  for (const effect of state.effects) ofEffect(g, effect, found);
  return found;
}

const abilitiesKnown = new WeakMap<Characteristics, readonly AbilityDefinition[]>();

/** The abilities of an object that make statements where it is. */
function speaking(c: Characteristics, zone: Zone): readonly AbilityDefinition[] {
  let found = abilitiesKnown.get(c);
  if (!found) {
    found = c.abilities.filter((ability) => ability.functionsIn.includes(zone) && statementsIn(ability).length > 0);
    abilitiesKnown.set(c, found.length === 0 ? NONE : found);
  }
  return found;
}

function ofObject(g: Game, value: GameObject, c: Characteristics, found: Standing[]): void {
  for (const ability of speaking(c, value.zone)) found.push(...ofAbility(g, value, c, ability));
}

function ofAbility(g: Game, value: GameObject, c: Characteristics, ability: AbilityDefinition): Standing[] {
  const words = { card: c.name, text: ability.words };
  const context = staticContext(g, value.id, c.controller, words);
  const shared = { ability, effect: null, context, timestamp: value.timestamp, words, cite: ability.cite };
  return statementsIn(ability).map((read) => ({
    read,
    active: { kind: read.kind, node: read.node, clause: read.clause, ...shared },
  }));
}

function ofEffect(g: Game, effect: ContinuousEffect, found: Standing[]): void {
  const { timestamp, words, cite } = effect;
  for (const part of effect.parts) {
    if (isCharacteristicPart(part) && !(part.kind === 'gain' && effect.affected.kind === 'players')) continue;
    const shared = { ability: null, effect, context: boundContext(g, effect), timestamp, words, cite };
    for (const read of readPart(g, part))
      found.push({ read, active: { kind: read.kind, node: read.node, clause: read.clause, ...shared } });
  }
}

function readPart(g: Game, part: RulesPart | Extract<CharacteristicPart, { kind: 'gain' }>): ReadStatement[] {
  const plain = { clause: null, conditions: NONE, unless: NONE };
  if (part.kind === 'gain') {
    return [{ kind: 'gain', node: { kind: 'gain', abilities: part.abilities.map((key) => abilityOf(g, key).tree) }, ...plain }];
  }
  if (part.kind === 'rule') return [{ kind: part.act.kind, node: part.act, ...plain }];
  if (part.kind === 'returns') return [];
  if (part.kind === 'costChange') return [{ kind: 'costChange', node: part.change, ...plain }];
  return readStatement(part.statement, NONE);
}

/**
 * Those of one object's own abilities, as if it stood in the game as this value says, in whatever zone they function: what modifies how it enters
 * is looked for so (CR 113.6h, 614.12). Conditions have been judged as things stand.
 */
export function statementsOf<K extends StatementKind>(g: Game, value: GameObject, kind: K): readonly ActiveStatement<K>[] {
  const c = characteristicsAs(g, value);
  return c.abilities
    .filter(({ tree }) => tree.kind === 'static')
    .flatMap((ability) => ofAbility(g, value, c, ability))
    .flatMap((one) => (isOfKind(one, kind) && inForce(g, one.read, one.active.context) ? [one.active] : []));
}
