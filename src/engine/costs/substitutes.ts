import type { Act, ObjectPhrase, PayInstead } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { ManaCost, ManaSymbol } from '../../rules/mana/index.ts';
import type { Context } from '../context.ts';
import { allAlike } from '../decisions/alike.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import { countOf } from '../events/words.ts';
import { isAmong } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { type ActiveStatement, characteristics, characteristicsAs, statementsOf } from '../layers/index.ts';
import { severalRules } from '../layers/several.ts';
import { InputError, refuse } from '../refuse.ts';
import { type ObjectId, objectRef } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { actAsCost, costVerb } from '../verbs/index.ts';
import type { TotalCost } from './types.ts';
import { mostWaterbent, waterbending } from './waterbend.ts';

/** What is done rather than paying some of the mana, by one ability of the spell. */
export interface Substitute {
  readonly statement: ActiveStatement<'payInstead'>;
  readonly objects: readonly ObjectId[];
}

/**
 * What the payer said about doing something else for mana of the locked-in total cost ("For each generic mana …, you may … rather than pay
 * that mana"): by the name of the keyword, or of the verb. It is neither an additional nor an alternative cost. Nothing is done unasked.
 */
export function substitutesFor(g: Game, total: TotalCost, payment: PaymentAnswer | null, ctx: Context): readonly Substitute[] {
  if (payment === null) return [];
  const found = new Map<string, Substitute>();
  for (const statement of [...ofSpell(g, total), ...waterbending(total, ctx)]) {
    const name = nameOfUse(statement);
    if (found.has(name)) continue;
    const spell = total.for === 'casting' ? (g.state.objects[total.object] ?? null) : null;
    const objects = payment.objects[name] ?? asMany(g, payment.amounts[name] ?? 0, statement, spell, ctx);
    if (objects.length === 0) continue;
    for (const id of objects) if (!mayStillArrive(g, statement, id, payment)) checkUsable(g, statement, id, ctx);
    if (statement.node.waterbend && objects.length > mostWaterbent(total))
      refuse(`Only ${mostWaterbent(total)} generic mana of that cost can be paid by waterbending.`, ['701.67b', '601.2h']);
    found.set(name, { statement, objects });
  }
  return [...found.values()];
}

/** Mana abilities come before the cost is paid (CR 601.2g), and what is done for one can put a card where it is exiled from. */
function mayStillArrive(g: Game, { node }: ActiveStatement<'payInstead'>, id: ObjectId, { manaFrom }: PaymentAnswer): boolean {
  if (node.act.kind !== 'exile' || !manaFrom || manaFrom.length === 0) return false;
  return g.state.objects[id]?.zone === 'library' || manaFrom.includes(id);
}

/** What is used, as it is once mana abilities have been activated: now each must be what the words ask for. */
export function afterManaAbilities(g: Game, substitutes: readonly Substitute[], ctx: Context): readonly Substitute[] {
  return substitutes.map(({ statement, objects }) => {
    const now = objects.map((id) => (g.state.objects[id] ? id : (g.state.lastKnown[id]?.became ?? id)));
    for (const id of now) checkUsable(g, statement, id, ctx);
    return { statement, objects: now };
  });
}

/** What was used so, by the names of the keywords: "exiled with its delve ability". */
export function byKeyword(substitutes: readonly Substitute[]): Readonly<Record<string, readonly ObjectId[]>> {
  return Object.fromEntries(
    substitutes.flatMap(({ statement: { ability }, objects }) => (ability?.keyword ? [[ability.keyword.name, objects]] : [])),
  );
}

/** Doing it is optional, and it pays for nothing where the total cost has no such mana: told where it might have been used. */
export function tellUnused(g: Game, total: TotalCost, used: readonly Substitute[]): void {
  if (!g.options.trace) return;
  for (const statement of ofSpell(g, total)) {
    const name = nameOfUse(statement);
    if (used.some((other) => nameOfUse(other.statement) === name)) continue;
    const says =
      (total.mana?.symbols.length ?? 0) > 0 ? `No mana is paid for by ${name}.` : `There is no mana for ${name} to pay for.`;
    tell(g, { kind: 'cost', says, cite: ['601.2h', ...citeOf(g, statement)], subjects: [total.object] });
  }
}

/** What the abilities of the spell that is being cast say. */
const ofSpell = (g: Game, total: TotalCost): readonly ActiveStatement<'payInstead'>[] =>
  total.for === 'casting' && g.state.objects[total.object] ? statementsOf(g, object(g, total.object), 'payInstead') : [];

