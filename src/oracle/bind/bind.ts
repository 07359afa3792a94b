// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import type {
  CharacteristicOf,
  Clause,
  Effect,
  Event,
  Filter,
  HasMore,
  ObjectPhrase,
  Referent,
  That,
  ThatMuch,
  ThatPlayer,
  TheRest,
} from '../tree/index.ts';
import { changed } from './changed.ts';
import { BindingClauses } from './clauses.ts';
import { foundIn } from './foundIn.ts';
import { withJoined } from './joined.ts';
import { objectsFirst } from './objectsFirst.ts';
import { othersInList, othersThan, otherThan, speaksOfOthers } from './others.ts';
import { TARGETED, theOneWithMore } from './parties.ts';
import { permitted } from './permitted.ts';
import { comparedWithItself, countersAsked, isSource, subjectAgain } from './pointing.ts';
import { placed, scoped } from './scope.ts';
import { playedFrom, sharedEnd, sharedPlace } from './sharedEnd.ts';
import { DEEDS, EVENTS, GOES_AWAY, type Node, TO_ANOTHER } from './tables.ts';

const isOfAnother = (node: Node): boolean => node.kind.startsWith('controls') && (node.player as Node).kind !== 'you';
const SPENT_ON: Referent = { kind: 'eventReferent', role: 'subject' };
/** For a part of the words other things count than for the whole. */
interface Part {
  readonly beforeAct?: number;
  readonly possessive?: boolean;
  readonly describing?: boolean;
  readonly comparing?: boolean;
}

/** Binds the words of one ability (or spell) that speak of something said before, in the order in which they stand. */
export class Binder extends BindingClauses {
  private comparing = false;

  /** A binder that knows what was said so far and whose own mentions stay its own (the modes of a modal). */
  private branch(): Binder {
    const branch = new Binder(this.numbering);
    branch.mentions.push(...this.mentions);
    branch.lastAmount = this.lastAmount;
    for (const [verb, mark] of this.lastDone) branch.lastDone.set(verb, mark);
    branch.event = this.event;
    branch.told = this.told;
    branch.lastAsked = this.lastAsked;
    branch.lastChosen = this.lastChosen;
    branch.inSpell = this.inSpell;
    return branch;
  }

  bind<T>(node: T): T {
    if (Array.isArray(node)) return changed(node, (item) => this.bind(item)) as T;
    if (typeof node !== 'object' || node === null) return node;
    return this.bindNode(node as unknown as Node) as T;
  }

  private bindNode(node: Node): unknown {
    switch (node.kind) {
      case 'static':
        this.inStatic = true;
        return permitted(this.fields(node));
      case 'spell':
        this.inSpell = true;
        return this.fields(node);
      case 'clause':
        return this.clause(playedFrom(node as unknown as Clause));
      case 'mode':
        return this.branch().fields(node);
      case 'effect':
        return this.fields(withJoined(node as unknown as Effect) as unknown as Node);
      case 'cant':
        return this.other(sharedEnd(node));
      case 'controls':
      case 'controlsNo':
      case 'exists':
        return this.askedFor(node);
      case 'move':
        return this.other(objectsFirst(node));
      case 'hasMore':
        return this.comparedWithPlayers(node);
      case 'hasQuality':
        return this.askedOf(this.fields(node));
      case 'happened':
        return this.happened(node);
      case 'severalObjects':
        return this.listed(this.other(sharedPlace(node)) as Node, 'objects');
      case 'recipients':
        return this.listed(this.other(node) as Node, 'all');
      case 'sharesQuality':
        return this.within({ comparing: true }, () => this.other(node));
      case 'thatTargets':
        return this.targeted(node);
      case 'thatIsKind':
        return this.kindOnly(node);
      case 'ifDone':
        return node.done === false ? this.notDone(node) : this.other(node);
      case 'some':
      case 'target':
      case 'each':
        return this.other(foundIn(node));
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
      case 'won':
        return this.madeBy(node, this.lastDone.get(node.what === 'flip' ? 'flipCoin' : 'clash') ?? null);
      case 'flipsWon':
        return this.madeBy(node, this.lastDone.get('flipCoin') ?? null);
      case 'dieResult':
      case 'resultsTable':
        return this.madeBy(node, this.lastDone.get('rollDie') ?? null);
      case 'difference':
        return this.lastCompared === null ? node : { ...node, of: this.lastCompared };
      case 'resultRow':
        return this.branch().fields(node);
      case 'thisWay':
      case 'greatestShare':
      case 'doneSo':
      case 'sharedThisWay':
        return this.doneBefore(node);
      case 'spendOnly':
        return this.spent(this.fields(node));
      case 'whenSpent': {
        const { then, ...rest } = node;
        return { ...this.spent(this.fields(rest)), then: this.bind(then) };
      }
      case 'lastingReplacement': {
        const { event, then, ...rest } = node;
        return this.fields({ ...rest, event, then } as Node);
      }
      case 'mayExert':
      case 'mayEnlist':
        return this.followed(node);
      case 'replacement':
        return this.replacement(node);
      case 'theRest':
        return this.theRest(node as unknown as TheRest);
      case 'filter':
        return this.description(node);
      case 'withCharacteristic':
        return comparedWithItself(node) ?? this.fields(node);
      case 'characteristicOf':
        return this.characteristic(node);
      case 'damageThisTurn':
        // "The damage already dealt to it": to what is dealt damage now, not to what deals it.
        this.beforeRecipient = Number.POSITIVE_INFINITY;
        return this.within({ possessive: true }, () => this.other(node));
      case 'ownerOf':
      case 'controllerOf':
        return this.within({ possessive: true }, () => this.other(node));
      default:
        return 'abilities' in node ? this.granting(node) : this.other(node);
    }
  }

