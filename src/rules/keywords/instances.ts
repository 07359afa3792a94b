import type { InstancesFound, RuleWords } from './entry.ts';

const SAYS: readonly (readonly [RegExp, InstancesFound['kind']])[] = [
  [/\bmultiple instances of\b[^.]*\bare redundant\b/i, 'REDUNDANT'],
  [/\bmultiple instances of\b[^.]*\b(?:are cumulative|all of them apply|each of them applies)\b/i, 'CUMULATIVE'],
  [
    /\bmultiple instances of\b[^.]*\b(?:separately|independently|each applies|each is paid|may be used|refers only)\b/i,
    'SEPARATE',
  ],
  [/\bthe sum of all N values of\b/, 'CUMULATIVE'],
  [/\bmultiple \w+ abilities\b[^.]*\b(?:may be used|any of)\b/i, 'SEPARATE'],
];

/** What several instances of a keyword on one object do, where a subrule says so. */
export function instancesOf(subrules: readonly RuleWords[]): InstancesFound | null {
  for (const { number, text } of subrules) {
    const kind = SAYS.find(([pattern]) => pattern.test(text ?? ''))?.[1];
    if (kind !== undefined) return { kind, rule: number };
  }
  return null;
}
