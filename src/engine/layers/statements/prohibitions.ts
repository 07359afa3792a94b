import type { Prohibited } from '../../../oracle/tree/index.ts';
import type { Game } from '../../game.ts';
import { type ActiveStatement, statements } from './index.ts';

type Cant = ActiveStatement<'cant'>;

const NONE: readonly Cant[] = [];
const sorted = new WeakMap<readonly Cant[], Map<string, readonly Cant[]>>();

/**
 * Of what can't be (CR 101.2) the statements that say it of this, in timestamp order. The topic names the question: the answer follows from the words
 * alone, so it is found once for each list of statements.
 */
export function prohibitions(g: Game, topic: string, says: (what: Prohibited) => boolean): readonly Cant[] {
  const all = statements(g, 'cant');
  if (all.length === 0) return NONE;
  let byTopic = sorted.get(all);
  if (!byTopic) {
    byTopic = new Map();
    sorted.set(all, byTopic);
  }
  let found = byTopic.get(topic);
  if (!found) {
    found = all.filter(({ node }) => node.what.some(says));
    byTopic.set(topic, found);
  }
  return found;
}
