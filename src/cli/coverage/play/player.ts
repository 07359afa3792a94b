import { cast } from '../../../engine/casting/cast.ts';
import { optionalCostNames, optionalCosts } from '../../../engine/casting/optionalCosts.ts';
import { NOTHING_ANNOUNCED } from '../../../engine/casting/request.ts';
import { alternatives, waysToCast } from '../../../engine/casting/ways.ts';
import type { DecisionAnswer, DecisionRequest, Run } from '../../../engine/decisions/types.ts';
import type { AbilityDefinition, CardDefinition } from '../../../engine/definition.ts';
import type { Game } from '../../../engine/game.ts';
import { characteristics } from '../../../engine/layers/index.ts';
import { allPass, keepPriority, takePriority } from '../../../engine/priority/index.ts';
import { InputError, Refusal } from '../../../engine/refuse.ts';
import type { ObjectId, PlayerId, Ref } from '../../../engine/state/ids.ts';
import type { GameObject } from '../../../engine/state/object.ts';
import { mark, undo } from '../../../engine/writer.ts';
import { isNo, randomAnswer } from './answers.ts';
import { changedSince, snapshot } from './changes.ts';
import type { Dice } from './dice.ts';
import { hasNoTargets, toldSince } from './inVain.ts';
import { checkState } from './invariants.ts';
import { BY_CHANCE, type Manner } from './manner.ts';
import type { Usage } from './usage.ts';

export const ANN = 0 as PlayerId;
export const BOB = 1 as PlayerId;

/** How often an action is tried that the rules forbade: other answers may make it legal. */
const TRIES = 4;
/** How often what goes on by itself is tried with other answers. */
const MOST_TRIES = 20;

/** One game in which a card is used, with random legal choices. */
export class Player {
  readonly g: Game;
  readonly card: CardDefinition;
  readonly usage: Usage;
  readonly dice: Dice;
  readonly manner: Manner;
  /** The turn in which the game is to end; null as long as there is something to try. */
  lastTurn: number | null = null;
  /** Trace steps that have been looked at. */
  #told = 0;
  /** Whether the card's words speak of blocks. */
  readonly ofBlocks: boolean;
  /** Whether they wait for something to be tapped for mana. */
  readonly ofMana: boolean;
  /** Whether they wait for something to phase in. */
  readonly ofPhasing: boolean;
  /** Whether they wait for something to become a target. */
  readonly #asTarget: boolean;
  /** Whether they speak of what has their player as its target. */
  readonly #asMe: boolean;
  /** Whether they wait for damage that isn't dealt in combat. */
  readonly #asThem: boolean;
  /** How many questions have been answered. */
  #asked = 0;
  /** The turn in which an ability was used last for which other creatures are tapped. */
  readonly #lastUsed = new Map<string, number>();
  /** Whether someone said no since the last time that something began to resolve. */
  #declined = false;
  /** Whether someone paid for something since then. */
  #paid = false;

  constructor(g: Game, card: CardDefinition, usage: Usage, dice: Dice, manner: Manner = BY_CHANCE) {
    this.manner = manner;
    this.g = g;
    this.card = card;
    const words = JSON.stringify(card.faces.map(({ abilities }) => abilities.map(({ tree }) => tree)));
    this.ofMana = words.includes('"kind":"tappedForMana"');
    this.ofBlocks = /block/.test(words);
    this.ofPhasing = words.includes('"phasedIn"') || words.includes('"keyword":"phasing"');
    this.#asMe = words.includes('"kind":"thatTargets","target":{"kind":"you"');
    this.#asThem = words.includes('"combat":"noncombat"');
    this.#asTarget = words.includes('"kind":"becomesTarget"');
    this.usage = usage;
    this.dice = dice;
  }

  /** Answers what is asked by the dice; `cautious`: divides damage so that no rule forbids it. */
  drive<T>(run: Run<T>, cautious = false): T {
    let turn = run.next();
    while (!turn.done) {
      this.#asked += 1;
      const answer = this.answer(turn.value, cautious);
      const no = isNo(turn.value, answer);
      this.#declined ||= no;
      this.#paid ||= turn.value.kind === 'pay' && !no;
      turn = run.next(answer);
    }
    return turn.value;
  }

