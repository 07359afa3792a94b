import type {
  Act,
  Clause,
  Effect,
  Event,
  Filter,
  ObjectPhrase,
  PlayerPhrase,
  Referent,
  That,
  ThatMuch,
  ThatPlayer,
  TheRest,
} from '../tree/index.ts';
import { alone } from './alone.ts';
import { roleOf } from './events.ts';
import { withJoined } from './joined.ts';
import { fits, isMany, type Mention, newest } from './mentions.ts';
import { scoped } from './scope.ts';
import { AMOUNTS, EVENTS, GOES_AWAY, inOrder, type Node, nounFilter, PLAYERS_DO } from './tables.ts';

/** Marks are numbered through all that belongs together: an ability, or the lines of a spell. */
export interface Numbering {
  next: number;
}

/** Binds the words of one ability (or spell) that speak of something said before, in the order in which they stand. */
export class Binder {
  private readonly numbering: Numbering;
  private readonly mentions: Mention[] = [];
  private lastAmount: number | null = null;
  /** The act that exiled something last: "cards exiled this way". */
  private lastExile: number | null = null;
  /** The act that dealt damage last: "dealt damage this way". */
  private lastDamage: number | null = null;
  private event: Event | null = null;
  private inStatic = false;
  private lastSubject: Clause['subject'] | null = null;
  private inDeed: string | null = null;
  /** Whether "it" stands in "its owner", "its controller": then what the same act names may be meant. */
  private possessive = false;
  /** How many things had been mentioned before the act that is being bound: a bare "it" means none that the same act names. */
  private beforeAct = Number.POSITIVE_INFINITY;

  constructor(numbering: Numbering) {
    this.numbering = numbering;
  }

  /** A binder that knows what was said so far and whose own mentions stay its own (the modes of a modal). */
  private branch(): Binder {
    const branch = new Binder(this.numbering);
    branch.mentions.push(...this.mentions);
    branch.lastAmount = this.lastAmount;
    branch.event = this.event;
    return branch;
  }

  bind<T>(node: T): T {
    if (Array.isArray(node)) return node.map((item) => this.bind(item)) as T;
    if (typeof node !== 'object' || node === null) return node;
    return this.bindNode(node as unknown as Node) as T;
  }

  private bindNode(node: Node): unknown {
    switch (node.kind) {
      case 'static':
        this.inStatic = true;
        return this.fields(node);
      case 'clause':
        return this.clause(node as unknown as Clause);
      case 'mode':
        return this.branch().fields(node);
      case 'effect':
        return this.fields(withJoined(node as unknown as Effect) as unknown as Node);
      case 'cant':
        return this.other(alone(node));
      case 'that':
        return this.that(node as unknown as That);
      case 'thatPlayer':
        return this.thatPlayer(node as unknown as ThatPlayer);
      case 'thatMuch':
        return this.thatMuch(node as unknown as ThatMuch);
      case 'exiledThisWay':
        return this.madeBy(node, this.lastExile);
      case 'damagedThisWay':
        return this.madeBy(node, this.lastDamage);
      case 'theRest':
        return this.theRest(node as unknown as TheRest);
      case 'filter':
        return scoped(this.within({ beforeAct: Number.POSITIVE_INFINITY }, () => this.other(node)) as Filter);
      case 'ownerOf':
      case 'controllerOf':
        return this.within({ possessive: true }, () => this.other(node));
      case 'gain':
      case 'tokenDescription':
        return this.granting(node);
      default:
        return this.other(node);
    }
  }

  /** Binds a part for which other words count. */
  private within<T>(part: { readonly beforeAct?: number; readonly possessive?: boolean }, bind: () => T): T {
    const { beforeAct, possessive } = this;
    this.beforeAct = part.beforeAct ?? beforeAct;
    this.possessive = part.possessive ?? false;
    const bound = bind();
    this.beforeAct = beforeAct;
    this.possessive = possessive;
    return bound;
  }

