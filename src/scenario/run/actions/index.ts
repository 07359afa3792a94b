import { concede } from '../../../engine/actions/concede.ts';
import { passPriority } from '../../../engine/priority/index.ts';
import type { Action } from '../../document/types.ts';
import { viewOf } from '../../view/state.ts';
import type { Runner } from '../runner.ts';
import { readyToAct } from '../timing.ts';
import { advance } from './advance.ts';
import { ask, procedureOf } from './ask.ts';
import { assignAction } from './combat.ts';
import { resolve } from './resolve.ts';

/** Carries out one action of a scenario. Refusals go through to the caller. */
export function carryOutAction(r: Runner, action: Action): void {
  switch (action.kind) {
    case 'cast':
    case 'activate':
    case 'special':
    case 'play':
    case 'attack':
    case 'block':
      r.attempt(() => r.drive(procedureOf(r, action)));
      r.atBeginning = false;
      return;
    case 'assign':
      assignAction(r, action);
      return;
    case 'resolve':
      resolve(r, action);
      return;
    case 'pass':
      r.attempt(() => {
        r.drive(readyToAct(r.g, r.seat(action.player)));
        r.drive(passPriority(r.g));
      });
      r.atBeginning = false;
      return;
    case 'advanceTo':
      advance(r, action);
      return;
    case 'choose':
      r.answers.add(r.seat(action.player), action.answers, r.at + 1);
      return;
    case 'ask':
      ask(r, action);
      return;
    case 'check':
      r.checks.push({ actionIndex: r.at + 1, state: viewOf(r.g) });
      return;
    case 'concede':
      r.drive(concede(r.g, r.seat(action.player)));
      return;
  }
}
