import type { ManaCost, ManaSymbol } from '../../rules/mana/index.ts';
import { abilityOf } from '../abilities.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { refuse } from '../refuse.ts';
import { type ObjectId, type PlayerId, playerRef } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { payMana, type SpentMana } from './payMana.ts';
import type { TotalCost } from './types.ts';

export interface Assisted {
  /** What is left for the caster to pay. */
  readonly left: ManaCost;
  readonly spent: SpentMana;
}

/**
 * Another player, chosen by the caster, activates mana abilities first and pays for some of the generic mana of the total cost before the caster
 * pays the rest (CR 702.132a). Nobody does so unasked.
 */
export function* assist(
  g: Game,
  mana: ManaCost,
  total: TotalCost,
  payment: PaymentAnswer | null,
  excluded: readonly ObjectId[],
): Run<Assisted> {
  const amount = payment?.assist?.amount ?? 0;
  if (amount === 0) return { left: mana, spent: { types: [], from: [] } };
  const key = assistAbility(g, total);
  const name = nameOf(g, total.object);
  if (key === undefined) refuse(`Nothing lets another player pay for ${name}.`, ['601.2h', '702.132a']);
  const { cite } = abilityOf(g, key);
  const generic = genericIn(mana);
  if (amount > generic)
    refuse(`The cost of ${name} has ${generic} generic mana for another player to pay, not ${amount}.`, ['601.2h', ...cite]);
  const helper = payment?.assist?.player ?? (yield* chooseHelper(g, total, cite));
  if (helper === total.player) refuse(`${playerName(g, helper)} can't be chosen: it is another player who pays.`, cite);
  const told = {
    kind: 'cost',
    says: `${playerName(g, total.player)} chooses ${playerName(g, helper)}, who pays for ${amount} of the generic mana.`,
    cite: ['601.2g', ...cite],
    subjects: [total.object],
  } as const;
  const share: ManaCost = { symbols: [{ kind: 'generic', amount }] };
  const how = { payer: helper, total, payment: null, fromPool: false, excluded, byLife: 0 };
  const spent = yield* under(g, told, () => payMana(g, share, how));
  return { left: withoutGeneric(mana, amount), spent };
}

/** Assist is optional: told where it might have been used. */
export function tellUnassisted(g: Game, mana: ManaCost | null, total: TotalCost, payment: PaymentAnswer | null): void {
  if (!g.options.trace || payment?.assist) return;
  const key = assistAbility(g, total);
  if (key === undefined) return;
  const says =
    mana && genericIn(mana) > 0
      ? 'No other player pays for generic mana of it.'
      : 'No generic mana is left for another player to pay.';
  tell(g, { kind: 'cost', says, cite: ['601.2h', ...abilityOf(g, key).cite], subjects: [total.object] });
}

/** The ability of the spell being cast that allows it, by key. */
export function assistAbility(g: Game, total: Pick<TotalCost, 'for' | 'object'>): string | undefined {
  if (total.for !== 'casting' || g.state.objects[total.object]?.zone !== 'stack') return undefined;
  return characteristics(g, total.object).flags.anotherMayPay;
}

export const genericIn = ({ symbols }: ManaCost): number =>
  symbols.reduce((sum, symbol) => sum + (symbol.kind === 'generic' ? symbol.amount : 0), 0);

function withoutGeneric({ symbols }: ManaCost, amount: number): ManaCost {
  let rest = amount;
  const left = symbols.flatMap((symbol): readonly ManaSymbol[] => {
    if (symbol.kind !== 'generic') return [symbol];
    const taken = Math.min(rest, symbol.amount);
    rest -= taken;
    return taken === symbol.amount ? [] : [{ kind: 'generic', amount: symbol.amount - taken }];
  });
  return { symbols: left.length > 0 ? left : [{ kind: 'generic', amount: 0 }] };
}

function* chooseHelper(g: Game, total: TotalCost, cite: ReturnType<typeof abilityOf>['cite']): Run<PlayerId> {
  const others = g.state.players.filter(({ id, lost }) => id !== total.player && lost === null);
  const [chosen] = yield* chooseRefs(g, {
    player: total.player,
    kind: 'choose',
    prompt: `which player pays for some of ${nameOf(g, total.object)}?`,
    refs: others.map(({ id }) => playerRef(id)),
    min: 1,
    max: 1,
    cite,
    source: total.object,
  });
  if (chosen?.kind !== 'player') refuse('There is no other player to assist.', cite);
  return chosen.player;
}
