import { executableKinds } from '../../engine/executable.ts';
import { ALL_KINDS, KINDS } from '../../oracle/kinds.ts';

const TOLD_BY_ENGINE: ReadonlySet<string> = new Set(['acts', 'events', 'effects']);
/** Kinds that the engine's tables carry out; kinds of layers that have no table (phrases, amounts, costs …) are parts of these. */
export function carriedOut(): ReadonlySet<string> {
  const { acts, events, sentences } = executableKinds();
  const listed = new Set<string>([...acts, ...events, ...sentences]);
  const heads = new Set<string>([...PARTS, ...listed]);
  return new Set(ALL_KINDS.filter((kind) => !TOLD_BY_ENGINE.has(KINDS[kind]) || heads.has(kind)));
}
/** Parts of acts and sentences that no table lists by themselves. */
const PARTS = [
  'effect',
  'mode',
  'resultRow',
  'unlessPays',
  'unlessCondition',
  'counterSpec',
  'destination',
  'tokenDescription',
  'tokenGroup',
  'sameToken',
  'predefinedToken',
  'copyToken',
  'manaSymbols',
  'manaChoice',
  'manaOfColor',
  'manaAmount',
  'allOfThem',
  'recipients',
  'deed',
  'blocking',
  'casting',
  'attaching',
  'gettingCounters',
  'untapping',
  'causing',
  'payingWith',
  'multiplied',
  'spendOnly',
  'costChange',
  'asEnters',
  'additionalCost',
  'replacement',
];