  private answer(request: DecisionRequest, cautious: boolean): DecisionAnswer {
    const { total, options } = request;
    if (cautious && total !== undefined)
      return { kind: 'divided', amounts: options.map((_, index) => (index === 0 ? total : 0)) };
    if (this.refusesToPay(request)) return { kind: 'chosen', indexes: [1] };
    const mode = this.openMode(request);
    if (mode !== null) return { kind: 'chosen', indexes: [mode] };
    const me = this.atAnn(request);
    if (me !== null) return { kind: 'chosen', indexes: [me] };
    const spares = (ref: Ref): boolean =>
      this.manner.sparing && ref.kind === 'object' && this.g.state.objects[ref.object]?.card === this.card.key;
    const turns = this.turning(request);
    return randomAnswer(request, this.dice, (ref) => (turns === null ? this.likes(ref) : this.isTapped(ref) === turns), spares);
  }

  /** The opponent mostly takes Ann as a target, where the card's words speak of what has its player as a target. */
  private atAnn({ kind, player, options }: DecisionRequest): number | null {
    if (!this.#asMe || kind !== 'target' || player === ANN || !this.dice.often(80)) return null;
    const index = options.findIndex(
      (option) => option.kind === 'ref' && option.ref.kind === 'player' && option.ref.player === ANN,
    );
    return index < 0 ? null : index;
  }

  /** Where the card's uses are to be seen, the opponent mostly doesn't pay to keep them from happening. */
  private refusesToPay({ kind, player, options }: DecisionRequest): boolean {
    const isYesNo = options.length === 2 && options[1]?.kind === 'word' && options[1].word === 'no';
    return kind === 'pay' && isYesNo && this.manner.sparing && this.dice.often(player === ANN ? 30 : 70);
  }

  /** Whether a target is to be untapped (true: it should be tapped) or tapped; null where neither or both. */
  private turning({ kind, source }: DecisionRequest): boolean | null {
    const origin = source === null ? null : this.g.state.objects[source]?.stack?.ability;
    const use = origin ? this.usage.uses.find(({ ability }) => ability.key === origin.definition) : undefined;
    if (kind !== 'target' || !use) return null;
    const words = JSON.stringify(use.ability.tree);
    const untaps = words.includes('"kind":"untap"');
    return untaps === words.includes('"kind":"tap"') ? null : untaps;
  }

  private isTapped(ref: Ref): boolean {
    return ref.kind === 'object' && this.g.state.objects[ref.object]?.tapped === true;
  }

  /** Of the card's modes often one that is still to be used. */
  private openMode({ kind, max, min, options, source }: DecisionRequest): number | null {
    if (kind !== 'mode' || min > 1 || max < 1 || source === null) return null;
    const found = this.g.state.objects[source] ?? this.g.state.lastKnown[source]?.object;
    if (found?.card !== this.card.key || !this.dice.often(70)) return null;
    const open = options.flatMap((option, index) => {
      return option.kind === 'word' && this.usage.isOpenMode(Number(option.word) - 1) ? [index] : [];
    });
    if (open.length === 0 && found.zone === 'stack' && this.keepsForOpenMode(found)) throw new Refusal(KEPT, []);
    return open.length > 0 ? this.dice.pick(open) : null;
  }

  /** Whether a copy of the card that is being cast is rather kept for a mode that is still to be used, and can't be chosen now. */
  private keepsForOpenMode({ stack }: GameObject): boolean {
    return stack?.kind === 'spell' && this.manner.sparing && this.usage.hasOpenMode && this.dice.often(80);
  }

  /** The card itself makes a good target, or else, and always where the card is to be kept, what was made for its words. */
  private likes(ref: Ref): boolean {
    const { combat, turn } = this.g.state;
    if (ref.kind === 'player' && this.#asThem && ref.player === BOB) return true;
    if (ref.kind === 'player') return ref.player === (combat ? turn.active : ANN) && this.dice.often(combat ? 60 : 30);
    if (this.#asTarget && this.g.state.objects[ref.object]?.card === this.card.key) return true;
    const name = this.g.state.objects[ref.object]?.card ?? null;
    return name === this.card.key ? !this.manner.sparing : name !== null && MADE_FOR_IT.test(name) && this.dice.often(50);
  }

  /** Carries an action out; where the rules forbid it everything is as it was and the reason is given. */
  attempt(run: () => Run<unknown>): string | null {
    let reason = '';
    for (let count = 0; count < TRIES; count += 1) {
      const before = mark(this.g);
      const asked = this.#asked;
      try {
        this.drive(run());
        return null;
      } catch (problem) {
        undo(this.g, before);
        if (!(problem instanceof Refusal || problem instanceof InputError)) throw problem;
        reason = problem.message;
        if (asked === this.#asked) break;
      }
    }
    return reason;
  }

  /** What goes on by itself; an answer on the way that the rules forbid is given anew, amounts so that no rule forbids them. */
  goOn(run: () => Run<unknown>): void {
    for (let count = 0; ; count += 1) {
      const before = mark(this.g);
      try {
        this.drive(run(), count > 0);
        return;
      } catch (problem) {
        if (!(problem instanceof Refusal) || count >= MOST_TRIES) throw problem;
        undo(this.g, before);
      }
    }
  }

  /** Everyone passes until the stack is empty; what resolves of the card is noted. */
  resolveAll(): void {
    const { g } = this;
    while (g.state.stack.length > 0 && !g.state.over && g.state.turn.priority !== null) {
      const top = g.state.stack.at(-1)!;
      const keys = this.keysOf(g.state.objects[top]!);
      const modes = g.state.objects[top]!.stack?.modes ?? [];
      const before = keys.length > 0 ? snapshot(g) : null;
      const gone = before !== null && this.isGone(top);
      const unlinked = before !== null && this.isUnlinked(top);
      const untargeted = before !== null && hasNoTargets(g, top);
      const told = g.trace.length;
      this.#declined = false;
      this.#paid = false;
      this.goOn(() => allPass(g));
      if (before) {
        const changed = changedSince(g, before, top);
        const why = changed
          ? null
          : gone
            ? 'gone'
            : unlinked
              ? 'unlinked'
              : this.#declined
                ? 'declined'
                : this.#paid
                  ? 'paid'
                  : untargeted
                    ? 'untargeted'
                    : toldSince(g, told);
        for (const key of keys) this.usage.done(key, changed, modes, why);
      }
      this.look();
    }
  }

  /** Whether each object that the triggered ability's event was about is no longer where it was (CR 400.7). */
  private isGone(id: ObjectId): boolean {
    const origin = this.g.state.objects[id]!.stack?.ability;
    const ability = this.usage.uses.find((use) => use.ability.key === origin?.definition)?.ability;
    const words = JSON.stringify(ability?.tree ?? null);
    const about = Object.entries(origin?.trigger?.refs ?? {}).flatMap(([role, refs]) =>
      words.includes(`"kind":"eventReferent","role":"${role}"`) ? refs : [],
    );
    const objects = about.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
    if (objects.length > 0) return objects.every((object) => !this.g.state.objects[object]);
    return origin !== null && origin !== undefined && this.isAboutGone(origin.source, words);
  }

  /** Whether the ability is about its own object alone, or what that was attached to, which isn't there any more. */
  private isAboutGone(source: ObjectId, words: string): boolean {
    const { objects, lastKnown } = this.g.state;
    const effect = words.slice(words.indexOf('"effect":'));
    if (/"kind":"(?:target|some|each)"/.test(effect)) return false;
    if (effect.includes('"kind":"attached"')) {
      const host = (objects[source] ?? lastKnown[source]?.object)?.attachedTo;
      return host?.kind === 'object' && !objects[host.object];
    }
    return /"kind":"(?:this|sourceReferent)"/.test(effect) && !objects[source];
  }

  /** Whether the ability speaks of cards exiled with its source, and none of them is where it was (CR 607.2a, 400.7). */
  private isUnlinked(id: ObjectId): boolean {
    const { state } = this.g;
    const origin = state.objects[id]!.stack?.ability;
    const ability = this.usage.uses.find((use) => use.ability.key === origin?.definition)?.ability;
    if (!origin || !ability || !/"kind":"(?:exiledWith|linkedReferent)"/.test(JSON.stringify(ability.tree))) return false;
    const source = state.objects[origin.source] ?? state.lastKnown[origin.source]?.object;
    const paid = (source?.stack?.paid ?? source?.cast?.paid)?.exile ?? [];
    return [...Object.values(source?.linked ?? {}).flat(), ...paid].every((one) => !state.objects[one]);
  }

  /** Nothing more is to be tried: everything of the card has been used. */
  get isDone(): boolean {
    return this.g.state.over !== null || this.usage.isComplete;
  }

  look(): void {
    if (this.g.state.over) return;
    checkState(this.g, this.dice);
    this.lookAtManaTriggers();
    this.usage.lookAtStatics(this.g, this.card.key);
  }

  /** Triggered mana abilities resolve at once and are never seen on the stack (CR 605.4a): the trace tells of them. */
  private lookAtManaTriggers(): void {
    const { trace } = this.g;
    for (const { kind, words, cite, parent, says } of trace.slice(this.#told)) {
      if (kind === 'trigger' && cite.includes('603.3d') && parent !== null) this.removed(trace[parent]?.words?.text, says);
      if (kind !== 'mana' || !words) continue;
      for (const { ability } of this.usage.uses)
        if (ability.tree.kind === 'triggered' && ability.words === words.text) this.usage.done(ability.key, true);
    }
    this.#told = trace.length;
  }

  /** It triggered, and went from the stack at once for want of legal targets (CR 603.3d). */
  private removed(words: string | undefined, says: string): void {
    for (const { ability } of this.usage.uses)
      if (ability.tree.kind === 'triggered' && ability.words === words) this.usage.refused(ability.key, says);
  }

  /** The abilities of the card that do something as this resolves. */
  private keysOf(value: GameObject): readonly string[] {
    const origin = value.stack?.ability;
    if (origin) return [origin.definition];
    // Of a copy of the card's prepare spell, too, which is a card of its own (CR 722.3c).
    const { abilities } = characteristics(this.g, value.id);
    return abilities.filter(({ key, tree }) => tree.kind === 'spell' && this.usage.has(key)).map(({ key }) => key);
  }

  /** An action of a player who has priority, or takes it; gives the reason where it is illegal. */
  act(player: PlayerId, run: () => Run<unknown>): string | null {
    const { g } = this;
    if (g.state.turn.priority === null || g.state.over) return 'Nobody has priority now.';
    const reason = this.attempt(function* () {
      takePriority(g, player);
      yield* run();
      yield* keepPriority(g, player);
    });
    if (reason === null) this.look();
    return reason;
  }

  /** Creatures that are tapped for one ability should be left for something else: it is used once a turn. */
  wasUsedThisTurn({ key }: AbilityDefinition): boolean {
    const { number } = this.g.state.turn;
    const was = this.#lastUsed.get(key) === number;
    this.#lastUsed.set(key, number);
    return was;
  }

  /** A player casts a card that stands around, if that is possible now, with all that may be paid on top; from a graveyard, where it allows that. */
  castOnlooker(player: PlayerId, name: string): boolean {
    const { g } = this;
    const { hand, graveyard, library } = g.state.players[player]!;
    const found = [...library.slice(0, 1), ...hand, ...graveyard, ...g.state.exile].filter(
      (id) => g.state.objects[id]!.card === name,
    );
    const object = found.find((id) => waysToCast(g, player, id, 0).length > 0);
    if (object === undefined) return false;
    const ways = waysToCast(g, player, object, 0);
    const way = this.dice.pick(ways);
    const named = this.dice.often(70) ? optionalCostNames(g, player, object, 0) : [];
    return (
      this.act(player, () => {
        const costs = optionalCosts(g, player, object, 0, named);
        const { using, permitted } = alternatives(g, player, object, 0, way.asked);
        const timing = 'priority' as const;
        return cast(g, { ...NOTHING_ANNOUNCED, player, object, face: 0, using, permitted, timing, optionalCosts: costs });
      }) === null
    );
  }
}

/** Why a copy of the card wasn't cast, though it could have been. */
export const KEPT = 'It is kept for a mode that is still to be used.';

const MADE_FOR_IT = /^Onlooker (?:Pupil|Motley|Mixture|Tower|Grove|Spell|Trinket|Grounds|Tale)/;
