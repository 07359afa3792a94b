import type { Act, Amount, Clause, Sentence } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { citeToo, tell } from '../trace/record.ts';
import { withAnyMana } from './anyMana.ts';
import type { Riders } from './clause.ts';
import { withNewTargets } from './copySpell.ts';
import { enteringWith } from './enteringWith.ts';
import { type ActOf, unsupported } from './executor.ts';
import { withGrantedCost } from './grantedCost.ts';
import { saidOfBefore } from './saidOfBefore.ts';
import { speakingOf } from './speakingOf.ts';
import { keepingTypes, saysStill } from './stillIs.ts';

/** "Instead" takes the place of the sentence before when its condition holds (614.15); "can't be regenerated" belongs to the destruction before. */
export function lookAhead(
  g: Game,
  first: Clause,
  sentences: readonly Sentence[],
  from: number,
  ctx: Context,
): { readonly clause: Clause; readonly next: number; readonly riders: Riders } {
  let clause = first;
  let next = from;
  for (let other = sentences[next]; other?.kind === 'clause' && other.instead; other = sentences[next]) {
    if (!other.condition) unsupported(ctx, 'something that happens instead without a condition');
    if (holds(g, other.condition, ctx)) {
      clause = withWhatIsFound(clause, other) ?? speakingOf(first, toTheSame(clause, other));
      tell(g, {
        kind: 'replacement',
        says: 'A condition is true, so something else is done instead.',
        cite: ['614.15'],
        words: ctx.words,
      });
    }
    next += 1;
  }
  if (saysStill(sentences[next]) || clause.acts.some(({ kind }) => kind === 'stillIs')) {
    clause = keepingTypes(clause);
    if (saysStill(sentences[next])) next += 1;
  }
  const later = sentences[next];
  const modified = later?.kind === 'clause' ? saidOfBefore(clause, later) : null;
  if (modified) {
    clause = modified;
    next += 1;
  }
  for (let rider = enteringWith(clause, sentences[next]); rider; rider = enteringWith(clause, sentences[next])) {
    citeToo(g, ['614.1c']);
    clause = rider;
    next += 1;
  }
  const copying = withNewTargets(clause, sentences[next]);
  if (copying) {
    clause = copying;
    next += 1;
  }
  const sent = sentElsewhere(clause, sentences[next]);
  if (sent) {
    citeToo(g, ['614.15']);
    clause = sent;
    next += 1;
  }
  const limited = withNewWord(clause, sentences[next]);
  if (limited) {
    clause = limited;
    next += 1;
  }
  const costed = withGrantedCost(clause, sentences[next]);
  if (costed) {
    clause = costed;
    next += 1;
  }
  const paid = withAnyMana(clause, sentences[next]);
  if (paid) {
    clause = paid;
    next += 1;
  }
  const rider = sentences[next];
  const noRegeneration = rider?.kind === 'clause' && forbidsRegeneration(rider);
  return { clause, next: noRegeneration ? next + 1 : next, riders: { noRegeneration, collect: null } };
}

/** "The new creature type can't be Wall": of the change of text that the sentence before says. */
function withNewWord(before: Clause, later: Sentence | undefined): Clause | null {
  if (later?.kind !== 'newWordIsnt' || !before.acts.some(({ kind }) => kind === 'changeText')) return null;
  return { ...before, acts: before.acts.map((act) => (act.kind === 'changeText' ? { ...act, except: later.word } : act)) };
}

/** A spell that the sentence before counters goes where this one says. */
function sentElsewhere(before: Clause, later: Sentence | undefined): Clause | null {
  if (later?.kind !== 'counteredInstead' || !before.acts.some(({ kind }) => kind === 'counter')) return null;
  return { ...before, acts: before.acts.map((act) => (act.kind === 'counter' ? { ...act, instead: later.act } : act)) };
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

/** "It can't be regenerated": said of the destruction before (CR 701.19c). */
export function forbidsRegeneration({ acts, duration }: Clause): boolean {
  return (
    !duration &&
    acts.length > 0 &&
    acts.every((act) => act.kind === 'cant' && act.what.every((what) => what.kind === 'deed' && what.deed === 'beRegenerated'))
  );
}