  private other(node: Node): unknown {
    const deed = this.inDeed;
    if (GOES_AWAY.has(node.kind)) this.inDeed = node.kind;
    const bound = this.fields(node);
    this.inDeed = deed;
    return this.marked(this.mention(bound));
  }

  /** Abilities that are granted speak of their bearer and know nothing of what was said outside the quotation. */
  private granting(node: Node): unknown {
    const { abilities, ...rest } = node as Node & { readonly abilities?: readonly unknown[] };
    const bound = this.fields(rest as Node);
    return abilities === undefined
      ? bound
      : { ...bound, abilities: abilities.map((ability) => new Binder({ next: 1 }).bind(ability)) };
  }

  private fields(node: Node): Node {
    const bound: Record<string, unknown> = {};
    const isEvent = node.kind in EVENTS;
    const outer = this.event;
    for (const [key, value] of inOrder(node)) {
      if (key === 'wording' || typeof value !== 'object' || value === null) {
        bound[key] = value;
        continue;
      }
      if (isEvent) this.event = node as unknown as Event;
      else if (key === 'effect' || key === 'condition') this.event = null;
      const before = this.mentions.length;
      bound[key] = this.bind(value);
      if (isEvent) this.remember(node as unknown as Event, key, before);
    }
    this.event = outer;
    return bound as Node;
  }

  /** What an event speaks of is found again in the event, not in the phrase. */
  private remember(event: Event, field: string, before: number): void {
    const role = roleOf(event, field);
    if (role === null) return;
    // "The target of a spell or ability": what targets it is described by the event itself; a bare "it" means what is targeted.
    if (event.kind === 'becomesTarget' && field === 'of')
      this.add({ what: 'object', many: false, referent: { kind: 'eventReferent', role }, described: event.of, gone: true });
    for (let i = before; i < this.mentions.length; i++) {
      const mention = this.mentions[i]!;
      if (!mention.isSource) this.mentions[i] = { ...mention, referent: { kind: 'eventReferent', role } };
    }
  }

  private clause(clause: Clause): Clause {
    const at = (field: string) => clause.wording?.[`${field}At`] === 'lead';
    const order = ['delayed', 'condition', 'duration', 'forEach'].filter(at);
    const bound: Record<string, unknown> = { ...clause };
    const rest = Object.keys(clause).filter(
      (key) => !order.includes(key) && key !== 'subject' && key !== 'acts' && key !== 'wording',
    );
    for (const key of [...order, 'subject']) bound[key] = this.bind(clause[key as keyof Clause]);
    if (clause.subject.kind === 'that' && clause.subject.wording?.as === 'elided') bound.subject = this.again(clause.subject);
    bound.subject = this.subject(bound.subject as Clause['subject'], clause.acts);
    this.lastSubject = bound.subject as Clause['subject'];
    bound.acts = clause.acts.map((act) => this.act(act));
    for (const key of rest) bound[key] = this.bind(clause[key as keyof Clause]);
    return bound as unknown as Clause;
  }

  private act(act: Act): Act {
    const outer = this.beforeAct;
    this.beforeAct = this.mentions.length;
    const bound = this.bind(act);
    this.beforeAct = outer;
    return bound;
  }

  /** The subject of the clause before, which isn't said again. */
  private again(elided: That): That {
    const before = this.lastSubject;
    const referent: Referent | undefined =
      before === null
        ? undefined
        : before.kind === 'this'
          ? { kind: 'sourceReferent' }
          : before.kind === 'attached'
            ? { kind: 'bearerReferent' }
            : 'mark' in before && before.mark !== undefined
              ? { kind: 'markedReferent', mark: before.mark }
              : 'referent' in before
                ? (before.referent as Referent | undefined)
                : undefined;
    const { referent: _, ...rest } = elided;
    return referent === undefined ? rest : { ...rest, referent };
  }