/** So many of what could be used, where it makes no difference which. */
function asMany(
  g: Game,
  count: number,
  statement: ActiveStatement<'payInstead'>,
  spell: GameObject | null,
  ctx: Context,
): readonly ObjectId[] {
  if (count === 0) return [];
  const name = nameOfUse(statement);
  const usable = usableBy(g, statement, spell, ctx);
  if (usable.length < count) {
    const rules = statement.ability?.cite ?? [];
    refuse(`${countOf(usable.length, 'object')} can be used for ${name}, not ${count}.`, ['118.3', ...rules]);
  }
  const options = usable.map((id) => ({ kind: 'ref', ref: objectRef(id), label: '' }) as const);
  if (usable.length > count && !allAlike(g, options)) {
    const names = usable.map((id) => nameOf(g, id)).join(', ');
    throw new InputError(`Which ${count} for ${name}? They aren't alike; name them. There are: ${names}.`);
  }
  return usable.slice(0, count);
}

/** By the keyword, or by the verb of what is done. */
const nameOfUse = ({ ability, node }: ActiveStatement<'payInstead'>): string =>
  node.waterbend ? 'waterbend' : (ability?.keyword?.name ?? costVerb(node.act));

/** What a player could use rather than pay mana for a spell, by the name of each such use; objects of the colors that the cost asks for first. */
export function usableInstead(g: Game, spell: GameObject, ctx: Context): ReadonlyMap<string, readonly ObjectId[]> {
  const statements = statementsOf(g, spell, 'payInstead');
  return new Map(statements.map((statement) => [nameOfUse(statement), usableBy(g, statement, spell, ctx)]));
}

function usableBy(g: Game, { node }: ActiveStatement<'payInstead'>, spell: GameObject | null, ctx: Context): readonly ObjectId[] {
  const asked = phraseOf(node.act);
  if (!asked) return [];
  const wanted = spell ? characteristicsAs(g, spell).colors : [];
  const suits = (id: ObjectId): number => (characteristics(g, id).colors.some((color) => wanted.includes(color)) ? 0 : 1);
  const all = Object.values(g.state.objects).map(({ id }) => id);
  return all.filter((id) => id !== spell?.id && isAmong(g, asked, id, ctx)).sort((a, b) => suits(a) - suits(b));
}

/** What each such use would leave to pay, by its name and the objects used: one object, then one more, as far as they take the place of mana. */
export function* leftByUses(
  g: Game,
  total: TotalCost,
  cost: ManaCost,
  ctx: Context,
): Generator<{ readonly use: string; readonly objects: readonly ObjectId[]; readonly left: ManaCost }> {
  const slots = ones(cost.symbols);
  const spell = total.for === 'casting' ? (g.state.objects[total.object] ?? null) : null;
  for (const statement of [...ofSpell(g, total), ...waterbending(total, ctx)]) {
    const all = usableBy(g, statement, spell, ctx);
    const usable = statement.node.waterbend ? all.slice(0, mostWaterbent(total)) : all;
    for (let count = 1; count <= usable.length; count += 1) {
      const objects = usable.slice(0, count);
      const taken = assign(g, slots, statement.node, objects);
      if (!taken) break;
      yield { use: nameOfUse(statement), objects, left: { symbols: slots.filter((_, index) => !taken.has(index)) } };
    }
  }
}

/** Each object must be what the words ask for. */
function checkUsable(g: Game, { node, ability }: ActiveStatement<'payInstead'>, id: ObjectId, ctx: Context): void {
  const asked = phraseOf(node.act);
  if (asked && isAmong(g, asked, id, ctx)) return;
  refuse(`${nameOf(g, id)} can't be used so to pay for ${ctx.words.card}.`, ['118.3', ...(ability?.cite ?? [])]);
}

function phraseOf(act: Act): ObjectPhrase | null {
  return act.kind === 'exile' || act.kind === 'tap' || act.kind === 'sacrifice' ? act.objects : null;
}

/** The mana that is left to pay: each object takes the place of one. */
export function withoutSubstituted(g: Game, cost: ManaCost, substitutes: readonly Substitute[]): ManaCost {
  let symbols: readonly ManaSymbol[] = cost.symbols;
  for (const { statement, objects } of substitutes) symbols = leftBy(g, symbols, statement, objects);
  return { symbols };
}

