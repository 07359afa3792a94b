import { isManaAbility } from '../costs/index.ts';
import type { AbilityDefinition } from '../definition.ts';
import { isAmong, playersOf } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, statements } from '../layers/index.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';

const BE_ACTIVATED: ReadonlySet<string> = new Set(['beActivated', 'beActivatedUnlessMana', 'activateItsAbilities']);

/** The first effect that keeps this ability from being activated (CR 602.5, 101.2); null where there is none. */
export function prohibitsActivating(
  g: Game,
  player: PlayerId,
  id: ObjectId,
  ability: AbilityDefinition,
): ActiveStatement<'cant'> | null {
  return (
    statements(g, 'cant').find((statement) =>
      statement.node.what.some((what) => forbids(g, statement, what, player, id, ability)),
    ) ?? null
  );
}

function forbids(
  g: Game,
  { clause, context, effect }: ActiveStatement<'cant'>,
  what: ActiveStatement<'cant'>['node']['what'][number],
  player: PlayerId,
  id: ObjectId,
  ability: AbilityDefinition,
): boolean {
  const subject = clause?.subject ?? null;
  if (what.kind === 'deed') {
    if (what.deed === 'beActivatedUnlessMana' && isManaAbility(ability)) return false;
    if (!BE_ACTIVATED.has(what.deed)) return false;
    if (subject === null) return effect?.affected.kind === 'objects' && effect.affected.objects.includes(id);
    return !isPlayerPhrase(subject) && isAmong(g, subject, id, context);
  }
  if (what.kind !== 'casting') return false;
  if (what.relation === 'activate' ? isManaAbility(ability) : what.relation !== 'activateAny') {
    if (what.relation !== 'activateExceptOnOwnTurn' || g.state.turn.active === player) return false;
  }
  const players = subject === null ? (effect?.affected.kind === 'players' ? effect.affected.players : []) : [];
  const said =
    subject === null ? players.includes(player) : isPlayerPhrase(subject) && playersOf(g, subject, context).includes(player);
  return said && (what.objects === undefined || isAmong(g, what.objects, id, context));
}
