import type { Clause, Effect } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { abilityOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import { newBindings } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import type { Cause, EventOf, GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { definedWords } from '../filters/definedWords.ts';
import { holds } from '../filters/index.ts';
import { type Game, object, player } from '../game.ts';
import { type ActiveStatement, characteristics, statementsOf } from '../layers/index.ts';
import { mentionsAny } from '../layers/parts/mentions.ts';
import { gathered } from '../lists.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { CastAs } from '../state/object.ts';
import { stillLegal, targetSlots } from '../targets/index.ts';
import { nameOf, refName, wordsOf } from '../trace/names.ts';
import { citeToo, tell, under } from '../trace/record.ts';
import { carryOut } from '../verbs/index.ts';
import { makeDelayed } from '../verbs/later.ts';
import { setObject, setPlayer } from '../writer.ts';
import { ceaseToExist, zoneChange } from '../zones/move.ts';
import { linkedRules, rememberAffected } from './affected.ts';
import { insetSpell, putElsewhere } from './afterwards.ts';
import { withChosenX } from './chosenX.ts';
import { contextOf, effectOf } from './context.ts';
import { resolveMutating } from './mutating.ts';
import { resolvePermanent } from './permanent.ts';

/** Resolves the spell or ability on top of the stack (CR 608). */
export function* resolveTop(g: Game): Run<void> {
  const id = g.state.stack.at(-1);
  invariant(id !== undefined, 'the stack holds something to resolve');
  const told = {
    kind: 'resolve',
    says: `${capital(nameOf(g, id))} resolves.`,
    cite: ['608.2', '608.1', '405.5', '117.4'],
    subjects: [id],
    words: wordsOf(g, id),
  } as const;
  yield* under(g, told, () => resolve(g, id));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function* resolve(g: Game, id: ObjectId): Run<void> {
  const asked = contextOf(g, id);
  if (!conditionHolds(g, id, asked)) return;
  const targeted = object(g, id).stack!.targets.length > 0;
  const legal = targeted ? checkTargets(g, id) : [];
  const { castAs } = object(g, id);
  if (legal === null && (castAs === 'bestowed' || castAs === 'mutating')) {
    ceaseToBe(g, id, castAs);
    yield* resolvePermanent(g, id);
    return;
  }
  if (legal === null) {
    yield* leaveWithoutResolving(g, id);
    return;
  }
  if (castAs === 'mutating') {
    yield* resolveMutating(g, id, legal);
    return;
  }
  if (isPermanentSpell(g, id)) {
    yield* resolvePermanent(g, id);
    return;
  }
  // Beginning what may ask costs more than looking whether there is anything of the kind.
  const ctx = object(g, id).stack?.ability ? yield* withChosenX(g, id, asked) : asked;
  const effect = effectOf(g, id);
  const halves = castAs === 'fused' ? (['702.102d'] as const) : [];
  citeToo(g, ['608.2c', ...halves, ...keywordRules(g, id), ...definedWords(effect), ...linkedRules(effect)]);
  const resolving = resolves(g, id);
  if (resolving) yield* happen(g, [resolving], { source: id, player: object(g, id).controller, words: null });
  const named = nameAsked(g, id, effect);
  const since = g.state.history.length;
  yield* carryOut(g, effect, targeted ? { ...ctx, targets: legal } : ctx);
  rememberAffected(g, id, legal, since);
  if (named !== null) noteName(g, ctx.controller, named);
  for (const did of [firebent(g, id), gaveGift(g, id)]) {
    if (did) yield* happen(g, [did], { source: id, player: did.player, words: null });
  }
  yield* afterInstructions(g, id);
}

/** That it resolves is remembered where its own words ask for it. */
function resolves(g: Game, id: ObjectId): GameEvent | null {
  const { ability } = object(g, id).stack ?? {};
  if (!ability || !mentionsAny(abilityOf(g, ability.definition).tree, ASKING)) return null;
  return { kind: 'resolves', source: ability.source, ability: ability.definition };
}

const ASKING = ['nthResolution'];

/** The name of a spell whose words ask whether it is the first of its name that resolves. */
function nameAsked(g: Game, id: ObjectId, effect: Effect): string | null {
  return object(g, id).stack?.ability || !mentionsAny(effect, ['firstOfItsName']) ? null : characteristics(g, id).name;
}

function noteName(g: Game, id: PlayerId, name: string): void {
  const { namesResolved = [] } = player(g, id);
  if (!namesResolved.includes(name)) setPlayer(g, id, { namesResolved: [...namesResolved, name] });
}

/** CR 702.189b: whose firebending ability has resolved has firebent. */
function firebent(g: Game, id: ObjectId): EventOf<'bend'> | null {
  const found = g.state.objects[id];
  const ability = found?.stack?.ability;
  if (!ability || abilityOf(g, ability.definition).keyword?.rule !== '702.189') return null;
  return { kind: 'bend', player: found.controller, way: 'firebend' };
}

/** CR 702.174c: the spell whose gift was promised has resolved, or the permanent's ability that gives it. */
function gaveGift(g: Game, id: ObjectId): EventOf<'giveGift'> | null {
  const found = g.state.objects[id];
  if (!found?.stack) return null;
  const { ability, cast } = found.stack;
  const gave = ability ? abilityOf(g, ability.definition).keyword?.rule === '702.174' : cast?.costsPaid.includes('gift');
  return gave ? { kind: 'giveGift', player: found.controller } : null;
}

function isPermanentSpell(g: Game, id: ObjectId): boolean {
  if (object(g, id).stack?.ability) return false;
  const { types } = characteristics(g, id);
  return !types.includes('instant') && !types.includes('sorcery');
}

/** The rules of the keywords that spell abilities come from. */
function keywordRules(g: Game, id: ObjectId): readonly RuleNumber[] {
  if (object(g, id).stack?.ability) return [];
  return gathered(characteristics(g, id).abilities, ({ tree, keyword, cite }) => (tree.kind === 'spell' && keyword ? cite : []));
}

/** 608.2a: a triggered ability with an intervening "if" whose condition isn't true is removed. */
function conditionHolds(g: Game, id: ObjectId, ctx: Context): boolean {
  const origin = object(g, id).stack?.ability;
  if (!origin) return true;
  const { tree } = abilityOf(g, origin.definition);
  if (tree.kind !== 'triggered' || !tree.condition) return true;
  if (holds(g, tree.condition, ctx)) {
    citeToo(g, ['608.2a']);
    return true;
  }
  tell(g, {
    kind: 'resolve',
    says: 'Its "if" condition isn\'t true any more, so it is removed from the stack and does nothing.',
    cite: ['608.2a', '603.4'],
    subjects: [id],
  });
  ceaseToExist(g, id);
  return false;
}

/** 608.2b: illegal targets are left out; null where none of the targets is legal any more. */
function checkTargets(g: Game, id: ObjectId) {
  const ctx = contextOf(g, id);
  const check = stillLegal(g, id, targetSlots(effectOf(g, id), ctx.modes), ctx);
  for (const { ref, why, cite } of check.illegal) {
    tell(g, {
      kind: 'resolve',
      says: `${capital(refName(g, ref))} is no longer a legal target: ${why}.`,
      cite: ['608.2b', ...cite],
      subjects: [id],
    });
  }
  return check.fizzles ? null : check.legal;
}

/** 702.103e, 702.140b: its target is illegal, so it isn't cast in that way any more and goes on resolving as a creature spell (608.3b). */
function ceaseToBe(g: Game, id: ObjectId, castAs: Ceasing): void {
  const value = object(g, id);
  setObject(g, id, { castAs: null, stack: { ...value.stack!, targets: [] } });
  const what = castAs === 'bestowed' ? 'bestowed' : 'a mutating creature spell';
  const says = `${nameOf(g, id)} ceases to be ${what} and resolves as a creature spell.`;
  tell(g, { kind: 'resolve', says, cite: [...CEASES[castAs]], subjects: [id] });
}

type Ceasing = Extract<CastAs, 'bestowed' | 'mutating'>;
const CEASES: Readonly<Record<Ceasing, readonly RuleNumber[]>> = {
  bestowed: ['702.103e', '608.3b'],
  mutating: ['702.140b', '608.3b'],
};

/** 608.2b: all its targets are illegal; it leaves the stack, a spell for its owner's graveyard. */
function* leaveWithoutResolving(g: Game, id: ObjectId): Run<void> {
  tell(g, { kind: 'resolve', says: "All its targets are illegal, so it doesn't resolve.", cite: ['608.2b'], subjects: [id] });
  yield* leaveStack(g, id, 'illegalTargets');
}

/** 608.2n: a spell is put into its owner's graveyard; an ability is removed from the stack and ceases to exist. */
function* afterInstructions(g: Game, id: ObjectId): Run<void> {
  if (g.state.objects[id]?.zone !== 'stack') return;
  const inset = insetSpell(g, id);
  if (inset !== null) yield* putElsewhere(g, id, inset);
  else yield* leaveStack(g, id, 'resolve');
}

function* leaveStack(g: Game, id: ObjectId, reason: 'resolve' | 'illegalTargets'): Run<void> {
  const { stack, controller } = object(g, id);
  if (stack?.ability) {
    ceaseToExist(g, id);
    return;
  }
  const cause: Cause = { source: id, player: controller, words: null };
  const later = statementsOf(g, object(g, id), 'replacement').filter(({ node }) => node.later !== undefined);
  const happened = yield* happen(g, [zoneChange(g, id, 'graveyard', reason)], cause);
  for (const event of happened) {
    if (event.kind !== 'zoneChange' || event.way === undefined || event.became === null) continue;
    const said = later.find(({ ability }) => ability?.keyword?.name === event.way);
    if (said) createLater(g, event.became, said);
  }
}

/** A delayed triggered ability that the spell creates as it is put elsewhere than into the graveyard (CR 603.7); it speaks of that card. */
function createLater(g: Game, card: ObjectId, { node, context, ability }: ActiveStatement<'replacement'>): void {
  const { delayed, ...then } = node.later ?? {};
  invariant(delayed && 'acts' in then, 'these words say when it happens');
  makeDelayed(g, delayed, then as Clause, { ...context, source: card, bindings: newBindings() }, [], ability);
}
