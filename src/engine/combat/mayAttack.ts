import type { ObjectPhrase } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Context } from '../context.ts';
import { amount, isAmong } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { object } from '../game.ts';
import { type ActiveStatement, characteristics, statements } from '../layers/index.ts';
import { severalRules } from '../layers/several.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import { nameOf, refName } from '../trace/names.ts';
import { attackable, defenderOf, defendingPlayers, isAttackable } from './defenders.ts';
import {
  type CantStatement,
  can,
  type Forbidden,
  forbidding,
  forbidsAnyAttack,
  forbidsAttackOn,
  priceOf,
  required,
  says,
} from './said.ts';
import { summoningSick } from './sickness.ts';

/** Why a creature can't be chosen as an attacker (CR 508.1a), or can't attack at all (508.1c); null where it can. */
export function cantAttack(g: Game, id: ObjectId): Forbidden | null {
  const name = nameOf(g, id);
  const found = object(g, id);
  const c = characteristics(g, id);
  if (found.zone !== 'battlefield' || found.phasedOut || !c.types.includes('creature')) {
    return { reason: `${name} isn't a creature on the battlefield`, cite: ['506.3', '508.1a'] };
  }
  if (c.types.includes('battle')) return { reason: `${name} is a battle too`, cite: ['508.1a'] };
  if (c.controller !== g.state.turn.active)
    return { reason: `the active player doesn't control ${name}`, cite: ['508.1a', '506.2'] };
  if (found.tapped) return { reason: `${name} is tapped`, cite: ['508.1a'] };
  if (summoningSick(g, id)) {
    return { reason: `${name} hasn't been controlled continuously since the turn began`, cite: ['302.6', '508.1a'] };
  }
  const despite = can(g, 'attackDespiteDefender', id).length > 0;
  const flag = c.flags.cantAttack;
  if (flag !== undefined && !despite) {
    const ability = c.abilities.find(({ key }) => key === flag);
    return {
      reason: `${name} can't attack${ability ? ` ("${ability.words}")` : ''}`,
      cite: ['508.1c', ...(ability?.cite ?? ['702.3b'])],
    };
  }
  const against = forbidding(g, 'attack', id).find(
    (statement) =>
      priceOf(statement) === null &&
      !(despite && statement.ability?.keyword?.rule === DEFENDER) &&
      (forbidsAnyAttack(statement) || defendingPlayers(g).every((player) => forbidsAttackOn(g, statement, player))),
  );
  if (!against) return null;
  const several = against.ability ? severalRules(g, against.context.source, against.ability) : [];
  return { reason: `${name} can't attack (${says(against)})`, cite: ['508.1c', ...against.cite, ...several] };
}

/** "can attack as though it didn't have defender" speaks of that one ability. */
const DEFENDER: RuleNumber = '702.3';

/** Why it can't attack that player, planeswalker or battle; null where it can. */
export function cantAttackThat(g: Game, id: ObjectId, on: Ref): Forbidden | null {
  if (!isAttackable(g, on)) {
    return { reason: `${refName(g, on)} can't be attacked by ${nameOf(g, id)}`, cite: ['508.1b', '506.2'] };
  }
  const defender = defenderOf(g, on);
  const ofThat = forbidding(g, 'attack', id).filter(
    (statement) => !forbidsAnyAttack(statement) && defender !== null && forbidsAttackOn(g, statement, defender),
  );
  const against = [...protecting(g, id, on), ...ofThat].find((statement) => priceOf(statement) === null);
  return against
    ? { reason: `${nameOf(g, id)} can't attack ${refName(g, on)} (${says(against)})`, cite: ['508.1c', ...against.cite] }
    : null;
}

