import type { Act, Clause, NodeOf, Statement } from '../../../oracle/tree/index.ts';
import type { RuleNumber } from '../../../rules/citations.ts';
import type { Context } from '../../context.ts';
import type { AbilityDefinition } from '../../definition.ts';
import type { Game } from '../../game.ts';
import type { Ref, Timestamp } from '../../state/ids.ts';
import type { GameObject } from '../../state/object.ts';
import type { ContinuousEffect } from '../effect.ts';

/** Kinds of statements and of acts in a static sentence that change rules rather than characteristics (CR 613.11). */
export type StatementKind = Exclude<Statement['kind'], 'clause' | 'statements'> | Act['kind'];

/** A rules-changing statement that is in force: of a static ability (CR 604), or of an effect (CR 611.2). */
export interface ActiveStatement<K extends StatementKind> {
  readonly kind: K;
  readonly node: NodeOf<K>;
  /** The sentence that an act stands in: its subject says of whom it is said; null for other statements and for effects. */
  readonly clause: Clause | null;
  readonly ability: AbilityDefinition | null;
  readonly effect: ContinuousEffect | null;
  /** From where its words are read: source, "you", the values of X. */
  readonly context: Context;
  readonly timestamp: Timestamp;
  readonly words: { readonly card: string; readonly text: string };
  readonly cite: readonly RuleNumber[];
}

const missing = (): never => {
  throw new Error('invariant broken: not built');
};

/** All statements of a kind that are in force, in timestamp order (CR 613.11). Conditions ("as long as", "unless") have been judged. */
export function statements<K extends StatementKind>(_g: Game, _kind: K): readonly ActiveStatement<K>[] {
  return missing();
}

/** Those of one object's own abilities, as if it stood in the game as this value says, wherever they function (CR 614.12). */
export function statementsOf<K extends StatementKind>(_g: Game, _value: GameObject, _kind: K): readonly ActiveStatement<K>[] {
  return missing();
}

/** Whether a statement is said of this object or player. */
export function affects(_g: Game, _statement: ActiveStatement<StatementKind>, _ref: Ref): boolean {
  return missing();
}
