import type { Cost } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { formatManaCost, isMana, type ManaSymbol, manaValue, parseSymbol } from '../../rules/mana/index.ts';
import type { Context } from '../context.ts';
import { amount, isAmong, playersOf } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, statements } from '../layers/index.ts';
import { severalRules } from '../layers/several.ts';
import { gathered } from '../lists.ts';
import { Unsupported } from '../refuse.ts';
import { type Announcement, announcements } from './announced.ts';
import { commanderTax } from './commanderTax.ts';
import { reduce, reduceColored } from './reduce.ts';
import type { CostAdjustment, CostPart, CostQuestion, DeterminedMana, PaidFor, TotalCost } from './types.ts';
import { genericIn } from './waterbend.ts';

/** Determines the total cost in the order of CR 601.2f and locks it in; an ability's activation cost stands for the mana cost (602.2b). */
export function totalCost(g: Game, question: CostQuestion): TotalCost {
  const { player, object, for: purpose, ability, alternative, additional, context, x } = question;
  const first = alternative ? split(alternative, context) : base(question);
  const changes = [...statements(g, 'costChange').filter((change) => applies(g, change, question)), ...ownChange(question)];
  const increases = increasesOf(g, question, changes);
  const added = [first, split(additional, context), ...increases.map(({ cost }) => cost)];
  const sum = withX(
    gathered(added, ({ mana }) => mana),
    x,
  );
  const more = increases.map(({ adjustment: each }) => each);
  const asksMana = added.some((each) => each.asksMana);
  const ways = announcements(sum, whatMatters(g, question, changes)).map((one) =>
    determined(g, one, question, changes, asksMana),
  );
  const { mana, adjustments } = ways[0]!;
  return {
    player,
    object,
    for: purpose,
    ability,
    payable: alternative ? !alternative.some(isUnpayable) : question.base !== null,
    mana,
    waterbend: added.some(({ waterbend }) => waterbend)
      ? genericIn(
          withX(
            gathered(added, ({ waterbend }) => waterbend ?? []),
            x,
          ),
        )
      : null,
    parts: gathered(added, ({ parts }) => parts),
    adjustments: [...more, ...adjustments],
    ways: ways.map((way) => ({ ...way, adjustments: [...more, ...way.adjustments] })),
  };
}

/** Where what is announced comes before a change of the cost that it makes a difference to. */
function whatMatters(g: Game, { for: purpose }: CostQuestion, changes: readonly Change[]) {
  const less = changes.filter(({ node }) => node.direction === 'less');
  const least = purpose === 'casting' && statements(g, 'costAtLeast').length > 0;
  const typed = less.some((change) => changed(g, change).mana.some(({ kind }) => kind !== 'generic' && kind !== 'variable'));
  return { monohybrid: less.length > 0 || least, hybrid: typed, phyrexian: least };
}

/** The mana of the total cost as its symbols are announced (CR 601.2b, 601.2f). */
function determined(
  g: Game,
  { symbols, byLife }: Announcement,
  question: CostQuestion,
  changes: readonly Change[],
  asksMana: boolean,
): DeterminedMana {
  const { mana: left, adjustments } = reduced(g, symbols, question, changes);
  const { mana, raised } = atLeast(g, left, question, byLife ?? 0);
  // What asks for no mana of its own may still have been made to cost some.
  return { mana: asksMana || raised.length > 0 ? { symbols: mana } : null, byLife, adjustments: [...adjustments, ...raised] };
}

/** A cost equal to the mana cost of something that has none (CR 118.6, 202.1b). */
const isUnpayable = ({ kind }: Cost): boolean => kind === 'ownManaCost';

interface Increase {
  readonly cost: Split;
  readonly adjustment: CostAdjustment;
}

