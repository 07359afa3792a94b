import type { Answer } from '../answer.ts';

const rules = (citations: readonly string[]): string => (citations.length === 0 ? '' : ` [${citations.join(', ')}]`);

/** How the scenario ended, with the reason, in one line. */
export function statusInWords(answer: Answer): string {
  switch (answer.status) {
    case 'ILLEGAL':
      return answer.refusal === null
        ? 'ILLEGAL'
        : `ILLEGAL: action ${answer.refusal.actionIndex}: ${answer.refusal.reason}${rules(answer.refusal.citations)}`;
    case 'NEEDS_DECISION':
      return answer.decision === null
        ? 'NEEDS_DECISION'
        : `NEEDS_DECISION: ${answer.decision.player}, ${answer.decision.kind}: ${answer.decision.prompt}`;
    case 'UNSUPPORTED':
      return `UNSUPPORTED: ${answer.unsupported.map(({ card, words, reason }) => `${card}: "${words}" (${reason})`).join('; ')}`;
    case 'EXHAUSTED':
      return `EXHAUSTED: ${answer.exhausted ?? 'the budget ran out'}`;
    case 'RESOLVED':
      return 'RESOLVED';
  }
}
