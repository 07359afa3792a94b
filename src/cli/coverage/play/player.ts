import { activate } from '../../../engine/actions/activate.ts';
import { playLand } from '../../../engine/actions/playLand.ts';
import { specialAction, specialActionsOf } from '../../../engine/actions/special.ts';
import { turnFaceUp } from '../../../engine/actions/turnFaceUp.ts';
import { cast } from '../../../engine/casting/cast.ts';
import { offersFor } from '../../../engine/casting/offers.ts';
import { NOTHING_ANNOUNCED } from '../../../engine/casting/request.ts';
import { alternatives, optionalCosts } from '../../../engine/casting/ways.ts';
import type { DecisionAnswer, DecisionRequest, Run } from '../../../engine/decisions/types.ts';
import type { AbilityDefinition, CardDefinition } from '../../../engine/definition.ts';
import { NO_CAUSE } from '../../../engine/events/event.ts';
import { happen } from '../../../engine/events/happen.ts';
import type { Game } from '../../../engine/game.ts';
import { characteristics } from '../../../engine/layers/index.ts';
import { allPass, keepPriority, takePriority } from '../../../engine/priority/index.ts';
import { InputError, Refusal } from '../../../engine/refuse.ts';
import type { ObjectId, PlayerId, Ref } from '../../../engine/state/ids.ts';
import type { GameObject } from '../../../engine/state/object.ts';
import { mark, setObject, undo } from '../../../engine/writer.ts';
import { isNo, randomAnswer } from './answers.ts';
import { changedSince, snapshot } from './changes.ts';
import { needsTapped, spends, tapsOthers } from './costs.ts';
import type { Dice } from './dice.ts';
import { checkState } from './invariants.ts';
import { BY_CHANCE, type Manner, type Moment } from './manner.ts';
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
  readonly #ofBlocks: boolean;
  /** How many questions have been answered. */
  #asked = 0;
  /** The turn in which an ability was used last for which other creatures are tapped. */
  readonly #lastUsed = new Map<string, number>();
  /** Whether someone said no since the last time that something began to resolve. */
  #declined = false;

  constructor(g: Game, card: CardDefinition, usage: Usage, dice: Dice, manner: Manner = BY_CHANCE) {
    this.manner = manner;
    this.g = g;
    this.card = card;
    this.#ofBlocks = /"status":"(?:blocking|blocked|unblocked)"/.test(
      JSON.stringify(card.faces.map(({ abilities }) => abilities.map(({ tree }) => tree))),
    );
    this.usage = usage;
    this.dice = dice;
  }

  /** Answers what is asked by the dice; `cautious`: divides damage so that no rule forbids it. */
  drive<T>(run: Run<T>, cautious = false): T {
    let turn = run.next();
    while (!turn.done) {
      this.#asked += 1;
      const answer = this.answer(turn.value, cautious);
      this.#declined ||= isNo(turn.value, answer);
      turn = run.next(answer);
    }
    return turn.value;
  }

  private answer(request: DecisionRequest, cautious: boolean): DecisionAnswer {
    const { total, options } = request;
    if (cautious && total !== undefined)
      return { kind: 'divided', amounts: options.map((_, index) => (index === 0 ? total : 0)) };
    const mode = this.openMode(request);
    if (mode !== null) return { kind: 'chosen', indexes: [mode] };
    const spares = (ref: Ref): boolean =>
      this.manner.sparing && ref.kind === 'object' && this.g.state.objects[ref.object]?.card === this.card.key;
    return randomAnswer(request, this.dice, (ref) => this.likes(ref), spares);
  }

  /** Of the card's modes often one that is still to be used. */
  private openMode({ kind, max, min, options, source }: DecisionRequest): number | null {
    if (kind !== 'mode' || min > 1 || max < 1 || source === null) return null;
    const found = this.g.state.objects[source] ?? this.g.state.lastKnown[source]?.object;
    if (found?.card !== this.card.key || !this.dice.often(70)) return null;
    const open = options.flatMap((option, index) => {
      return option.kind === 'word' && this.usage.isOpenMode(Number(option.word) - 1) ? [index] : [];
    });
    return open.length > 0 ? this.dice.pick(open) : null;
  }

  /** The card itself makes a good target, or else, and always where the card is to be kept, what was made for its words. */
  private likes(ref: Ref): boolean {
    const { combat, turn } = this.g.state;
    if (ref.kind === 'player') return ref.player === (combat ? turn.active : ANN) && this.dice.often(combat ? 60 : 30);
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
    while (g.state.stack.length > 0 && !g.state.over) {
      const top = g.state.stack.at(-1)!;
      const keys = this.keysOf(g.state.objects[top]!);
      const modes = g.state.objects[top]!.stack?.modes ?? [];
      const before = keys.length > 0 ? snapshot(g) : null;
      const gone = before !== null && this.isGone(top);
      this.#declined = false;
      this.goOn(() => allPass(g));
      if (before) {
        const changed = changedSince(g, before, top);
        const why = changed ? null : gone ? 'gone' : this.#declined ? 'declined' : 'nothing';
        for (const key of keys) this.usage.done(key, changed, modes, why);
      }
      this.look();
    }
  }

  /** Whether each object that the triggered ability's event was about is no longer where it was (CR 400.7). */
  private isGone(id: ObjectId): boolean {
    const origin = this.g.state.objects[id]!.stack?.ability;
    const ability = this.usage.uses.find((use) => use.ability.key === origin?.definition)?.ability;
    if (!ability || !JSON.stringify(ability.tree).includes('"kind":"eventReferent"')) return false;
    const about = Object.values(origin?.trigger?.refs ?? {}).flat();
    const objects = about.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
    return objects.length > 0 && objects.every((object) => !this.g.state.objects[object]);
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
    for (const { kind, words } of trace.slice(this.#told)) {
      if (kind !== 'mana' || !words) continue;
      for (const { ability } of this.usage.uses)
        if (ability.tree.kind === 'triggered' && ability.words === words.text) this.usage.done(ability.key, true);
    }
    this.#told = trace.length;
  }

  /** The abilities of the card that do something as this resolves. */
  private keysOf(value: GameObject): readonly string[] {
    const origin = value.stack?.ability;
    if (origin) return [origin.definition];
    if (value.card !== this.card.key) return [];
    const { abilities } = characteristics(this.g, value.id);
    return abilities.filter(({ tree }) => tree.kind === 'spell').map(({ key }) => key);
  }

  /** Uses everything that the card offers now. */
  tryCard(now: Moment): void {
    for (const { id } of this.own()) {
      if (this.isDone) return;
      // Some copies are kept for later.
      if (this.g.state.objects[id] && this.dice.often(this.keeps ? 45 : 75)) this.tryObject(id, now);
    }
  }

  /** Copies are kept for another time of the turn, or another turn. */
  private get keeps(): boolean {
    return this.manner.sparing && this.manner.casts !== 'afterCombat';
  }

  private own(): readonly GameObject[] {
    return (Object.values(this.g.state.objects) as GameObject[]).filter(
      ({ card, zone }) => card === this.card.key && zone !== 'stack' && zone !== 'library',
    );
  }

  private tryObject(id: ObjectId, now: Moment): void {
    const { zone } = this.g.state.objects[id]!;
    const castFirst = this.dice.often(50);
    if (this.g.state.objects[id]!.faceDown && zone === 'battlefield') this.turnUp(id);
    if (zone === 'hand' && this.asksForDiscard && this.dice.often(30)) {
      this.discard(id);
      return;
    }
    const { casts } = this.manner;
    const castable =
      (zone === 'hand' && (casts ?? now) === now && !this.waitsForBlocks) || zone === 'graveyard' || zone === 'exile';
    if (castable && castFirst) this.castOrPlay(id);
    if (!this.g.state.objects[id]) return;
    for (const ability of this.dice.shuffled(characteristics(this.g, id).abilities)) {
      if (ability.tree.kind !== 'activated' || !ability.functionsIn.includes(zone)) continue;
      if (!this.isSpared(ability, now)) this.activate(id, ability);
    }
    if (castable && !castFirst) this.castOrPlay(id);
  }

  /** In combat, where its words speak of blocks, before there are any. */
  private get waitsForBlocks(): boolean {
    const { step } = this.g.state.turn;
    return this.manner.casts === 'inCombat' && step === 'declare attackers' && this.#ofBlocks;
  }

  /** Left alone, since something has come of it already and it may cost the card. */
  private isSpared(ability: AbilityDefinition, now: Moment): boolean {
    if (this.manner.sparing && tapsOthers(ability)) return now !== 'main' || this.wasUsedThisTurn(ability);
    return this.manner.sparing && !this.usage.isOpen(ability.key) && this.dice.often(spends(ability) ? 90 : 30);
  }

  /** Creatures that are tapped for one ability should be left for something else: it is used once a turn. */
  private wasUsedThisTurn({ key }: AbilityDefinition): boolean {
    const { number } = this.g.state.turn;
    const was = this.#lastUsed.get(key) === number;
    this.#lastUsed.set(key, number);
    return was;
  }

  /** Whether the card's words speak of its being discarded, or of what comes of that. */
  private get asksForDiscard(): boolean {
    return this.usage.uses.some(({ ability: { words } }) => DISCARDED.test(words));
  }

  private discard(object: ObjectId): void {
    const { g } = this;
    this.act(ANN, () => happen(g, [{ kind: 'discard', object, player: ANN, asCost: false }], NO_CAUSE));
    this.resolveAll();
  }

  private turnUp(object: ObjectId): void {
    const { g } = this;
    const player = characteristics(g, object).controller;
    this.act(player, () => turnFaceUp(g, { ...NOTHING_ANNOUNCED, player, object }));
    this.resolveAll();
  }

  private activate(object: ObjectId, ability: AbilityDefinition): void {
    const { g } = this;
    const value = g.state.objects[object];
    if (!value || !characteristics(g, object).abilities.some(({ key }) => key === ability.key)) return;
    const { controller } = characteristics(g, object);
    if (g.state.players[controller]!.lost !== null) return;
    // In another position it would be untapped, or tapped where the cost or the effect untaps it.
    const tapped = needsTapped(ability);
    if (value.zone === 'battlefield' && value.tapped !== tapped) setObject(g, object, { tapped });
    let made: ObjectId | null = null;
    const before = snapshot(g);
    const reason = this.act(controller, function* () {
      made = yield* activate(g, { ...NOTHING_ANNOUNCED, player: controller, object, ability });
    });
    if (reason !== null) this.usage.refused(ability.key, reason);
    // A mana ability has resolved already.
    else if (made === null) this.usage.done(ability.key, changedSince(g, before, object));
    this.resolveAll();
  }

  private castOrPlay(id: ObjectId): void {
    const { g } = this;
    if (!g.state.objects[id]) return;
    for (const ability of specialActionsOf(g, id)) {
      if (!this.dice.often(50) || g.state.objects[id]?.zone !== 'hand') continue;
      this.act(ANN, () => specialAction(g, { ...NOTHING_ANNOUNCED, player: ANN, object: id, ability }));
    }
    for (const face of this.dice.shuffled(this.castableFaces())) {
      const value = g.state.objects[id];
      if (!value) return;
      const { types } = this.card.faces[face]!;
      if (types.includes('land')) this.play(id, face);
      else this.castWays(id, face);
    }
  }

  private play(object: ObjectId, face: number): void {
    const request = { player: ANN, object, face, permitted: false, timing: 'priority' } as const;
    this.act(ANN, () => playLand(this.g, request));
    this.resolveAll();
  }

  private castWays(object: ObjectId, face: number): void {
    const { g } = this;
    const ways = [null, ...offersFor(g, ANN, object, face).map(({ names }) => names[0]!)];
    for (const asked of this.dice.shuffled(ways)) {
      if (!g.state.objects[object]) return;
      const named = this.dice.often(50) ? this.optionalCostNames(face) : [];
      const reason = this.act(ANN, () => this.castRun(object, face, asked, named));
      const inHand = g.state.objects[object]?.zone === 'hand';
      if (reason !== null && inHand) for (const { key } of this.spellAbilities(face)) this.usage.refused(key, reason);
      this.resolveAll();
    }
  }

  private castRun(object: ObjectId, face: number, asked: string | null, named: readonly string[]): Run<unknown> {
    const { g } = this;
    const way = alternatives(g, ANN, object, face, asked);
    const costs = optionalCosts(g, ANN, object, face, named);
    const timing = 'priority' as const;
    return cast(g, { ...NOTHING_ANNOUNCED, player: ANN, object, face, ...way, timing, optionalCosts: costs });
  }

  private spellAbilities(face: number): readonly AbilityDefinition[] {
    return this.card.faces[face]!.abilities.filter(({ tree }) => tree.kind === 'spell');
  }

  private optionalCostNames(face: number): readonly string[] {
    return this.card.faces[face]!.abilities.flatMap(({ tree, keyword }) => {
      if (tree.kind !== 'static') return [];
      const { statement } = tree;
      const offers = statement.kind === 'chooseAllModes' || (statement.kind === 'additionalCost' && statement.optional);
      return offers ? [keyword?.name ?? 'additional cost'] : [];
    });
  }

  /** Faces that can be cast or played (CR 709.3, 712.11, 715.3). */
  private castableFaces(): readonly number[] {
    const { layout, faces } = this.card;
    return CASTABLE_ON_EITHER_SIDE.has(layout) ? [...faces.keys()] : [0];
  }

  /** An action of a player who has priority, or takes it; gives the reason where it is illegal. */
  act(player: PlayerId, run: () => Run<unknown>): string | null {
    const { g } = this;
    const reason = this.attempt(function* () {
      takePriority(g, player);
      yield* run();
      yield* keepPriority(g, player);
    });
    if (reason === null) this.look();
    return reason;
  }

  /** A player casts a card that stands around, if that is possible now. */
  castOnlooker(player: PlayerId, name: string): boolean {
    const { g } = this;
    const object = g.state.players[player]!.hand.find((id) => g.state.objects[id]!.card === name);
    if (object === undefined) return false;
    const using = { kind: 'manaCost' } as const;
    const request = { player, object, face: 0, using, timing: 'priority', permitted: false, optionalCosts: [] } as const;
    return this.act(player, () => cast(g, { ...NOTHING_ANNOUNCED, ...request })) === null;
  }
}

const MADE_FOR_IT = /^Onlooker (?:Motley|Mixture|Spell|Trinket|Grounds|Tale)/;
const DISCARDED = /discard(?:s|ed)? this card|this card is exiled this way/i;
const CASTABLE_ON_EITHER_SIDE: ReadonlySet<string> = new Set(['split', 'modal_dfc', 'adventure', 'omen']);
