import type { Ability, AddMana, Amount, Effect, Event, TreeNode } from '../../oracle/tree/index.ts';
import type { AbilityDefinition } from '../definition.ts';

const known = new WeakMap<Ability, boolean>();

/**
 * Whether an ability is a mana ability, by its definition (CR 605.1a, 605.1b): no target, it could add mana when it resolves, and it is
 * activated without a loyalty cost, or triggers from mana being made.
 */
export function isManaAbility({ tree }: Pick<AbilityDefinition, 'tree'>): boolean {
  let answer = known.get(tree);
  if (answer === undefined) {
    answer = decideFor(tree);
    known.set(tree, answer);
  }
  return answer;
}

function decideFor(tree: Ability): boolean {
  switch (tree.kind) {
    case 'activated':
      return !tree.costs.some(({ kind }) => kind === 'loyaltyCost') && addsMana(tree.effect) && !hasTarget(tree.effect);
    case 'triggered':
      return fromMana(tree.event) && addsMana(tree.effect) && !hasTarget(tree.effect);
    default:
      return false;
  }
}

/** The event is the activation or resolution of a mana ability, or mana being added. */
const fromMana = (event: Event): boolean => event.kind === 'tappedForMana';

const addsMana = (effect: Effect): boolean => addManaActs(effect).length > 0;

const TARGETS: ReadonlySet<string> = new Set(['target', 'anyTarget', 'targetPlayer', 'targetPlayerOr']);
const hasTarget = (effect: Effect): boolean => [...nodesIn(effect)].some(({ kind }) => TARGETS.has(kind));

/** An instruction to add mana, as often as its words say ("for each …"). */
export interface Adding {
  readonly act: AddMana;
  readonly times: Amount | null;
}

const adding = new WeakMap<Effect, readonly Adding[]>();

/** The instructions to add mana that are carried out as the effect itself resolves, in order. */
export function addManaActs(effect: Effect): readonly Adding[] {
  let found = adding.get(effect);
  if (!found) {
    found = findAdding(effect);
    adding.set(effect, found);
  }
  return found;
}

function findAdding(effect: Effect): readonly Adding[] {
  const nodes = [...nodesIn(effect)];
  const multiplied = new Map(nodes.flatMap((node) => (node.kind === 'multiplied' ? [[node.act, node.by] as const] : [])));
  return nodes.flatMap((node) => (node.kind === 'addMana' ? [{ act: node, times: multiplied.get(node) ?? null }] : []));
}

/** Sentences that are carried out at another time than the effect they stand in (CR 603.7, 603.12). */
const LATER: ReadonlySet<string> = new Set(['whenDone', 'delayedTrigger']);

/** All nodes of an effect that belong to it itself: not the abilities that it gives to others, nor what it puts off. */
function* nodesIn(value: unknown): Generator<TreeNode> {
  if (Array.isArray(value)) {
    for (const part of value) yield* nodesIn(part);
  } else if (typeof value === 'object' && value !== null) {
    const node = value as TreeNode & { readonly delayed?: unknown };
    if (LATER.has(node.kind) || node.delayed !== undefined) return;
    yield node;
    for (const [key, part] of Object.entries(node)) if (key !== 'abilities' && key !== 'wording') yield* nodesIn(part);
  }
}
