import type { Ability, Event } from '../../../oracle/tree/index.ts';
import type { Use } from './usage.ts';

/** Why nothing came of an ability in any of the games, and whether its own words say so. */
export interface Explanation {
  readonly why: string;
  readonly explained: boolean;
}

type Node = Readonly<Record<string, unknown>>;

/** Acts by which nothing in the game becomes different, or nothing that anyone sees, such as the order of a library. */
const ONLY_SHOWS: ReadonlySet<string> = new Set(['lookAt', 'reveal', 'remain', 'choose', 'chooseObjects', 'stillIs', 'shuffle']);

const explained = (why: string): Explanation => ({ why, explained: true });
const open = (why: string): Explanation => ({ why, explained: false });

/** Read off the tree: what the ability asks for that didn't come about, or what it doesn't do. `types`: of the face that has it; `canBePlayed`: it is a land or has a mana cost. */
export function explain(
  { ability, mode, used, inVain, refusal }: Use,
  types: readonly string[],
  canBePlayed: boolean,
): Explanation {
  const { tree } = ability;
  const nodes = nodesOf(mode === null ? tree : (modesOf(tree)[mode] ?? tree));
  if (used && inVain.size > 0 && !inVain.has('nothing'))
    return explained(
      `each time ${[...inVain]
        .sort()
        .map((one) => SEEN[one])
        .join(' or ')}`,
    );
  if (used) return resolvedInVain(tree, nodes);
  const condition = conditionOf(tree);
  const why = refusal === null ? null : refused(refusal);
  if (refusal !== null && tree.kind === 'triggered') return explained('it triggered, and no legal targets could be chosen');
  if (why !== null && tree.kind === 'activated') return why;
  if (condition !== null) return explained(`its condition never held when it was asked (${condition})`);
  switch (tree.kind) {
    case 'triggered':
      return types.some((type) => NEVER_ENTER.has(type)) && entersItself(tree.event)
        ? explained('an instant or sorcery never enters the battlefield (CR 304.4, 307.4)')
        : !canBePlayed && entersItself(tree.event)
          ? explained(
              'it has no mana cost, so that it enters only as others are melded into it, or by other cards (CR 118.6, 712.4)',
            )
          : never(tree.event);
    case 'static':
      return explained(`the card was never where it functions (${ability.functionsIn.join(', ')})`);
    case 'spell':
      return why ?? open('it was never cast');
    case 'keyword':
      return isOfPermanents(ability.functionsIn) && types.some((type) => NEVER_ENTER.has(type))
        ? explained('an instant or sorcery never enters the battlefield (CR 304.4, 307.4)')
        : open('it never functioned');
    default:
      return open(tree.kind === 'activated' ? 'it was never activated' : 'it never functioned');
  }
}

const entersItself = (event: Event): boolean => JSON.stringify(event).includes('"kind":"enters","subject":{"kind":"this"');

const NEVER_ENTER: ReadonlySet<string> = new Set(['instant', 'sorcery']);

const isOfPermanents = (zones: readonly string[]): boolean => zones.length > 0 && zones.every((zone) => zone === 'battlefield');

const SEEN = {
  gone: 'what it speaks of was gone already',
  declined: 'someone chose not to',
  paid: 'someone paid',
  unlinked: 'no card was there that had been exiled with it',
  untargeted: 'no target was chosen for it, which it allows (CR 115.6)',
  unmet: 'its condition was not true as it was followed, or what it says after “unless” was (CR 608.2c)',
  illegal: 'its targets were illegal as it would have resolved (CR 608.2b)',
  unchanged: 'what it would change could have no other target (CR 115.7)',
  nothing: 'nothing was there',
} as const;

const modesOf = (tree: Ability): readonly unknown[] =>
  nodesOf(tree).flatMap(({ kind, modes }) => (kind === 'modal' ? (modes as Node[]) : []));

const actsIn = (nodes: readonly Node[]): readonly Node[] =>
  nodes.filter((node) => Array.isArray(node.acts)).flatMap((node) => node.acts as readonly Node[]);