/** What makes it cost more. */
function increasesOf(g: Game, question: CostQuestion, changes: readonly Change[]): readonly Increase[] {
  const tax = commanderTax(g, question);
  const taxed: readonly Increase[] = tax
    ? [{ cost: { mana: [{ kind: 'generic', amount: tax.amount }], parts: [], asksMana: true }, adjustment: tax.adjustment }]
    : [];
  const more = changes.filter(({ node }) => node.direction === 'more');
  return [
    ...taxed,
    ...more.map((change) => {
      const cost = changed(g, change);
      return { cost, adjustment: adjustment(g, change, cost.mana, 'more', ['601.2f', '118.8']) };
    }),
  ];
}

/** What is left after everything that makes it cost less (CR 118.7). */
function reduced(g: Game, mana: readonly ManaSymbol[], { x }: CostQuestion, changes: readonly Change[]) {
  const adjustments: CostAdjustment[] = [];
  let left = [...mana];
  for (const change of changes.filter(({ node }) => node.direction === 'less')) {
    const less = withX(changed(g, change).mana, x);
    left = reducerOf(change.node)(left, less, change.words);
    adjustments.push(adjustment(g, change, less, 'less', ['601.2f', '118.7']));
  }
  return { mana: left, adjustments };
}

const reducerOf = ({ leastOne, coloredOnly }: Change['node']): typeof reduce =>
  leastOne ? reduceToOne : coloredOnly ? reduceColored : reduce;

/** "Can't reduce the mana in that cost to less than one mana". */
function reduceToOne(cost: readonly ManaSymbol[], less: readonly ManaSymbol[], words: Change['words']): ManaSymbol[] {
  const before = cost.reduce((total, symbol) => total + manaIn(symbol), 0);
  let left = [...cost];
  const each = less.flatMap((symbol): readonly ManaSymbol[] =>
    symbol.kind === 'generic' ? Array.from({ length: symbol.amount }, () => ({ kind: 'generic', amount: 1 })) : [symbol],
  );
  for (const symbol of each) {
    const next = reduce(left, [symbol], words);
    if (before > 0 && next.reduce((total, one) => total + manaIn(one), 0) < 1) break;
    left = next;
  }
  return left;
}

/** Effects that directly affect the total cost come after everything that makes it more or less (CR 601.2f). */
function atLeast(g: Game, mana: ManaSymbol[], { for: purpose }: CostQuestion, byLife: number) {
  const raised: CostAdjustment[] = [];
  if (purpose !== 'casting') return { mana, raised };
  let all = mana;
  for (const { node, words, context, cite } of statements(g, 'costAtLeast')) {
    const missing = node.least + byLife - all.reduce((total, symbol) => total + manaIn(symbol), 0);
    if (missing <= 0) continue;
    all = [...all, { kind: 'generic', amount: missing }];
    raised.push({
      says: `${words.card} makes it cost ${node.least} mana in all.`,
      source: context.source,
      cite: ['601.2f', ...cite],
    });
  }
  return { mana: all, raised };
}

/** How much mana a symbol asks for, at most where it can be paid in several ways (CR 202.3f). */
function manaIn(symbol: ManaSymbol): number {
  return manaValue({ symbols: [symbol] });
}

interface Split {
  readonly mana: readonly ManaSymbol[];
  readonly parts: readonly CostPart[];
  readonly asksMana: boolean;
  /** The mana of its waterbend costs, which is among the rest. */
  readonly waterbend?: readonly ManaSymbol[];
}

const base = ({ base: cost }: CostQuestion): Split => ({ mana: cost?.symbols ?? [], parts: [], asksMana: cost !== null });

/** Parts the mana of a list of costs from what else it asks. */
function split(costs: readonly Cost[], ctx: Context): Split {
  const mana: ManaSymbol[] = [];
  const parts: CostPart[] = [];
  const waterbend: ManaSymbol[] = [];
  let asksMana = false;
  let bends = false;
  for (const cost of costs.map(plain)) {
    if (cost.kind === 'manaCost') {
      asksMana = true;
      const symbols = cost.symbols.map((symbol) => manaSymbol(symbol, ctx));
      mana.push(...symbols);
      if (cost.waterbend) {
        bends = true;
        waterbend.push(...symbols);
      }
    } else if (cost.kind !== 'ownManaCost') parts.push(cost);
  }
  return { mana, parts, asksMana, ...(bends ? { waterbend } : {}) };
}

