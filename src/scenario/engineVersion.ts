/** The engine build that an answer comes from: a hash of the built rules, oracle, keywords, engine and scenario folders, put here by the build. */
const ENGINE_BUILD = 'unbuilt';

export function engineVersion(): string {
  return ENGINE_BUILD;
}
