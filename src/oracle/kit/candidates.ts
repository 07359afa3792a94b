import { both } from './distinct.ts';
import { Form } from './form.ts';
import { type GrammaticalNumber, NOTHING, type Phrase, type Result } from './phrase.ts';
import type { Session } from './session.ts';
import type { Step } from './steps.ts';

/** Members of a choice that may begin with a word, arranged so that those whose next word stands elsewhere are never asked. */
export class Candidates<T> {
  readonly none: boolean;
  private readonly plain: readonly Phrase<T>[];
  private readonly bySecond: BySecond<T> | null;
  private readonly groups: readonly Group<T>[];

  constructor(members: readonly Phrase<T>[]) {
    const ofTwo = members.filter((member) => secondOf(member) !== null);
    this.none = members.length === 0;
    this.plain = members.filter((member) => leadOf(member) === null && secondOf(member) === null);
    this.bySecond = ofTwo.length === 0 ? null : new BySecond(ofTwo);
    this.groups = groupsOf(members);
  }

  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<T>[] {
    const { plain, bySecond, groups } = this;
    let found: readonly Result<T>[] = NOTHING;
    for (let i = 0; i < plain.length; i += 1) found = together(found, plain[i]!.read(session, at, number));
    if (bySecond !== null) {
      const members = bySecond.at(session, at + 1);
      for (let i = 0; i < members.length; i += 1) found = together(found, members[i]!.read(session, at, number));
    }
    for (let i = 0; i < groups.length; i += 1) found = together(found, groups[i]!.read(session, at, number));
    return found;
  }
}

/** Forms that begin with two words, by the second. */
class BySecond<T> {
  private readonly all: readonly Phrase<T>[];
  private readonly byWord: ReadonlyMap<number, readonly Phrase<T>[]>;

  constructor(all: readonly Phrase<T>[]) {
    this.all = all;
    this.byWord = byWords(all, secondOf);
  }

  /** Those whose second word stands here. Who hears what is expected hears it of the form. */
  at(session: Session, at: number): readonly Phrase<T>[] {
    if (session.expectations !== null) return this.all;
    if (at > session.furthest) session.furthest = at;
    return this.byWord.get(session.idAt(at)) ?? NOTHING;
  }
}

/** Forms that begin with the same slot, which is read once for all of them, by the word behind it. */
class Group<T> {
  private readonly lead: Step;
  private readonly all: readonly Form<T>[];
  /** Behind the slot stands no fixed word. */
  private readonly open: readonly Form<T>[];
  private readonly byWord: ReadonlyMap<number, readonly Form<T>[]>;

  constructor(lead: Step, all: readonly Form<T>[]) {
    this.lead = lead;
    this.all = all;
    this.open = all.filter(({ behindLead }) => behindLead === null);
    this.byWord = byWords(all, ({ behindLead }) => behindLead);
  }

  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<T>[] {
    const { lead, byWord } = this;
    const firsts = lead.phrase.read(session, at, lead.fixed ?? number);
    if (firsts.length === 0) return NOTHING;
    if (session.expectations !== null) return readAfter(this.all, session, firsts, number, NOTHING);
    let found = readAfter(this.open, session, firsts, number, NOTHING);
    if (byWord.size === 0) return found;
    for (let i = 0; i < firsts.length; i += 1) {
      const { end } = firsts[i]!;
      if (end > session.furthest) session.furthest = end;
      const forms = byWord.get(session.idAt(end));
      if (forms !== undefined && !endsBefore(firsts, i, end)) found = readAfter(forms, session, firsts, number, found);
    }
    return found;
  }
}

function readAfter<T>(
  forms: readonly Form<T>[],
  session: Session,
  firsts: readonly Result<unknown>[],
  number: GrammaticalNumber,
  before: readonly Result<T>[],
): readonly Result<T>[] {
  let found = before;
  for (let i = 0; i < forms.length; i += 1) found = together(found, forms[i]!.readAfter(session, firsts, number));
  return found;
}

/** Whether one of the first so many readings ends there as well. */
function endsBefore(readings: readonly Result<unknown>[], count: number, end: number): boolean {
  for (let i = 0; i < count; i += 1) if (readings[i]!.end === end) return true;
  return false;
}

/** Mostly one of them is empty. */
function together<T>(left: readonly Result<T>[], right: readonly Result<T>[]): readonly Result<T>[] {
  if (right.length === 0) return left;
  return left.length === 0 ? right : both(left, right);
}

const leadOf = (member: Phrase<unknown>): Step | null => (member instanceof Form ? member.lead : null);
const secondOf = (member: Phrase<unknown>): Step | null => (member instanceof Form ? member.secondWord : null);

function groupsOf<T>(members: readonly Phrase<T>[]): readonly Group<T>[] {
  const groups: { readonly lead: Step; readonly forms: Form<T>[] }[] = [];
  for (const member of members) {
    const lead = leadOf(member);
    if (lead === null) continue;
    const same = groups.find((group) => group.lead.phrase === lead.phrase && group.lead.fixed === lead.fixed);
    if (same === undefined) groups.push({ lead, forms: [member as Form<T>] });
    else same.forms.push(member as Form<T>);
  }
  return groups.map(({ lead, forms }) => new Group(lead, forms));
}

/** By a word of theirs, in both numbers; those that have none are left out. */
function byWords<M>(members: readonly M[], wordOf: (member: M) => Step | null): ReadonlyMap<number, readonly M[]> {
  const found = new Map<number, M[]>();
  for (const member of members) {
    const word = wordOf(member);
    if (word === null) continue;
    for (const id of new Set([word.one, word.many])) found.set(id, [...(found.get(id) ?? []), member]);
  }
  return found;
}

export const NO_CANDIDATES: Candidates<never> = new Candidates([]);
