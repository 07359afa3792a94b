/** The engine build that an answer comes from; a hash of the built rules, oracle, keywords, engine and scenario folders, set when built. */
let version = 'unbuilt';

export function setEngineVersion(build: string): void {
  version = build;
}

export function engineVersion(): string {
  return version;
}
