import type { Run } from '../../../engine/decisions/types.ts';
import { forgetLoop } from '../../../engine/loops/index.ts';
import { placed, Refusal } from '../../../engine/refuse.ts';
import { tell } from '../../../engine/trace/record.ts';
import type { StepKind, TraceStep } from '../../../engine/trace/step.ts';
import { mark, undo } from '../../../engine/writer.ts';
import type { RuleNumber } from '../../../rules/citations.ts';
import type { LegalityAnswer } from '../../answer.ts';
import type { AskAction, AskableAction } from '../../document/types.ts';
import type { Runner } from '../runner.ts';
import { stillPlaying } from '../timing.ts';
import { unsaidPayments } from '../unsaidPayments.ts';
import { activateAction } from './activate.ts';
import { castAction } from './cast.ts';
import { attackAction, blockAction } from './combat.ts';
import { playAction } from './play.ts';
import { specialActionOf } from './special.ts';

/** Could that player carry that action through now, legally, costs paid? It is tried, and everything is taken back. */
export function ask(r: Runner, { action }: AskAction): void {
  const { g } = r;
  let answer = tried(r, action);
  let how = '';
  if (!answer.legal && isUnpaid(answer) && 'pay' in action && Object.keys(action.pay).length === 0) {
    for (const unsaid of unsaidPayments(g)) {
      const paid = tried(r, { ...action, pay: unsaid.pay });
      if (!paid.legal) continue;
      answer = paid;
      how = `, ${unsaid.how}`;
      break;
    }
  }
  r.legality.push(answer);
  const says = answer.legal ? `Asked: the action would be legal${how}.` : `Asked: the action wouldn't be legal. ${answer.reason}`;
  tell(g, {
    kind: 'action',
    says,
    cite: answer.citations as readonly RuleNumber[],
    considered: answer.legal
      ? []
      : [{ what: whatIs(action), why: answer.reason ?? '', cite: answer.citations as readonly RuleNumber[] }],
  });
}

/** Carries the action through, and takes everything back. */
function tried(r: Runner, action: AskableAction): LegalityAnswer {
  const { g } = r;
  const before = mark(g);
  const actionIndex = r.at + 1;
  r.answers.begin(action.choices, actionIndex);
  const { loop } = g.caches;
  forgetLoop(g);
  try {
    placed(['ask'], () => r.driveHypothetically(procedureOf(r, action)));
    return { actionIndex, legal: true, reason: null, citations: restsOn(g.trace.slice(before.trace)) };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return { actionIndex, legal: false, reason: problem.reason, citations: problem.cite };
  } finally {
    undo(g, before);
    g.caches.loop = loop;
    r.answers.end(r.g, null);
  }
}

/** Whether it was a cost that was in the way: then it is asked whether anything could pay it. */
const isUnpaid = ({ citations }: LegalityAnswer): boolean => citations.some((rule) => OF_COSTS.has(rule));
const OF_COSTS: ReadonlySet<string> = new Set(['118.3', '601.2h', '119.4', '107.4f']);

/** Getting to where the action would be taken isn't part of it. */
const ON_THE_WAY: ReadonlySet<StepKind> = new Set(['turn', 'step', 'priority', 'resolve', 'instruction', 'state-based action']);

/** The rules that a yes rests on: those of the steps by which the action was carried through. */
const restsOn = (steps: readonly TraceStep[]): readonly RuleNumber[] => [
  ...new Set(steps.flatMap(({ kind, cite }) => (ON_THE_WAY.has(kind) ? [] : cite))),
];

/** What was asked about, in words. */
function whatIs(action: AskableAction): string {
  switch (action.kind) {
    case 'cast':
      return `casting ${action.card}${action.using === undefined ? '' : ` (${action.using})`}`;
    case 'activate':
      return `activating an ability of ${action.of}`;
    case 'special':
      return `the special action "${action.what}" with ${action.card}`;
    case 'play':
      return `playing ${action.card}`;
    case 'attack':
      return 'this declaration of attackers';
    case 'block':
      return 'this declaration of blockers';
  }
}

/** The procedure of an action that may be illegal. */
export function procedureOf(r: Runner, action: AskableAction): Run<void> {
  stillPlaying(r.g, action.player === undefined ? null : r.seat(action.player));
  switch (action.kind) {
    case 'cast':
      return castAction(r, action);
    case 'activate':
      return activateAction(r, action);
    case 'special':
      return specialActionOf(r, action);
    case 'play':
      return playAction(r, action);
    case 'attack':
      return attackAction(r, action);
    case 'block':
      return blockAction(r, action);
  }
}
