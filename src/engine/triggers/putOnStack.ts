import type { RuleNumber } from '../../rules/citations.ts';
import { abilityOf } from '../abilities.ts';
import { chooseModes } from '../actions/modes.ts';
import { besideSplitSecond } from '../casting/besideSplitSecond.ts';
import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { definedWords } from '../filters/definedWords.ts';
import { apnap, type Game } from '../game.ts';
import { severalRules } from '../layers/several.ts';
import { gathered } from '../lists.ts';
import { idleProtection } from '../protection.ts';
import { invariant } from '../refuse.ts';
import { xForTargets } from '../stack/chosenX.ts';
import { contextFor } from '../stack/context.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import type { ChosenTargets, StackEntry } from '../state/stackEntry.ts';
import { chooseTargets, forbiddenTargets, slotsToChoose, type TargetSlot } from '../targets/index.ts';
import { nameOf, playerName, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import type { Considered } from '../trace/step.ts';
import { removeObject, setObject, setState } from '../writer.ts';
import { newObject } from '../zones/move.ts';
import { triggerRules } from './rules.ts';
import type { WaitingTrigger } from './types.ts';

/**
 * Puts waiting triggered abilities on the stack, the active player's first, each player's own in an order that the player chooses (CR 603.3b).
 * True where one was put there.
 */
export function* putTriggersOnStack(g: Game): Run<boolean> {
  const batch = g.state.waiting;
  if (batch.length === 0) return false;
  setState(g, 'waiting', []);
  const several = new Set(batch.map(({ controller }) => controller)).size > 1;
  const times = new Map<string, number>();
  for (const trigger of batch) times.set(occasion(trigger), (times.get(occasion(trigger)) ?? 0) + 1);
  for (const player of apnap(g)) {
    const own = batch.filter(({ controller }) => controller === player);
    for (const trigger of yield* inOrder(g, player, own)) {
      const again = times.get(occasion(trigger))! > 1 && !trigger.delayed;
      yield* putOne(g, trigger, together(batch.length, several, again));
    }
  }
  return true;
}

/** Which ability of which object it is. */
const occasion = ({ ability, source }: WaitingTrigger): string => `${source} ${ability}`;

/** What the rules say of triggers that go on the stack together: whose come first, and that one ability triggered repeatedly (CR 603.3b, 101.4, 603.2c). */
function together(count: number, several: boolean, again: boolean): readonly RuleNumber[] {
  return [
    ...(count > 1 ? (['603.3b'] as const) : []),
    ...(several ? (['101.4'] as const) : []),
    ...(again ? (['603.2c'] as const) : []),
  ];
}

/** By which it may be told from others: its own words, and those of the keyword that it comes from. */
const wordsOf = ({ words, keyword }: AbilityDefinition): { readonly words: string; readonly printed?: string } =>
  keyword ? { words, printed: keyword.printed } : { words };

function* inOrder(g: Game, player: PlayerId, triggers: readonly WaitingTrigger[]): Run<readonly WaitingTrigger[]> {
  if (triggers.length < 2 || sameInEveryWay(g, triggers)) return triggers;
  const options: Option[] = triggers.map((trigger) => ({
    kind: 'ref',
    ref: { kind: 'object', object: trigger.source },
    label: `ability of ${nameOf(g, trigger.source)}`,
    ...wordsOf(abilityOf(g, trigger.ability)),
    ...whatItIsAbout(g, trigger),
  }));
  const answer = yield* decide(g, {
    player,
    kind: 'order triggers',
    prompt: 'in which order do these triggered abilities go on the stack? (The last one resolves first.)',
    options,
    min: options.length,
    max: options.length,
    cite: ['603.3b'],
    source: null,
    ...(doTheSame(g, triggers) || leaveNoChoice(g, triggers) ? { indifferent: true } : {}),
  });
  invariant(answer.kind === 'chosen' && answer.indexes.length === triggers.length, 'an order names every trigger');
  return answer.indexes.map((index) => triggers[index]!);
}

/** What happened to which thing, where the words of the ability speak of that. */
function whatItIsAbout(g: Game, trigger: WaitingTrigger): Pick<Extract<Option, { kind: 'ref' }>, 'about'> {
  const [subject] = trigger.memory.refs.subject ?? [];
  if (!subject || !SPEAKS_OF_EVENT.test(JSON.stringify(abilityOf(g, trigger.ability).tree))) return {};
  return { about: { name: refName(g, subject), values: aboutOf(g, trigger) } };
}

/** Triggers of the same words about the same things, from sources that are alike, give the same stack in any order. */
const sameInEveryWay = (g: Game, triggers: readonly WaitingTrigger[]): boolean =>
  areAlike(triggers, (trigger) => [trigger.ability, shapeOf(g, trigger)]);

/**
 * Triggers of the same words about the same things that speak neither of their source nor of targets do the same in any order, whatever they
 * come from.
 */
const doTheSame = (g: Game, triggers: readonly WaitingTrigger[]): boolean =>
  areAlike(triggers, (trigger) => {
    const { tree } = abilityOf(g, trigger.ability);
    const effect = JSON.stringify({ ...tree, event: null });
    return ASKS_WHOSE.test(effect) ? trigger.id : [effect, aboutOf(g, trigger)];
  });

/** One ability about several things, each of which it does the same to, with nothing to choose: who wants an order says so. */
const leaveNoChoice = (g: Game, triggers: readonly WaitingTrigger[]): boolean =>
  areAlike(triggers, ({ source, ability, id }) => {
    const { tree } = abilityOf(g, ability);
    return CHOOSES.test(JSON.stringify({ ...tree, event: null })) ? id : [source, tree];
  });

const CHOOSES =
  /"optional":true|"unless"|"kind":"(?:target\w*|anyTarget|some|oneOf|modal|choose\w*|search|scry|surveil|keywordAction\w*|may\w*|create\w*|copy\w*)"/;

function areAlike(triggers: readonly WaitingTrigger[], shape: (trigger: WaitingTrigger) => unknown): boolean {
  return new Set(triggers.map((trigger) => JSON.stringify(shape(trigger)))).size === 1;
}

const shapeOf = (g: Game, trigger: WaitingTrigger): unknown => [aboutOf(g, trigger), valuesOf(g, trigger.source)];

/** What the ability speaks of, as far as its words do; things by their values. */
function aboutOf(g: Game, { ability, memory, bound, source }: WaitingTrigger): string {
  const words = JSON.stringify(abilityOf(g, ability).tree);
  const about = SPEAKS_OF_EVENT.test(words) ? memory : null;
  const settled = SPEAKS_OF_BOUND.test(words) ? bound : null;
  return JSON.stringify([about, settled], (key, value) => {
    if (key !== 'object' || typeof value !== 'number') return value;
    return value === source ? 'the source' : valuesOf(g, value as ObjectId);
  });
}

/** Words for which it matters from what they come: the source itself, what is linked to it or attached, targets, damage. */
const ASKS_WHOSE =
  /"kind":"(?:this|(?:source|attached|bearer|paid|linked)Referent|linked\w*|target\w*|anyTarget|dealDamage|fight\w*|counter\w*|copy\w*)"/;

/** Its words speak of what happened: "that creature", "that much". */
const SPEAKS_OF_EVENT = /"kind":"event(?:Referent|Amount)"/;
/** They speak of what was settled as a delayed trigger was created. */
const SPEAKS_OF_BOUND = /"kind":"(?:marked|chosen|linked)/;

/** An object by what tells it apart from others: every value but id and timestamp. */
function valuesOf(g: Game, id: ObjectId): Partial<GameObject> | null {
  const found = g.state.objects[id] ?? g.state.lastKnown[id]?.object;
  if (!found) return null;
  const { id: _id, timestamp: _timestamp, ...values } = found;
  return values;
}

function* putOne(g: Game, trigger: WaitingTrigger, others: readonly RuleNumber[]): Run<void> {
  const ability = abilityOf(g, trigger.ability);
  invariant(ability.tree.kind === 'triggered', 'only triggered abilities wait');
  const entry: StackEntry = {
    kind: 'triggered',
    modes: [],
    targets: [],
    division: [],
    x: trigger.memory?.x ?? 0,
    cast: null,
    ability: { source: trigger.source, definition: trigger.ability, trigger: trigger.memory, bound: trigger.bound },
    paid: {},
  };
  const placed = newObject(g, {
    substance: 'ability',
    card: null,
    owner: trigger.controller,
    controller: trigger.controller,
    zone: 'stack',
    stack: entry,
  });
  const step = tellTriggered(g, placed.id, trigger, others);
  const before = g.parent;
  g.parent = step;
  yield* choose(g, placed.id, entry, ability);
  g.parent = before;
}

/** Modes, targets and divisions are chosen as the ability is put on the stack; where that can't be done it is removed (CR 603.3c, d). */
function* choose(g: Game, id: ObjectId, asPut: StackEntry, { tree }: ReturnType<typeof abilityOf>): Run<void> {
  invariant(tree.kind === 'triggered', 'only triggered abilities wait');
  const modes = yield* chooseModes(g, tree.effect, contextFor(g, id, asPut), null);
  const x = yield* xForTargets(g, id, tree.effect, contextFor(g, id, asPut));
  const entry = x === null ? asPut : { ...asPut, x };
  const ctx = contextFor(g, id, { ...entry, modes: modes ?? [] });
  const slots = modes && slotsToChoose(g, tree.effect, modes, ctx);
  const targets = slots && (slots.length === 0 ? [] : yield* chooseTargets(g, slots, ctx));
  if (!modes || !targets) {
    removeFromStack(g, id);
    return;
  }
  const others = forbiddenTargets(g, slots ?? [], ctx);
  const { source, definition } = entry.ability!;
  setObject(g, id, { stack: { ...entry, modes, targets } });
  const player = g.state.objects[id]!.controller;
  yield* happen(g, [{ kind: 'triggered', object: id, source, player, ability: definition }], { source, player, words: null });
  tellTargets(g, id, targets, player, others, slots ?? []);
  yield* becomeTargets(g, id, targets, player);
}

function removeFromStack(g: Game, id: ObjectId): void {
  tell(g, {
    kind: 'trigger',
    says: `No legal choice of modes or targets can be made for ${nameOf(g, id)}, so it is removed from the stack.`,
    cite: ['603.3d'],
    subjects: [id],
  });
  setState(
    g,
    'stack',
    g.state.stack.filter((other) => other !== id),
  );
  removeObject(g, id);
}

/** Things become targets once a spell or ability has been put on the stack with them (CR 115.1, 603.2). */
export function* becomeTargets(g: Game, object: ObjectId, targets: readonly ChosenTargets[], player: PlayerId): Run<void> {
  const events: GameEvent[] = [];
  for (const { refs } of targets) for (const target of refs) events.push({ kind: 'becomesTarget', target, object, player });
  if (events.length > 0) yield* happen(g, events, { source: object, player, words: null });
}

/** Tells the targets as they are chosen, which for a spell comes before its costs (CR 601.2c, 603.3d). */
export function tellTargets(
  g: Game,
  object: ObjectId,
  targets: readonly ChosenTargets[],
  player: PlayerId,
  considered: readonly Considered[] = [],
  slots: readonly TargetSlot[] = [],
): void {
  const refs: Ref[] = [];
  for (const target of targets) refs.push(...target.refs);
  if (refs.length === 0) return;
  const { kind, ability } = g.state.objects[object]!.stack!;
  const idle = gathered(refs, (ref) => asList(idleProtection(g, ref, ability?.source ?? object)));
  tell(g, {
    kind: 'action',
    says: `${playerName(g, player)} chooses as target${refs.length > 1 ? 's' : ''}: ${refs.map((ref) => refName(g, ref)).join(', ')}.`,
    cite: [
      ...(kind === 'spell'
        ? (['601.2c'] as const)
        : kind === 'activated'
          ? (['602.2b', '601.2c'] as const)
          : (['603.3d'] as const)),
      ...new Set(gathered(slots, ({ phrase }) => definedWords(phrase))),
    ],
    subjects: gathered(refs, (ref) => (ref.kind === 'object' ? [ref.object] : [])),
    considered: [...considered, ...idle],
  });
}

const asList = <T>(one: T | null): readonly T[] => (one === null ? [] : [one]);

function tellTriggered(g: Game, id: ObjectId, trigger: WaitingTrigger, others: readonly RuleNumber[]): number {
  const ability = abilityOf(g, trigger.ability);
  const why = trigger.delayed ? (['603.7', '603.7b'] as const) : triggerRules(ability.tree);
  return tell(g, {
    kind: 'trigger',
    says: `An ability of ${nameOf(g, trigger.source)} has triggered; ${playerName(g, trigger.controller)} puts it on the stack.`,
    cite: ['603.3', ...others, ...why, ...ability.cite, ...severalRules(g, trigger.source, ability), ...besideSplitSecond(g)],
    subjects: [id, trigger.source],
    words: { card: nameOf(g, trigger.source), text: ability.words },
  });
}
