import type {
  Amount,
  Clause,
  CountOf,
  DoesntUntap,
  EitherFilter,
  Event,
  Filter,
  ObjectPhrase,
  PlayerPhrase,
  Referent,
  SeveralObjects,
  ZoneContents,
} from '../tree/index.ts';
import { otherThanDoer, roleOf } from './events.ts';
import { isPhasingOut, isShown, referentOf, SAID_ANEW } from './foundAgain.ts';
import { isMany, type Mention, newest } from './mentions.ts';
import type { Numbering } from './numbering.ts';
import { controllerOf, partiesTo } from './parties.ts';
import { AMOUNTS, BURIES, type Node, nounFilter } from './tables.ts';

const ENCHANTMENT = { kind: 'typeTerm', words: [{ kind: 'cardType', type: 'enchantment' }] } as const;
const isOne = (amount: Amount) => amount.kind === 'number' && amount.value === 1;
const ABILITY = { kind: 'filter', adjectives: [], noun: 'ability', modifiers: [] } as const;
const SPELL = { kind: 'filter', adjectives: [], noun: 'spell', modifiers: [] } as const;
const isSpell = (phrase: ObjectPhrase): boolean =>
  'filter' in phrase && phrase.filter?.kind === 'filter' && phrase.filter.noun === 'spell';
const CARD = { kind: 'filter', adjectives: [], noun: 'card', modifiers: [] } as const;

/** Remembers what has been spoken of in one ability (or spell), in the order of its words. */
export class Mentioning {
  protected readonly numbering: Numbering;
  protected readonly mentions: Mention[] = [];
  protected lastAmount: number | null = null;
  /** The act that exiled something last: "cards exiled this way". */
  protected lastExile: number | null = null;
  /** The last act that did so to something: "destroyed this way". */
  protected readonly lastDone = new Map<string, number>();
  /** What some were chosen from last, and what they came to: "the rest". */
  protected lastChosen: { readonly of: Filter | EitherFilter; readonly mark: number } | null = null;
  /** Whose hand was shown last, or in whose untap step something doesn't untap. */
  protected implied: PlayerPhrase | null = null;
  protected lastSubject: Clause['subject'] | null = null;
  /** What was counted last. */
  protected lastCounted: Filter | null = null;
  /** The act that dealt damage last: "dealt damage this way". */
  protected lastDamage: number | null = null;
  protected event: Event | null = null;
  /** The event that was told last: "that much" may speak of its amount. */
  protected told: Event | null = null;
  protected inStatic = false;
  protected inDeed: string | null = null;
  /** What is named is exiled: "the exiled card" means it. */
  protected exiling = false;
  /** What is being done to what is named, other than to pay. */
  protected deed: string | null = null;
  protected paying = false;
  /** Whether "it" stands in "its owner", "its controller": then what the same act names may be meant. */
  protected possessive = false;
  /** How many things had been mentioned before the act that is being bound: a bare "it" means none that the same act names. */
  protected beforeAct = Number.POSITIVE_INFINITY;
  protected beforeRecipient = Number.POSITIVE_INFINITY;
  /** How many things had been mentioned before the subject of the sentence: no creature blocks itself. */
  protected beforeSubject = 0;
  protected describing = false;
  protected bySource = false;
  protected doneBy: Referent | undefined;
  protected inSpell = false;
  /** A condition asks whether something has happened. */
  protected asking = false;
  /** What is being done is done by each of several: "those cards" are those of all of them. */
  protected byEach = false;

  constructor(numbering: Numbering) {
    this.numbering = numbering;
  }

