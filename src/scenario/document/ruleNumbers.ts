import { type DocumentError, type DocumentPath, documentError, type Locator } from './errors.ts';
import type { Scenario } from './types.ts';

interface Mentioned {
  readonly path: DocumentPath;
  readonly numbers: readonly string[] | undefined;
}

function mentions({ rules, actions, expect }: Scenario): Mentioned[] {
  const asked = actions.flatMap((action, i): Mentioned[] =>
    action.kind === 'ask'
      ? [
          { path: ['actions', i, 'rules'], numbers: action.rules },
          { path: ['actions', i, 'rulesAny'], numbers: action.rulesAny },
        ]
      : [],
  );
  return [
    { path: ['rules'], numbers: rules },
    ...asked,
    { path: ['expect', 'cites'], numbers: expect?.cites },
    { path: ['expect', 'citesAny'], numbers: expect?.citesAny },
    { path: ['expect', 'illegal', 'rules'], numbers: expect?.illegal?.rules },
    { path: ['expect', 'illegal', 'rulesAny'], numbers: expect?.illegal?.rulesAny },
  ];
}

/** The parts of the rules that a number lies in, nearest first: 702.62a lies in 702.62, and that in 702. */
function* above(number: string): Generator<string> {
  if (/[a-z]$/.test(number)) yield number.slice(0, -1);
  if (number.includes('.')) yield number.slice(0, number.indexOf('.'));
}

/** Every rule number in a scenario must exist in the edition that it is judged by. */
export function checkRuleNumbers(
  scenario: Scenario,
  exists: (number: string) => boolean,
  edition: string,
  locator: Locator,
): DocumentError[] {
  return mentions(scenario).flatMap(({ path, numbers }) =>
    (numbers ?? []).flatMap((number, i) => {
      if (exists(number)) return [];
      const message = `There is no rule ${number} in the edition of ${edition}.`;
      const suggestions = [...above(number)].filter(exists).slice(0, 1);
      return [documentError(locator, { code: 'UNKNOWN_VALUE', path: [...path, i], message, suggestions })];
    }),
  );
}
