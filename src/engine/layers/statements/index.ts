import type { Clause, Condition, NodeOf } from '../../../oracle/tree/index.ts';
import type { RuleNumber } from '../../../rules/citations.ts';
import type { Zone } from '../../../rules/vocabulary/zones.ts';
import { abilityOf, instanceOf } from '../../abilities.ts';
import type { Characteristics } from '../../characteristics.ts';
import { boundContext, type Context, staticContext } from '../../context.ts';
import type { AbilityDefinition } from '../../definition.ts';
import { holds } from '../../filters/index.ts';
import { cacheById, type Game } from '../../game.ts';
import type { ObjectId, Timestamp } from '../../state/ids.ts';
import type { GameObject } from '../../state/object.ts';
import { EVERYWHERE, foundAnew, keptByPlace } from '../../zones/kept.ts';
import { characteristicsAs, characteristicsOf, characteristicsStamp, isPlain } from '../board.ts';
import type { CharacteristicPart, ContinuousEffect, RulesPart } from '../effect.ts';
import { isCharacteristicPart } from '../layer.ts';
import { OF_ANY_ATTACK, type OfAttack, type ReadStatement, readStatement, type StatementKind, statementsIn } from './read.ts';

export { affects } from './affects.ts';
export type { StatementKind } from './read.ts';

