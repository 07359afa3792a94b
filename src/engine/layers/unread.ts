import type { UnreadLine } from '../definition.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';

/** An object that stands where a line of it that nobody read would function. */
export interface UnreadThatMatters {
  readonly object: ObjectId;
  readonly card: string;
  readonly line: UnreadLine;
}

/** All objects that stand where an unread static, triggered or replacement line of theirs functions (CR 113.6). */
export function unreadThatMatter(_g: Game): readonly UnreadThatMatters[] {
  throw new Error('invariant broken: not built');
}
