import type { Cost, ObjectPhrase, ProhibitedBlocking, ProhibitedDeed } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { amount, holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, affects, statements } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';

/** Why a declaration isn't allowed: the words that say so, and the rules. */
export interface Forbidden {
  readonly reason: string;
  readonly cite: readonly RuleNumber[];
}

export type CantStatement = ActiveStatement<'cant'>;

/** The words of a statement, as a reason. */
export const says = ({ words }: Pick<ActiveStatement, 'words'>): string => `${words.card}: "${words.text}"`;

/** The price of a prohibition that holds "unless" its controller pays; null where it just prohibits (CR 508.1h, 509.1d). */
export function priceOf({ clause }: CantStatement): readonly Cost[] | null {
  return clause?.unless?.kind === 'unlessPays' ? clause.unless.costs : null;
}

/** The statements that forbid this deed to a creature. */
export function forbidding(g: Game, deed: ProhibitedDeed['deed'], id: ObjectId): readonly CantStatement[] {
  return statements(g, 'cant').filter(
    (statement) =>
      statement.node.what.some((what) => what.kind === 'deed' && what.deed === deed) && affects(g, statement, objectRef(id)),
  );
}

/** Whether a prohibition of attacks holds for one on that player, or on what that player controls or protects (CR 508.1c, 508.5). */
export function forbidsAttackOn(g: Game, { ofAttack, context }: CantStatement, defending: PlayerId): boolean {
  const ctx = { ...context, defending };
  return ofAttack.conditions.every((one) => holds(g, one, ctx)) && !ofAttack.unless.some((one) => holds(g, one, ctx));
}

/** Whether it asks nothing of the defending player. */
export const forbidsAnyAttack = ({ ofAttack }: CantStatement): boolean =>
  ofAttack.conditions.length === 0 && ofAttack.unless.length === 0;

/** A prohibition about who blocks whom, with the statement that it stands in. */
export interface BlockingRule {
  readonly statement: CantStatement;
  readonly what: ProhibitedBlocking;
}

/** The prohibitions of blocking that are said of a creature, as attacker or as blocker. */
export function blockingRules(
  g: Game,
  id: ObjectId,
  relations: readonly ProhibitedBlocking['relation'][],
): readonly BlockingRule[] {
  return statements(g, 'cant').flatMap((statement) => {
    const rules = statement.node.what
      .filter((what) => what.kind === 'blocking')
      .filter(({ relation }) => relations.includes(relation));
    return rules.length > 0 && affects(g, statement, objectRef(id)) ? rules.map((what) => ({ statement, what })) : [];
  });
}

/** How many a phrase asks for at least: "except by two or more creatures". */
export function leastOf(g: Game, phrase: ObjectPhrase, { context }: Pick<ActiveStatement, 'context'>): number {
  if (phrase.kind !== 'some') return 1;
  const { quantity } = phrase;
  switch (quantity.kind) {
    case 'orMore':
    case 'exactly':
      return amount(g, quantity.amount, context);
    case 'between':
      return quantity.least;
    case 'upTo':
    case 'anyNumber':
      return 1;
  }
}

/** Whether something is said to be able to do what the rules wouldn't let it. */
export function can(g: Game, what: ActiveStatement<'can'>['node']['what'], id: ObjectId): readonly ActiveStatement<'can'>[] {
  return statements(g, 'can').filter((statement) => statement.node.what === what && affects(g, statement, objectRef(id)));
}

/** The statements that require a deed of a creature; each is one requirement (CR 508.1d, 509.1c). */
export function required(
  g: Game,
  deeds: readonly ActiveStatement<'must'>['node']['deed'][],
  id: ObjectId,
): readonly ActiveStatement<'must'>[] {
  return statements(g, 'must').filter((statement) => deeds.includes(statement.node.deed) && affects(g, statement, objectRef(id)));
}