const showsOnly = (acts: readonly Node[]): boolean => acts.length > 0 && acts.every(({ kind }) => ONLY_SHOWS.has(String(kind)));

/**
 * Whether all of an ability has been carried out though nothing changed: it has resolved and by its words only shows something, or it functions
 * before the game begins and never in it (CR 113.6n).
 */
export const isDoneSo = ({ ability: { tree, functionsIn }, used }: Use): boolean =>
  (used && showsOnly(actsIn(nodesOf(tree)))) || (tree.kind === 'keyword' && functionsIn.length === 0);

function resolvedInVain(tree: Ability, nodes: readonly Node[]): Explanation {
  const acts = actsIn(nodes);
  // What triggered or was activated has had its own condition fulfilled; those of its instructions are seen as it resolves.
  const condition = tree.kind === 'static' ? (conditionOf(tree) ?? conditionWithin(nodes)) : null;
  if (condition !== null) return explained(`it functioned, and its condition never held (${condition})`);
  if (tree.kind === 'static') return explained('there was nothing that it speaks of');
  if (nodes.some(({ kind }) => kind === 'variable' || kind === 'countOf' || kind === 'countersOn' || kind === 'commanderCasts'))
    return explained('the number in it was 0');
  if (acts.some(({ kind }) => kind === 'untap' || kind === 'tap')) return explained('what it taps or untaps was so already');
  return open('it resolved and nothing changed');
}

/** An event that names more than what happens needs a game in which just that comes about. */
function never(event: Event): Explanation {
  const qualified = QUALIFIERS.filter((field) => field in event);
  const parts = nodesOf(event).filter(({ kind }) => kind === 'filter' || kind === 'attached');
  const asks = [...qualified, ...(parts.some(isParticular) ? ['a particular object'] : [])];
  return asks.length > 0
    ? explained(`no such event came about: ${event.kind} (${asks.join(', ')})`)
    : open(`no such event came about: ${event.kind}`);
}

const QUALIFIERS = [
  'alone',
  'beside',
  'ordinal',
  'whom',
  'with',
  'combat',
  'by',
  'of',
  'from',
  'while',
  'state',
  'keyword',
  'action',
] as const;

/** A description by more than a card type. */
const isParticular = (node: Node): boolean =>
  node.kind === 'attached' ||
  ((node.modifiers as readonly Node[] | undefined)?.some(({ kind }) => kind !== 'controlledBy' && kind !== 'notControlledBy') ??
    false) ||
  ((node.adjectives as readonly unknown[] | undefined)?.length ?? 0) > 0 ||
  JSON.stringify(node.types ?? '').includes('"subtype"');

function conditionOf(tree: Ability): string | null {
  if (tree.kind === 'activated') {
    const only = tree.restrictions.find(({ kind }) => kind === 'activateOnlyIf' || kind === 'activateOnly');
    return only?.kind === 'activateOnlyIf' ? only.condition.kind : null;
  }
  return 'condition' in tree && tree.condition ? tree.condition.kind : null;
}

function conditionWithin(nodes: readonly Node[]): string | null {
  const found = nodes.find((node) => typeof node.condition === 'object' && node.condition !== null);
  return found ? String((found.condition as Node).kind) : null;
}

function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.entries(value).flatMap(([field, child]) => (field === 'wording' ? [] : nodesOf(child)))];
}

/** Refusals name cards and players; the kind of refusal is what counts. One of no known kind explains nothing. */
function refused(refusal: string): Explanation {
  const [, why] = REFUSALS.find(([words]) => words.test(refusal)) ?? [];
  return why === undefined ? open(refusal) : explained(`the rules forbade it: ${why}`);
}

const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/legal targets/, 'no legal targets could be chosen'],
  [/can't be activated now/, 'it was not the time for it, or its condition was not true'],
  [/cost asks for/, 'what its cost asks for was not there'],
  [/is not tapped|is tapped already/, 'it was tapped already, or not tapped'],
  [/Nothing allows/, 'nothing allowed casting it from there'],
  [/has no mana cost/, 'it has no mana cost, so that it can only be spliced, or cast in another way (CR 118.6)'],
];
