import { sameTree } from '../../oracle/kit/equal.ts';
import { amount, isAmong } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { object } from '../game.ts';
import { type ActiveStatement, affects, characteristics, keywordNames, statements } from '../layers/index.ts';
import { severalRules } from '../layers/several.ts';
import { protectedFrom } from '../protection.ts';
import { type ObjectId, type PlayerId, playerRef } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { defenderOf } from './defenders.ts';
import { combatOf } from './phase.ts';
import {
  type BlockingRule,
  blockingRules,
  type CantStatement,
  can,
  type Forbidden,
  forbidding,
  leastOf,
  priceOf,
  required,
  says,
} from './said.ts';

/** Why a creature can't be chosen as a blocker at all (CR 509.1a, b); null where it can. */
export function cantBlock(g: Game, id: ObjectId, defender: PlayerId): Forbidden | null {
  const name = nameOf(g, id);
  const found = object(g, id);
  const { types, controller } = characteristics(g, id);
  if (found.zone !== 'battlefield' || found.phasedOut || !types.includes('creature')) {
    return { reason: `${name} isn't a creature on the battlefield`, cite: ['506.3', '509.1a'] };
  }
  if (types.includes('battle')) return { reason: `${name} is a battle too`, cite: ['509.1a'] };
  if (controller !== defender) return { reason: `the defending player doesn't control ${name}`, cite: ['509.1a'] };
  if (found.tapped) return { reason: `${name} is tapped`, cite: ['509.1a'] };
  const against = forbidding(g, 'block', id).find((statement) => priceOf(statement) === null);
  const no = against ?? ofPlayers(g, id, defender);
  return no ? { reason: `${name} can't block (${says(no)})`, cite: ['509.1b', ...no.cite] } : null;
}

/** "Your opponents can't block with creatures with even mana values": said of the player who would block with it. */
function ofPlayers(g: Game, id: ObjectId, defender: PlayerId): CantStatement | undefined {
  return statements(g, 'cant').find(
    (statement) =>
      statement.node.what.some(
        (what) =>
          what.kind === 'blocking' &&
          what.relation === 'blockWith' &&
          what.objects &&
          isAmong(g, what.objects, id, statement.context),
      ) && affects(g, statement, playerRef(defender)),
  );
}

/** Why it can't block that attacker; null where it can. How many block it together is asked apart. */
export function cantBlockThat(g: Game, blocker: ObjectId, attacker: ObjectId): Forbidden | null {
  const pair = `${nameOf(g, blocker)} can't block ${nameOf(g, attacker)}`;
  const on = combatOf(g).attackers.find(({ object: id }) => id === attacker)?.on;
  if (!on) return { reason: `${nameOf(g, attacker)} isn't attacking`, cite: ['509.1a'] };
  if (defenderOf(g, on) !== characteristics(g, blocker).controller) {
    return { reason: `${nameOf(g, attacker)} isn't attacking the controller of ${nameOf(g, blocker)}`, cite: ['509.1a'] };
  }
  const protection = protectedFrom(g, { kind: 'object', object: attacker }, blocker, 'block');
  if (protection) return { reason: `${pair}, which has ${protection.words}`, cite: ['509.1b', ...protection.cite] };
  const against = againstPair(g, blocker, attacker);
  return against && { reason: `${pair} (${says(against)})`, cite: ['509.1b', ...against.cite] };
}

function againstPair(g: Game, blocker: ObjectId, attacker: ObjectId): Pick<CantStatement, 'words' | 'cite'> | null {
  const plain = forbidding(g, 'beBlocked', attacker).find(
    (statement) => priceOf(statement) === null && !isPassedOver(g, attacker, statement),
  );
  if (plain) return withSeveral(g, plain, blocker);
  const ofAttacker = blockingRules(g, attacker, ['beBlockedBy', 'beBlockedExceptBy']).find(
    (rule) => names(g, rule, blocker) === (rule.what.relation === 'beBlockedBy'),
  );
  if (ofAttacker) return withSeveral(g, ofAttacker.statement);
  const ofBlocker = blockingRules(g, blocker, ['blockWhat', 'blockExcept']).find(
    (rule) => names(g, rule, attacker) === (rule.what.relation === 'blockWhat'),
  );
  if (ofBlocker) return withSeveral(g, ofBlocker.statement);
  const [onlyFlyers] = can(g, 'blockOnlyFlyers', blocker);
  return onlyFlyers && !keywordNames(characteristics(g, attacker)).includes(FLYING) ? onlyFlyers : null;
}

/** With the rule of several instances of its keyword (CR 702.9c and its like), and of another creature's landwalk, which doesn't count (702.14d). */
function withSeveral(
  g: Game,
  { words, cite, ability, context }: CantStatement,
  blocker?: ObjectId,
): Pick<CantStatement, 'words' | 'cite'> {
  if (!ability) return { words, cite };
  const walks = blocker !== undefined && ability.keyword?.name === 'landwalk' && hasLandwalk(g, blocker);
  return { words, cite: [...cite, ...(walks ? (['702.14d'] as const) : []), ...severalRules(g, context.source, ability)] };
}