function leftBy(
  g: Game,
  symbols: readonly ManaSymbol[],
  { node, ability }: ActiveStatement<'payInstead'>,
  objects: readonly ObjectId[],
): readonly ManaSymbol[] {
  const slots = ones(symbols);
  const taken = assign(g, slots, node, objects);
  if (!taken) {
    const what = node.mana === 'generic' ? 'generic mana' : "generic mana and mana of the objects' colors";
    refuse(`${countOf(objects.length, 'object')} can't pay for that much ${what} of the total cost.`, [
      '601.2h',
      ...(ability?.cite ?? []),
    ]);
  }
  return slots.filter((_, index) => !taken.has(index));
}

/** The symbols with each generic mana by itself. */
function ones(symbols: readonly ManaSymbol[]): readonly ManaSymbol[] {
  return symbols.flatMap((symbol): readonly ManaSymbol[] =>
    symbol.kind === 'generic' ? Array.from({ length: symbol.amount }, () => ({ kind: 'generic', amount: 1 })) : [symbol],
  );
}

/** For each object one mana that it pays for, colored mana first; null where there isn't one for each. */
function assign(
  g: Game,
  slots: readonly ManaSymbol[],
  { mana }: PayInstead,
  objects: readonly ObjectId[],
): ReadonlyMap<number, ObjectId> | null {
  const order = [...slots.keys()].sort((a, b) => Number(slots[a]!.kind === 'generic') - Number(slots[b]!.kind === 'generic'));
  const taken = new Map<number, ObjectId>();
  const place = (id: ObjectId, seen: Set<number>): boolean => {
    for (const index of order) {
      if (seen.has(index) || !pays(g, id, slots[index]!, mana)) continue;
      seen.add(index);
      const other = taken.get(index);
      if (other === undefined || place(other, seen)) {
        taken.set(index, id);
        return true;
      }
    }
    return false;
  };
  return objects.every((id) => place(id, new Set())) ? taken : null;
}

function pays(g: Game, id: ObjectId, symbol: ManaSymbol, mana: PayInstead['mana']): boolean {
  if (symbol.kind === 'generic') return true;
  if (mana === 'generic') return false;
  const { colors } = characteristics(g, id);
  switch (symbol.kind) {
    case 'colored':
    case 'phyrexian':
    case 'monohybrid':
    case 'colorless hybrid':
      return colors.includes(symbol.color);
    case 'hybrid':
    case 'hybrid phyrexian':
      return symbol.colors.some((color) => colors.includes(color));
    default:
      return false;
  }
}

/** What allows it; of several instances one is as good as many (CR 702.66c and its like). */
const citeOf = (g: Game, { ability, context, cite }: ActiveStatement<'payInstead'>): readonly RuleNumber[] =>
  ability ? [...ability.cite, ...severalRules(g, context.source, ability)] : cite;

/** Does it, as the total cost is paid (CR 601.2h). */
export function* paySubstitutes(
  g: Game,
  { player, for: paidFor }: TotalCost,
  substitutes: readonly Substitute[],
  ctx: Context,
): Run<void> {
  for (const { statement, objects } of substitutes) {
    const { act } = statement.node;
    const verb = costVerb(act);
    const all = withQuantity(act, objects.length);
    const payment: PaymentAnswer = { objects: { [verb]: objects }, amounts: {}, mana: null, manaFrom: null };
    const { impossible, pay } = actAsCost(g, all, ctx, payment, paidFor);
    if (impossible !== null) refuse(impossible, ['118.3', '601.2h']);
    const told = {
      kind: 'cost',
      says: `${playerName(g, player)} uses ${objects.map((id) => nameOf(g, id)).join(', ')} rather than pay ${objects.length} of the mana.`,
      cite: ['601.2h', ...citeOf(g, statement)],
      subjects: objects,
    } as const;
    yield* under(g, told, pay);
  }
}

/** "A card" as often as it is done, at one time. */
function withQuantity(act: Act, count: number): Act {
  const phrase = phraseOf(act);
  if (phrase?.kind !== 'some') return act;
  const quantity = { kind: 'exactly', amount: { kind: 'number', value: count } } as const;
  return { ...act, objects: { ...phrase, quantity } } as Act;
}

/** Nothing said, then each number of what could be tapped for a waterbend cost, the most first. */
export function waterbentPayments(g: Game, total: TotalCost, ctx: Context): readonly (PaymentAnswer | null)[] {
  return [
    null,
    ...waterbending(total, ctx).flatMap((statement) => {
      const usable = usableBy(g, statement, null, ctx).slice(0, mostWaterbent(total));
      return usable.map((_, index): PaymentAnswer => {
        const objects = { waterbend: usable.slice(0, usable.length - index) };
        return { objects, amounts: {}, mana: null, manaFrom: null };
      });
    }),
  ];
}
