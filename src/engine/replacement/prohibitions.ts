import type { ProhibitedDeed } from '../../oracle/tree/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, affects, statements } from '../layers/index.ts';
import type { Ref } from '../state/ids.ts';

export type Deed = ProhibitedDeed['deed'];

/** The statement by which this deed (or being done that to) is forbidden to the object or player; null where nothing forbids it (CR 101.2, 614.17). */
export function forbids(g: Game, deed: Deed, ref: Ref): ActiveStatement<'cant'> | null {
  for (const statement of statements(g, 'cant')) {
    const says = statement.node.what.some((what) => what.kind === 'deed' && what.deed === deed);
    if (says && affects(g, statement, ref)) return statement;
  }
  return null;
}
