import type { Amount, Attached, Filter, ObjectPhrase, Search, ZoneContents } from '../tree/index.ts';
import { isPhasingOut, isShown, referentOf } from './foundAgain.ts';
import { isOne } from './mentions.ts';
import { PointingBack } from './pointingBack.ts';
import { AMOUNTS, BURIES, CARD, type Node, nounFilter } from './tables.ts';

const ENCHANTMENT = { kind: 'typeTerm', words: [{ kind: 'cardType', type: 'enchantment' }] } as const;
const SPELL = { kind: 'filter', adjectives: [], noun: 'spell', modifiers: [] } as const;
const isSpell = (phrase: ObjectPhrase): boolean =>
  'filter' in phrase && phrase.filter?.kind === 'filter' && phrase.filter.noun === 'spell';
/** "That many" of an act that itself comes to "that many" is the same number, whatever became of that act. */
function isSaidAgain({ amount, quantity, cards, objects }: Node): boolean {
  const own = [{ amount }, quantity, ...[cards, objects].map((phrase) => (phrase as Partial<Node> | undefined)?.quantity)];
  return own.some((said) => (said as { readonly amount?: Amount } | undefined)?.amount?.kind === 'thatMuch');
}
const isOneSpell = (phrase: ObjectPhrase): boolean => phrase.kind === 'this' || (phrase.kind === 'that' && !phrase.many);

/** Marks the acts that make something new or come to something, so that what they came to is found again. */
export abstract class Marking extends PointingBack {
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
    if (node.kind === 'search') this.searching(node as unknown as Search);
    if (node.kind === 'putCounters') this.puttingOn(node);
    if (!AMOUNTS.has(node.kind) || (node.kind === 'shuffle' && node.objects === undefined)) return node;
    const mark = this.numbering.next++;
    if (!isSaidAgain(node)) this.lastAmount = mark;
    if (node.kind === 'exile') this.exiled(node, mark);
    if (node.kind === 'move') this.moved(node, mark);
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
  private choosing(node: Node): Node {
    const { objects } = node as unknown as { readonly objects: ObjectPhrase };
    if (objects.kind !== 'some') return node;
    const mark = this.numbering.next++;
    this.lastChosen = { of: objects.filter, mark };
    return { ...node, mark };
  }

  /** "Search your library and graveyard for five cards and exile the rest": the rest of what lies there. */
  private searching({ whose, zones = ['library'] }: Search): void {
    const [zone, also] = zones;
    if (zone === undefined || zones.length > 2) return;
    const there = { kind: 'inZone', zone, whose, ...(also ? { also } : {}) } as const;
    this.searched = { ...CARD, modifiers: [there] };
  }

  /** "Puts a vow counter on a creature they control and sacrifices the rest". */
  private puttingOn({ on }: Node): void {
    const { kind, mark, filter } = on as { readonly kind: string; readonly mark?: number; readonly filter: Filter };
    if (this.byEach && kind === 'some' && mark !== undefined) this.lastChosen = { of: filter, mark };
  }

  /** "Return enchanted creature card to the battlefield": "it" is the creature that it has become. */
  private moved({ objects }: Node, mark: number): void {
    const { kind, card, noun } = objects as Attached;
    if (kind === 'attached' && card)
      this.add({ what: 'object', many: false, referent: { kind: 'markedReferent', mark }, described: nounFilter(noun) });
  }

  /** Two piles: "the other" is what is left of all that was separated. */
  private separated(node: Node): Node {
    const mark = this.numbering.next++;
    this.add({ what: 'object', many: true, referent: { kind: 'markedReferent', mark }, heap: true });
    return { ...node, mark };
  }

  /** "Phased out this way". */
  private donePhasing(node: Node): Node {
    const mark = this.numbering.next++;
    this.lastDone.set('phaseOut', mark);
    return { ...node, mark };
  }

  private exiled(node: Node, mark: number): void {
    this.lastExile = mark;
    const { objects } = node as unknown as { readonly objects: ObjectPhrase };
    if (objects.kind === 'that' && objects.referent !== undefined)
      this.add({ what: 'object', many: objects.many, referent: objects.referent, exiled: true });
  }

  /** The cards that were milled. */
  private milled(node: Node, mark: number): void {
    const many = !isOne((node as unknown as { readonly amount: Amount }).amount);
    this.add({ what: 'object', many, referent: { kind: 'markedReferent', mark }, heap: true, described: CARD });
  }

  /** "The amassed Army": the creature that was chosen (CR 701.47c). */
  private amassed(mark: number): void {
    this.add({ what: 'object', many: false, referent: { kind: 'markedReferent', mark }, by: 'amass', byNoun: true });
  }

  /** "That spell": what a card that is cast becomes. */
  private castAs(node: Node): void {
    const objects = node.objects as ObjectPhrase;
    const referent = referentOf(objects);
    if (node.how === 'cast' && referent !== undefined && objects.kind !== 'this' && !isSpell(objects))
      this.add({ what: 'object', many: false, referent, described: SPELL, byNoun: true });
  }

  /** What was chosen or lies on top, and is revealed. */
  private noteRevealed(node: Node): void {
    const { mark } = node.objects as { readonly mark?: number };
    if (mark !== undefined) this.lastDone.set('reveal', mark);
  }

  /** "You may reveal that card. … revealed this way": it was, only if someone did. */
  private revealedAgain(node: Node): Node {
    const mark = this.numbering.next++;
    this.lastDone.set('reveal', mark);
    return { ...node, mark };
  }

  /** The cards of a hand that is revealed or looked at. */
  private shown(node: Node): Node {
    const mark = this.numbering.next++;
    this.add({ what: 'object', many: true, referent: { kind: 'markedReferent', mark }, heap: true, described: CARD });
    this.implied = (node.objects as ZoneContents).whose;
    if (node.kind === 'reveal') this.lastDone.set('reveal', mark);
    return { ...node, mark };
  }

  /** Cards revealed until one is found: all of them, for "the rest". */
  private revealed(node: Node): Node {
    const mark = this.numbering.next++;
    const found = this.mentions.pop();
    this.add({ what: 'object', many: true, referent: { kind: 'markedReferent', mark }, heap: true });
    if (found !== undefined) this.add(found);
    this.lastDone.set(node.kind === 'reveal' ? 'reveal' : 'exile', mark);
    return { ...node, mark };
  }

  /** "The copy": what a copied spell or ability came to. A bare "it" goes on meaning what was copied, until "the copy" has been spoken of. */
  private copied(node: Node): Node {
    const mark = this.numbering.next++;
    const referent = { kind: 'markedReferent', mark } as const;
    const copied = node.objects as ObjectPhrase;
    const original = isOneSpell(copied) ? referentOf(copied) : undefined;
    // "Those spells": what is copied and its copies.
    if (original !== undefined) {
      const both = { kind: 'severalReferents', all: [original, referent] } as const;
      this.add({ what: 'object', many: true, referent: both, described: SPELL, byNoun: true });
    }
    this.add({ what: 'object', many: true, referent, ...(original === undefined ? {} : { copy: true as const }) });
    this.add({ what: 'object', many: false, referent, byNoun: true, copy: true });
    return { ...node, mark };
  }

  /** "That player": the one who was chosen. */
  private chosen(node: Node): Node {
    if (node.what !== 'player' && node.what !== 'opponent') return node;
    const mark = this.numbering.next++;
    this.add({ what: 'player', many: false, referent: { kind: 'markedReferent', mark } });
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
    if (!isSaidAgain(node)) this.lastAmount = mark;
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
}
