import { allPass } from '../../../engine/priority/index.ts';
import { InputError } from '../../../engine/refuse.ts';
import { type ObjectId, objectRef } from '../../../engine/state/ids.ts';
import type { ActionOf } from '../../document/types.ts';
import { theOne } from '../references.ts';
import type { Runner } from '../runner.ts';
import { closeDeclaration, ensureBegun } from '../timing.ts';

/** Everyone passes until the top object, all of the stack, or a named object has resolved and a player would receive priority. */
export function resolve(r: Runner, { until }: ActionOf<'resolve'>): void {
  const { g } = r;
  r.drive(ensureBegun(g));
  if (g.state.turn.openDeclaration) r.drive(closeDeclaration(g));
  r.atBeginning = false;
  if (until.kind === 'all') {
    while (g.state.stack.length > 0 && !g.state.over) r.drive(allPass(g));
    return;
  }
  const { stack } = g.state;
  if (stack.length === 0) {
    const wanted = until.kind === 'object' ? `"${until.object}"` : 'top';
    throw new InputError(`The stack is empty: there is no ${wanted} to resolve. Use "resolve: all" where it may be empty.`);
  }
  const goal: ObjectId = until.kind === 'object' ? named(r, until.object) : stack.at(-1)!;
  while (g.state.stack.includes(goal) && !g.state.over) r.drive(allPass(g));
}

function named(r: Runner, name: string): ObjectId {
  const ref = theOne(r.g, name, r.g.state.stack.map(objectRef));
  if (ref.kind !== 'object' || !r.g.state.stack.includes(ref.object)) throw new InputError(`"${name}" isn't on the stack.`);
  return ref.object;
}
