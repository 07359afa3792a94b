import type { Bindings, Context } from '../context.ts';
import { amount } from '../filters/index.ts';
import { type Game, spend } from '../game.ts';
import type { Ref } from '../state/ids.ts';
import { tell } from '../trace/record.ts';
import { type Executor, outcome } from './executor.ts';

/** How often the process has been followed, and since when in the history it is being followed now. */
interface Process {
  asked: boolean;
  again: number;
  since: number;
  /** What the marks came to before. */
  readonly gathered: Map<number, readonly Ref[]>;
}
/** It lives as long as the bindings of what resolves. */
const PROCESSES = new WeakMap<Bindings, Process>();

const processOf = ({ bindings }: Context, g: Game): Process => {
  let found = PROCESSES.get(bindings);
  if (!found) {
    found = { asked: false, again: 0, since: g.state.history.length, gathered: new Map() };
    PROCESSES.set(bindings, found);
  }
  return found;
};

/** Begins to count: called as the first of the sentences is followed. */
export const beginProcess = (g: Game, ctx: Context): void => {
  processOf(ctx, g);
};

/** CR 608.2c: the sentences before are followed once more, unless as many times as the words say have been. */
export const repeatProcess: Executor<'repeatProcess'> = {
  // biome-ignore lint/correctness/useYield: it asks nothing
  *run(g, act, { ctx }) {
    const process = processOf(ctx, g);
    if (act.times && process.again >= amount(g, act.times, ctx)) return outcome([]);
    if (act.until && !someonePut(g, process.since)) return outcome([]);
    process.asked = true;
    return { done: true, amount: 1, refs: [] };
  },
};

/** Whether a card has come onto the battlefield since. */
const someonePut = (g: Game, since: number): boolean =>
  g.state.history.slice(since).some(({ event }) => event.kind === 'zoneChange' && event.to === 'battlefield');

/** Whether the process is to be followed again now: then what its marks came to is put aside, for what is said of all of it afterwards. */
export function followedAgain(g: Game, ctx: Context, isOver: boolean): boolean {
  const process = PROCESSES.get(ctx.bindings);
  if (!process?.asked) {
    if (isOver && process) gather(process, ctx.bindings);
    return false;
  }
  spend(g, 'a process that is repeated');
  process.asked = false;
  process.again += 1;
  process.since = g.state.history.length;
  for (const [mark, refs] of ctx.bindings.refs) process.gathered.set(mark, [...(process.gathered.get(mark) ?? []), ...refs]);
  ctx.bindings.refs.clear();
  tell(g, { kind: 'instruction', says: 'The process is repeated.', cite: ['608.2c'], words: ctx.words });
  return true;
}

/** It is over: what was done this way was done by all of it. */
function gather({ gathered }: Process, { refs }: Bindings): void {
  for (const [mark, before] of gathered) refs.set(mark, [...before, ...(refs.get(mark) ?? [])]);
  gathered.clear();
}
