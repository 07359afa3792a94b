/** Ends an exhaustive switch: a new member of the union doesn't compile until every switch handles it. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** States what this program itself guarantees; a failure is our mistake, never the user's. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${message}`);
}
