import type { ManaCost } from '../../rules/mana/index.ts';
import { type Game, object, player } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { asThoughAnyColor } from './asThough.ts';
import type { ManaPayment } from './payMana.ts';
import { asSources, offersFor, unitOf, type Wanted } from './plan.ts';
import { manaWords } from './pool.ts';
import { type Variant, variantsOf } from './slots.ts';
import { solveMana } from './solve.ts';
import { manaAbilitiesOf } from './sources.ts';
import { sum } from './total.ts';

/** Why a mana cost can't be paid, and what the player would have to say where there is a way that isn't taken unasked. */
export function unpaidReason(g: Game, cost: ManaCost, how: ManaPayment, variants: readonly Variant[]): string {
  const { payer, total } = how;
  const { mana } = player(g, payer);
  const pool = mana.length === 0 ? 'nothing in the mana pool' : `${manaWords(mana)} in the mana pool`;
  const can = `${playerName(g, payer)} can't pay ${sum(cost.symbols)} for ${nameOf(g, total.object)}: there is ${pool}`;
  const restricted = mana.some(({ restriction }) => restriction !== null) ? ' (some of it may not be spent on this)' : '';
  return `${can}${restricted} and no way to add enough${hint(g, cost, how, variants)}.`;
}

function hint(g: Game, cost: ManaCost, how: ManaPayment, variants: readonly Variant[]): string {
  if (how.fromPool) return '';
  const all = sourcesToName(g, how);
  const named = all.length > 0 && solvable(g, how, variants, all);
  if (named) {
    const names = all
      .slice(0, 3)
      .map((id) => nameOf(g, id))
      .join(', ');
    return ` unasked; it could be paid with mana of ${names} (creatures and sources that cost more than tapping are used only where the payment names them: manaFrom)`;
  }
  const byLife = cost.symbols.filter(({ kind }) => kind === 'phyrexian' || kind === 'hybrid phyrexian').length;
  for (let symbols = how.byLife + 1; symbols <= byLife; symbols += 1) {
    if (solvable(g, how, asThoughAnyColor(g, how.payer, how.total, variantsOf(cost, symbols)), all))
      return ` unasked; ${symbols * 2} life would help (life is paid only where the payment says so: life)`;
  }
  return '';
}

/** Permanents with mana abilities that aren't used unasked. */
function sourcesToName(g: Game, { payer, excluded }: ManaPayment) {
  return g.state.battlefield.filter(
    (id) =>
      !excluded.includes(id) &&
      !object(g, id).phasedOut &&
      characteristics(g, id).controller === payer &&
      manaAbilitiesOf(g, id).length > 0,
  );
}

function solvable(
  g: Game,
  { payer, total, excluded }: ManaPayment,
  variants: readonly Variant[],
  named: Wanted['named'],
): boolean {
  const wanted: Wanted = { player: payer, total, named, onlyNamed: true, excluded };
  const groups = offersFor(g, wanted);
  const pool = player(g, payer).mana.map((mana) => unitOf(g, wanted, mana, groups));
  return solveMana({ variants, pool, sources: asSources(groups) }) !== null;
}