  /** Binds a part for which other words count. */
  private within<T>(part: Part, bind: () => T): T {
    const { beforeAct, possessive, describing, comparing } = this;
    this.describing = part.describing ?? describing;
    this.comparing = part.comparing ?? comparing;
    this.beforeAct = part.beforeAct ?? beforeAct;
    this.possessive = part.possessive ?? false;
    const bound = bind();
    this.beforeAct = beforeAct;
    this.possessive = possessive;
    this.describing = describing;
    this.comparing = comparing;
    return bound;
  }

  private description(node: Node): Filter {
    const part = { beforeAct: Number.POSITIVE_INFINITY, describing: this.inSpell };
    const filter = placed(scoped(this.within(part, () => this.other(node)) as Filter));
    // What an event speaks of is other than the source; what is compared with another is other than that itself.
    const own = (this.event !== null && !this.asking) || this.comparing;
    return own || !speaksOfOthers(filter) ? filter : othersThan(filter, otherThan(filter, this.saidBefore()));
  }

  /** "You may tap a creature you control. If you don't, sacrifice it": it isn't what would have been chosen. */
  private notDone(node: Node): unknown {
    const { mentions, offered } = this;
    const all = [...mentions];
    const known = all.filter(({ referent }) => referent.kind !== 'markedReferent' || !offered.has(referent.mark));
    mentions.splice(0, all.length, ...known);
    const bound = this.other(node);
    mentions.splice(0, known.length, ...all);
    return bound;
  }

  /** "Each creature that's a Wolf or a Werewolf deals damage to that creature": the kinds are nothing that is spoken of. */
  private kindOnly(node: Node): unknown {
    const before = this.mentions.length;
    const bound = this.other(node);
    this.mentions.splice(before);
    return bound;
  }

  /** "A spell that targets a creature": that creature isn't the spell, but its target. */
  private targeted(node: Node): unknown {
    const before = this.mentions.length;
    const bound = this.other(node);
    for (let at = before; this.event !== null && at < this.mentions.length; at += 1) {
      const mention = this.mentions[at]!;
      if (mention.what === 'object' && mention.isSource !== true) this.mentions[at] = { ...mention, referent: TARGETED };
    }
    return bound;
  }

  private listed(node: Node, field: 'objects' | 'all'): Node {
    const list = node[field] as readonly ObjectPhrase[] | undefined;
    const bound = this.event === null && list ? othersInList(list) : list;
    return bound === list ? node : { ...node, [field]: bound };
  }

  /** "That spell" behind it is whatever is cast with the mana: what the spending is about. */
  private spent(node: Node): Node {
    const { on } = node as unknown as { readonly on?: ObjectPhrase };
    if (!on) return node;
    const described = 'filter' in on ? on.filter : undefined;
    this.add({ what: 'object', many: false, referent: SPENT_ON, ...(described ? { described } : {}) });
    return node;
  }

  /** Several sentences or instructions that stand for an event are followed like an effect: later ones find what earlier ones came to. */
  private replacement(node: Node): Node {
    const { then, more, ...rest } = node;
    const several = (then as Clause).acts.length > 1;
    if (more === undefined && !several) return this.fields(node);
    const first = this.fields(rest);
    return { ...first, ...this.followed({ kind: 'replacement', then, ...(more === undefined ? {} : { more }) }) };
  }

  /** What a static ability says is followed like an effect. */
  private followed(node: Node): Node {
    const { inStatic } = this;
    this.inStatic = false;
    const bound = this.fields(node);
    this.inStatic = inStatic;
    return bound;
  }

