import { isOfPlayers } from '../sense/doers.ts';
import type { Act, Clause, Referent, That, ThatPlayer } from '../tree/index.ts';
import { Marking } from './marking.ts';
import { chosenTogether, namedLast } from './namedLast.ts';
import { othersOfAct, type SaidBefore } from './others.ts';
import { subjectAgain } from './pointing.ts';
import { choosesForEach } from './tables.ts';

/** Binds a sentence: what stands before it, who does what, and what is said of it behind. */
export abstract class BindingClauses extends Marking {
  protected doer: Clause['subject'] | null = null;
  /** What the last sentence said deals damage, where it said nothing else. */
  private dealer: Clause['subject'] | null = null;
  /** What someone else controls is asked. */
  protected ofAnother = false;

  /** What is chosen as the last sentence is followed, if someone does what it lets them do. */
  protected offered: ReadonlySet<number> = new Set();

  protected saidBefore(): SaidBefore {
    const { mentions, doer, inSpell, inStatic, ofAnother } = this;
    return { mentions, doer, inSpell, inStatic, ofAnother, face: this.numbering.face ?? null };
  }

  protected clause(clause: Clause): Clause {
    this.endEach();
    const at = (field: string) => clause.wording?.[`${field}At`] === 'lead';
    const order = ['delayed', 'condition', 'duration', 'forEach'].filter(at);
    const bound: Record<string, unknown> = { ...clause };
    const rest = Object.keys(clause).filter(
      (key) => !order.includes(key) && key !== 'subject' && key !== 'acts' && key !== 'wording',
    );
    for (const key of order) bound[key] = this.bind(clause[key as keyof Clause]);
    this.beforeSubject = this.mentions.length;
    bound.subject = this.bind(clause.subject);
    if (clause.subject.kind === 'that' && clause.subject.wording?.as === 'elided') bound.subject = this.again(clause.subject);
    if (this.dealer && isDealtInstead(clause)) bound.subject = this.again(clause.subject as That, this.dealer);
    bound.subject = this.chosenDoer(this.subject(bound.subject as Clause['subject'], clause.acts), clause.acts);
    this.lastSubject = bound.subject as Clause['subject'];
    const afterSubject = this.mentions.length;
    const { byEach, doer } = this;
    this.doer = this.lastSubject;
    this.dealer = clause.acts.every(isDamage) ? this.lastSubject : null;
    this.byEach = clause.forEach !== undefined || clause.subject.kind === 'eachPlayer' || clause.acts.some(choosesForEach);
    const before = this.lastAmount;
    bound.acts = clause.acts.map((act) => this.act(act));
    this.byEach = byEach;
    bound.subject = othersOfAct(bound.subject as Clause['subject'], this.saidBefore());
    this.mentions.push(...chosenTogether(bound.acts as readonly Act[]));
    if (clause.condition) this.mentions.push(...namedLast(bound.acts as readonly Act[]));
    for (const key of rest) {
      if (key === 'where' && isDealer(clause)) this.beforeRecipient = afterSubject;
      bound[key] = key === 'where' ? this.whatX(clause.where, before) : this.bind(clause[key as keyof Clause]);
      if (key === 'where') this.beforeRecipient = Number.POSITIVE_INFINITY;
    }
    this.doer = doer;
    this.offered = new Set(clause.optional ? chosenIn(bound.acts) : []);
    return bound as unknown as Clause;
  }

  /** What X is was so before the sentence that says it: "create an X/X token, where X is the life lost this way". */
  private whatX(where: Clause['where'], before: number | null): Clause['where'] {
    const { lastAmount } = this;
    this.lastAmount = before ?? lastAmount;
    const bound = this.bind(where);
    this.lastAmount = lastAmount;
    return bound;
  }

  /** "Each of them" is spoken of in its own sentence only. */
  private endEach(): void {
    for (const [i, mention] of this.mentions.entries()) {
      if (mention.what === 'object' && mention.referent.kind === 'attachedReferent')
        this.mentions[i] = { ...mention, over: true };
    }
  }

