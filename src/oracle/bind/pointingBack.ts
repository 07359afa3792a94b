import type { Referent, That, ThatMuch, ThatPlayer, TheRest } from '../tree/index.ts';
import { Mentioning } from './mentioning.ts';
import { newest } from './mentions.ts';
import { howMuch, spokenOf, subjectAgain } from './pointing.ts';
import { allSpokenOf, ofEachBefore } from './together.ts';

/** Finds what words that point back speak of. */
export abstract class PointingBack extends Mentioning {
  abstract bind<T>(node: T): T;

  protected that(node: That): unknown {
    // "Two creatures each deal damage equal to their power": the words themselves say whose.
    if (node.referent?.kind === 'attachedReferent') return node;
    if (node.referent?.kind === 'paidReferent') {
      const { verb } = node.referent;
      const done = newest(this.mentions, (mention) => mention.by === verb && !mention.many);
      if (done !== undefined) {
        const { byNoun, ...mention } = done;
        if (byNoun === true) this.add(mention);
        return { ...node, referent: done.referent };
      }
      this.add({ what: 'object', many: false, referent: node.referent, ...(node.filter ? { described: node.filter } : {}) });
      return node;
    }
    const oneself = node.wording?.as === 'itself' && this.event === null ? this.doerItself() : undefined;
    if (oneself !== undefined) return { ...node, referent: oneself };
    const { mentions, beforeAct, beforeRecipient, possessive, describing, bySource, inSpell, doneBy } = this;
    const filter = node.filter === undefined ? {} : { filter: this.bind(node.filter) };
    const said = { mentions, beforeAct, beforeRecipient, possessive, describing, bySource, inSpell, doneBy };
    const spoken = spokenOf(node, said);
    if (spoken !== undefined) {
      const { byNoun, copy: _isCopy, ...mention } = spoken;
      // What has been named again is what "it" means then.
      const again = node.filter !== undefined && !node.many && this.possessive;
      if (byNoun === true || again || spoken.referent.kind === 'linkedReferent') this.add(mention);
      return spoken.phrase ?? { ...node, ...filter, referent: spoken.referent };
    }
    const open = node.many ? this.together(node) : (ofEachBefore(node, mentions) ?? this.linkedToken(node));
    if (open !== undefined) return { ...node, ...filter, referent: open };
    const player = node.wording?.as === 'them' ? newest(this.mentions, (mention) => mention.what === 'player') : undefined;
    return player === undefined
      ? { ...node, ...filter }
      : { kind: 'thatPlayer', wording: { as: 'them' }, referent: player.referent };
  }

  /** "Target creature deals damage to itself": what the sentence says does it; of each of several each by itself. */
  private doerItself(): Referent | undefined {
    const { lastSubject } = this;
    return lastSubject === null || lastSubject.kind === 'each' ? undefined : subjectAgain(lastSubject);
  }

  /** The player whom the words before imply: with whom one clashed, whose hand it is, whose untap step. */
  protected lastParty(): Referent | undefined {
    const clashed = this.lastDone.get('clash');
    if (clashed !== undefined) return { kind: 'markedReferent', mark: clashed };
    if (this.implied !== null) return { kind: 'phraseReferent', phrase: this.implied };
    return this.numbering.isLinked?.('player') ? { kind: 'affectedReferent', what: 'player' } : undefined;
  }

  /** "The token", where another ability creates it (CR 607.2c). */
  private linkedToken({ filter }: That): Referent | undefined {
    const isToken = filter?.kind === 'filter' && filter.noun === 'token';
    return isToken && this.numbering.isLinked?.('token') ? { kind: 'affectedReferent', what: 'token' } : undefined;
  }

  protected together(node: That): Referent | undefined {
    const { mentions, lastCounted } = this;
    return allSpokenOf(node, { mentions, lastCounted, drawn: this.lastDone.get('draw') });
  }

  protected thatPlayer(node: ThatPlayer): ThatPlayer {
    if (node.referent !== undefined) return node;
    if (node.wording?.as === 'orPermanent') this.orItsController();
    const referent = newest(this.mentions, (mention) => mention.what === 'player')?.referent ?? this.lastParty();
    return referent === undefined ? node : { ...node, referent };
  }

  protected thatMuch(node: ThatMuch): ThatMuch {
    if (node.wording?.as === 'removed') {
      const kind = node.counter === undefined ? 'removeCounters' : `removeCounters ${node.counter}`;
      const removed = this.lastDone.get(kind);
      if (removed !== undefined) return { ...node, referent: { kind: 'actAmount', mark: removed } };
      if (node.counter !== undefined) return node;
    }
    const ofLife = this.told?.kind === 'lifeChanges' && node.wording?.of === 'life';
    const { lastAmount, lastAsked, told } = this;
    const referent = howMuch(ofLife ? null : lastAmount, ofLife ? null : lastAsked, told);
    return referent === undefined ? node : { ...node, referent };
  }

  /** "The rest" of cards that were searched for are those that weren't found, until they have been spoken of again. */
  protected theRest(node: TheRest): TheRest {
    const heap = newest(this.mentions, (mention) => mention.heap === true && mention.many);
    if (heap !== undefined) return { ...node, referent: heap.referent };
    const { lastChosen } = this;
    if (node.wording?.as === 'other' && this.lastSubject?.kind === 'each' && this.lastSubject.of?.referent)
      return { ...node, butEach: true, referent: this.lastSubject.of.referent };
    if (lastChosen === null || node.wording?.as === 'other') {
      // "Reveal those cards, put one … and the other …": of the things of which one was taken.
      const several = newest(this.mentions, (mention) => mention.what === 'object' && mention.many && mention.part !== true);
      if (several === undefined) return node;
      const chosenOf = this.mentions.slice(this.mentions.indexOf(several)).some(({ part }) => part === true);
      const searched = several.by === 'search' && !chosenOf && this.searched !== null ? { of: this.searched } : {};
      return { ...node, ...searched, referent: several.referent };
    }
    return { ...node, of: lastChosen.of, referent: { kind: 'markedReferent', mark: lastChosen.mark } };
  }
}