/** "can't attack you": of attacks on the player whose words they are. */
function protecting(g: Game, id: ObjectId, on: Ref): readonly CantStatement[] {
  const widely = forbidding(g, 'attackYouOrPlaneswalkers', id);
  if (on.kind === 'player') {
    return [...forbidding(g, 'attackYou', id), ...widely].filter(({ context }) => context.controller === on.player);
  }
  const { types, controller } = characteristics(g, on.object);
  return types.includes('planeswalker') ? widely.filter(({ context }) => context.controller === controller) : [];
}

/** "No more than two creatures can attack each combat", where a declaration disobeys it (CR 508.1c). */
export function tooMany(g: Game, ons: readonly Ref[]): ActiveStatement<'atMost'> | null {
  for (const statement of statements(g, 'atMost')) {
    const { node, context } = statement;
    if (node.deed === 'block') continue;
    const counted = node.deed === 'attack' ? ons : ons.filter((on) => on.kind === 'player' && on.player === context.controller);
    if (counted.length > amount(g, node.amount, context)) return statement;
  }
  return null;
}

/** The effects by which it can attack only alone. */
export const attacksOnlyAlone = (g: Game, id: ObjectId): readonly CantStatement[] => forbidding(g, 'attackUnlessAlone', id);

/** The statements by which this attack must be paid for (CR 508.1h). */
export function pricedAttack(g: Game, id: ObjectId, on: Ref): readonly CantStatement[] {
  return [...forbidding(g, 'attack', id), ...protecting(g, id, on)].filter((statement) => priceOf(statement) !== null);
}

/** The effects by which it can't attack alone. */
export const cantAttackAlone = (g: Game, id: ObjectId): readonly CantStatement[] => forbidding(g, 'attackAlone', id);

/** What it could attack without paying. */
export function freeTargets(g: Game, id: ObjectId): readonly Ref[] {
  if (cantAttack(g, id)) return [];
  return attackable(g).filter(
    (on) => !cantAttackThat(g, id, on) && pricedAttack(g, id, on).length === 0 && defenderOf(g, on) !== null,
  );
}

type Required = Pick<ActiveStatement<'must'>, 'words' | 'cite'>;

/** The requirements that this attack obeys (CR 508.1d). */
export function obeyedRequirements(g: Game, id: ObjectId, on: Ref): readonly Required[] {
  const plain = required(g, ['attack', 'attackEachCombat'], id);
  const others = required(g, ['attackAnother'], id).filter(({ context }) => isAnother(on, context.controller));
  const yours = required(g, ['attackYou'], id).filter(({ context }) => on.kind === 'player' && on.player === context.controller);
  const those = required(g, ['attackThat'], id).filter(
    ({ node, context }) => node.objects !== undefined && isOneOf(g, node.objects, on, context),
  );
  const goads = goadedBy(g, id);
  return [...plain, ...others, ...yours, ...those, ...goads, ...goads.filter(({ context }) => isAnother(on, context.controller))];
}

/** The requirements that it attacks at all, or somebody else (CR 508.1d). */
export const attackRequirements = (g: Game, id: ObjectId): readonly Required[] => [
  ...required(g, ['attack', 'attackEachCombat', 'attackAnother', 'attackYou', 'attackThat'], id),
  ...goadedBy(g, id),
];

/** Each player who has goaded it counts once; it attacks, and attacks a player other than that one (CR 701.15b-d). */
function goadedBy(g: Game, id: ObjectId): readonly ActiveStatement<'must'>[] {
  const all = required(g, ['goaded'], id);
  const once = all.filter(
    ({ context }, index) => all.findIndex((other) => other.context.controller === context.controller) === index,
  );
  return once.map((statement) => ({ ...statement, cite: [...new Set<RuleNumber>([...statement.cite, '701.15b'])] }));
}

/** Which permanents they are was settled as the effect began (CR 611.2c). */
const isOneOf = (g: Game, phrase: ObjectPhrase, on: Ref, ctx: Context): boolean => on.kind === 'object' && isAmong(g, phrase, on.object, ctx); // biome-ignore format: one line

const isAnother = (on: Ref, than: PlayerId): boolean => on.kind === 'player' && on.player !== than;
