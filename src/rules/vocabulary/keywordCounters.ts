/** The keywords of which there are counters (CR 122.1b), their variants apart: a fuse counter is none of the keyword fuse. */
export const KEYWORD_COUNTERS: ReadonlySet<string> = new Set([
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
]);
