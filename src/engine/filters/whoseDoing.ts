import type { Event, PlayerPhrase } from '../../oracle/tree/index.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import { objectAsKnown } from './candidate.ts';

/** Whose doing the words say it is, or under whose control or into whose graveyard it happens. */
export function partyOf(part: Event): PlayerPhrase | undefined {
  if (part.kind === 'enters') return part.under;
  if (part.kind === 'isPutInto') return part.whose;
  return 'player' in part ? part.player : undefined;
}

/** The same of what has happened. */
export function whoseDoing(g: Game, part: Event, event: GameEvent): PlayerId | null {
  if (part.kind === 'enters') return 'enters' in event ? (event.enters?.controller ?? null) : null;
  if (part.kind === 'isPutInto') return event.kind === 'zoneChange' ? (objectAsKnown(g, event.object)?.owner ?? null) : null;
  return 'player' in event ? event.player : null;
}
