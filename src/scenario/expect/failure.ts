/** One expectation that didn't come true. */
export interface Failure {
  /** Which one: `expect.objects[0] Grizzly Bears power`. */
  readonly what: string;
  readonly wanted: string;
  readonly got: string;
}

export const failure = (what: string, wanted: string, got: string): Failure => ({ what, wanted, got });

/** One line for people. */
export function formatFailure({ what, wanted, got }: Failure): string {
  return `${what}: wanted ${wanted}, got ${got}`;
}

/** A value as people write it in scenarios. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return value === '' ? '""' : value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(show).join(', ');
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    return entries.length === 0 ? 'none' : entries.map(([key, entry]) => `${key} ${show(entry)}`).join(', ');
  }
  return String(value);
}