  /** What an event speaks of is found again in the event, not in the phrase. */
  protected remember(event: Event, field: string, before: number): void {
    if (event.kind === 'becomesTarget' && field === 'of')
      this.add({
        what: 'object',
        many: false,
        described: event.of,
        referent: { kind: 'eventReferent', role: 'other' },
        byNoun: true,
      });
    const role = roleOf(event, field);
    if (role === null) return;
    for (let i = before; i < this.mentions.length; i++) {
      const mention = this.mentions[i]!;
      // "The upkeep of enchanted creature's controller" is that player's; the creature stays what it is.
      if (event.kind === 'phaseBegins' && mention.what === 'object') continue;
      const lasts = mention.isSource === true || (this.asking && mention.referent.kind === 'bearerReferent');
      if (!lasts) this.mentions[i] = { ...mention, referent: { kind: 'eventReferent', role } };
    }
    if (event.kind === 'activates' && field === 'player')
      this.add({
        what: 'object',
        many: false,
        described: ABILITY,
        referent: { kind: 'eventReferent', role: 'other' },
        byNoun: true,
      });
  }

  protected mention(node: Node): Node {
    const phrase = node as unknown as ObjectPhrase | PlayerPhrase | CountOf | DoesntUntap;
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
        if (node.wording?.by === 'each' || node.wording?.by === 'forEach')
          this.add({ what: 'object', many: false, referent: { kind: 'attachedReferent' }, described: phrase.filter });
        return this.markedMention(node, { many: true, described: phrase.filter });
      case 'anyTarget':
      case 'oneOf':
        return this.markedMention(node, { many: isMany(phrase.quantity) });
      case 'targetPlayerOr':
        return this.markedMention(node, { many: isMany(phrase.quantity), described: phrase.filter, both: true });
      case 'libraryCards':
        return this.markedMention(node, {
          many: !isOne(phrase.amount) || phrase.whose.kind === 'eachPlayer',
          heap: true,
          described: CARD,
        });
      case 'targetPlayer':
        return this.markedMention(node, { many: isMany(phrase.quantity), player: true });
      case 'severalObjects':
        return this.several(node, phrase);
      case 'eachPlayer':
      case 'voters':
        this.add({ what: 'player', many: false, referent: { kind: 'attachedReferent' } });
        return this.event === null ? otherThanDoer(node, this.told) : node;
      case 'defendingPlayer':
      case 'controllerOf':
      case 'ownerOf':
      case 'chosenPlayer':
      case 'enchantedPlayer':
      case 'designatedPlayer':
      case 'activePlayer':
        this.add({ what: 'player', many: false, referent: { kind: 'phraseReferent', phrase } });
        return node;
      case 'doesntUntap':
        if (phrase.during === 'untapStep') this.implied = controllerOf(this.lastSubject);
        return node;
      case 'countOf':
        this.lastCounted = (node as unknown as CountOf).objects;
        return node;
      case 'somePlayer':
        if (this.event !== null) this.add({ what: 'player', many: false, referent: { kind: 'eventReferent', role: 'other' } });
        return node;
      default:
        return node;
    }
  }

  protected markedMention(
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
    const forEach = this.byEach && !said.many ? ({ forEach: true } as const) : {};
    if (said.player !== true) {
      this.add({
        what: 'object',
        many: said.many,
        referent,
        ...(said.described ? { described: said.described } : {}),
        ...(said.heap ? { heap: true as const } : {}),
        ...gone,
        ...forEach,
        ...(this.exiling ? { exiled: true as const } : {}),
        ...(this.inStatic && this.event === null && SAID_ANEW.has(node.kind) ? { phrase: node as unknown as ObjectPhrase } : {}),
        ...(this.deed !== null && !this.paying ? { by: this.deed } : {}),
      });
      this.partyTo(said.described, referent, said.many);
    }
    if (said.player === true || said.both === true) this.add({ what: 'player', many: said.many, referent });
    return (this.event !== null || this.inStatic) && !isTarget ? node : { ...node, mark };
  }

  /** "Target artifact and target land … them": all that were named, where each can be found again. */
  protected several(node: Node, { join, objects }: SeveralObjects): Node {
    const all = objects.map(referentOf);
    if (join === 'and' && all.every((one) => one !== undefined))
      this.add({ what: 'object', many: true, referent: { kind: 'severalReferents', all } });
    return node;
  }

  /** Acts that make something new, or come to an amount, are marked. */
  protected marked(node: Node): Node {
    if (this.inStatic || this.event !== null) return node;
    if (node.kind === 'createToken' || node.kind === 'createTokens') return this.created(node);
    if (node.kind === 'copySpell') return this.copied(node);
    if (node.kind === 'keywordAction' && node.action === 'manifestDread') return this.manifested(node);
    if ((node.kind === 'reveal' || node.kind === 'exileUntil') && node.until !== undefined) return this.revealed(node);
    if (node.kind === 'flipCoin' || node.kind === 'rollDie' || node.kind === 'clash') {
      const mark = this.numbering.next++;
      this.lastDone.set(node.kind, mark);
      return { ...node, mark };
    }
    if (node.kind === 'choose') return this.chosen(node);
    if (node.kind === 'castOrPlay') this.castAs(node);
    if (node.kind === 'reveal') this.noteRevealed(node);
    if (node.kind === 'reveal' && (node.objects as ObjectPhrase).kind === 'that') return this.revealedAgain(node);
    if (isShown(node)) return this.shown(node);
    if (node.kind === 'choose' && (node.what === 'opponent' || node.what === 'player'))
      this.add({ what: 'player', many: false, referent: { kind: 'phraseReferent', phrase: { kind: 'chosenPlayer' } } });
    if (node.kind === 'chooseObjects') return this.choosing(node);
    if (node.kind === 'separate') return this.separated(node);
    if (isPhasingOut(node)) return this.donePhasing(node);
    if (!AMOUNTS.has(node.kind) || (node.kind === 'shuffle' && node.objects === undefined)) return node;
    const mark = this.numbering.next++;
    this.lastAmount = mark;
    if (node.kind === 'exile') this.exiled(node, mark);
    if (node.kind === 'keywordActionN' && node.action === 'mill') this.milled(node, mark);
    if (node.kind === 'keywordActionN' && node.action === 'amass') this.amassed(mark);
    if (node.kind === 'dealDamage') this.lastDamage = mark;
    const verb = node.kind === 'keywordActionN' ? String(node.action) : node.kind;
    this.lastDone.set(verb, mark);
    if (BURIES.has(verb)) this.lastDone.set('bury', mark);
    if (node.kind === 'removeCounters' && node.counter !== undefined)
      this.lastDone.set(`removeCounters ${String(node.counter)}`, mark);
    return { ...node, mark };
  }

  /** "Chooses two creatures they control, then sacrifices the rest". */
  protected choosing(node: Node): Node {
    const { objects } = node as unknown as { readonly objects: ObjectPhrase };
    if (objects.kind !== 'some') return node;
    const mark = this.numbering.next++;
    this.lastChosen = { of: objects.filter, mark };
    return { ...node, mark };
  }

  /** Two piles: "the other" is what is left of all that was separated. */
  protected separated(node: Node): Node {
    const mark = this.numbering.next++;
    this.add({ what: 'object', many: true, referent: { kind: 'markedReferent', mark }, heap: true });
    return { ...node, mark };
  }

  /** "Phased out this way". */
  protected donePhasing(node: Node): Node {
    const mark = this.numbering.next++;
    this.lastDone.set('phaseOut', mark);
    return { ...node, mark };
  }

  protected exiled(node: Node, mark: number): void {
    this.lastExile = mark;
    const { objects } = node as unknown as { readonly objects: ObjectPhrase };
    if (objects.kind === 'that' && objects.referent !== undefined)
      this.add({ what: 'object', many: objects.many, referent: objects.referent, exiled: true });
  }

  /** The cards that were milled. */
  protected milled(node: Node, mark: number): void {
    const many = !isOne((node as unknown as { readonly amount: Amount }).amount);
    this.add({ what: 'object', many, referent: { kind: 'markedReferent', mark }, heap: true, described: CARD });
  }

  /** "The amassed Army": the creature that was chosen (CR 701.47c). */
  protected amassed(mark: number): void {
    this.add({ what: 'object', many: false, referent: { kind: 'markedReferent', mark }, by: 'amass', byNoun: true });
  }

  /** "That spell": what a card that is cast becomes. */
  protected castAs(node: Node): void {
    const objects = node.objects as ObjectPhrase;
    const referent = referentOf(objects);
    if (node.how === 'cast' && referent !== undefined && objects.kind !== 'this' && !isSpell(objects))
      this.add({ what: 'object', many: false, referent, described: SPELL, byNoun: true });
  }

  /** What was chosen or lies on top, and is revealed. */
  protected noteRevealed(node: Node): void {
    const { mark } = node.objects as { readonly mark?: number };
    if (mark !== undefined) this.lastDone.set('reveal', mark);
  }

  /** "You may reveal that card. … revealed this way": it was, only if someone did. */
  protected revealedAgain(node: Node): Node {
    const mark = this.numbering.next++;
    this.lastDone.set('reveal', mark);
    return { ...node, mark };
  }

  /** The cards of a hand that is revealed or looked at. */
  protected shown(node: Node): Node {
    const mark = this.numbering.next++;
    this.add({ what: 'object', many: true, referent: { kind: 'markedReferent', mark }, heap: true, described: CARD });
    this.implied = (node.objects as ZoneContents).whose;
    if (node.kind === 'reveal') this.lastDone.set('reveal', mark);
    return { ...node, mark };
  }

  /** "Target creature an opponent controls": that player is whoever controls it. */
  protected partyTo(described: Mention['described'], referent: Referent, many: boolean): void {
    if (this.event !== null || described === undefined) return;
    for (const phrase of partiesTo(described, referent, many))
      this.add({ what: 'player', many: false, referent: { kind: 'phraseReferent', phrase } });
  }

  /** Cards revealed until one is found: all of them, for "the rest". */
  protected revealed(node: Node): Node {
    const mark = this.numbering.next++;
    const found = this.mentions.pop();
    this.add({ what: 'object', many: true, referent: { kind: 'markedReferent', mark }, heap: true });
    if (found !== undefined) this.add(found);
    this.lastDone.set(node.kind === 'reveal' ? 'reveal' : 'exile', mark);
    return { ...node, mark };
  }

  /** "The copy": what a copied spell or ability came to. A bare "it" goes on meaning what was copied, until "the copy" has been spoken of. */
  protected copied(node: Node): Node {
    const mark = this.numbering.next++;
    const referent = { kind: 'markedReferent', mark } as const;
    this.add({ what: 'object', many: true, referent });
    this.add({ what: 'object', many: false, referent, byNoun: true, copy: true });
    return { ...node, mark };
  }

  /** "That player": the one who was chosen. */
  protected chosen(node: Node): Node {
    if (node.what !== 'player' && node.what !== 'opponent') return node;
    const mark = this.numbering.next++;
    this.add({ what: 'player', many: false, referent: { kind: 'markedReferent', mark } });
    return { ...node, mark };
  }

  /** "That creature": the card that was manifested. */
  protected manifested(node: Node): Node {
    const mark = this.numbering.next++;
    this.add({ what: 'object', many: false, referent: { kind: 'markedReferent', mark } });
    return { ...node, mark };
  }

  protected created(node: Node): Node {
    const mark = this.numbering.next++;
    this.lastAmount = mark;
    const { amount } = node as unknown as { readonly amount?: { readonly kind: string; readonly value?: number } };
    // What is created attached to a creature isn't "that creature".
    const types = node.attachedTo === undefined ? {} : { types: [ENCHANTMENT] };
    const described = { kind: 'filter', adjectives: [], ...types, noun: 'token', modifiers: [] } as const;
    this.add({
      what: 'object',
      many: amount?.kind !== 'number' || amount.value !== 1,
      referent: { kind: 'markedReferent', mark },
      described,
      ...(this.byEach ? { forEach: true as const } : {}),
    });
    return { ...node, mark };
  }

  /** "That player or that permanent's controller": of what any target was chosen as. */
  protected orItsController(): void {
    const any = newest(
      this.mentions,
      ({ what, described, referent }) => what === 'object' && described === undefined && referent.kind === 'markedReferent',
    );
    if (any !== undefined) this.add({ what: 'player', many: false, referent: any.referent });
  }

  protected add(mention: Mention): void {
    this.mentions.push(mention);
  }
}
