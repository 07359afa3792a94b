import { chooseRefs } from '../../decisions/decide.ts';
import type { Run } from '../../decisions/types.ts';
import { isAmong } from '../../filters/index.ts';
import { apnap, type Game } from '../../game.ts';
import { characteristics, permanentsThat, permanentsWhich, statements } from '../../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId } from '../../state/ids.ts';
import { nameOf, playerName } from '../../trace/names.ts';
import { zoneChange } from '../../zones/move.ts';
import type { Found, StateBasedAction } from '../found.ts';

/** 704.5j: of legendary permanents with the same name its controller keeps one. */
export const legendRule: StateBasedAction = {
  kind: 'choice',
  rule: '704.5j',
  could: (g) => legends(g).length > 1,
  find,
};

const LEGENDS = permanentsWhich('legends', ({ supertypes }) => supertypes.includes('legendary'));
const legends = (g: Game): readonly ObjectId[] => permanentsThat(g, LEGENDS);

function* find(g: Game): Run<readonly Found[]> {
  const found: Found[] = [];
  for (const player of apnap(g)) {
    for (const [name, ids] of namesakes(g, player, legends(g))) found.push(yield* keepOne(g, player, name, ids));
  }
  return found;
}

function namesakes(g: Game, player: PlayerId, legends: readonly ObjectId[]): readonly (readonly [string, readonly ObjectId[]])[] {
  const byName = new Map<string, ObjectId[]>();
  const exempt = statements(g, 'noLegendRule');
  for (const id of legends) {
    if (exempt.some(({ node, context }) => node.to === undefined || isAmong(g, node.to, id, context))) continue;
    const { name, controller } = characteristics(g, id);
    // Without a name it has no name in common with anything.
    if (controller === player && name !== '') byName.set(name, [...(byName.get(name) ?? []), id]);
  }
  return [...byName].filter(([, ids]) => ids.length > 1);
}

function* keepOne(g: Game, player: PlayerId, name: string, ids: readonly ObjectId[]): Run<Found> {
  const [kept] = yield* chooseRefs(g, {
    player,
    kind: 'legend',
    prompt: `which ${name} to keep?`,
    refs: ids.map(objectRef),
    min: 1,
    max: 1,
    cite: ['704.5j'],
    source: ids[0] ?? null,
  });
  const gone = ids.filter((id) => kept?.kind !== 'object' || id !== kept.object);
  return {
    says: `${playerName(g, player)} controls ${ids.length} legendary permanents named ${nameOf(g, ids[0]!)} and keeps one; the rest are put into their owners' graveyards.`,
    subjects: ids,
    events: gone.map((id) => zoneChange(g, id, 'graveyard', 'state-based')),
  };
}
