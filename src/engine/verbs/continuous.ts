import type {
  Act,
  Clause,
  LastingReplacement,
  LastingStatement,
  ObjectPhrase,
  Replacement,
  Statement,
} from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { abilityOf } from '../abilities.ts';
import { type Context, SETTLED_MARKS } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { list } from '../events/words.ts';
import { amount, objectsOf } from '../filters/index.ts';
import type { Game } from '../game.ts';
import type { Affected, LayerPart } from '../layers/effect.ts';
import { addEffect, copiableDefinition, durationOf, exceptedDefinition, layerRules } from '../layers/index.ts';
import { type CharacteristicAct, isCharacteristicAct, partsOfAct } from '../layers/parts/acts.ts';
import { atLeastZero } from '../quantity.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { chooseSource } from './chooseSource.ts';
import { resolveObjects } from './choosing.ts';
import {
  type ActOf,
  contextFor,
  type Doing,
  type Executor,
  NOTHING_DONE,
  type Outcome,
  outcome,
  unsupported,
} from './executor.ts';
import { markedTargets } from './marked.ts';
import { boundForEffect, objectNow } from './moves.ts';
import { withChoices } from './ofYourChoice.ts';
import { objectsIn, perform, playersIn } from './perform.ts';
import { printedBelow } from './printedBelow.ts';
import { tellUntargetedRefs } from './untargeted.ts';

/** Acts that change rules for a while rather than characteristics (CR 611.1, 613.11). */
export const RULE_ACTS = [
  'cant',
  'must',
  'can',
  'doesntUntap',
  'untapDuring',
  'mayStayTapped',
  'atMost',
  'preventDamage',
  'unpreventable',
  'redirectDamage',
  'lifeFloor',
  'damageAsThough',
  'playAdditionalLands',
  'noMaximumHandSize',
  'changeHandSize',
  'enterWithCounters',
] as const satisfies readonly Act['kind'][];
export type RuleAct = ActOf<(typeof RULE_ACTS)[number]>;

export function isRuleAct(act: Act): act is RuleAct {
  return (RULE_ACTS as readonly string[]).includes(act.kind);
}

export type LastingAct = CharacteristicAct | RuleAct | ActOf<'becomeCopy' | 'gainPrintedBelow'>;

/** Acts of one sentence that last are one effect, with one timestamp (CR 611.2, 613.7b). */
export function isLasting(act: Act): act is LastingAct {
  if (act.kind === 'becomeCopy' || act.kind === 'gainPrintedBelow') return true;
  return (isCharacteristicAct(act) && act.kind !== 'gainControl') || isRuleAct(act);
}

/** Begins the continuous effect of a chain of acts upon each subject, with amounts as they are now (CR 611.2d, 608.2h). */
export function* last(g: Game, said: readonly LastingAct[], clause: Clause, doing: Doing): Run<Outcome> {
  const acts = yield* withChoices(g, said, doing);
  for (const act of acts) yield* chooseSource(g, act, doing.ctx);
  const everyone = acts.some(isForOneUntapStep) ? null : rulesForAll(acts, clause);
  if (everyone) return begin(g, { kind: 'filter', filter: everyone }, acts, null, doing);
  let done = NOTHING_DONE;
  for (const ref of doing.subjects) {
    const affected: Affected =
      ref.kind === 'object' ? { kind: 'objects', objects: [ref.object] } : { kind: 'players', players: [ref.player] };
    for (const part of byDuration(acts)) {
      const one = begin(g, affected, part, ref, doing);
      done = one.done ? outcome([...done.refs, ...one.refs]) : done;
    }
  }
  yield* perform(g, doing, []);
  return done;
}

/** "doesn't untap during its controller's next untap step": the words of the act themselves say how long it lasts. */
const isForOneUntapStep = (act: LastingAct): boolean => act.kind === 'doesntUntap' && act.during === 'nextUntapStep';

/** Acts that last for another time than the rest of the sentence are an effect of their own. */
function byDuration(acts: readonly LastingAct[]): readonly (readonly LastingAct[])[] {
  const once = acts.filter(isForOneUntapStep);
  return once.length === 0 || once.length === acts.length ? [acts] : [acts.filter((act) => !isForOneUntapStep(act)), once];
}

/** CR 611.2c: an effect that changes no characteristics isn't limited to the objects that were there as it began. */
function rulesForAll(acts: readonly Act[], { subject }: Clause) {
  return subject.kind === 'each' && !subject.of && acts.every(isRuleAct) ? subject.filter : null;
}

