import type { Effect } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { mentionsAny } from '../layers/parts/mentions.ts';
import { type ObjectId, objectRef, type Ref } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import { citeToo } from '../trace/record.ts';
import { setObject } from '../writer.ts';

/**
 * The players whom an ability dealt with and the tokens that it created are remembered by its source, where an ability linked to it speaks of them
 * (CR 607.1, 607.2c). `since`: what had happened before it resolved. A source that has left remembers nothing more.
 */
export function rememberAffected(g: Game, ability: ObjectId, targets: readonly ChosenTargets[], since: number): void {
  const source = g.state.objects[g.state.objects[ability]?.stack?.ability?.source ?? -1];
  if (!source || !speaksOfAffected(g, source.id)) return;
  const players = targets.flatMap(({ refs }) => refs.filter(({ kind }) => kind === 'player'));
  const tokens = g.state.history.slice(since).flatMap(({ event }): readonly Ref[] => {
    return event.kind === 'createToken' && event.became !== null ? [objectRef(event.became)] : [];
  });
  if (players.length + tokens.length === 0) return;
  citeToo(g, [tokens.length > 0 ? '607.2c' : '607.1']);
  setObject(g, source.id, { affected: [...(source.affected ?? []), ...players, ...tokens] });
}

/** The rule by which it speaks of what another ability dealt with. */
export const linkedRules = (effect: Effect): readonly RuleNumber[] =>
  mentionsAny(effect, ['affectedReferent']) ? ['607.1'] : [];

const speaksOfAffected = (g: Game, id: ObjectId): boolean =>
  characteristics(g, id).abilities.some(({ tree }) => mentionsAny(tree, ['affectedReferent']));

/** What the source put onto the battlefield is remembered at once, where it speaks of that: it may have to be attached to it (CR 607.1). */
export function rememberPut(g: Game, source: ObjectId, put: readonly ObjectId[]): void {
  const value = g.state.objects[source];
  const there = put.filter((id) => g.state.objects[id]?.zone === 'battlefield');
  if (!value || there.length === 0 || !characteristics(g, source).abilities.some(({ tree }) => mentionsAny(tree, ['putWith'])))
    return;
  setObject(g, source, { affected: [...(value.affected ?? []), ...there.map(objectRef)] });
}
