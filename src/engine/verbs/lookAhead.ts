import type { Clause, Sentence } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { citeToo } from '../trace/record.ts';
import { withAnyMana } from './anyMana.ts';
import type { Riders } from './clause.ts';
import { withNewTargets } from './copySpell.ts';
import { enteringWith } from './enteringWith.ts';
import { withGrantedCost } from './grantedCost.ts';
import { insteadOf, type Willing } from './insteadOf.ts';
import { saidOfBefore } from './saidOfBefore.ts';
import { keepingTypes, saysStill } from './stillIs.ts';

/** "Instead" takes the place of the sentence before when its condition holds (614.15); "can't be regenerated" belongs to the destruction before. */
export function* lookAhead(
  g: Game,
  first: Clause,
  sentences: readonly Sentence[],
  from: number,
  ctx: Context,
  willing: Willing,
): Run<{ readonly clause: Clause; readonly next: number; readonly riders: Riders }> {
  let { clause, next } = yield* insteadOf(g, first, sentences, from, ctx, willing);
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

/** "It can't be regenerated": said of the destruction before (CR 701.19c). */
export function forbidsRegeneration({ acts, duration }: Clause): boolean {
  return (
    !duration &&
    acts.length > 0 &&
    acts.every((act) => act.kind === 'cant' && act.what.every((what) => what.kind === 'deed' && what.deed === 'beRegenerated'))
  );
}
