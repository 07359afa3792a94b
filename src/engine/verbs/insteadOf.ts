import type { Act, Amount, Clause, Sentence } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { tell } from '../trace/record.ts';
import { type ActOf, unsupported } from './executor.ts';
import { speakingOf } from './speakingOf.ts';

/** Whether a player does what may be done instead. */
export type Willing = (clause: Clause) => Run<boolean>;

/**
 * What takes the place of a sentence: of those behind it that say "instead", the last whose condition holds (CR 614.15). Where a player may do
 * it and doesn't, the sentence is followed as it stands.
 */
export function* insteadOf(
  g: Game,
  first: Clause,
  sentences: readonly Sentence[],
  from: number,
  ctx: Context,
  willing: Willing,
): Run<{ readonly clause: Clause; readonly next: number }> {
  let clause = first;
  let next = from;
  for (let other = sentences[next]; other?.kind === 'clause' && other.instead; other = sentences[next]) {
    next += 1;
    if (!other.condition) return unsupported(ctx, 'something that happens instead without a condition');
    if (!holds(g, other.condition, ctx)) continue;
    const said = withWhatIsFound(clause, other) ?? speakingOf(first, withTheRest(clause, toTheSame(clause, other)));
    if (said.optional && !(yield* willing(said))) continue;
    const { optional: _asked, ...done } = said;
    clause = done;
    tell(g, {
      kind: 'replacement',
      says: 'A condition is true, so something else is done instead.',
      cite: ['614.15'],
      words: ctx.words,
    });
  }
  return { clause, next };
}

/**
 * "Scry 1, then draw a card. If …, draw two cards instead": only the last deed has something in its place, and the condition is judged when the
 * others have been done (CR 608.2c).
 */
export function deedsApart(sentences: readonly Sentence[]): readonly Sentence[] {
  if (!sentences.some((sentence) => sentence.kind === 'clause' && sentence.instead)) return sentences;
  return sentences.flatMap((sentence, index): readonly Sentence[] => {
    const next = sentences[index + 1];
    if (sentence.kind !== 'clause' || next?.kind !== 'clause' || !next.instead || !isPlain(sentence)) return [sentence];
    const { acts } = sentence;
    const last = acts.length - next.acts.length;
    const isLast = last > 0 && next.acts.every((act, at) => act.kind === acts[last + at]?.kind);
    return isLast ? [acts.slice(0, last), acts.slice(last)].map((some) => ({ ...sentence, acts: some })) : [sentence];
  });
}

/** One player or object does it, at once and for sure; a search and what is done with what is found stay together. */
const isPlain = ({ acts, optional, unless, delayed, forEach, joined, condition, duration }: Clause): boolean =>
  !(optional || unless || delayed || forEach || joined || condition || duration) && acts.every(({ kind }) => kind !== 'search');

/** "It gets +1/+1 and gains flying until end of turn. If …, it gets +3/+3 instead": what isn't said anew is done as before. */
function withTheRest(before: Clause, instead: Clause): Clause {
  const fewer = instead.acts.length < before.acts.length;
  const places = instead.acts.map(({ kind }) => before.acts.findIndex((act) => act.kind === kind));
  if (!fewer || places.includes(-1) || new Set(places).size < places.length) return instead;
  return { ...instead, acts: before.acts.map((act, at) => instead.acts[places.indexOf(at)] ?? act) };
}

/** "Search …, reveal it, and put it into your hand. If …, put that card onto the battlefield instead": it is found all the same, and goes elsewhere. */
function withWhatIsFound(before: Clause, instead: Clause): Clause | null {
  const [only] = instead.acts;
  const searched = before.acts.find((act) => act.kind === 'search');
  const found = searched && 'mark' in searched.for ? searched.for.mark : undefined;
  if (found === undefined || only?.kind !== 'move' || instead.acts.length > 1 || only.objects.kind !== 'that') return null;
  const { referent } = only.objects;
  if (referent?.kind !== 'markedReferent' || referent.mark !== found || before.acts.at(-1)?.kind !== 'move') return null;
  return { ...before, acts: [...before.acts.slice(0, -1), only] };
}

/** "It deals 4 damage instead": to what the sentence before says. */
function toTheSame(before: Clause, instead: Clause): Clause {
  const created = before.acts.find((act) => act.kind === 'createToken');
  if (created) return ofThose(created, instead);
  const said = before.acts.find((act) => act.kind === 'dealDamage');
  if (!said) return instead;
  const { to, divided } = said;
  const same = (act: Act): Act =>
    act.kind === 'asMuch'
      ? { ...said, amount: asMuchOf(act.amount, said.amount) }
      : act.kind === 'dealDamage' && act.to.kind === 'recipients' && act.to.all.length === 0
        ? { ...act, to, ...(divided ? { divided } : {}) }
        : act;
  return { ...instead, acts: instead.acts.map(same) };
}

/** "It deals double that damage instead": of what the sentence before says. */
const asMuchOf = (amount: Amount, said: Amount): Amount =>
  amount.kind === 'times' ? { ...amount, amount: said } : amount.kind === 'plus' ? { ...amount, left: said } : amount.kind === 'half' ? { ...amount, amount: said } : amount; // biome-ignore format: one line

/** "Create five of those tokens instead": as the sentence before describes them. */
function ofThose(created: ActOf<'createToken'>, instead: Clause): Clause {
  const same = (act: Act): Act =>
    act.kind === 'createToken' && act.token.kind === 'sameToken' ? { ...created, ...act, token: created.token } : act;
  return { ...instead, acts: instead.acts.map(same) };
}