function begin(g: Game, affected: Affected, acts: readonly LastingAct[], ref: Ref | null, doing: Doing): Outcome {
  const ctx = ref ? contextFor(doing, ref) : doing.ctx;
  const parts = acts.flatMap((act): readonly LayerPart[] => {
    if (act.kind === 'becomeCopy') return copied(g, act, ctx);
    if (act.kind === 'gainPrintedBelow') return [printedBelow(g, act, ctx)];
    return isRuleAct(act) ? [{ kind: 'rule', act: settled(g, act, ctx) }] : partsOfAct(g, act, ctx, keyFor(act, doing));
  });
  const cite: readonly RuleNumber[] = ['611.2a'];
  const duration = acts.every(isForOneUntapStep) ? ({ kind: 'nextUntapStep' } as const) : durationOf(g, doing.duration ?? durationWithin(acts), ctx); // biome-ignore format: one line
  if (duration.kind === 'duringNext' && !acts.every(({ kind }) => kind === 'cant' || kind === 'must')) return unsupported(ctx, 'such an effect during a turn that is to come'); // biome-ignore format: one line
  const id = addEffect(g, {
    source: ctx.source,
    controller: ctx.controller,
    duration,
    affected,
    parts,
    words: ctx.words,
    cite,
    bound: boundForEffect(g, ctx),
  });
  if (id === null) {
    tell(g, {
      kind: 'continuous effect',
      says: 'The time for which the effect would last is over already, so it does nothing.',
      cite: ['611.2b'],
    });
    return NOTHING_DONE;
  }
  if (ref) tellUntargetedRefs(g, [ref], ctx);
  tellBegun(g, acts.every(saysWhom) ? null : affected, doing, [...cite, ...layerRules(parts), ...gainedRules(g, parts)]);
  return outcome(ref ? [ref] : [playerRef(ctx.controller)]);
}

/** What the keyword abilities that an effect gives mean is their rules' (CR 702.1). */
function gainedRules(g: Game, parts: readonly LayerPart[]): readonly RuleNumber[] {
  const keys = parts.flatMap((part) => (part.kind === 'gain' ? part.abilities : []));
  return [...new Set(keys.flatMap((key) => abilityOf(g, key).cite))];
}

/** "Damage that would be dealt to you this turn is dealt to …": the duration stands within what is said. */
function durationWithin(acts: readonly LastingAct[]) {
  for (const act of acts) if ('duration' in act && act.duration) return act.duration;
  // "Attacks this turn if able": this turn alone.
  return acts.every((act) => act.kind === 'must' && THIS_TURN.has(act.deed)) ? ({ kind: 'thisTurn' } as const) : undefined;
}

const THIS_TURN: ReadonlySet<string> = new Set(['attack', 'block']);

/** CR 707.2, 707.9: what is copied is settled as the effect begins (611.2d); of something that is no object nothing is. */
function copied(g: Game, { of, except }: ActOf<'becomeCopy'>, ctx: Context): readonly LayerPart[] {
  const [ref] = objectsOf(g, of, ctx);
  if (ref?.kind !== 'object') return [];
  return [{ kind: 'copy', definition: exceptedDefinition(g, copiableDefinition(g, ref.object), except ?? [], ctx) }];
}

/** The words of an effect that lasts speak of its targets by their marks, and its number is settled as it begins (CR 611.2d, 608.2h). */
function settled(g: Game, act: RuleAct, ctx: Context): RuleAct {
  if (act.kind === 'must' && act.objects) return { ...act, objects: settledObjects(g, act.objects, ctx) };
  const bound = markedTargets(act);
  if (bound.kind === 'enterWithCounters')
    return { ...bound, amount: { kind: 'number', value: atLeastZero(amount(g, bound.amount, ctx)) } };
  if ((bound.kind !== 'preventDamage' && bound.kind !== 'redirectDamage') || bound.amount.kind === 'allOfThem') return bound;
  return { ...bound, amount: { kind: 'number', value: atLeastZero(amount(g, bound.amount, ctx)) } };
}

/** Which attackers they are is settled as the effect begins (CR 611.2c, 608.2h). */
function settledObjects(g: Game, objects: ObjectPhrase, ctx: Context): ObjectPhrase {
  ctx.bindings.refs.set(SETTLED_MARKS.toBlock, objectsOf(g, objects, ctx));
  return { kind: 'that', many: true, referent: { kind: 'markedReferent', mark: SETTLED_MARKS.toBlock } };
}

/** Abilities that an effect gives have keys by what they say, so that the same words give the same key. */
function keyFor(act: Act, { ctx }: Doing): string {
  return `${ctx.words.card} gives ${JSON.stringify('abilities' in act ? act.abilities : act.kind)}`;
}

