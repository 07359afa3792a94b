import type { Adjective, ColorCount, NonAdjective, OtherAdjective, PermanentStatus } from '../../oracle/tree/index.ts';
import { keywordOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import { RING_BEARER } from '../designations/ring.ts';
import type { Game } from '../game.ts';
import { unreachable } from '../refuse.ts';
import { citeToo } from '../trace/record.ts';
import { isAnother } from './another.ts';
import { attachmentsOf } from './attachments.ts';
import { type Candidate, follow } from './candidate.ts';
import { attackerOf, isBlocking } from './combat.ts';
import { typeHolds } from './match.ts';
import { pairOf } from './paired.ts';
import { refsOf } from './referents.ts';

/** Whether one adjective is true of an object. */
export function adjectiveHolds(g: Game, adjective: Adjective, candidate: Candidate, ctx: Context): boolean {
  switch (adjective.kind) {
    case 'color':
      return candidate.characteristics.colors.includes(adjective.color);
    case 'colorCount':
      return colorCountHolds(adjective.count, candidate.characteristics.colors.length);
    case 'size': {
      const { power, toughness } = candidate.characteristics;
      return power === adjective.power.value && toughness === adjective.toughness.value;
    }
    case 'supertype':
      return candidate.characteristics.supertypes.includes(adjective.supertype);
    case 'non':
      return !plainHolds(g, adjective.not, candidate, ctx);
    case 'isToken':
      return candidate.object.substance === 'token';
    case 'status':
      return statusHolds(g, adjective.status, candidate);
    case 'other':
      return isOther(g, adjective, candidate, ctx);
    case 'eitherAdjective':
      return adjective.all
        ? adjective.adjectives.every((one) => adjectiveHolds(g, one, candidate, ctx))
        : adjective.adjectives.some((one) => adjectiveHolds(g, one, candidate, ctx));
    default:
      return unreachable(adjective);
  }
}

function isOther(g: Game, { than }: OtherAdjective, { object }: Candidate, ctx: Context): boolean {
  if (!than) return isAnother(g, object.id, ctx);
  return !refsOf(g, than, ctx).some((ref) => ref.kind === 'object' && [ref.object, follow(g, ref.object)].includes(object.id));
}

function plainHolds(g: Game, not: NonAdjective['not'], candidate: Candidate, ctx: Context): boolean {
  return not.kind === 'cardType' || not.kind === 'subtype' ? typeHolds(not, candidate) : adjectiveHolds(g, not, candidate, ctx);
}

/** CR 105.2a-c. */
function colorCountHolds(count: ColorCount['count'], colors: number): boolean {
  switch (count) {
    case 'colorless':
      return colors === 0;
    case 'monocolored':
      return colors === 1;
    case 'multicolored':
      return colors > 1;
    case 'colored':
      return colors > 0;
    default:
      return unreachable(count);
  }
}

type StatusTest = (g: Game, candidate: Candidate) => boolean;

const STATUS: Readonly<Record<PermanentStatus, StatusTest>> = {
  tapped: (_g, { object }) => object.tapped,
  untapped: (_g, { object }) => !object.tapped,
  attacking: (g, { object }) => attackerOf(g, object.id) !== undefined,
  blocking: (g, { object }) => isBlocking(g, object.id),
  /** It stays blocked though its blockers go (CR 509.1h). */
  blocked: (g, { object }) => attackerOf(g, object.id)?.blocked === true,
  unblocked: (g, { object }) => g.state.combat?.blockersDeclared === true && attackerOf(g, object.id)?.blocked === false,
  faceDown: (_g, { object }) => object.faceDown !== null,
  enchanted: (g, { object }) => attachmentsOf(g, object.id, 'Aura').length > 0,
  equipped: (g, { object }) => attachmentsOf(g, object.id, 'Equipment').length > 0,
  modified: isModified,
  suspended: isSuspended,
  warped: isWarped,
  foretold: (_g, { object }) => object.zone === 'exile' && object.designations.includes('foretold'),
  /** CR 700.6. */
  historic: (_g, { characteristics: c }) =>
    c.supertypes.includes('legendary') || c.types.includes('artifact') || c.subtypes.includes('Saga'),
  exiled: (_g, { object }) => object.zone === 'exile',
  saddled: (_g, { object }) => object.designations.includes('saddled'),
  renowned: (_g, { object }) => object.designations.includes('renowned'),
  paired: (g, { object }) => pairOf(g, object.id) !== null,
  unpaired: (g, { object }) => pairOf(g, object.id) === null,
  monstrous: (_g, { object }) => object.designations.includes('monstrous'),
  /** CR 701.54e. */
  ringBearer: (_g, { object }) => object.designations.includes(RING_BEARER),
  harnessed: (_g, { object }) => object.designations.includes('harnessed'),
  solved: (_g, { object }) => object.designations.includes('solved'),
  level2: (_g, { object }) => object.designations.includes('level2'),
  level3: (_g, { object }) => object.designations.includes('level3'),
};

function statusHolds(g: Game, status: PermanentStatus, candidate: Candidate): boolean {
  return STATUS[status](g, candidate);
}

/** Counters on it, equipped, or enchanted by an Aura of its controller (CR 700.9). */
function isModified(g: Game, { object, characteristics }: Candidate): boolean {
  if (Object.values(object.counters).some((count) => count > 0)) return true;
  if (attachmentsOf(g, object.id, 'Equipment').length > 0) return true;
  return attachmentsOf(g, object.id, 'Aura').some((aura) => aura.characteristics.controller === characteristics.controller);
}

/** In exile with suspend and a time counter on it (CR 702.62b). */
function isSuspended(_g: Game, { object, characteristics }: Candidate): boolean {
  if (object.zone !== 'exile' || (object.counters.time ?? 0) < 1) return false;
  return characteristics.abilities.some((ability) => keywordOf(ability) === 'suspend');
}

/** A card in exile that was exiled by the delayed triggered ability of a warp ability (CR 702.185b). */
function isWarped(g: Game, { object }: Candidate): boolean {
  const warped = object.zone === 'exile' && object.designations.includes('warped');
  if (warped) citeToo(g, ['702.185b']);
  return warped;
}