  /** "they" who draw cards are players. */
  private subject(subject: Clause['subject'], acts: readonly Act[]): Clause['subject'] {
    if (subject.kind !== 'that' || subject.wording?.as !== 'they') return subject;
    const players = acts.some((act) => PLAYERS_DO.has(act.kind)) || subject.referent === undefined;
    if (!players) return subject;
    return this.thatPlayer({ kind: 'thatPlayer', wording: { as: 'they' } });
  }

  // ---- what is mentioned

  private mention(node: Node): Node {
    const phrase = node as unknown as ObjectPhrase | PlayerPhrase;
    switch (phrase.kind) {
      case 'this':
        this.add({ what: 'object', many: false, referent: { kind: 'sourceReferent' }, isSource: true });
        return node;
      case 'attached':
        this.add({
          what: 'object',
          many: false,
          referent: { kind: 'bearerReferent' },
          ...(phrase.noun.kind === 'permanentWord' ? {} : { described: nounFilter(phrase.noun) }),
        });
        return node;
      case 'target':
      case 'some':
        return this.markedMention(node, { many: isMany(phrase.quantity), described: phrase.filter });
      case 'each':
        if (node.wording?.by === 'each')
          this.add({ what: 'object', many: false, referent: { kind: 'attachedReferent' }, described: phrase.filter });
        return this.markedMention(node, { many: true, described: phrase.filter });
      case 'anyTarget':
      case 'oneOf':
        return this.markedMention(node, { many: isMany(phrase.quantity) });
      case 'targetPlayerOr':
        return this.markedMention(node, { many: isMany(phrase.quantity), described: phrase.filter, both: true });
      case 'libraryCards':
        return this.markedMention(node, { many: phrase.amount.kind !== 'number' || phrase.amount.value !== 1, heap: true });
      case 'targetPlayer':
        return this.markedMention(node, { many: isMany(phrase.quantity), player: true });
      case 'eachPlayer':
        this.add({ what: 'player', many: false, referent: { kind: 'attachedReferent' } });
        return node;
      case 'defendingPlayer':
      case 'controllerOf':
      case 'ownerOf':
      case 'chosenPlayer':
      case 'enchantedPlayer':
      case 'activePlayer':
        this.add({ what: 'player', many: false, referent: { kind: 'phraseReferent', phrase } });
        return node;
      case 'somePlayer':
        if (this.event !== null) this.add({ what: 'player', many: false, referent: { kind: 'eventReferent', role: 'other' } });
        return node;
      default:
        return node;
    }
  }

  private markedMention(
    node: Node,
    said: {
      readonly many: boolean;
      readonly described?: Mention['described'];
      readonly player?: true;
      readonly both?: true;
      readonly heap?: true;
    },
  ): Node {
    const isTarget = node.kind.startsWith('target') || node.kind === 'anyTarget';
    const mark = this.numbering.next++;
    const referent: Referent = { kind: 'markedReferent', mark };
    const gone = this.inDeed !== null ? ({ gone: true } as const) : {};
    if (said.player !== true) {
      this.add({
        what: 'object',
        many: said.many,
        referent,
        ...(said.described ? { described: said.described } : {}),
        ...(said.heap ? { heap: true as const } : {}),
        ...gone,
      });
    }
    if (said.player === true || said.both === true) this.add({ what: 'player', many: said.many, referent });
    return (this.event !== null || this.inStatic) && !isTarget ? node : { ...node, mark };
  }

  /** Acts that make something new, or come to an amount, are marked. */
  private marked(node: Node): Node {
    if (this.inStatic || this.event !== null) return node;
    if (node.kind === 'createToken') return this.created(node);
    if (node.kind === 'copySpell') return this.copied(node);
    if (node.kind === 'keywordAction' && node.action === 'manifestDread') return this.manifested(node);
    if ((node.kind === 'reveal' || node.kind === 'exileUntil') && node.until !== undefined) return this.revealed(node);
    if (!AMOUNTS.has(node.kind)) return node;
    const mark = this.numbering.next++;
    this.lastAmount = mark;
    if (node.kind === 'exile') this.lastExile = mark;
    if (node.kind === 'dealDamage') this.lastDamage = mark;
    return { ...node, mark };
  }

