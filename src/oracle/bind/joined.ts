// biome-ignore-all lint/suspicious/noThenProperty: what is done then, in nodes that nobody awaits
import type { Act, Clause, Effect, Sentence } from '../tree/index.ts';

/** Links between sentences that don't end them: the sentence after one is told in the same breath as the one before. */
const ENDS = new Set(['stop', 'stopThen']);

/** Sentences whose `then` goes on to where the sentence ends: "if you do, you draw a card and you lose 1 life". */
const RIDERS = new Set<Sentence['kind']>([
  'ifDone',
  'whenDone',
  'otherwise',
  'delayedTrigger',
  'lastingReplacement',
  'ifThisWay',
  'whenThisWay',
  'whenSpent',
  'afterPrevention',
]);

/** Acts that last no longer than is said, so that what isn't said of them is said of the next. */
const LASTING = new Set<Act['kind']>(['get', 'gain', 'lose', 'become', 'cant', 'can', 'gainControl']);

const says = (sentence: Sentence, letter: 'X'): boolean =>
  JSON.stringify(sentence).includes(`"kind":"variable","letter":"${letter}"`);

/** Whether what stands before the first of joined sentences is said of all of them. */
function leads(first: Sentence): boolean {
  if (first.kind !== 'clause') return RIDERS.has(first.kind);
  const atLead = (field: 'condition' | 'duration' | 'delayed'): boolean =>
    first[field] !== undefined && first.wording?.[`${field}At`] === 'lead';
  return first.forEach !== undefined || atLead('condition') || atLead('duration') || atLead('delayed');
}

/** Whether what stands after a later one is said of the first as well: "… X life and you gain X life, where X is …". */
function closes(first: Sentence, later: readonly Clause[]): boolean {
  if (first.kind !== 'clause') return false;
  if (first.where === undefined && says(first, 'X') && later.some(({ where }) => where !== undefined)) return true;
  return (
    first.duration === undefined &&
    first.acts.some(({ kind }) => LASTING.has(kind)) &&
    later.some(({ duration, wording }) => duration !== undefined && wording?.durationAt === undefined)
  );
}

/** "Create three tokens and you gain 3 life. If …, instead create X of those tokens and you gain X life": all of it is done instead of all of that. */
function isReplaced(group: readonly Sentence[], next: readonly Sentence[] | undefined): boolean {
  const [first] = next ?? [];
  return first?.kind === 'clause' && first.instead === true && next?.length === group.length;
}

function join(group: readonly Sentence[], at: number, groups: readonly (readonly Sentence[])[]): readonly Sentence[] {
  const [first, ...rest] = group;
  const later = rest.filter((sentence) => sentence.kind === 'clause');
  if (first === undefined || later.length === 0 || later.length < rest.length) return group;
  if (!leads(first) && !closes(first, later) && !isReplaced(group, groups[at + 1])) return group;
  if (first.kind === 'clause') return [{ ...first, joined: later }];
  return 'then' in first ? [{ ...first, then: { ...first.then, joined: later } }] : group;
}

/** What stands behind instructions of which the last is told with "then": whether that one is carried out. */
const TAILS = ['unless', 'condition'] as const;
const THEN = new Set(['then', 'andThen']);

/** "Mill two cards, then destroy it if …", "…, then sacrifice it unless you pay {1}": what stands last is said of what is done then, and asked when it comes to that. */
function lastApart(clause: Clause): Clause {
  const { acts, unless, condition, wording, joined } = clause;
  const links = (wording?.acts ?? '').split(',');
  const link = links.at(-1)!;
  const isTail = unless !== undefined || (condition !== undefined && wording?.conditionAt === 'tail');
  if (!isTail || acts.length < 2 || !THEN.has(link) || clause.subject.kind !== 'you' || joined || clause.optional) return clause;
  const { unless: _unless, condition: _condition, wording: said, ...rest } = clause;
  const { acts: _links, conditionAt: _at, ...own } = said ?? {};
  const before = links.slice(0, -1).join();
  const last: Clause = {
    kind: 'clause',
    subject: clause.subject,
    acts: acts.slice(-1),
    ...(unless === undefined ? {} : { unless }),
    ...(condition === undefined ? {} : { condition }),
    wording: { of: 'lastAct', link, ...(condition === undefined ? {} : { conditionAt: 'tail' }) },
  };
  return { ...rest, acts: acts.slice(0, -1), joined: [last], wording: { ...own, ...(before === '' ? {} : { acts: before }) } };
}

/** The inverse of `lastApart`. */
function lastAgain(clause: Clause): Clause {
  const last = clause.joined?.find(({ wording }) => wording?.of === 'lastAct');
  if (last === undefined) return clause;
  const { joined, wording, ...rest } = clause;
  const { of: _of, link = '', ...said } = last.wording ?? {};
  const others = joined!.filter((one) => one !== last);
  const acts = [wording?.acts ?? '', link].filter(Boolean).join();
  return {
    ...rest,
    acts: [...clause.acts, ...last.acts],
    wording: { ...wording, ...said, acts },
    ...Object.fromEntries(TAILS.flatMap((tail) => (last[tail] === undefined ? [] : [[tail, last[tail]]]))),
    ...(others.length > 0 ? { joined: others } : {}),
  };
}

/** A sentence's own clause, or the one that is carried out if the sentence holds, changed. */
function inClause(sentence: Sentence, change: (clause: Clause) => Clause): Sentence {
  if (sentence.kind === 'clause') return change(sentence);
  if (!('then' in sentence)) return sentence;
  const then = change(sentence.then);
  return then === sentence.then ? sentence : { ...sentence, then };
}

/** Puts into a sentence those that are joined to it by "and" or "then", where what it says of when, whether or how often is said of them as well. */
export function withJoined(effect: Effect): Effect {
  const links = (effect.wording?.sentences ?? '').split(',');
  const groups: Sentence[][] = [];
  for (const [i, sentence] of effect.sentences.entries()) {
    const link = i === 0 ? 'stop' : links[i - 1] || 'stop';
    if (ENDS.has(link)) groups.push([sentence]);
    else groups.at(-1)!.push(sentence);
  }
  const sentences = groups.flatMap((group, at) =>
    group.length > 1 ? join(group, at, groups) : [inClause(group[0]!, lastApart)],
  );
  return sentences.every((sentence, i) => sentence === effect.sentences[i]) ? effect : { ...effect, sentences };
}

/** The sentences as they are said one after another; the inverse of `withJoined`. */
export function apart(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.flatMap((said): readonly Sentence[] => {
    const sentence = inClause(said, lastAgain);
    const first = 'then' in sentence ? sentence.then : sentence;
    if (first.kind !== 'clause' || first.joined === undefined) return [sentence];
    const { joined, ...own } = first;
    return ['then' in sentence ? { ...sentence, then: own } : own, ...joined];
  });
}
