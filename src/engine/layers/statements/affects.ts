import type { ObjectPhrase, PlayerPhrase } from '../../../oracle/tree/index.ts';
import type { Context } from '../../context.ts';
import { holds, isAmong, isAmongPlayers, matches } from '../../filters/index.ts';
import { isPlayerPhrase } from '../../filters/phraseKinds.ts';
import type { Game } from '../../game.ts';
import type { Ref } from '../../state/ids.ts';
import type { Affected } from '../effect.ts';
import { heir } from '../effects/end.ts';
import type { ActiveStatement } from './index.ts';
import type { StatementKind } from './read.ts';

/**
 * Whether a statement is said of this object or player: by the subject of its sentence, the objects that it names, or what its effect is bound to.
 * A statement that names nothing is said of its own source.
 */
export function affects<K extends StatementKind>(g: Game, statement: ActiveStatement<K>, ref: Ref): boolean {
  return isSaidOf(g, statement, ref) && statement.ofEach.every((one) => holds(g, one, { ...statement.context, each: ref }));
}

function isSaidOf<K extends StatementKind>(g: Game, statement: ActiveStatement<K>, ref: Ref): boolean {
  const { effect, clause, context } = statement;
  const phrase = clause?.subject ?? named(statement.node);
  if (effect && !phrase) return bound(g, effect.affected, context, ref);
  if (!phrase) return ref.kind === 'object' && ref.object === context.source;
  if (isPlayerPhrase(phrase)) return ref.kind === 'player' && isAmongPlayers(g, phrase, ref.player, context);
  return ref.kind === 'object' && isAmong(g, phrase, ref.object, context);
}

/** The objects that a statement of its own names. */
function named(node: object): ObjectPhrase | PlayerPhrase | undefined {
  const { kind, objects, subject } = node as { kind: string; objects?: ObjectPhrase; subject?: ObjectPhrase };
  return kind === 'costChange' || kind === 'castAsThoughFlash' || kind === 'mayPlayFrom'
    ? objects
    : kind === 'asEnters'
      ? subject
      : undefined;
}

function bound(g: Game, affected: Affected, context: Context, ref: Ref): boolean {
  switch (affected.kind) {
    case 'objects':
      return ref.kind === 'object' && affected.objects.some((id) => heir(g, id) === ref.object);
    case 'filter':
      return ref.kind === 'object' && matches(g, affected.filter, ref.object, context);
    case 'players':
      return ref.kind === 'player' && affected.players.includes(ref.player);
  }
}