const hasLandwalk = (g: Game, id: ObjectId): boolean => keywordNames(characteristics(g, id)).includes('landwalk');

/** "Can be blocked as though they didn't have islandwalk": what that ability says isn't heeded (CR 609.4). */
function isPassedOver(g: Game, attacker: ObjectId, { ability }: CantStatement): boolean {
  if (!ability?.keyword) return false;
  // The sentence is a part of the keyword that the creature has.
  const whole = characteristics(g, attacker).abilities.find(
    ({ tree, key }) => tree.kind === 'keyword' && ability.key.startsWith(`${key}.`),
  );
  return can(g, 'beBlockedDespite', attacker).some(({ node }) => whole && node.keyword && sameTree(whole.tree, node.keyword));
}

/** "can block only creatures with flying" speaks of that ability by its name. */
const FLYING = 'flying';

/** Whether the rule's words name the other creature; without words they name every one. */
function names(g: Game, { what, statement }: BlockingRule, other: ObjectId): boolean {
  return what.objects === undefined || isAmong(g, what.objects, other, statement.context);
}

/** Between how many creatures must block an attacker if any do (CR 509.1b). */
export interface BlockerCount {
  readonly least: number;
  readonly most: number;
  /** The statement that asks for so many, or allows no more. */
  readonly leastBy: CantStatement | null;
  readonly mostBy: CantStatement | null;
}

export function blockerCount(g: Game, attacker: ObjectId): BlockerCount {
  let count: BlockerCount = { least: 1, most: Number.POSITIVE_INFINITY, leastBy: null, mostBy: null };
  for (const { what, statement } of blockingRules(g, attacker, [
    'beBlockedExceptBy',
    'beBlockedByFewerThan',
    'beBlockedByMoreThan',
  ])) {
    if (what.relation === 'beBlockedByMoreThan') {
      const most = what.amount ? amount(g, what.amount, statement.context) : 1;
      if (most < count.most) count = { ...count, most, mostBy: statement };
    } else {
      const asked = what.relation === 'beBlockedByFewerThan';
      const least = asked
        ? what.amount
          ? amount(g, what.amount, statement.context)
          : 1
        : what.objects
          ? leastOf(g, what.objects, statement)
          : 1;
      if (least > count.least) count = { ...count, least, leastBy: statement };
    }
  }
  return count;
}

/** How many attackers a creature may block (CR 509.1a, "can block an additional creature"). */
export function mostBlocked(g: Game, blocker: ObjectId): number {
  if (can(g, 'blockAnyNumber', blocker).length > 0) return Number.POSITIVE_INFINITY;
  return can(g, 'blockAdditional', blocker).reduce(
    (most, { node, context }) => most + (node.amount ? amount(g, node.amount, context) : 1),
    1,
  );
}

export const cantBlockAlone = (g: Game, id: ObjectId): readonly CantStatement[] => forbidding(g, 'blockAlone', id);

/** The statements by which this block must be paid for (CR 509.1d). */
export function pricedBlock(g: Game, blocker: ObjectId): readonly CantStatement[] {
  return forbidding(g, 'block', blocker).filter((statement) => priceOf(statement) !== null);
}

/** Requirements that a creature blocks; that an attacker is blocked; that every creature able to blocks it (CR 509.1c). */
export const mustBlock = (g: Game, id: ObjectId) => required(g, ['block', 'blockEachCombat'], id).filter(isPlain);
export const mustBeBlocked = (g: Game, id: ObjectId) => required(g, ['beBlocked'], id).filter(isPlain);

const isPlain = ({ node }: ActiveStatement<'must'>): boolean => node.objects === undefined;

/** Requirements that a creature blocks this very attacker (CR 509.1c). */
export const mustBlockThat = (g: Game, blocker: ObjectId, attacker: ObjectId) =>
  required(g, ['block'], blocker).filter(({ node, context }) => node.objects && isAmong(g, node.objects, attacker, context));

/** Requirements that an attacker is blocked by such a creature. */
export const mustBeBlockedBy = (g: Game, attacker: ObjectId) =>
  required(g, ['beBlocked'], attacker).filter((statement) => !isPlain(statement));

/** Whether a creature is such a one, and how many of them it takes. */
export const isAsked = (g: Game, { node, context }: ActiveStatement<'must'>, blocker: ObjectId): boolean =>
  node.objects !== undefined && isAmong(g, node.objects, blocker, context);
export const countAsked = (g: Game, statement: ActiveStatement<'must'>): number =>
  statement.node.objects ? leastOf(g, statement.node.objects, statement) : 1;
export const mustBeBlockedByAll = (g: Game, id: ObjectId) => required(g, ['beBlockedByAll'], id);
