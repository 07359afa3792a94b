/** A thread that takes as long as it is told, or fails. */
export function resolveScenario({ milliseconds, fails }) {
  const until = Date.now() + milliseconds;
  while (Date.now() < until);
  if (fails) throw new Error('broken inside');
  return { milliseconds };
}