/** Acts whose own words say whom or what they are about: nothing is done by a subject. */
const saysWhom = ({ kind }: LastingAct): boolean =>
  kind === 'preventDamage' || kind === 'unpreventable' || kind === 'redirectDamage';

/** `affected`: null where the words themselves say what that is. */
function tellBegun(g: Game, affected: Affected | null, { ctx }: Doing, cite: readonly RuleNumber[]): void {
  if (!g.options.trace) return;
  const upon =
    affected?.kind === 'objects'
      ? list(affected.objects.map((id) => nameOf(g, id)))
      : affected?.kind === 'players'
        ? list(affected.players.map((id) => playerName(g, id)))
        : 'whatever it speaks of';
  tell(g, {
    kind: 'continuous effect',
    says: `A continuous effect of ${ctx.words.card} begins; it affects ${upon}.`,
    cite,
    subjects: affected?.kind === 'objects' ? affected.objects : [],
    words: ctx.words,
  });
}

/** A replacement effect that begins now and lasts (CR 611.2, 614); its words find what they speak of by what is bound now. */
export function beginReplacement(g: Game, { event, duration, then }: LastingReplacement, ctx: Context): void {
  const statement: Replacement = markedTargets({ kind: 'replacement', event, then });
  addEffect(g, {
    // What the source has become by this very effect is what its words go on speaking of (CR 400.7j).
    source: objectNow(g, ctx, ctx.source) ?? ctx.source,
    controller: ctx.controller,
    duration: durationOf(g, duration, ctx),
    affected: { kind: 'players', players: [] },
    parts: [{ kind: 'statement', statement }],
    words: ctx.words,
    cite: [],
    bound: boundForEffect(g, ctx),
  });
  tell(g, {
    kind: 'continuous effect',
    says: `A replacement effect of ${ctx.words.card} begins.`,
    cite: ['614.1a', '611.2a'],
    words: ctx.words,
  });
}

/** "The next spell you cast" is counted from now on. */
function countedFromNow<T extends Statement>(g: Game, statement: T): T {
  const said = JSON.stringify(statement);
  if (!said.includes('"next":true')) return statement;
  return JSON.parse(said.replaceAll('"next":true', `"next":true,"since":${g.state.history.length}`)) as T;
}

/** What a static ability could say begins to be so for a while (CR 611.2). */
export function beginStatement(g: Game, { duration, statement }: LastingStatement, ctx: Context): void {
  addEffect(g, {
    source: ctx.source,
    controller: ctx.controller,
    duration: durationOf(g, duration, ctx),
    affected: { kind: 'players', players: [ctx.controller] },
    parts: [{ kind: 'statement', statement: countedFromNow(g, markedTargets(statement)) }],
    words: ctx.words,
    cite: ['611.2a'],
    bound: boundForEffect(g, ctx),
  });
  tell(g, {
    kind: 'continuous effect',
    says: `${playerName(g, ctx.controller)} may now do what ${ctx.words.card} says.`,
    cite: ['611.2a', '601.3b'],
    words: ctx.words,
  });
}

/** Control changes by effects of layer 2 (CR 613.1b), for several players all at the same time; that it has changed is an event of its own. */
export const gainControl: Executor<'gainControl'> = {
  *run(g, act, doing) {
    const taken: { readonly player: PlayerId; readonly ids: readonly ObjectId[] }[] = [];
    const players = playersIn(doing.subjects);
    for (const player of players) {
      // "All creatures they own" are those of each of them.
      const ctx = players.length > 1 ? { ...doing.ctx, each: playerRef(player) } : doing.ctx;
      const asked = { player, ctx, prompt: 'of what to gain control?', cite: ['608.2d'] } as const;
      const ids = objectsIn(yield* resolveObjects(g, act.objects, doing, asked));
      taken.push({ player, ids: ids.filter((id) => CONTROLLED.has(g.state.objects[id]?.zone ?? '')) });
    }
    for (const { player, ids } of taken) {
      const own = { ...doing, ctx: { ...doing.ctx, controller: player } };
      for (const id of ids) begin(g, { kind: 'objects', objects: [id] }, [act], null, own);
    }
    const events = taken.flatMap(({ player, ids }) =>
      ids.map((object) => ({ kind: 'changeControl', object, to: player }) as const),
    );
    if (players.length > 0) yield* perform(g, doing, events);
    return outcome(events.map(({ object }) => objectRef(object)));
  },
};

const CONTROLLED: ReadonlySet<string> = new Set(['battlefield', 'stack']);
