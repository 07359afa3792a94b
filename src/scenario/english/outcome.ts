import { unreachable } from '../../rules/assert.ts';
import type { Answer, MissingDecision, UnsupportedText } from '../answer.ts';
import { rulesInBrackets } from './text.ts';

/** What is wanted where no list of options can hold it. */
const OPEN = {
  number: { wanted: 'Any number from 0 on may be answered.', example: '2' },
  'card name': { wanted: 'The name of any card may be answered.', example: 'NAME' },
  'creature type': { wanted: 'Any creature type may be answered.', example: 'Goblin' },
} as const;

/** What an answer to this kind of decision looks like, as one item of `choose`. */
function exampleAnswer({ kind, options, min, max, total, groups, open }: MissingDecision): string {
  if (open !== null && open in OPEN) return OPEN[open as keyof typeof OPEN].example;
  const all = options.map(({ answer }) => quoted(answer));
  const [first] = all;
  if (groups.length > 0) return `{ ${groups[0]}: [${all.join(', ')}] }`;
  if (total !== null) return `{ ${first ?? 'NAME'}: ${total} }`;
  switch (kind) {
    case 'may':
      return 'yes';
    case 'pay':
      return 'no';
    case 'order triggers':
    case 'order cards':
      return `[${all.join(', ')}]`;
    case 'coin':
      return 'heads';
    default:
      return max > 1 && min !== 1 ? `[${all.slice(0, Math.max(min, 1)).join(', ')}]` : (first ?? 'NAME');
  }
}

/** A word as YAML takes it for text. */
function quoted(word: string): string {
  return /^[A-Za-z][\w '/-]*$/.test(word) && !/^(true|false|null)$/i.test(word) ? word : JSON.stringify(word);
}

function decisionText(decision: MissingDecision): string[] {
  const { player, kind, prompt, options, min, max, open, citations } = decision;
  const number = min === max ? `${min}` : `${min} to ${max}`;
  const listed = options.map(({ answer, label }) =>
    label === answer || label === '' ? `  - ${answer}` : `  - ${answer} (${label})`,
  );
  return [
    `A decision is missing. ${player} is asked (${kind}): ${prompt}${rulesInBrackets(citations)}`,
    ...(open !== null && open in OPEN ? [OPEN[open as keyof typeof OPEN].wanted] : []),
    ...(options.length > 0 ? [`Options (choose ${number}):`, ...listed] : []),
    `To go on, add an answer: - { player: ${quoted(player)}, choose: [${exampleAnswer(decision)}] }`,
    'Or write "unanswered: default" to let every missing decision take its default.',
  ];
}

function unsupportedText(texts: readonly UnsupportedText[]): string[] {
  return [
    'Not supported: these words bear on what happens, and the engine does not carry them out. Nothing is guessed.',
    ...texts.map(({ card, words, reason }) => `  - ${card}: “${words}” (${reason})`),
  ];
}

/** How the scenario ended and, where it stopped, why and what to do about it. */
export function outcomeText(answer: Answer): string[] {
  switch (answer.status) {
    case 'RESOLVED':
      return ['Resolved: everything was carried out to the end.'];
    case 'NEEDS_DECISION':
      return answer.decision === null ? ['A decision is missing.'] : decisionText(answer.decision);
    case 'ILLEGAL':
      if (answer.refusal === null) return ['An action is illegal.'];
      return [
        `Action ${answer.refusal.actionIndex} is illegal: ${answer.refusal.reason}${rulesInBrackets(answer.refusal.citations)}`,
        'The state is the one just before it. To ask whether something is legal and go on, use "ask".',
      ];
    case 'UNSUPPORTED':
      return unsupportedText(answer.unsupported);
    case 'EXHAUSTED':
      return [`Stopped: the budget of counted steps ran out. ${answer.exhausted ?? ''}`.trim()];
    default:
      return unreachable(answer.status);
  }
}