/** A rules-changing statement that is in force: of a static ability (CR 604), or of an effect (CR 611.2). */
export interface ActiveStatement<K extends StatementKind = StatementKind> {
  readonly kind: K;
  readonly node: NodeOf<K>;
  /** The sentence that an act stands in: its subject says of whom it is said; null for other statements and for effects. */
  readonly clause: Clause | null;
  /** What must be true of each object of its subject, for it to be said of that one. */
  readonly ofEach: readonly Condition[];
  readonly ofAttack: OfAttack;
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

interface OfKind {
  readonly standing: Standing[];
  /** The same, where none depends on a condition. */
  always: readonly ActiveStatement[] | null;
}

interface Cache {
  /** When it was last seen that all of this is still so. */
  version: number;
  /** The same by what objects say, where nothing else matters: no effect changes characteristics. */
  objectsVersion: number;
  readonly stamp: object;
  readonly effects: readonly ContinuousEffect[];
  readonly byKind: ReadonlyMap<StatementKind, OfKind>;
}

const NONE: readonly never[] = [];

/** All statements of a kind that are in force, in timestamp order (CR 613.11). Conditions ("as long as", "unless") have been judged. */
export function statements<K extends StatementKind>(g: Game, kind: K): readonly ActiveStatement<K>[] {
  const found = standingNow(g).get(kind);
  if (!found) return NONE;
  // A list stands under the kind of its statements.
  if (found.always) return found.always as readonly unknown[] as readonly ActiveStatement<K>[];
  return found.standing.flatMap((one) => (isOfKind(one, kind) && inForce(g, one.read, one.active.context) ? [one.active] : []));
}

function inForce(g: Game, { conditions, unless }: ReadStatement, ctx: Context): boolean {
  return conditions.every((one) => holds(g, one, ctx)) && !unless.some((one) => holds(g, one, ctx));
}

const isUnconditional = ({ conditions, unless }: ReadStatement): boolean => conditions.length === 0 && unless.length === 0;

function standingNow(g: Game): Cache['byKind'] {
  const cached = g.caches.statements as Cache | undefined;
  if (cached && (cached.version === g.version || cached.objectsVersion === g.objectsVersion)) return cached.byKind;
  // While nothing changes characteristics, what objects say is kept as one list; else it is found anew whenever they may have changed.
  const plain = isPlain(g);
  const stamp = plain ? ofPlainObjects(g) : characteristicsStamp(g);
  if (cached?.stamp === stamp && cached.effects === g.state.effects) {
    cached.version = g.version;
    cached.objectsVersion = plain ? g.objectsVersion : -1;
    return cached.byKind;
  }
  const byKind = new Map<StatementKind, OfKind>();
  for (const standing of plain ? [...ofPlainObjects(g), ...ofEffects(g)] : freshStatements(g)) {
    const found = byKind.get(standing.read.kind);
    if (found) found.standing.push(standing);
    else byKind.set(standing.read.kind, { standing: [standing], always: null });
  }
  for (const found of byKind.values()) {
    found.standing.sort((a, b) => a.active.timestamp - b.active.timestamp);
    if (found.standing.every(({ read }) => isUnconditional(read))) found.always = found.standing.map(({ active }) => active);
  }
  const objectsVersion = plain ? g.objectsVersion : -1;
  g.caches.statements = { version: g.version, objectsVersion, stamp, effects: g.state.effects, byKind } satisfies Cache;
  return byKind;
}

const ofPlainObjects = (g: Game): readonly Standing[] => keptByPlace(g, 'plainStatements', EVERYWHERE, addPlain);

function addPlain(g: Game, ids: readonly ObjectId[], _zone: Zone, found: Standing[]): void {
  // By id: values that were found to say nothing while nothing else changed what they have.
  const silent = cacheById<GameObject>(g, 'silent');
  for (const id of ids) {
    const value = g.state.objects[id]!;
    if (silent[id] === value) continue;
    const before = found.length;
    addStatements(g, value, found);
    if (found.length === before) silent[id] = value;
  }
}

/** What is kept, and what is found anew past every cache: tests compare. */
export function standingStatements(g: Game): {
  readonly kept: readonly ActiveStatement[];
  readonly fresh: readonly ActiveStatement[];
} {
  const kept = [...standingNow(g).values()].flatMap(({ standing }) => standing);
  return { kept: kept.map(({ active }) => active), fresh: freshStatements(g).map(({ active }) => active) };
}

function freshStatements(g: Game): readonly Standing[] {
  const ofObjects = foundAnew<Standing>(g, EVERYWHERE, (_g, ids, _zone, found) => {
    for (const id of ids) addStatements(g, g.state.objects[id]!, found);
  });
  return [...ofObjects, ...ofEffects(g)];
}

function addStatements(g: Game, value: GameObject, found: Standing[]): void {
  if (value.card === null && value.substance !== 'emblem' && value.copyOf === null) return;
  if (!value.phasedOut) ofObject(g, value, characteristicsOf(g, value.id), found);
}

function ofEffects(g: Game): readonly Standing[] {
  const found: Standing[] = [];
  // What is said of a turn that hasn't come isn't so yet.
  for (const effect of g.state.effects) if (effect.duration.kind !== 'duringNext') ofEffect(g, effect, found);
  return found;
}

const speakingOf = new WeakMap<readonly AbilityDefinition[], readonly AbilityDefinition[]>();

/** The abilities of an object that make statements, once for each list of abilities: most objects share their card's. */
function speaking({ abilities }: Characteristics): readonly AbilityDefinition[] {
  if (abilities.length === 0) return NONE;
  let found = speakingOf.get(abilities);
  if (!found) {
    found = abilities.filter((ability) => statementsIn(ability).length > 0);
    if (found.length === 0) found = NONE;
    speakingOf.set(abilities, found);
  }
  return found;
}

function ofObject(g: Game, value: GameObject, c: Characteristics, found: Standing[]): void {
  for (const ability of speaking(c)) {
    if (ability.functionsIn.includes(value.zone)) found.push(...ofAbility(g, value, c, ability));
  }
}

function ofAbility(g: Game, value: GameObject, c: Characteristics, ability: AbilityDefinition): Standing[] {
  const words = { card: c.name, text: ability.words };
  const context = { ...staticContext(g, value.id, c.controller, words), ...instanceOf(ability) };
  const shared = { ability, effect: null, context, timestamp: value.timestamp, words, cite: ability.cite };
  return statementsIn(ability).map((read) => ({
    read,
    active: { kind: read.kind, node: read.node, clause: read.clause, ofEach: read.ofEach, ofAttack: read.ofAttack, ...shared },
  }));
}

function ofEffect(g: Game, effect: ContinuousEffect, found: Standing[]): void {
  const { timestamp, words, cite } = effect;
  for (const part of effect.parts) {
    if (isCharacteristicPart(part) && !(part.kind === 'gain' && effect.affected.kind === 'players')) continue;
    const shared = { ability: null, effect, context: boundContext(g, effect), timestamp, words, cite };
    for (const read of readPart(g, part))
      found.push({
        read,
        active: {
          kind: read.kind,
          node: read.node,
          clause: read.clause,
          ofEach: read.ofEach,
          ofAttack: read.ofAttack,
          ...shared,
        },
      });
  }
}

function readPart(g: Game, part: RulesPart | Extract<CharacteristicPart, { kind: 'gain' }>): ReadStatement[] {
  const plain = { clause: null, conditions: NONE, unless: NONE, ofEach: NONE, ofAttack: OF_ANY_ATTACK };
  if (part.kind === 'gain') {
    return [{ kind: 'gain', node: { kind: 'gain', abilities: part.abilities.map((key) => abilityOf(g, key).tree) }, ...plain }];
  }
  if (part.kind === 'rule') return [{ kind: part.act.kind, node: part.act, ...plain }];
  if (part.kind === 'returns' || part.kind === 'phasesIn') return [];
  if (part.kind === 'costChange') return [{ kind: 'costChange', node: part.change, ...plain }];
  return readStatement(part.statement, NONE);
}

/**
 * Those of one object's own abilities, as if it stood in the game as this value says, in whatever zone they function: what modifies how it enters
 * is looked for so (CR 113.6h, 614.12). Conditions have been judged as things stand.
 */
export function statementsOf<K extends StatementKind>(g: Game, value: GameObject, kind: K): readonly ActiveStatement<K>[] {
  const c = characteristicsAs(g, value);
  const of = speaking(c).filter((ability) => statementsIn(ability).some((read) => read.kind === kind));
  if (of.length === 0) return NONE;
  return of
    .flatMap((ability) => ofAbility(g, value, c, ability))
    .flatMap((one) => (isOfKind(one, kind) && inForce(g, one.read, one.active.context) ? [one.active] : []));
}