/** "Pay {2}" is the cost {2}. */
const plain = (cost: Cost): Cost => (cost.kind === 'actCost' && cost.act.kind === 'payMana' ? plain(cost.act.cost) : cost);

function manaSymbol(text: string, { words }: Context): ManaSymbol {
  const parsed = parseSymbol(text);
  if (parsed.ok && isMana(parsed.value)) return parsed.value;
  throw new Unsupported(words.card, words.text, `${text} can't be paid yet`);
}

/** While it is on the stack, X is the announced value (CR 107.3a); where none was, 0 (107.3g). */
function withX(symbols: readonly ManaSymbol[], x: number | null): ManaSymbol[] {
  return symbols.map((symbol) => (symbol.kind === 'variable' ? { kind: 'generic', amount: x ?? 0 } : symbol));
}

type Statement = ActiveStatement<'costChange'>;
type Change = Pick<Statement, 'node' | 'context' | 'words' | 'cite'> & Partial<Pick<Statement, 'ability'>>;

/** What an activated ability says of its own cost (CR 602.2b). */
function ownChange({ ability, context }: CostQuestion): readonly Change[] {
  const node = ability?.tree.kind === 'activated' ? ability.tree.costChange : undefined;
  return node ? [{ node, context, words: context.words, cite: ['602.2b'] }] : [];
}

/** What effects that change costs speak of. */
const CHANGED_COSTS: ReadonlySet<PaidFor> = new Set<PaidFor>(['casting', 'activating', 'unlocking']);

/** A statement about equip abilities speaks of them by their name. */
const NAMED_ABILITY = { equipping: 'equip' } as const;

function applies(g: Game, { node, context }: Change, question: CostQuestion): boolean {
  if (!CHANGED_COSTS.has(question.for)) return false;
  if (node.of === 'equipping' && question.ability?.keyword?.name !== NAMED_ABILITY.equipping) return false;
  if ((node.of === 'casting') !== (question.for === 'casting')) return false;
  if ((node.of === 'unlocking') !== (question.for === 'unlocking')) return false;
  if (node.player && !playersOf(g, node.player, context).includes(question.player)) return false;
  return isAmong(g, node.objects, question.proposed ?? question.object, context);
}

/** What a change adds or takes away: its cost, as often as its words say ("for each …"). */
function changed(g: Game, { node, context }: Change): Split {
  const times = node.per ? Math.max(0, amount(g, node.per, context)) : 1;
  const once = split([node.cost], context);
  const mana = Array.from({ length: times }, () => once.mana).flat();
  return { mana, parts: Array.from({ length: times }, () => once.parts).flat(), asksMana: once.asksMana };
}

function adjustment(
  g: Game,
  change: Change,
  mana: readonly ManaSymbol[],
  how: string,
  cite: readonly RuleNumber[],
): CostAdjustment {
  const much = mana.length > 0 ? sum(mana) : 'nothing';
  return {
    says: `${change.words.card} makes it cost ${much} ${how}.`,
    source: change.context.source,
    cite: [...cite, ...change.cite, ...(change.ability ? severalRules(g, change.context.source, change.ability) : [])],
  };
}

/** The symbols with their generic mana added up. */
export function sum(symbols: readonly ManaSymbol[]): string {
  const generic = symbols.reduce((total, symbol) => total + (symbol.kind === 'generic' ? symbol.amount : 0), 0);
  const others = symbols.filter(({ kind }) => kind !== 'generic');
  const all: ManaSymbol[] = generic > 0 || others.length === 0 ? [{ kind: 'generic', amount: generic }, ...others] : others;
  return formatManaCost({ symbols: all });
}
