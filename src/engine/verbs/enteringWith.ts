import type { Act, Clause, Condition, CounterSpec, Event, ObjectPhrase, Sentence } from '../../oracle/tree/index.ts';
import { multiply } from '../multiply.ts';

/**
 * The sentence before with the counters that this one lets enter what it puts onto the battlefield: "If it enters as a creature, it enters with
 * an additional +1/+1 counter on it" (CR 614.1c). Null where it says something else.
 */
export function enteringWith(before: Clause, later: Sentence | undefined): Clause | null {
  const said = later === undefined ? null : counters(later);
  if (!said) return null;
  const changed = before.acts.map((act) => withCounters(act, said));
  return changed.some((act, index) => act !== before.acts[index]) ? { ...before, acts: changed } : null;
}

interface Said {
  readonly object: ObjectPhrase | null;
  readonly specs: readonly CounterSpec[];
}

function counters(later: Sentence): Said | null {
  if (later.kind === 'ifThisWay') {
    const onlyIf = entersThisWay(later.event);
    const then = onlyIf && !later.then.condition ? specsOf(later.then, onlyIf) : null;
    return then && { object: null, specs: then };
  }
  if (later.kind !== 'clause' || !('referent' in later.subject) || later.subject.kind !== 'that') return null;
  const specs = specsOf(later, later.condition && ofWhatEnters(later.condition, JSON.stringify(later.subject.referent)));
  return specs && { object: later.subject, specs };
}

const ENTERING = { kind: 'that', many: false, referent: { kind: 'attachedReferent' } } as const;

/** The condition, speaking of what enters where it speaks of what the sentence is about. */
function ofWhatEnters<T>(node: T, about: string): T {
  if (Array.isArray(node)) return node.map((one) => ofWhatEnters(one, about)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { kind, referent } = node as { readonly kind?: string; readonly referent?: unknown };
  if (kind === 'that' && JSON.stringify(referent) === about) return ENTERING as T;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, ofWhatEnters(value, about)])) as T;
}

/** "If a creature enters this way": what enters is such a thing. */
function entersThisWay(event: Event): Condition | null {
  if (event.kind !== 'enters' || event.subject.kind !== 'some') return null;
  return { kind: 'isKind', object: ENTERING, filter: event.subject.filter };
}

function specsOf({ acts, optional, unless, duration, delayed }: Clause, onlyIf: Condition | undefined): CounterSpec[] | null {
  if (optional || unless || duration || delayed) return null;
  const specs = acts.map((said) => spec(said, onlyIf));
  return specs.every((one) => one !== null) ? specs : null;
}

function spec(said: Act, onlyIf: Condition | undefined): CounterSpec | null {
  const act = said.kind === 'multiplied' ? multiply(said) : said;
  if (act?.kind !== 'enterWithCounters' || act.elseGains || act.ifNoCreature) return null;
  return { kind: 'counterSpec', amount: act.amount, counter: act.counter, ...(onlyIf ? { onlyIf } : {}) };
}

function withCounters(act: Act, { object, specs }: Said): Act {
  if (act.kind !== 'move' || act.to.zone !== 'battlefield' || (object && !isSame(act, object))) return act;
  return { ...act, to: { ...act.to, with: [...(act.to.with ?? []), ...specs] } };
}

/** Whether "it" is what the act puts onto the battlefield: what it chose, or what it and the word both speak of. */
function isSame(act: Extract<Act, { kind: 'move' }>, object: ObjectPhrase): boolean {
  const referent = 'referent' in object ? object.referent : undefined;
  const { objects } = act;
  if (referent?.kind === 'markedReferent') {
    const marks = [act.mark, 'mark' in objects ? objects.mark : undefined];
    if (marks.includes(referent.mark)) return true;
  }
  return 'referent' in objects && JSON.stringify(objects.referent) === JSON.stringify(referent);
}
