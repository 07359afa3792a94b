import type { RuleNumber } from '../../rules/citations.ts';
import type { ManaCost } from '../../rules/mana/index.ts';
import { staticContext } from '../context.ts';
import { type Game, object, player } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { asThoughAnyColor } from './asThough.ts';
import type { ManaPayment } from './payMana.ts';
import { asSources, offersFor, unitOf, type Wanted } from './plan.ts';
import { manaWords } from './pool.ts';
import { type Variant, variantsOf } from './slots.ts';
import { solveMana } from './solve.ts';
import { manaAbilitiesOf } from './sources.ts';
import { leftByUses } from './substitutes.ts';
import { sum } from './total.ts';

/** Why a mana cost can't be paid, and what the player would have to say where there is a way that isn't taken unasked. */
export function unpaidReason(g: Game, cost: ManaCost, how: ManaPayment, variants: readonly Variant[]): string {
  const { payer, total } = how;
  if (isNamedInVain(g, cost, how, variants)) return namedInVain(g, cost, how);
  const { mana } = player(g, payer);
  const pool = mana.length === 0 ? 'nothing in the mana pool' : `${manaWords(mana)} in the mana pool`;
  const can = `${playerName(g, payer)} can't pay ${sum(cost.symbols)} for ${nameOf(g, total.object)}${otherWays(how)}: there is ${pool}`;
  const restricted = mana.some(({ restriction }) => restriction !== null) ? ' (some of it may not be spent on this)' : '';
  return `${can}${restricted} and no way to add enough${hint(g, cost, how, variants)}.`;
}

/** The rule of mana that may be spent on some things only, where the player has some or could add some. */
export function restrictedRules(g: Game, how: ManaPayment): readonly RuleNumber[] {
  const inPool = player(g, how.payer).mana.some(({ restriction }) => restriction !== null);
  const could = (id: ObjectId): boolean =>
    manaAbilitiesOf(g, id).some(({ tree }) => 'effect' in tree && tree.effect.sentences.some(({ kind }) => kind === 'spendOnly'));
  return inPool || sourcesToName(g, how).some(could) ? ['106.6'] : [];
}

/** Whether only the mana that the payment names is in the way: no part of the cost takes it, or other mana would do. */
function isNamedInVain(g: Game, cost: ManaCost, how: ManaPayment, variants: readonly Variant[]): boolean {
  const { payer, total, payment, byLife } = how;
  if (payment?.mana == null) return false;
  if (variants.length === 0 && player(g, payer).unlimitedMana) return true;
  const named = payment.manaFrom ?? [];
  return solvable(g, how, asThoughAnyColor(g, payer, total, variantsOf(cost, byLife)), { named, onlyNamed: how.fromPool });
}

const namedInVain = (g: Game, cost: ManaCost, { payer, total, payment }: ManaPayment): string =>
  `${playerName(g, payer)} can't pay ${sum(cost.symbols)} for ${nameOf(g, total.object)} with the mana that the payment names, ${payment?.mana}: name mana that pays it, or leave it out.`;

const MOST_LISTED = 4;

/** What it would cost with other symbols announced (CR 601.2b). */
function otherWays(how: ManaPayment): string {
  const others = otherCosts(how);
  if (others.length === 0) return '';
  if (others.length > MOST_LISTED) return ', nor with other halves of its hybrid symbols announced';
  return `, nor ${others.map(({ symbols }) => sum(symbols)).join(' or ')}`;
}

const otherCosts = ({ total, byLife }: ManaPayment): readonly ManaCost[] =>
  total.ways.flatMap((way) =>
    way.mana && way.mana !== total.mana && (way.byLife === null || way.byLife === byLife) ? [way.mana] : [],
  );

function hint(g: Game, cost: ManaCost, how: ManaPayment, variants: readonly Variant[]): string {
  if (how.fromPool) return '';
  const all = sourcesToName(g, how);
  const more = how.payment ? [] : otherCosts(how).flatMap((other) => variantsOf(other, how.byLife));
  const readings = [...variants, ...asThoughAnyColor(g, how.payer, how.total, more)];
  if (all.length > 0 && solvable(g, how, readings, onlyFrom(all))) {
    const names = all
      .slice(0, 3)
      .map((id) => nameOf(g, id))
      .join(', ');
    return ` unasked; it could be paid with mana of ${names} (creatures and sources that cost more than tapping are used only where the payment names them: manaFrom)`;
  }
  const byLife = cost.symbols.filter(({ kind }) => kind === 'phyrexian' || kind === 'hybrid phyrexian').length;
  for (let symbols = how.byLife + 1; symbols <= byLife; symbols += 1) {
    const then = how.total.ways.find((way) => way.byLife === symbols)?.mana ?? cost;
    if (solvable(g, how, asThoughAnyColor(g, how.payer, how.total, variantsOf(then, symbols)), onlyFrom(all)))
      return ` unasked; ${symbols * 2} life would help (life is paid only where the payment says so: life)`;
  }
  return byUse(g, cost, how);
}

/** Something else that may be done rather than paying some of the mana, as with delve and convoke. */
function byUse(g: Game, cost: ManaCost, how: ManaPayment): string {
  const { payer, total, payment } = how;
  const ctx = staticContext(g, total.object, payer, { card: nameOf(g, total.object), text: '' });
  for (const { use, objects, left } of leftByUses(g, total, cost, ctx)) {
    if (payment?.objects[use]) continue;
    const others = { ...how, excluded: [...how.excluded, ...objects] };
    const { symbols } = left;
    if (symbols.length > 0 && !solvable(g, others, asThoughAnyColor(g, payer, total, variantsOf(left, how.byLife)), UNASKED))
      continue;
    return ` unasked; ${use} would help (used only where the payment says so: ${use}: [${listed(g, objects)}])`;
  }
  return '';
}

const listed = (g: Game, objects: readonly ObjectId[]): string => {
  const names = objects.slice(0, 3).map((id) => nameOf(g, id));
  return objects.length > names.length ? `${names.join(', ')}, … ${objects.length} in all` : names.join(', ');
};

/** Which sources a payment may use. */
type From = Pick<Wanted, 'named' | 'onlyNamed'>;

const UNASKED: From = { named: [], onlyNamed: false };
const onlyFrom = (named: Wanted['named']): From => ({ named, onlyNamed: true });

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

function solvable(g: Game, { payer, total, excluded }: ManaPayment, variants: readonly Variant[], from: From): boolean {
  const wanted: Wanted = { player: payer, total, ...from, excluded };
  const groups = offersFor(g, wanted);
  const pool = player(g, payer).mana.map((mana) => unitOf(g, wanted, mana, groups));
  return solveMana({ variants, pool, sources: asSources(groups) }) !== null;
}