  /** Cards revealed until one is found: all of them, for "the rest". */
  private revealed(node: Node): Node {
    const mark = this.numbering.next++;
    const found = this.mentions.pop();
    this.add({ what: 'object', many: true, referent: { kind: 'markedReferent', mark }, heap: true });
    if (found !== undefined) this.add(found);
    return { ...node, mark };
  }

  /** "The copy": what a copied spell or ability came to. */
  private copied(node: Node): Node {
    const mark = this.numbering.next++;
    for (const many of [true, false]) this.add({ what: 'object', many, referent: { kind: 'markedReferent', mark } });
    return { ...node, mark };
  }

  /** "That creature": the card that was manifested. */
  private manifested(node: Node): Node {
    const mark = this.numbering.next++;
    this.add({ what: 'object', many: false, referent: { kind: 'markedReferent', mark } });
    return { ...node, mark };
  }

  private created(node: Node): Node {
    const mark = this.numbering.next++;
    this.lastAmount = mark;
    const amount = (node as unknown as { readonly amount: { readonly kind: string; readonly value?: number } }).amount;
    const described = { kind: 'filter', adjectives: [], noun: 'token', modifiers: [] } as const;
    this.add({
      what: 'object',
      many: amount.kind !== 'number' || amount.value !== 1,
      referent: { kind: 'markedReferent', mark },
      described,
    });
    return { ...node, mark };
  }

  private add(mention: Mention): void {
    this.mentions.push(mention);
  }

  // ---- what points back

  /** What an act before came to is found by that act's mark. */
  private madeBy(node: Node, mark: number | null): Node {
    const bound = this.fields(node);
    if (this.event !== null)
      this.add({ what: 'object', many: node.wording?.number === 'many', referent: { kind: 'eventReferent', role: 'subject' } });
    return mark === null ? bound : { ...bound, mark };
  }

  private that(node: That): unknown {
    if (node.referent?.kind === 'paidReferent') {
      this.add({ what: 'object', many: false, referent: node.referent, ...(node.filter ? { described: node.filter } : {}) });
      return node;
    }
    const filter = node.filter === undefined ? {} : { filter: this.bind(node.filter) };
    const possessive = this.possessive || node.wording?.case !== undefined;
    const test = (mention: Mention) => {
      if (mention.what !== 'object' || mention.many !== node.many) return false;
      if (node.filter !== undefined) return fits(node.filter, mention);
      return possessive || mention.gone === undefined;
    };
    const found =
      newest(possessive ? this.mentions : this.mentions.slice(0, this.beforeAct), test) ??
      (node.many
        ? undefined
        : newest(this.mentions, (one) => one.what === 'object' && one.isSource === true && node.filter === undefined));
    const source: Referent | undefined =
      found === undefined && !node.many && node.filter === undefined ? { kind: 'sourceReferent' } : undefined;
    const referent = found?.referent ?? source;
    return referent === undefined ? { ...node, ...filter } : { ...node, ...filter, referent };
  }

  private thatPlayer(node: ThatPlayer): ThatPlayer {
    const found = newest(this.mentions, (mention) => mention.what === 'player');
    return found === undefined ? node : { ...node, referent: found.referent };
  }

  private thatMuch(node: ThatMuch): ThatMuch {
    if (this.lastAmount !== null) return { ...node, referent: { kind: 'actAmount', mark: this.lastAmount } };
    return { ...node, referent: { kind: 'eventAmount' } };
  }

  private theRest(node: TheRest): TheRest {
    const heap = newest(this.mentions, (mention) => mention.heap === true && mention.many);
    return heap === undefined ? node : { ...node, referent: heap.referent };
  }
}