  private act(act: Act): Act {
    const outer = this.beforeAct;
    this.beforeAct = this.mentions.length;
    const bound = this.bind(act);
    this.beforeAct = outer;
    return bound;
  }

  /** "Target player draws two cards. They …" are the player rather than the cards. */
  private isDrawn(referent: Referent): boolean {
    return referent.kind === 'markedReferent' && referent.mark === this.lastDone.get('draw');
  }

  /** The subject of the clause before, which isn't said again. */
  private again(elided: That, subject = this.lastSubject): That {
    const referent = subject === null ? undefined : subjectAgain(subject);
    const { referent: _, ...rest } = elided;
    return referent === undefined ? rest : { ...rest, referent };
  }

  /** "An opponent exiles … That opponent …". Who chooses targets is known before anyone is chosen on resolution, and isn't found so. */
  private chosenDoer(subject: Clause['subject'], acts: readonly Act[]): Clause['subject'] {
    if (subject.kind !== 'somePlayer' || this.event !== null || this.inStatic || speaksOfTargets(acts)) return subject;
    const mark = this.numbering.next++;
    this.add({ what: 'player', many: false, referent: { kind: 'markedReferent', mark } });
    return { ...subject, mark };
  }

  /** "they" who draw cards are players. */
  private subject(subject: Clause['subject'], acts: readonly Act[]): Clause['subject'] {
    if (subject.kind !== 'that' || subject.wording?.as !== 'they') return subject;
    const doneByPlayers = acts.some(isOfPlayers);
    const players = doneByPlayers || subject.referent === undefined || this.isDrawn(subject.referent);
    if (!players) return subject;
    const they = this.thatPlayer({ kind: 'thatPlayer', wording: { as: 'they' } });
    if (!doneByPlayers && they.referent === undefined) return subject;
    // "Target opponent returns a permanent to its owner's hand. Then they shuffle …": who did the one thing does the other, and not an owner.
    const doer = isDoer(this.lastSubject) && isOwner(they) ? subjectAgain(this.lastSubject!) : undefined;
    if (doer === undefined) return they;
    this.add({ what: 'player', many: false, referent: doer });
    return { ...they, referent: doer };
  }
}

const isDamage = ({ kind }: Act): boolean => kind === 'dealDamage';

/** "If you're the monarch, it deals 7 damage instead": what deals it does so to whom it did before, which isn't said again. */
const isDealtInstead = ({ subject, acts: [act] }: Clause): boolean =>
  subject.kind === 'that' && act?.kind === 'dealDamage' && act.to.kind === 'recipients' && act.to.all.length === 0;

/** The marks of what is chosen as acts are carried out; targets have been chosen before. */
function chosenIn(node: unknown): readonly number[] {
  if (Array.isArray(node)) return node.flatMap(chosenIn);
  if (typeof node !== 'object' || node === null) return [];
  const { kind, mark } = node as { readonly kind?: string; readonly mark?: number };
  const own = kind === 'some' && mark !== undefined ? [mark] : [];
  return [...own, ...Object.values(node).flatMap(chosenIn)];
}

const speaksOfTargets = (acts: readonly Act[]): boolean => JSON.stringify(acts).includes('"kind":"target');

const DOERS: ReadonlySet<string> = new Set(['targetPlayer', 'thatPlayer', 'somePlayer']);
const isDoer = (subject: Clause['subject'] | null): boolean => subject !== null && DOERS.has(subject.kind);

const isOwner = ({ referent }: ThatPlayer): boolean => referent?.kind === 'phraseReferent' && referent.phrase.kind === 'ownerOf';

/** "Target creature deals X damage to any other target, where X is its power": the power of what deals it. */
const isDealer = ({ subject, acts }: Clause): boolean =>
  subject.kind === 'target' && acts.every(({ kind }) => kind === 'dealDamage');
