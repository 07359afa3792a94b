import { abilityOf } from '../abilities.ts';
import { besideSplitSecond } from '../casting/besideSplitSecond.ts';
import { boundContext } from '../context.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Cause } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { holds } from '../filters/index.ts';
import { type Game, object, spend } from '../game.ts';
import { invariant, refuse } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { type Told, under } from '../trace/record.ts';
import { triggerRules } from '../triggers/rules.ts';
import type { WaitingTrigger } from '../triggers/types.ts';
import { carryOut } from '../verbs/index.ts';
import { setState } from '../writer.ts';
import { isManaAbility } from './manaAbility.ts';
import { payCost } from './pay.ts';
import { beginMaking } from './produce.ts';
import type { ManaTypes } from './produced.ts';
import type { Moment } from './restrictions.ts';
import { riderOf } from './riders.ts';
import { RULES_OF_PAYING } from './rulesOfPaying.ts';
import { abilityContext, forbiddenNow, type ManaAbility, manaAbilitiesOf, spendOnly } from './sources.ts';
import { totalCost } from './total.ts';
import type { PaidFor } from './types.ts';

/** How a mana ability is activated. */
export interface ManaActivation {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly ability: AbilityDefinition;
  readonly x: number | null;
  readonly payment: PaymentAnswer | null;
  /** Absent: by a player with priority. */
  readonly moment?: Moment;
  /** What it is activated for, where that is a payment. */
  readonly paying?: PaidFor;
  /** What each of its instructions adds, where that has been settled; else a choice is asked. */
  readonly mana?: readonly ManaTypes[] | null;
  /** Its own mana cost is paid with what is in the pool, because a plan has provided for it. */
  readonly fromPool?: boolean;
}

/** Activates a mana ability, which resolves at once without using the stack (CR 605.3). Throws a refusal where it can't be. */
export function* activateManaAbility(g: Game, how: ManaActivation): Run<void> {
  spend(g, 'mana abilities');
  const found = manaAbilitiesOf(g, how.object).find(({ ability }) => ability.key === how.ability.key);
  if (!found) refuse(`${nameOf(g, how.object)} has no such mana ability where it is.`, ['602.2', '605.1a']);
  const forbidden = forbiddenNow(g, how.player, found, how.moment ?? 'priority');
  if (forbidden) refuse(`${playerName(g, how.player)} can't activate it: ${forbidden.reason}.`, forbidden.cite);
  const told: Told = {
    kind: 'mana',
    says: `${playerName(g, how.player)} activates a mana ability of ${nameOf(g, how.object)}; it resolves at once.`,
    cite: [
      ...(how.moment === 'payment' && how.paying ? RULES_OF_PAYING[how.paying].mana : []),
      '605.3a',
      '605.3b',
      ...besideSplitSecond(g),
    ],
    subjects: [how.object],
    words: { card: nameOf(g, how.object), text: found.ability.words },
  };
  yield* under(g, told, () => activate(g, found, how));
  yield* resolveManaTriggers(g);
}

function* activate(
  g: Game,
  mana: ManaAbility,
  { player, object: source, payment, x, mana: planned, fromPool }: ManaActivation,
): Run<void> {
  const { ability, tree } = mana;
  const ctx = abilityContext(g, player, mana, x);
  const total = totalCost(g, {
    player,
    object: source,
    for: 'activating',
    ability,
    base: null,
    alternative: tree.costs,
    additional: [],
    x,
    context: ctx,
  });
  yield* payCost(g, player, total, payment, ctx, fromPool ?? false);
  const cause: Cause = { source, player, words: ability.words };
  yield* happen(g, [{ kind: 'activate', object: source, source, player, manaAbility: true, ability: ability.key }], cause);
  const tapped = tree.costs.some(({ kind }) => kind === 'tapCost');
  beginMaking(ctx, {
    tapped,
    planned: [...(planned ?? [])],
    only: spendOnly(tree.effect),
    rider: riderOf(tree.effect, ctx.words),
  });
  yield* carryOut(g, tree.effect, ctx);
}

/** Triggered mana abilities resolve at once, after the mana ability that triggered them (CR 605.4a). */
export function* resolveManaTriggers(g: Game): Run<void> {
  for (;;) {
    const next = g.state.waiting.find(({ ability }) => isManaAbility(abilityOf(g, ability)));
    if (!next) return;
    spend(g, 'triggered mana abilities');
    setState(
      g,
      'waiting',
      g.state.waiting.filter(({ id }) => id !== next.id),
    );
    yield* resolveManaTrigger(g, next);
  }
}

function* resolveManaTrigger(g: Game, { ability: key, source, controller, memory, bound }: WaitingTrigger): Run<void> {
  const ability = abilityOf(g, key);
  const { tree, words } = ability;
  invariant(tree.kind === 'triggered', 'only triggered abilities wait');
  const ctx = { ...boundContext(g, { source, controller, bound, words: { card: nameOf(g, source), text: words } }), memory };
  const told = {
    kind: 'mana',
    says: `The triggered mana ability of ${nameOf(g, source)} resolves at once.`,
    cite: ['605.1b', '605.4a', ...triggerRules(tree)],
    subjects: [source],
    words: ctx.words,
  } as const;
  // An intervening "if" is asked again as it resolves (CR 603.4).
  if (tree.condition && !holds(g, tree.condition, ctx)) return;
  yield* under(g, told, () => carryOut(g, tree.effect, ctx));
}

/** The mana abilities that a player could begin to activate now, for "what can I do?". */
export function activatableManaAbilities(g: Game, player: PlayerId): readonly ManaAbility[] {
  return g.state.battlefield
    .filter((id) => !object(g, id).phasedOut)
    .flatMap((id) => manaAbilitiesOf(g, id))
    .filter((mana) => forbiddenNow(g, player, mana, 'priority') === null);
}
