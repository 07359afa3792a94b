import type { Act } from '../../oracle/tree/index.ts';
import type { Run } from '../decisions/types.ts';
import type { PlayerId, Ref } from '../state/ids.ts';
import type { Doing } from './executor.ts';

/** "Each player may …": each is asked as that player's own choices come, before the next player chooses anything (CR 101.4, 101.4b). */
export interface Consent {
  readonly ask: (player: PlayerId) => Run<boolean>;
  /** Who has said yes so far. */
  readonly given: Ref[];
}

/** Acts for which a player chooses more than whether to do it. */
const CHOOSING: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'chooseObjects',
  'discard',
  'draw',
  'exile',
  'move',
  'putCounters',
  'reveal',
  'sacrifice',
  'search',
  'tap',
  'untap',
]);

/** Whether the act asks its players itself. */
export const asksItself = (act: Act | undefined): boolean => act !== undefined && CHOOSING.has(act.kind);

/** Whether a player does it. */
export function* takesPart({ consent }: Doing, player: PlayerId): Run<boolean> {
  return consent ? yield* consent.ask(player) : true;
}