  /** "Grenzo's power" is no new thing to speak of where something else has been spoken of. */
  private characteristic(node: Node): unknown {
    const { of } = node as unknown as CharacteristicOf;
    const other = this.mentions.some((mention) => mention.what === 'object' && !mention.many && mention.isSource !== true);
    if (of.kind === 'this' && other) return node;
    const bound = this.other(node);
    const open = of.kind === 'that' && of.filter && (bound as CharacteristicOf).of.kind === 'that';
    if (!open || ((bound as CharacteristicOf).of as That).referent !== undefined) return bound;
    // "Target spell's controller equal to that spell's mana value": nothing before fits, so it is what the same act names.
    return this.within({ possessive: true }, () => this.other(node));
  }

  private other(node: Node): unknown {
    const { inDeed, exiling, deed, paying } = this;
    if (node.kind === 'exile') this.exiling = true;
    if (node.kind === 'actCost') this.paying = true;
    if (DEEDS.has(node.kind)) this.deed = node.kind;
    if (GOES_AWAY.has(node.kind)) this.inDeed = node.kind;
    const bound = this.fields(node);
    this.inDeed = inDeed;
    this.exiling = exiling;
    this.deed = deed;
    this.paying = paying;
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
    let bound: Node | null = null;
    const isEvent = node.kind in EVENTS;
    const outer = this.event;
    if (isEvent && outer === null) this.told = node as unknown as Event;
    // Over all cards this goes round millions of times: no lists of the fields are made.
    for (const key in node) {
      const value = node[key];
      if (key === 'wording' || typeof value !== 'object' || value === null) continue;
      if (isEvent) this.event = node as unknown as Event;
      else if (key === 'effect' || key === 'condition') this.event = null;
      const before = this.mentions.length;
      if (node.kind === 'must') this.beforeRecipient = this.beforeSubject;
      this.bySource = node.kind === 'dealDamage' && key === 'to' && isSource(this.lastSubject);
      this.doneBy = TO_ANOTHER[node.kind] === key && this.lastSubject ? subjectAgain(this.lastSubject) : undefined;
      const part = this.bind(value);
      if (part !== value) bound = { ...(bound ?? node), [key]: part };
      this.bySource = false;
      this.doneBy = undefined;
      if (node.kind === 'dealDamage' && key === 'to' && node.wording?.as === 'equalLast') this.beforeRecipient = before;
      if (isEvent) this.remember(node as unknown as Event, key, before);
    }
    this.event = outer;
    if (node.kind === 'dealDamage' || node.kind === 'must') this.beforeRecipient = Number.POSITIVE_INFINITY;
    return bound ?? node;
  }

  /** "If you control a Swamp, it gains …": it isn't the Swamp. */
  private askedFor(node: Node): unknown {
    const before = this.mentions.length;
    const { ofAnother } = this;
    this.ofAnother = isOfAnother(node);
    const bound = this.other(node);
    this.ofAnother = ofAnother;
    for (let at = before; at < this.mentions.length; at += 1) {
      const mention = this.mentions[at]!;
      if (mention.isSource !== true) this.mentions[at] = { ...mention, asked: true };
    }
    return bound;
  }

  /** "If it had one or more counters on it, … that many". */
  private askedOf(bound: Node): Node {
    this.lastAsked = countersAsked(bound) ?? this.lastAsked;
    return bound;
  }

  /** "If that player controls more lands than each other player, it deals 2 damage to them": the others are compared with, and not spoken of again. */
  private comparedWithPlayers(node: Node): unknown {
    const bound = this.mention(this.fields(node));
    const { mentions } = this;
    const last = mentions.at(-1);
    if (last?.what === 'player' && last.referent.kind === 'attachedReferent') mentions.pop();
    const phrase = theOneWithMore(bound as unknown as HasMore);
    if (phrase) this.add({ what: 'player', many: false, referent: { kind: 'phraseReferent', phrase } });
    return bound;
  }

  /** "If you've cast another instant this turn, it deals …": what has happened is asked, and what took part in it isn't spoken of again. */
  private happened(node: Node): unknown {
    const { mentions, asking } = this;
    const before = mentions.length;
    this.asking = true;
    const bound = this.other(node);
    this.asking = asking;
    const known = mentions.splice(before).filter((mention) => mention.referent.kind !== 'eventReferent');
    mentions.push(...known);
    return bound;
  }

  /** What an act before came to is found by that act's mark. */
  private madeBy(node: Node, mark: number | null): Node {
    const bound = this.fields(node);
    if (this.event !== null)
      this.add({ what: 'object', many: node.wording?.number === 'many', referent: { kind: 'eventReferent', role: 'subject' } });
    return mark === null ? bound : { ...bound, mark };
  }

  /** "Destroyed this way": by the last instruction that did so, or as an additional cost of the spell was paid. */
  private doneBefore(node: Node): Node {
    const mark = this.lastDone.get(String(node.verb));
    const paid = node.kind === 'thisWay' && this.numbering.costs?.has(String(node.verb)) ? { paid: true } : {};
    return { ...this.fields(node), ...(mark === undefined ? paid : { mark }) };
  }
}
