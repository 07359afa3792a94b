import type {
  Amount,
  Clause,
  Condition,
  CountOf,
  DoesntUntap,
  EitherFilter,
  Event,
  Filter,
  ObjectPhrase,
  PlayerPhrase,
  Referent,
  SeveralObjects,
} from '../tree/index.ts';
import { otherThanDoer, roleOf } from './events.ts';
import { referentOf, SAID_ANEW } from './foundAgain.ts';
import { isMany, isOne, type Mention, newest } from './mentions.ts';
import type { Numbering } from './numbering.ts';
import { controllerOf, ownerNamed, partiesTo, TARGETED, targetsThis } from './parties.ts';
import { CARD, type Node, nounFilter } from './tables.ts';

const ABILITY = { kind: 'filter', adjectives: [], noun: 'ability', modifiers: [] } as const;

/** Remembers what has been spoken of in one ability (or spell), in the order of its words. */
export class Mentioning {
  protected readonly numbering: Numbering;
  protected readonly mentions: Mention[] = [];
  protected lastAmount: number | null = null;
  /** What a condition asked for last that has an amount: "if it had one or more counters on it, … that many". */
  protected lastAsked: Amount | null = null;
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
  /** What was compared last: "the difference". */
  protected lastCompared: Condition | null = null;
  /** What was searched last. */
  protected searched: Filter | null = null;
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
    const owner = ownerNamed(event, field, role);
    for (let i = before; i < this.mentions.length; i++) {
      const mention = this.mentions[i]!;
      // "The upkeep of enchanted creature's controller" is that player's; the creature stays what it is.
      if (event.kind === 'phaseBegins' && mention.what === 'object') continue;
      const lasts =
        mention.isSource === true || mention.referent === TARGETED || (this.asking && mention.referent.kind === 'bearerReferent');
      if (lasts) continue;
      const named = mention.what === 'player' ? owner : undefined;
      this.mentions[i] = { ...mention, referent: named ?? { kind: 'eventReferent', role } };
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
    const phrase = node as unknown as ObjectPhrase | PlayerPhrase | CountOf | DoesntUntap | Condition;
    switch (phrase.kind) {
      case 'this':
        this.add({ what: 'object', many: false, referent: { kind: 'sourceReferent' }, isSource: true });
        return node;
      case 'attached':
        this.add({
          what: 'object',
          many: false,
          referent: { kind: 'bearerReferent' },
          ...(phrase.noun.kind === 'permanentWord' ? {} : { described: nounFilter(phrase.noun, phrase.card) }),
        });
        return node;
      case 'target':
      case 'some':
        return this.markedMention(node, { many: isMany(phrase.quantity), described: phrase.filter });
      case 'each': {
        const described = phrase.of ? phrase.of.filter : phrase.filter;
        const said = described === undefined ? {} : { described };
        if (node.wording?.by === 'each' || node.wording?.by === 'forEach')
          this.add({ what: 'object', many: false, referent: { kind: 'attachedReferent' }, ...said });
        return this.markedMention(node, { many: true, ...said });
      }
      case 'anyTarget':
        return this.markedMention(node, { many: isMany(phrase.quantity) });
      case 'oneOf':
        return this.markedMention(node, { many: isMany(phrase.quantity), part: true });
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
      case 'handSize':
      case 'hasCounters':
      case 'hasMore':
      case 'compare':
        this.lastCompared = phrase;
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
      readonly part?: true;
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
        // "It" of a spell that targets this creature is the creature.
        ...(this.event !== null && targetsThis(said.described) ? { byNoun: true as const } : {}),
        ...(said.heap ? { heap: true as const } : {}),
        ...(said.part ? { part: true as const } : {}),
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

  /** "Target creature an opponent controls": that player is whoever controls it. */
  protected partyTo(described: Mention['described'], referent: Referent, many: boolean): void {
    if (this.event !== null || described === undefined) return;
    for (const phrase of partiesTo(described, referent, many))
      this.add({ what: 'player', many: false, referent: { kind: 'phraseReferent', phrase } });
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
